import { kindOf } from '../definition/definition.ts';
import { matchesOf } from '../model/matches.ts';
import { oncePer } from '../model/remember.ts';
import type { Assumption } from '../model/assumption.ts';
import { minus, zero } from '../model/rational.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { readDigits } from '../text/numbers/digits.ts';
import { mayStartNumber, mostNumbersIn } from '../text/numbers/number-words.ts';
import { readNumeral } from '../text/numbers/number.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { makeSource, matchAt, readOnce, span, type Span } from '../text/span.ts';
import { changing } from './context.ts';
import { ratioOf } from '../text/numbers/exact.ts';
import { readMeasure } from '../text/question/parse.ts';
import { readTarget } from '../text/units/target.ts';
import { readExpression } from './arithmetic/expression.ts';
import { measureNode, numberNode, unitNode, type Expression, type Node } from './arithmetic/node.ts';
import type { Unit } from '../model/unit.ts';
import type { Asking, ClockWords } from '../model/speech.ts';
import { alternatives } from '../languages/words.ts';
import { hasUnspaced, spacedWord } from './letters.ts';
import { english, matchSentence, type Filled, type Manner, type ReadSlot } from './match.ts';
import { ownTimeAt, plainTime, wordedAt, type OwnTime } from './own-clock.ts';
import { SentenceIndex } from './sentence-index.ts';
import { fewestSlots, needs, rarest, readSentence, slotsOf, type Sequence } from './sentence.ts';

/**
 * A rule of the grammar: sentences as in calculators (tool/ask.ts), with `{key:kind}` for a value. A new kind of
 * question needs a rule and its words.
 */
export interface Rule {
  readonly says: readonly string[];
}

/** A text read by a rule. */
export interface RuleMatch<R extends Rule> {
  readonly rule: R;
  /** The text of each slot. */
  readonly places: Readonly<Record<string, Span>>;
  /** The expressions of the slots. Their units are numbered across all slots. */
  readonly nodes: Readonly<Record<string, Node>>;
  readonly units: Span[];
  /** The readings that the values assume. */
  readonly assumed: readonly Assumption[];
}

/** Limits above the length of a question by rule, so that the work for any text is limited. */
const longestText = 200;
const mostWords = 24;
/** The limit in scripts without spaces, where a value may end after each letter. */
const mostLetters = 40;
/** The maximum length of a value in these scripts, whose words are short. */
const longestValue = 24;

/** Matches the places where a value may end. In Turkish a case ending may follow its number: 90'ın. */
const ending = /\S(?=[\s,;:?]|$)|[\p{L}\d%](?=\s*[-/÷<>=×]|x\d)|\d(?=['’]\p{L})/gu;
/** Matches them in scripts without spaces: after each letter, and before each letter that follows a digit or a sign. */
export const unspacedEnding =
  /\S(?=[\s,、。?？;:]|$)|[\p{L}\d%](?=\s*[-/÷<>=×]|x\d)|\S(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3])|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3](?=\S)/gu;

const unitOf = (node: Node, units: readonly Span[]): Unit | undefined => {
  if (node.kind === '+' || node.kind === '-') return unitOf(node.left, units);
  // The denominator of a price is a unit alone: the l of 1.75 €/l
  const unit = node.kind === 'unit' ? node : node.kind === 'measure' ? node.unit : undefined;
  if (!unit) return undefined;
  const { plain, lexicon } = units[unit.index]!;
  return lexicon!.meaningsOf(plain).units.at(0);
};

/** Returns the quantity of a measure, or of the first part of a sum. */
export const quantityOf = (node: Node, units: readonly Span[]): string | undefined => unitOf(node, units)?.quantity?.id;

const isPrice = (node: Node): boolean => node.kind === '/' && node.left.kind === 'money';

/** Returns true for liters per number of kilometers, which have a name of their own in some languages. Miles per gallon are one unit. */
export const isConsumption = (node: Node, units: readonly Span[]): boolean =>
  unitOf(node, units)?.id === 'liter-per-100-kilometer' ||
  (node.kind === '/' && quantityOf(node.left, units) === 'volume' && quantityOf(node.right, units) === 'length');

