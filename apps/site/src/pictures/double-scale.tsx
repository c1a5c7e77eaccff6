import type { Mark, Scale } from '../content/scales.ts';
import { placeOn, width } from './scale.ts';

interface DoubleScaleProps {
  readonly scale: Scale;
  readonly value: number;
  /** A description for screen readers. */
  readonly says: string;
}

/** The line between both scales. */
const middle = 74;

const Marks = ({ scale, marks, isAbove }: { scale: Scale; marks: readonly Mark[]; isAbove: boolean }) => (
  <>
    {marks.map(({ at, label }) => {
      const x = placeOn(scale, at);
      return (
        <g key={label}>
          <path d={`M${x} ${middle}v${isAbove ? -12 : 12}`} />
          <text x={x} y={isAbove ? 52 : 112} text-anchor="middle">
            {label}
          </text>
        </g>
      );
    })}
  </>
);

/**
 * One line with a scale above and a scale below, and a marker at a value: gas marks over degrees, percent over gravity.
 */
export const DoubleScale = ({ scale, value, says }: DoubleScaleProps) => (
  <svg class="picture double" viewBox="-24 0 648 146" role="img" aria-label={says}>
    <text class="name" x={-20} y={18}>
      {scale.names[0]}
    </text>
    <path class="line" d={`M0 ${middle}H${width}`} />
    <Marks scale={scale} marks={scale.above} isAbove />
    <Marks scale={scale} marks={scale.below} isAbove={false} />
    <text class="name" x={-20} y={142}>
      {scale.names[1]}
    </text>
    <path class="needle" d={`M${placeOn(scale, value)} 60v28`} />
    <circle class="marker" cx={placeOn(scale, value)} cy={middle} r={8} />
  </svg>
);
