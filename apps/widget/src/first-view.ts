import {
  attachTexts,
  everything,
  isNamed,
  offersOf,
  plainAnswer,
  plainText,
  symbolIn,
  unitName,
  setNames,
  type Answer,
  type Names,
  type Offer,
  type Texts,
  type Words,
} from '@units/ui';
import { lightIndex } from '@units/ui/units';

/** The first view of a widget. */
export interface View {
  readonly offers: readonly Offer[];
  readonly start: Answer;
}

/** A plain conversion, by the identifiers of units. */
interface Plain {
  readonly from: string;
  readonly to: string;
  /** The number in program notation. */
  readonly value: string;
  /** The units to choose from. Undefined for every unit. */
  readonly offered?: readonly string[] | undefined;
}

/**
 * The data that the server writes into the page of a plain conversion: all that its script lacks for the first view, in any
 * language. Names of quantities are already in the page's list.
 */
export interface Written extends Plain {
  /** The words of the language without its sentences, which come with the reader. */
  readonly words: Words;
  /** The quantities of the units. */
  readonly texts: Texts;
  /** The names of the units in its lists. */
  readonly names: Names;
}

/** Returns the view of a plain conversion, or undefined if it needs the reader. */
const viewOf = ({ from, to, value, offered }: Plain, locale: string): View | undefined => {
  const [source, target, ...others] = [from, to, ...(offered ?? [])].flatMap((id) => lightIndex.byId(id) ?? []);
  const start = source && target && plainAnswer(value, source, target, locale);
  return start && { offers: offered ? offersOf(others) : everything(), start };
};

/** Returns what the page of a view comes with, or undefined if the view needs the reader. */
export const writeView = ({ offers, start }: View, words: Words, locale: string): Written | undefined => {
  const { typed, excuse } = start;
  const { from, to } = typed;
  if (!from.quantity || excuse !== undefined) return undefined;
  const isAll = offers.length === lightIndex.quantities.length;
  const listed = isAll ? lightIndex.unitsOf(from.quantity) : offers.flatMap(({ units }) => units);
  const plain: Plain = {
    from: from.id,
    to: to.id,
    value: plainText(typed),
    offered: isAll ? undefined : listed.map(({ id }) => id),
  };
  const same = viewOf(plain, locale)?.start.typed;
  if (same?.from !== from || same.to !== to || same.text !== typed.text) return undefined;
  const units = [...new Set([from, to, ...listed])].filter((unit) => isNamed(unit, locale));
  const { sentences: _, ...own } = words;
  return {
    ...plain,
    words: { ...own, quantities: {} },
    texts: Object.fromEntries(
      lightIndex.quantities
        .filter((quantity) => units.some((unit) => unit.quantity === quantity))
        .map(({ id, unitsText }) => [id, [unitsText, '']]),
    ),
    names: Object.fromEntries(units.map((unit) => [unit.id, [unitName(unit, locale), symbolIn(unit, locale)]])),
  };
};

/**
 * Returns the first view and its words from what the page comes with. Undefined if it comes with nothing: a server wrote
 * a view that needs the reader, or there is none.
 */
export const readView = (
  page: ParentNode,
  locale: string,
): { readonly view: View; readonly words: Words } | undefined => {
  const text = page.querySelector('script[type="application/json"]')?.textContent;
  if (text === undefined) return undefined;
  const { words, texts, names, ...plain } = JSON.parse(text) as Written;
  attachTexts(texts);
  setNames(names);
  const view = viewOf(plain, locale)!;
  const options = Array.from(page.querySelectorAll('.quantity option'), ({ textContent }) => textContent);
  const quantities = view.offers.flatMap(({ quantity: { id } }, i) =>
    options[i] === undefined ? [] : [[id, options[i]]],
  );
  return { view, words: { ...words, quantities: Object.fromEntries(quantities) } };
};
