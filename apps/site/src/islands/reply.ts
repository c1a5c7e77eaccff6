import { enumerated } from '../numbers.ts';
import type { Answer, CalculationAnswer, ToolAnswer } from '@units/engine/ask';
import { unitIndex } from '@units/engine/internal';
import { parameterName, type AnyTool } from '@units/engine/server';
import { withState } from '../content/address.ts';
import { digitsHere, resultsOf } from '../content/form-fields.ts';
import { inLanguage, locale, messages, words } from '../language.ts';
import { fill, meaningOf } from '@units/ui';
import { ofConversion, withNote, type Reply } from './conversion-reply.ts';
import type { Listed } from './listed.ts';
import { rowsOf, shown } from './show.ts';

/** The number of further results that are shown. */
const mostFurther = 3;

/** The most digits in the address of a page. */
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

/** Kinds of rows that are too long for a line, or only repeat the question. */
const unsaid = new Set(['list', 'record', 'flag']);

/** Returns the results with new information: not in the question, not zero and not repeated. */
const telling = (tool: AnyTool, { given, answer, result }: ToolAnswer) => {
  const said = new Set(Object.values(given).map((text) => text!.toUpperCase()));
  said.add(String(result));
  return rowsOf(resultsOf(tool), answer, given).filter(({ key, kind, value, repeats }) => {
    const isNew = !said.has(String(value)) && value !== 0 && repeats === undefined;
    said.add(String(value));
    return isNew && !unsaid.has(kind) && key !== 'formula';
  });
};

/** Returns the state for a tool's page, without the current date, which the page fills in itself. */
const stateOf = ({ given, today }: ToolAnswer, { params }: AnyTool): Readonly<Record<string, string>> => {
  const isOfToday = (name: string): boolean =>
    Object.keys(params).some((key) => parameterName(key) === name && typeof params[key]!.default === 'function');
  const entries = Object.entries(given).filter(([name, text]) => !(isOfToday(name) && text === today));
  return Object.fromEntries(entries.map(([name, text]) => [name, text!]));
};

/** Returns a day or a time of day in the reader's format, and any other answer as it is. */
const inReadersFormat = (said: string, { answer }: ToolAnswer, { result }: AnyTool): string => {
  const [, field] = Object.entries(result).find(([key]) => answer[key] === said) ?? [];
  return field ? shown(said, digitsHere(field)) : said;
};

/**
 * Returns the reply for a tool's answer, in the language of the page. Further results are shown only in English. In
 * other languages, the tool's name comes from the list of pages.
 */
const ofTool = (answer: ToolAnswer, tool: AnyTool, listed: readonly Listed[]): Reply => {
  const [, asked = '', said = ''] = /^(.*?(?: [=≈]|:)) (.*)$/s.exec(answer.text) ?? [];
  const path = inLanguage(`/tools/${tool.id}/`);
  const isEnglish = locale() === 'en';
  // The answer may be of another result than the tool's main one
  const others = isEnglish ? telling(tool, answer).filter(({ value, digits }) => shown(value, digits) !== said) : [];
  const further = others.slice(0, mostFurther);
  return {
    asked,
    answer: inReadersFormat(said, answer, tool),
    more: enumerated(further.map(({ label, value, digits }) => `${label} ${shown(value, digits)}`)),
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
  if (answer.kind === 'conversion') return ofConversion(question, answer, listed, unitIndex);
  if (answer.kind === 'calculation') return ofCalculation(answer, question);
  const tool = tools.find(({ id }) => id === answer.tool);
  if (!tool) return undefined;
  return ofTool(answer, tool, listed);
};

/** Returns an answer as the box shows it, or undefined for a measure that people do not convert. */
export const replyOf = (
  question: string,
  answer: Answer,
  tools: readonly AnyTool[],
  listed: readonly Listed[],
): Reply | undefined => {
  const reply = withNote(withoutNote(question, answer, tools, listed), answer.note);
  if (!reply || answer.kind === 'tool' || answer.uncertainty === undefined) return reply;
  // A measured unit has its own uncertainty, which the parts of a conversion lack
  const uncertain = answer.text.replace(/^.*\s[=≈]\s/s, '');
  return { ...reply, answer: uncertain, digits: meaningOf(uncertain, words()) };
};
