import { define } from './elements.ts';

export { getSystem, setSystem, type System } from './system.ts';

// A server has no elements, so the author's text stays
if (typeof customElements !== 'undefined') define();
