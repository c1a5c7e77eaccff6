import { options, type VNode } from 'preact';
import { base } from '../base.ts';

/** The attributes that contain an address. */
const addresses = ['href', 'src', 'action', 'data-script'] as const;

type Addressed = VNode<Partial<Record<(typeof addresses)[number], unknown>>>;

/**
 * Adds the site's base path to the addresses of all elements that are created from now on. Elements name paths of the
 * site.
 */
export const renderUnderBase = (): void => {
  // A build for the root of a host needs no base path.
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
