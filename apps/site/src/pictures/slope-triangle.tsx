import { readable } from '../numbers.ts';

interface SlopeTriangleProps {
  readonly percent: number;
  readonly degrees: number;
  readonly says: string;
}

const longestRun = 460;
const highestRise = 190;
const left = 30;
const edge = 26;

/** A slope at its true angle: the run, the rise and the slope between them. A negative slope falls. */
export const SlopeTriangle = ({ percent, degrees, says }: SlopeTriangleProps) => {
  const gradient = Math.abs(percent) / 100;
  const run = Math.min(longestRun, gradient === 0 ? longestRun : highestRise / gradient);
  const rise = run * gradient;
  const base = edge + rise;
  // Negative slopes fall to the right, others rise
  const [foot, top] = percent < 0 ? [left + run, left] : [left, left + run];
  const outside = percent < 0 ? -10 : 10;
  return (
    <svg class="picture slope" viewBox={`0 0 600 ${Math.round(base + edge + 12)}`} role="img" aria-label={says}>
      <path class="ground" d={`M${foot} ${base}H${top}V${edge}z`} />
      <text x={(foot + top) / 2} y={base + 26} text-anchor="middle">
        {gradient === 0 ? '' : readable(Number((1 / gradient).toPrecision(3)))}
      </text>
      <text x={top + outside} y={(base + edge) / 2 + 6} text-anchor={percent < 0 ? 'end' : 'start'}>
        {gradient === 0 ? '' : '1'}
      </text>
      <text class="says" x={590} y={22} text-anchor="end">
        {readable(Number(degrees.toPrecision(3)))}° · {readable(Number(percent.toPrecision(3)))} %
      </text>
    </svg>
  );
};
