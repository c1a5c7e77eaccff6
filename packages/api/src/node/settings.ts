import { statSync } from 'node:fs';

/** What the environment says about the server. */
export interface Settings {
  /** 0 to 65535; 0 takes any free port. */
  readonly port: number;
  /** The address to listen on; every address of the machine, IPv4 and IPv6, when undefined. */
  readonly host: string | undefined;
  /** The built site, served where no endpoint answers. */
  readonly siteFolder: string | undefined;
  /** The built widget, served at `/widget/`. */
  readonly widgetFolder: string | undefined;
}

/** Why the server cannot start, as a sentence for whoever starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable is one that was not set. */
const valueOf = (environment: Environment, name: string): string | undefined => environment[name]?.trim() || undefined;

const readPort = (environment: Environment): number => {
  const text = valueOf(environment, 'PORT') ?? '8000';
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new StartError(`PORT is "${text}": it must be a whole number from 0 to 65535.`);
};

const readFolder = (environment: Environment, name: string): string | undefined => {
  const path = valueOf(environment, name);
  if (path === undefined || statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new StartError(`${name} is "${path}": there is no such folder. Build it first, or leave ${name} out.`);
};

/** Reads `PORT`, `HOST`, `SITE_DIR` and `WIDGET_DIR`. Throws a StartError for what cannot be used. */
export const readSettings = (environment: Environment): Settings => ({
  port: readPort(environment),
  host: valueOf(environment, 'HOST'),
  siteFolder: readFolder(environment, 'SITE_DIR'),
  widgetFolder: readFolder(environment, 'WIDGET_DIR'),
});
