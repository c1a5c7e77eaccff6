import SwaggerUI, { type System } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import rendererStyle from 'swagger-ui-dist/swagger-ui.css?url';
import ownStyle from './reference.css?url';
import { base } from '../base.ts';
import { addStylesheet } from './stylesheet.ts';

/**
 * Renders only the operations: the page around them already has a heading, a `main` and the rest of the renderer's
 * layout.
 */
const operationsAlone = ({ React: { createElement } }: System) => ({
  components: {
    OperationsAlone: ({ getComponent, specSelectors }: System) =>
      specSelectors.loadingStatus() === 'success'
        ? createElement(
            'div',
            { className: 'swagger-ui' },
            createElement(getComponent('SvgAssets')),
            createElement(getComponent('operations', true)),
          )
        : null,
  },
});

/** Accessible names for elements that the renderer leaves without one, by selector. */
const names = {
  '.body-param__text': 'Request body',
  '.parameters select': 'Choices of a parameter',
  '.live-responses-table': 'Server response',
  '.responses-table:not(.live-responses-table)': 'Documented responses',
} as const;

const nameParts = (root: HTMLElement): void => {
  for (const [selector, name] of Object.entries(names)) {
    for (const part of root.querySelectorAll(`${selector}:not([aria-label])`)) {
      const path = part.closest('.opblock')?.querySelector<HTMLElement>('[data-path]')?.dataset['path'];
      part.ariaLabel = `${name}: ${path}`;
    }
  }
};

/** Shows the reference of the API in an element. */
export const showReference = async (domNode: HTMLElement): Promise<void> => {
  await Promise.all([rendererStyle, ownStyle].map(addStylesheet));
  SwaggerUI({
    url: `${base}/openapi.json`,
    domNode,
    docExpansion: 'list',
    validatorUrl: null,
    syntaxHighlight: false,
    plugins: [operationsAlone],
    layout: 'OperationsAlone',
  });
  new MutationObserver(() => nameParts(domNode)).observe(domNode, { childList: true, subtree: true });
};
