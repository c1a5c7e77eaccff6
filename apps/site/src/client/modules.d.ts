declare module 'virtual:tools' {
  import type { AnyTool } from '@units/engine/server';

  /** Gets the code of one tool, alone; where no bridge is asked for, what is lighter if there is such. */
  export const loadTool: (id: string, isBridged: boolean) => Promise<AnyTool>;
}

declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** As much of the renderer as we use. */
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
