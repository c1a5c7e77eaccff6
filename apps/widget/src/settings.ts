import { readLocale, type Asked } from '@units/ui';

/** The settings in the widget's address. */
export interface Settings {
  readonly asked: Asked;
  /** The spellings of the units to choose from. Undefined for every unit. */
  readonly units: readonly string[] | undefined;
  readonly theme: 'light' | 'dark' | undefined;
  /** Six hexadecimal digits. */
  readonly accent: string | undefined;
  readonly locale: string;
  readonly compact: boolean;
  /** The other parts of the address, as written. */
  readonly others: readonly (readonly [name: string, value: string])[];
}

const mostUnits = 100;

/** Reads the query. Invalid values are ignored; the default language is the browser's preferred one. */
export const readSettings = (search: string, preferred: string): Settings => {
  const query = new URLSearchParams(search);
  const text = (name: string): string | undefined => query.get(name) ?? undefined;
  const theme = text('theme');
  return {
    asked: { value: text('value'), from: text('from'), to: text('to') },
    units: text('units')?.slice(0, 4000).split(',').slice(0, mostUnits),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    accent: /^#?([\da-f]{6})$/i.exec(text('accent') ?? '')?.[1],
    locale: readLocale(text('lang') ?? '') ?? readLocale(preferred) ?? 'en',
    compact: /^(?:1|true)$/i.test(text('compact') ?? ''),
    others: ['units', 'theme', 'accent', 'lang', 'compact'].flatMap((name) => {
      const value = text(name);
      return value === undefined ? [] : [[name, value]];
    }),
  };
};
