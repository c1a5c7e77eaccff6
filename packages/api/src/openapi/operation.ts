import type { ErrorBody } from '../http/fault.ts';
import type { Forms } from '../http/form.ts';
import type { Schema } from './schema.ts';

/** A Parameter Object of OpenAPI. */
export interface Parameter {
  /** The location. Default: the query. */
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

/** A JSON body, with the component name of its schema. */
export interface Body {
  readonly name: string;
  readonly description: string;
  readonly schema: Schema;
  /** Further components that the schema references. */
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
  /** The successful answer. */
  readonly answer: Body;
  /** An example of an answer with 400, if a request can be invalid. */
  readonly mistake?: ErrorBody;
  /** Refusals that only this operation has, by status. */
  readonly refusals?: Readonly<Record<number, { readonly description: string; readonly body: ErrorBody }>>;
  /** True if the answer is a document with an `ETag`: 304 means that the caller already has it. */
  readonly fixed?: true;
  /** True if no cache may store the answer: it is for one caller, at one moment. */
  readonly own?: true;
}

/** A path of the API for the document. */
export interface Described {
  readonly method: 'GET' | 'POST';
  /** The last segment may be a parameter: `/units/{unit}`. */
  readonly path: string;
  /** The forms of its answers in addition to JSON. */
  readonly forms?: Forms;
  /** Called once, when the OpenAPI document is generated. */
  readonly describe: () => Operation;
}
