import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../../scripts/sample.ts';
import { listUnitRecords } from '../catalog.ts';
import { convert } from '../index.ts';
import { UnitsError } from '../model/error.ts';
import type { Locale } from '../model/locale.ts';
import { format, parse } from '../text.ts';

// Units in every language and style: the text is read back as the same unit, or refused.

const units = listUnitRecords().flatMap((group) => group.units.map(({ id }) => id));
const styles = ['long', 'short', 'narrow'] as const;
const folder = new URL('../generated/locales/', import.meta.url);
const tags = readdirSync(folder).map((file) => file.replace('.ts', ''));

const all = units.flatMap((unit) => styles.flatMap((style) => [1, 2, 7, 1.5].map((value) => ({ unit, style, value }))));

/** In Arabic, one and two of it have the same abbreviation. */
const withoutNumber = new Set(['milligram-ofglucose-per-deciliter']);

const readBack = (text: string, locale: Locale): { value: number; unit: string } | undefined => {
  try {
    return parse(text, { locale });
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

const isSame = (value: number, unit: string, read: { value: number; unit: string }): boolean => {
  if (read.unit === unit) return read.value === value;
  try {
    const there = convert(value, unit, read.unit);
    return Math.abs(there - read.value) <= 1e-12 * Math.abs(there);
  } catch {
    return false;
  }
};

test.each(tags)(
  'no unit is read back as another one: %s',
  async (tag) => {
    const { default: locale } = (await import(`../generated/locales/${tag}.ts`)) as { default: Locale };
    const wrong: string[] = [];
    let refused = 0;
    const written = sampleOf(all);
    for (const { unit, style, value } of written) {
      const text = format(value, unit, { locale, style });
      const read = readBack(text, locale);
      if (!read) refused += 1;
      else if (!isSame(value, unit, read) && !withoutNumber.has(unit))
        wrong.push(`${style} ${unit}: ${text} is read as ${read.value} ${read.unit}`);
    }
    expect(wrong).toEqual([]);
    // Arabic refuses 0.9 % of all, and 1.1 % of some shares
    expect(refused / written.length).toBeLessThan(written.length < all.length ? 0.012 : 0.01);
  },
  60_000,
);
