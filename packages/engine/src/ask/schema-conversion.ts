import { unitIndex } from '../conversion/catalogue.ts';
import { catalogue } from '../text/catalogue.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { readAs } from '../text/units/assumed.ts';
import { isUnitIn, makeSource, skipSpaces, type Span } from '../text/span.ts';
import type { Assumption } from '../model/assumption.ts';
import { matchesOf } from '../model/matches.ts';
import { kindOf, isCurved } from '../definition/definition.ts';
import type { Role } from '../model/speech.ts';
import type { Unit } from '../model/unit.ts';
import { areDependent, metals, soldByYard, unitOf as otherUnit } from './beside.ts';
import { changesInEnglish, changesTemperature, threads } from './context.ts';
import { calculated } from './calculated.ts';
import { measureNode, unitNode, type Node } from './arithmetic/node.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import type { Factor } from './factor-chain.ts';
import { withoutLesserUnit } from './grammar.ts';
import { leaving } from './leaving.ts';
import { convertEnds } from './questions.ts';
import { readFrame } from '../text/question/parse.ts';
import { readTarget } from '../text/units/target.ts';
import { arabicAnd, isNumberWord } from './own-beside.ts';
import { alsoThings, isAnd, isEveryday, isLedTo, isOfUnit, type Part, type RoleWord } from './roles.ts';
import { isOfSystems } from './read-story.ts';
import { withUnitOfHeight } from './schema-units.ts';
import { withTargetsUnspaced } from './target-unspaced.ts';
import { factorsOf } from './sides.ts';
import {
  areAlike,
  askedUnit,
  has,
  isCount,
  unitIdOf,
  unitOf,
  valueOf,
  wordsIn,
  work,
  workIn,
  workEach,
  type Answered,
  type Story,
} from './story.ts';

/** Roles of words that stand around any conversion. */
const around: readonly Role[] = [
  'question',
  'silent',
  'on',
  'outOf',
  'at',
  'by',
  'with',
  'then',
  'whatTime',
  'temperature',
];

/** Roles of words that say nothing about one measure. */
const idle: ReadonlySet<Role> = new Set<Role>([
  ...around,
  'need',
  'worker',
  'metal',
  'born',
  'weigh',
  'height',
  'width',
  'tall',
  'wide',
  'vessel',
  'floor',
  'fuel',
  'tile',
  'credits',
  'water',
  'buy',
  'free',
  'paid',
  'turns',
  'mileage',
  'salary',
  'fever',
  'warmer',
  'departs',
  'garment',
  'intake',
  'system',
  'end',
  'now',
]);

/** Roles of words that say nothing about an amount that is neither a time nor a temperature: from when on, how often, of whom, for what pay. */
const idleBesideMeasures: ReadonlySet<Role> = new Set<Role>([
  'until',
  'during',
  'later',
  'earlier',
  'pause',
  'season',
  'localTime',
  'weekday',
  'days',
  'weeks',
  'month',
  'year',
  'howOld',
  'times',
  'average',
  'total',
  'gross',
  'net',
  'savings',
  'interest',
  'deposit',
  'loan',
  'income',
  'sell',
  'men',
  'women',
  'children',
  'speed',
  'pace',
  'consumption',
  'extract',
  'concrete',
  'tablet',
  'meet',
  'track',
  'post',
  'toFill',
  'full',
  'across',
  'oneSide',
  'goal',
  'planks',
  'together',
  'heartRate',
]);

/** Roles that say nothing about one measure in English, where no other word has them: what is left, until now, in total. */
const idleInEnglish: ReadonlySet<Role> = new Set<Role>(['begin', 'end', 'until', 'total', 'scale']);

/** Returns true for the role of words that say nothing about one measure. */
export const isIdle = (role: Role): boolean => idle.has(role);

/** The most words beside a temperature and beside another measure. Many may tell of a change. */
export const mostBeside = { affine: 6, linear: 12 };

/** The scale of a temperature in degrees alone, by the scale that is asked for. */
const otherScale: Readonly<Record<string, string>> = { fahrenheit: '°C', celsius: '°F' };

