import { siteUrl } from '../base.ts';
import { EmbedBuilder } from '../islands/embed-builder.tsx';
import type { Wanted } from '../islands/embed-code.ts';
import { Island } from '../layout/island.tsx';
import { locale } from '../language.ts';
import type { Page } from '../layout/page.ts';
import { t } from '../messages/all.ts';

/** The languages of the widget, each in its own words, behind the choice of the reader's own. */
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

/** The widget that the builder starts with. */
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

export const embedPage = (): Page => ({
  path: '/embed/',
  title: t().embedding.title,
  description: t().embedding.description,
  crumbs: [],
  script: 'embed',
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
    </>
  ),
});
