import { byPath } from '../src/http/paths.ts';
import type { Judge } from './attack.ts';
import { conformance, readerOf, resolved } from './conformance.ts';

/** The media type whose bodies are compared with their schema. */
const json = 'application/json';

/** Statuses of any path, described once in the preamble: partial content and not modified. */
const general = new Set([206, 304]);

/**
 * Returns a judge that compares answers with the description: the operation has the status, and the body matches its
 * schema.
 */
export const judgeBy = (document: any): Judge => {
  const errorsIn = conformance(readerOf(document));
  const operationsAt = byPath(Object.entries<any>(document.paths));
  return ({ method, path }, status, type, text) => {
    const [at = ''] = path.split(/[?#]/);
    const operation = operationsAt(at)?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
    if (!operation) return undefined;
    const described = operation.responses[status];
    if (!described)
      return general.has(status) ? undefined : `status ${status}, which is not described: ${text.slice(0, 200)}`;
    const content = resolved(document, described).content ?? {};
    if (method === 'HEAD' || type !== json || text === '') return undefined;
    const errors = errorsIn(JSON.parse(text), content[json].schema);
    return errors.length === 0
      ? undefined
      : `no ${status} as described: ${JSON.stringify(errors.slice(0, 3))} in ${text.slice(0, 400)}`;
  };
};
