import type { Assumption } from '../model/assumption.ts';
import type { Bindings } from './match.ts';

const hourOf = (time: string): number => Number(/^\d+/.exec(time)?.[0]);

/**
 * Returns the values of a question about two times. After a time with a word for the afternoon, an earlier one without
 * such a word is in the afternoon too: `오후 1시부터 5시까지` ends at 17:00.
 */
export const withHalves = (
  written: Bindings,
): { readonly bindings: Bindings; readonly assumed: readonly Assumption[] } => {
  const [start, end] = [written.get('start'), written.get('end')];
  const isOpen =
    start?.isAfternoon === true &&
    end !== undefined &&
    end.isAfternoon !== true &&
    /^\d{1,2}:\d\d$/.test(end.text) &&
    hourOf(end.text) < 12 &&
    hourOf(end.text) + 12 >= hourOf(start.text);
  if (!isOpen) return { bindings: written, assumed: [] };
  const text = `${hourOf(end.text) + 12}${end.text.slice(end.text.indexOf(':'))}`;
  return {
    bindings: new Map([...written, ['end', { ...end, text }]]),
    assumed: [{ kind: 'clock', of: end.text, as: text }],
  };
};
