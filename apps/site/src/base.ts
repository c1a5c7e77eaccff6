// The address of the site. Pages write their links and files as paths of the site (`/length/`), independent of that
// address.

declare global {
  /** Constants of the build. Absent in tests. */
  interface ImportMetaEnv {
    readonly SITE_URL?: string;
    readonly BASE_PATH?: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

/** The full URL of the site, without a trailing slash: `SITE_URL` at build time. */
export const siteUrl: string = import.meta.env.SITE_URL ?? 'http://localhost:8000';

/** The path of the URL. Empty at the root of a host. */
export const base: string = import.meta.env.BASE_PATH ?? '';
