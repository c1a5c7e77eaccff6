import { readable } from '../numbers.ts';

interface CircuitProps {
  readonly watts: number;
  readonly amps: number;
  readonly volts: number;
}

/** A circuit with a source, a current and a load, each with its value. */
export const Circuit = ({ watts, amps, volts }: CircuitProps) => {
  const [power, current, voltage] = [`${readable(watts)} W`, `${readable(amps)} A`, `${readable(volts)} V`];
  return (
    <svg class="picture circuit" viewBox="0 0 600 190" role="img" aria-label={`${voltage} × ${current} = ${power}`}>
      <path d="M150 78V40H450v36M450 124v36H150v-38" />
      <path d="M120 78h60M135 92h30M120 108h60M135 122h30" />
      <circle cx={450} cy={100} r={24} />
      <path d="M433 83l34 34M467 83l-34 34" />
      <path class="arrow" d="M310 40l-20-9v18z" />
      <text x={105} y={106} text-anchor="end">
        {voltage}
      </text>
      <text x={300} y={22} text-anchor="middle">
        {current}
      </text>
      <text x={490} y={106}>
        {power}
      </text>
    </svg>
  );
};