/** Matches a word, also one with an apostrophe or a hyphen. */
export const anyWord = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

const firstOfAll = /^[\p{L}\p{M}]+/u;

/** Returns the words without a role as they are written. */
export const writtenOf = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(({ place, others }) =>
    matchesOf(anyWord, place.text).flatMap(([text]) => (others.includes(plainLetters(text)) ? [text] : [])),
  );

const firstWord = /^[\s,;:]*([^\s,;:?!.]+)/;

/** Returns true if a word beside a unit makes it the one that is asked for: in kmh, wieviel kmh. An inch may be an amount. */
const isLed = (asked: Span, { source }: Story): boolean => {
  const at = asked.offset - source.offset;
  const following = firstWord.exec(source.lower.slice(at + asked.text.length))?.[1] ?? '';
  return isLedTo(source, at) || source.lexicon!.vocabulary?.words.after?.includes(following) === true;
};

/** Matches an article or a preposition at the end of a text, which makes the unit after it one of a rate, or a thing: a day. */
const articleBefore = /(?:^|\s)(?:an?|per|each|every|one|by)\s*$/;

/** Matches what is counted in a question in English. */
const counted = /(?<![a-z])how many ([a-z]+)/;

/** Returns true for a unit that is asked for because a word leads to it, or because it can be nothing else: `my pump only reads psi`. */
const isAsked = (asked: Span, story: Story): boolean => {
  if (isLed(asked, story)) return true;
  const { source } = story;
  // How many beers in a 50 litre keg asks for no kegs
  const thing = counted.exec(source.lower)?.[1];
  if (thing !== undefined && source.lexicon!.meaningsOf(thing).units.length === 0) return false;
  const unit = unitOf(asked);
  const { one = [] } = source.lexicon!.vocabulary?.words ?? {};
  const before = source.lower.slice(0, asked.offset - source.offset).trimEnd();
  const isThing = unit === undefined || alsoThings.has(unit.id) || unit.quantity?.id === 'time';
  return !isThing && !articleBefore.test(before) && !one.some((article) => before.endsWith(` ${article}`));
};

/** Returns true if a part begins with a word that has no role. */
const startsWithOther = ({ place, others }: Part): boolean =>
  others.some((word) => plainLetters(place.plain).trimStart().startsWith(word));

