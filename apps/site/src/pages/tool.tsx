import { pageOf, toolRecord, tools, type AnyTool } from '@units/engine/catalog';
import { application } from '../content/facts.ts';
import { fieldsOf, resultsOf, textsOf } from '../content/form-fields.ts';
import { bmiMarks } from '../content/marks.ts';
import { notes } from '../content/notes.ts';
import { shown } from '../islands/show.ts';
import { ToolForm } from '../islands/tool-form.tsx';
import { Island } from '../layout/island.tsx';
import type { Page } from '../layout/page.ts';
import { Links, Section } from './sections.tsx';

type Values = Readonly<Record<string, unknown>>;

const isMoney = ({ category }: AnyTool): boolean => category === 'money';

/** What is given and what it gives, in words. */
const Example = ({
  tool,
  given,
  gives,
}: {
  readonly tool: AnyTool;
  readonly given: object;
  readonly gives: Values;
}) => {
  const asked = Object.entries(given).map(([key, value]) => `${tool.params[key]!.label} ${String(value)}`);
  const told = resultsOf(tool)
    .filter(({ key, kind }) => gives[key] !== undefined && kind !== 'list' && kind !== 'record')
    .map(({ key, label }) => `${label} ${shown(gives[key], isMoney(tool))}`);
  return (
    <p>
      <b>Worked example.</b> {asked.join(', ')}
      {told.length > 0 ? ` → ${told.join(', ')}.` : '.'}
    </p>
  );
};

const Table = ({ tool }: { readonly tool: AnyTool }) => {
  const plan = notes[tool.id]?.table;
  const example = tool.examples.find(({ given }) => plan && plan.vary in textsOf(given)) ?? tool.examples[0]!;
  if (!plan) return null;
  const texts = textsOf(example.given);
  const vary = fieldsOf(tool).find(({ name }) => name === plan.vary)!;
  const columns = plan.show.flatMap((key) => resultsOf(tool).filter((row) => row.key === key));
  const fixed = Object.entries(texts).filter(([name]) => name !== plan.vary);
  const labelOf = (name: string): string => fieldsOf(tool).find((field) => field.name === name)!.label;
  return (
    <Section id="table" title="Common values">
      <p>
        {fixed.length > 0
          ? `With ${fixed.map(([name, text]) => `${labelOf(name)} ${text}`).join(', ')}:`
          : 'For a start:'}
      </p>
      <section class="scroll" tabIndex={0} aria-label="Table of common values">
        <table>
          <thead>
            <tr>
              <th scope="col">{vary.label}</th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.values.map((value) => {
              const answer = tool.answer({ ...texts, [plan.vary]: String(value) }) as Values;
              return (
                <tr key={value}>
                  <td>{value}</td>
                  {columns.map(({ key }) => (
                    <td key={key}>{shown(answer[key], isMoney(tool))}</td>
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

const Notes = ({ tool }: { readonly tool: AnyTool }) => {
  const { formula = [], limits = [] } = notes[tool.id] ?? {};
  const example = tool.examples.at(-1)!;
  return (
    <>
      <Section id="formula" title="Formula">
        {formula.map((line) => (
          <p key={line} class="formula">
            {line}
          </p>
        ))}
        <Example tool={tool} given={example.given} gives={tool.answer(textsOf(example.given)) as Values} />
      </Section>
      <Section id="limits" title="Limits and assumptions">
        <ul>
          {limits.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>Reckoned in exact fractions and rounded once, at the end, to the nearest double.</li>
        </ul>
      </Section>
    </>
  );
};

const Body = ({ tool }: { readonly tool: AnyTool }) => {
  const texts = textsOf(tool.examples[0]!.given);
  const near = tools.filter((other) => other !== tool && other.category === tool.category);
  const others = near.length > 0 ? near : tools.filter((other) => other !== tool);
  return (
    <>
      <h1>{tool.name}</h1>
      <p class="lead">{tool.description}</p>
      <Island
        of={ToolForm}
        props={{
          id: tool.id,
          fields: fieldsOf(tool),
          results: resultsOf(tool),
          texts,
          answer: tool.answer(texts) as Values,
          isMoney: isMoney(tool),
          // Whoever names units needs the whole catalogue, which is too much to bring along before it is wanted
          isLarge: Object.values(tool.params).some(({ kind }) => kind === 'unit'),
          ...(tool.id === 'bmi' ? { marks: bmiMarks() } : {}),
        }}
      />
      <div class="two">
        <Notes tool={tool} />
      </div>
      <Table tool={tool} />
      <Section id="more" title="Other tools">
        <Links
          links={[
            ...others.slice(0, 8).map((other) => ({ href: pageOf(other), name: other.name })),
            { href: '/tools/', name: 'All tools' },
            { href: `/docs/#${tool.id}`, name: 'The same over HTTP' },
          ]}
        />
      </Section>
    </>
  );
};

/** The page of a calculator: its form comes from its declaration. */
export const toolPage = (tool: AnyTool): Page => ({
  path: pageOf(tool),
  title: tool.name,
  description: `${tool.description} Answers as you type, with the formula, a worked example and a table.`,
  crumbs: [{ name: 'All tools', path: '/tools/' }],
  facts: [application(toolRecord(tool))],
  script: 'tool',
  body: () => <Body tool={tool} />,
});
