import { base } from '../base.ts';

const named = (text: string, { dataset }: HTMLElement): string =>
  text.replaceAll(dataset['site']!, location.origin + base);

/** Lets code that readers copy name the service that shows it, wherever that was built to be. */
export const nameThisService = (): void => {
  for (const code of document.querySelectorAll<HTMLElement>('code[data-site]'))
    code.textContent = named(code.textContent, code);
  for (const button of document.querySelectorAll<HTMLElement>('button[data-site]'))
    button.dataset['copy'] = named(button.dataset['copy']!, button);
};
