import type { Assumption } from '../model/assumption.ts';
import { compare, ratio, toNumber, type Ratio } from '../model/rational.ts';
import type { Asking, Speech, WordedName } from '../model/speech.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { isUnitIn, makeSource, type Span } from '../text/span.ts';
import { calculate } from './arithmetic/calculate.ts';
import { isUncertain } from './arithmetic/expression.ts';
import { difference, product, quotient, sum, unitNode, type Node, type UnitNode } from './arithmetic/node.ts';
import { answerOf, isKnown, wantedOf, type Context } from './calculation.ts';
import { changesIn, Grammar, quantityOf, type Rule, type RuleMatch } from './grammar.ts';
import { choice, clockPlus, range, type Answered, type QuestionContext } from './questions.ts';
import { mannerOf } from './tool-question.ts';
import { withOmittedUnits } from './omitted-units.ts';

// Questions about measures. Each language lists its own sentences for them. The place `{t:unit}` holds the requested unit. The places
// `{u:thing}`, `{v:thing}` and `{w:thing}` hold words that the answer ignores.

type Told = Context & QuestionContext;

interface Worded extends Rule {
  readonly answer: (match: RuleMatch<Rule>, source: Span, told: Told) => Answered;
}

type Parts = Readonly<Record<string, Node>>;

/** Returns true if an expression has all its values. */
const isWhole = (node: Node | undefined): boolean =>
  node !== undefined && (!('left' in node) || (isWhole(node.left) && isWhole(node.right)));

/** Returns a function that calculates an answer from the places of a sentence. `unit` is the default unit of the answer. */
const worked =
  (make: (place: Span, parts: Parts) => Node, unit?: string, isPrice = false): Worded['answer'] =>
  ({ nodes, places, units, assumed }, source, { rates, telling }) => {
    const target = places['t'];
    const asked = target
      ? wantedOf(target)
      : unit === undefined
        ? undefined
        : wantedOf(makeSource(unit, source.lexicon));
    if (asked instanceof Diagnostic) return undefined;
    const root = make(source, nodes);
    // The text of a place was not a value
    if (!isWhole(root)) return undefined;
    const expression = { root, units, isSum: true, assumed };
    const result = calculate(expression, asked, rates, source);
    if (result instanceof Diagnostic || (!isPrice && !result.isBare && !isKnown(result, source))) return undefined;
    return answerOf({ amount: source, expression, wanted: asked, worked: result }, telling);
  };

/** Keeps only answers whose quantity matches. A plain number has an empty quantity. */
const only =
  (quantities: RegExp, answerTo: Worded['answer']): Worded['answer'] =>
  (match, source, told) => {
    const answer = answerTo(match, source, told);
    return answer && !(answer instanceof Diagnostic) && !quantities.test(answer.quantity ?? '') ? undefined : answer;
  };

/** Keeps only answers to texts whose two places measure the same quantity. */
const ofOneKind =
  (one: string, other: string, answerTo: Worded['answer']): Worded['answer'] =>
  (match, source, told) => {
    const { [one]: a, [other]: b } = match.nodes;
    if (!isWhole(a) || !isWhole(b)) return undefined;
    const expression = { root: quotient(a!, b!, source), units: match.units, isSum: true };
    const result = calculate(expression, undefined, told.rates, source);
    return result instanceof Diagnostic || !result.isBare ? undefined : answerTo(match, source, told);
  };

/** Returns the unit in a place. Undefined for other targets: a unit with its goods, or several units. */
const unitAt = ({ places, units }: RuleMatch<Rule>, key: string): UnitNode | undefined => {
  const place = places[key];
  const isUnit = place && place.lexicon!.meaningsOf(place.plain).units.length > 0;
  return isUnit ? unitNode(place, units) : undefined;
};

/**
 * Converts a number that people write without its unit where only one unit makes sense, and notes the unit: a height of 1.68. A whole
 * number may be one of another unit, so a height has decimals.
 */
