import type { Assumption } from '../model/assumption.ts';
import { firstResult } from '../model/first-result.ts';
import { optionsOf, parameterOf, unpolluted } from '../model/given.ts';
import { oncePer } from '../model/remember.ts';
import { tools } from './tools.ts';
import { uncertaintyBetween } from '../measured/conversion.ts';
import { toNumber } from '../model/rational.ts';
import { Measure } from '../text/format/measure.ts';
import { withoutUncertainty } from './without-uncertainty.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { lookUpIngredient, wordsOfIngredients } from '../conversion/ingredients.ts';
import { rankOf } from '../naming/rank.ts';
import { today as todayInUtc } from '../model/date.ts';
import type { Unit } from '../model/unit.ts';
import { mustBe, UnitsError } from '../model/error.ts';
import { singularName } from '../definition/symbol.ts';
import { refuseApproximate } from './approximate.ts';
import { refusedIn } from './refused-in.ts';
import { refuseCode, refusedScale } from './refused-scale.ts';
import { Diagnostic, refusedAt, worst } from '../text/diagnostics/diagnostic.ts';
import { cannotBeConverted } from '../text/diagnostics/mismatch.ts';
import { missingUnit, notASmaller, timeAlone, unknownFunction, unreadable } from '../text/diagnostics/refusal.ts';
import { catalogue, formatParts } from '../text/catalogue.ts';
import { readFrame, readText } from '../text/question/parse.ts';
import type { Parsed } from '../text/question/parsed.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { framesBeside, readQuestion, type Frame } from '../text/question/question.ts';
import {
  askingInEnglish,
  changesInEnglish,
  changesOneInEnglish,
  namesAmount,
  waysInEnglish,
  fillers as smallInEnglish,
  leadOf,
  readInContext,
} from './context.ts';
import { smallWords } from './own-chain.ts';
import { asksMolarMass, readBridged, readBridgedBy, type Bridged } from './bridged.ts';
import { keepFigures, readRounding, roundAnswer } from './rounding.ts';
import { dataOf, tagOf, type LocaleOption } from '../text/locale.ts';
import type { Asking, Notes, Role, Roles, Speech } from '../model/speech.ts';
import { inSigns } from '../text/numbers/uncertain.ts';
import { isUnitIn, makeSource, span, withMeanings, withoutVowelSigns, withPlain, type Span } from '../text/span.ts';
import { readClockTime } from '../tool/clock-time.ts';
import type { Answer, CalculationAnswer, ConversionAnswer, ToolAnswer } from './answer.ts';
import { beginsWithConstant, isPerTwoPeriods, readSum } from './calculation.ts';
import { Conversion, conversions } from './conversion.ts';
import {
  convertOrRead,
  longestQuestion,
  questionOf,
  toAmount,
  takeQuestion,
  type AskOptions,
  type Question,
  type AnswerOptions,
  type Unanswered,
} from './plain-conversion.ts';
import type { Rates } from '../model/rates.ts';
import { isWholeIn, keptDigits } from '../text/format/whole.ts';
import { writeUncertainMeasure } from './exactness.ts';
import { findLabelled } from './labelled.ts';
import { leaving } from './leaving.ts';
import { namesDay, weekdaysIn } from './day.ts';
import { noteOf } from './note.ts';
import { namedIn, readWeighed } from './weighed.ts';
import { answerByRule, mayBeRule, wordsOfRules } from './questions.ts';
import { kindCosts, type KindName } from './measure.ts';
import { isQuantity } from './beside.ts';
import { isNumberWord } from './own-beside.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { mayBeConstant } from './letters-beside-signs.ts';
import { withOwnSigns, withSignsOfMeasures } from './own-sums.ts';
import { answerLetters } from './one-letter.ts';
import { readProblem } from './problem.ts';
import {
  areOfGoods,
  areOfOneKind,
  partChanges,
  phraseChanges,
  systemsIn,
  wordsBeside,
  withoutBeside,
  withoutGoods,
  withoutLead,
} from './own-beside.ts';
import { answerCheaper } from './cheaper.ts';
import { inSmallLetters } from './capitals.ts';
import { namesCity } from './city.ts';
import { inDigits, withDigits } from './in-digits.ts';
import { answerSchema, namesDozens } from './schema.ts';
import { findShoes, namesShoes, namesWearer } from './schema-shoes.ts';
import { findDated, namesWorkdays, withWorkdays } from './schema-days.ts';
import { withInchOfSide } from './sides.ts';
import { answerEra } from './schema-eras.ts';
import { answerOffer } from './schema-offers.ts';
import { answerMeanTime } from './schema-mean-time.ts';
import { asksWhatIsOff, isReducedTo, mayCountPeople } from './schema-money.ts';
import { answerDigits, answerScale } from './schema-scales.ts';
import { oneWayIn } from './return-trip.ts';
import { hasWordOf, isInterestOfMonth, rolesOf, rolesOfText } from './roles.ts';
import { findPace, withLengthOfRace } from './schema-pace.ts';
import { findShape, namesShape } from './schema-sides.ts';
import { findNumerals, toolQuestion } from './schema-tools.ts';
import { answerConversion, answerUnspaced } from './schema-conversion.ts';
import { weighAmid } from './schema-weighed.ts';
import { mayBeStory, readStory } from './read-story.ts';
import { longestText, type Story, type StoryContext } from './story.ts';
import { inEachMeaning } from './target-unspaced.ts';
import { answerFactorChain } from './factor-chain.ts';
import { answerWorded, wordsOfMeasures } from './worded.ts';
import { readWorksheet } from './worksheet.ts';
import { unknownAround, withoutUnknown, type Knowledge } from './unknown-words.ts';
import { withUnitOfTrade } from './unit-of-trade.ts';
import { withWordsApart } from './glued-words.ts';
import { withoutAbbreviations, withWholeWords } from './omitted-units.ts';
import { withoutTypos, type Corrected } from './typos.ts';
import { answerOfTool } from './tool-answer.ts';
import {
  findByLook,
  findByWords,
  findLoosely,
  indexTools,
  mayAskTool,
  type ToolIndex,
  type ToolQuestion,
} from './tool-question.ts';
import type { Reading } from './slots.ts';

/** Returns the answer of a conversion through a substance or an equivalence. It names the bridge and its source. */
const answerOfBridge = (
  { asked, answer, name, taken, note, assumed = [] }: Bridged,
  { locale, notes }: AnswerOptions,
): ConversionAnswer => {
  const { substance, molarMass, internationalUnit, as } = taken;
  const quantity = formatParts(asked.parts, { locale });
  const shown = formatParts([answer], { locale });
  const isWhole = isWholeIn(answer) && shown === formatParts([answer], { locale, digits: keptDigits });
  const further = internationalUnit ?? note ?? noteOf([asked.unit, answer.unit], notes, { assumed });
  const measured = catalogue.findUnit(answer.unit).quantity?.id;
  return {
    kind: 'conversion',
    value: asked.value,
    unit: asked.unit,
    parts: asked.parts.map(toAmount),
    to: [answer.unit],
    ...(substance === undefined ? {} : { substance }),
    ...(molarMass === undefined ? {} : { molarMass }),
    ...(internationalUnit === undefined ? {} : { internationalUnit }),
    ...(as === undefined ? {} : { as }),
    result: answer.value,
    results: [toAmount(answer)],
    ...(measured === undefined ? {} : { quantity: measured }),
    text: `${quantity} (${name}) ${isWhole ? '=' : '≈'} ${shown}`,
    ...(further === undefined ? {} : { note: further }),
    ...(assumed.length === 0 ? {} : { assumed }),
  };
};

let english: ToolIndex | undefined;
const indexIn = oncePer((speech: Speech) => indexTools(tools, speech));

/** Returns the sentences that ask for tools: those of the language first, then those of English. */
const indexesFor = (speech: Speech | undefined): readonly ToolIndex[] => {
  english ??= indexTools(tools);
  return speech?.asking ? [indexIn(speech), english] : [english];
};

/** Returns the first question that an index finds. */
const firstQuestion = (
  { speech }: Context,
  find: (index: ToolIndex) => ToolQuestion | undefined,
): ToolQuestion | undefined => {
  for (const index of indexesFor(speech)) {
    const question = find(index);
    if (question) return question;
  }
  return undefined;
};

