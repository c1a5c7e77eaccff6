import type { RowDetails } from '../data/details.ts';
import type { UnitRow } from '../model/quantity.ts';

const statuses = { c: 'conventional', m: 'measured' } as const;

const isStatus = (letter: string): letter is keyof typeof statuses => letter in statuses;

const read = (line: string): readonly [id: string, details: RowDetails] => {
  const [id, source, marks = '', note] = line.split('\t');
  const letter = marks.charAt(0);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- scripts/packed-rows.ts wrote a row's own
  const details = {
    source,
    ...(isStatus(letter) && { status: statuses[letter] }),
    ...(marks.includes('u') && { unseen: true }),
    ...(note && { note }),
  } as RowDetails;
  return [id!, details];
};

/** What `detailsOf` is where the rows are packed: a line for each row, with its identifier, source, marks and note between tabs. */
export const packedDetails = (text: string): ((row: UnitRow) => RowDetails) => {
  let all: Map<string, RowDetails> | undefined;
  return ({ id }) => (all ??= new Map(text.split('\n').map(read))).get(id)!;
};
