import { apply, pairOfPacked } from '@units/engine/browse';
import type { FormUnit } from '../content/form-units.ts';
import { readable } from '../content/numbers.ts';

const width = 600;

/** Round numbers that divide a stretch into at most `most` parts. */
const ticksWithin = (low: number, high: number, most: number): readonly number[] => {
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => (high - low) / one <= most) ?? rough;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
};

interface TwoScalesProps {
  readonly from: FormUnit;
  readonly to: FormUnit;
  readonly low: number;
  readonly high: number;
}

/** Two scales against each other, as on a ruler or a thermometer. Undefined where they are not straight. */
export const TwoScales = ({ from, to, low, high }: TwoScalesProps) => {
  const forth = pairOfPacked(from.packed, to.packed);
  const back = pairOfPacked(to.packed, from.packed);
  const x = (value: number): number => Math.round(((value - low) / (high - low)) * width * 10) / 10;
  const ends = [apply(forth, low), apply(forth, high)] as const;
  return (
    <svg
      class="picture scales"
      viewBox="-28 0 656 104"
      role="img"
      aria-label={`A scale of ${from.many} against one of ${to.many}`}
    >
      <path class="line" d={`M0 52H${width}`} />
      {ticksWithin(low, high, 10).map((value) => (
        <g key={value}>
          <path class="above" d={`M${x(value)} 52v-14`} />
          <text x={x(value)} y={30} text-anchor="middle">
            {readable(value)}
          </text>
        </g>
      ))}
      {ticksWithin(Math.min(...ends), Math.max(...ends), 8).map((value) => (
        <g key={value}>
          <path class="below" d={`M${x(apply(back, value))} 52v14`} />
          <text class="other" x={x(apply(back, value))} y={84} text-anchor="middle">
            {readable(value)}
          </text>
        </g>
      ))}
      <text class="unit" x={-28} y={12}>
        {from.symbol || from.many}
      </text>
      <text class="unit other" x={-28} y={103}>
        {to.symbol || to.many}
      </text>
    </svg>
  );
};
