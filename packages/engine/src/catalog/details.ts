import { details } from '../generated/details.ts';
import type { UnitRow } from '../model/quantity.ts';

/** The details of a unit that readers want and conversions do not need. */
export interface UnitDetails extends Pick<UnitRow, 'source' | 'status' | 'note' | 'unseen'> {
  /** The definition as its row states it; undefined where the identifier spells it, and for a unit that defines itself. */
  readonly definition?: string;
  /** Degrees added to a value before it is scaled, as the row states them. */
  readonly offset?: string;
}

const statuses = { c: 'conventional', m: 'measured' } as const;

const isStatus = (letter: string): letter is keyof typeof statuses => letter in statuses;

const read = (line: string): readonly [id: string, details: UnitDetails] => {
  const [id, definition, offset, source, marks = '', note] = line.split('\t');
  const letter = marks.charAt(0);
  return [
    id!,
    {
      source: source!,
      ...(definition && { definition }),
      ...(offset && { offset }),
      ...(isStatus(letter) && { status: statuses[letter] }),
      ...(marks.includes('u') && { unseen: true }),
      ...(note && { note }),
    },
  ];
};

let all: ReadonlyMap<string, UnitDetails> | undefined;

/** The details of a unit of the catalogue, by the identifier that its row has. */
export const detailsOf = (id: string): UnitDetails => {
  all ??= new Map(details.split('\n').slice(1, -1).map(read));
  return all.get(id)!;
};