/** Matches quantities per unit of time. */
const rates = /^(?:power|speed|volume-flow|mass-flow|data-rate|electric-current)$/;

/** Returns true for an amount per unit of a quantity, such as a dose: 2 mg/kg for a mass, 400 mg/m² for an area. */
export const isFor = (node: Node, units: readonly Span[], quantity: string): boolean => {
  if (node.kind !== 'measure') return false;
  const { plain, lexicon } = units[node.unit.index]!;
  const [unit] = lexicon!.meaningsOf(plain).units;
  if (!unit) return false;
  // The identifier of a listed unit contains its parts: kilocalorie-per-kilogram
  const below =
    unit.product?.factors.filter(({ exponent }) => exponent < 0) ??
    unit.id
      .split('-per-')
      .slice(1)
      .map((id) => ({ unit: lexicon!.index.byId(id), exponent: -1 }));
  return below.some(({ unit: part, exponent }) => {
    const id = part?.quantity?.id;
    return (id === quantity && exponent === -1) || (id === 'length' && exponent === -2 && quantity === 'area');
  });
};

/** Units that goods and services are sold by. A price for one gram is rare: 500 g at €3.20 is another price. */
export const soldBy: ReadonlySet<string> = new Set(
  'minute hour day night week month year foot yard meter kilometer mile square-foot square-yard square-meter acre hectare pint quart liter gallon cubic-foot cubic-yard cubic-meter ounce pound kilogram stone ton tonne kilowatt-hour megawatt-hour gigabyte terabyte'.split(
    ' ',
  ),
);

/** The slot kinds for measures of one quantity. */
const quantities = {
  time: 'time',
  length: 'length',
  area: 'area',
  mass: 'mass',
  volume: 'volume',
  energy: 'energy',
  power: 'power',
  speed: 'speed',
  acceleration: 'acceleration',
  economy: 'fuel-economy',
  charge: 'electric-charge',
  voltage: 'voltage',
  resolution: 'resolution',
  graphics: 'graphics',
};

/** Tests of expressions, by the kind of slot. */
const fits: Readonly<Record<string, (node: Node, units: readonly Span[]) => boolean>> = {
  sum: () => true,
  number: (node) => node.kind === 'number' && !node.isPercent,
  percent: (node) => node.kind === 'number' && node.isPercent,
  money: (node) => node.kind === 'money' || (node.kind === 'number' && !node.isPercent),
  amount: (node) => node.kind === 'money',
  price: isPrice,
  measure: (node, units) => quantityOf(node, units) !== undefined,
  sold: (node, units) => node.kind === 'measure' && soldBy.has(unitOf(node, units)?.id ?? ''),
  rate: (node, units) => isPrice(node) || rates.test(quantityOf(node, units) ?? ''),
  consumption: isConsumption,
  perMass: (node, units) => isFor(node, units, 'mass'),
  perArea: (node, units) => isFor(node, units, 'area'),
  perVolume: (node, units) => isFor(node, units, 'volume'),
  perTime: (node, units) => isFor(node, units, 'time'),
  perMassAndTime: (node, units) => isFor(node, units, 'mass') && isFor(node, units, 'time'),
  // Of a pace, faster is less time or more way
  velocity: (node, units) => fits['speed']!(node, units) && kindOf(unitOf(node, units)!) === 'linear',
  side: (node, units) => fits['number']!(node, units) || quantityOf(node, units) === 'length',
  ...Object.fromEntries(
    Object.entries(quantities).map(([kind, id]) => [
      kind,
      (node: Node, units: readonly Span[]) => quantityOf(node, units) === id,
    ]),
  ),
};

/** Returns true for a kind of slot whose value has a number. A name or π can be a sum. */
const hasNumber = (kind: string): boolean => kind === 'count' || (kind !== 'sum' && kind in fits);

