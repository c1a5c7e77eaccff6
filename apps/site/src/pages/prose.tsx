import { categories, listTools } from '@units/engine/catalog';
import { ingredientPages, quantityPages } from '@units/engine/internal';
import { fill } from '@units/ui';
import { listed } from './listed.ts';
import { mostRecent } from '../islands/recent.ts';
import { nearTo, pathIndexOf } from '../islands/near.ts';
import { locale, type Tag } from '../language.ts';
import { Linked } from '../layout/link.tsx';
import { t } from '../messages/all.ts';
import type { Page } from '../layout/page.ts';
import { readable } from '../numbers.ts';

/** Returns the number of units with a row of their own. */
const countUnits = (): number => quantityPages().reduce((sum, { quantity }) => sum + quantity.units.length, 0);

export const aboutPage = (): Page => ({
  path: '/about/',
  title: t().aboutPage.title,
  description: t().aboutPage.description,
  crumbs: [],
  body: () => {
    const { title, lead, exact, exactText, numbers, numbersText, constants, use, ways } = t().aboutPage;
    const counts = [countUnits(), quantityPages().length, ingredientPages().length].map(readable);
    return (
      <div class="prose">
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
        <h2>{exact}</h2>
        <p>{exactText}</p>
        <h2>{numbers}</h2>
        <p>{fill(numbersText, ...counts)}</p>
        <p>
          <Linked text={constants} to={['/constants/']} />
        </p>
        <h2>{use}</h2>
        <ul>
          {ways.map((way) => (
            <li key={way}>
              <Linked
                text={fill(way, String(listTools().length), String(categories.length))}
                to={['/tools/', '/docs/', '/embed/']}
              />
            </li>
          ))}
        </ul>
      </div>
    );
  },
});

export const privacyPage = (): Page => ({
  path: '/privacy/',
  title: t().privacyPage.title,
  description: t().privacyPage.description,
  crumbs: [],
  body: () => (
    <div class="prose">
      <h1>{t().privacyPage.title}</h1>
      <p class="lead">{t().privacyPage.lead}</p>
      <ul>
        {t().privacyPage.points.map((point) => (
          <li key={point}>{fill(point, String(mostRecent))}</li>
        ))}
      </ul>
    </div>
  ),
});

const indexes = new Map<Tag, ReturnType<typeof pathIndexOf>>();

/** Lists pages with a path similar to a missing one. Empty for the prerendered page. */
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
