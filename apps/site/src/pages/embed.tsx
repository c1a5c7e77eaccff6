import { unitIndex } from '@units/engine/internal';
import { siteUrl } from '../base.ts';
import { measure } from '../content/measure.ts';
import { EmbedBuilder } from '../islands/embed-builder.tsx';
import type { Wanted } from '../islands/embed-code.ts';
import { Island } from '../layout/island.tsx';
import { locale, messages } from '../language.ts';
import type { Page } from '../layout/page.ts';
import { t } from '../messages/all.ts';
import { Section } from './sections.tsx';

/** Returns the languages of the widget, each by its own name, after the choice of the reader's language. */
const languages = (): Readonly<Record<string, string>> => ({
  '': t().builder.sameLanguage,
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fa: 'فارسی',
  fr: 'Français',
  hi: 'हिन्दी',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ru: 'Русский',
  tr: 'Türkçe',
  zh: '中文',
});

/** The initial widget of the builder. */
const start: Wanted = {
  value: '5',
  from: 'kilometer',
  to: 'mile',
  units: '',
  theme: '',
  accent: '',
  lang: '',
  compact: false,
  width: '360',
  height: '420',
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'units-amount': { readonly value: string; readonly unit: string; readonly children: string };
      'units-text': { readonly children: ComponentChildren };
      'units-choice': { readonly hidden: true; readonly children: ComponentChildren };
    }
  }
}

const example = { value: '20', unit: 'mile' } as const;

/** Returns the code of a page that uses both elements, with the text of the example. */
const codeOf = (written: string, text: string): string =>
  [
    `<script type="module" src="${siteUrl}/elements.js"></script>`,
    '',
    `<units-amount value="${example.value}" unit="${example.unit}">${written}</units-amount>`,
    '',
    `<units-text>\n  <p>${text}</p>\n</units-text>`,
  ].join('\n');

/** A demonstration of the elements as another site uses them, with the code of that site. */
const Elements = () => {
  const { title, lead, choose, choices, amount, text } = t().embedding.elements;
  const written = measure(Number(example.value), unitIndex.byId(example.unit)!);
  const [before, after] = amount.split('{0}');
  return (
    <Section id="elements" title={title}>
      <div class="amounts">
        <p>{lead}</p>
        <units-choice hidden>
          <label class="field">
            {choose}{' '}
            <select>
              {Object.entries(choices).map(([system, name]) => (
                <option key={system} value={system}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </units-choice>
        <p>
          {before}
          <units-amount {...example}>{written}</units-amount>
          {after}
        </p>
        <units-text>
          <p>{text}</p>
        </units-text>
        <pre tabIndex={0}>
          <code data-site={siteUrl}>{codeOf(written, text)}</code>
        </pre>
        <button type="button" class="quiet scripted" data-copied={messages().copied}>
          {t().builder.copyCode}
        </button>
        <p id="copied" class="unseen" role="status" />
      </div>
    </Section>
  );
};

export const embedPage = (): Page => ({
  path: '/embed/',
  title: t().embedding.title,
  description: t().embedding.description,
  crumbs: [],
  script: 'embed',
  hasElements: true,
  body: () => (
    <>
      <h1>{t().embedding.title}</h1>
      <p class="lead">{t().embedding.lead}</p>
      <Island
        of={EmbedBuilder}
        props={{
          site: siteUrl,
          start: { ...start, lang: locale() === 'en' ? '' : locale() },
          texts: t().builder,
          languages: languages(),
        }}
      />
      <Elements />
    </>
  ),
});
