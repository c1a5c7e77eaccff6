import type { Asked } from '@units/ui';
import { version } from './protocol.ts';

const longest = 200;

const readText = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.length <= longest) || (typeof value === 'number' && Number.isFinite(value))
    ? String(value)
    : undefined;

/** Returns the request in a message, or undefined if the message is not for the widget. */
export const readSet = (data: unknown): Asked | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const { units, type, value, from, to } = data as Readonly<Record<string, unknown>>;
  if (units !== version || type !== 'set') return undefined;
  return { value: readText(value), from: readText(from), to: readText(to) };
};