const bare =
  (unit: string, low: Ratio, high: Ratio, hasDecimals = false): Worded['answer'] =>
  ({ nodes, places, units }, source, { rates, telling }) => {
    const { x } = nodes;
    if (x?.kind !== 'number' || (hasDecimals && x.value.d === 1n)) return undefined;
    if (compare(x.value, low) < 0 || compare(x.value, high) > 0) return undefined;
    const wanted = wantedOf(places['t']!);
    if (wanted instanceof Diagnostic) return undefined;
    const root: Node = { kind: 'measure', value: x.value, unit: unitNode(makeSource(unit, source.lexicon), units) };
    const written = places['x']!.text;
    const assumed: readonly Assumption[] = [{ kind: 'unit', of: written, as: `${written} ${unit}` }];
    const expression = { root, units, isSum: false, assumed };
    const result = calculate(expression, wanted, rates, source);
    // A value in the wanted unit already was in another one: 40 in Celsius may be degrees Fahrenheit
    if (result instanceof Diagnostic || result.measures[0]?.value === toNumber(x.value)) return undefined;
    return answerOf({ amount: source, expression, wanted, worked: result }, telling);
  };

const twelve: Node = { kind: 'number', value: ratio(12n), isPercent: false };
/** Multiplies the first term of a sum without parentheses: a quarter of 360 plus 15 is 105. */
const partOfFirst = (part: Node, node: Node, place: Span): Node =>
  (node.kind === '+' || node.kind === '-') && !('isMixed' in node && node.isMixed) && !place.plain.includes('(')
    ? { ...node, left: partOfFirst(part, node.left, place) }
    : product(part, node, place);

const half: Node = { kind: 'number', value: ratio(1n, 2n), isPercent: false };

/** Matches the English words for a price of one piece. */
const sayingEach = /\b(?:each|apiece|piece|of)\b/;

/** Matches a price for one unit without a mark between them, and what asks after a mark: 28块一斤，多少钱. */
const isUnitMarked = (source: Span, unit: Span): boolean => {
  const from = unit.offset - source.offset;
  const [before, after] = [source.plain.slice(0, from), source.plain.slice(from + unit.text.length)];
  return /[^,、，\s]\s?[每一1]\s?$/.test(before) && /^\s?[,、，]/.test(after);
};

