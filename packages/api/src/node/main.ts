import { start } from './server.ts';
import { readSettings, StartError } from './settings.ts';

try {
  const server = await start(readSettings(process.env));
  const stop = async (): Promise<void> => {
    await server.stop();
    process.exit(0);
  };
  // Once: whoever sends the signal a second time does not want to wait.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop);
  console.log(`Listening on ${server.url}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
