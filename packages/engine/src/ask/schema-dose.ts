import type { Assumption } from '../model/assumption.ts';
import { ratio, times } from '../model/rational.ts';
import type { Role } from '../model/speech.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import { numberNode, product, quotient, unitNode, type Node } from './arithmetic/node.ts';
import { percentText, calculated, type Calculation } from './calculated.ts';
import type { Factor } from './factor-chain.ts';
import { hasUnspaced } from './letters.ts';
import { hasWordOf, rolesOf, type Part } from './roles.ts';
import { isNumberOf } from './schema-money.ts';
import {
  has,
  isCount,
  isPercent,
  othersThan,
  questionIn,
  startsWith,
  unitIdOf,
  unitOf,
  valueOf,
  wordsIn,
  workIn,
  type Answered,
  type Story,
} from './story.ts';

// Word problems about a dose for the weight of a person, and how much of a syrup or of a powder it is: `120mg/5ml, 11 kg, 12.5 mg per kg`.

/** The units of the weight of a person, and those of what the person takes. */
const ofBody: ReadonlySet<string> = new Set(['kilogram', 'pound']);
const ofDrug: ReadonlySet<string> = new Set(['gram', 'milligram', 'microgram']);

/** Matches a mark between two parts of a sentence. */
const mark = /[,;:.?!،、，。؟()]/;

/** The most letters of a name of a kilogram in a script without spaces. */
const longestName = 4;

/** Returns true for words that name a kilogram without a number. */
const namesKilogram = ({ plain, lexicon }: Span): boolean => {
  const isKilogram = (name: string): boolean => lexicon!.meaningsOf(name).units[0]?.id === 'kilogram';
  return hasUnspaced(plain)
    ? Array.from(plain, (_, at) => at).some((at) =>
        Array.from({ length: longestName }, (_, less) => plain.slice(at, at + longestName - less)).some(isKilogram),
      )
    : plain.split(/\s+/).some((word) => word !== '' && isKilogram(word));
};

/** Returns the words right before an amount, or right after it, without those of another part of the sentence or of the question. */
const wordsBefore = ({ place }: Part): Span => {
  const marks = Array.from(place.plain).map((letter) => mark.test(letter));
  return span(place, marks.lastIndexOf(true) + 1);
};
const wordsAfter = (part: Part, { context }: Story): Span => {
  const ends = [part.place.plain.search(mark), questionIn(part, context)].filter((end) => end >= 0);
  return span(part.place, 0, Math.min(part.place.plain.length, ...ends));
};

/** Returns the units of a measure: milligram, kilogram and day of mg/kg per day. Another unit is one. */
const unitIds = ({ node }: Pick<Factor, 'node'>, { units }: Story): readonly string[] => {
  const unit = node.kind === 'measure' ? unitOf(units[node.unit.index]) : undefined;
  if (!unit) return [];
  const factors = unit.product?.factors ?? [];
  const [above, ...others] = factors.filter(({ exponent }) => exponent === 1);
  const below = factors.filter(({ exponent }) => exponent === -1);
  const isQuotient = above && others.length === 0 && below.length === factors.length - 1 && below.length > 0;
  return isQuotient ? [above, ...below].map((factor) => factor.unit.id) : [unit.id];
};

/** An amount for each kilogram, also for each day. */
interface PerKilogram {
  readonly value: Factor;
  readonly root: Node;
  readonly isOfDay: boolean;
  /** An amount of one kilogram that belongs to it. */
  readonly one: Factor | undefined;
}

/** Returns the amount for each kilogram: 15 mg/kg, 60 mg per kilo per dag, по 8 мг на кг. */
const perKilogram = (story: Story, others: readonly Factor[]): PerKilogram | undefined => {
  const { values, parts, units, source } = story;
  const kilogram = (): Node => unitNode(makeSource('kg', source.lexicon), units);
  const found = values.flatMap((value, at): PerKilogram | readonly PerKilogram[] => {
    // 50 mg/kg a day
    const { node: all } = value;
    const isOver = all.kind === '/' && all.right.kind === 'unit' && unitOf(units[all.right.index])?.id === 'day';
    const amount = isOver ? all.left : all;
    if (others.includes(value) || amount.kind !== 'measure') return [];
    const [before, after] = [parts[at]!, parts[at + 1]!];
    const [above, below, third, more] = unitIds({ node: amount }, story);
    const isDaily =
      isOver ||
      startsWith(after, 'daily') ||
      wordsIn(story, 'daily').some(({ part, end }) => part === at && end >= value.place.offset - source.offset - 1);
    if (ofDrug.has(above!) && below === 'kilogram' && more === undefined && (third === undefined || third === 'day')) {
      const day = third === 'day' ? unitNode(makeSource('day', source.lexicon), units) : undefined;
      const root = day ? product(amount, day, source) : amount;
      return { value, root, isOfDay: third === 'day' || isDaily, one: undefined };
    }
    if (!ofDrug.has(above!) || below !== undefined) return [];
    const one = [values[at - 1], values[at + 1]].find(
      (other) => other && unitIdOf(other, units) === 'kilogram' && valueOf(other) === 1,
    );
    const isNamed = one !== undefined || namesKilogram(wordsBefore(before)) || namesKilogram(wordsAfter(after, story));
    return isNamed ? { value, root: quotient(amount, kilogram(), source), isOfDay: isDaily, one } : [];
  });
  return found.length === 1 ? found[0] : undefined;
};

