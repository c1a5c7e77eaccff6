// Where the site is. Pages name their links and files by paths of the site (`/length/`), wherever that is.

declare global {
  /** Constants of the build; absent in tests. */
  interface ImportMetaEnv {
    readonly SITE_URL?: string;
    readonly BASE_PATH?: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

/** The address that the site is served from, without a slash at its end: `SITE_URL` when it is built. */
export const siteUrl: string = import.meta.env.SITE_URL ?? 'http://localhost:8000';

/** The path of that address; empty at the root of a host. */
export const base: string = import.meta.env.BASE_PATH ?? '';
