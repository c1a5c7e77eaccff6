import { parameterName, type AnyTool, type LookUp } from '@units/engine/catalog';
import { resultsOf, textsOf } from '../content/form-fields.ts';
import { shown } from '../islands/show.ts';
import { Section } from './sections.tsx';

type Values = Readonly<Record<string, unknown>>;

const Rows = ({ tool, lookUp }: { readonly tool: AnyTool; readonly lookUp: LookUp }) => {
  const { vary, values, show } = lookUp;
  const { given } = tool.examples.find((example) => vary in example.given)!;
  const columns = resultsOf(tool).filter(({ key }) => show.includes(key));
  const fixed = Object.entries(given).filter(([key]) => key !== vary);
  return (
    <Section id="table" title="Common values">
      <p>
        {fixed.length > 0
          ? `With ${fixed.map(([key, value]) => `${tool.params[key]!.label} ${String(value)}`).join(', ')}:`
          : 'For a start:'}
      </p>
      <section class="scroll" tabIndex={0} aria-label="Table of common values">
        <table>
          <thead>
            <tr>
              <th scope="col">{tool.params[vary]!.label}</th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map((value) => {
              const answer = tool.answer({ ...textsOf(given), [parameterName(vary)]: String(value) }) as Values;
              return (
                <tr key={value}>
                  <td>{value}</td>
                  {columns.map(({ key }) => (
                    <td key={key}>{shown(answer[key], tool.category === 'money')}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </Section>
  );
};

/** The values that people look up, each with its answer; nothing for a tool that names none. */
export const CommonValues = ({ tool }: { readonly tool: AnyTool }) => {
  const { lookUp } = tool.explain();
  return lookUp ? <Rows tool={tool} lookUp={lookUp} /> : null;
};
