// The dimension of each quantity, for the compiler (generated/unit-dimensions.ts).
import { unitIndex } from '../src/conversion/catalogue.ts';
import { related } from '../src/conversion/relation.ts';
import { kindOf, isCurved } from '../src/definition/definition.ts';
import type { Unit } from '../src/model/unit.ts';
import { spellingsOf } from './unit-names.ts';

const key = (id: string): string => (/^\w+$/.test(id) ? id : `'${id}'`);

const units = unitIndex.quantities.flatMap((quantity) => unitIndex.unitsOf(quantity));
const reciprocal = units.filter(({ entry }) => entry!.isReciprocal);
const onScales = units.filter((unit) => kindOf(unit) === 'affine' || isCurved(kindOf(unit)));

/** Returns every spelling of some units, between bars. */
const between = (some: readonly Unit[]): string =>
  JSON.stringify(`|${[...new Set(some.flatMap(spellingsOf))].join('|')}|`);
const reciprocalQuantities = [...new Set(reciprocal.map(({ quantity }) => `'${quantity!.id}'`))];

/** Returns the text of generated/unit-dimensions.ts. */
export const unitDimensionsModule = (): string => `// Written from the rows in data/quantities: \`pnpm generate\`

/** The dimension of each quantity, a product of base dimensions. */
export interface UnitDimensions {
${unitIndex.quantities.map(({ id, dimension }) => `  readonly ${key(id)}: '${dimension}';\n`).join('')}}

/** Quantities whose units meet those of another quantity, by that one. */
export interface RelatedQuantities {
${[...related, ['temperature-difference', 'temperature']].map(([id, to]) => `  readonly ${key(id!)}: '${to}';\n`).join('')}}

/** The quantities some of whose units are of the inverse of what they measure: pace in speeds. */
export type ReciprocalQuantity = ${reciprocalQuantities.join(' | ')};

/** Every spelling of such a unit, between bars. */
export type ReciprocalSpellings = ${between(reciprocal)};

/** Every spelling of a unit on a scale with its own zero, between bars: degrees Celsius, decibels. */
export type ScaleSpellings = ${between(onScales)};
`;
