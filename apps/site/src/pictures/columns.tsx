import { readable } from '../numbers.ts';
import { ticksWithin } from './ticks.ts';

/** One column of a chart: its label, and its two parts, the lower one first. */
export interface Column {
  readonly label: string;
  readonly parts: readonly [number, number];
}

interface ColumnsProps {
  readonly columns: readonly Column[];
  /** The names of the two parts, the lower one first. */
  readonly names: readonly [string, string];
  /** A description for screen readers. */
  readonly says: string;
}

/** The position of the columns in a picture that is 600 wide: right of the amounts and above the labels. */
export const frame = { left: 110, right: 600, top: 12, bottom: 200 } as const;
const { left, right, top, bottom } = frame;
const gap = 0.2;
/** The most columns. More would be too thin to see. */
const most = 60;
const mostLabels = 10;
const mostTicks = 4;

const sumOf = ([lower, upper]: Column['parts']): number => lower + upper;

/** Returns fewer rows, each for a group: `together` merges the rows of a group. */
export const grouped = <Row,>(rows: readonly Row[], together: (group: readonly Row[]) => Row): readonly Row[] => {
  const size = Math.ceil(rows.length / most);
  if (size <= 1) return rows;
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) =>
    together(rows.slice(i * size, (i + 1) * size)),
  );
};

/** Lines across a chart at round amounts, each with its amount, up to the largest. */
export const Amounts = ({ high, y }: { readonly high: number; readonly y: (value: number) => number }) => (
  <g class="amounts">
    {ticksWithin(0, high, mostTicks).map((tick) => (
      <g key={tick}>
        <path d={`M${left} ${y(tick)}H${right}`} />
        <text x={left - 8} y={y(tick) + 5} text-anchor="end">
          {readable(tick)}
        </text>
      </g>
    ))}
  </g>
);

/** The labels below a chart, as many as fit. */
export const Labels = ({ labels, x }: { readonly labels: readonly string[]; readonly x: (i: number) => number }) => {
  const every = Math.ceil(labels.length / mostLabels);
  return (
    <>
      {labels.map((label, i) =>
        (i + 1) % every === 0 || labels.length <= mostLabels ? (
          <text key={label} x={x(i)} y={bottom + 28} text-anchor="middle">
            {label}
          </text>
        ) : null,
      )}
    </>
  );
};

/** Returns a function from an amount to its vertical position. */
export const heightOn =
  (high: number) =>
  (value: number): number =>
    Math.round((bottom - (value / high) * (bottom - top)) * 10) / 10;

/** Amounts side by side, each of two parts. The upper one is hatched, so that the parts differ without color. */
export const Columns = ({ columns, names, says }: ColumnsProps) => {
  const high = Math.max(...columns.map(({ parts }) => sumOf(parts)));
  if (!(high > 0)) return null;
  const y = heightOn(high);
  const step = (right - left) / columns.length;
  const at = (i: number): number => Math.round((left + (i + gap / 2) * step) * 10) / 10;
  const width = Math.round(step * (1 - gap) * 10) / 10;
  return (
    <figure class="columns">
      <svg class="picture" viewBox="0 0 600 236" role="img" aria-label={says}>
        <defs>
          <pattern id="hatched" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect class="ground" width={6} height={6} />
            <path d="M0 0V6" />
          </pattern>
        </defs>
        <Amounts high={high} y={y} />
        {columns.map(({ label, parts: [lower, upper] }, i) => (
          <g key={label}>
            <rect class="lower" x={at(i)} y={y(lower)} width={width} height={bottom - y(lower)} />
            <rect class="upper" x={at(i)} y={y(lower + upper)} width={width} height={y(lower) - y(lower + upper)} />
          </g>
        ))}
        <path class="line" d={`M${left} ${bottom}H${right}`} />
        <Labels labels={columns.map(({ label }) => label)} x={(i) => at(i) + width / 2} />
      </svg>
      <ul class="legend">
        {['lower', 'upper'].map((part, i) => (
          <li key={part} class={part}>
            {names[i]}
          </li>
        ))}
      </ul>
    </figure>
  );
};
