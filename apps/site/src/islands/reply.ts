import { convert as convertUnits } from '@units/engine';
import { unitIndex, type Unit } from '@units/engine/browse';
import type { Amount, Answer, CalculationAnswer, ConversionAnswer, ToolAnswer } from '@units/engine/ask';
import { parameterName, type AnyTool } from '@units/engine/server';
import { withState } from '../content/address.ts';
import { resultsOf } from '../content/form-fields.ts';
import { measure, quantityName } from '../content/measure.ts';
import { equals, readable } from '../numbers.ts';
import { inLanguage, locale, messages } from '../language.ts';
import { fill } from '@units/ui';
import type { Listed } from './listed.ts';
import { rowsOf, shown } from './show.ts';

/** A reply of the box. */
export interface Reply {
  readonly asked: string;
  readonly answer: string;
  /** A further line. */
  readonly more: string;
  /** A note for the reader. */
  readonly note?: string;
  /** The page that says more. */
  readonly page: string;
  readonly name: string;
}

const unitOf = (id: string): Unit | undefined => unitIndex.byId(id) ?? unitIndex.find(id).units[0];

const inWords = ({ value, unit: id }: Amount): string => {
  const unit = unitOf(id);
  if (!unit) return `${readable(value)} ${id}`;
  return measure(value, unit);
};

const join = (measures: readonly Amount[]): string => measures.map(inWords).join(' ');

/** The number of further results that are shown. */
const mostFurther = 3;

/** The page of a conversion: that of the quantity, or the converter of everything; of a substance its own, where it has one. */
const pageFor = (
  value: number,
  from: string,
  to: string,
  { ingredient, substance, as }: ConversionAnswer,
  listed: readonly Listed[],
) => {
  const state = { value, from, to };
  const own = listed.find(({ page }) => substance !== undefined && page === `/substances/${substance}/`);
  if (own) return { page: withState(own.page, state), name: own.name };
  if (ingredient !== undefined)
    return { page: withState('/tools/convert/', { ...state, ingredient }), name: messages().unitConverter };
  const quantity = unitIndex.byId(to) && unitIndex.byId(from)?.quantity;
  const isBridged = substance !== undefined || as !== undefined;
  return quantity
    ? {
        page: withState(inLanguage(`/${quantity.id}/`), isBridged ? { value, from } : state),
        name: messages().quantityConverter(quantityName(quantity)),
      }
    : {
        page: withState(inLanguage('/tools/convert/'), isBridged ? {} : state),
        name: messages().unitConverter,
      };
};

/** ` (glucose)`, where units met by that alone. */
const by = ({ substance, as }: ConversionAnswer): string => {
  const name = substance ?? as;
  return name === undefined ? '' : ` (${name})`;
};

/** ` of all-purpose flour`, after the page of the ingredient. */
const ofIngredient = (listed: readonly Listed[], id: string | undefined): string => {
  const name = listed.find(({ page }) => page === `/ingredients/${id}/`)?.name.split(':')[0];
  return name === undefined ? '' : fill(messages().ofIngredient, `${name.charAt(0).toLowerCase()}${name.slice(1)}`);
};

/** Returns the value and unit for a conversion page: of 1 h 30 min in minutes the hours. */
const givenIn = ({ value, unit, parts, to }: ConversionAnswer): Amount => {
  const [first] = parts;
  if (unit !== to[0] || !first || first.unit === unit) return { value, unit };
  const inFirst = parts.reduce((sum, part) => sum + convertUnits(part.value, part.unit, first.unit), 0);
  return { value: inFirst, unit: first.unit };
};

const ofConversion = (answer: ConversionAnswer, listed: readonly Listed[]): Reply | undefined => {
  const { parts, to, ingredient, results } = answer;
  const told = to.length > 0 ? results : results.slice(0, 1);
  if (told.length === 0) return undefined;
  const { value, unit } = givenIn(answer);
  const sign = told.some((one) => equals(one.value) === '≈') ? '≈' : '=';
  return {
    asked: `${join(parts)}${ofIngredient(listed, ingredient)}${by(answer)} ${sign}`,
    answer: join(told),
    more:
      to.length > 0
        ? ''
        : results
            .slice(1, 1 + mostFurther)
            .map(inWords)
            .join(', '),
    ...pageFor(value, unit, told[0]!.unit, answer, listed),
  };
};

