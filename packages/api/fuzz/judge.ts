import { byPath } from '../src/http/paths.ts';
import type { Judge } from './attack.ts';
import { conformance, readerOf, resolved } from './conformance.ts';

/** Kinds of JSON that a schema stands for. */
const json = 'application/json';

/** Statuses that any path can answer, described once in the preamble: partial content, not modified, unknown paths and methods. */
const general = new Set([206, 304]);

/** Holds answers to the description: the status is one that the operation has, and the body is as its schema says. */
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