const answers: Readonly<Record<WordedName, Worded['answer']>> = {
  // {a:measure}, {b:measure}: the larger of two, or the smaller
  more: choice(1),
  less: choice(-1),
  // {a:number} or {a:measure}, {b:measure}, {t:unit}: both ends of a range
  between: (match, source, told) => {
    const answer = range(match, source, told);
    if (!answer || answer instanceof Diagnostic) return answer;
    // 5 km - 2 miles is a difference
    const [low, high] = [answer.results.at(0), answer.results.at(-1)];
    return low && high && low.value < high.value ? answer : undefined;
  },
  // {c:clock}, {d:time}: the time of day after a duration
  arrival: clockPlus('+'),
  // {x:sum} for {n:number} portions, {m:number} portions: a time or a temperature does not grow with the portions
  recipe: only(
    /^(?!time$|temperature$)/,
    worked((place, { n, x, m }) => quotient(product(x!, m!, place), n!, place)),
  ),
  // {x:price} or {x:money} for one {k:unit}, {y:measure}: the amount to pay
  priced: (match, source, told) => {
    const one = match.places['k'];
    // After a comma one unit is asked about
    if (one && /,\s*$/.test(source.plain.slice(0, one.offset - source.offset))) return undefined;
    if (!one) return worked((place, { x, y }) => product(x!, y!, place))(match, source, told);
    const unit = unitAt(match, 'k');
    const pay = worked((place, { x, y }) => product(x!, quotient(y!, unit!, place), place));
    return only(/^$/, pay)(match, source, told);
  },
  // {x:number} for {y:measure}, one {k:unit}: the price of one unit, in a currency that is not said
  pricePer: (match, source, told) => {
    const unit = unitAt(match, 'k');
    const price = worked((place, { x, y }) => quotient(x!, quotient(y!, unit!, place), place));
    return only(/^$/, price)(match, source, told);
  },
  // {x:amount} for {y:measure} or one {k:unit}, {t:unit}: the price of one unit
  unitPrice: only(/^(?:|density|volume|speed|fuel-economy|mass|energy)$/, (match, source, told) => {
    if (match.places['t'] && match.places['y'] && isUnitMarked(source, match.places['t'])) {
      const one = unitAt(match, 't');
      const { t: _, ...places } = match.places;
      return worked((place, { x, y }) => product(x!, quotient(y!, one!, place), place))(
        { ...match, places },
        source,
        told,
      );
    }
    const unit = match.places['k'] && unitAt(match, 'k');
    const price = worked((place, { x, y }) => quotient(x!, (y ?? unit)!, place), undefined, true);
    return (match.nodes['y'] ?? unit) ? price(match, source, told) : undefined;
  }),
  // {n:number} pieces at {x:amount} each
  each: (match, source, told) => {
    // 40 liters at 72 € may cost so much together, and 28 bags at €4.99 do not
    const { w } = match.places;
    if (w && !source.lexicon?.vocabulary && isUnitIn(source, w.plain) && !sayingEach.test(source.lower))
      return undefined;
    return worked((place, { n, x }) => product(n!, x!, place))(match, source, told);
  },
  // {p:percent} off {x:amount}
  off: worked((place, { p, x }) => difference(x!, p!, place)),
  // {x:number}, {t:unit}: a person's height in meters, a body temperature in degrees Celsius
  height: bare('m', ratio(2n, 5n), ratio(5n, 2n), true),
  // {v:volume} covers {c:area}, {a:area}: the volume for another area
  cover: worked((place, { v, c, a }) => quotient(product(v!, a!, place), c!, place)),
  // {x:measure}, {y:measure}: how many of the first are in the second
  count: only(/^$/, (match, source, told) => {
    // 2 ounces how many grams is a conversion
    const { x } = match.places;
    return x && isUnitIn(source, x.plain)
      ? undefined
      : worked((place, { x: one, y }) => quotient(y!, one!, place))(match, source, told);
  }),
  // {x:measure} is {y:sum}, {z:measure}
  proportion: ofOneKind(
    'x',
    'z',
    worked((place, { x, y, z }) => product(y!, quotient(z!, x!, place), place), undefined, true),
  ),
  // {m:measure}, {r:timePer} or {d:time} for each {u:unit}, {e:time} more: a cooking time
  timePerAmount: only(/^time$/, (match, source, told) => {
    const unit = unitAt(match, 'u');
    const time = worked((place, { m, r, d, e }) => {
      const all = product(m!, r ?? quotient(d!, unit!, place), place);
      return e ? sum(all, e, place) : all;
    });
    return time(match, source, told);
  }),
  // {c:clock}, {d:time}: the time of day before a duration
  startBy: clockPlus('-'),
  // {x:sum} a month, and a year
  yearly: only(
    /^(?:ratio)?$/,
    worked((place, { x }) => product(x!, twelve, place)),
  ),
  monthly: only(
    /^(?:ratio)?$/,
    worked((place, { x }) => quotient(x!, twelve, place)),
  ),
  // {a:measure} before, {b:measure} now
  percentChange: (match, source, told) => {
    const change = worked((place, { a, b }) => quotient(difference(b!, a!, place), a!, place), 'percent');
    const { a } = match.nodes;
    // Degrees alone may be of a temperature, which has no percentage
    if (a && quantityOf(a, match.units) === 'angle') return undefined;
    return ofOneKind('a', 'b', change)(match, source, told);
  },
  // {f:fraction} or {f:number} in words, or half, of {x:sum}: a temperature has no parts
  partOf: only(/^(?!temperature$)/, (match, source, told) => {
    const { f = half } = match.nodes;
    const isPart = f.kind === 'number' ? f.value.n > 0n && f.value.n < f.value.d : f.kind === '/';
    // 0 quart de gallon has no part of a gallon
    if (/^0(?![\d.,/])/.test(match.places['f']?.plain ?? '')) return undefined;
    // ½ + 2 is a sum, also where no word stands between a part and its whole
    if (['f', 'x'].some((key) => /^[-+−]/.test(match.places[key]?.plain ?? ''))) return undefined;
    return isPart ? worked((place, { x }) => partOfFirst(f, x!, place))(match, source, told) : undefined;
  }),
  // {n:number} pieces for {x:money}: the price of one. `3 kg apples` are not three pieces, and a dozen is not one
  onePiece: (match, source, told) => {
    const { w, v = w } = match.places;
    const isUnit = [w, v].some((place) => isUnitIn(source, place!.plain.split(/\s/)[0]!));
    return isUnit ? undefined : worked((place, { x, n }) => quotient(x!, n!, place))(match, source, told);
  },
  // {x:measure} {n:number} times a day, or every {h:time}: the amount in a day
  dose: only(/^(?:mass|volume|biological-activity|amount-of-substance)$/, (match, source, told) => {
    const { n, h } = match.nodes;
    const times = h && quotient(unitNode(makeSource('day', source.lexicon), match.units), h, source);
    return worked((place, { x }) => product(x!, n ?? times!, place))(match, source, told);
  }),
  // {r:perMass}, or {d:measure} to the kilogram, for {m:mass}
  forWeight: only(/^(?:mass|volume|biological-activity)$/, (match, source, told) => {
    const kilogram = unitNode(makeSource('kilogram', source.lexicon), match.units);
    return worked((place, { r, d, m }) => product(r ?? quotient(d!, kilogram, place), m!, place))(match, source, told);
  }),
};

