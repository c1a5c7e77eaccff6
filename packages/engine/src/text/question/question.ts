import { matchesOf } from '../../model/matches.ts';
import type { Ingredient } from '../../model/ingredient.ts';
import { rankOf } from '../../naming/rank.ts';
import type { Unit } from '../../model/unit.ts';
import { numberWord, readWords } from '../numbers/number-words.ts';
import { phrasesOf, withoutCourtesies, withoutEnd, withoutStart, type Phrases } from './phrases.ts';
import { articleInCapitals } from '../units/lexicon.ts';
import { isUnitIn, makeSource, readOnce, span, without, type Span } from '../span.ts';

/** One way to split a question: an amount, and its target units. */
export interface Frame {
  readonly amount: Span;
  readonly target: Span;
  /** True if the word between them is `in`, which is also the inch. */
  readonly isIn: boolean;
  /** The unit of the amount if it is not next to its number: `kg 70 to lb`. */
  readonly unit?: Span | undefined;
  /** The ingredient if it is not part of the amount. */
  readonly ingredient?: Ingredient | undefined;
}

const words = (list: string): string => `(?:${list.split(' ').join('|')})`;

/** Phrases before a question that do not change its meaning. */
const opening = new RegExp(
  '^(?:' +
    [
      '[¿¡]+',
      String.raw`(?:please|(?:can|could|would)\s+you|(?:tell|show|give)\s+me|calculate|compute)\b`,
      String.raw`(?:convert|conversion\s+of|change|express|transform|translate|turn(?=\s+(?:\d|an?\s)))\b(?:\s+from\b)?`,
      String.raw`from\b`,
      String.raw`(?:(?:my|his|her|the)\s+)?(?:height|weight|length|width|distance)\s+(?:is|of)\b`,
      String.raw`(?:i(?:\s+a|')?m|i\s+weigh|(?:he|she|it)\s+(?:is|weighs))(?=\s+\d)`,
      String.raw`round(?:ed)?(?:\s+off)?(?=\s+[\d(].*\s(?:to|in(?:to)?|as)\s)`,
      String.raw`(?:what|which)(?:'s|s|(?:\s+number)?\s+is|\s+are|\s+would\s+be)\b(?:\s+the\b)?`,
      String.raw`how\s+${words('much long far tall high heavy big large wide deep fast slow hot cold warm old')}\s+${words('is are was does do would will')}\b(?:\s+it\s+take(?:\s+me)?(?:\s+to)?\b)?`,
      String.raw`(?:about|approximately|approx\.?|around|roughly)(?=\s)|(?:circa|ca\.?|[~≈])(?=\s*\d)`,
    ].join('|') +
    String.raw`)\s*`,
);

const closing = new RegExp(
  String.raw`(?:(?:[\s?]|(?<![\d)][\s!]*)!)+|(?<=\d|\s)[.]|\s*=\s*\??|,?\s+(?:please|pls|plz|thanks|thank you|thx|conversion|converter|calculator|equals?|is\s+(?:what|how\s+much)|weighs?|have|has|contains?|makes?|holds?)|(?<=\s(?:in|to)\s+\S.*?),?(?:\s+(?:as|in))?(?:\s+an?)?\s+decimals?(?:\s+(?:form|number))?)$`,
);

/**
 * "decimal" before a unit, as in `in decimal hours`. It is skipped: answers are decimal unless a fraction is asked for.
 */
const decimal = /^decimal\s+/;

const withoutDecimal = (target: Span): Span => {
  const start = decimal.exec(target.lower)?.[0].length;
  const unit = start === undefined ? undefined : span(target, start);
  return unit && isUnitIn(unit, unit.plain) ? unit : target;
};

/** Adjectives that may follow a measure: 6 feet tall. */
const adjective = /(?<=[^\d\s])\s+(?:tall|high|wide|long|deep|thick|heavy|old)$/;

/** An article before digits: a 10k. */
const article = /^(?:an?\s+|the\s+(?!\d*0s\b))(?=[\d.])/;

const withoutAdjective = (source: Span): Span => {
  const from = article.exec(source.lower)?.[0].length;
  const to = adjective.exec(source.lower)?.index;
  return from === undefined && to === undefined ? source : span(source, from ?? 0, to);
};

const mostWords = 6;