/** Matches an adjective that says what a measure measures, and a word that begins another clause: 2,800 m long, 36 psi but. */
const nextWord =
  /^(?:tall|high|wide|long|deep|thick|heavy|old|away|but|while|whereas|though|because|so|whats?|what's|how|which|that|thats|its?|mine|my|our|we|he|she|they|i|you|only|now|today|please|pls|thanks)$/;

/** The quantities whose units no adjective after them changes. */
const neverQualified: ReadonlySet<string | undefined> = new Set(['mass', 'volume', 'temperature', 'angle']);

/** Returns true for a word after a unit that may make it another one: 10 cv fiscaux are not horsepower, and a cup of cheese has no fluid ounces. */
const isQualified = ({ node, place, quantity }: Factor, { source, parts, units, context }: Story): boolean => {
  if (!startsWithOther(parts[1]!) || (context.asking && quantity === 'temperature' && has(parts, 'temperature')))
    return false;
  const word = firstWord.exec(source.lower.slice(place.offset - source.offset + place.text.length))?.[1] ?? '';
  if (!context.asking) return !nextWord.test(word);
  // Toneladas británicas
  if (parts[1]!.roles.get('system')?.some(({ from }) => parts[1]!.place.lower.slice(0, from).trim() === ''))
    return true;
  // 8 EL Öl: what a spoon or a scale holds is no other unit, unless the two words name one
  const { clauses } = context.asking;
  const mayQualify =
    clauses !== undefined &&
    !neverQualified.has(quantity) &&
    !clauses.some((one) => plainLetters(one) === plainLetters(word));
  return mayQualify || otherUnit(word, firstUnit(node, units)?.plain ?? '', source) !== undefined;
};

/** Returns the name of the troy ounce in the language of a text. */
const troyOunceIn = ({ lexicon }: Span): Span =>
  makeSource(lexicon!.vocabulary?.language.listName(unitIndex.byId('ounce-troy')!) ?? 'troy ounce', lexicon);

/**
 * Returns the only unit of a quantity that the words name. A unit of another quantity that no word leads to is a thing: sports day. Null if
 * there are several, or a rate.
 */
const targetOf = (quantity: string | undefined, { source, parts }: Story): Span | undefined | null => {
  const named = parts.flatMap((part) => part.units);
  const isOf = (place: Span): boolean => unitOf(place)?.quantity?.id === quantity;
  const isThing = (place: Span): boolean => {
    const before = source.lower.slice(0, place.offset - source.offset);
    return !isOf(place) && !isLedTo(source, before.length) && !articleBefore.test(before);
  };
  const ofQuantity = named.some(isOf) ? named.filter((place) => !isThing(place)) : named;
  // The bu of `bu aslında kaç litre` is this, and no bushel
  const led = ofQuantity.filter(({ offset }) => isLedTo(source, offset - source.offset));
  const targets = led.length > 0 && source.lexicon!.vocabulary ? led : ofQuantity;
  return targets.some(({ plain }) => plain !== targets[0]!.plain) ? null : targets.at(0);
};

/** Returns true for a measure, also one in several units: 7 lb 6 oz. */
const isAmount = ({ node }: Factor): boolean => node.kind === 'measure' || (node.kind === '+' && node.isMixed === true);

/** Returns the unit of a measure, the first one of several. */
const firstUnit = (node: Node, units: readonly Span[]): Span | undefined =>
  node.kind === '+' ? firstUnit(node.left, units) : node.kind === 'measure' ? units[node.unit.index] : undefined;

/** Returns the only amount of a story. In English a time that it is for says nothing: bake at 350F for 40 mins. */
const amountOf = ({ values, parts, context }: Story): Factor | undefined => {
  const [value, another, third] = values;
  const isFor =
    another?.quantity === 'time' && value?.quantity !== 'time' && !context.asking && has([parts[1]!], 'need');
  return third || (another && !isFor) ? undefined : value;
};

/** The temperatures of a body by the scale of a number without one: a fever of 40 is not 40 °F. */
const ofBody: Readonly<Record<string, readonly [least: number, most: number]>> = { '°C': [34, 43], '°F': [93, 110] };

/** Returns the scale of a number without one, if the words ask for another: 38.4 in Fahrenheit is in Celsius. */
const scaleOf = (value: Factor, target: Span | null | undefined, { units, parts }: Story): string | undefined => {
  const scale = otherScale[unitOf(target)?.id ?? ''];
  // Gas 6 is a mark of an oven
  if (isCount(value) && has(parts, 'fuel')) return undefined;
  if (!isCount(value) || scale === undefined) return unitIdOf(value, units) === 'degree' ? scale : undefined;
  const [least, most] = ofBody[scale]!;
  const number = valueOf(value);
  if (has(parts, 'fever')) return number >= least && number <= most ? scale : undefined;
  return has(parts, 'temperature') || parts.every(({ others }) => others.length === 0) ? scale : undefined;
};

/** Answers a conversion amid words of a story: `föhnsturm 27 m/s is wieviel kmh`. The note lists them. */
export const answerConversion = (story: Story): Answered => convertAmid(story, isAsked);

/** Answers a conversion amid words, one of which leads to the unit that is asked for. */
export const answerLedConversion = (story: Story): Answered => convertAmid(story, isLed);

/** Returns the words beside an amount that have no role. */
const othersIn = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => part.others).filter((word) => word !== '');

/** Returns true if words beside a temperature may make it a difference: a dip of 10 °C. */
const mayBeDifference = ({ parts, context }: Story): boolean => {
  const isChanged = (word: string): boolean => changesTemperature.test(word) || changesInEnglish(word);
  return (
    has(parts, 'warmer') ||
    has(parts, 'apart') ||
    (!context.asking &&
      parts.some(({ place }) =>
        place.text
          .toLowerCase()
          .split(/[^a-zδ]+/)
          .some(isChanged),
      ))
  );
};

