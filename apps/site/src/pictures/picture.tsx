import type { ComponentType } from 'preact';
import type { FormResult } from '../content/form-fields.ts';
import { enumerated, readable } from '../numbers.ts';
import { messages } from '../language.ts';
import { fill } from '@units/ui';
import { AgeLine } from './age-line.tsx';
import { Circuit } from './circuit.tsx';
import { ClassScale } from './class-scale.tsx';
import { Columns, grouped } from './columns.tsx';
import { DoubleScale } from './double-scale.tsx';
import { Foot } from './foot.tsx';
import { FractionBar } from './fraction-bar.tsx';
import { PartsBar } from './parts-bar.tsx';
import { Payments, type Payment } from './payments.tsx';
import { PriceBars } from './price-bars.tsx';
import { Ring } from './ring.tsx';
import type { Scale } from '../content/scales.ts';
import { Shape, type Given } from './shape.tsx';
import { SlopeTriangle } from './slope-triangle.tsx';
import { WireSection } from './wire-section.tsx';

export interface PictureProps {
  readonly id: string;
  readonly answer: Readonly<Record<string, unknown>>;
  /** The rows of the answer, with their labels. */
  readonly results: readonly FormResult[];
  /** The values that the user gave, by the keys of the parameters. */
  readonly given: readonly Given[];
  /** Formats a value of a row as the form does. */
  readonly tell: (value: unknown, digits: FormResult['digits'], says: FormResult['says']) => string;
  /** The scale, for a tool that has one. */
  readonly scale?: Scale | undefined;
}

type AnswerProps = Omit<PictureProps, 'id'>;
type Of = ComponentType<AnswerProps>;

/** Returns the number of a row, also for a measure. */
const numberOf = (value: unknown): number =>
  Number(typeof value === 'object' && value !== null && 'value' in value ? value.value : value);

/** Returns rows of an answer as a sentence that describes the picture to screen readers. */
const says = ({ answer, results, tell }: AnswerProps, ...keys: readonly string[]): string =>
  enumerated(
    keys
      .flatMap((key) => results.find((row) => row.key === key) ?? [])
      .filter(({ key }) => answer[key] !== undefined)
      .map((row) => fill(messages().labelled, row.label, tell(answer[row.readAs ?? row.key], row.digits, row.says))),
  );

const onDoubleScale =
  (keys: readonly string[], at = (answer: AnswerProps['answer']): number => numberOf(answer[keys[0]!])): Of =>
  (props) =>
    props.scale ? <DoubleScale scale={props.scale} value={at(props.answer)} says={says(props, ...keys)} /> : null;

const ofParts =
  (first: string, second: string): Of =>
  (props) => {
    const { answer, results, tell } = props;
    const parts = [first, second].map((key) => {
      const { label = '', digits } = results.find((row) => row.key === key) ?? {};
      const value = numberOf(answer[key]);
      return { name: label, value, text: tell(value, digits, undefined) };
    });
    return <PartsBar parts={parts} says={says(props, first, second)} />;
  };

/** Returns the headings of a list, by key. */
const namesIn = ({ results }: AnswerProps, list: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (results.find(({ key }) => key === list)?.fields ?? []).map(({ key, label }) => [key, label] as const),
  );

const OfLoan: Of = (props) => (
  <Payments
    rows={props.answer['schedule'] as readonly Payment[]}
    names={namesIn(props, 'schedule')}
    says={says(props, 'payment', 'count', 'paymentsMade', 'interest', 'lastPayment')}
  />
);

interface Growth {
  readonly year: number;
  readonly paidIn: number;
  readonly interest: number;
}

const OfSavings: Of = (props) => {
  const { paidIn = '', interest = '' } = namesIn(props, 'growth');
  const rows = grouped(props.answer['growth'] as readonly Growth[], (group) => group.at(-1)!);
  return (
    <Columns
      columns={rows.map((row) => ({ label: readable(row.year), parts: [row.paidIn, row.interest] }))}
      names={[paidIn, interest]}
      says={says(props, 'paidIn', 'interest', 'total')}
    />
  );
};

const OfShape: Of = ({ given }) => <Shape shape={given.find(({ key }) => key === 'shape')?.text ?? ''} given={given} />;

/** The pictures of answers, by tool. */
const pictures: Readonly<Record<string, Of>> = {
  bmi: ({ answer, scale }) =>
    scale ? (
      <ClassScale
        scale={scale}
        value={Number(answer['bmi'])}
        says={fill(messages().indexOnScale, readable(Number(Number(answer['bmi']).toFixed(1))))}
      />
    ) : null,
  'water-hardness': (props) =>
    props.scale ? (
      <ClassScale
        scale={props.scale}
        value={Number(props.answer['milligramsPerLiter'])}
        says={says(props, 'milligramsPerLiter')}
      />
    ) : null,
  'gas-mark': onDoubleScale(['mark', 'celsius', 'fahrenheit'], (answer) => Number(answer['fahrenheit'])),
  beaufort: onDoubleScale(
    ['beaufort', 'description', 'kilometersPerHour'],
    (answer) => Number(answer['beaufort']) + 0.5,
  ),
  bushel: onDoubleScale(['poundsPerBushel']),
  'sugar-content': onDoubleScale(['specificGravity', 'brix']),
  'api-gravity': onDoubleScale(['api', 'specificGravity']),
  'glycated-hemoglobin': onDoubleScale(['mmolPerMol', 'percent']),
  slope: (props) => (
    <SlopeTriangle
      percent={Number(props.answer['percent'])}
      degrees={Number(props.answer['degrees'])}
      says={says(props, 'percent', 'degrees')}
    />
  ),
  'wire-gauge': (props) => (
    <WireSection diameter={numberOf(props.answer['wire'])} says={says(props, 'awg', 'wire', 'section')} />
  ),
  'ring-size': (props) => (
    <Ring diameter={numberOf(props.answer['diameter'])} says={says(props, 'diameter', 'circumference')} />
  ),
  'shoe-size': (props) => (
    <Foot
      foot={numberOf(props.answer['foot'])}
      last={numberOf(props.answer['last'])}
      says={says(props, 'foot', 'last')}
    />
  ),
  'shape-area': OfShape,
  'shape-volume': OfShape,
  'compound-interest': OfSavings,
  loan: OfLoan,
  'sales-tax': ofParts('net', 'tax'),
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
  const Drawing = pictures[id]!;
  return <Drawing {...props} />;
};
