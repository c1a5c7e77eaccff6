// Writes src/data/unit-names.ts, the types of the spellings, from the rows. `pnpm --filter @units/engine run unit-names`
import { writeFileSync } from 'node:fs';
import { unitsOf } from '../src/catalog/units.ts';
import { aliasesOf } from '../src/catalog/units.ts';
import { find, names } from '../src/core/engine.ts';
import { readDimension, sameDimension } from '../src/core/dimension.ts';
import type { Quantity } from '../src/core/quantity.ts';
import { plural } from '../src/core/spelling.ts';
import type { Unit } from '../src/core/unit.ts';

/** What a program may write for a unit: what lists show, and the plurals of its further names. */
const spellingsOf = (unit: Unit): string[] => {
  const prefix = unit.prefix?.name ?? '';
  const plurals = unit.row!.names?.map((name) => prefix + plural(name)) ?? [];
  return [...new Set([...aliasesOf(unit), ...plurals])];
};

/** Whether a unit of another quantity converts to this one: `per-second` to the becquerel. */
const meets = (unit: Unit, quantity: Quantity): boolean => {
  if (!sameDimension(readDimension(unit.quantity!.dimension), readDimension(quantity.dimension))) return false;
  try {
    return find(unit.id, quantity.units[0]!.id).to.quantity === quantity;
  } catch {
    return false;
  }
};

const everyUnit = names.quantities.flatMap(unitsOf);

/** The units that convert into one another in a quantity, its own first. */
const unitsMeeting = (quantity: Quantity): Unit[] => [
  ...unitsOf(quantity),
  ...everyUnit.filter((unit) => unit.quantity !== quantity && meets(unit, quantity)),
];

/** Whether the spelling, written by itself, is read as a unit of the quantity. */
const isRead = (spelling: string, { units: [base], ...quantity }: Quantity): boolean => {
  try {
    return find(spelling, base!.id).to.quantity?.id === quantity.id;
  } catch {
    return false;
  }
};

const pascalCase = (id: string): string => id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

const typeOf = (quantity: Quantity): string => {
  const seen = new Set<string>();
  const lines = unitsMeeting(quantity).map((unit) => {
    const fresh = spellingsOf(unit).filter((spelling) => !seen.has(spelling) && isRead(spelling, quantity));
    for (const spelling of fresh) seen.add(spelling);
    return fresh.map((spelling) => `| ${JSON.stringify(spelling)}`).join(' ');
  });
  const text = lines.filter((line) => line !== '').map((line) => `  ${line}`);
  return `/** A unit of ${quantity.name.toLowerCase()}. */\n// oxfmt-ignore\nexport type ${pascalCase(quantity.id)}Unit =\n${text.join('\n')};\n`;
};

const member = ({ id }: Quantity): string =>
  `  readonly ${/^\w+$/.test(id) ? id : `'${id}'`}: ${pascalCase(id)}Unit;\n`;

/** The text of the module. */
export const unitNamesModule = (): string =>
  `// Written from the rows by scripts/unit-names.ts: \`pnpm --filter @units/engine run unit-names\`

${names.quantities.map(typeOf).join('\n')}
/** The spellings that a program may write for the units of each quantity. */
export interface UnitNames {
${names.quantities.map(member).join('')}}
`;

if (import.meta.main) writeFileSync(new URL('../src/data/unit-names.ts', import.meta.url), unitNamesModule());
