// The dimension of each quantity, for the compiler (generated/unit-dimensions.ts).
import { unitIndex } from '../src/conversion/catalogue.ts';
import { related } from '../src/conversion/relation.ts';
import { spellingsOf } from './unit-names.ts';

const key = (id: string): string => (/^\w+$/.test(id) ? id : `'${id}'`);

const reciprocal = unitIndex.quantities
  .flatMap((quantity) => unitIndex.unitsOf(quantity))
  .filter(({ entry }) => entry!.isReciprocal);
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
export type ReciprocalSpellings = ${JSON.stringify(`|${[...new Set(reciprocal.flatMap(spellingsOf))].join('|')}|`)};
`;
