import { categories, listTools } from '@units/engine/catalog';
import { ingredientPages, quantityPages } from '@units/engine/pages';
import { listed } from './listed.ts';
import { indexOf } from '../islands/listed.ts';
import { nearTo } from '../islands/near.ts';
import type { Page } from '../layout/page.ts';

const units = quantityPages().reduce((sum, { quantity }) => sum + quantity.units.length, 0);

export const aboutPage: Page = {
  path: '/about/',
  title: 'About',
  description: 'What this is, why its results are exact, and where its definitions come from.',
  crumbs: [],
  body: () => (
    <div class="prose">
      <h1>About</h1>
      <p class="lead">
        One engine converts units and works out everyday questions. The pages, the widget, the API and the library all
        ask it.
      </p>
      <h2>Exact means exact</h2>
      <p>
        A unit is written down as its law or standard defines it, as an exact fraction of another unit. A conversion
        multiplies fractions and rounds once, at the end, to the number nearest to the exact answer that a computer can
        hold. That is why a tenth of a foot is not followed here by a tail of noise.
      </p>
      <h2>Where the numbers come from</h2>
      <p>
        {units} units of {quantityPages().length} quantities are defined here, each with the document that fixes it:
        treaties, laws, standards, reports of laboratories. Every quantity has a page of sources.{' '}
        {ingredientPages().length} ingredients have a density with its table, and the range where tables differ. No
        number on these pages is typed in: each is asked of the engine.
      </p>
      <h2>How to use it</h2>
      <ul>
        <li>
          Here: {listTools().length} tools in {categories.length} categories, <a href="/tools/">listed in one place</a>.
        </li>
        <li>
          Over HTTP: the <a href="/docs/">API</a>, open and without a key.
        </li>
        <li>
          In your own page: the <a href="/embed/">widget</a>.
        </li>
      </ul>
    </div>
  ),
};

export const privacyPage: Page = {
  path: '/privacy/',
  title: 'Privacy',
  description:
    'Nothing is collected: no cookies, no tracking, no third parties. What you type is worked out in your browser.',
  crumbs: [],
  body: () => (
    <div class="prose">
      <h1>Privacy</h1>
      <p class="lead">Nothing is collected.</p>
      <ul>
        <li>What you type is worked out in your browser and sent nowhere.</li>
        <li>No cookies are set, and nobody is counted or followed.</li>
        <li>
          Pages that you have visited are kept in your browser, so that they work without a network. What you type is
          not.
        </li>
        <li>No page loads anything from anybody else: no fonts, no scripts, no pictures.</li>
        <li>
          Where you share a link or use the page without scripts, the numbers stand in the address, and a server that is
          asked for that address sees it, as it sees the address of every page.
        </li>
        <li>
          The API works the same way: open, without accounts and without keys. Do not send it what nobody should see.
        </li>
      </ul>
    </div>
  ),
};

let index: ReturnType<typeof indexOf> | undefined;

/** The pages that may be meant by the path that was asked for; none in the page as it is built. */
const near = (path: string | undefined): readonly { readonly href: string; readonly name: string }[] => {
  if (path === undefined) return [];
  index ??= indexOf(listed());
  return nearTo(path, index).map(({ name, page }) => ({ href: page, name }));
};

export const notFoundPage: Page = {
  path: '/404',
  title: 'There is no page here',
  description: 'There is no page at this address.',
  crumbs: [],
  isHidden: true,
  script: 'missing',
  body: ({ path }) => (
    <div class="prose">
      <h1>There is no page here</h1>
      <p class="lead">The address may be mistyped, or the page may have moved.</p>
      <ul class="links" id="near">
        {near(path).map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/">Ask the box on the start page</a>, or look through <a href="/tools/">all tools</a>.
      </p>
    </div>
  ),
};