/** Returns true if the words beside an amount change nothing of its conversion between two units. */
const areAside = (value: Factor, [from, to]: readonly [Unit, Unit], story: Story): boolean => {
  const { source, parts, context } = story;
  const kinds = new Set([from, to].map(kindOf));
  const { per = [] } = source.lexicon?.vocabulary?.words ?? {};
  const others = othersIn(parts);
  // A rate has a unit below: am Tag. In Russian в stands before a target or an amount too
  const starts = new Set([(askedUnit(story) ?? value.place).offset, value.place.offset]);
  const isRate = parts.some(({ place, units: named }) =>
    matchesOf(anyWord, place.lower).some(({ index, 0: word }) => {
      const at = place.offset + index;
      const isInUnit = named.some(({ offset, text }) => offset < at && at < offset + text.length);
      const next = skipSpaces(place.plain, index + word.length);
      const below = firstOfAll.exec(place.plain.slice(next))?.[0] ?? '';
      return (
        per.includes(word) && !isInUnit && !starts.has(place.offset + next) && below !== '' && isUnitIn(source, below)
      );
    }),
  );
  if (isRate) return false;
  if (isQualified(value, story) || others.some((word) => threads.test(word))) return false;
  if (Array.from(kinds).some(isCurved) || (kinds.has('affine') && mayBeDifference(story))) return false;
  // 5 km in m in cm
  const isLetterOfUnit = (letter: string): boolean =>
    source.lexicon!.meaningsOf(letter).units.some(({ quantity }) => context.asking || quantity === from.quantity);
  if (others.some((one) => one.length === 1 && isLetterOfUnit(one))) return false;
  // Een pond en twee ons: a unit beside has an amount in words
  const isOfQuantity = (word: string): boolean => {
    const [unit] = source.lexicon!.meaningsOf(word).units;
    const before = /\p{L}+(?=\s+$)/u.exec(source.plain.slice(0, source.lower.indexOf(word)))?.[0] ?? '';
    return unit?.quantity === from.quantity && (isEveryday(unit) || isNumberWord(before, source));
  };
  if (others.some(isOfQuantity)) return false;
  if (others.length > mostBeside[kinds.has('affine') ? 'affine' : 'linear']) return false;
  // كيلو و 200 جرام, kilo ve 200 gram: a unit with a word for `and` before the amount is one of it
  const isOneMore = parts.some((part) =>
    part.units.some((unit) => {
      const after = part.place.lower.slice(unit.offset - part.place.offset + unit.text.length).trim();
      const isLast = part.place.offset < value.place.offset && isAnd(after, source);
      return isLast && unitOf(unit)?.quantity === from.quantity;
    }),
  );
  if (isOneMore) return false;
  // ملعقتين كبار وملعقة صغيرة: a unit after the Arabic `and` has another amount
  const isAnother = (word: string): boolean => arabicAnd.test(word) && isUnitIn(source, word.replace(arabicAnd, ''));
  if (others.some(isAnother)) return false;
  // In other languages an ounce is a weight: the one of a fluid has a name of its own
  if (context.asking && (from.id === 'ounce' || from.id === 'ounce-troy')) return true;
  const goods = has(parts, 'metal') ? metals : context.asking ? [] : others;
  return from.id === 'ounce-troy' || !areDependent([from, to], goods);
};

/** An amount whose unit is another one than it says, or that has none. */
interface Meant {
  readonly unit: Span;
  readonly assumed: Assumption;
}

/** Returns the unit that an amount means: a troy ounce of gold, or the other scale of a number of degrees. */
const meantBy = (value: Factor, target: Span | undefined, story: Story): Meant | undefined => {
  const { source, parts, units } = story;
  const written = firstUnit(value.node, units);
  const scale = scaleOf(value, target, story);
  if (scale !== undefined) {
    const { text } = value.place;
    const number = /^[\p{N}.,]+$/u.test(text) ? text : String(valueOf(value));
    return { unit: makeSource(scale, catalogue), assumed: { kind: 'unit', of: text, as: `${number} ${scale}` } };
  }
  if (unitOf(written)?.id !== 'ounce' || !has(parts, 'metal')) return undefined;
  const unit = troyOunceIn(source);
  return { unit, assumed: readAs(written!.text, unitOf(unit)!, source.lexicon!) };
};

