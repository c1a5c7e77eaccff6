import { width } from './scale.ts';

interface PartsBarProps {
  /** The parts of the whole in order, each with its name and its value as people read it. */
  readonly parts: readonly { readonly name: string; readonly value: number; readonly text: string }[];
  readonly says: string;
}

/** An amount of money as a bar of its two parts, each named at its end. */
export const PartsBar = ({ parts, says }: PartsBarProps) => {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  if (!(sum > 0) || parts.some(({ value }) => value < 0)) return null;
  const cut = Math.round((parts[0]!.value / sum) * width * 10) / 10;
  return (
    <svg class="picture parts" viewBox="-2 0 604 112" role="img" aria-label={says}>
      <rect class="first" width={cut} height={40} y={4} />
      <rect class="second" x={cut} width={width - cut} height={40} y={4} />
      <rect class="whole" width={width} height={40} y={4} rx={6} />
      {parts.map(({ name, text }, i) => (
        <text key={name} x={i === 0 ? 0 : width} y={70} text-anchor={i === 0 ? 'start' : 'end'}>
          <tspan>{name}</tspan>
          <tspan class="amount" x={i === 0 ? 0 : width} dy={28}>
            {text}
          </tspan>
        </text>
      ))}
    </svg>
  );
};
