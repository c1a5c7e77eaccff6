import { inLanguage, locale } from '../language.ts';
import { absolute } from '../content/address.ts';
import type { Facts } from './page.ts';

interface Described {
  readonly name: string;
  readonly description: string;
  readonly page: string;
}

/** Returns structured data for a tool. */
export const application = ({ name, description, page }: Described): Facts => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name,
  description,
  url: absolute(inLanguage(page)),
  inLanguage: locale(),
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  browserRequirements: 'None',
  isAccessibleForFree: true,
});

/** Returns structured data for a defined term. */
export const term = ({ name, description, page }: Described): Facts => ({
  '@context': 'https://schema.org',
  '@type': 'DefinedTerm',
  name,
  description,
  url: absolute(inLanguage(page)),
  inLanguage: locale(),
});