/** Patterns of texts, by the kind of slot. */
const looks: ReadonlyMap<string, RegExp> = /* @__PURE__ */ new Map(
  Object.entries({
    clock:
      /(?:noon|midday|midnight)(?![a-z])|\d{1,2}(?:(?::[0-5]\d){1,2}(?:\s*[ap]\.?m\b\.?|[ap]\b)?|\s*[ap]\.?m\b\.?)/y,
    month:
      /(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?![a-z])/y,
    year: /(?:19|20|21)\d\d(?![\d.,])/y,
    part: /(?:half|quarter|eighth|sixteenth|\d{1,3}(?:st|nd|rd|th))(?![a-z])/y,
    fraction: /\d{1,3}\s*\/\s*\d{1,4}(?![\d.,])/y,
    troy: /(?:oz|ozs|ounces?)(?![a-z])/y,
    scale: /(?:(?:delta|[Δδ∆])\s*)?(?:°|deg(?:rees?)?)?\s*(?:celsius|centigrade|fahrenheit|kelvins?|[cfk])(?![a-z])/y,
    unix: /-?\d{5,13}(?![\d.,])/y,
    date: /\d{4}-\d\d-\d\d(?![\d-])/y,
    things: /[a-z]{3,}s(?![a-z])/y,
    yards: /(?:yds?|yards?)(?![a-z])/y,
  }),
);

/** Matches the signs and words of a quotient: 3 €/kg, $3 a pound, 20 min per kg, 6 l over 100 km. */
const quotientSign = /[/:]|100\s?km|\b(?:per|an?|over|by)\b/;

/** Matches what every English text with a value of a kind has. It saves the work of looking for the value. */
const marks: ReadonlyMap<string, RegExp> = /* @__PURE__ */ new Map([
  ...['price', 'consumption'].map((kind) => [kind, quotientSign] as const),
  ['percent', english.hasPercent],
  ...Array.from(looks, ([kind, look]) => [kind, new RegExp(look.source)] as const),
]);

/** Returns the patterns that every English text of a sentence matches. A choice has the pattern of any of its ways. */
const marksIn = (sequence: Sequence): readonly RegExp[] =>
  sequence.flatMap((item): readonly RegExp[] => {
    if (item.kind === 'slot') return [marks.get(item.unit ?? '') ?? []].flat();
    if (item.kind !== 'either' || item.isOptional) return [];
    const ofWays = item.ways.map(marksIn);
    // Words alone are looked up in the index of sentences
    if (!ofWays.some((found) => found.length > 0)) return [];
    const ways = item.ways.map((way, at) => ofWays[at]![0]?.source ?? anyOf(rarest(needs(way)) ?? ['']));
    return [new RegExp(ways.map((way) => `(?:${way})`).join('|'))];
  });

/** Returns the pattern for one of some words or signs. A word stands alone. */
const anyOf = (words: readonly string[]): string =>
  words.map((word) => (spacedWord.test(word) ? String.raw`\b${word}\b` : alternatives([word]))).join('|');

/** Merges a minus with its number: -10 to 5 °C starts at -10. */
const withSign = (expression: Expression): Expression => {
  const { root } = expression;
  if (root.kind !== 'negative' || (root.of.kind !== 'number' && root.of.kind !== 'measure')) return expression;
  return { ...expression, root: { ...root.of, value: minus(zero, root.of.value) } };
};

/** Words for a thing, which say nothing about its measure: letters alone, without digits. */
const thing =
  /^(?:[\p{L}\p{M}'’-]{2,}(?:\s[\p{L}\p{M}'’-]+)?|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])$/u;

/**
 * Matches parts of words that change a price in scripts without spaces: half, off, tax, times, except. Numerals also count, because a
 * thing would take the first letters of a number: `苹果十二个`.
 */
const changingUnspaced =
  /[半倍折税稅]|割引|以外|除|할인|반값|세금|부가세|말고|빼고|제외|(?!一[下共般起样樣直定番応体]|三文|三明|五花|五目|八宝|千[层瓦克米卡帕焦]|百合|三つ葉)[〇零一二三四五六七八九十百千万萬億亿兆两兩幾几]/;

