declare module 'virtual:tools' {
  import type { AnyTool } from '@units/engine/catalog';

  /** Gets the code of one tool, alone. */
  export const loadTool: (id: string) => Promise<AnyTool>;
}

declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  const SwaggerUI: (options: Readonly<Record<string, unknown>>) => unknown;
  export default SwaggerUI;
}