/** Returns true if an amount with its unit and the target are refused alone, or read as other units: 10 nm to miles. */
const isReadElse = ({ place }: Factor, target: Span, { context: { style } }: Story): boolean => {
  if (!/\p{L}/u.test(place.text)) return false;
  const parsed = readFrame({ amount: place, target, isIn: false }, style);
  return parsed instanceof Diagnostic || parsed.to.length !== 1 || parsed.to[0] !== unitOf(target)?.id;
};

/** Returns the roles of the words of a part outside its units: of chilometri all'ora. */
const rolesBesideUnits = ({ place, roles, units }: Part): readonly Role[] =>
  [...roles].flatMap(([role, words]) =>
    words.length > 0 && words.every((word) => isOfUnit(word, place, units)) ? [] : [role],
  );

const convertAmid = (written: Story, isTarget: (unit: Span, story: Story) => boolean): Answered => {
  const story = withUnitOfHeight(written);
  const { source, parts, units, context } = story;
  // Without spaces between words another reader finds them
  const value = hasUnspaced(source.plain) ? undefined : amountOf(story);
  if (!value || !(isAmount(value) || isCount(value)) || value.quantity === 'ratio') return undefined;
  // A word like `a` or `de` before an oven's temperature or an ounce of gold begins no range
  const isNamed = has(parts, 'temperature', 'fever', 'metal');
  const target = targetOf(value.quantity ?? 'temperature', story);
  // The de of un boi de 18 arrobas is of, and not from
  const isTemperature = [value.quantity, unitOf(target)?.quantity?.id].includes('temperature');
  const isOfWord =
    written.values.every(isAmount) &&
    !isTemperature &&
    wordsIn(story, 'span').every(({ from }) =>
      wordsIn(story, 'outOf').some(
        (word) =>
          word.from === from &&
          source.lexicon!.vocabulary?.words.of?.includes(source.lower.slice(from, word.end)) === true,
      ),
    );
  const isMeasure = isAmount(value) && value.quantity !== 'time' && !isTemperature;
  // Of one amount there is no range: از تهران تا مشهد ۹۰۰ کیلومتره. A word beside it may be of: dritter Teil von 6 km
  const start = value.place.offset - source.offset;
  const isGap = (from: number, end: number): boolean => from <= end && source.plain.slice(from, end).trim() === '';
  const isApart = ({ from, end }: RoleWord): boolean =>
    (target && isGap(end, target.offset - source.offset)) ||
    !(isGap(end, start) || isGap(start + value.place.text.length, from));
  const isOne =
    isMeasure &&
    written.values.every(isAmount) &&
    !othersIn(parts).some((word) => isNumberWord(word, source)) &&
    wordsIn(story, 'span').every(
      (word) => isApart(word) || wordsIn(story, 'at').some(({ from }) => from === word.from),
    );
  const isIdleHere = (role: Role): boolean =>
    isIdle(role) ||
    (isMeasure && idleBesideMeasures.has(role)) ||
    (role === 'span' ? isNamed || !context.asking || isOfWord || isOne : !context.asking && idleInEnglish.has(role));
  if (!parts.every((part) => rolesBesideUnits(part).every(isIdleHere))) return undefined;
  if (target === null || (target && !isTarget(target, story))) return undefined;
  const own = firstUnit(value.node, units);
  // The oven is at 375 Fahrenheit, what do I set
  const isFahrenheit = unitOf(own)?.id === 'fahrenheit' && (isNamed || !has(parts, 'span'));
  // 375 Fahrenheit, how many degrees
  const isOfOther = target === undefined || unitOf(target)?.id === 'degree';
  const asked = isFahrenheit && isOfOther ? makeSource('celsius', catalogue) : target;
  const meant = meantBy(value, asked, story);
  const from = unitOf(meant?.unit ?? own);
  // A letter may be the symbol of several quantities
  const named = asked?.lexicon!.meaningsOf(asked.plain).units ?? [];
  const alike = named.filter((unit) => named.length === 1 || unit.quantity === from?.quantity);
  const everyday = alike.filter((unit) => isEveryday(unit));
  // An écart in livres may be one of two units
  const [to, other] = everyday.length === 1 && !has(parts, 'warmer', 'apart') ? everyday : alike;
  // 1hr 47 is minutes, and asked for in them
  const isSame = from === to && !withoutLesserUnit.test(value.place.plain);
  if (!from || !to || other || isSame || from.quantity !== to.quantity) return undefined;
  const others = othersIn(parts);
  // A weight is in no unit of length
  if (!context.asking && has(parts, 'weigh') && from.quantity?.id !== 'mass') return undefined;
  if (!context.asking && !meant && value.node.kind === 'measure' && asked && isReadElse(value, asked, story))
    return undefined;
  // Without other words another reader has refused it, unless that one needs the lesser unit: I weigh 11 stone 4, how many kilos
  const isWhole = !meant && story === written && !withoutLesserUnit.test(value.place.lower);
  const isRefused =
    story.values.length === 1 &&
    others.length === 0 &&
    parts.every(({ roles }) => [...roles.keys()].every((role) => role === 'span' || around.includes(role))) &&
    isWhole &&
    from !== to &&
    !has(parts, 'metal') &&
    target !== undefined;
  if (isRefused || !areAside(value, [from, to], story)) return undefined;
  const told = { ...story, assumed: meant ? [meant.assumed] : [], units: [...units] };
  const node =
    meant && 'value' in value.node && 'n' in value.node.value
      ? measureNode(value.node.value, unitNode(meant.unit, told.units))
      : value.node;
  const text = isCount(value) && meant ? meant.assumed.as : value.place.text;
  const answer = work({ ...told, parts: [{ ...parts[0]!, units: [asked!] }] }, { root: node, text });
  const aside = writtenOf(parts).join(', ');
  return answer && aside !== '' ? leaving(answer, aside, context.telling) : answer;
};

