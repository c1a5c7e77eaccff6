// How often a library gives the double nearest to the exact answer, over the inputs that the speed is measured with.
import { convertExact } from '@units/engine';
import type { Library } from './subjects.ts';
import { length, order, pairs, valueKinds, valuesOf } from './workload.ts';

/** The share of nearest results; the reference is the engine's exact fraction, which its own proof holds to. */
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
