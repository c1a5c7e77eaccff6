import SwaggerUI, { type System } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import rendererStyle from 'swagger-ui-dist/swagger-ui.css?url';
import ownStyle from './reference.css?url';
import { addStylesheet } from './stylesheet.ts';

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
export const showReference = async (domNode: HTMLElement): Promise<void> => {
  await Promise.all([rendererStyle, ownStyle].map(addStylesheet));
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
