import { createFind, type Find } from './find/find.ts';
import {
  createRewrite,
  createRewriteSteps,
  createRewriteStream,
  type Rewrite,
  type RewriteSteps,
  type RewriteStream,
} from './find/rewrite.ts';
import { catalogue } from './text/catalogue.ts';

export { UnitsError, type ErrorCode } from './model/error.ts';

/**
 * Finds every quantity in running text: its place, its amounts, its unit, and why it may be something else. What is not a quantity is left
 * out (`3 in a row`), and what the text says in two units is marked.
 *
 * @throws UnitsError for a text or a locale that is not one.
 * @example find('a 6-foot fence, 5-10 km away').map(({ text }) => text) // ['6-foot', '5-10 km']
 */
export const find: Find = /* @__PURE__ */ createFind(catalogue);
/**
 * Writes the quantities of running text in the units of its readers, with as many digits as the text has: a 6-foot fence is one of 1.8 meters.
 * What is not sure, what is converted already, names and code stay as they are.
 *
 * @throws UnitsError for a text, a locale, a system or a region that is not one.
 * @example rewrite('Bake at 350°F.', { system: 'metric' }).text // 'Bake at 177°C.'
 */
export const rewrite: Rewrite = /* @__PURE__ */ createRewrite(catalogue);
/**
 * Writes the quantities of a text as {@link rewrite} does, a paragraph or so at each step, for servers that answer others in between.
 *
 * @throws UnitsError as {@link rewrite} does, at the first step.
 * @example [...rewriteSteps('5 miles')].length // 1
 */
export const rewriteSteps: RewriteSteps = /* @__PURE__ */ createRewriteSteps(catalogue);
/**
 * Writes the quantities of a text as {@link rewrite} does, while its parts come: a file or an answer of any length, in little memory.
 *
 * @throws UnitsError as {@link rewrite} does, at the first part.
 * @example for await (const text of rewriteStream(createReadStream('book.txt', 'utf8'))) process.stdout.write(text);
 */
export const rewriteStream: RewriteStream = /* @__PURE__ */ createRewriteStream(catalogue);
export type { Find, FindOptions } from './find/find.ts';
export type { Found, FoundKind } from './find/found.ts';
export type {
  Change,
  Rewrite,
  RewriteMode,
  RewriteOptions,
  RewriteSteps,
  RewriteStream,
  Rewritten,
} from './find/rewrite.ts';
export type { Doubt } from './find/unit-at.ts';
export { Measure, type Exact } from './text/format/measure.ts';
export type { UnitSystem } from './data/preferred-units.ts';
export type { LocaleOption } from './text/locale.ts';
export type { Locale, LocaleWords } from './model/locale.ts';
