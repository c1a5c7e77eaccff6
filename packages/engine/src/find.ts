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
 * Finds every quantity in running text: its place, its amounts, its unit, and possible doubts. Other text is skipped
 * (`3 in a row`), and quantities that the text gives in two units are marked.
 *
 * @throws UnitsError for an invalid text or locale.
 * @example find('a 6-foot fence, 5-10 km away').map(({ text }) => text) // ['6-foot', '5-10 km']
 */
export const find: Find = /* @__PURE__ */ createFind(catalogue);
/**
 * Converts the quantities of running text to the units of its readers, with the precision of the text: a 6-foot fence
 * becomes a 1.8-meter fence. Doubtful quantities, quantities with a conversion, names and code stay unchanged.
 *
 * @throws UnitsError for an invalid text, locale, system or region.
 * @example rewrite('Bake at 350°F.', { system: 'metric' }).text // 'Bake at 177°C.'
 */
export const rewrite: Rewrite = /* @__PURE__ */ createRewrite(catalogue);
/**
 * Converts the quantities of a text as {@link rewrite} does, about a paragraph per step, for servers that answer other
 * requests in between.
 *
 * @throws UnitsError as {@link rewrite} does, at the first step.
 * @example [...rewriteSteps('5 miles')].length // 1
 */
export const rewriteSteps: RewriteSteps = /* @__PURE__ */ createRewriteSteps(catalogue);
/**
 * Converts the quantities of a text as {@link rewrite} does, while its parts arrive: a file or a response of any
 * length, in little memory.
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
