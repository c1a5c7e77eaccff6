import SwaggerUI, { type System } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import './reference.css';

/** The operations alone: the page around them already has a heading, a `main` and the rest of the renderer's own layout. */
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

/** Shows the reference of the API in an element. */
export const showReference = (domNode: HTMLElement): void => {
  SwaggerUI({
    url: '/openapi.json',
    domNode,
    docExpansion: 'list',
    validatorUrl: null,
    syntaxHighlight: false,
    plugins: [operationsAlone],
    layout: 'OperationsAlone',
  });
};
