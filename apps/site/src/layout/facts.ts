import { inLanguage, locale } from '../language.ts';
import { absolute } from '../content/address.ts';
import type { Facts } from './page.ts';

interface Application {
  readonly name: string;
  readonly description: string;
  readonly page: string;
}

/** Describes a tool for machines. */
export const application = ({ name, description, page }: Application): Facts => ({
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