/** A concentration, and the amounts that say it. */
interface Concentration extends Calculation {
  readonly values: readonly Factor[];
  readonly assumed: readonly Assumption[];
}

/** Returns the concentration of a syrup: 250mg/5ml, 24 mg/ml, 120 میلی گرم در ۵ سی سی. */
const concentrationIn = (story: Story): Concentration | undefined => {
  const { values, parts, units, source } = story;
  const idOf = (node: Node): string => (node.kind === 'measure' ? (unitOf(units[node.unit.index])?.id ?? '') : '');
  const isVolume = (node: Node): boolean =>
    node.kind === 'measure' && unitOf(units[node.unit.index])?.quantity?.id === 'volume';
  const found = values.flatMap((value, at): Concentration | readonly Concentration[] => {
    const { node, place } = value;
    const [above, below, more] = unitIds(value, story);
    const told = { values: [value], text: place.text, assumed: [] };
    if (ofDrug.has(above!) && more === undefined && (below === 'milliliter' || below === 'liter'))
      return { ...told, root: node };
    if (node.kind === '/' && ofDrug.has(idOf(node.left)) && isVolume(node.right)) return { ...told, root: node };
    const other = values[at + 1];
    const joint = parts[at + 1]!;
    if (!other || mark.test(joint.place.plain) || joint.others.length > 1 || joint.units.length > 0) return [];
    const [drug, volume] = isVolume(node) ? [other, value] : [value, other];
    const isPair = ofDrug.has(idOf(drug.node)) && unitIds(drug, story).length === 1 && isVolume(volume.node);
    const pair = { values: [value, other], text: `${drug.place.text}/${volume.place.text}`, assumed: [] };
    return isPair ? { ...pair, root: quotient(drug.node, volume.node, source) } : [];
  });
  return found.length === 1 ? found[0] : undefined;
};

/** Returns a percentage as the concentration of grams in 100 ml or in 100 g: 細粒20%. */
const concentrationOf = (percent: Factor, isOfVolume: boolean, { units, source }: Story): Concentration => {
  const [gram, other] = ['g', isOfVolume ? 'mL' : 'g'].map((name) => unitNode(makeSource(name, source.lexicon), units));
  const text = percentText(percent);
  const assumed = [{ kind: 'unit', of: text, as: `${text} (g / 100 ${isOfVolume ? 'mL' : 'g'})` } as const];
  return { root: product(percent.node, quotient(gram!, other!, source), source), values: [percent], text, assumed };
};

/** Returns true for a percentage that says the same as a concentration of so many milligrams in a milliliter: 4 % (40 mg/ml). */
const isSame = (percent: Factor, { root: node }: Concentration, story: Story): boolean => {
  const [above, below] = unitIds({ node }, story);
  if (node.kind !== 'measure' || above !== 'milligram' || below !== 'milliliter') return false;
  return (
    percent.node.kind === 'number' &&
    times(percent.node.value, ratio(10n)).n * node.value.d === node.value.n * times(percent.node.value, ratio(10n)).d
  );
};

/** Returns true for a word for one intake, which is also a unit in some languages. */
const isIntake = (place: Span, { context }: Story): boolean =>
  hasWordOf(place, { intake: rolesOf(context.asking)?.intake ?? [] });

/** Returns true for a unit that a dose is asked for in. */
const isTarget = (place: Span, story: Story): boolean => {
  const unit = unitOf(place);
  const isOfDose = unit?.quantity?.id === 'mass' || unit?.quantity?.id === 'volume';
  return isOfDose && !ofBody.has(unit.id) && !isIntake(place, story);
};

