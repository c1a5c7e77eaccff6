import { readable } from '../numbers.ts';

interface WireSectionProps {
  /** The diameter in millimeters. */
  readonly diameter: number;
  readonly says: string;
}

const largest = 150;
const middle = 90;

/** The possible lengths of the scale bar, in millimeters. */
const bars = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** The cross section of a round wire, as large as fits, with a scale bar. */
export const WireSection = ({ diameter, says }: WireSectionProps) => {
  const scale = largest / Math.max(diameter, bars[0]!);
  const bar = bars.findLast((length) => length * scale <= 300) ?? bars[0]!;
  const end = Math.round(bar * scale * 10) / 10;
  return (
    <svg class="picture wire" viewBox="0 0 600 180" role="img" aria-label={says}>
      <circle cx={100} cy={middle} r={largest / 2} />
      <path class="across" d={`M25 ${middle}h150`} />
      <text x={100} y={middle - 10} text-anchor="middle">
        {readable(Number(diameter.toPrecision(3)))} mm
      </text>
      <path d={`M240 ${middle}h${end}M240 ${middle - 10}v20M${240 + end} ${middle - 10}v20`} />
      <text class="bar" x={240} y={middle + 36}>
        {readable(bar)} mm
      </text>
    </svg>
  );
};