/** Digits that the address of a page takes. */
const longestInteger = 15;

const ofCalculation = ({ text, fraction }: CalculationAnswer, question: string): Reply => {
  const [, asked = '', sign = '=', answer = ''] = /^(.*) ([=≈]) (.*?)$/s.exec(text) ?? [];
  const [numerator = '', denominator = ''] = fraction?.split('/') ?? [];
  const hasPage = fraction !== undefined && numerator.length <= longestInteger;
  return {
    asked: `${asked} ${sign}`,
    answer,
    more:
      fraction === undefined || fraction === answer || fraction === asked ? '' : fill(messages().asFraction, fraction),
    page: hasPage
      ? withState(inLanguage('/tools/fraction/'), { numerator, denominator, op: 'decimal' })
      : withState(inLanguage('/'), { q: question }),
    name: hasPage ? messages().fractionCalculator : messages().exactArithmetic,
  };
};

/** Rows of a result that take more room than a line, and those that repeat the question. */
const unsaid = new Set(['list', 'record', 'flag']);

/** The results that say something of their own: none that was given, is zero or was said before. */
const telling = (tool: AnyTool, { given, answer, result }: ToolAnswer) => {
  const said = new Set(Object.values(given).map((text) => text!.toUpperCase()));
  said.add(String(result));
  return rowsOf(resultsOf(tool), answer).filter(({ key, kind, value }) => {
    const isNew = !said.has(String(value)) && value !== 0 && key !== tool.main;
    said.add(String(value));
    return isNew && !unsaid.has(kind) && key !== 'formula';
  });
};

/** Returns the address of a tool's page, without the day that it fills in itself. */
const stateOf = ({ given, today }: ToolAnswer, { params }: AnyTool): Readonly<Record<string, string>> => {
  const isOfToday = (name: string): boolean =>
    Object.keys(params).some((key) => parameterName(key) === name && typeof params[key]!.default === 'function');
  const entries = Object.entries(given).filter(([name, text]) => !(isOfToday(name) && text === today));
  return Object.fromEntries(entries.map(([name, text]) => [name, text!]));
};

/** Returns the reply for a tool's answer, in the language of the page. Its other results have English names only, and the tool is named as in lists. */
const ofTool = (answer: ToolAnswer, tool: AnyTool, listed: readonly Listed[]): Reply => {
  const [, asked = '', said = ''] = /^(.*?(?: =|:)) (.*)$/s.exec(answer.text) ?? [];
  const path = inLanguage(`/tools/${tool.id}/`);
  const isEnglish = locale() === 'en';
  const further = isEnglish ? telling(tool, answer).slice(0, mostFurther) : [];
  return {
    asked,
    answer: said,
    more: further.map(({ label, value, digits }) => `${label} ${shown(value, digits)}`).join(', '),
    page: withState(path, stateOf(answer, tool)),
    name: isEnglish ? tool.name : (listed.find(({ page }) => page === path)?.name ?? ''),
  };
};

const withoutNote = (
  question: string,
  answer: Answer,
  tools: readonly AnyTool[],
  listed: readonly Listed[],
): Reply | undefined => {
  if (answer.kind === 'conversion') return ofConversion(answer, listed);
  if (answer.kind === 'calculation') return ofCalculation(answer, question);
  const tool = tools.find(({ id }) => id === answer.tool);
  if (!tool) return undefined;
  return ofTool(answer, tool, listed);
};

/** An answer as the box shows it; undefined for a measure that people do not convert. */
export const replyOf = (
  question: string,
  answer: Answer,
  tools: readonly AnyTool[],
  listed: readonly Listed[],
): Reply | undefined => {
  const reply = withoutNote(question, answer, tools, listed);
  return reply && answer.note !== undefined ? { ...reply, note: answer.note } : reply;
};
