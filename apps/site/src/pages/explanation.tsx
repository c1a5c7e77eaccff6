import { find, unitIndex, type Unit, type Source } from '@units/engine/internal';
import type { AnyTool, Formula } from '@units/engine/server';
import { directionOf, fill, formulaOf } from '@units/ui';
import { choiceName } from '../content/choice-name.ts';
import { saidValue } from '../content/said-value.ts';
import { definitionsOf } from '../content/definition.ts';
import { digitsHere, firstExample, readKey, resultsOf, saysOf, textsOf } from '../content/form-fields.ts';
import { enumerated, fullStop, inFull, inOrder, withDecimals, withSymbol, writtenValue } from '../numbers.ts';
import { isMeasure, shown } from '../islands/show.ts';
import { t } from '../messages/all.ts';
import { Definitions, Document, Section } from './sections.tsx';
import { locale, messages, words } from '../language.ts';

type Values = Readonly<Record<string, unknown>>;

/** An example with all its values: the defaults, the input and the result. */
interface Case {
  readonly tool: AnyTool;
  readonly given: Values;
  /** The values of its parameters, defaults included. A result may have the key of a parameter. */
  readonly asked: Values;
  readonly known: Values;
}

const caseOf = (tool: AnyTool, given: object): Case => {
  const defaults = Object.entries(tool.params).map(([key, field]) => [key, field.default] as const);
  return {
    tool,
    given: { ...given },
    asked: { ...Object.fromEntries(defaults), ...given },
    known: { ...Object.fromEntries(defaults), ...given, ...tool.answer(textsOf(given)) },
  };
};

const labelOf = ({ params, result }: AnyTool, key: string): string => (params[key] ?? result[key])!.label;

const holds = ({ known }: Case, { when = {} }: Formula): boolean =>
  Object.entries(when).every(([choice, chosen]) => chosen!.includes(String(known[choice])));

/** The keys of parameters and results in a formula. */
const key = /[A-Za-z]+/g;

/** A formula with every key replaced by its label. */
const Labelled = ({ tool, text }: { readonly tool: AnyTool; readonly text: string }) => (
  <>
    {text
      .split(/([A-Za-z]+)/)
      .map((part, i) => (i % 2 === 1 ? <var key={i}>{labelOf(tool, part)}</var> : withDecimals(part)))}
  </>
);

const FormulaLine = ({ tool, formula }: { readonly tool: AnyTool; readonly formula: Formula }) => (
  <p class="formula">
    <var>{labelOf(tool, formula.gives)}</var> = <Labelled tool={tool} text={formula.is} />
    {Object.entries(formula.when ?? {}).map(([choice, chosen]) => (
      <small key={choice}>
        {fill(
          messages().labelled,
          labelOf(tool, choice),
          enumerated(chosen!.map((word) => choiceName(tool.params[choice] ?? tool.result[choice], word))),
        )}
      </small>
    ))}
  </p>
);

/** The most digits of a number in a worked example, so that readers see the steps and not the digits. */
const stepDigits = 10;

const shortened = (value: number): number => Number(value.toPrecision(stepDigits));

const inStep = (value: number): string => inFull(shortened(value));

const isShortened = (value: unknown): boolean => {
  const number = isMeasure(value) ? value.value : Number(value);
  return !Number.isNaN(number) && shortened(number) !== number;
};

/** Returns a value for a formula: a number, a measure as typed or with its unit. */
const operand = (value: unknown): string => {
  if (typeof value === 'string' && Number.isNaN(Number(value))) return value;
  return isMeasure(value) ? withSymbol(inStep(value.value), value.symbol) : inStep(Number(value));
};

/** Returns a formula with every key replaced by its value, and the result. */
const substituted = ({ tool, known }: Case, { gives, is }: Formula): string => {
  const result = known[gives];
  const text = shown(result, digitsHere(tool.result[gives]!));
  const exact = isMeasure(result) ? withSymbol(inFull(result.value), result.symbol) : inFull(Number(result));
  const isExact = text === exact || writtenValue(text) === result;
  const sign = isExact && !(is.match(key) ?? []).some((name) => isShortened(known[name])) ? '=' : '≈';
  return inOrder(`${withDecimals(is).replaceAll(key, (name) => operand(known[name]))} ${sign} ${text}`);
};

/** Returns the arrow that points forward in the language. */
const onward = (): string => (directionOf(locale()) === 'rtl' ? '←' : '→');

