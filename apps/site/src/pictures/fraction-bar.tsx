import { fill } from '@units/ui';
import { messages } from '../language.ts';

const width = 600;
const most = 60;
const mostBars = 4;

/** A fraction as the filled part of a bar, or of several bars if it is above 1. */
export const FractionBar = ({
  numerator,
  denominator,
}: {
  readonly numerator: number;
  readonly denominator: number;
}) => {
  const value = Math.abs(numerator / denominator);
  const parts = Math.abs(denominator);
  const bars = Math.max(1, Math.ceil(value));
  if (!Number.isFinite(value) || bars > mostBars) return null;
  const cuts = parts <= most ? Array.from({ length: parts - 1 }, (_, i) => ((i + 1) / parts) * width) : [];
  return (
    <svg
      class="picture fraction"
      viewBox={`-2 -2 604 ${bars * 44}`}
      role="img"
      aria-label={fill(messages().partOfWhole, `${numerator}/${denominator}`)}
    >
      {Array.from({ length: bars }, (_, i) => (
        <g key={i} transform={`translate(0 ${i * 44})`}>
          <rect class="whole" width={width} height={36} rx={6} />
          <rect class="part" width={Math.min(Math.max(value - i, 0), 1) * width} height={36} rx={6} />
          {cuts.map((at) => (
            <path key={at} class="cut" d={`M${at.toFixed(2)} 0v36`} />
          ))}
        </g>
      ))}
    </svg>
  );
};