/** Roles of words that say nothing about a time. */
const besideTime: ReadonlySet<Role> = new Set<Role>([
  'question',
  'silent',
  'cost',
  'localTime',
  'total',
  'then',
  'need',
  'system',
]);

/** Matches what joins two units of a list without spaces. */
const joinsUnits = /^(?:\s|[,、，/·・]|と|또는|랑|이랑|하고|와|과|和|跟|及|或)*$/u;

/** The letters between the name of a scale and its number: 華氏で95度. */
const mostBeforeDegrees = 2;

/** Returns the scale that the words right before a number of degrees name. */
const scaleBefore = (value: Factor, names: readonly Span[]): Span | undefined =>
  names.find(({ offset, text }) => {
    const gap = value.place.offset - offset - text.length;
    return gap >= 0 && gap <= mostBeforeDegrees;
  });

/** Answers the only amount of a text without spaces between words in the units that it asks for: 看板に40マイルと書いてあるけどキロメートルでどのくらい. */
export const answerUnspaced = (written: Story): Answered => {
  const { source, values, units, context } = written;
  const [value, another] = values;
  if (!value || another || !isAmount(value) || value.quantity === undefined || value.quantity === 'ratio')
    return undefined;
  const own = firstUnit(value.node, units);
  const isDegrees = unitOf(own)?.id === 'degree';
  const story =
    (isDegrees ? withTargetsUnspaced(written, 'temperature') : undefined) ??
    withTargetsUnspaced(written, value.quantity);
  if (!story || isOfSystems(story)) return undefined;
  const { parts } = story;
  const isKnown = (role: Role): boolean => value.quantity !== 'time' || besideTime.has(role);
  if (!parts.every(({ roles }) => [...roles.keys()].every(isKnown))) return undefined;
  const all = parts.flatMap((part) => part.units);
  const scale = isDegrees ? scaleBefore(value, all) : undefined;
  const names = all.filter((name) => name !== scale && unitOf(name) !== unitOf(scale));
  const meaningOf = (name: Span): Unit | undefined => {
    const quantity = isDegrees ? unitOf(names[0])?.quantity : unitOf(own)?.quantity;
    return name.lexicon!.meaningsOf(name.plain).units.find((unit) => unit.quantity === quantity);
  };
  const targets = names.filter((name, at) => names.findIndex((one) => meaningOf(one) === meaningOf(name)) === at);
  const [target, ...others] = targets;
  const meant = isDegrees || has(parts, 'metal') ? meantBy(value, target, story) : undefined;
  const from = unitOf(meant?.unit ?? own);
  const to = target && meaningOf(target);
  if (!target || !from || !to || from.quantity !== to.quantity) return undefined;
  if (scale && meant && unitOf(scale) !== from) return undefined;
  if ([from, to].some((unit) => isCurved(kindOf(unit))) || targets.some((name) => meaningOf(name) === from))
    return undefined;
  if (from.id !== 'ounce' && areDependent([from, to], has(parts, 'metal') ? metals : [])) return undefined;
  const areListed = others.every((name, at) => {
    const before = targets[at]!;
    const [start, end] = [before.offset + before.text.length, name.offset].map((index) => index - source.offset);
    return joinsUnits.test(source.plain.slice(start, end));
  });
  if (!areListed || targets.length > mostTargets || (others.length > 0 && meant)) return undefined;
  const assumed = [...(story.assumed ?? []), ...(meant ? [meant.assumed] : [])];
  const told = { ...story, assumed, units: [...units] };
  const node =
    meant && 'value' in value.node && 'n' in value.node.value
      ? measureNode(value.node.value, unitNode(meant.unit, told.units))
      : value.node;
  const answer =
    others.length === 0
      ? work({ ...told, parts: [{ ...parts[0]!, units: [target] }] }, { root: node, text: value.place.text })
      : answerIn(told, value, targets);
  const last = targets.at(-1)!;
  const aside = parts
    .flatMap(({ place }) => place.text.slice(0, Math.max(0, last.offset - place.offset)).split(/[\s?!,，、。]+/u))
    .filter((text) => /\p{L}/u.test(text) && !targets.some((name) => name.text === text));
  return answer && aside.length > 0 ? leaving(answer, aside.join(', '), context.telling) : answer;
};

