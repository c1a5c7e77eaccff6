import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';

/** Shows the reference of the API in an element. */
export const showReference = (domNode: HTMLElement): void => {
  SwaggerUI({ url: '/openapi.json', domNode, docExpansion: 'list', defaultModelsExpandDepth: 0, validatorUrl: null });
};
