import { editDistance, fold, unitIndex, pluralName, singularName, type Unit } from '@units/engine/internal';
import { isNamed, symbolIn, unitName } from './locale.ts';
import { asListed, symbolFor, type Offer } from './units.ts';

/** The spellings of a unit, in the form for comparisons. */
interface Searched {
  readonly unit: Unit;
  readonly symbols: readonly string[];
  readonly names: readonly string[];
}

const searchedIn = new Map<string, Map<Unit, Searched>>();

const small = (text: string): string =>
  fold(text)
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ');

const searchedOf = (unit: Unit, locale: string): Searched => {
  let known = searchedIn.get(locale);
  if (!known) searchedIn.set(locale, (known = new Map()));
  let searched = known.get(unit);
  if (!searched) {
    const { entry, prefix } = unit;
    const start = prefix?.name ?? '';
    const written = [unitName(unit, locale), singularName(unit), pluralName(unit), unit.id];
    const further = (entry?.names ?? []).map((name) => start + name);
    const symbols = [
      symbolIn(unit, locale),
      symbolFor(unit),
      ...(entry?.symbols ?? []).map((symbol) => (prefix?.symbol ?? '') + symbol),
    ];
    searched = {
      unit,
      symbols: symbols.filter(Boolean).map(fold),
      names: [...new Set([...written, ...further].map(small))],
    };
    known.set(unit, searched);
  }
  return searched;
};

const pause = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

/** Half a frame, in milliseconds. The other half is for handling the user's input. */
const workTime = 8;

/**
 * Reads the spellings of all units when the user is about to type, so that the first letter is answered within a frame.
 */
export const prepareSearch = async (offers: readonly Offer[], locale: string): Promise<void> => {
  await pause();
  // The first lookup builds the engine's index of spellings.
  unitIndex.find('no unit');
  await pause();
  let begin = performance.now();
  for (const { units } of offers) {
    for (const unit of units) searchedOf(unit, locale);
    if (performance.now() - begin < workTime) continue;
    await pause();
    begin = performance.now();
  }
};

/** The score of a name that does not match. 0 is the best score. */
const none = 10;
const rankOfName = (name: string, typed: string): number => {
  if (name === typed) return 1;
  if (name.startsWith(typed)) return 3;
  if (name.includes(` ${typed}`)) return 4;
  // One typo is tolerated, in the whole name or in its typed beginning, but not in texts of two letters. A whole name
  // with a typo ranks before the middle of a longer word: "pund" finds pound before skålpund.
  const isLongEnough = typed.length >= 3 && name.length + 1 >= typed.length;
  if (isLongEnough && editDistance(typed, name, 1) < 2) return 6;
  if (name.includes(typed)) return 7;
  if (!isLongEnough) return none;
  return [-1, 0, 1].some((more) => editDistance(typed, name.slice(0, typed.length + more), 1) < 2) ? 8 : none;
};

const rankOf = ({ symbols, names: written }: Searched, exact: string, typed: string): number => {
  let best = none;
  for (const symbol of symbols) {
    if (symbol === exact) return 0;
    const lower = symbol.toLowerCase();
    best = Math.min(best, lower === typed ? 2 : lower.startsWith(typed) ? 5 : none);
  }
  for (const name of written) best = Math.min(best, rankOfName(name, typed));
  return best;
};

const mostFound = 40;

/** More characters than any name of a unit has. */
const longest = 60;

/**
 * Returns a unit of a quantity that the engine reads in a text but no list shows: with a rare prefix, or a compound.
 */
const readUnit = (typed: string, { quantity }: Offer): Unit | undefined => {
  const unit =
    typed.length > longest ? undefined : unitIndex.find(typed).units.find((one) => one.quantity === quantity);
  return unit && asListed(unit);
};

const find = (typed: string, current: Offer, offers: readonly Offer[], locale: string): readonly Unit[] => {
  const exact = fold(typed);
  const lower = small(typed);
  const rankAll = (units: readonly Unit[], penalty: number) =>
    units
      .filter((unit) => isNamed(unit, locale))
      .map((unit) => ({ unit, rank: rankOf(searchedOf(unit, locale), exact, lower) }))
      .filter(({ rank }) => rank < none)
      .map(({ unit, rank }) => ({ unit, rank: rank + penalty }));
  const found = rankAll(current.units, 0);
  for (const offer of offers) if (offer !== current) found.push(...rankAll(offer.units, none));
  found.sort((a, b) => a.rank - b.rank);
  const units = found.slice(0, mostFound).map(({ unit }) => unit);
  const read = readUnit(typed, current);
  return read && !units.includes(read) ? [read, ...units] : units;
};

let last: { readonly question: readonly unknown[]; readonly units: readonly Unit[] } | undefined;

/**
 * Returns the units that match typed text, best first. Units of the current quantity precede others. The last result is
 * cached, because an open list asks again at every move in it.
 */
export const searchUnits: typeof find = (typed, current, offers, locale) => {
  const question = [typed, current, offers, locale];
  if (!last?.question.every((part, index) => part === question[index])) {
    last = { question, units: find(typed, current, offers, locale) };
  }
  return last.units;
};