/** Returns the formula between two units in words, for tools that convert. */
const conversion = ({ params }: AnyTool, given: Values): string | undefined => {
  if (params['from']?.kind !== 'unit' || params['to']?.kind !== 'unit') return undefined;
  return formulaOf(find(String(given['from']), String(given['to'])), words(), locale()).text;
};

/** Returns true for a default that readers need to follow an example: neither an amount of zero nor one that few change. */
const isTold = ({ default: value, isRare }: AnyTool['params'][string]): boolean =>
  value !== undefined && value !== 0 && isRare !== true;

const Example = ({ of: one }: { readonly of: Case }) => {
  const { tool, given, asked: values, known } = one;
  const asked = Object.keys(tool.params)
    .filter((name) => name in given || isTold(tool.params[name]!))
    .filter((name) => values[name] !== false)
    .map((name) => {
      const value = values[name];
      if (value === true) return labelOf(tool, name);
      return isMeasure(value) ? `${labelOf(tool, name)} ${operand(value)}` : saidValue(tool, name, value, values);
    });
  const way = conversion(tool, given);
  const formulas = (tool.explain().formulas ?? []).filter((formula) => holds(one, formula));
  // A result may have the key of a parameter: the time there and the time here
  const isGiven = (name: string): boolean =>
    name in given && (isMeasure(known[name]) || String(known[name]) === String(given[name]));
  const told = resultsOf(tool)
    .filter(
      ({ key: name, kind }) => !isGiven(name) && known[name] !== undefined && kind !== 'list' && kind !== 'record',
    )
    .map(
      ({ key: name, label }) =>
        `${label} ${shown(known[readKey(tool.result[name]!, name)], digitsHere(tool.result[name]!), saysOf(tool, name))}`,
    );
  return (
    <>
      <p>
        <b>{t().workedExample}</b>{' '}
        {way === undefined
          ? enumerated(asked)
          : fill(messages().labelled, enumerated(asked), way.charAt(0).toLowerCase() + way.slice(1))}
        {formulas.length > 0
          ? fill(messages().labelled, '', '').trimEnd()
          : ` ${onward()} ${enumerated(told)}${fullStop()}`}
      </p>
      {formulas.length > 0 && (
        <dl class="steps">
          {formulas.map((formula) => (
            <div key={formula.gives}>
              <dt>{labelOf(tool, formula.gives)}</dt>
              <dd>{substituted(one, formula)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};

/** Returns the units whose definitions an answer uses: the units of the tool, or of its example. */
const unitsOf = (tool: AnyTool, given: Values): readonly Unit[] => {
  const asked = Object.entries(tool.params).filter(([name, { kind }]) => kind === 'unit' && name in given);
  const ids = tool.explain().units ?? [];
  return [
    ...ids.map((id) => unitIndex.byId(id)!),
    ...asked.map(([name]) => unitIndex.find(String(given[name])).units[0]!),
  ];
};

/** Returns true if a result may be a fraction. */
const isRounded = ({ result }: AnyTool): boolean =>
  Object.values(result).some(({ kind }) => kind === 'number' || kind === 'measure' || kind === 'either');

interface LawProps {
  readonly units: readonly Unit[];
  readonly sources: readonly Source[];
}

const Law = ({ units, sources }: LawProps) =>
  units.length + sources.length === 0 ? null : (
    <Section id="definition" title={t().restsOn}>
      {units.length > 0 && <Definitions steps={definitionsOf(units)} />}
      {sources.length > 0 && (
        <ul class="documents">
          {sources.map((source) => (
            <li key={source.title}>
              <Document source={source} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );

/** The formulas, limits and sources of a tool, from its declaration. */
export const ExplanationOf = ({ tool }: { readonly tool: AnyTool }) => {
  const { formulas = [], rules = [], limits, sources = [] } = tool.explain();
  const first = firstExample(tool);
  // Not the first example, which the form shows, unless it is the only one in the reader's amounts
  const second = tool.examples.find((one) => one !== first && (one.region === undefined || locale() === 'en'));
  const { given } = (first.region === undefined && second) || first;
  return (
    <div class="two">
      <Section id="formula" title={t().formula}>
        {formulas.map((formula) => (
          <FormulaLine key={formula.is} tool={tool} formula={formula} />
        ))}
        {rules.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
        <Example of={caseOf(tool, given)} />
      </Section>
      <div>
        <Section id="limits" title={t().limits}>
          <ul>
            {limits.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {isRounded(tool) && <li>{t().roundedForDisplay}</li>}
          </ul>
        </Section>
        <Law units={unitsOf(tool, { ...given })} sources={sources} />
      </div>
    </div>
  );
};
