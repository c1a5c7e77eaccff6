import { parameterName, type AnyTool } from '@units/engine/server';
import { choiceName } from './choice-name.ts';
import { unitsOfField } from './field-unit.ts';
import { locale } from '../language.ts';
import { inFull, inOrder, withSymbol } from '../numbers.ts';

/** A label that already names the percent of its number: `Tip (%)`, `割引率（%）`. */
const percentLabel = /\s?[(（]\s?%\s?[)）]$/;

/** Returns the symbol of the unit of a tool's number, which a choice may decide. Empty if it has none. */
const symbolOf = (tool: AnyTool, key: string, given: Readonly<Record<string, unknown>>): string => {
  const field = tool.params[key]!;
  const units = unitsOfField(field, parameterName);
  if (!units || field.kind !== 'number') return '';
  const choice = Object.keys(tool.params).find((name) => parameterName(name) === units.by);
  const word = choice === undefined ? '' : (given[choice] ?? tool.params[choice]!.default);
  return (typeof word === 'string' && units.of[word]?.at(-1)?.symbol) || '';
};

/** Returns the label of a parameter with its unit, for a column heading: `Height (cm)`. */
export const headOf = (tool: AnyTool, key: string, given: Readonly<Record<string, unknown>>): string => {
  const { label } = tool.params[key]!;
  const symbol = symbolOf(tool, key, given);
  return symbol === '' || label.endsWith(`(${symbol})`) ? label : `${label} (${symbol})`;
};

/** Returns a parameter with its value, as people say it: `Height 175 cm`, `Annual interest rate 7.5%`. */
export const saidValue = (
  tool: AnyTool,
  key: string,
  value: unknown,
  given: Readonly<Record<string, unknown>>,
): string => {
  const field = tool.params[key]!;
  if (typeof value !== 'number') return `${field.label} ${inOrder(choiceName(field, value))}`;
  if (percentLabel.test(field.label)) {
    const percent = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 12 });
    return `${field.label.replace(percentLabel, '')} ${percent.format(value / 100)}`;
  }
  const symbol = symbolOf(tool, key, given);
  return `${field.label} ${symbol === '' ? inFull(value) : withSymbol(inFull(value), symbol)}`;
};
