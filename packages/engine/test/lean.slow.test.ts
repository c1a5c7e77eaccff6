import { expect, test } from 'vitest';
import { leanSymbol } from '../scripts/lean.ts';
import { convert as convertByName, unitIndex } from '../src/conversion/catalogue.ts';
import { convert } from '../src/lean.ts';
import { elsewhere } from '../src/naming/light-find.ts';
import { prefixes } from '../src/naming/prefix.ts';
import { plural } from '../src/definition/english.ts';
import { outcome } from './outcome.ts';

test(
  'gives no number that the engine does not: under every prefix, and between any two symbols of a quantity',
  {
    timeout: 60_000,
  },
  () => {
    const differences: unknown[] = [];
    const compare = (from: string, to: string): void => {
      const given = outcome(() => convert(2, from, to));
      if (typeof given === 'number' && given !== outcome(() => convertByName(2, from, to)))
        differences.push([from, to, given]);
    };
    for (const { units } of unitIndex.quantities) {
      const own = units.map(({ id }) => unitIndex.byId(id)!);
      const symbols = own.map(leanSymbol).filter((symbol) => symbol !== '');
      for (const { id } of units) for (const { name } of prefixes) compare(name + id, units[0]!.id);
      for (const { id, hasOwnName } of units) {
        const name = id.replaceAll('-', ' ');
        // Where English has its own plural nobody writes that of the identifier: ri jps
        for (const text of hasOwnName ? [name] : [name, plural(name)]) compare(text, units[0]!.id);
      }
      for (const symbol of symbols) {
        for (const text of [`${symbol}s`, symbol.replace('²', '2'), symbol.replace('³', '3')])
          compare(text, units[0]!.id);
        for (const prefix of prefixes) compare(prefix.symbol + symbol, units[0]!.id);
        for (const other of symbols) compare(symbol, other);
      }
    }
    expect(differences).toEqual([]);
    expect(elsewhere.map((text) => outcome(() => convert(1, text, text)))).toEqual(elsewhere.map(() => 'unknown-unit'));
  },
);
