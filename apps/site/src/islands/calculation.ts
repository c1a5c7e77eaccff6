import { toNumber, UnitsError } from '@units/engine/browse';
import type { AnyTool } from '@units/engine/catalog';
import { withState } from '../content/address.ts';
import { resultsOf } from '../content/form-fields.ts';
import { equals, readable } from '../content/numbers.ts';
import { workOut } from './arithmetic.ts';
import { askedIn, questionFor, type Question } from './questions.ts';
import type { Reply } from './reply.ts';
import { rowsOf, shown, unitOf } from './show.ts';

/** Rows of a result that take more room than a line, and those that repeat the question. */
const unsaid = new Set(['list', 'record', 'flag']);

/** How many results are said behind the first. */
const mostFurther = 3;

/** The results that say something of their own: none that was given, is zero or was said before. */
const telling = (tool: AnyTool, { texts, wanted }: Question, answer: Readonly<Record<string, unknown>>) => {
  const said = new Set(Object.values(texts).map((text) => text.toUpperCase()));
  return rowsOf(resultsOf(tool), answer, texts)
    .toSorted((a, b) => Number(b.key === wanted) - Number(a.key === wanted))
    .filter(({ key, kind, value }, i) => {
      const isNew = !said.has(String(value)) && (i === 0 || value !== 0);
      said.add(String(value));
      return isNew && !unsaid.has(kind) && key !== 'formula';
    });
};

const replyOf = (tool: AnyTool, question: Question): Reply | undefined => {
  const answer = tool.answer(question.texts) as Readonly<Record<string, unknown>>;
  const isMoney = tool.category === 'money';
  const [first, ...rest] = telling(tool, question, answer);
  if (!first) return undefined;
  const isNameless = first.key === 'result';
  return {
    // Where the result has no name of its own, the question says what it is
    asked: `${isNameless ? question.asked : first.label}:`,
    answer: shown(first.value, isMoney) + (isNameless ? unitOf(answer) : ''),
    more: rest
      .slice(0, mostFurther)
      .map(({ label, value }) => `${label} ${shown(value, isMoney)}`)
      .join(', '),
    page: withState(`/tools/${tool.id}/`, question.texts),
    name: tool.name,
  };
};

/** The answer of the calculator that a text asks. */
export const calculate = (tools: readonly AnyTool[], text: string): Reply | undefined => {
  const question = questionFor(text);
  const tool = tools.find(({ id }) => id === question?.tool);
  if (!question || !tool) return undefined;
  try {
    return replyOf(tool, question);
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** Integers that a page can be asked for. */
const isShort = (integer: bigint): boolean => BigInt.asIntN(48, integer) === integer;

/** What is left of a text that asks for a fraction. */
const asFraction = /\s+(?:as|in|to|into)\s+(?:an?\s+)?fraction$/i;

/** The value of a sum such as `3/8 + 1/4`, as a decimal and as a fraction. */
export const sum = (text: string): Reply | undefined => {
  const asked = askedIn(text);
  const plain = asked.replace(asFraction, '');
  const exact = workOut(plain, plain !== asked);
  if (!exact) return undefined;
  const value = toNumber(exact);
  if (!Number.isFinite(value)) return undefined;
  const { n, d } = exact;
  const hasPage = d !== 1n && isShort(n) && isShort(d);
  const [decimal, fraction] = [readable(value), `${n}/${d}`];
  const isFraction = hasPage && plain !== asked;
  return {
    asked: `${plain} ${isFraction ? '=' : equals(value)}`,
    answer: isFraction ? fraction : decimal,
    more: hasPage && !isFraction && fraction !== plain ? `As a fraction ${fraction}` : '',
    page: hasPage
      ? withState('/tools/fraction/', { numerator: String(n), denominator: String(d), op: 'decimal' })
      : withState('/', { q: asked }),
    name: hasPage ? 'Fraction calculator' : 'Exact arithmetic',
  };
};
