import type { Unit } from '@units/engine/internal';
import { fill } from '@units/ui';
import { lightIndex } from '@units/ui/everyday';
import { useState } from 'preact/hooks';
import { convertListed } from '../content/convert-listed.ts';
import { symbolOr, unitName } from '../content/measure.ts';
import { readable } from '../numbers.ts';
import { labelledTicks, roundAbove, widthOf } from './ticks.ts';
import { messages } from '../language.ts';

const width = 600;
const edge = 28;

/** The range of the scale in the left unit. The scale in the right unit follows it. */
interface Range {
  readonly low: number;
  readonly high: number;
}

interface TwoScalesProps {
  readonly from: Unit;
  readonly to: Unit;
  readonly value: number;
  readonly onMove: (value: number) => void;
}

/** Returns well-known temperatures, in degrees Celsius. */
const landmarks = (): readonly { readonly at: number; readonly name: string }[] => [
  { at: 0, name: messages().freezing },
  { at: 37, name: messages().body },
  { at: 100, name: messages().boiling },
  { at: 180, name: messages().oven },
];

const isTemperature = ({ quantity }: Unit): boolean => quantity?.id === 'temperature';

const ofCelsius = (degrees: number, unit: Unit): number => convertListed(degrees, lightIndex.byId('celsius')!, unit);

/** Returns the range around a value: from zero, or for temperatures the range of weather and cooking. */
const rangeFor = (value: number, from: Unit): Range => {
  if (!isTemperature(from)) {
    const end = value === 0 ? 10 : roundAbove(Math.abs(value));
    return value < 0 ? { low: -end, high: 0 } : { low: 0, high: end };
  }
  const [low, high] = [ofCelsius(-40, from), ofCelsius(220, from)];
  if (value >= low && value <= high) return { low, high };
  const room = (high - low) / 8;
  return value < low ? { low: value - room, high } : { low, high: value + room };
};

/** The number of steps of the marker, as fine as a hand can move it. */
const steps = 200;

const stepOf = ({ low, high }: Range): number => 10 ** Math.floor(Math.log10((high - low) / steps));

const tidy = (value: number): number => Number(value.toPrecision(12));

interface Label {
  readonly x: number;
  readonly text: string;
}

/** All labels of the picture, with their positions. */
interface Labels {
  readonly above: readonly Label[];
  readonly below: readonly Label[];
  readonly known: readonly Label[];
  readonly texts: readonly [from: string, to: string];
  /** The position of the marker. */
  readonly at: number;
}

/** Returns the labels that do not overlap the ones before them. */
const fitting = (labels: readonly Label[]): readonly Label[] => {
  let end = -Infinity;
  return labels.filter(({ x, text }) => {
    const half = widthOf(text) / 2;
    if (x - half < end || x < 0 || x > width) return false;
    end = x + half;
    return true;
  });
};

/** Returns the anchor that keeps a label within the picture. */
const anchorOf = (
  x: number,
  text: string,
): { readonly x: number; readonly 'text-anchor': 'start' | 'middle' | 'end' } => {
  const half = widthOf(text) / 2;
  if (x < half - edge) return { x: Math.max(x, 0) - edge, 'text-anchor': 'start' };
  return x > width + edge - half ? { x: width + edge, 'text-anchor': 'end' } : { x, 'text-anchor': 'middle' };
};

const Ticks = ({ labels, isAbove }: { readonly labels: readonly Label[]; readonly isAbove: boolean }) => (
  <>
    {labels.map(({ x, text }) => (
      <g key={text}>
        <path class={isAbove ? 'above' : 'below'} d={`M${x} 76v${isAbove ? -14 : 14}`} />
        <text class={isAbove ? undefined : 'other'} x={x} y={isAbove ? 54 : 114} text-anchor="middle">
          {text}
        </text>
      </g>
    ))}
  </>
);

const rounded = (x: number): number => Math.round(x * 10) / 10;

/** Returns the labels of the picture before drawing, or undefined if a number is out of range. */
const labelsOf = ({ from, to, value }: Omit<TwoScalesProps, 'onMove'>, { low, high }: Range): Labels | undefined => {
  const x = (one: number): number => rounded(((one - low) / (high - low)) * width);
  const ends = [convertListed(low, from, to), convertListed(high, from, to)];
  if (!ends.every(Number.isFinite)) return undefined;
  const [least, greatest] = [Math.min(...ends), Math.max(...ends)];
  return {
    above: labelledTicks(low, high, width, readable).map((tick) => ({ x: x(tick), text: readable(tick) })),
    below: labelledTicks(least, greatest, width, readable).map((tick) => ({
      x: x(convertListed(tick, to, from)),
      text: readable(tick),
    })),
    known: isTemperature(from)
      ? fitting(landmarks().map(({ at, name }) => ({ x: x(ofCelsius(at, from)), text: name })))
      : [],
    texts: [`${readable(value)} ${symbolOr(from)}`, `${readable(convertListed(value, from, to))} ${symbolOr(to)}`],
    at: Math.min(Math.max(x(value), 0), width),
  };
};

const Drawing = ({ above, below, known, texts, at }: Labels) => {
  return (
    <svg
      class="picture scales"
      viewBox={`${-edge} ${known.length > 0 ? -30 : 0} ${width + 2 * edge} ${known.length > 0 ? 182 : 152}`}
      aria-hidden="true"
    >
      {known.map(({ x: place, text }) => (
        <g key={text} class="known">
          <path d={`M${place} -4v66`} />
          <text x={place} y={-10} text-anchor="middle">
            {text}
          </text>
        </g>
      ))}
      <path class="line" d={`M0 76H${width}`} />
      <Ticks labels={above} isAbove />
      <Ticks labels={below} isAbove={false} />
      <path class="marker" d={`M${at} 62v28`} />
      <circle class="marker" cx={at} cy={76} r={7} />
      <text class="unit" {...anchorOf(at, texts[0])} y={24}>
        {texts[0]}
      </text>
      <text class="unit other" {...anchorOf(at, texts[1])} y={144}>
        {texts[1]}
      </text>
    </svg>
  );
};

/**
 * Two scales against each other, as on a ruler or a thermometer, with a movable marker at the value. The marker is a
 * range input, so it works with pointer and keyboard. Nothing if the ends of the scales are out of range.
 */
export const TwoScales = ({ from, to, value, onMove }: TwoScalesProps) => {
  const [held, setHeld] = useState<Range>();
  const range = held ?? rangeFor(value, from);
  const labels = labelsOf({ from, to, value }, range);
  if (!labels) return null;
  const release = (): void => setHeld(undefined);
  return (
    <figure class="ruler">
      <div>
        <Drawing {...labels} />
        <input
          class="scripted"
          type="range"
          autocomplete="off"
          aria-label={fill(messages().valueIn, unitName(from))}
          aria-valuetext={`${readable(value)} ${unitName(from)}`}
          min={range.low}
          max={range.high}
          step={stepOf(range)}
          value={value}
          onPointerDown={() => setHeld(range)}
          onPointerUp={release}
          onPointerCancel={release}
          onInput={({ currentTarget }) => onMove(tidy(Number(currentTarget.value)))}
        />
      </div>
      <figcaption>{fill(messages().scales, unitName(from), unitName(to))}</figcaption>
    </figure>
  );
};
