import { find, unitIndex } from '../conversion/catalogue.ts';
import { createBest, type Best } from './format/best.ts';
import { createFormat, createFormatParts, type Format, type FormatParts } from './format/format.ts';
import { createSplit, type Split } from './format/split.ts';
import { createParse, type Parse } from './question/parse.ts';
import { Lexicon } from './units/lexicon.ts';

/** The lexicon of every unit of the catalogue. */
export const catalogue = /* @__PURE__ */ new Lexicon(unitIndex, find);

export const parse: Parse = /* @__PURE__ */ createParse(catalogue);
export const format: Format = /* @__PURE__ */ createFormat(catalogue);
export const formatParts: FormatParts = /* @__PURE__ */ createFormatParts(catalogue);
export const split: Split = /* @__PURE__ */ createSplit(catalogue);
export const best: Best = /* @__PURE__ */ createBest(catalogue);
