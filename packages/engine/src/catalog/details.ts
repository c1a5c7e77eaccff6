import { details } from '../generated/details.ts';
import type { UnitRow } from '../model/quantity.ts';

/** The details of a unit for readers, which conversions do not need. */
export interface UnitDetails extends Pick<UnitRow, 'source' | 'status' | 'note' | 'unseen'> {
  /** The definition in its row. Undefined if the identifier spells it, and for a unit that defines itself. */
  readonly definition?: string;
  /** The offset that is added to a value before scaling, as in the row. */
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

/** Returns the details of a unit of the catalogue, by the identifier of its row. */
export const detailsOf = (id: string): UnitDetails => {
  all ??= new Map(details.split('\n').slice(1, -1).map(read));
  return all.get(id)!;
};