/** Matches a line between the ends of a range. */
const line = /^\s?[-–—~]\s?$/;

/** Returns true for a line or a word between the ends of a range. Hours from one to the other may be times of the clock. */
const areEnds = (low: Factor, high: Factor, { source, parts }: Story): boolean => {
  const end = low.place.offset - source.offset + low.place.text.length;
  if (line.test(source.text.slice(end, high.place.offset - source.offset))) return true;
  const { place, roles, others, units } = parts[1]!;
  const isWord = roles.has('span') && others.length === 0 && units.length === 0 && !place.plain.trim().includes(' ');
  return isWord && high.quantity !== 'time';
};

/** Answers both ends of a range in a unit: `5-10 km in Meilen`, `rain of 20 to 30 mm in inches`. */
export const answerRange = (story: Story): Answered => {
  const { source, values, parts, units, context } = story;
  const [low, high, another] = values;
  const target = askedUnit(story);
  if (!low || !high || another || !target || high.node.kind !== 'measure' || hasUnspaced(source.plain))
    return undefined;
  const [before, , following] = parts as readonly [Part, Part, Part];
  if (!areEnds(low, high, story) || !(isCount(low) || areAlike(low, high))) return undefined;
  const isAside = (role: Role): boolean => role === 'span' || isIdle(role);
  if (![before, following].every(({ roles }) => [...roles.keys()].every(isAside))) return undefined;
  const others = [before, following].flatMap((part) => part.others);
  const goods = context.asking && others.length > 0 ? [...metals, ...soldByYard] : others;
  const [from, to] = [unitIndex.byId(unitIdOf(high, units)), unitOf(target)];
  if (!from || !to || others.length > mostBeside.linear || areDependent([from, to], goods)) return undefined;
  const wanted = readTarget(target);
  if (wanted instanceof Diagnostic) return undefined;
  const { locale } = context.telling;
  const answer = convertEnds([low.node, high.node], wanted, units, source, { ...context, locale });
  if (!answer || answer instanceof Diagnostic) return undefined;
  const [first, last] = [answer.results?.[0], answer.results?.at(-1)];
  if (!first || !last || first.value >= last.value) return undefined;
  return others.length > 0 ? leaving(answer, writtenOf([before, following]).join(', '), context.telling) : answer;
};

