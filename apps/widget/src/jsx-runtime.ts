import { createElement, Fragment, type ComponentType, type VNode } from 'preact';

/** What JSX compiles to: Preact's own checks what the widget does not do, and is three times the size. */
export const jsx = (type: string, props: object, key?: string): VNode =>
  createElement(type as unknown as ComponentType, key === undefined ? props : { ...props, key });

export { Fragment, jsx as jsxs };
