import { names, pluralName, singularName, UnitsError, type Unit } from '@units/engine/browse';
import { parse } from '@units/engine/text';
import type { AnyTool } from '@units/engine/catalog';
import { withState } from '../content/address.ts';
import { resultsOf } from '../content/form-fields.ts';
import { equals, readable } from '../content/numbers.ts';
import { indexOf, type Listed } from './listed.ts';
import { questionFor } from './questions.ts';
import { rowsOf, shown } from './show.ts';

export type RawTexts = Readonly<Record<string, string>>;

/** What the box shows for what is typed. */
export interface Reply {
  readonly asked: string;
  readonly answer: string;
  /** What else there is to say in a line. */
  readonly more: string;
  /** The page that says more. */
  readonly page: string;
  readonly name: string;
}

const unitOf = (id: string): Unit | undefined => names.byId(id) ?? names.find(id).units[0];

const inWords = (value: number, id: string): string => {
  const unit = unitOf(id);
  if (!unit) return `${readable(value)} ${id}`;
  return `${readable(value)} ${Math.abs(value) === 1 ? singularName(unit) : pluralName(unit)}`;
};

const join = (measures: readonly { readonly value: number; readonly unit: string }[]): string =>
  measures.map(({ value, unit }) => inWords(value, unit)).join(' ');

/** The page of a conversion: that of the ingredient, of the quantity, or the converter of everything. */
const pageFor = (value: number, from: string, to: string, ingredient: string | undefined) => {
  const state = { value, from, to };
  if (ingredient !== undefined)
    return { page: withState('/tools/convert/', { ...state, ingredient }), name: 'Unit converter' };
  const quantity = names.byId(from)?.quantity;
  return quantity && names.byId(to)
    ? { page: withState(`/${quantity.id}/`, state), name: `${quantity.name} converter` }
    : { page: withState('/tools/convert/', state), name: 'Unit converter' };
};

const convertText = (text: string): Reply | undefined => {
  try {
    const { value, unit, parts, to, answer, ingredient } = parse(text, { locale: 'en' });
    if (!answer) return undefined;
    const rounded = answer.map((measure) => equals(measure.value)).includes('≈') ? '≈' : '=';
    return {
      asked: `${join(parts)} ${rounded}`,
      answer: join(answer),
      more: '',
      ...pageFor(value, unit, to[0]!, ingredient),
    };
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** Rows of a result that take more room than a line. */
const unsaid = new Set(['list', 'record']);

const calculate = (tools: readonly AnyTool[], text: string): Reply | undefined => {
  const question = questionFor(text);
  const tool = tools.find(({ id }) => id === question?.tool);
  if (!question || !tool) return undefined;
  try {
    const answer = tool.answer(question.texts) as Readonly<Record<string, unknown>>;
    const isMoney = tool.category === 'money';
    const given = new Set(Object.values(question.texts));
    const [first, ...rest] = rowsOf(resultsOf(tool), answer).filter(
      ({ key, kind, value }) => !unsaid.has(kind) && key !== 'formula' && !given.has(String(value)),
    );
    if (!first) return undefined;
    return {
      asked: `${first.label}:`,
      answer: shown(first.value, isMoney),
      more: rest
        .slice(0, 3)
        .map(({ label, value }) => `${label} ${shown(value, isMoney)}`)
        .join(', '),
      page: withState(`/tools/${tool.id}/`, question.texts),
      name: tool.name,
    };
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** Makes the one who answers: conversions first, then the calculators, then a search in all pages. */
export const createAnswerer = (tools: readonly AnyTool[], listed: readonly Listed[]) => {
  const index = indexOf(listed);
  return {
    reply: (text: string): Reply | undefined => calculate(tools, text) ?? convertText(text),
    search: (text: string): readonly Listed[] => index.find(text, () => true).slice(0, 8),
  };
};

export type Answerer = ReturnType<typeof createAnswerer>;
