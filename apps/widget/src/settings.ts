import { everything, offersOf, readLocale, type Asked, type Offer } from '@units/ui';

/** What the address of the widget asks for. */
export interface Settings {
  readonly start: Asked;
  readonly offers: readonly Offer[];
  readonly theme: 'light' | 'dark' | undefined;
  /** Six hexadecimal digits. */
  readonly accent: string | undefined;
  readonly locale: string;
  readonly compact: boolean;
}

const mostUnits = 100;

const offersFor = (list: string | null): readonly Offer[] =>
  list === null ? everything() : offersOf(list.slice(0, 4000).split(',').slice(0, mostUnits));

/** Reads the query. Whatever cannot be used counts as left out; what the reader's browser prefers stands in for the language. */
export const readSettings = (search: string, preferred: string): Settings => {
  const query = new URLSearchParams(search);
  const theme = query.get('theme');
  const accent = /^#?([\da-f]{6})$/i.exec(query.get('accent') ?? '')?.[1];
  return {
    start: {
      value: query.get('value') ?? undefined,
      from: query.get('from') ?? undefined,
      to: query.get('to') ?? undefined,
    },
    offers: offersFor(query.get('units')),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    accent,
    locale: readLocale(query.get('lang') ?? '') ?? readLocale(preferred) ?? 'en',
    compact: /^(?:1|true)$/i.test(query.get('compact') ?? ''),
  };
};
