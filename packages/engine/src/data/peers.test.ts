import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { peerDifferences } from '../../fixtures/peer-differences.ts';
import { convert } from '../conversion/catalogue.ts';

type Row = readonly [spelling: string, to: string, zero: number, one: number];
// Recorded by bench/spellings.ts
const peers: Readonly<Record<string, readonly Row[]>> = JSON.parse(readFileSync(new URL('../../fixtures/peers.json', import.meta.url), 'utf8'));

const attempt = (value: number, from: string, to: string): number => {
  try {
    return convert(value, from, to);
  } catch {
    return NaN;
  }
};
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b), 1e-300);
// Ignore their floating-point errors near zero
const agrees = ([spelling, to, zero, one]: Row): boolean => {
  const [atZero, atOne] = [attempt(0, spelling, to), attempt(1, spelling, to)];
  return isNear(atOne, one) && (isNear(atZero, zero) || Math.abs(atZero - zero) < 1e-12);
};

const fits = (listed: string, spelling: string): boolean => (listed.startsWith('*') ? spelling.endsWith(listed.slice(1)) && spelling.length > listed.length - 1 : spelling === listed);

describe.each([...new Set(peerDifferences.map(({ peer }) => peer))])('%s', (peer) => {
  const rows = Object.entries(peers).flatMap(([name, list]) => (name.split(' ')[0] === peer ? list : []));
  const different = [...new Set(rows.filter((row) => !agrees(row)).map(([spelling]) => spelling))];
  const listed = peerDifferences.filter((difference) => difference.peer === peer).flatMap(({ spellings }) => spellings.split('|'));

  it('has its spellings read as it means them, except those that are listed', () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(different.filter((spelling) => !listed.some((one) => fits(one, spelling)))).toEqual([]);
  });

  it('differs wherever the list says so', () => {
    expect(listed.filter((one) => !different.some((spelling) => fits(one, spelling)))).toEqual([]);
    expect(listed.filter((one, index) => listed.indexOf(one) < index)).toEqual([]);
  });
});
