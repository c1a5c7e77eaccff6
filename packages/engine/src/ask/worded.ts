import type { Speech, WordedName } from '../model/speech.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { makeSource, type Span } from '../text/span.ts';
import { calculate } from './arithmetic/calculate.ts';
import { isUncertain } from './arithmetic/expression.ts';
import type { Node } from './arithmetic/node.ts';
import { answerOf, wantedOf, type Context } from './calculation.ts';
import { Grammar, type Rule, type RuleMatch } from './grammar.ts';
import { choice, clockPlus, range, type Answered, type QuestionContext } from './questions.ts';
import { mannerOf } from './tool-question.ts';

// Questions about measures that every language asks in sentences of its own. A place `{t:unit}` is the unit that is asked, `{w:thing}`
// and `{v:thing}` are words that say nothing.

type Told = Context & QuestionContext;

interface Worded extends Rule {
  readonly answer: (match: RuleMatch<Rule>, source: Span, told: Told) => Answered;
}

type Parts = Readonly<Record<string, Node>>;

const times = (place: Span, first: Node, ...others: readonly Node[]): Node =>
  others.reduce((left, right) => ({ kind: '*', left, right, place }), first);
const over = (place: Span, left: Node, right: Node): Node => ({ kind: '/', left, right, place });

/** An answer that is worked out of the places of a sentence, in a unit of its own where none is asked. */
const worked =
  (make: (place: Span, parts: Parts) => Node, unit?: string): Worded['answer'] =>
  ({ nodes, places, units }, source, { rates, telling }) => {
    const target = places['t'];
    const asked = target
      ? wantedOf(target)
      : unit === undefined
        ? undefined
        : wantedOf(makeSource(unit, source.lexicon));
    if (asked instanceof Diagnostic) return undefined;
    const expression = { root: make(source, nodes), units, isSum: true };
    const result = calculate(expression, asked, rates, source);
    if (result instanceof Diagnostic) return undefined;
    return answerOf({ amount: source, expression, wanted: asked, worked: result }, telling);
  };

const answers: Readonly<Record<WordedName, Worded['answer']>> = {
  // {a:measure}, {b:measure}: which of both is more, or less
  more: choice(1),
  less: choice(-1),
  // {a:number} or {a:measure}, {b:measure}, {t:unit}: both ends
  between: range,
  // {c:clock}, {d:time}: the time of the clock so much later
  arrival: clockPlus('+'),
  // {n:number} portions of {x:sum}, {m:number} portions
  recipe: worked((place, { n, x, m }) => over(place, times(place, x!, m!), n!)),
  // {x:price}, {y:measure}: what is paid
  priced: worked((place, { x, y }) => times(place, x!, y!)),
  // {x:amount} for {y:measure}, {t:unit}: the price of one unit
  unitPrice: worked((place, { x, y }) => over(place, x!, y!)),
  // {y:length}, {x:use}: the fuel for a way, or the energy
  fuel: worked((place, { y, x }) => times(place, y!, x!)),
  // {y:length}, {x:use}, {p:fuelPrice}: what that costs
  fuelPrice: worked((place, { y, x, p }) => times(place, y!, x!, p!)),
  // {e:energy} or {e:volume}, {x:use}: how far it leads
  range: worked((place, { e, x }) => over(place, e!, x!), 'km'),
  // {x:power}, {y:time}
  energy: worked((place, { x, y }) => times(place, x!, y!), 'kWh'),
  // {x:power}, {y:time} a day, {n:number} days
  energyDaily: worked((place, { x, y, n }) => times(place, x!, y!, n!), 'kWh'),
  // {x:power}, {y:time}, {p:energyPrice}
  energyPrice: worked((place, { x, y, p }) => times(place, x!, y!, p!)),
  energyPriceDaily: worked((place, { x, y, n, p }) => times(place, x!, y!, n!, p!)),
  // {n:number} pieces at {x:amount} each
  each: worked((place, { n, x }) => times(place, n!, x!)),
  // {v:volume} covers {c:area}; {a:area}
  cover: worked((place, { v, c, a }) => over(place, times(place, v!, a!), c!)),
};

const grammars = new WeakMap<Speech, Grammar<Worded>>();

const grammarOf = (speech: Speech): Grammar<Worded> => {
  let grammar = grammars.get(speech);
  if (!grammar) {
    const rules = Object.entries(speech.asking?.worded ?? {}).map(([name, says]) => ({
      says,
      answer: answers[name as WordedName],
    }));
    grammar = new Grammar(rules, { manner: mannerOf(speech), clock: speech.asking?.clock });
    grammars.set(speech, grammar);
  }
  return grammar;
};

/** The answer to a question about measures in a sentence of a language; undefined for any other text. */
export const answerWorded = (source: Span, speech: Speech, told: Told): Answered => {
  for (const match of grammarOf(speech).read(source, told.style)) {
    if (Object.values(match.nodes).some(isUncertain)) continue;
    const answer = match.rule.answer(match, source, told);
    if (answer && !(answer instanceof Diagnostic)) return answer;
  }
  return undefined;
};
