declare module 'virtual:tools' {
  import type { AnyTool } from '@units/engine/server';

  /** Loads the code of a single tool, and the lighter variant if there is one and no bridge is needed. */
  export const loadTool: (id: string, isBridged: boolean) => Promise<AnyTool>;
}

declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** The part of the renderer's types that we use. */
  export interface System {
    readonly React: {
      readonly createElement: (type: unknown, properties?: object, ...children: readonly unknown[]) => unknown;
    };
    readonly getComponent: (name: string, isContainer?: boolean) => unknown;
    readonly specSelectors: { readonly loadingStatus: () => string };
  }

  const SwaggerUI: (options: Readonly<Record<string, unknown>>) => unknown;
  export default SwaggerUI;
}
