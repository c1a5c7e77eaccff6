import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { convert } from '../conversion/catalogue.ts';
import { roundWithPi } from '../arithmetic/round-with-pi.ts';
import { nearest, ratio } from '../model/rational.ts';

interface UsualUnit {
  /** The double nearest to the exact value of the unit. */
  readonly value: number;
  readonly target: string;
  readonly spellings: readonly string[];
}

const valueOf = (text: string): number => {
  const [fraction, piPower = '0'] = text.split(' ');
  const [n, d = '1'] = fraction!.split('/');
  return roundWithPi(ratio(BigInt(n!), BigInt(d)), Number(piPower), nearest);
};

// Written by hand from the SI brochure, NIST SP 811 and HB 44, the UK Act of 1985, CLDR, UCUM, UN/ECE Recommendation 20 and QUDT
const units = readFileSync(new URL('../../fixtures/usual-units.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): UsualUnit => {
    const [value, target, spellings] = line.split('\t');
    return { value: valueOf(value!), target: target!, spellings: spellings!.split('|') };
  });

const answer = (spelling: string, target: string): number | string => {
  try {
    return convert(1, spelling, target);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('units that people use', () => {
  it('are more than 520, under nearly 2,000 spellings', () => {
    expect(units.length).toBeGreaterThan(520);
    expect(units.flatMap(({ spellings }) => spellings).length).toBeGreaterThan(1900);
  });

  it('are found by their usual spellings, with exact factors', () => {
    const wrong = units.flatMap(({ value, target, spellings }) => spellings.filter((spelling) => answer(spelling, target) !== value).map((spelling) => `${spelling} is ${answer(spelling, target)} ${target}, not ${value}`));
    expect(wrong).toEqual([]);
  });
});