/** A system after the target, which qualifies the amount: "1 pint in ml uk". */
const system =
  /^(?<number>\d[\d\s./]*|(?:half\s+)?an?\s+|half\s+)(?<unit>.+?)(?:\sof\s(?<goods>.+))?\s(?:in|to|into)\s(?<target>.+?)\s\(?(?<system>uk|us|imperial|metric)\)?$/di;

/** Reads a question with the system after its target: the unit of the amount is of that system. */
const readWithSystem = (source: Span, style: NumberStyle | undefined): Parsed | undefined => {
  const { indices, groups } = system.exec(source.plain) ?? {};
  if (!indices || !groups) return undefined;
  const part = (name: string): Span => span(source, ...indices.groups![name]!);
  const unit = makeSource(`${groups.system} ${groups.unit}`, source.lexicon);
  // The system may be that of the target: 7 kg in pint uk
  if (!isUnitIn(unit, unit.plain)) return undefined;
  const ingredient = groups['goods'] === undefined ? undefined : lookUpIngredient(groups['goods']);
  if (groups['goods'] !== undefined && !ingredient) return undefined;
  const more = ingredient ? { ingredient } : {};
  const parsed = readFrame({ amount: part('number'), unit, target: part('target'), isIn: false, ...more }, style);
  return parsed instanceof Diagnostic ? undefined : parsed;
};

/**
 * Returns the names of units in the language of a text, by their identifiers or their English names. Units of one name
 * have their quantities after it: Karat (Masse).
 */
const namesIn = ({ lexicon }: Span, ids: readonly string[]): readonly string[] => {
  const language = lexicon?.vocabulary?.language;
  const named = ids.map((id) => {
    const unit = unitIndex.byId(id) ?? unitIndex.find(id).units.find((one) => singularName(one) === id);
    return { name: (unit && language?.listName(unit)) ?? id, quantity: unit?.quantity };
  });
  return named.map(({ name, quantity }) => {
    const isShared = named.some((other) => other.name === name && other.quantity !== quantity);
    const kind = isShared && quantity ? language?.quantityName(quantity.id) : undefined;
    if (kind === undefined) return name;
    return /[\u3040-\u9fff]$/.test(name) ? `${name}（${kind}）` : `${name} (${kind})`;
  });
};

interface Context extends Reading {
  readonly locale: LocaleOption | undefined;
  readonly telling: AnswerOptions;
  readonly rates: Rates | undefined;
  readonly parameter: string;
  /** The language, unless it is English. */
  readonly speech: Speech | undefined;
}

/** Returns the assumption that the rate of a loan is of a year, where it may be of a month. */
const yearOfRate = (
  { tool, bindings, assumed }: ToolQuestion,
  source: Span,
  { speech }: Context,
): readonly Assumption[] => {
  const { yearlyRate, roles = {} } = speech?.asking ?? {};
  const rate = tool.id === 'loan' ? bindings.get('ratePercent') : undefined;
  if (!rate || yearlyRate === undefined || rolesOfText(source, roles).has('year')) return [];
  const of = source.text.slice(rate.from, rate.end).trim();
  // That of a month was multiplied
  const isOfMonth = assumed.some(({ as }) => as.startsWith('12 × '));
  return isOfMonth ? [] : [{ kind: 'number', of, as: `${yearlyRate} ${of}` }];
};

/** Returns true for a text about the interest of a month. */
const asksByMonth = (source: Span, { speech }: Context): boolean => {
  const roles = rolesOf(speech?.asking);
  return roles !== undefined && isInterestOfMonth({ place: source, roles: rolesOfText(source, roles) });
};

/** Returns the answer of a tool, or a diagnostic of the values that its question lacks. */
const answerTo = (found: ToolQuestion, source: Span, asked: Span, context: Context): Outcome => {
  const question = withWorkdays(found, source, storyOf(context));
  const { lacking, tool } = question;
  // Between two weekdays there is more than the time of day
  if (tool.id === 'time-between' && weekdaysIn(source, context.days).length > 1) return undefined;
  // A rate of a month was multiplied
  const isOfMonth = tool.id === 'loan' && !question.assumed.some(({ as }) => as.startsWith('12 × '));
  if (isOfMonth && asksByMonth(source, context)) return undefined;
  const isOfDiscount = tool.id === 'discount';
  if (isOfDiscount && isReducedTo(source, storyOf(context))) return undefined;
  const main = isOfDiscount && asksWhatIsOff(source, storyOf(context)) ? 'discount' : question.main;
  const assumed = [...question.assumed, ...yearOfRate(question, source, context)];
  if (!lacking) return answerOfTool({ ...question, main, assumed }, source, { ...context, asked: asked.text });
  return refusedAt(span(source, lacking.from, lacking.end), notASmaller, true);
};

const readOther = (source: Span, body: Span, context: Context): Outcome => {
  const question =
    firstQuestion(context, (index) => findByLook(index, source, context)) ??
    (body.text === source.text ? undefined : firstQuestion(context, (index) => findByLook(index, body, context)));
  if (question) return answerTo(question, source, body, context);
  const parsed = readWithSystem(source, context.style);
  return parsed && new Conversion(parsed, context.telling);
};

/** Returns the question for a tool that a text asks, with and without phrases like "please". */
const toolAsked = (source: Span, body: Span, context: Context): ToolQuestion | undefined =>
  firstQuestion(context, (index) => findLabelled(index, source, context)) ??
  firstQuestion(context, (index) => findByWords(index, source, context)) ??
  (body.text === source.text ? undefined : firstQuestion(context, (index) => findByWords(index, body, context)));

/** Roles of words that name the quantity of an answer. */
const quantitiesOfRoles = [
  ['weigh', 'mass'],
  ['speed', 'speed'],
  ['cost', undefined],
] as const;

/** Returns true if words beside an answer in a unit name another quantity: the weight of a plate of 1 m x 50 cm x 6 mm. */
const nameOther = (words: string, unit: string | undefined, { speech }: Context): boolean => {
  const of = unit === undefined ? undefined : unitIndex.byId(unit);
  const roles = rolesOf(speech?.asking);
  if (!of?.quantity || of.quantity.id === 'ratio' || !roles || words === '') return false;
  const found = rolesOfText(makeSource(words), roles);
  return (
    quantitiesOfRoles.some(([role, quantity]) => found.has(role) && quantity !== of.quantity?.id) ||
    words.split(/[\s,]+/).some((word) => isQuantity(word.toLowerCase(), of) === false)
  );
};

/** Answers a question with the tool that its words ask for. */
const readTool = (source: Span, body: Span, context: Context): Outcome => {
  const question = toolAsked(source, body, context);
  const answer = question && answerTo(question, source, body, context);
  if (!answer || answer instanceof Diagnostic) return answer;
  // The weight of a concrete slab of 3 m x 2 m x 10 cm
  const lead = source.text.slice(0, body.offset - source.offset);
  return nameOther(lead, answer.unit, context) ? undefined : answer;
};

/** Answers a conversion between bushels and weight with the legal weight of the crop, if it has one: the grain trade uses no density. */
const inTrade = ({ ingredient, unit, to }: Conversion, source: Span, context: Context): Answer | undefined => {
  if (ingredient === undefined || ![unit, ...to].includes('bushel')) return undefined;
  const answer = readTool(source, readQuestion(source).body, context);
  return answer instanceof Diagnostic ? undefined : answer;
};

