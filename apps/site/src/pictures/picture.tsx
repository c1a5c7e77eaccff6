import type { ComponentType } from 'preact';
import { AgeLine } from './age-line.tsx';
import type { Mark } from '../content/marks.ts';
import { BmiScale } from './bmi-scale.tsx';
import { Circuit } from './circuit.tsx';
import { FractionBar } from './fraction-bar.tsx';
import { PriceBars } from './price-bars.tsx';

export interface PictureProps {
  readonly id: string;
  readonly answer: Readonly<Record<string, unknown>>;
  readonly marks?: readonly Mark[] | undefined;
}

type AnswerProps = Omit<PictureProps, 'id'>;

/** The pictures of answers that people would rather look at than read, by their tools. */
const pictures: Readonly<Record<string, ComponentType<AnswerProps>>> = {
  bmi: ({ answer, marks = [] }) => <BmiScale bmi={Number(answer['bmi'])} marks={marks} />,
  fraction: ({ answer }) => (
    <FractionBar numerator={Number(answer['numerator'])} denominator={Number(answer['denominator'])} />
  ),
  electrical: ({ answer: { watts, amps, volts } }) => (
    <Circuit watts={Number(watts)} amps={Number(amps)} volts={Number(volts)} />
  ),
  'unit-price': ({ answer: { unitPrice, secondUnitPrice, thirdUnitPrice } }) => (
    <PriceBars prices={[unitPrice, secondUnitPrice, thirdUnitPrice].filter((price) => typeof price === 'number')} />
  ),
  age: ({ answer: { birthDate, asOf, years } }) => (
    <AgeLine birthDate={String(birthDate)} asOf={String(asOf)} years={Number(years)} />
  ),
};

export const isPictured = (id: string): boolean => id in pictures;

export const Picture = ({ id, ...props }: PictureProps) => {
  const Of = pictures[id]!;
  return <Of {...props} />;
};