/** Returns a number of intakes whose word is also a unit as a plain number: 3 doses. */
const withCounts = (story: Story): Story => {
  const { values, parts, units } = story;
  const counts = values.filter(({ node }) => node.kind === 'measure' && isIntake(units[node.unit.index]!, story));
  const told = values.map((value): Factor => {
    const { node } = value;
    return node.kind === 'measure' && counts.includes(value)
      ? { ...value, node: numberNode(node.value), quantity: undefined }
      : value;
  });
  const isAfter = (at: number): boolean => counts.includes(values[at - 1]!);
  const intake: Part['roles'] = new Map([['intake', [{ from: 0, end: 0 }]]]);
  return counts.length === 0
    ? story
    : {
        ...story,
        values: told,
        parts: parts.map((part, at) => (isAfter(at) ? { ...part, roles: new Map([...part.roles, ...intake]) } : part)),
      };
};

/** The most times a day that a drug is taken. */
const mostIntakes = 12;

/** Answers a dose by weight, and how much of a syrup or a powder has it. */
export const answerDose = (written: Story): Answered => {
  const story = withCounts(written);
  const { values, parts, units, context } = story;
  const weights = values.filter((value) => ofBody.has(unitIdOf(value, units)) && valueOf(value) > 1);
  const [weight, another] = weights;
  if (!weight || another || has(parts, ...othersThan('split', 'each'), 'cost')) return undefined;
  const said = concentrationIn(story);
  const per = perKilogram(story, said?.values ?? []);
  const asked = parts.flatMap((part) => part.units).filter((place) => isTarget(place, story));
  const [target] = asked;
  // 45 mg/kg/day, 31 lb, divided in 2, mg per dose
  const isLast = parts.at(-1)!.units.some((place) => isTarget(place, story));
  // 15 mg/kg for a child of 25 kg can ask for nothing else
  const isAsked =
    isLast || (context.asking && values.length === 2) || parts.some((part) => questionIn(part, context) >= 0);
  if (!per || !isAsked || asked.some(({ plain }) => plain !== target!.plain)) return undefined;
  const isOfVolume = target ? unitOf(target)!.quantity!.id === 'volume' : said !== undefined;
  const [percent, morePercents] = values.filter(isPercent);
  // カロナール細粒20%, in grams
  const isOfPercent = percent && !said && (isOfVolume || unitOf(target)?.id === 'gram');
  if (morePercents || (percent && (said ? !isSame(percent, said, story) : !isOfPercent))) return undefined;
  const concentration = said ?? (isOfPercent ? concentrationOf(percent, isOfVolume, story) : undefined);
  if (isOfVolume && !concentration) return undefined;
  const isOne = (value: Factor, at: number): boolean =>
    isCount(value) && valueOf(value) === 1 && startsWith(parts[at + 1]!, 'intake', 'times');
  const rest = values.filter(
    (value, at) =>
      value !== weight &&
      value !== per.value &&
      value !== per.one &&
      value !== percent &&
      !said?.values.includes(value) &&
      !isOne(value, at),
  );
  const [count, further] = rest;
  if (further || (count && !(isNumberOf(count) && valueOf(count) <= mostIntakes))) return undefined;
  const way = count ? wayOfIntakes(count, per, story) : 'once';
  if (!way) return undefined;
  const all = calculated`${weight} × ${{ root: per.root, text: per.value.place.text }}`;
  const each =
    way === 'divide' ? calculated`${all} ÷ ${count!}` : way === 'multiply' ? calculated`${all} × ${count!}` : all;
  const isDissolved = concentration && (isOfVolume || isOfPercent);
  const amount = isDissolved ? calculated`${each} ÷ (${concentration})` : each;
  const told = { ...story, assumed: concentration?.assumed ?? [] };
  return workIn(told, amount, target?.plain ?? (isOfVolume ? 'mL' : 'mg'));
};

/** Returns what a number of intakes a day does to a dose: 50 mg/kg a day in 3 doses are divided for each one. */
const wayOfIntakes = (
  count: Factor,
  { isOfDay }: PerKilogram,
  story: Story,
): 'divide' | 'multiply' | 'once' | undefined => {
  const { values, parts, context } = story;
  const at = values.indexOf(count);
  const asking = parts.filter((part) => questionIn(part, context) >= 0 && part !== parts[at]);
  const isOfIntakes = (['intake', 'times', 'split'] as const).some(
    (role) => parts[at]!.roles.has(role) || startsWith(parts[at + 1]!, role),
  );
  const asksFor = (role: Role): boolean =>
    asking.some((part) => (part.roles.get(role) ?? []).some(({ from }) => from > 1));
  if (!isOfIntakes) return undefined;
  if (isOfDay) return asksFor('daily') ? 'once' : 'divide';
  // 3 times a day, and not in 3 doses, which may be those of an amount for each day
  if (!parts[at + 1]!.roles.has('times')) return undefined;
  if (asksFor('daily')) return 'multiply';
  return asksFor('intake') ? 'once' : undefined;
};