/** Returns true if a text in a script without spaces has a word for a change. */
export const changesElsewhere = (text: string): boolean => changingUnspaced.test(text);

/** Returns true for a word that changes an amount. */
type Changes = (word: string) => boolean;

/** Matches words of Chinese and Japanese, which stand in others. */
const stuck = /^[\u3040-\u30ff\u3400-\u9fff]+$/;

const makeChanges = ({ sums = {}, changing: words = [], systems = [] }: Partial<Asking>): Changes => {
  const whole = new Set([...words, ...Object.values(sums).flat()].map((word) => word.toLowerCase()));
  const parts = [...words.filter((word) => stuck.test(word)), ...systems];
  const within = parts.length === 0 ? undefined : new RegExp(alternatives(parts), 'u');
  return (word) => whole.has(word) || within?.test(word) === true;
};

/** Returns the test for words of a language that change an amount. In Chinese and Japanese they may be parts of words. */
export const changesIn = oncePer(makeChanges);

/** Returns true for words for a thing: not a number, and not a word that changes one. */
export const isThing = (source: Span, changes?: Changes): boolean => {
  if (!thing.test(source.plain) || changesElsewhere(source.plain)) return false;
  const { lexicon } = source;
  const isNumber = (word: string): boolean =>
    lexicon?.ownNumbers?.readWords(makeSource(`${word} `, lexicon), 0)?.end === word.length;
  return source.lower
    .split(/\s/)
    .every((word) => (lexicon?.vocabulary ? !isNumber(word) && changes?.(word) !== true : !changing.test(word)));
};

/** Matches a time of day with a full stop, as in some languages: 6.50. */
const clockWithStop = /([01]?\d|2[0-3])\.([0-5]\d)(?![\d.,])/y;

/** Reads a time of day in a language, in its words or with a full stop. */
export const clockAt = (source: Span, at: number, words: ClockWords | undefined): OwnTime | undefined => {
  const own = ownTimeAt(source, at, words);
  const [whole, hour, minute] = own ? [] : (matchAt(clockWithStop, source.plain, at) ?? []);
  return whole === undefined ? own : plainTime(`${hour}:${minute}`, at, at + whole.length);
};

/** The words of a language that its sentences share. */
export interface SentenceWords {
  readonly manner: Manner;
  /** The words that no thing may contain. */
  readonly changes?: Changes;
  /** The words for times of day. */
  readonly clock?: ClockWords | undefined;
}

/** The maximum length of a measure in the words of a language, which bounds the work for all spans of a text. */
const longestMeasure = 48;
/** The same limit for scripts without spaces, whose words are shorter and where a span may end after each letter. */
const longestUnspaced = 16;

/** Matches a duration, a weight or the height of a person without its lesser unit: 2h35m, 4 hrs 15, 13 stone 7, 5 foot 10. */
export const withoutLesserUnit =
  /^(?:\d+(?:h\d+m?|\s?h(?:(?:ou)?rs?)?\s?[0-5]\d|\s?st(?:one)?\s?(?:\d|1[0-3]))|[3-7]\s?(?:ft|foot|feet)\s?(?:\d|1[01])(?:\.5|½|\s1\/2|\sand\sa\shalf)?)$/;

/** Matches the end of a consumption: 7 l aux 100. */
const hundredAtEnd = /\p{L}\s100$/u;

/** Matches hours, and minutes without their unit: 2 Stunden 45, 1 ora e 45. */
const hoursAndNumber = /^\d+\s?(\p{L}+)\s(?:(\p{L}{1,3})\s)?[0-5]\d$/u;

/** Returns true for hours and minutes without their unit, in another language than English. */
export const lacksMinutes = ({ plain, lexicon }: Span): boolean => {
  const [, hours, and] = hoursAndNumber.exec(plain) ?? [];
  return (
    hours !== undefined &&
    (and === undefined || lexicon!.vocabulary?.words.and.includes(and) === true) &&
    lexicon!.meaningsOf(hours).units[0]?.id === 'hour'
  );
};

