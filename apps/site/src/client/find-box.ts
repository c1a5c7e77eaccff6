import { base } from '../base.ts';
import { messages } from '../language.ts';
import type { Answerer, Answers } from '../islands/ask.ts';
import type { Listed } from '../islands/listed.ts';
import type { Reply } from '../islands/reply.ts';
import { pause, spoken } from '../islands/said.ts';
import { speakAsPage } from './speak.ts';

/** The number of pages that the list offers. */
const most = 8;

/** The answer, above the pages: it leads to the page that says more. */
const optionOf = ({ asked, answer, page }: Reply): HTMLLIElement => {
  const option = document.createElement('li');
  option.id = 'found-answer';
  option.role = 'option';
  option.className = 'told';
  const value = document.createElement('strong');
  value.textContent = answer;
  option.append(`${asked} `, value);
  option.dataset['page'] = page;
  return option;
};

const noteOf = (text: string): HTMLLIElement => {
  const note = document.createElement('li');
  note.role = 'presentation';
  note.className = 'nothing';
  note.textContent = text;
  return note;
};

const optionFor = ({ name, page }: Listed, i: number): HTMLLIElement => {
  const option = document.createElement('li');
  option.id = `found-${i}`;
  option.role = 'option';
  option.textContent = name;
  option.dataset['page'] = page;
  return option;
};

/** The list of a combobox, as the ARIA Authoring Practices have it: the box keeps the focus and names the option at hand. */
class Options {
  private readonly box: HTMLInputElement;
  private readonly list: HTMLUListElement;
  private active = -1;

  constructor(box: HTMLInputElement, list: HTMLUListElement) {
    this.box = box;
    this.list = list;
    list.role = 'listbox';
    list.ariaLabel = messages().pages;
    box.role = 'combobox';
    box.ariaAutoComplete = 'list';
    box.setAttribute('aria-controls', list.id);
    this.hide();
  }

  get isOpen(): boolean {
    return !this.list.hidden;
  }

  get chosen(): string | undefined {
    return this.options[this.active]?.dataset['page'];
  }

  /** Shows an answer, or why there is none, and the pages. What was shown stays while the text of a longer question is none yet. */
  show({ reply, found, nothing }: Answers): void {
    const shown = reply ? [optionOf(reply)] : nothing === undefined ? [] : [noteOf(nothing)];
    this.list.replaceChildren(...shown, ...found.slice(0, most).map(optionFor));
    this.list.hidden = this.list.children.length === 0;
    this.box.ariaExpanded = String(this.isOpen);
    this.activate(-1);
  }

  hide(): void {
    this.show({ found: [] });
  }

  /** To the next option or the one before, past the ends through the box itself. */
  move(step: 1 | -1): void {
    const places = this.options.length + 1;
    this.activate(((this.active + 1 + step + places) % places) - 1);
  }

  private get options(): readonly HTMLElement[] {
    return Array.from(this.list.children).filter(
      (option) => option instanceof HTMLElement && option.role === 'option',
    ) as HTMLElement[];
  }

  private activate(index: number): void {
    this.active = index;
    this.options.forEach((option, i) => (option.ariaSelected = String(i === index)));
    const option = this.options[index];
    if (!option) return this.box.removeAttribute('aria-activedescendant');
    this.box.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }
}

const answerKeys = (box: HTMLInputElement, options: Options, find: () => void): void => {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (options.isOpen ? options.move(1) : find()),
    ArrowUp: () => options.isOpen && options.move(-1),
    Escape: () => (options.isOpen ? options.hide() : (box.value = '')),
    Enter: () => location.assign(base + options.chosen!),
  };
  box.addEventListener('keydown', (event) => {
    // Without a choice, Enter sends the question to the home page
    if (!(event.key in keys) || event.isComposing || (event.key === 'Enter' && options.chosen === undefined)) return;
    event.preventDefault();
    keys[event.key]!();
  });
};

const answerPointer = (list: HTMLUListElement): void => {
  // Before the box loses the focus, which would close the list
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const page =
      target instanceof HTMLElement ? target.closest<HTMLElement>('[data-page]')?.dataset['page'] : undefined;
    if (page !== undefined) location.assign(base + page);
  });
};

const box = document.querySelector<HTMLInputElement>('#find')!;
const list = document.querySelector<HTMLUListElement>('#found')!;
const said = document.querySelector<HTMLElement>('#found-said')!;
const [{ load }] = await Promise.all([import('./answerer.ts'), speakAsPage()]);
const options = new Options(box, list);
const answer: Answerer = await load();

let timer: ReturnType<typeof setTimeout> | undefined;

const find = () => {
  clearTimeout(timer);
  const answers = answer(box.value);
  // What was shown stands until the next question has an answer
  if (answers.nothing === undefined) options.show(answers);
  timer = setTimeout(() => {
    if (answers.nothing !== undefined) options.show(answers);
    said.textContent = spoken(answers);
  }, pause);
};

answerKeys(box, options, find);
answerPointer(list);
box.addEventListener('input', find);
box.addEventListener('blur', () => {
  clearTimeout(timer);
  said.textContent = '';
  options.hide();
});
if (box.value !== '' && document.activeElement === box) find();
