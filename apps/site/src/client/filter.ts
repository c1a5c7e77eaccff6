import { loading } from '@units/ui/loading';
import { base } from '../base.ts';
import { matches } from '../content/match.ts';
import type { AnswerAbove } from './above.tsx';
import { showScripts } from './scripts.ts';

// Filters a long list, and answers above it if the page has a place for answers. The page contains the whole list;
// without scripts the server filters it.

const box = document.querySelector<HTMLInputElement>('#filter')!;
const items = Array.from(document.querySelectorAll<HTMLElement>('.filtered section li'), (item) => ({
  item,
  text: `${item.textContent} ${item.dataset['words'] ?? ''}`,
}));
const groups = Array.from(document.querySelectorAll<HTMLElement>('.filtered section'));
const folds = document.querySelectorAll<HTMLDetailsElement>('.filtered details');
const reply = document.querySelector<HTMLElement>('#reply');
const nothing = document.querySelector<HTMLElement>('#no-match')!;

let answer: AnswerAbove | undefined;
/** The page of the answer, or the first page in the filtered list. */
let next: string | undefined;

const filter = (): void => {
  const left = items.filter(({ item, text }) => {
    item.hidden = !matches(text, box.value);
    return !item.hidden;
  });
  // An answer of the server belongs to the text in the prerendered page
  if (!answer && reply) reply.ariaBusy = box.value === box.defaultValue ? null : 'true';
  for (const fold of folds) fold.open = box.value.trim() !== '';
  for (const group of groups) group.hidden = !group.querySelector('li:not([hidden])');
  const answers = answer?.(box.value, left.length > 0);
  const isOpen = reply !== null && !answer;
  nothing.hidden = isOpen || left.length > 0 || answers?.reply !== undefined || (answers?.found.length ?? 0) > 0;
  const [first] = left;
  // A page that was only found would not show the numbers that were typed
  const isFound = first !== undefined && box.value.trim() !== '' && !/\d/.test(box.value);
  const page = answers?.reply?.page;
  next = page === undefined ? (isFound ? first.item.querySelector('a')?.href : undefined) : base + page;
};

const getAnswer = async (): Promise<void> => {
  if (answer || !reply) return;
  const answerAbove = await loading(
    'answers',
    import('./above.tsx').then(({ load }) => load()),
  ).catch(() => undefined);
  if (!answerAbove) return;
  answer = answerAbove;
  reply.ariaBusy = null;
  if (box.value !== '') filter();
};

showScripts();

const asked = new URLSearchParams(location.search).get('q');
if (asked !== null) box.value = asked;
if (box.value !== '') {
  filter();
  void getAnswer();
}
box.addEventListener('focus', () => void getAnswer(), { once: true });
if (document.activeElement === box) void getAnswer();
box.addEventListener('input', () => {
  filter();
  void getAnswer();
  history.replaceState(null, '', box.value === '' ? location.pathname : `?${new URLSearchParams({ q: box.value })}`);
});
box.form?.addEventListener('submit', (event) => {
  // Until the page can answer, the server does
  if (next === undefined && reply && !answer) return;
  event.preventDefault();
  if (next !== undefined) location.assign(next);
});
