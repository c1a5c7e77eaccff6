/** A call from the examples of the description. */
export interface Call {
  /** The `operationId`. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The values of the path's parameters. */
  readonly inPath: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The body of a POST, and the name of its schema. */
  readonly body?: { readonly name: string; readonly value: unknown };
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: unknown }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { readonly $ref: string }; example: unknown } };
  };
}

/** The part of an OpenAPI document that calls are made from. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

/** Returns one call of each operation, with the examples of its parameters, which together form a valid request. */
export const callsOf = ({ paths }: Description): readonly Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, parameters = [], requestBody }]) => {
      const examplesIn = (place: string): Call['query'] =>
        Object.fromEntries(
          parameters
            .filter((one) => one.in === place && one.example !== undefined)
            .map(({ name, example }) => [name, example]),
        );
      const content = requestBody?.content['application/json'];
      return {
        id: operationId,
        method: method === 'post' ? 'POST' : 'GET',
        path,
        inPath: examplesIn('path'),
        query: examplesIn('query'),
        ...(content ? { body: { name: content.schema.$ref.split('/').at(-1)!, value: content.example } } : {}),
      };
    }),
  );
