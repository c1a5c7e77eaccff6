import { base } from '../base.ts';

/** Lets code that readers copy name the service that shows it, wherever that was built to be. */
export const nameThisService = (): void => {
  for (const code of document.querySelectorAll<HTMLElement>('code[data-site]')) {
    code.textContent = code.textContent.replaceAll(code.dataset['site']!, location.origin + base);
  }
};
