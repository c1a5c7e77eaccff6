import { directionOf } from '@units/ui';
import { absolute } from '../content/address.ts';
import { fill } from '@units/ui';
import { inLanguage, locale, messages } from '../language.ts';
import { pagesIn, t } from '../messages/all.ts';
import { Head, type Files } from './head.tsx';
import { Link, linkTo } from './link.tsx';
import { siteName, type Page, type State } from './page.ts';

const places = () => {
  const { tools, sheet, ingredients, docs, embed } = t().places;
  return [
    ['/tools/', tools],
    ['/sheet/', sheet],
    ['/ingredients/', ingredients],
    ['/docs/', docs],
    ['/embed/', embed],
  ] as const;
};

const about = () =>
  [
    ['/about/', t().footer.about],
    ['/privacy/', t().footer.privacy],
    ['/openapi.json', 'OpenAPI'],
    ['/llms.txt', 'llms.txt'],
  ] as const;

const isHome = ({ path }: Page): boolean => path === inLanguage('/');

const Crumbs = ({ crumbs, title }: Page) => (
  <nav class="crumbs" aria-label={t().breadcrumbs}>
    <ol>
      {[{ name: t().home, path: '/' }, ...crumbs].map(({ name, path }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
      <li aria-current="page">{title}</li>
    </ol>
  </nav>
);

interface ShellProps {
  readonly page: Page;
  readonly files: Files;
  readonly state: State;
}

/** A box that finds pages. Without scripts, and for questions, it submits to the home page. */
const Find = ({ script }: { readonly script: string | undefined }) => (
  <form class="find" role="search" action={inLanguage('/')} method="get">
    <label for="find" class="unseen">
      {t().searchOrAsk}
    </label>
    <input
      id="find"
      name="q"
      type="search"
      placeholder={t().searchOrAsk}
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      aria-keyshortcuts="/"
      data-script={script}
    />
    <kbd aria-hidden="true" class="scripted">
      /
    </kbd>
    <button type="submit" aria-label={t().search}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l5 5" />
      </svg>
    </button>
    <ul id="found" hidden />
    <p id="found-said" class="unseen" role="status" />
  </form>
);

/** The menu with the page's other languages. It works without scripts and with the keyboard. */
const Languages = ({ page: { translations = [] } }: Pick<ShellProps, 'page'>) =>
  translations.length > 1 ? (
    <details class="languages">
      <summary aria-label={fill(messages().labelled, t().languages, t().name)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18" />
        </svg>
        <span>{t().name}</span>
      </summary>
      <ul>
        {translations.map(({ tag, path }) => {
          const { name, offer, close } = pagesIn(tag);
          const isCurrent = tag === locale();
          return (
            <li key={tag}>
              <a
                href={path}
                hreflang={tag}
                lang={tag}
                aria-current={isCurrent ? 'true' : undefined}
                data-offer={isCurrent ? undefined : offer}
                data-close={isCurrent ? undefined : close}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  ) : null;

const Header = ({ page, files }: Pick<ShellProps, 'files' | 'page'>) => (
  <header class="site">
    <a class="skip" href="#main">
      {t().skip}
    </a>
    <div>
      <a class="brand" href={inLanguage('/')}>
        <img src="/icon.svg" width="28" height="28" alt="" />
        {siteName}
      </a>
      {!isHome(page) && <Find script={files.scripts['find-box']?.[0]} />}
      <nav aria-label={t().site}>
        {places().map(([to, name]) => (
          <a key={to} {...linkTo(to)} aria-current={linkTo(to).href === page.path ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <Languages page={page} />
    </div>
  </header>
);

const Footer = () => (
  <footer class="site">
    <div>
      <p>{t().promise}</p>
      <nav aria-label={t().about}>
        {about().map(([to, name]) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </nav>
    </div>
  </footer>
);

/** The footer of a printed page. A script adds the address and the date. */
const Printed = ({ path }: Page) => (
  <p class="printed">
    {siteName}, <span>{absolute(path)}</span> <time />
  </p>
);

/** The whole HTML document of a page. */
export const Shell = ({ page, files, state }: ShellProps) => (
  <html lang={locale()} dir={directionOf(locale()) === 'rtl' ? 'rtl' : undefined}>
    <Head page={page} files={files} />
    <body>
      <Header page={page} files={files} />
      <main id="main" class={isHome(page) ? 'home' : undefined}>
        {!isHome(page) && !page.isHidden && <Crumbs {...page} />}
        {page.body(state)}
      </main>
      <Footer />
      <Printed {...page} />
    </body>
  </html>
);
