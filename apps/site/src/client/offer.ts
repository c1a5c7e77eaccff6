// Offers the page in the reader's preferred language, if it exists in that language. It never redirects.

/** Remembers, for as long as the tab is open, that the user closed the offer. */
const closed = 'language-offer-closed';

const link = (): HTMLAnchorElement | undefined => {
  const known = Array.from(document.querySelectorAll<HTMLAnchorElement>('.languages a'));
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]!);
  const tag = preferred.find((one) => known.some(({ hreflang }) => hreflang === one));
  return known.find(({ hreflang, dataset }) => hreflang === tag && dataset['offer'] !== undefined);
};

const show = ({ href, hreflang, dataset }: HTMLAnchorElement): void => {
  const bar = document.createElement('aside');
  bar.className = 'offer';
  bar.lang = hreflang;
  bar.dir = 'auto';
  const offer = Object.assign(document.createElement('a'), { href, hreflang, textContent: dataset['offer'] });
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: '×' });
  close.ariaLabel = dataset['close']!;
  close.addEventListener('click', () => {
    bar.remove();
    sessionStorage.setItem(closed, 'true');
  });
  bar.append(offer, close);
  document.body.append(bar);
};

/** Shows the offer at the bottom of the window, above the content, so that nothing moves. */
export const offerLanguage = (): void => {
  const offered = link();
  if (offered && sessionStorage.getItem(closed) === null) show(offered);
};
