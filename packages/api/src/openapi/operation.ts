import type { ErrorBody } from '../http/fault.ts';
import type { Forms } from '../http/form.ts';
import type { Schema } from './schema.ts';

/** A parameter, as OpenAPI writes it. */
export interface Parameter {
  /** Where it stands: in the query unless given. */
  readonly in?: 'path';
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  /** The serialization of an array in the query. */
  readonly style?: 'form';
  readonly explode?: false;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** A JSON body, with the name that its schema has among the components. */
export interface Body {
  readonly name: string;
  readonly description: string;
  readonly schema: Schema;
  /** Further components that the schema refers to. */
  readonly parts?: Readonly<Record<string, Schema>>;
  readonly example: object;
}

/** The parts of an endpoint's OpenAPI description that differ between endpoints. */
export interface Operation {
  /** The `operationId`. */
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: string;
  readonly parameters?: readonly Parameter[];
  /** The body of a POST. */
  readonly body?: Body;
  /** The success. */
  readonly answer: Body;
  /** An example of what is answered with 400, where a request can be wrong. */
  readonly mistake?: ErrorBody;
  /** Refusals of this operation alone, by their status. */
  readonly refusals?: Readonly<Record<number, { readonly description: string; readonly body: ErrorBody }>>;
  /** The answer is a document with an `ETag`: 304 says that the caller has it already. */
  readonly fixed?: true;
  /** No cache keeps the answer: it is for one caller, at one moment. */
  readonly own?: true;
}

/** A path of the API, as the document tells it. */
export interface Described {
  readonly method: 'GET' | 'POST';
  /** The last segment may be a parameter: `/units/{unit}`. */
  readonly path: string;
  /** The forms that its answers have beside JSON. */
  readonly forms?: Forms;
  /** Asked for once, when the OpenAPI document is made. */
  readonly describe: () => Operation;
}
