import type { PortableUnit } from '@units/engine/browse';

/** A unit as a shelf has it. */
export interface ShelvedUnit extends PortableUnit {
  readonly quantity: string;
}

/** What a spelling may mean. */
export interface Meaning {
  /** Identifiers in the order of preference; none where the other unit of a conversion must decide. */
  readonly ids: readonly string[];
  /** Whether it may mean a unit besides that meets others than those of its quantity. */
  readonly isLoose: boolean;
}

/** Spellings that begin alike, with the units that they may mean. */
export interface Shelf {
  readonly units: Map<string, ShelvedUnit>;
  readonly meanings: Map<string, Meaning>;
}

/** The name of a spelling's shelf: its first letter, or `other` for whatever begins with none. */
export const shelfOf = (spelling: string): string => /^[a-z]/i.exec(spelling)?.[0].toLowerCase() ?? 'other';

/** Reads the lines of `content/shelves.ts`. */
export const readShelf = (text: string): Shelf => {
  const shelf: Shelf = { units: new Map(), meanings: new Map() };
  for (const line of text.split('\n')) {
    const [ids = '', mark, quantity = '', ratio, more, ...spellings] = line.split('\t');
    const meaning: Meaning = { ids: ids === '' ? [] : ids.split(' '), isLoose: mark === '+' };
    if (ratio) {
      const rest = (more ? JSON.parse(more) : { kind: 'linear' }) as Omit<PortableUnit, 'ratio'>;
      shelf.units.set(ids, { ...rest, ratio, quantity });
      if (mark !== '-') shelf.meanings.set(ids, meaning);
    }
    for (const spelling of spellings) shelf.meanings.set(spelling, meaning);
  }
  return shelf;
};

/** How else a spelling may stand on its shelf: names in small letters or as identifiers, symbols with the signs of print. */
const otherForms = (spelling: string): readonly string[] => {
  if (/[*\d]/.test(spelling)) {
    const product = spelling.replaceAll('*', '·');
    return [product, product.replace(/(?<=\p{L})(?=\d)/gu, '^')];
  }
  if (!/^(?:[A-Z]?[a-z]+[a-z (),-]*|[A-Z]{2,}[A-Z (),-]*)$/.test(spelling)) return [];
  const small = spelling.toLowerCase();
  const id = small.replaceAll(' ', '-').replace(/(?<=met|lit)re/g, 'er');
  return [small, id, id.replace(/s(?=-per-)/, '')];
};

/** What a spelling may mean, undefined where its shelf does not say. */
export const meaningOn = ({ units, meanings }: Shelf, spelling: string): Meaning | undefined => {
  const forms = [spelling, ...otherForms(spelling)];
  const known = forms.find((form) => meanings.has(form));
  if (known !== undefined) return meanings.get(known);
  const singular = forms.at(-1)!.replace(/(?<=[a-z]{3}[^su])s$/, '');
  return units.has(singular) ? meanings.get(singular) : undefined;
};
