import type { FieldUnit, OfferedUnit } from '../content/field-unit.ts';
import type { FormField } from '../content/form-fields.ts';
import { saysUnit, splitMeasure } from '../content/measure-text.ts';
import type { State } from '../layout/page.ts';
import { decimalSign, plainly } from '../numbers.ts';

/** Returns the chosen value of a choice, or its first value if the text is invalid, which it may be in an address. */
const chosen = (fields: readonly FormField[], by: string, texts: State): string => {
  const words = fields.find(({ name }) => name === by)?.values ?? [];
  return words.find((word) => word.toLowerCase() === texts[by]?.toLowerCase()) ?? words[0] ?? '';
};

/** Returns the units of a field for the texts in its form. */
export const unitsIn = (field: FormField, fields: readonly FormField[], texts: State): readonly FieldUnit[] => {
  const { by, of = {} } = field.units ?? {};
  return of[by === undefined ? '' : chosen(fields, by, texts)] ?? [];
};

const numberWithScale = /^\s*([+\-−]?[\d.,]*\d)\s*([^\s\d].*?)\s*$/u;

/**
 * Returns the number and the choice of a text such as `14 °dH` in a field beside a choice of scales, one of which it
 * names: `German degrees (°dH)`. Returns only the text if it names none, or if several choices have it.
 */
export const onScale = (fields: readonly FormField[], name: string, text: string): State => {
  const [, number, scale] = numberWithScale.exec(text) ?? [];
  if (number === undefined) return { [name]: text };
  const found = fields.flatMap(({ name: choice, values = [], names = values }) =>
    values.flatMap((value, at) =>
      [value, names[at]!, ...names[at]!.split(/\s*[()（）]\s*/)].includes(scale!) ? [[choice, value] as const] : [],
    ),
  );
  return found.length === 1 ? { [name]: number, [found[0]![0]]: found[0]![1] } : { [name]: text };
};

/** Returns the label of a field for the texts in its form. */
export const labelIn = ({ label, labels }: FormField, fields: readonly FormField[], texts: State): string =>
  (labels && labels.of[chosen(fields, labels.by, texts)]) ?? label;

/** Returns the fields that the chosen values need. Other fields are neither shown nor read. */
export const neededIn = (fields: readonly FormField[], texts: State): readonly FormField[] =>
  fields.filter(({ neededFor }) => !neededFor || neededFor.words.includes(chosen(fields, neededFor.by, texts)));

/** Returns the fields whose units depend on a choice. */
export const followers = (fields: readonly FormField[], choice: string): readonly FormField[] =>
  fields.filter(({ units }) => units?.by === choice);

const tidy = (value: number): string => plainly(Number(value.toPrecision(12)));

/** Returns the number that is typed in the format of the language. */
const numberOf = (text: string): number => Number(text.replace(decimalSign(), '.').replace(',', '.'));

/** Splits a number into its parts: 69 inches into 5 feet and 9 inches. */
export const splitText = (text: string, units: readonly FieldUnit[]): readonly string[] => {
  if (text.trim() === '' || !Number.isFinite(numberOf(text)))
    return units.map((_, i) => (i === units.length - 1 ? text : ''));
  let rest = numberOf(text);
  return units.map(({ size }, i) => {
    if (i === units.length - 1) return tidy(rest);
    const whole = Math.trunc(rest / size);
    rest -= whole * size;
    return tidy(whole);
  });
};

/** Joins parts into one number, or into text with units if a part is a fraction, such as `5 1/2`. */
export const joinTexts = (parts: readonly string[], units: readonly FieldUnit[]): string => {
  if (parts.every((part) => part.trim() === '')) return '';
  const numbers = parts.map((part) => (part.trim() === '' ? 0 : numberOf(part)));
  if (numbers.some((number) => !Number.isFinite(number)))
    return parts.flatMap((part, i) => (part.trim() === '' ? [] : [`${part.trim()} ${units[i]!.symbol}`])).join(' ');
  return tidy(numbers.reduce((sum, number, i) => sum + number * units[i]!.size, 0));
};

/** Returns true if a part of a number, such as feet, contains the whole: `5 ft 6`, `5'6` or `180 cm`. */
export const isComplete = (text: string): boolean => saysUnit(text) || /['’]/.test(text);

/** Returns the unit that a blank measure starts with: the unit of another measure in the form, or its square or cube. */
export const startUnit = (
  { offered }: FormField,
  fields: readonly FormField[],
  texts: State,
): OfferedUnit | undefined => {
  const used = fields.flatMap(({ name, offered: units }) => {
    const text = texts[name] ?? '';
    return units && text.trim() !== '' ? (splitMeasure(text, units).unit?.text ?? []) : [];
  });
  const known = used.flatMap((one) => offered?.find(({ text }) => text.replace(/[²³]$/, '') === one) ?? []);
  return known[0] ?? offered?.[0];
};

/** Returns the name of the list of units next to a number. Parameter names have no hyphen, so it is unique. */
export const unitName = (name: string): string => `${name}-unit`;