/** Functions that calculators answer too. */
const functions = /\b(?:sin|cos|tan|asin|acos|atan|abs)(?=\s*\(|\s+\d)/;

/** A question that is not a plain conversion, and its parsed parts. */
interface Asked {
  readonly source: Span;
  readonly body: Span;
  readonly frames: readonly Frame[];
  readonly first: Unanswered;
  readonly context: Context;
  /** The answer to the question as a word problem. It is worked out once. */
  readonly problem: () => Answer | undefined;
}

type Outcome = Answer | Diagnostic | undefined;

/** A kind of reading. The table in `measure.ts` has its cost. */
interface Kind {
  readonly name: KindName;
  readonly read: (asked: Asked) => Outcome;
}

const byRule = ({ source, body, context }: Asked): Outcome => {
  const { speech, style } = context;
  if (speech)
    return (
      answerWorded(source, speech, context) ??
      (body.text === source.text ? undefined : answerWorded(body, speech, context))
    );
  const answer = answerByRule(source, style, context);
  return answer ?? (body.text === source.text ? undefined : answerByRule(body, style, context));
};

/** Matches the large prefixes of amounts of substance, which people write for the small ones: 5 Mmol/L, 126 Mg/dl. */
const largeMoles = /(?<![\p{L}\d])[MPN](?=mol(?!\p{L}))|(?<![\p{L}\d])M(?=g\/d?[lL](?!\p{L}))/gu;

const inSmallMoles = (source: Span): Span =>
  withPlain(
    source,
    source.plain.replace(largeMoles, (prefix) => prefix.toLowerCase()),
  );

const byBridge = ({ source: written, body: asked, first, context: { style, telling, speech } }: Asked): Outcome => {
  const [source, body] = [written, asked].map(inSmallMoles) as [Span, Span];
  // A measure read on its own names no bridge
  if (!first.isSum && !(first.parsed instanceof Diagnostic)) return undefined;
  const analyte = speech?.analytes && namedIn(body, speech.analytes);
  const found = analyte && readBridgedBy(analyte.id, analyte.rest, style);
  const ownNamed = found && { ...found, name: analyte.name };
  // The last attempt keeps words that may be a phrase or a substance: in "ca. 2.4 mmol/L", "ca." is calcium
  const bridged =
    ownNamed ?? readBridged(body, style) ?? (body.text === source.text ? undefined : readBridged(source, style));
  if (!bridged) return undefined;
  // An impossible conversion stays impossible with a substance that adds nothing: "3 t salt in g"
  const [from, to] = [bridged.asked.unit, bridged.answer.unit].map((id) => catalogue.findUnit(id).quantity);
  const isFinal = first.parsed instanceof Diagnostic && first.parsed.isFinal;
  return isFinal && from === to ? undefined : answerOfBridge(bridged, telling);
};

/** Matches words in parentheses, as the names of some ingredients have them. */
const namedInParentheses = /[(（]\p{L}/u;

const asWeighed = ({ source, first, context: { style, telling, speech } }: Asked): Outcome => {
  // Roggenmehl (mittel) looks like a sum
  const mayBeNamed = first.parsed instanceof Diagnostic || (!first.parsed && namedInParentheses.test(source.plain));
  if (!speech?.ingredients || !mayBeNamed) return undefined;
  const weighed = readWeighed(source, style, speech.ingredients, rolesOf(speech.asking));
  return weighed && new Conversion(weighed.parsed, { ...telling, ingredient: weighed.name, assumed: weighed.assumed });
};

/** Matches a number without a unit. */
const plainNumber = /^[\d.,]+$/;

/** The quantities of the powers of a length. */
const ofLengths = ['length', 'area', 'volume'];

/** Returns true for a product of two units of one quantity, which words side by side make by accident: half acre lot square feet. */
const multipliesAlike = ({ product }: Unit): boolean => {
  const above = (product?.factors ?? []).filter(({ exponent }) => exponent > 0);
  const quantities = above.map(({ unit: { quantity }, exponent }) =>
    quantity?.id === 'length' ? ofLengths[exponent - 1] : quantity?.id,
  );
  const named = quantities.filter((id) => id !== undefined && id !== 'time');
  return new Set(named).size < named.length;
};

/** Matches `in` between words, where it leads to a target and is not an inch: 12000 btu ac in kw. */
const leadBetween = /\p{L}\s+in\s+\p{L}/u;

/** Matches two words for rates: 12 lakh per annum per month. */
const perTwice = /\sper\s.*\sper\s/;

/** Matches a word between two rates: 12 km/h pace per km. */
const rateBetween = /\/\s?[a-z]+\s+[a-z]+\s+per\s/;

/** Returns true for a compound that no quantity lists, made of words side by side that ask for something else. */
const isByAccident = (id: string, { lower }: Span): boolean => {
  const unit = catalogue.findUnit(id);
  const isUnnamed = unit.product !== undefined && unit.quantity === undefined;
  const isOfPeriods = isUnnamed && isPerTwoPeriods(unit) && perTwice.test(lower);
  return multipliesAlike(unit) || isOfPeriods || (isUnnamed && (leadBetween.test(lower) || rateBetween.test(lower)));
};

/** Matches a word before a second amount that may divide or multiply: in Italian 60 W per 3 h. */
const perAmount = /\sper\s\d/;

/** Answers a rate for an amount, where the word between them may also divide. */
const forAmount = ({ source, context, problem }: Asked): Outcome =>
  context.speech && perAmount.test(source.lower) ? problem() : undefined;

const asMeasure = (asked: Asked): Outcome => {
  const { source, body, first, context } = asked;
  const { style, telling, parameter } = context;
  if (readClockTime(source.plain)?.half) return refusedAt(source, timeAlone, true);
  const parsed = first.parsed ?? readText(source, style, parameter);
  if (parsed instanceof Diagnostic) return parsed;
  if (!parsed.answer && isByAccident(parsed.unit, source)) return refusedAt(source, unreadable);
  const product = parsed.answer ? undefined : forAmount(asked);
  if (product) return product;
  const conversion = new Conversion(parsed, telling);
  if (parsed.answer || body.text === source.text) return conversion;
  // Convert 50: a number alone beside words asks for nothing
  if (plainNumber.test(body.plain)) return refusedAt(body, missingUnit);
  const lead = source.text.slice(0, body.offset - source.offset);
  return nameOther(lead, parsed.unit, context) ? refusedAt(source, unreadable) : conversion;
};

const inContext = (asked: Asked): Outcome => {
  const answer = besideWords(asked);
  if (!answer || answer instanceof Diagnostic || answer.kind === 'conversion') return answer;
  return nameOther(answer.aside ?? '', answer.unit, asked.context) ? undefined : answer;
};

const besideWords = (asked: Asked): Outcome => {
  const { source, body, context } = asked;
  const { style, telling, parameter, speech } = context;
  // Without its words `at 10:30 pace` is a time
  const run = asRun(asked) ?? answerOffer(source, storyOf(context), knowledgeOf(source, speech));
  if (run) return run;
  if (speech) {
    const beside = withoutWords(asked, speech) ?? amidUnknown(asked) ?? loosely(asked);
    // What words say that each of several people pays is not shared: 12 zł na osobę, 5 osób
    return isShared(beside) && hasWordOf(source, { each: rolesOf(speech.asking)?.each ?? [] })
      ? (bySchema(asked) ?? beside)
      : beside;
  }
  const name = functions.exec(body.lower)?.[0];
  if (name !== undefined) throw unknownFunction(parameter, name, body);
  const beside = readInContext(source, style);
  if (beside && !(beside instanceof Diagnostic)) return new Conversion(beside.parsed, telling, beside.aside);
  const led = afterWords(asked);
  if (led) return led;
  const amid = amidUnknown(asked) ?? loosely(asked);
  if (amid) return amid;
  if (beside) throw beside.error(parameter);
  return undefined;
};

/** Returns true for the share of a bill. */
const isShared = (outcome: Outcome): boolean =>
  outcome !== undefined && !(outcome instanceof Diagnostic) && outcome.kind === 'tool' && outcome.tool === 'tip';

const storyOf = (context: Context): Context & StoryContext => ({
  ...context,
  asking: context.speech?.asking,
  tools: context.speech?.tools,
});

const asRun = ({ source, context }: Asked): Answer | undefined => {
  const wanted = findPace(source, storyOf(context), knowledgeOf(source, context.speech));
  if (!wanted) return asRace(source, context);
  const answer = answerTo(toolQuestion(wanted, context.today, context.speech?.tools), source, source, context);
  return answer instanceof Diagnostic ? undefined : answer;
};

/** Answers the length of a race in a unit: `half marathon in miles`. */
const asRace = (source: Span, { style, parameter, telling }: Context): Answer | undefined => {
  const length = /\d/.test(source.plain) ? undefined : withLengthOfRace(source);
  const parsed = length && readText(length, style, parameter);
  return parsed && !(parsed instanceof Diagnostic) && parsed.to.length > 0
    ? new Conversion(parsed, telling)
    : undefined;
};

const bySchema = ({ source: written, body, context }: Asked): Answer | undefined => {
  const source = context.speech ? written : withoutAbbreviations(written);
  const known = knowledgeOf(source, context.speech);
  const story = storyOf(context);
  const question =
    findDated(source, story, known) ??
    findNumerals(source, story, known, context.today) ??
    findShoes(source, story, known, context.today);
  const answer = question && answerTo(question, source, source, context);
  if (answer && !(answer instanceof Diagnostic)) return answer;
  return (
    answerEra(source, story, context.today) ??
    answerMeanTime(source, story) ??
    answerScale(source, story) ??
    answerDigits(source, story, known) ??
    shaped(source, context, known) ??
    (mayBeStory(source, story.asking, known)
      ? (asOneAmount(source, context, known) ??
        (context.speech ? undefined : asOneAmount(body, context, known)) ??
        answerSchema(source, story, known))
      : undefined) ??
    ofDozens(source, context) ??
    asSpeedOrTimeOfRace(source, story, known) ??
    (source === written ? undefined : answerFactorChain(source, story))
  );
};

/** Answers a question about dozens of things by the sentences for a number of them: `zwei Dutzend Eier à 35 Cent`. */
const ofDozens = (source: Span, context: Context): Answer | undefined => {
  const { speech } = context;
  const digits =
    speech && source.text.length <= longestText && namesDozens(source) ? withDigits(source, 2n) : undefined;
  const answer = digits && answerWorded({ ...digits, currencies: source.currencies }, speech!, context);
  return answer instanceof Diagnostic ? undefined : answer;
};

/** The most amounts of a text with one that is converted. The other is a time that it is for. */
const mostBesideOne = 2;

/** Returns the knowledge of English questions about one amount. */
const besideOne = oncePer((known: Knowledge): Knowledge => ({ ...known, changes: changesOneInEnglish }));

/** Converts the only amount of a text amid other words, also of an ingredient. */
const asOneAmount = (source: Span, context: Context, known: Knowledge): Answer | undefined => {
  const { speech, telling } = context;
  if (source.text.length > longestText || !/\d/.test(source.plain) || known.phraseChanges(source.plain))
    return undefined;
  const isOther =
    !speech &&
    plainLetters(source.plain)
      .split(/[^\p{L}]+/u)
      .some(namesAmount);
  const read = (text: Span): Story | undefined =>
    readStory(text, storyOf(context), isOther ? besideOne(known) : known, mostBesideOne);
  const story = read(source);
  if (!story) {
    const several = speech && hasUnspaced(source.plain) ? inEachMeaning(source) : [];
    return firstResult(several, ({ source: one, assumed }) => {
      const told = read(one);
      return told && answerUnspaced({ ...told, assumed: [assumed] });
    });
  }
  const weighed = weighAmid(story, speech && (speech.ingredients ?? {}));
  if (!weighed) return speech ? answerUnspaced(story) : answerConversion(story);
  const { parsed, assumed, aside, name } = weighed;
  const named = speech ? { ...telling, ingredient: name, assumed } : { ...telling, assumed };
  return new Conversion(parsed, named, aside || undefined);
};

/** Answers the speed of a race in a time, or its time at a speed: `marathon in 4 hours average km/h`, `marathon at 9 minute miles`. */
const asSpeedOrTimeOfRace = (source: Span, story: Context & StoryContext, known: Knowledge): Answer | undefined => {
  const run = /\d/.test(source.plain) ? withLengthOfRace(source) : undefined;
  const asked = run && readOther(run, run, story);
  if (asked && !(asked instanceof Diagnostic) && asked.kind === 'tool' && asked.tool === 'speed-distance-time')
    return asked;
  const answer = run && (answerFactorChain(run, story) ?? answerSchema(run, story, known));
  return answer?.quantity === 'speed' || answer?.quantity === 'time' ? answer : undefined;
};

/** Answers a question about a shape by its sides. Its note lists the words beside them. */
const shaped = (source: Span, context: Context, known: Knowledge): Answer | undefined => {
  const { found, aside = '' } = findShape(source, storyOf(context), known) ?? {};
  const answer =
    found && 'id' in found
      ? answerTo(toolQuestion(found, context.today, context.speech?.tools), source, source, context)
      : found;
  if (!answer || answer instanceof Diagnostic) return undefined;
  if (nameOther(aside, answer.unit, context)) return undefined;
  return aside === '' ? answer : leaving(answer, aside, context.telling);
};

/** Returns true for an answer whose calculator is an assumption: a size of shoes. An unknown word may name something else: gloves. */
const isAssumedKind = ({ assumed = [] }: Answer): boolean =>
  assumed.some(({ kind, of }) => kind === 'system' && of === 'size');

/** Returns true for the area or the volume of a shape beside words for another one, or for what is around it. */
const isOtherShape = (answer: Answer, aside: string, { speech }: Context): boolean =>
  answer.kind === 'tool' && answer.tool.startsWith('shape-') && namesShape(makeSource(aside), speech?.asking);

/** Returns true for the hours between two times beside several weekdays, which the calculator of hours does not know. */
const skipsWeekdays = (answer: Answer, source: Span, { days }: Context): boolean =>
  (answer.kind === 'tool' ? answer.tool === 'time-between' : answer.unit === 'hour') &&
  weekdaysIn(source, days).length > 1;

/** Returns true for an answer about dates beside a word for another day: from 19 November to Christmas. */
const isOtherDay = (answer: Answer, aside: string, { days }: Context): boolean =>
  (answer.kind === 'tool' ? datesAlone.has(answer.tool) : answer.unit === 'day') && namesDay(makeSource(aside), days);

/** Returns true for days where a text has a word for working days: tra 10 giorni lavorativi. */
const isOtherKindOfDay = (answer: Answer, source: Span, context: Context): boolean =>
  answer.kind === 'tool' &&
  datesAlone.has(answer.tool) &&
  answer.given['workingDays'] === undefined &&
  answer.given['inclusive'] === undefined &&
  context.speech !== undefined &&
  namesWorkdays(source, storyOf(context));

/** Returns true for the size of clothes beside a word for shoes, and for a size of shoes beside a word for who wears them. */
const isOtherSize = (answer: Answer, aside: string, { speech }: Context): boolean => {
  if (answer.kind !== 'tool') return false;
  const words = makeSource(aside);
  return (
    (answer.tool === 'clothing-size' && namesShoes(words, speech?.asking)) ||
    (answer.tool === 'shoe-size' && namesWearer(words, speech?.asking))
  );
};

/** Returns true for the tip on a small number beside other words, which may be the number of people: dinner for 2 with a 15% tip. */
const isOfPeople = (answer: Answer, aside: string): boolean =>
  answer.kind === 'tool' && answer.tool === 'tip' && aside !== '' && mayCountPeople(Number(answer.given['subtotal']));

/** Returns true for compound interest, where words ask for simple interest. */
const isCompounded = (answer: Answer, source: Span, context: Context): boolean =>
  answer.kind === 'tool' && answer.tool === 'compound-interest' && hasRoleOf(source, 'simpleInterest', context);

/** Returns true if the words beside an answer may name something else than it is about. */
const isOther = (answer: Answer, source: Span, aside: string, context: Context): boolean =>
  isAssumedKind(answer) ||
  isOfPeople(answer, aside) ||
  isCompounded(answer, source, context) ||
  isOtherShape(answer, aside, context) ||
  isOtherSize(answer, aside, context) ||
  isOtherDay(answer, aside, context) ||
  isOtherKindOfDay(answer, source, context) ||
  skipsWeekdays(answer, source, context);

const operator = /[-+*×÷/%]|\s(?:x|by|plus|minus|times|for|at|in|on)\s/;

/** Returns true for a word that asks for another result: the interest paid on a loan is not its payment. */
const asksElse = (word: string, { tool, answer, result }: ToolAnswer, { speech }: Context): boolean => {
  const found = indexesFor(speech).flatMap(({ sentences }) => sentences.under(plainLetters(word)));
  const isOfResult = (key: string): boolean =>
    [answer[key], (answer[key] as { readonly value?: unknown } | undefined)?.value].includes(result);
  return found.length > 0 && !found.some((one) => one.tool.id === tool && isOfResult(one.ask.main ?? one.tool.main!));
};

/** Answers a question by rule or a sum after words that change nothing: "next dose 6 hrs after 22:30". Its note lists the words. */
const afterWords = ({ source, context }: Asked): Answer | undefined => {
  const start = leadOf(source);
  if (start === 0) return undefined;
  const rest = span(source, start);
  const { body, frames } = readQuestion(rest);
  // After words a number alone, or one of numbers alone, may be anything
  const mayBeSum = operator.test(body.lower);
  const answer =
    answerByRule(body, context.style, context) ??
    readTool(rest, body, context) ??
    (mayBeSum ? readSum(body, frames, context) : undefined);
  if (!answer || answer instanceof Diagnostic) return undefined;
  const isNumber = answer.kind !== 'tool' && typeof answer.result === 'number';
  if (isNumber && (answer.unit === undefined || !mayBeSum)) return undefined;
  const aside = source.text.slice(0, start).replace(/[\s,:;]+$/, '');
  if (isOther(answer, source, aside, context)) return undefined;
  if (answer.kind === 'tool' && aside.split(/[\s,]+/).some((word) => asksElse(word, answer, context))) return undefined;
  return leaving(answer, aside, context.telling);
};

const knowledge = new WeakMap<object, Knowledge>();
const inEnglish = {};

/** The words that add to an amount or take from it, which no answer leaves aside. */
const moreOrLess = oncePer(({ asking }: Speech): Roles => {
  const { up = [], down = [] } = rolesOf(asking) ?? {};
  return { up, down };
});

/** Returns what the questions of a language know. */
const knowledgeOf = (source: Span, speech: Speech | undefined): Knowledge => {
  const key = speech ?? inEnglish;
  let known = knowledge.get(key);
  if (!known) {
    const ofLanguages = indexesFor(speech);
    const ofTools = ofLanguages.map(({ sentences }) => sentences.words);
    const { percent } = ofLanguages[0]!.manner;
    known = speech
      ? {
          words: [...ofTools, wordsOfMeasures(speech), wordsBeside(speech)],
          goods: new Set(Object.keys(speech.ingredients ?? {}).flatMap((name) => plainLetters(name).split(' '))),
          small: smallWords(source, speech.asking),
          percent,
          changes: (word) => partChanges(speech.asking ?? {}, word) || hasWordOf(makeSource(word), moreOrLess(speech)),
          systems: systemsIn(speech.asking ?? {}),
          phraseChanges: (text) => phraseChanges(speech.asking ?? {}, text),
        }
      : {
          words: [...ofTools, wordsOfRules()],
          goods: wordsOfIngredients(),
          small: new Set([...smallInEnglish, ...askingInEnglish]),
          percent,
          changes: changesInEnglish,
          phraseChanges: (text) => waysInEnglish.test(text),
        };
    knowledge.set(key, known);
  }
  return known;
};

/** Returns true if words have one for the start or the end of a time, or stand between two of them: from my birthday to Christmas. */
const namesEnd = (aside: string, { plain }: Span, { speech }: Context): boolean => {
  const roles = rolesOf(speech?.asking);
  const ends = { span: roles?.span ?? [], until: roles?.until ?? [] };
  const at = plain.indexOf(aside);
  const around = [plain.slice(0, Math.max(0, at)), plain.slice(at + aside.length)];
  return hasWordOf(makeSource(aside), ends) || around.every((words) => hasWordOf(makeSource(words), ends));
};

/** Answers a question amid words that no question knows: `Winterjacke 129,90 30% Rabatt`. Its note lists them. */
const amidUnknown = ({ source, context }: Asked): Answer | undefined => {
  const { speech, style, telling } = context;
  // Without their goods, two dozens are two
  if (speech && namesDozens(source)) return undefined;
  const known = withoutUnknown(source, knowledgeOf(source, speech));
  if (!known) return undefined;
  const { rest, aside } = known;
  const { body } = readQuestion(rest);
  const asRule = speech ? answerWorded(body, speech, context) : answerByRule(body, style, context);
  const answer = asRule ?? readTool(rest, body, context);
  if (!answer || answer instanceof Diagnostic || isOtherHalf(answer)) return undefined;
  if (isOther(answer, source, aside, context)) return undefined;
  // Without 할인액 the price is asked for
  const story = storyOf(context);
  const isOfDiscount = answer.kind === 'tool' && answer.tool === 'discount';
  if (isOfDiscount && asksWhatIsOff(source, story) !== asksWhatIsOff(rest, story)) return undefined;
  if (isOfPaid(answer, source, context)) return undefined;
  // In 크리스마스까지 the end of a time is left aside
  if (answer.kind === 'tool' && answer.tool === 'date-difference' && namesEnd(aside, source, context)) return undefined;
  // In another city the clock shows another time
  const isTime = typeof answer.result === 'string' && /^\d{1,2}:\d\d/.test(answer.result);
  return isTime && namesCity(source, context.cities) ? undefined : leaving(answer, aside, telling);
};

/** Returns true for a discount off what was paid, which has it: betaald 68 na 15 % korting. */
const isOfPaid = (answer: Answer, source: Span, context: Context): boolean =>
  context.speech !== undefined &&
  answer.kind === 'tool' &&
  answer.tool === 'discount' &&
  hasRoleOf(source, 'paid', context);

const hasRoleOf = (source: Span, role: Role, { speech }: Context): boolean =>
  hasWordOf(source, { [role]: rolesOf(speech?.asking)?.[role] ?? [] });

/** Matches a range of percentages, which has two answers: 15-20% tip on $50, and a change whose percentage is asked for: from 80 to 60 percent. */
const rangeOfPercentages =
  /\d\s?%?\s?[-–]\s?\d+(?:\.\d+)?\s?(?:%|percent)|\bfrom\s\D{0,2}\d[\d.,]*\sto\s\D{0,2}\d[\d.,]*\spercent/i;

/** Answers a question for a calculator that has its words and its values, but in no sentence of it. */
const loosely = ({ source, context }: Asked): Answer | undefined => {
  const { speech, telling } = context;
  if (!speech && rangeOfPercentages.test(source.plain)) return undefined;
  const known = knowledgeOf(source, speech);
  const found = findLoosely(indexesFor(speech)[0]!, source, context, known.small);
  if (!found) return undefined;
  const { question, beside: parts, words } = found;
  const aside = unknownAround(source, parts, words, known);
  const answer = aside === undefined ? undefined : answerTo(question, source, source, context);
  if (!answer || answer instanceof Diagnostic || isOtherHalf(answer)) return undefined;
  if (isCompounded(answer, source, context) || isOfPaid(answer, source, context)) return undefined;
  if (aside === '') return answer;
  return isOther(answer, source, aside!, context) ? undefined : leaving(answer, aside!, telling);
};

/** Returns true for a time between two times of day that is half a day or more: other words may say that one is in the evening. */
const isOtherHalf = (answer: Answer): boolean => {
  const minutes = answer.kind === 'tool' ? answer.answer['minutes'] : undefined;
  return typeof minutes === 'number' && minutes >= 12 * 60;
};

/** Tools whose questions other words do not change. A round trip changes a distance, and tomorrow the time in a city. */
const datesAlone = new Set(['age', 'date-add', 'date-difference', 'time-between']);

/** Answers a question about dates or times after words that no question needs: `Schicht 22:00 bis 6:30`. */
const toolAfter = (
  { rest, aside }: { readonly rest: Span; readonly aside: string },
  context: Context,
  speech: Speech,
): Outcome => {
  const [own] = indexesFor(speech);
  if (aside.split(/[\s,]+/).some((word) => own!.sentences.under(plainLetters(word)).length > 0)) return undefined;
  const { body } = readQuestion(rest);
  const question = toolAsked(rest, body, context);
  const answer = question && datesAlone.has(question.tool.id) ? answerTo(question, rest, body, context) : undefined;
  return answer && !(answer instanceof Diagnostic) && isOtherHalf(answer) ? undefined : answer;
};

/** The most letters before a temperature in a text without spaces. More may tell of a change. */
const mostBeforeTemperature = 3;

/** Returns true for a conversion that words before its number do not change. */
const isOfLead = (ids: readonly string[], lead: string): boolean =>
  areOfOneKind(ids) ||
  (hasUnspaced(lead) &&
    lead.length <= mostBeforeTemperature &&
    ids.every((id) => unitIndex.byId(id)?.quantity?.id === 'temperature'));

/** Matches the identifier of a price for one unit: CNY/jin. */
const priceOfOne = /^[A-Z]{3}\//;

/** Returns true for an answer that is the price of one unit: ¥14/斤. */
const isPriceOfOne = (outcome: Answer | Diagnostic): boolean =>
  !(outcome instanceof Diagnostic) && priceOfOne.test(outcome.unit ?? '');

/** The answer to a text without the words beside it. Its note lists them. */
const withoutWords = ({ body: source, frames, context }: Asked, speech: Speech): Outcome => {
  const { style, telling, parameter } = context;
  const less = withoutBeside(source, speech.asking?.beside);
  // 온도차 and een sprong are differences of temperatures
  const isApart = hasRoleOf(source, 'apart', context) || hasRoleOf(source, 'warmer', context);
  const conversionOf = (rest: Span, aside: string): Conversion | undefined => {
    // What percentage is of 80 lacks an amount
    if (rolesOf(speech.asking)?.outOf?.includes(aside.toLowerCase())) return undefined;
    const parsed = readText(rest, style, parameter);
    if (parsed instanceof Diagnostic || parsed.to.length === 0) return undefined;
    const converted = new Conversion(parsed, telling, aside);
    return isApart && unitIndex.byId(converted.unit)?.quantity?.id === 'temperature' ? undefined : converted;
  };
  const conversion = less && conversionOf(less.rest, less.aside);
  if (conversion) return conversion;
  if (less) {
    const { body } = readQuestion(less.rest);
    const own = answerWorded(body, speech, context) ?? toolAfter(less, context, speech);
    // A total is no price of one: 28块一斤一共
    const isOfOne = hasRoleOf(makeSource(less.aside), 'total', context) && own !== undefined && isPriceOfOne(own);
    if (own && !isOfOne && !(own instanceof Diagnostic) && !skipsWeekdays(own, source, context))
      return leaving(own, less.aside, telling);
  }
  for (const part of less ? [source, less.rest] : [source]) {
    const led = withoutLead(part, speech.asking ?? {});
    if (!led) continue;
    const aside = part === source ? led.aside : `${led.aside}, ${less!.aside}`;
    const named = conversionOf(led.rest, aside);
    if (named && named.ingredient === undefined && isOfLead([named.unit, ...named.to], led.aside)) return named;
    const answer = toolAfter(led, context, speech);
    if (answer && !(answer instanceof Diagnostic) && !skipsWeekdays(answer, source, context))
      return leaving(answer, aside, telling);
  }
  // What is weighed changes nothing between two units of mass: 20 dag sera w kg
  for (const { rest, aside } of withoutGoods(less?.rest ?? source, frames, speech.asking ?? {})) {
    const weighed = conversionOf(rest, less ? `${less.aside}, ${aside}` : aside);
    if (weighed && areOfGoods([weighed.unit, ...weighed.to])) return weighed;
  }
  return undefined;
};

const askedOf = (source: Span, first: Unanswered, context: Context): Asked => {
  let known: { readonly answer: Answer | undefined } | undefined;
  const problem = (): Answer | undefined => (known ??= { answer: asProblem(source, context) }).answer;
  return { source, ...readQuestion(source), first, context, problem };
};

const asProblem = (source: Span, context: Context): Answer | undefined => {
  const problem = readProblem(source, context.style);
  const chain = { ...context, asking: context.speech?.asking };
  // The amounts of one of two ways are doubled
  if (chain.asking && oneWayIn(source, chain.asking)) return undefined;
  // A deposit of each month is not one amount
  if (hasRoleOf(source, 'regularDeposit', context)) return undefined;
  return problem
    ? new Conversion(problem.parsed, context.telling, problem.aside || undefined)
    : (answerCheaper(source, chain) ?? answerFactorChain(source, chain));
};

/** Answers a conversion through a substance with an uncertain number: `2.0(1) cups of flour in g`. */
const asUncertain = ({ source, context }: Asked): Outcome => {
  const { style, parameter, telling } = context;
  const taken = withoutUncertainty(source, style);
  if (!taken || taken instanceof Diagnostic) return taken;
  const { rest } = taken;
  const first = convertOrRead(conversions, { source: rest, style, telling }, parameter);
  const answer = first instanceof Conversion ? first : cheapest(askedOf(rest, first, context));
  if (answer.kind !== 'conversion' || answer.parts.length > 1) return undefined;
  const { value, unit, to, result, ingredient, substance, as }: ConversionAnswer = answer;
  if (result === undefined) return undefined;
  const size = toNumber(taken.uncertainty) / taken.divisor;
  const stated = { size: taken.isPercent ? size / 100 : size, isRelative: taken.isPercent };
  const uncertain = uncertaintyBetween({ from: unit, to: to[0]! }, { ingredient, substance, as });
  const { uncertainty } = uncertain(value, stated, result);
  const shown = writeUncertainMeasure(new Measure(result, to[0]!), uncertainty, tagOf(telling.locale));
  const plainly = answer instanceof Conversion ? answer.toJSON() : answer;
  return { ...plainly, exact: undefined, uncertainty, text: `${source.text} ≈ ${shown}` };
};

/** A shorter name of a unit that is not everyday may be mistyped itself: mils. */
const shortestName = 5;

/** Returns true for an everyday unit, or one with a name too long to be a mistyped one: kelvin. */
const isUsual = (unit: Unit): boolean =>
  rankOf(unit) === 'everyday' || (rankOf(unit) === 'trade' && singularName(unit).length >= shortestName);

/** The longest text that is corrected, which bounds the work. No conversion is longer. */
const longestMistyped = 100;

/**
 * Answers a conversion with a mistyped name. A measure alone is not corrected, because no second unit confirms the
 * guess.
 */
const asMistyped = ({ source, context: { style, telling, parameter, speech } }: Asked): Outcome => {
  if (source.text.length > longestMistyped) return undefined;
  const forgiving = withMeanings(source, { lexicon: source.lexicon!.forMistyped });
  const { body, frames } = readQuestion(forgiving);
  if (frames.length === 0 && framesBeside(body).length === 0) return undefined;
  const parsed = readText(forgiving, style, parameter);
  if (parsed instanceof Diagnostic || !parsed.answer) return undefined;
  // The минус of 8 часов минус час is not a minute
  if (parsed.assumed.some(({ of }) => partChanges(speech?.asking ?? {}, of))) return undefined;
  const ids = [...parsed.parts.map(({ unit }) => unit), ...parsed.to];
  const units = ids.map((id) => unitIndex.byId(id));
  return units.every((unit) => unit !== undefined && isUsual(unit)) ? new Conversion(parsed, telling) : undefined;
};

const kinds: readonly Kind[] = (
  [
    { name: 'rule', read: byRule },
    { name: 'calculator', read: ({ source, body, context }) => readTool(source, body, context) },
    { name: 'bridge', read: byBridge },
    { name: 'weighed', read: asWeighed },
    {
      name: 'sum',
      read: (asked) => {
        const { body, frames, first, context } = asked;
        return first.isSum || beginsWithConstant(body)
          ? (forAmount(asked) ?? readSum(body, frames, context))
          : undefined;
      },
    },
    { name: 'measure', read: asMeasure },
    { name: 'uncertain', read: asUncertain },
    { name: 'look', read: ({ source, body, context }) => readOther(source, body, context) },
    { name: 'mistyped', read: asMistyped },
    { name: 'problem', read: ({ problem }) => problem() },
    { name: 'aside', read: inContext },
  ] satisfies Kind[]
).sort((a, b) => kindCosts[a.name].cost - kindCosts[b.name].cost);

/** Matches a number and a word of four small letters or more. The formula of a substance has none. */
const numberAndWord = /^[-+]?\d[\d.,]*\s?([a-z]{4,})$/;

/** Returns true for a number with a word that no English question, role or list knows: `5 kilometrs`. Only a measure is read in it. */
const isUnknownMeasure = (source: Span, { isSum }: Unanswered, { speech }: Context): boolean => {
  const word = speech || isSum ? undefined : numberAndWord.exec(source.plain)?.[1];
  if (word === undefined || isUnitIn(source, word) || isNumberWord(word, source)) return false;
  const { words, goods } = knowledgeOf(source, speech);
  const isKnown = goods.has(word) || words.some((some) => some.has(word));
  return !isKnown && rolesOfText(source, rolesOf(undefined)!).size === 0 && !namesDay(source, undefined);
};

/** Returns the cheapest answer. If every reading is refused, tries to read a word problem. */
const read = (source: Span, first: Unanswered, context: Context): Answer => {
  const asked = askedOf(source, first, context);
  if (isUnknownMeasure(source, first, context)) {
    const outcome = asMeasure(asked);
    if (outcome instanceof Diagnostic) throw outcome.error(context.parameter);
  }
  try {
    return cheapest(asked);
  } catch (error) {
    const problem = error instanceof UnitsError ? (asked.problem() ?? bySchema(asked)) : undefined;
    if (problem) return problem;
    throw error;
  }
};

/**
 * Returns the cheapest answer. Throws a UnitsError without trying further readings if one understood the text and found
 * it impossible.
 */
const cheapest = (asked: Asked): Answer => {
  const { parameter } = asked.context;
  let fault: Diagnostic | undefined;
  for (const { name, read: readKind } of kinds) {
    if (kindCosts[name].cost >= kindCosts.mistyped.cost && fault?.isFinal) break;
    const outcome = readKind(asked);
    if (outcome && !(outcome instanceof Diagnostic)) return outcome;
    if (!outcome) continue;
    if (name === 'rule' || (name === 'sum' && outcome.isFinal)) throw outcome.error(parameter);
    fault = fault ? worst(outcome, fault) : outcome;
  }
  throw fault!.error(parameter);
};

/** Returns true for a text with the words of an English question, also mistyped ones. */
const hasWordsOfQuestion = (source: Span, reading: Reading): boolean => {
  const indexes = indexesFor(undefined);
  const known = knowledgeOf(source, undefined);
  const { body } = readQuestion(source);
  const asked = body.text === source.text ? [source] : [source, body];
  return (
    mayBeRule(source) ||
    asksMolarMass(source) ||
    indexes.some(
      (index) =>
        asked.some((text) => mayAskTool(index, text, reading) || findLabelled(index, text, reading)) ||
        findLoosely(index, source, reading, known.small),
    ) ||
    withoutTypos(source, known) !== undefined
  );
};

/** Matches numbers, operators and parentheses alone. A slash may be part of a date. */
const numbersAndSigns = /^[\d\s.,()+*×^-]+$/;

/** Answers what people type. */
export interface Ask {
  /**
   * Answers what people type into a box: a conversion, arithmetic with units, a question for one of the calculators, days and times.
   *
   * @param text - The typed text, at most 1000 characters.
   * @param options - The language, the exchange rates and today's date.
   * @param parameter - The parameter's name in error messages.
   */
  (text: string, options?: AskOptions, parameter?: string): Answer;
}

/** An answerer that knows most texts without a question by their words, which costs less than to ask. */
export interface QuickAsk extends Ask {
  /** Returns false for a text that can only be a calculation, a measure or a conversion, or nothing. */
  readonly mayBeQuestion: (source: Span, reading: Reading & { readonly locale: LocaleOption | undefined }) => boolean;
  /** Returns false for a text without the words of a question, a unit, money, a day or a target, and with one number at most: nothing answers it. */
  readonly mayBeAnswered: QuickAsk['mayBeQuestion'];
}

/** Matches spaces beside each other, which mean one. */
const severalSpaces = / {2,}/g;

/** Returns the index in a text of an index in it with single spaces. */
const placeOfIndex = (text: string, index: number): number => {
  let end = 0;
  for (let left = index; left > 0; left--) {
    end++;
    while (text[end - 1] === ' ' && text[end] === ' ') end++;
  }
  return end;
};

/** Answers a text with single spaces in place of several. The place of an error is that in the text. */
const withSingleSpaces =
  (askOnce: Ask): Ask =>
  (text, options, parameter) => {
    const isQuestion = typeof text === 'string' && text.length <= longestQuestion;
    const single = isQuestion ? text.replace(severalSpaces, ' ') : text;
    if (single === text) return askOnce(text, options, parameter);
    try {
      return askOnce(single, options, parameter);
    } catch (error) {
      if (!(error instanceof UnitsError) || !error.place) throw error;
      const { index, length } = error.place;
      const from = placeOfIndex(text, index);
      throw Object.assign(error, { place: { index: from, length: placeOfIndex(text, index + length) - from } });
    }
  };

/** Creates `ask`, with the languages that it supports besides English. */
// @__NO_SIDE_EFFECTS__
export const createAsk = (speechOf: (tag: string) => Speech | undefined): QuickAsk => {
  const askPlainly = createPlainAsk(speechOf);
  const askOrCorrect: Ask = (text, options, parameter) => {
    try {
      return askPlainly(text, options, parameter);
    } catch (error) {
      if (!(error instanceof UnitsError)) throw error;
      const answer = askRounded(text, options, askPlainly) ?? askCorrected(text, options, askPlainly, speechOf);
      if (answer) return answer;
      throw error;
    }
  };
  const ask: Ask = (text, options, parameter) => {
    const asMeant = unlessRefused(() => {
      const meant = typeof text === 'string' ? withUnitOfTrade(withWordsApart(text)) : undefined;
      const isEnglish = meant && meant.text !== text && !dataOf(optionsOf(options).locale);
      return isEnglish ? askAs(meant, options, askPlainly, undefined) : undefined;
    });
    const answer = asMeant ?? askOrCorrect(text, options, parameter);
    return options?.figures === undefined ? answer : withFigures(answer, text, options, speechOf);
  };
  const mayBeQuestion: QuickAsk['mayBeQuestion'] = (source, { locale, ...reading }) =>
    // Other languages have further words
    speechIn(locale, speechOf) !== undefined || hasWordsOfQuestion(source, reading);
  return Object.assign(unpolluted(withSingleSpaces(ask)), {
    mayBeQuestion,
    mayBeAnswered: (source: Span, reading: Parameters<typeof mayBeQuestion>[1]) =>
      !numbersAndSigns.test(source.plain) &&
      (mayBeStory(source, undefined, knowledgeOf(source, undefined)) ||
        namesDay(source, undefined) ||
        readQuestion(source).frames.length > 0 ||
        mayBeQuestion(source, reading)),
  });
};

/** Returns the answer with the significant figures of the question. Throws a UnitsError if `figures` is not `keep`. */
const withFigures = (
  answer: Answer,
  text: string,
  { figures, locale }: AskOptions,
  speechOf: (tag: string) => Speech | undefined,
): Answer => {
  if (figures !== 'keep') throw mustBe('invalid-choice', 'figures', 'keep', figures);
  return keepFigures(answer, text.trim(), tagOf(locale), speechIn(locale, speechOf)?.notes);
};

/** Returns the rounded answer to a question that ends with a request for rounding, else undefined. */
const askRounded = (text: string, options: AskOptions | undefined, askPlainly: Ask): Answer | undefined => {
  const question = typeof text === 'string' ? readRounding(text) : undefined;
  if (!question) return undefined;
  const { rounding, rest, unit, isOwn } = question;
  const tag = tagOf(options?.locale);
  const inUnit = unit === undefined ? undefined : answerIn(unit, rest, options);
  const rounded = inUnit && roundAnswer(inUnit, `${rest} in ${unit}`, rounding, tag);
  if (rounded || !isOwn) return rounded;
  return unlessRefused(() => roundAnswer(askPlainly(rest, options), rest, rounding, tag));
};

/** Returns an answer. Undefined if the question is refused. */
const unlessRefused = (answer: () => Answer | undefined): Answer | undefined => {
  try {
    return answer();
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** Returns the answer to a question with one or two mistyped words. It tells what was read. */
const askCorrected = (
  text: string,
  options: AskOptions | undefined,
  askPlainly: Ask,
  speechOf: (tag: string) => Speech | undefined,
): Answer | undefined =>
  unlessRefused(() => {
    const { source, locale, telling } = questionOf(text, catalogue, optionsOf(options), 'text');
    const speech = speechIn(locale, speechOf);
    const corrected = withoutTypos(source, knowledgeOf(source, speech));
    if (!corrected) return undefined;
    return askAs(corrected, options, askPlainly, speech?.notes ?? telling.notes);
  });

/** Returns the answer to a text as it was read. It tells what was read instead of the words. */
const askAs = (
  { text, assumed }: Corrected,
  options: AskOptions | undefined,
  askPlainly: Ask,
  notes: Notes | undefined,
): Answer => {
  const answer = askPlainly(text, options);
  const plainly = answer instanceof Conversion ? answer.toJSON() : answer;
  const note = [plainly.note, noteOf([], notes, { assumed })].filter((sentence) => sentence !== undefined).join(' ');
  if (note === '') return answer;
  return { ...plainly, assumed: [...assumed, ...(plainly.assumed ?? [])], note };
};

/** Returns the sentences of the language of a locale. Undefined for English. */
const speechIn = (
  locale: LocaleOption | undefined,
  speechOf: (tag: string) => Speech | undefined,
): Speech | undefined => {
  const data = dataOf(locale);
  return data && speechOf(data.tag);
};

/** Answers a measure or a sum in a unit. Undefined for other texts. */
const answerIn = (unit: string, text: string, options: AskOptions | undefined): Answer | undefined => {
  const question = questionOf(text, catalogue, optionsOf(options), 'text');
  const source = inSigns(question.source);
  const frame = { amount: readQuestion(source).body, target: makeSource(unit, source.lexicon), isIn: false };
  const parsed = readFrame(frame, question.style);
  if (!(parsed instanceof Diagnostic)) return new Conversion(parsed, question.telling);
  const sum = readSum(source, [frame], contextOf(question, undefined, 'text'));
  return sum instanceof Diagnostic ? undefined : sum;
};

const contextOf = (
  { style, locale, telling, rates, day }: Question,
  speech: Speech | undefined,
  parameter: string,
): Context => ({
  style,
  today: day ?? todayInUtc(),
  days: speech?.asking && { tag: speech.tag, feasts: speech.asking.feasts },
  clock: speech?.asking?.clock,
  cities: speech?.cities,
  locale,
  telling,
  rates,
  parameter,
  speech,
});

/** Refuses a question for the weight of what has none: how heavy is a kilometer. */
const withWeight = (answer: Answer, source: Span, { speech, parameter }: Context): Answer => {
  if (answer.kind !== 'conversion' || answer.to.length > 0 || answer.ingredient !== undefined) return answer;
  const unit = catalogue.findUnit(answer.unit);
  const roles = rolesOf(speech?.asking);
  if (!roles || unit.quantity?.id === 'mass' || !rolesOfText(source, roles).has('weigh')) return answer;
  const place = withMeanings(source, { lexicon: catalogue });
  throw cannotBeConverted(unit, { readings: [['gram']], place, ingredient: undefined }).error(parameter);
};

/** Returns true for a text that asks for what is left of a number shared out. */
const asksForRest = (source: Span, asking: Partial<Asking> | undefined): boolean => {
  const roles = rolesOf(asking);
  return roles !== undefined && rolesOfText(source, roles).has('rest');
};

const createPlainAsk =
  (speechOf: (tag: string) => Speech | undefined): Ask =>
  (text, options, givenParameter = 'text') => {
    const parameter = parameterOf(givenParameter, 'text');
    const question = takeQuestion(conversions, text, options, parameter);
    if (question instanceof Conversion) return question;
    const formula = readWorksheet(question.source, question.style, parameter);
    if (formula) return new Conversion(formula, question.telling);
    const speech = speechIn(question.locale, speechOf);
    const currencies = speech?.asking?.currencies;
    const whole = withWholeWords({ ...question.source, currencies }, speech?.asking?.contracted);
    const plainly = { ...inSigns(whole), currencies };
    const source = speech ? plainly : withInchOfSide(inSmallLetters(plainly));
    const telling = { ...question.telling, notes: speech?.notes };
    const context = contextOf({ ...question, telling }, speech, parameter);
    const byUnits = (): Answer => {
      const first = convertOrRead(conversions, { ...question, source, telling }, parameter);
      if (!(first instanceof Conversion)) return withWeight(read(source, first, context), source, context);
      return inTrade(first, source, context) ?? withWeight(first, source, context);
    };
    const inLetters = (lettered: Span): CalculationAnswer | undefined => {
      const { body, frames } = readQuestion(lettered);
      const sum = readSum(body, frames, context);
      return sum instanceof Diagnostic ? undefined : sum;
    };
    const answer = (): Answer =>
      mayBeConstant(source.plain)
        ? answerLetters(source, { byUnits, inLetters, notes: speech?.notes, parameter })
        : byUnits();
    if (!speech) {
      const code = refuseCode(text, parameter);
      if (code) throw code;
      try {
        return answer();
      } catch (error) {
        throw error instanceof UnitsError ? refusedScale(error, text, parameter) : error;
      }
    }
    const refused = (error: UnitsError): UnitsError =>
      refusedIn(
        error,
        withoutVowelSigns(text),
        speech,
        (ids) => namesIn(question.source, ids),
        source.lexicon?.vocabulary,
      );
    const approximate = refuseApproximate(source, parameter);
    if (approximate) throw refused(approximate);
    // What is left over is not a quotient
    const signed = withOwnSigns(source, speech.asking);
    const inWords = signed?.plain.includes('/') && asksForRest(source, speech.asking) ? undefined : signed;
    const worked = (): CalculationAnswer | undefined => {
      const sum = inWords && readSum(inWords, [], context);
      if (sum instanceof Diagnostic) throw sum.error(parameter);
      return sum;
    };
    // A number minus a percentage is read as a discount first
    const isLast = inWords?.plain.includes('%') === true && !/^[^%]*\+[^%]*%[^%]*$/.test(inWords.plain);
    try {
      return (isLast ? undefined : worked()) ?? answer();
    } catch (error) {
      const sum = isLast ? worked() : undefined;
      if (sum) return sum;
      const measures = withSignsOfMeasures(source, speech.asking);
      const asked = measures && readQuestion(measures);
      const other = asked && readSum(asked.body, asked.frames, context);
      if (other && !(other instanceof Diagnostic)) return other;
      // Duas horas e vinte
      const digits = inDigits(source, 1n);
      const several = digits && convertOrRead(conversions, { ...question, source: digits, telling }, parameter);
      if (several instanceof Conversion && several.parts.length > 1) return several;
      throw error instanceof UnitsError ? refused(error) : error;
    }
  };

/** A reading of a question for the workbench. */
export interface ShownReading {
  readonly kind: string;
  readonly cost: number;
  readonly because: string;
  /** The text of the answer, or the error's code and message. */
  readonly says: string;
}

/** Returns every reading of an English question with its cost, for the workbench. The chosen one is first. */
export const readEveryWay = (text: string, today: string): readonly ShownReading[] => {
  const parameter = 'text';
  const said = (work: () => Outcome): string | undefined => {
    try {
      const outcome = work();
      return outcome instanceof Diagnostic ? refusalOf(outcome.error(parameter)) : outcome?.text;
    } catch (error) {
      if (error instanceof UnitsError) return refusalOf(error);
      throw error;
    }
  };
  const question = takeQuestion(conversions, text, { today }, parameter);
  const first = question instanceof Conversion ? question : convertOrRead(conversions, question, parameter);
  if (first instanceof Conversion)
    return [{ kind: 'conversion', cost: 0, because: 'It is a plain conversion, and nothing else.', says: first.text }];
  const { source } = question as Question;
  const context = contextOf(question as Question, undefined, parameter);
  const asked = askedOf(source, first, context);
  return kinds.flatMap(({ name, read: readKind }) => {
    const says = said(() => readKind(asked));
    return says === undefined ? [] : [{ kind: name, ...kindCosts[name], says }];
  });
};

const refusalOf = ({ code, message }: UnitsError): string => `! ${code}: ${message}`;
