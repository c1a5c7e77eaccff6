import { enumerated } from '../numbers.ts';
import { parameterName, type AnyTool, type LookUp } from '@units/engine/server';
import { choiceName } from '../content/choice-name.ts';
import { headOf, saidValue } from '../content/said-value.ts';
import { digitsHere, firstExample, readKey, saysOf, textsOf } from '../content/form-fields.ts';
import { shown, unitOf } from '../islands/show.ts';
import { WideTable } from '../islands/table.tsx';
import { t } from '../messages/all.ts';
import { fill } from '@units/ui';
import { Section } from './sections.tsx';

type Values = Readonly<Record<string, unknown>>;

const Rows = ({ tool, lookUp }: { readonly tool: AnyTool; readonly lookUp: LookUp }) => {
  const { vary, values, show } = lookUp;
  const example = [firstExample(tool), ...tool.examples].find((one) => vary in one.given)!;
  const given: Values = { ...example.given };
  const fixed = Object.entries(given).filter(([key]) => key !== vary);
  const rows = values.map((value) => {
    const answer = tool.answer({ ...textsOf(given), [parameterName(vary)]: String(value) }) as Values;
    const unit = (key: string): string => (key === 'result' ? unitOf(answer) : '');
    return [
      choiceName(tool.params[vary], value),
      ...show.map(
        (key) =>
          shown(answer[readKey(tool.result[key]!, key)], digitsHere(tool.result[key]!), saysOf(tool, key)) + unit(key),
      ),
    ];
  });
  return (
    <Section id="table" title={t().commonValues}>
      {fixed.length > 0 && (
        <p>{fill(t().withThese, enumerated(fixed.map(([key, value]) => saidValue(tool, key, value, given))))}</p>
      )}
      <WideTable
        label={t().commonValuesTable}
        heads={[headOf(tool, vary, given), ...show.map((key) => tool.result[key]!.label)]}
        rows={rows}
      />
    </Section>
  );
};

/** A table of common values with their results. A tool that declares none has no table. */
export const CommonValues = ({ tool }: { readonly tool: AnyTool }) => {
  const { lookUp } = tool.explain();
  return lookUp ? <Rows tool={tool} lookUp={lookUp} /> : null;
};
