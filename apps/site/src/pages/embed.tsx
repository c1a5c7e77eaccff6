import { siteUrl } from '../base.ts';
import { EmbedBuilder } from '../islands/embed-builder.tsx';
import type { Wanted } from '../islands/embed-code.ts';
import { Island } from '../layout/island.tsx';
import type { Page } from '../layout/page.ts';

/** What the builder starts with. */
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

export const embedPage: Page = {
  path: '/embed/',
  title: 'A converter in your page',
  description:
    'Build a unit converter for your own page and copy its code: an ordinary frame, free, without cookies, that sends nothing anywhere.',
  crumbs: [],
  script: 'embed',
  body: () => (
    <>
      <h1>A converter in your page</h1>
      <p class="lead">
        Choose what it shows, watch it change, copy the code. It is an ordinary frame that converts in your reader’s
        browser and sends nothing anywhere.
      </p>
      <Island of={EmbedBuilder} props={{ site: siteUrl, start }} />
    </>
  ),
};