const toUnit = '(in|to|into)';
const packs = '(pack|packs|pk|case|cases|box|crate|tray)';
const pieces = '(laps|lengths|bags|boxes|bottles|cans|packs|packets|rolls|sheets|reps|sacks|pallets|glasses|tins)';
const people = '(people|persons|servings|portions|guests|adults)';

const intoPieces =
  '(in|from|out of|fit in|fit into|make|for|make up|can i get from|can i get out of|can i fill from|can you get from|do i need for|to make|to fill|will fill|are in)';
const asked = '[{v:thing}] (is|are|does|do|will|would|for|in)';
const timePer = '({r:timePer}|{d:time} (a|an|each|every|per) {u:unit})';
const untilDone = '[how long|cooking time|total|in total|total time]';

/** The sentences of English. */
const inEnglish: Readonly<Partial<Record<WordedName, readonly string[]>>> = {
  more: [
    '(which|what) (is|weighs|goes|lasts|holds) (more|bigger|larger|longer|heavier|taller|faster|further|farther) [:] {a:measure} or {b:measure}',
  ],
  less: [
    '(which|what) (is|weighs|goes|lasts|holds) (less|smaller|shorter|lighter|slower) [:] {a:measure} or {b:measure}',
  ],
  between: [
    '{w:thing} [of] [from] {a:number} (-|to) {b:measure} (in|to) {t:unit}',
    '{w:thing} [of] between {a:number} (-|to|and) {b:measure} (in|to) {t:unit}',
    '{w:thing} [of] [from] {a:measure} (-|to) {b:measure} (in|to) {t:unit}',
    '{w:thing} [of] between {a:measure} (-|to|and) {b:measure} (in|to) {t:unit}',
  ],
  arrival: [
    '(departure|depart|departs|departing|leave|leaves|leaving|left|start|starts|starting|begin|begins) [time] [is] [at] {c:clock} [and] (travel time|travel|traveling|duration|drive|driving|drives|journey|trip|flight|takes|take|lasts|lasting|needs) [of|is|time|for|me] {d:time} [arrival|arrive|when do i arrive|when will i arrive|when does it arrive|when does it end|end|arrival time|what time do i arrive]',
    '(i leave|leaving|i left|i depart|departing|i start|starting) [home|work] [at] {c:clock} [and] [it] (takes|take|took|drive for|drive|travel for|travel|need) {d:time} [when do i arrive|when will i arrive|when do i get there|when am i there|arrival]',
    '(when do i arrive|when will i arrive|when do i get there|when am i there) if i (leave|depart|start) [at] {c:clock} [and] [it] (takes|take|drive for|drive|need) {d:time}',
  ],
  recipe: [
    `[recipe|{w:thing}] (for|serves|serving) {n:number} [${people}] [needs|uses|takes|has|calls for|requires|with|is] {x:sum} [of] [{v:thing}] (how much|how many|what) [of it|{u:thing}] [do i need|is needed|is it] (for|to serve) {m:number} [${people}]`,
    `[recipe|{w:thing}] (for|serves|serving) {n:number} [${people}] [needs|uses|takes|has|calls for|with|is] {x:sum} [of] [{v:thing}] (i am|i'm|im|we are|we're|now|but|i) [feeding|cooking for|making it for|making for|need it for|need for|for|have] {m:number} [${people}]`,
    `[if] {n:number} ${people} (need|eat|use|drink|have) {x:sum} [of] [{v:thing}] (how much|how many|what) [do we need|do i need] for {m:number} [${people}]`,
    `{x:sum} [of] [{v:thing}] (for|serves|serving) {n:number} ${people} (how much|how many|what) [{u:thing}] [do i need|is needed] (for|to serve) {m:number} [${people}]`,
  ],
  priced: [
    '[{w:thing}] [is|are|costs|cost|at] {x:price} [how much|what] (is|are|do|does|for|cost|costs) {y:measure} [cost|costs|of it]',
    '[{w:thing}] [is|are|costs|cost|at] {x:price} [how much|what] [is|does it cost] [for|to fill] {y:measure} [tank]',
    '(fill up|fill|filling) [with] {y:measure} at {x:price}',
    '[{w:thing}] {y:measure} at {x:price}',
    '({y:mass}|{y:volume}|{y:area}) [of] [{w:thing}] (at|for) {x:money} (a|an|per) {k:unit}',
  ],
  unitPrice: [
    '[{w:thing}] {x:amount} (for|per) {y:measure} (price per|per|price a|what is that per|what is the price per|how much is that per|how much per|how much a) {t:unit}',
    '[{w:thing}] {y:measure} (for|costs|cost|is|at) {x:amount} (price per|per|price a|what is that per|what is the price per|how much is that per|how much per|how much a) {t:unit}',
  ],
  pricePer: ['[{w:thing}] {x:number} for ({y:mass}|{y:volume}) (how much per|how much a|price per) {k:unit}'],
  height: ["(i'm|i am|he is|he's|she is|she's) {x:number} tall (in|to|how much is that in|what is that in) {t:unit}"],
  each: [
    '{n:number} [{w:thing}] (at|@|of) {x:measure} each [total|in total|altogether]',
    '{n:number} [{w:thing}] at {x:amount} (each|apiece|a piece|per piece)',
    '{n:number} {w:thing} (at|@) {x:amount} [total|in total|altogether]',
    `[a] {n:number} ${packs} [of] {x:measure} [${toUnit} {t:unit}]`,
    `{n:number} ${pieces} (of|x|×) {x:measure} [${toUnit} {t:unit}]`,
  ],
  off: [
    '{p:percent} off [a|an|the|my] {x:amount} {w:thing}',
    ...['mass', 'length', 'volume', 'time'].map(
      (kind) => `{p:${kind}} off [a|an|the|my] {x:${kind}} [${toUnit} {t:unit}]`,
    ),
  ],
  cover: [
    '{w:thing} [of] {a:area} {v:volume} [of] [paint|{u:thing}] (covers|is enough for) {c:area} (how many|how much) {t:unit}',
    '{v:volume} [of] [paint|{u:thing}] (covers|is enough for) {c:area} (how many|how much) {t:unit} [for|do i need for] {a:area}',
  ],
  count: [
    `how many {x:measure} {w:thing} [of] [{v:thing}] ${intoPieces} {y:measure} [of] [{u:thing}]`,
    `how many {w:thing} of {x:measure} [{v:thing}] ${intoPieces} {y:measure} [of] [{u:thing}]`,
    '{y:measure} [of] [{v:thing}] how many {x:measure} {w:thing}',
    `{x:measure} [{w:thing}] how many [{v:thing}] ${intoPieces} {y:measure} [of] [{u:thing}]`,
    '[how many] {x:measure} {w:thing} (out of|from) {y:measure} [of] [{u:thing}]',
  ],
  proportion: [
    `[if] {x:measure} [of] [{w:thing}] (is|are|weighs|weigh|costs|cost|takes|take|needs|need|makes|make|uses|use|has|contains) {y:sum} (how much|how many|how long|what) ${asked} {z:measure} [of] [{u:thing}] [cost|weigh|take|need|make|use|have|contain]`,
    `[{w:thing}] {y:sum} [of] [{u:thing}] (per|for every|for each|to each) {x:measure} [of] [{v:thing}] [how much|how many|what] (for|in) {z:measure}`,
  ],
  timePerAmount: [
    `[{w:thing}] {m:measure} [{v:thing}] [at] ${timePer} (plus|+) {e:time} [extra|more|over] ${untilDone}`,
    `[{w:thing}] {m:measure} [{v:thing}] [at] ${timePer} (how long|cooking time|how long does it take|how long in the oven)`,
    `[{w:thing}] ${timePer} (plus|+) {e:time} [extra|more|over] [,|for] {m:mass} [{v:thing}] ${untilDone}`,
    `${timePer} [for] [a|an|my] {m:mass} [{w:thing}] [how long]`,
  ],
  startBy: [
    '[{w:thing}] (at|for|by) {c:clock} [{v:thing}] (takes|needs|cooks for) {d:time} [when|what time] [do i|to|should i|shall i|do we|should we] (start by|start it|start cooking|put it in|oven on by|oven on|in by)',
    '[{w:thing}] by {c:clock} [{v:thing}] (takes|needs) {d:time} (when|what time) (do i|to|should i|shall i|do we|should we) (start|leave|set off|begin|go)',
    '(when|what time) (do i|should i|shall i|do we|should we) (start|put it in|leave|set off|begin) [if it|if {w:thing}|if the {w:thing}] (takes|needs|cooks for) {d:time} [and|to] [is|be] (ready|done|there|needed) (at|for|by) {c:clock}',
  ],
  yearly: [
    '[salary|rent|i earn|i pay] {x:amount} (a month|per month|monthly) (how much a year|a year|per year|yearly)',
  ],
  monthly: [
    '[salary|rent|i earn|i pay] {x:amount} (a year|per year|yearly) (how much a month|a month|per month|monthly)',
  ],
  percentChange: [
    '[{w:thing}] {a:measure} (now|today) {b:measure} (percent|percentage|%) (lost|gained|change|loss|gain|increase|decrease)',
    '[{w:thing}] [went|gone|going|goes] from {a:measure} to {b:measure} (what|what is the|how much|in) (percent|percentage|%) [lost|gained|change|loss|gain|increase|decrease]',
  ],
};

