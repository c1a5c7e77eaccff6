import { Amounts, frame, heightOn, Labels } from './columns.tsx';

interface CurveProps {
  /** The amount at the start and after each period. */
  readonly values: readonly number[];
  /** The labels of the periods. */
  readonly labels: readonly string[];
  /** The title above the curve. */
  readonly name: string;
  /** A description for screen readers. */
  readonly says: string;
}

/** A curve of an amount over time. */
export const Curve = ({ values, labels, name, says }: CurveProps) => {
  const high = Math.max(...values);
  if (!(high > 0) || values.length < 2) return null;
  const { left, right, bottom } = frame;
  const y = heightOn(high);
  const x = (i: number): number => Math.round((left + (i / (values.length - 1)) * (right - left)) * 10) / 10;
  const line = values.map((value, i) => `${x(i)} ${y(value)}`).join('L');
  return (
    <figure class="curve">
      <figcaption>{name}</figcaption>
      <svg class="picture" viewBox="0 0 616 236" role="img" aria-label={says}>
        <path class="under" d={`M${left} ${bottom}L${line}L${right} ${bottom}z`} />
        <Amounts high={high} y={y} />
        <path class="over" d={`M${line}`} />
        <Labels labels={labels} x={(i) => x(i + 1)} />
      </svg>
    </figure>
  );
};
