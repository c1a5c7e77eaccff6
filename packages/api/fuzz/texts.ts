// oxlint-disable unicorn/no-useless-spread, typescript/no-misused-spread -- rows of one kind, a line each
import * as fc from 'fast-check';

/**
 * Texts that have broken other programs: property names of every object, malformed text, extreme numbers, patterns that
 * backtrack, and injections of other languages.
 */
const nasty = fc.constantFrom(
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    ' ',
    '\0',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\u202e',
  ],
  ...[
    '1e100',
    '1e-100',
    '-1e308',
    '1e309',
    '1e99999999999999999999',
    `1e${'9'.repeat(100)}`,
    `0.${'0'.repeat(60)}1`,
    '-0',
    '5e-324',
    '9007199254740993',
  ],
  ...['NaN', 'Infinity', '0x10', '1,000', '１２', '½', '٣', '--1', '+', '.', 'e5', '1e', '1/0', '١٫٥'],
  ...[
    'a'.repeat(5000),
    '1'.repeat(5000),
    ' '.repeat(5000),
    'm'.repeat(300),
    'kg*'.repeat(50),
    'm/s/'.repeat(40),
    '^2'.repeat(80),
    '('.repeat(160),
    'm^99999999',
    'per '.repeat(40),
    '-'.repeat(160),
    'kilo'.repeat(30),
  ],
  ...['0001-01-01', '9999-12-31', '2023-02-30', '0000-00-00', '-0001-01-01', '10000-01-01', '2024-02-29T00:00:00Z'],
  ...[
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '${7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '%',
    '%zz',
    '%c0%af',
    '\r\nX-Injected: 1',
    'file:///etc/passwd',
  ],
);

const valid = fc.constantFrom(
  '1',
  '0',
  '-2.5',
  'm',
  'km',
  'F',
  'cup',
  'g',
  'flour',
  'ft',
  'dB',
  'dBm',
  'mpg',
  'l/100km',
  'kg*m/s^2',
  'true',
  '2024-02-29',
  'XIV',
  '5 ft 6 in to cm',
  'length',
);

/** Makes text for a parameter: valid, nearly valid or arbitrary. */
export const anyText = fc.oneof(
  { weight: 3, arbitrary: valid },
  { weight: 3, arbitrary: nasty },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.bigInt().map(String) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'kmg*/^-+. ()²³·°µ0123456789e%'), maxLength: 60 }) },
);
