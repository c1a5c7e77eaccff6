import { define } from './elements.ts';

export { getSystem, setSystem, type System } from './system.ts';

// On a server there are no elements, and the author's text stands
if (typeof customElements !== 'undefined') define();
