import type { UnitRow } from '../model/quantity.ts';

/** What a reader wants to know of a row, and no conversion needs. */
export type RowDetails = Pick<UnitRow, 'source' | 'status' | 'note' | 'unseen'>;

/** The details of a row of the catalogue. They stand on the row itself; in what is published they are packed apart from it. */
export const detailsOf = (row: UnitRow): RowDetails => row;
