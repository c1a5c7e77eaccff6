import { options, type VNode } from 'preact';
import { base } from '../base.ts';

/** The attributes that hold an address. */
const addresses = ['href', 'src', 'action', 'data-script'] as const;

type Addressed = VNode<Partial<Record<(typeof addresses)[number], unknown>>>;

/** Has all elements that are made from now on lead to where the site is: their paths are those of the site. */
export const renderUnderBase = (): void => {
  // A build for the root of a host has nothing of this in it.
  if (base === '') return;
  const { vnode: before } = options;
  options.vnode = (node) => {
    const { type, props } = node as Addressed;
    for (const name of typeof type === 'string' ? addresses : []) {
      const path = props[name];
      if (typeof path === 'string' && path.startsWith('/')) props[name] = base + path;
    }
    before?.(node);
  };
};
