// The share of results that are the double nearest to the exact result, for the inputs of the speed measurements.
import { convertExact } from '@units/engine';
import type { Library } from './subjects.ts';
import { length, order, pairs, valueKinds, valuesOf } from './workload.ts';

/** Returns the share of nearest results. The reference is the engine's exact fraction, which its own proof verifies. */
export const shareOfNearest = ({ convert }: Library, spell: (unit: string) => string): number => {
  let nearest = 0;
  for (const kind of valueKinds) {
    const values = valuesOf(kind);
    for (let index = 0; index < length; index += 1) {
      const [from, to] = pairs[order[index]!]!;
      const exact = convertExact(String(values[index]), from as string, to as string).toNumber();
      if (convert(values[index]!, spell(from), spell(to)) === exact) nearest += 1;
    }
  }
  return nearest / (length * valueKinds.length);
};
