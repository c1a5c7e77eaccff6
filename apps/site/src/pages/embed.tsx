import { pairPages } from '@units/engine/pages';
import { siteUrl } from '../content/address.ts';
import { EmbedBuilder } from '../islands/embed-builder.tsx';
import { Island } from '../layout/island.tsx';
import type { Page } from '../layout/page.ts';

const choices = pairPages().map(({ name, from, to }) => ({ name, from: from.id, to: to.id }));

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
      <Island of={EmbedBuilder} props={{ site: siteUrl, choices }} />
    </>
  ),
};
