import { readFileSync } from 'node:fs';

/** Returns the text of generated/cldr-conversions.ts: CLDR's conversions, as the oracle recorded them. */
export const cldrConversionsModule = (): string => {
  const record = readFileSync(new URL('../oracles/cldr.json', import.meta.url), 'utf8');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form in which oracles/cldr.ts writes
  const { version, units } = JSON.parse(record) as { version: string; units: Record<string, readonly string[]> };
  const lines = Object.entries(units).map(([id, [base, factor = '', offset]]) => {
    // A conversion by a special rule has its name instead of a factor
    const number = /^\d/.test(factor) ? factor : '';
    return [id, base, number, ...(offset === undefined ? [] : [offset])].join('\t');
  });
  return `// Written from Unicode CLDR ${version}: \`pnpm generate\`
// © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

/** A line for each unit that CLDR converts: its identifier, its base unit, the factor, and the offset where there is one. */
export const cldrConversions = \`
${lines.join('\n')}
\`;
`;
};
