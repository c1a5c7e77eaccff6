import { createElement, Fragment, type ComponentType, type VNode } from 'preact';

/** The functions that JSX compiles to. Preact's own also handles cases that the widget does not have, and is three times the size. */
export const jsx = (type: string, props: object, key?: string): VNode =>
  createElement(type as unknown as ComponentType, key === undefined ? props : { ...props, key });

export { Fragment, jsx as jsxs };
