import { pageOf } from '@units/engine/internal';
import { siteUrl } from '../base.ts';
import { examples } from '../content/examples.ts';
import { Link, Linked } from '../layout/link.tsx';
import type { Page } from '../layout/page.ts';
import { t, tools } from '../messages/all.ts';
import { Section } from './sections.tsx';

const openapi = '/openapi.json';

const exampleOf = (given: object): string =>
  Object.entries(given)
    .map(
      ([key, value]) =>
        `${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}=${encodeURIComponent(String(value))}`,
    )
    .join('&');

export const docsPage = (): Page => ({
  path: '/docs/',
  title: t().docs.title,
  description: t().docs.description,
  crumbs: [],
  script: 'docs',
  body: () => (
    <>
      <h1>{t().docs.title}</h1>
      <p class="lead">{t().docs.lead}</p>
      <Section id="start" title={t().docs.start}>
        {examples(siteUrl).map(({ language, code }) => (
          <>
            <h3>{language}</h3>
            <pre tabIndex={0}>
              <code data-site={siteUrl}>{code}</code>
            </pre>
          </>
        ))}
        <ul>
          <li>{t().docs.errors}</li>
          <li>
            <Linked text={t().docs.exact} to={['/units', '/tools']} />
          </li>
          <li>
            <Linked text={t().docs.contract} to={[openapi]} />
          </li>
        </ul>
      </Section>
      <Section id="endpoints" title={t().docs.calculators}>
        <ul class="index">
          {tools().map((tool) => (
            <li key={tool.id} id={tool.id}>
              <Link to={`/${tool.id}?${exampleOf(tool.examples[0]!.given)}`}>
                <code>/{tool.id}</code>
              </Link>
              <span>
                {tool.description} <Link to={pageOf(tool)}>{t().docs.open}</Link>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="reference" title={t().docs.reference}>
        <p class="unscripted">
          <Linked text={t().docs.needsScripts} to={[openapi]} />
        </p>
        <div id="renderer" />
      </Section>
    </>
  ),
});
