import { base } from '../base.ts';

/** Inserts the address of the current service into code samples, which may differ from the address at build time. */
export const nameThisService = (): void => {
  for (const code of document.querySelectorAll<HTMLElement>('code[data-site]')) {
    code.textContent = code.textContent.replaceAll(code.dataset['site']!, location.origin + base);
  }
};
