import { toolRecord, type AnyTool } from '@units/engine/server';
import { pageOf } from '@units/engine/internal';
import { conversion } from '@units/engine/tools';
import { application } from '../layout/facts.ts';
import { fieldsOf, firstExample, resultsOf, rivalsOf, textsOf } from '../content/form-fields.ts';
import { scaleOf } from '../content/scales.ts';
import * as measures from '../islands/measures.ts';
import { askedTexts, outcomeOf } from '../islands/outcome.ts';
import { ToolForm } from '../islands/tool-form.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { isPictured, Picture } from '../pictures/picture.tsx';
import { ConverterTool } from './converter-tool.tsx';
import { ExplanationOf } from './explanation.tsx';
import { CommonValues } from './look-up.tsx';
import { speech, t, tools } from '../messages/all.ts';
import { fill } from '@units/ui';
import { Links, Section } from './sections.tsx';

const Form = ({ tool, state }: BodyProps) => {
  const fields = fieldsOf(tool, speech()?.cities);
  const textsIn = ({ given }: { readonly given: object }): State | undefined => askedTexts(fields, textsOf(given));
  const results = resultsOf(tool);
  const texts = askedTexts(fields, state) ?? textsIn(firstExample(tool))!;
  const usExample = tool.examples.find(({ region }) => region === 'US');
  const usTexts = usExample && textsIn(usExample);
  const scale = scaleOf(tool);
  return (
    <Island
      of={ToolForm}
      eager={fields.some(({ begins }) => begins !== undefined)}
      eagerIn={usTexts && 'US'}
      props={{
        id: tool.id,
        fields,
        results,
        texts,
        outcome: outcomeOf(tool, fields, results, texts, measures),
        rivals: rivalsOf(tool),
        ...(usTexts ? { regional: { US: usTexts } } : {}),
        ...(isPictured(tool.id) ? { Picture } : {}),
        ...(scale ? { scale } : {}),
      }}
    />
  );
};

interface BodyProps {
  readonly tool: AnyTool;
  readonly state: State;
}

/** Returns true for the converter, which has its own form. */
const isConverter = ({ id }: AnyTool): boolean => id === conversion.id;

const Body = ({ tool, state }: BodyProps) => {
  const near = tools().filter((other) => other !== tool && other.category === tool.category);
  const others = near.length > 0 ? near : tools().filter((other) => other !== tool);
  return (
    <>
      <h1>{tool.name}</h1>
      <p class="lead">{tool.description}</p>
      {isConverter(tool) ? <ConverterTool tool={tool} state={state} /> : <Form tool={tool} state={state} />}
      <ExplanationOf tool={tool} />
      <CommonValues tool={tool} />
      <Section id="more" title={t().otherTools}>
        <Links
          links={[
            ...others.slice(0, 8).map((other) => ({ href: pageOf(other), name: other.name })),
            { href: '/tools/', name: t().allTools },
            { href: `/docs/#${tool.id}`, name: t().overHttp },
          ]}
        />
      </Section>
    </>
  );
};

const scriptOf = (tool: AnyTool): NonNullable<Page['script']> => {
  if (isConverter(tool)) return 'units';
  return isPictured(tool.id) ? 'pictured' : 'tool';
};

/** Returns the page of a calculator, with a form built from its declaration. */
export const toolPage = (tool: AnyTool): Page => ({
  path: pageOf(tool),
  title: tool.name,
  description: fill(t().toolDescription, tool.description),
  crumbs: [{ name: t().allTools, path: '/tools/' }],
  facts: [application(toolRecord(tool))],
  fact: tool.description,
  script: scriptOf(tool),
  isAsked: true,
  isEmbeddable: isConverter(tool),
  body: (state) => <Body tool={tool} state={state} />,
});
