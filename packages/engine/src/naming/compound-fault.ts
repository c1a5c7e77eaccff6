import { longestText, mostFactors, mostPower } from './compound-reader.ts';
import type { CompoundIndex } from './compound-index.ts';

/** Matches the operators between the units of a compound, with their powers. */
const between = /\s*(?:[*·/()]|\bper\b|\^\s*\(?[-+]?\d+)\s*/u;

/**
 * Returns the part of a compound that is not a unit. Empty if the compound exceeds the limits. Undefined for other
 * texts, or without a single faulty part.
 */
export const faultyPart = (text: string, unitIndex: CompoundIndex): string | undefined => {
  if (text.length > longestText) return undefined;
  const parts = text.split(between).filter((part) => /\D/.test(part));
  if (parts.join('') === text) return undefined;
  const powers = text.match(/\d+/g) ?? [];
  if (parts.length > mostFactors || powers.some((power) => Number(power) > mostPower && text.includes(`^${power}`)))
    return '';
  return parts.find((part) => unitIndex.find(part).units.length === 0);
};

/** Returns the fault of an unknown spelling with the form of a compound, as a clause of a sentence. */
export const faultIn = (text: string, unitIndex: CompoundIndex): string | undefined => {
  const part = faultyPart(text, unitIndex);
  return part === ''
    ? `a unit has at most ${mostFactors} factors and powers of ${mostPower}`
    : part && `it has no unit "${part}"`;
};
