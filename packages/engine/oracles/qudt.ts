// Writes fixtures/qudt.tsv from the vocabulary of units of QUDT (CC BY 4.0): `node oracles/qudt.ts FILE` in
// packages/engine, where FILE is VOCAB_QUDT-UNITS-ALL.ttl of a clone of qudt-public-repo. It takes names and figures,
// without currencies and withdrawn units.
import { readFileSync, writeFileSync } from 'node:fs';

const header =
  '# Units of QUDT (QUDT.org, CC BY 4.0; the vocabulary of August 2026): name, factor and offset to coherent SI units, and dimension. A factor of 0 says that there is none.';

const blocks = readFileSync(process.argv[2]!, 'utf8').split('\nunit:').slice(1);
const rows = blocks.flatMap((block) => {
  const [name = ''] = block.split('\n');
  const valueOf = (property: string): string =>
    new RegExp(`qudt:${property} (?:qkdv:)?([^\\s;]+)`).exec(block)?.[1] ?? '';
  if (name.includes('CCY_') || /qudt:deprecated true/.test(block)) return [];
  return [
    [
      name,
      Number(valueOf('conversionMultiplier')),
      Number(valueOf('conversionOffset')),
      valueOf('hasDimensionVector'),
    ].join('\t'),
  ];
});
writeFileSync(new URL('../fixtures/qudt.tsv', import.meta.url), `${[header, ...rows.toSorted()].join('\n')}\n`);
console.log(`${rows.length} units`);
