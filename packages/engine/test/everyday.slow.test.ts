// The spellings of the catalogue and their variants: the everyday entry reads none as another unit than the main entry.
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../fixtures/refusal.ts';
import { sampleOf } from '../../../scripts/sample.ts';
import { everydayQuantities, everydayUnits, spellingsOf } from '../scripts/everyday.ts';
import { unitIndex } from '../src/conversion/catalogue.ts';
import * as everyday from '../src/everyday.ts';
import { convert as convertMain } from '../src/index.ts';

type Convert = (value: number, from: string, to: string) => number;
const [convert, main] = [everyday.convert as unknown as Convert, convertMain as unknown as Convert];

const units = everydayQuantities.flatMap((quantity) => everydayUnits(quantity));

describe('the everyday entry', { timeout: 300_000 }, () => {
  test('reads no text as another unit than the main entry', () => {
    const wrong: unknown[] = [];
    const bases = [...new Set(units.map((unit) => everydayUnits(unit.quantity!)[0]!.id))];
    const every = unitIndex.quantities.flatMap((quantity) =>
      unitIndex.unitsOf(quantity).flatMap((unit) => spellingsOf(unit)),
    );
    const beyond: string[] = [];
    const variants = every.flatMap((text) => [
      text,
      text.toLowerCase(),
      text.toUpperCase(),
      text.charAt(0).toUpperCase() + text.slice(1),
      `${text}s`,
      text.replace(/s$/, ''),
      text.replaceAll(' ', '-'),
      text.replaceAll(' ', '_'),
      text.replace('²', '2').replace('³', '^3'),
    ]);
    const asked = sampleOf([...new Set(variants)]);
    for (const text of asked) {
      for (const base of bases) {
        const found = outcomeOf(() => convert(3, text, base));
        // What the entry does not know it knows beside no unit
        if (found === 'unknown-unit') break;
        if (typeof found === 'string') continue;
        const wanted = outcomeOf(() => main(3, text, base));
        if (typeof wanted === 'string') beyond.push(text);
        else if (wanted !== found) wrong.push([text, base, found, wanted]);
      }
    }
    expect(wrong).toEqual([]);
    // Names with hyphens that the main entry reads as compounds, and plurals that it does not form
    expect(beyond.length).toBeLessThan(60);
  });
});