const trimmed = (source: Span): Span => {
  let result = span(source, 0);
  for (let count = 0; count < mostWords; count++) {
    const before = opening.exec(result.lower)?.[0].length ?? 0;
    const after = closing.exec(result.lower)?.[0].length ?? 0;
    if ((before === 0 && after === 0) || before + after >= result.text.length) return result;
    result = span(result, before, result.text.length - after);
  }
  return result;
};

const weighs = /^how\s+(?:much|heavy)\b.*\sweighs?[\s?!.]*$/;
const howMany = /^(?:how\s+many|(?:the\s+)?number\s+of)\s+/;
/** The words between the target and the amount: "how many feet are there in a mile". */
const asks =
  /\s+(?:(?:are|is|r)\s+(?:there\s+)?in|(?:are|is)\s+equal\s+to|are|is|does|do|would|makes?(?:\s+up)?|equals?|fits?\s+in(?:to)?|from|for|in|to|per)(?:\s+there\s+in)?(?=\s)|\s*=/g;
/** The words or signs between the amount and the target. */
const leads =
  /,?\s+(?:what(?:'s|s|\s+is)|how\s+(?:much|many)(?:'s|s|\s+is))\s+(?:that|it|this)\s+(?:in(?:to)?|to|as)(?=\s)|,?\s+(?:that(?:'s|s|\s+is)|which\s+is|it'?s)\s+(?:what|how\s+(?:much|many))(?:\s+(?:in|as))?(?=\s)|\s*(?:->|=>|=|→|⇒|➔|➜|⟶|➡|⟹|↦)\s*|,?\s+(?:(?:converted|changed|expressed|is\s+how\s+(?:much|many)|is\s+what)\s+(?:in(?:to)?|to|as)|into|(?:weighs?\s+)?in|to|as|is\s+equal\s+to|is|equals?|how\s+many)(?=\s)/g;

/** The most frames that are tried. No question has more; the limit bounds the work for any text. */
const mostFrames = 6;

const split = (source: Span, between: RegExp): { before: Span; after: Span; word: string }[] =>
  matchesOf(between, source.lower)
    .map((match) => ({
      before: span(source, 0, match.index),
      after: span(source, match.index + match[0].length),
      word: match[0].trim(),
    }))
    .filter(({ before, after }) => before.text !== '' && after.text !== '');

/** Removes the word that asks for a number from within a name: `秒速何メートル`. */
const withoutAsking = (target: Span, asked: RegExp | undefined): Span => {
  const match = asked?.exec(target.plain);
  return match ? without(target, [[match.index, match.index + match[0].length]]) : target;
};

const comma = /[\s,;:،、，：=]+$/;

/** An amount without the comma before the words that ask: `3 Morgen, wie viel Hektar`. */
const withoutComma = (amount: Span): Span => {
  const at = comma.exec(amount.plain)?.index;
  return at === undefined || at === 0 ? amount : span(amount, 0, at);
};

const frameOf = (given: Span, target: Span, { one, after, howMany: asked, howManyWithin }: Phrases): Frame => {
  const unitOf = (text: Span): Span => withoutAsking(withoutStart(withoutStart(text, asked), one), howManyWithin);
  const whole = unitOf(target);
  const amount = withoutComma(given);
  const isFraction = (amount.lexicon?.ownNumbers?.readWords(amount, 0)?.value.d ?? 1n) > 1n;
  return {
    // "A quarter of something" is not one quart
    amount: isFraction ? amount : withoutStart(amount, one),
    // 킬로 is not 킬 with a particle after it
    target: target.lexicon?.vocabulary?.hasName(whole.plain) === true ? whole : unitOf(withoutEnd(target, after)),
    isIn: false,
  };
};

/** Returns true for a unit of one word, except a ratio: `wie viel Prozent 80` may be a part of 80. */
const isPlainUnit = ({ plain, lexicon }: Span): boolean => {
  const [unit] = plain.includes(' ') ? [] : (lexicon?.meaningsOf(plain).units ?? []);
  return unit?.quantity !== undefined && unit.quantity.id !== 'ratio';
};

/** Returns the ways to split a question by the words of its language, the likeliest first. */
const framesOf = (body: Span, phrases: Phrases): readonly Frame[] => {
  const many = withoutStart(body, phrases.howMany);
  // `wieviel ein Pfund in Gramm` asks about a pound: a target has no article
  const isAsked = many !== body && withoutStart(many, phrases.one) === many;
  const asked = isAsked && phrases.are ? split(many, phrases.are) : [];
  // Könnten Sie mir sagen, wie viel km/h 10 Knoten sind; сколько километров 5 миль
  const clause = isAsked ? withoutEnd(many, phrases.areAtEnd) : undefined;
  const [last] = clause ? split(clause, phrases.beforeAmount) : [];
  const isClause = last !== undefined && (clause !== many || isPlainUnit(last.before));
  const led = phrases.to ? [...split(body, phrases.to)].reverse() : [];
  const frames = [
    ...[...asked, ...(isClause ? [last] : [])].map(({ before, after }) => frameOf(after, before, phrases)),
    ...led.map(({ before, after }) => frameOf(before, after, phrases)),
  ];
  // Such a word may be part of the target: 5 узлов в км в час
  const isNamed = ({ target: { plain, lexicon } }: Frame): boolean =>
    plain.includes(' ') && lexicon?.vocabulary?.hasName(plain) === true;
  return [...frames.filter(isNamed), ...frames.filter((frame) => !isNamed(frame))].slice(0, mostFrames);
};

/** Matches a number after its unit in Japanese: 大さじ3, カップ1/2. */
const afterUnit = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+\s?\d[\d./]*$/u;

/** Returns true for a number, in digits or in words, that is followed by something else, or in Japanese after its unit. */
const isMeasure = (text: Span): boolean =>
  afterUnit.test(text.plain) ||
  continued.test(text.lower) ||
  (/\D$/.test(text.plain) &&
    text.lexicon?.ownNumbers?.isCount(text, text.plain.lastIndexOf(' ') + 1) !== true &&
    (/\d\s*\S/.test(text.plain) ||
      (text.lexicon?.ownNumbers?.readWords(text, 0)?.end ?? Infinity) < text.plain.length));

/** The longest text that is checked. No everyday unit is longer; the limit bounds the work. */
const longestEveryday = 40;

/** A word of a name, but not a word between two units, such as "to". */
const named = /^(?!(?:to|in|into|as|is|are|from|at|per|or|and|than|vs|equals?|nearest|closest)$)\p{L}[\p{L}'-]*$/iu;

/** Matches a measure that ends with a number: 6ft2. */
const continued = /^\d{1,3}(?:ft|foot|feet|lbs?|st)\d{1,2}$/;

const patternOfNumber = (): RegExp =>
  new RegExp(
    String.raw`^(?:.*\d\s*|(?:an?|quarter|third|${numberWord})\s+)(?:and\s+(?:an?\s+)?(?:half|quarter|third)\s+)?(?:of\s+)?(?:an?\s+)?`,
  );

// Created on first use
let numberBefore: RegExp | undefined;

/** Returns the number at the start of a measure, in digits or in words. Without one, a unit is one of it. */
const numberOf = (lower: string): string | undefined => (numberBefore ??= patternOfNumber()).exec(lower)?.[0];

/** The most words of two units without a number: square feet acres, and with goods between them: cup of brown sugar grams. */
const mostOfTwoUnits = 3;
const mostOfOneGoods = 5;

/** Returns true for the name of goods, after `of` or without it. */
const areGoods = (names: readonly string[], { lexicon }: Span): boolean =>
  lexicon?.ingredients?.lookUp(names.slice(names[0] === 'of' ? 1 : 0).join(' ')) !== undefined;

/** Matches what stands between several target units: feet inches, ft/in. */
const betweenTargets = /\s*(?:[,+&/]|\band\b)\s*|\s+/;

/** Matches what no unit has: a number at its start, 7 ml, and an amount of money, mom $25. */
const notInUnits = /^\d|[$€£¥]\s?\d/;

/** Returns the unit of a name that is in everyday use or in trade. */
const usualUnit = (text: string, { lexicon }: Span): Unit | undefined => {
  const unit = text.length > longestEveryday || notInUnits.test(text) ? undefined : lexicon?.meaningsOf(text).units[0];
  return unit?.quantity !== undefined && /^(?:everyday|trade)$/.test(rankOf(unit)) ? unit : undefined;
};

/** Returns the first of one or several target units of one quantity: `feet inches`. */
const targetIn = (after: Span): Unit | undefined => {
  if (after.text.length > longestEveryday) return undefined;
  const whole = usualUnit(after.plain, after);
  if (whole) return whole;
  const [first, ...others] = after.plain.split(betweenTargets).map((word) => usualUnit(word, after));
  const areAlike = others.length > 0 && others.every((unit) => unit?.quantity === first?.quantity);
  return areAlike ? first : undefined;
};

/** Splits `30 cm inch`, `quarter cup ml`, `170 cm feet inches` and `ounce grams`. "50 yard line" is not a question. */
const besideInEnglish = (body: Span): readonly Frame[] => {
  if (articleInCapitals.test(body.plain)) return [];
  const parts = split(body, /\s+/g);
  if (parts.length >= mostOfTwoUnits && numberOf(body.lower) === undefined) {
    const isOfGoods = parts.length < mostOfOneGoods && usualUnit(parts[0]!.before.plain, body) !== undefined;
    if (!isOfGoods) return [];
  }
  return parts
    .filter(({ before, after }) => {
      const target = targetIn(after);
      if (!target) return false;
      if (continued.test(before.lower)) return true;
      // A substance may follow the unit: "1 tbsp honey grams"
      const number = numberOf(before.lower) ?? '';
      const names = before.plain.slice(number.length).replace(/,$/, '').split(/\s+/);
      if (names.length > mostWords) return false;
      const count = names.findIndex((_, index) => usualUnit(names.slice(0, index + 1).join(' '), before)) + 1;
      const name = names.slice(0, count).join(' ');
      const unit = usualUnit(name, before);
      const areAlike = unit?.quantity === target.quantity;
      const areEveryday = unit !== undefined && [unit, target].every((one) => rankOf(one) === 'everyday');
      // Without a number, only two units of one quantity ask for anything, or of goods: mile km, cup of flour grams
      const isAlone = areAlike && count === names.length && usualUnit(after.plain, after) !== undefined;
      if (number === '' && !isAlone && !(areEveryday && areGoods(names.slice(count), before))) return false;
      return (areAlike || areEveryday) && name !== after.plain && names.slice(count).every((word) => named.test(word));
    })
    .slice(0, mostFrames)
    .map(({ before, after }) => ({ amount: withoutComma(before), target: after, isIn: false }));
};

/** Returns the ways to split two units side by side, without a word between them: `12 メートル フィート`. */
export const framesBeside = (body: Span): readonly Frame[] => {
  const vocabulary = body.lexicon?.vocabulary;
  if (!vocabulary) return besideInEnglish(body);
  const phrases = phrasesOf(vocabulary);
  const { starts = [] } = vocabulary.words;
  const isMarked = ({ after }: { readonly after: Span }): boolean =>
    starts.some((start) => after.plain.startsWith(start));
  // In 170 كم قدم, the word that asks is not a kilometer, as it is in 170 كم بالقدم
  const led = new Set(phrases.to ? split(body, phrases.to).map(({ after }) => after.offset) : []);
  return split(body, /\s+/g)
    .filter((parts) => isMarked(parts) || (!led.has(parts.after.offset) && isMeasure(parts.before)))
    .filter(({ after }) => !vocabulary.saysTwo(after.plain))
    .slice(0, mostFrames)
    .map(({ before, after }) => frameOf(before, after, phrases));
};

/** Questions with the target before the amount: "to kg: 150 lb", "cm to inches 30". */
const askedFirst =
  /^(?:(?:in(?:to)?|to)\s+([^\d\s:][^\d:]*?)\s*:?\s+|(?:in(?:to)?\s+|to\s+)?([^\d\s:][^:]*?)\s*:\s*)([-+]?\.?\d.*)$/d;
const unitFirst =
  /^([^\d\s:][^\d:]*?)\s+(?:in(?:to)?|to)\s+([^\d\s:][^\d:]*?)\s*[:=]?\s*([-+]?\.?\d[\d.,]*(?:[\s-]\d+\/\d+|\/\d+)?)$/d;

/** A unit before its number: "kg 70 to lb". */
const unitBefore = /^([^\d\s:][^\d:]*?)\s*[:=]?\s+([-+]?\.?\d[\d.,]*)\s+(?:in(?:to)?|to|as)\s+([^\d\s:][^:]*)$/d;

/** The longest text that is tried. Two units and a number are shorter; the limit bounds the work. */
const longestTurned = 200;

/** Splits a question with another word order, if it names known units. */
const turned = (body: Span): readonly Frame[] => {
  if (body.text.length > longestTurned || !/\d/.test(body.plain)) return [];
  const part = (match: RegExpExecArray, group: number): Span => {
    const [from, to] = match.indices![group]!;
    return span(body, from, to);
  };
  const asked = askedFirst.exec(body.lower);
  const target = asked && part(asked, asked[1] === undefined ? 2 : 1);
  if (target && isUnitIn(target, target.plain)) return [{ amount: part(asked, 3), target, isIn: false }];
  const before = unitBefore.exec(body.lower);
  const unit = before && part(before, 1);
  if (unit && isUnitIn(unit, unit.plain)) {
    const wanted = part(before, 3);
    if (isUnitIn(wanted, wanted.plain)) return [{ amount: part(before, 2), unit, target: wanted, isIn: false }];
  }
  const led = unitFirst.exec(body.lower);
  const units = led ? [part(led, 1), part(led, 2)] : [];
  if (!led || !units.every((one) => isUnitIn(one, one.plain))) return [];
  return [{ amount: part(led, 3), unit: units[0]!, target: units[1]!, isIn: false }];
};

/** Splits `feet per mile`, which asks for the number of one unit in another of the same quantity. */
const countedIn = (body: Span): readonly Frame[] => {
  const [found] = /\d/.test(body.plain) || body.text.length > longestTurned ? [] : split(body, /\s+per(?=\s)/g);
  if (!found) return [];
  const [counted, whole] = [found.before, found.after].map(({ plain }) => body.lexicon?.meaningsOf(plain).units[0]);
  const isOne = counted?.quantity !== undefined && counted.quantity === whole?.quantity;
  return isOne ? [{ amount: found.after, target: found.before, isIn: false }] : [];
};

/**
 * Returns the text without phrases like "please", and the ways to split it, the likeliest first. There are none if the
 * text asks nothing.
 */
export const readQuestion = (text: Span): Question => readOnce(text, 'question', () => takeApart(text));

/** A text without phrases, and the ways to split it. */
interface Question {
  readonly body: Span;
  readonly frames: readonly Frame[];
}

const takeApart = (text: Span): Question => {
  const everywhere = readEnglish(text);
  const vocabulary = text.lexicon?.vocabulary;
  if (!vocabulary) return everywhere;
  const phrases = phrasesOf(vocabulary);
  const body = withoutCourtesies(everywhere.body, phrases);
  const own = framesOf(body, phrases);
  return { body, frames: [...own, ...(body === everywhere.body ? everywhere : readEnglish(body)).frames] };
};

/** Returns true for a number in words, which is not a unit, and for a measure with one: `one in ten`, `ein Pfund`. */
const isCounted = (text: Span): boolean =>
  readWords(text, 0)?.end === text.text.length || text.lexicon?.ownNumbers?.readWords(text, 0) !== undefined;

/** Does the same by English words and signs. */
const readEnglish = (text: Span): Question => {
  const body = withoutAdjective(trimmed(text));
  const many = howMany.exec(body.lower);
  if (many) {
    const rest = span(body, many[0].length);
    const frames = split(rest, asks).map(({ before, after }) => ({
      amount: withoutAdjective(after),
      target: before,
      isIn: false,
    }));
    return { body, frames: frames.slice(0, mostFrames) };
  }
  // "How much does a cup of flour weigh"
  if (weighs.test(text.lower))
    return { body, frames: [{ amount: body, target: makeSource('g', text.lexicon), isIn: false }] };
  const pieces = [...split(body, leads)].reverse().slice(0, mostFrames);
  // The number belongs to the amount: "km in 5 miles", but not that of a unit: "R∞ in 1/m"
  const isUnit = ({ plain }: Span): boolean => /^1\/\p{L}/u.test(plain);
  const isTurned = ({ before, after }: (typeof pieces)[number]): boolean =>
    /^\.?\d/.test(after.plain) && !isUnit(after) && isUnitIn(before, before.plain);
  const forward = pieces
    .filter((piece) => !isTurned(piece))
    .map(({ before, after, word }) => ({
      amount: withoutAdjective(before),
      target: withoutDecimal(after),
      isIn: word === 'in',
    }));
  // "feet in a mile", "? fahrenheit = 100 celsius"
  const backward = pieces
    .filter(
      ({ word, before, after }) =>
        (word === 'in' && !isUnit(after) && !/\d/.test(before.plain) && !isCounted(before)) ||
        before.plain.startsWith('?'),
    )
    .map(({ before, after }) => ({ amount: after, target: before, isIn: false }));
  return { body, frames: [...forward, ...backward, ...countedIn(body), ...turned(body)] };
};
