import { fetchListed, indexOf, type Listed } from '../islands/listed.ts';

/** How many pages the list offers. */
const most = 8;

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
    list.ariaLabel = 'Pages';
    box.role = 'combobox';
    box.ariaAutoComplete = 'list';
    box.setAttribute('aria-controls', list.id);
    this.show([]);
  }

  get isOpen(): boolean {
    return !this.list.hidden;
  }

  get chosen(): string | undefined {
    return this.options[this.active]?.dataset['page'];
  }

  show(found: readonly Listed[]): void {
    this.list.replaceChildren(...found.map(optionFor));
    this.list.hidden = found.length === 0;
    this.box.ariaExpanded = String(this.isOpen);
    this.activate(-1);
  }

  /** To the next option or the one before, past the ends through the box itself. */
  move(step: 1 | -1): void {
    const places = this.options.length + 1;
    this.activate(((this.active + 1 + step + places) % places) - 1);
  }

  private get options(): readonly HTMLElement[] {
    return Array.from(this.list.children).filter((option) => option instanceof HTMLElement);
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
    Escape: () => (options.isOpen ? options.show([]) : (box.value = '')),
    Enter: () => location.assign(options.chosen!),
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
    const page = target instanceof HTMLElement ? target.dataset['page'] : undefined;
    if (page !== undefined) location.assign(page);
  });
};

const box = document.querySelector<HTMLInputElement>('#find')!;
const list = document.querySelector<HTMLUListElement>('#found')!;
const options = new Options(box, list);
const index = indexOf(await fetchListed());
const find = () => options.show(index.find(box.value, () => true).slice(0, most));

answerKeys(box, options, find);
answerPointer(list);
box.addEventListener('input', find);
box.addEventListener('blur', () => options.show([]));
if (box.value !== '' && document.activeElement === box) find();
