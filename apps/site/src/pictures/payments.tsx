import { fill } from '@units/ui';
import { messages } from '../language.ts';
import { Columns, grouped } from './columns.tsx';
import { Curve } from './curve.tsx';

/** A row of a schedule: the payment of a period, and the balance after it. */
export interface Payment {
  readonly period: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
}

interface PaymentsProps {
  readonly rows: readonly Payment[];
  /** The headings of the schedule. */
  readonly names: Readonly<Record<string, string>>;
  readonly says: string;
}

const together = (rows: readonly Payment[]): Payment => {
  const last = rows.at(-1)!;
  const sum = (key: 'principal' | 'interest'): number => rows.reduce((all, row) => all + row[key], 0);
  return { ...last, principal: sum('principal'), interest: sum('interest') };
};

/** The repayment of a loan: principal and interest in each period, and the balance. */
export const Payments = ({ rows, names, says }: PaymentsProps) => {
  const shown = grouped(rows, together);
  const [first] = rows;
  if (!first) return null;
  const labels = shown.map(({ period }) => String(period));
  const { principal = '', interest = '', balance = '' } = names;
  return (
    <>
      <Columns
        columns={shown.map((row, i) => ({ label: labels[i]!, parts: [row.principal, row.interest] }))}
        names={[principal, interest]}
        says={says}
      />
      <Curve
        values={[first.balance + first.principal, ...shown.map((row) => row.balance)]}
        labels={labels}
        name={balance}
        says={fill(messages().labelled, balance, says)}
      />
    </>
  );
};
