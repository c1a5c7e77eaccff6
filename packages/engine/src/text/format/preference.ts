import { readNumeral } from '../../definition/definition.ts';
import { unitPreferences } from '../../generated/unit-preferences.ts';
import { joinWithOr, mustBe } from '../../model/error.ts';
import { compare, magnitude, one, type Ratio } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import { convertExactly, convertToRatio } from '../numbers/exact.ts';
import { checkTag, regionGiven, tagOf, type LocaleOption } from '../locale.ts';
import type { Lexicon } from '../units/lexicon.ts';
import { idOf } from '../units/unit-id.ts';
import type { Measure } from './measure.ts';
import { splitRatio } from './split.ts';

/** The region and the usage that a value is shown for. `Where` is the type of the locale. */
export interface Place<Where extends LocaleOption = LocaleOption> {
  /**
   * The region whose preferences apply, by ISO 3166-1 or UN M.49: `US`, `001` for the world. Default: the region of
   * `locale`, else the world.
   */
  readonly region?: string | undefined;
  /** The usage of the value, by its name in Unicode CLDR: `person-height`, `road`, `weather`. Default: `default`. */
  readonly usage?: string | undefined;
  /** A language tag, or the default export of `@units/engine/locales/…`. Its region applies if `region` is absent. */
  readonly locale?: Where | undefined;
}

interface Choice {
  /** One unit, or several for a value in parts, the largest first. */
  readonly units: readonly string[];
  readonly from: Ratio;
}

interface Preference {
  readonly category: string;
  readonly usage: string;
  readonly regions: readonly string[];
  readonly choices: readonly Choice[];
}

const readChoice = (text: string): Choice => {
  const [units = '', from] = text.split(':');
  return { units: units.split('-and-'), from: from === undefined ? one : readNumeral(from) };
};

let known: readonly Preference[] | undefined;

const preferences = (): readonly Preference[] =>
  (known ??= unitPreferences
    .trim()
    .split('\n')
    .map((line) => {
      const [category = '', usage = '', regions = '', choices = ''] = line.split('\t');
      return { category, usage, regions: regions.split(' '), choices: choices.split(' ').map(readChoice) };
    }));

const world = '001';

/** Returns the region of a place. Throws a UnitsError for an invalid region. */
const regionOf = ({ region, locale }: Place): string => {
  if (region !== undefined) return regionGiven(region);
  if (locale === undefined) return world;
  const tag = tagOf(locale);
  checkTag(tag);
  return new Intl.Locale(tag).maximize().region ?? world;
};

const usagesOf = (all: readonly Preference[]): string[] => [...new Set(all.map(({ usage }) => usage))];

const checkUsage = (usage: string): void => {
  const usages = usagesOf(preferences());
  if (!usages.includes(usage)) throw mustBe('invalid-choice', 'usage', joinWithOr(usages), usage);
};

/** Returns the preferred units for a unit: by usage if its category has it, and by region if that differs from the world. */
const preferenceFor = (unit: Unit, usage: string, region: string, lexicon: Lexicon): Preference | undefined => {
  const fitting = preferences().filter(({ choices }) => {
    const first = lexicon.byId(choices[0]!.units[0]!) ?? lexicon.index.find(choices[0]!.units[0]!).units[0];
    return first !== undefined && lexicon.meet(unit, first);
  });
  const used = fitting.filter((other) => other.usage === usage);
  const { category } = used[0] ?? fitting[0] ?? {};
  const own = (used.length > 0 ? used : fitting.filter((other) => other.usage === 'default')).filter(
    (other) => other.category === category,
  );
  return own.find(({ regions }) => regions.includes(region)) ?? own.find(({ regions }) => regions.includes(world));
};

const unitIn = (id: string, lexicon: Lexicon): Unit => lexicon.byId(id) ?? lexicon.findUnit(id);

/** Returns a value in the preferred unit. A mixed preference, such as feet and inches, has parts. */
const measureIn = (value: Ratio, unit: Unit, choice: Choice, lexicon: Lexicon): Measure => {
  const units = choice.units.map((id) => unitIn(id, lexicon));
  const [first] = units;
  const whole = convertExactly(value, lexicon.between(unit, first!), idOf(first!, lexicon.index));
  if (units.length === 1) return whole;
  const total = convertToRatio(value, lexicon.between(unit, units.at(-1)!))!;
  // An own property, so that logs and JSON show the parts
  const descriptor = { __proto__: null, value: splitRatio(total, units, lexicon), enumerable: true };
  return Object.defineProperty(whole, 'parts', descriptor as PropertyDescriptor);
};

/** Returns true if the value in the first unit of a choice reaches its minimum. A unit without sizes has no minimum. */
const isEnough = (value: Ratio, unit: Unit, { units, from }: Choice, lexicon: Lexicon): boolean => {
  const size = convertToRatio(value, lexicon.between(unit, unitIn(units[0]!, lexicon)));
  return size === undefined || compare(magnitude(size), from) >= 0;
};

/**
 * Returns a value in the preferred unit of a place: the first choice whose minimum the value reaches, else the last.
 * Undefined if CLDR has no preference for the quantity. Throws a UnitsError for an invalid usage or region.
 */
export const preferred = (value: Ratio, unit: Unit, place: Place, lexicon: Lexicon): Measure | undefined => {
  const { usage = 'default' } = place;
  checkUsage(usage);
  const preference = preferenceFor(unit, usage, regionOf(place), lexicon);
  if (!preference) return undefined;
  const { choices } = preference;
  const choice = choices.find((other) => isEnough(value, unit, other, lexicon)) ?? choices.at(-1)!;
  return measureIn(value, unit, choice, lexicon);
};

/** Returns the system of units of a place, for quantities without a preference in CLDR. */
export const systemAt = (place: Place): 'metric' | 'us' | 'uk' => {
  const region = regionOf(place);
  return region === 'US' ? 'us' : region === 'GB' ? 'uk' : 'metric';
};
