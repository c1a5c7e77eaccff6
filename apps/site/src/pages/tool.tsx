import { toolRecord, tools, type AnyTool } from '@units/engine/catalog';
import { pageOf } from '@units/engine/pages';
import { application } from '../content/facts.ts';
import { fieldsOf, resultsOf, textsOf } from '../content/form-fields.ts';
import { shelfFor } from '../content/shelves.ts';
import { bmiMarks } from '../content/marks.ts';
import { askedTexts, outcomeOf } from '../islands/outcome.ts';
import { ToolForm } from '../islands/tool-form.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { isPictured, Picture } from '../pictures/picture.tsx';
import { ExplanationOf } from './explanation.tsx';
import { CommonValues } from './look-up.tsx';
import { Links, Section } from './sections.tsx';

const isMoney = ({ category }: AnyTool): boolean => category === 'money';

const Body = ({ tool, state }: { readonly tool: AnyTool; readonly state: State }) => {
  const fields = fieldsOf(tool);
  const texts = askedTexts(fields, state) ?? textsOf(tool.examples[0]!.given);
  const units = fields.filter(({ kind }) => kind === 'unit');
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
          fields,
          results: resultsOf(tool),
          texts,
          outcome: outcomeOf(tool, fields, texts),
          isMoney: isMoney(tool),
          // Whoever names units needs the whole catalogue, which is too much to bring along
          ...(units.length > 0 ? { shelf: shelfFor(units.map(({ name }) => texts[name] ?? '')) } : {}),
          ...(isPictured(tool.id) ? { Picture } : {}),
          ...(tool.id === 'bmi' ? { marks: bmiMarks() } : {}),
        }}
      />
      <ExplanationOf tool={tool} />
      <CommonValues tool={tool} />
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
  fact: tool.description,
  script: isPictured(tool.id) ? 'pictured' : 'tool',
  isAsked: true,
  isEmbeddable: tool.id === 'convert',
  body: (state) => <Body tool={tool} state={state} />,
});
