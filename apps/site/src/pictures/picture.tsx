import { AgeLine } from './age-line.tsx';
import { BmiScale, type Mark } from './bmi-scale.tsx';
import { FractionBar } from './fraction-bar.tsx';

interface PictureProps {
  readonly id: string;
  readonly answer: Readonly<Record<string, unknown>>;
  readonly marks?: readonly Mark[] | undefined;
}

/** The picture of an answer, for the tools whose answers people would rather look at than read. */
export const Picture = ({ id, answer, marks }: PictureProps) => {
  if (id === 'bmi' && marks) return <BmiScale bmi={Number(answer['bmi'])} marks={marks} />;
  if (id === 'fraction') {
    return <FractionBar numerator={Number(answer['numerator'])} denominator={Number(answer['denominator'])} />;
  }
  if (id === 'age') {
    const { birthDate, asOf, years } = answer;
    return <AgeLine birthDate={String(birthDate)} asOf={String(asOf)} years={Number(years)} />;
  }
  return null;
};