type Sentences = NonNullable<NonNullable<Speech['asking']>['worded']>;

const rulesOf = (sentences: Sentences): readonly Worded[] =>
  Object.entries(sentences).map(([name, says]) => ({ says, answer: answers[name as WordedName] }));

let english: Grammar<Worded> | undefined;
const grammars = new WeakMap<Speech, Grammar<Worded>>();

const grammarOf = (speech: Speech | undefined): Grammar<Worded> => {
  if (!speech) return (english ??= new Grammar(rulesOf(inEnglish)));
  let grammar = grammars.get(speech);
  if (!grammar) {
    const asking: Partial<Asking> = speech.asking ?? {};
    const { worded = {}, clock } = asking;
    const own = { manner: mannerOf(speech), clock, changes: changesIn(asking) };
    grammars.set(speech, (grammar = new Grammar(rulesOf(worded), own)));
  }
  return grammar;
};

/** Returns true if the words and numbers of a text are those of a sentence about measures. */
export const mayBeWorded = (source: Span, speech: Speech | undefined): boolean =>
  grammarOf(speech).likely(source).length > 0;

/** Returns the words of the sentences about measures. */
export const wordsOfMeasures = (speech: Speech | undefined): ReadonlySet<string> => grammarOf(speech).words;

/** Answers a question about measures. Returns undefined for other texts. */
export const answerWorded = (source: Span, speech: Speech | undefined, told: Told): Answered => {
  for (const written of new Set([source, withOmittedUnits(source)]))
    for (const match of grammarOf(speech).read(written, told.style)) {
      if (Object.values(match.nodes).some(isUncertain)) continue;
      const answer = match.rule.answer(match, source, told);
      if (answer && !(answer instanceof Diagnostic)) return answer;
    }
  return undefined;
};
