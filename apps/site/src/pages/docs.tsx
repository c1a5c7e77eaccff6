import { tools } from '@units/engine/catalog';
import { pageOf } from '@units/engine/pages';
import { siteUrl } from '../base.ts';
import { examples } from '../content/examples.ts';
import type { Page } from '../layout/page.ts';
import { Section } from './sections.tsx';

const exampleOf = (given: object): string =>
  Object.entries(given)
    .map(
      ([key, value]) =>
        `${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}=${encodeURIComponent(String(value))}`,
    )
    .join('&');

export const docsPage: Page = {
  path: '/docs/',
  title: 'API',
  description:
    'Every conversion and calculator over HTTP with JSON: open, without a key, described by an OpenAPI document.',
  crumbs: [],
  script: 'docs',
  body: () => (
    <>
      <h1>API</h1>
      <p class="lead">Every conversion and calculator over HTTP. It answers with JSON, to anyone, without a key.</p>
      <Section id="start" title="Start here">
        {examples(siteUrl).map(({ language, code }) => (
          <>
            <h3>{language}</h3>
            <pre tabIndex={0}>
              <code data-site={siteUrl}>{code}</code>
            </pre>
          </>
        ))}
        <ul>
          <li>What is wrong is answered with status 400 and a sentence that says what would do.</li>
          <li>
            Results are the doubles nearest to the exact answers, never rounded to places. <a href="/units">/units</a>{' '}
            lists every unit, <a href="/tools">/tools</a> every tool.
          </li>
          <li>
            The contract is <a href="/openapi.json">openapi.json</a>, OpenAPI 3.0.
          </li>
        </ul>
      </Section>
      <Section id="endpoints" title="Calculators">
        <ul class="index">
          {tools.map((tool) => (
            <li key={tool.id} id={tool.id}>
              <a href={`/${tool.id}?${exampleOf(tool.examples[0]!.given)}`}>
                <code>/{tool.id}</code>
              </a>
              <span>
                {tool.description} <a href={pageOf(tool)}>Its page</a>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="reference" title="Reference">
        <p class="unscripted">
          The reference needs scripts. The same is in <a href="/openapi.json">openapi.json</a>.
        </p>
        <div id="renderer" />
      </Section>
    </>
  ),
};