/** Returns true for a measure that ends in a number. */
const endsInNumber = (source: Span): boolean =>
  withoutLesserUnit.test(source.plain) || hundredAtEnd.test(source.plain) || lacksMinutes(source);

/**
 * Reads a value: an expression, or in another language than English a measure in its words, whose halves and particles no expression has:
 * `2 horas y media`, `2時間30分`.
 */
export const readValue = (
  source: Span,
  style: NumberStyle | undefined,
  isForeign: boolean,
  given?: Span[],
): Expression | undefined => {
  const before = given?.length ?? 0;
  const expression = readExpression(source, style, given);
  if (expression && !(expression instanceof Diagnostic)) return withSign(expression);
  const units = given ?? [];
  units.length = before;
  const longest = hasUnspaced(source.plain) ? longestUnspaced : longestMeasure;
  const mayBeMeasure =
    isForeign && source.text.length <= longest && (!/\d$/.test(source.plain) || endsInNumber(source));
  const numeral = mayBeMeasure ? readNumeral(source, 0, style) : undefined;
  // A number with a scale: 18万, ۱۵ میلیون
  if (numeral && !(numeral instanceof Diagnostic) && numeral.end === source.text.length)
    return { root: numberNode(numeral.value), units, isSum: false };
  const parsed = mayBeMeasure ? readMeasure(source, style) : undefined;
  if (!parsed) {
    // A number in words, which is read before another word: drei viertel
    const number = mayBeMeasure ? readNumeral(makeSource(`${source.text} x`, source.lexicon), 0, style) : undefined;
    const isWhole = number && !(number instanceof Diagnostic) && number.inWords && number.end === source.text.length;
    return isWhole ? { root: numberNode(number.value), units, isSum: false } : undefined;
  }
  const value = ratioOf(parsed.exact);
  if (parsed.unit === 'part') return { root: numberNode(value), units, isSum: false };
  const unit = unitNode(makeSource(parsed.unit, source.lexicon), units);
  return { root: measureNode(value, unit), units, isSum: false };
};

interface Sentence<R extends Rule> {
  readonly sequence: Sequence;
  /** The fewest numbers that its texts have. */
  readonly numbers: number;
  /** Patterns that each of its texts matches. */
  readonly marks: readonly RegExp[];
  /** The slots for words. A thing may be called as a unit: in Spanish, manzanas are apples and areas of land. */
  readonly wordy: ReadonlySet<string>;
  readonly rule: R;
}

/** Reads values at the slots of sentences, each expression once. */
class Values {
  private readonly ends: readonly number[];
  private readonly isUnspaced: boolean;
  private readonly source: Span;
  private readonly style: NumberStyle | undefined;
  private readonly own: SentenceWords | undefined;

  constructor(source: Span, style: NumberStyle | undefined, own: SentenceWords | undefined) {
    this.source = source;
    this.style = style;
    this.own = own;
    this.isUnspaced = hasUnspaced(source.plain);
    const pattern = this.isUnspaced ? unspacedEnding : ending;
    this.ends = [...new Set(matchesOf(pattern, source.plain).map(({ index }) => index + 1))].reverse();
  }

  get areFew(): boolean {
    return this.ends.length <= (this.isUnspaced ? mostLetters : mostWords);
  }

