import { base } from '../base.ts';
import { messages } from '../language.ts';
import type { Answerer, Answers } from '../islands/ask.ts';
import type { Listed } from '../islands/listed.ts';
import type { Reply } from '../islands/conversion-reply.ts';
import { mayGoOn, pause, spoken } from '../islands/said.ts';
import { speakAsPage } from './speak.ts';

/** The number of pages that the list offers. */
const most = 8;

/** Returns the answer, above the pages, as an option. It links to the page with details. */
const optionOf = ({ asked, answer, page }: Reply, i: number): HTMLLIElement => {
  const option = document.createElement('li');
  option.id = `found-answer-${i}`;
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

/**
 * The list of a combobox, as the ARIA Authoring Practices describe it: the box keeps the focus and names the selected
 * option.
 */
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

  /** True if the list belongs to an earlier text. */
  get isOld(): boolean {
    return this.list.ariaBusy === 'true';
  }

  /**
   * Keeps the options on the screen but makes them impossible to choose, because the question may still be incomplete.
   */
  keepAsOld(): void {
    this.list.ariaBusy = 'true';
    this.list.inert = true;
    this.activate(-1);
  }

  /** Shows the answer or the reason for none, and the pages. */
  show({ reply, replies = [], found, nothing }: Answers): void {
    this.list.ariaBusy = null;
    this.list.inert = false;
    const told = reply ? [reply, ...replies] : replies;
    const shown = told.length > 0 ? told.map(optionOf) : nothing === undefined ? [] : [noteOf(nothing)];
    this.list.replaceChildren(...shown, ...found.slice(0, most).map(optionFor));
    this.list.hidden = this.list.children.length === 0;
    this.box.ariaExpanded = String(this.isOpen);
    this.activate(-1);
  }

  hide(): void {
    this.show({ found: [] });
  }

  /** Moves to the next or previous option. Past the last and first option, it moves to the box itself. */
  move(step: 1 | -1): void {
    const places = this.options.length + 1;
    this.activate(((this.active + 1 + step + places) % places) - 1);
  }

  private get options(): readonly HTMLElement[] {
    if (this.isOld) return [];
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
  // Prevents the box from losing the focus, which would close the list
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

/** Searches and answers as the user types. */
const start = (answer: Answerer): void => {
  const options = new Options(box, list);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const find = () => {
    clearTimeout(timer);
    const answers = answer(box.value);
    // The last answer stays as an old one until the next question has an answer or the user pauses
    if (answers.reply ? mayGoOn(box.value) : answers.nothing !== undefined) options.keepAsOld();
    else options.show(answers);
    timer = setTimeout(() => {
      if (options.isOld) options.show(answers);
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
};

const load = async (): Promise<Answerer> => {
  const [answerer] = await Promise.all([import('./answerer.ts'), speakAsPage()]);
  return answerer.load();
};

// Without its scripts, the box sends the question to the home page
load().then(start, () => undefined);
