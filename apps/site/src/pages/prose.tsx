import { categories, listTools } from '@units/engine/catalog';
import { ingredientPages, quantityPages } from '@units/engine/pages';
import { listed } from './listed.ts';
import { nearTo, pathIndexOf } from '../islands/near.ts';
import { locale, type Tag } from '../language.ts';
import { Linked } from '../layout/link.tsx';
import { t } from '../messages/all.ts';
import type { Page } from '../layout/page.ts';

const units = quantityPages().reduce((sum, { quantity }) => sum + quantity.units.length, 0);

export const aboutPage: Page = {
  path: '/about/',
  title: 'About',
  description: 'What Units is, why its results are exact, and where its definitions come from.',
  crumbs: [],
  body: () => (
    <div class="prose">
      <h1>About</h1>
      <p class="lead">
        One engine converts units and answers everyday questions. The pages, the widget, the API and the library all use
        it.
      </p>
      <h2>Exact means exact</h2>
      <p>
        Each unit is stored as its law or standard defines it: an exact fraction of another unit. A conversion
        multiplies fractions and rounds once, at the end. The result is the closest number that a computer can store.
      </p>
      <h2>Where the numbers come from</h2>
      <p>
        Units has {units} units of {quantityPages().length} quantities, each with the document that defines it: a
        treaty, a law, a standard or a laboratory report. Every quantity has a page of sources.{' '}
        {ingredientPages().length} ingredients have a density with its source, and the range where sources differ. The
        engine calculates every number on these pages.
      </p>
      <p>
        The <a href="/constants/">physical constants</a> carry their standard uncertainty, and so do measured values
        such as 5.0(2) kg.
      </p>
      <h2>How to use it</h2>
      <ul>
        <li>
          Here: {listTools().length} tools in {categories.length} categories, <a href="/tools/">listed in one place</a>.
        </li>
        <li>
          In your code: the <a href="/docs/">API</a>, open and without a key.
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
  description: 'We collect nothing: no cookies, no tracking, no third parties. Your browser does the calculations.',
  crumbs: [],
  body: () => (
    <div class="prose">
      <h1>Privacy</h1>
      <p class="lead">We collect nothing.</p>
      <ul>
        <li>Your browser does the calculations. What you type stays there.</li>
        <li>No cookies, no analytics, no tracking.</li>
        <li>
          Your browser keeps the pages you have visited, so that they work offline. It does not keep what you type.
        </li>
        <li>Pages load nothing from third parties: no fonts, no scripts, no images.</li>
        <li>
          If you share a link, or use the site without JavaScript, your numbers are part of the address. The server sees
          them, as it sees every address.
        </li>
        <li>The API works the same way, without accounts and keys. Don’t send it anything confidential.</li>
      </ul>
    </div>
  ),
};

const indexes = new Map<Tag, ReturnType<typeof pathIndexOf>>();

/** Lists the pages that a mistyped path may mean; empty for the page as it is built. */
const near = (path: string | undefined): readonly { readonly href: string; readonly name: string }[] => {
  if (path === undefined) return [];
  let index = indexes.get(locale());
  if (!index) indexes.set(locale(), (index = pathIndexOf(listed())));
  return nearTo(path, index).map(({ name, page }) => ({ href: page, name }));
};

export const notFoundPage = (): Page => ({
  path: '/404',
  title: t().missing.title,
  description: t().missing.description,
  crumbs: [],
  isHidden: true,
  script: 'missing',
  body: ({ path }) => (
    <div class="prose">
      <h1>{t().missing.title}</h1>
      <p class="lead">{t().missing.lead}</p>
      <ul class="links" id="near">
        {near(path).map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      <p>
        <Linked text={t().missing.more} to={['/', '/tools/']} />
      </p>
    </div>
  ),
});
