import type { TestProject } from 'vitest/node';
import { createConsumer, type Consumer } from './consumer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the packed packages, which all tests of published packages share. */
    readonly consumer: Omit<Consumer, 'remove'>;
  }
}

/** Runs before the tests of published packages: packs and installs them once. The examples of the documents need Preact. */
export default async (project: TestProject) => {
  const { remove, ...consumer } = await createConsumer({ preact: '11.2.0' });
  project.provide('consumer', consumer);
  return remove;
};
