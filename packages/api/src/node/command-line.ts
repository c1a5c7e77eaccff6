import { parseArgs } from 'node:util';
import { packageVersion } from './package-version.ts';
import { run } from './run.ts';
import { variables } from './settings.ts';

const options = {
  port: { type: 'string', short: 'p' },
  host: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const help = `\
Usage: units-api [options]

Serves unit conversion and calculators over HTTP.

  -p, --port <port>   the port to listen on (PORT, ${variables.port.unset})
      --host <host>   the address to listen on (HOST, ${variables.host.unset})
  -h, --help          show this
  -v, --version       show the version

Everything else is set by variables of the environment:
${Object.values(variables)
  .map(({ name, unset }) => `  ${name.padEnd(20)}${unset}`)
  .join('\n')}
`;

/** Returns the environment variables for the options. */
const variablesOf = (given: { readonly port?: string; readonly host?: string }): Record<string, string> => {
  const entries = Object.entries({ PORT: given.port, HOST: given.host });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
};

/** The exit code for invalid arguments. */
const wrongUsage = 2;

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    console.error(`${(error as Error).message.split('. ').at(0)}. See units-api --help.`);
    process.exit(wrongUsage);
  }
};

/** Runs the command `units-api`: prints the requested information, or serves. */
export const command = async (args: readonly string[]): Promise<void> => {
  const given = read(args);
  if (given.help) process.stdout.write(help);
  else if (given.version) console.log(packageVersion());
  else await run(variablesOf(given));
};
