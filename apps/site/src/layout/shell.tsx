import { Head, type Files } from './head.tsx';
import { siteName, type Page, type State } from './page.ts';

const places = [
  ['/tools/', 'All tools'],
  ['/ingredients/', 'Cooking'],
  ['/docs/', 'API'],
  ['/embed/', 'Embed'],
] as const;

const about = [
  ['/about/', 'About'],
  ['/privacy/', 'Privacy'],
  ['/openapi.json', 'OpenAPI'],
  ['/llms.txt', 'llms.txt'],
] as const;

const Crumbs = ({ crumbs, title }: Page) => (
  <nav class="crumbs" aria-label="Breadcrumbs">
    <ol>
      {[{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
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

/** A box that finds pages; without scripts, and for whatever is no page, the home page answers. */
const Find = ({ script }: { readonly script: string | undefined }) => (
  <form class="find" role="search" action="/" method="get">
    <label for="find" class="unseen">
      Search or ask
    </label>
    <input
      id="find"
      name="q"
      type="search"
      placeholder="Search or ask"
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      aria-keyshortcuts="/"
      data-script={script}
    />
    <kbd aria-hidden="true" class="scripted">
      /
    </kbd>
    <button type="submit" aria-label="Search">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l5 5" />
      </svg>
    </button>
    <ul id="found" hidden />
  </form>
);

const Header = ({ page: { path }, files }: Pick<ShellProps, 'files' | 'page'>) => (
  <header class="site">
    <a class="skip" href="#main">
      Skip to the content
    </a>
    <div>
      <a class="brand" href="/">
        <img src="/icon.svg" width="28" height="28" alt="" />
        {siteName}
      </a>
      {path !== '/' && <Find script={files.scripts['find-box']?.[0]} />}
      <nav aria-label="Site">
        {places.map(([href, name]) => (
          <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
    </div>
  </header>
);

const Footer = () => (
  <footer class="site">
    <div>
      <p>Every number comes from one exact engine.</p>
      <nav aria-label="About">
        {about.map(([href, name]) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
      </nav>
    </div>
  </footer>
);

/** A whole page. */
export const Shell = ({ page, files, state }: ShellProps) => (
  <html lang="en">
    <Head page={page} files={files} />
    <body>
      <Header page={page} files={files} />
      <main id="main" class={page.path === '/' ? 'home' : undefined}>
        {page.path !== '/' && !page.isHidden && <Crumbs {...page} />}
        {page.body(state)}
      </main>
      <Footer />
    </body>
  </html>
);