/** The most units that one amount is asked for in. */
const mostTargets = 3;

/** Units that amounts are counted out in together: 5 ft 6 in. */
const countedOut: ReadonlySet<string> = new Set([
  'foot inch',
  'pound ounce',
  'stone pound',
  'hour minute',
  'minute second',
  'hour minute second',
]);

/** Answers an amount in each of several units, or counted out in all of them. */
const answerIn = (story: Story, amount: Factor, targets: readonly Span[]): Answered => {
  const { source } = story;
  const [first, last] = [targets[0]!, targets.at(-1)!];
  const list = source.text.slice(first.offset - source.offset, last.offset + last.text.length - source.offset);
  return countedOut.has(targets.map((target) => unitOf(target)!.id).join(' '))
    ? workIn(story, calculated`${amount}`, list)
    : workEach(
        story,
        targets.map((place) => ({ root: amount.node, place })),
        amount.place.text,
        ', ',
      );
};

/** Answers an amount in each of several units, `1 gallon in litres and cups`, or counted out in both: `3450 grams at birth, pounds and ounces`. */
export const answerTargets = (written: Story): Answered => {
  const story = withUnitOfHeight(written);
  const { values, parts, source, context } = story;
  const [amount, another] = values;
  const targets = parts.flatMap((part) => part.units);
  const others = writtenOf(parts);
  if (!amount || another || amount.node.kind !== 'measure' || others.length > mostBeside.linear) return undefined;
  const quantities = targets.map((target) => unitOf(target)?.quantity?.id);
  const areOne = quantities.every((quantity) => quantity !== undefined && quantity === amount.quantity);
  if (!areOne || targets.length < 2 || targets.length > mostTargets) return undefined;
  // Not of 5 km in m in cm
  const areListed = targets.every((target, at) => {
    const before = at > 0 ? targets[at - 1] : undefined;
    const from = before ? before.offset + before.text.length - source.offset : 0;
    const between = source.lower.slice(from, target.offset - source.offset).trim();
    return before ? isAnd(between, source) || between === ',' : isAsked(target, story);
  });
  if (!areListed) return undefined;
  if (parts.some(({ roles }) => [...roles.keys()].some((role) => !isIdle(role) && role !== 'span'))) return undefined;
  const answer = answerIn(story, amount, targets);
  return answer && others.length > 0 ? leaving(answer, others.join(', '), context.telling) : answer;
};

/** Units that the sides of pictures and sheets are given in. */
const ofSheets: ReadonlySet<string> = new Set(['inch', 'centimeter', 'millimeter', 'foot']);

/** Answers the sides of a picture or a sheet in another unit of length: `8x10 inch print in cm`. */
export const answerEachSide = (story: Story): Answered => {
  const { values, source, units } = story;
  const [size, another] = values;
  const target = askedUnit(story);
  if (
    !size ||
    another ||
    !target ||
    size.node.kind !== '*' ||
    !(size.quantity === 'area' || size.quantity === 'volume')
  )
    return undefined;
  const last = factorsOf(size.node).at(-1)!;
  // 5 x 800 m may be runs, and 12 x 24 inches so many pieces
  const isTight = /\d(?:[x×]|\sby\s)\d/.test(size.place.lower);
  const isOfSheet = isTight && last.kind === 'measure' && ofSheets.has(unitIdOf({ ...size, node: last }, units));
  if (!isOfSheet || unitOf(target)?.quantity?.id !== 'length' || hasUnspaced(source.plain)) return undefined;
  const sides = factorsOf(size.node).map((root) => ({ root, place: target }));
  return workEach(story, sides, size.place.text, ' × ');
};
