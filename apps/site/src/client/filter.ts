import { matches } from '../content/match.ts';

// Leaves what is looked for of a long list. The list is whole as it comes; without scripts the server leaves the rest out.

const box = document.querySelector<HTMLInputElement>('#filter')!;
const items = Array.from(document.querySelectorAll<HTMLElement>('.filtered li'), (item) => ({
  item,
  text: `${item.textContent} ${item.dataset['words'] ?? ''}`,
}));
const groups = Array.from(document.querySelectorAll<HTMLElement>('.filtered section'));
const nothing = document.querySelector<HTMLElement>('#no-match')!;

const filter = (): void => {
  let count = 0;
  for (const { item, text } of items) {
    item.hidden = !matches(text, box.value);
    if (!item.hidden) count += 1;
  }
  for (const group of groups) group.hidden = !group.querySelector('li:not([hidden])');
  nothing.hidden = count > 0;
};

const asked = new URLSearchParams(location.search).get('q');
if (asked !== null) box.value = asked;
if (box.value !== '') filter();
box.addEventListener('input', () => {
  filter();
  history.replaceState(null, '', box.value === '' ? location.pathname : `?${new URLSearchParams({ q: box.value })}`);
});
box.form?.addEventListener('submit', (event) => event.preventDefault());