  readonly read: ReadSlot = ({ unit: kind = 'sum' }, text, at, mayEnd): readonly Filled[] => {
    const look = looks.get(kind);
    const filled = (end: number): Filled => ({ text: '', from: at, end });
    const time = kind !== 'clock' ? undefined : this.own ? clockAt(text, at, this.own.clock) : wordedAt(text, at);
    if (time) return [filled(time.end)];
    if (look) {
      const length = matchAt(look, text.lower, at)?.[0].trimEnd().length;
      return length === undefined ? [] : [filled(at + length)];
    }
    if (kind === 'count') {
      const digits = readDigits(text, at, this.style);
      return digits && !(digits instanceof Diagnostic) ? [filled(digits.end)] : [];
    }
    if (!this.own && !text.letters && hasNumber(kind) && !mayStartNumber(text.lower, at)) return [];
    const last = this.isUnspaced ? at + longestValue : text.text.length;
    const after = this.ends.filter((end) => end > at && end <= last && mayEnd(end));
    if (kind === 'thing') return after.filter((end) => isThing(span(text, at, end), this.own?.changes)).map(filled);
    if (kind === 'unit')
      return after.filter((end) => !(readTarget(span(text, at, end)) instanceof Diagnostic)).map(filled);
    return after
      .filter((end) => {
        const expression = this.expressionAt(at, end);
        return expression !== undefined && fits[kind]!(expression.root, expression.units);
      })
      .map(filled);
  };

  private expressionAt(from: number, end: number): Expression | undefined {
    const place = span(this.source, from, end);
    const reader = this.own ? 'value in a language' : 'value';
    return readOnce(place, reader, () => readValue(place, this.style, this.own !== undefined));
  }
}

/** A table of rules, compiled on first use. */
export class Grammar<R extends Rule> {
  private readonly rules: readonly R[];
  private readonly own: SentenceWords | undefined;
  private sentences: SentenceIndex<Sentence<R>> | undefined;

  /** @param own - The language of the sentences. Default: English. */
  constructor(rules: readonly R[], own?: SentenceWords) {
    this.rules = rules;
    this.own = own;
  }

  private compile(): SentenceIndex<Sentence<R>> {
    const sentences = this.rules.flatMap((rule) =>
      rule.says.map((text) => {
        const sequence = readSentence(text);
        const wordy = slotsOf(sequence).flatMap(({ key, unit }) => (unit === 'thing' || unit === 'unit' ? [key] : []));
        return {
          sequence,
          numbers: fewestSlots(sequence, ({ unit = 'sum' }) => hasNumber(unit)),
          marks: this.own ? [] : marksIn(sequence),
          wordy: new Set(wordy),
          rule,
        };
      }),
    );
    return new SentenceIndex(sentences, (this.own?.manner ?? english).hasPercent);
  }

  /** The words of all sentences. */
  get words(): ReadonlySet<string> {
    return (this.sentences ??= this.compile()).words;
  }

  /** Returns the sentences that a text may be, by its words and numbers. */
  likely(source: Span): readonly Sentence<R>[] {
    if (source.text.length > longestText) return [];
    this.sentences ??= this.compile();
    // The number words of other languages, and letters that are constants, are not counted
    const most = this.own || source.letters ? Infinity : mostNumbersIn(source.lower);
    return this.sentences
      .in(source.plain)
      .filter((sentence) => sentence.numbers <= most && sentence.marks.every((mark) => mark.test(source.lower)));
  }

  /** Yields the readings of a text by the rules, in their order. */
  *read(source: Span, style: NumberStyle | undefined): Generator<RuleMatch<R>, void> {
    const likely = this.likely(source);
    if (likely.length === 0) return;
    const values = new Values(source, style, this.own);
    if (!values.areFew) return;
    for (const { sequence, wordy, rule } of likely) {
      const bindings = matchSentence(sequence, source, this.own?.manner ?? english, values.read);
      if (!bindings) continue;
      const units: Span[] = [];
      const places: Record<string, Span> = {};
      const nodes: Record<string, Node> = {};
      const assumed: Assumption[] = [];
      for (const [key, { from, end }] of bindings) {
        places[key] = span(source, from, end);
        if (wordy.has(key)) continue;
        const expression = readValue(places[key], style, this.own !== undefined, units);
        if (!expression) continue;
        nodes[key] = expression.root;
        assumed.push(...(expression.assumed ?? []));
      }
      yield { rule, places, nodes, units, assumed };
    }
  }
}
