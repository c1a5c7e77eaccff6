import type { RawTexts } from './ask.ts';

/** A question in words that one of the calculators answers: the tool, and its parameters out of the words. */
export interface Question {
  readonly tool: string;
  readonly texts: RawTexts;
}

interface Pattern {
  readonly tool: string;
  readonly words: RegExp;
  readonly texts: (match: readonly string[]) => RawTexts;
}

const number = String.raw`[$€£]?\s*(\d[\d,]*(?:\.\d+)?|\.\d+)`;
const plain = (text: string): string => text.replaceAll(',', '');
const day = String.raw`(\d{4}-\d{2}-\d{2})`;

/** The ways in which people ask, most particular first. */
const patterns: readonly Pattern[] = [
  {
    tool: 'tip',
    words: new RegExp(
      String.raw`^(?:tip\s+)?${number}\s*%\s*tip\s+(?:on|of|for)\s+${number}(?:.*?(\d+)\s*(?:people|ways?))?$`,
      'i',
    ),
    texts: ([, percent, bill, people]) => ({
      tip_percent: plain(percent!),
      subtotal: plain(bill!),
      ...(people ? { people } : {}),
    }),
  },
  {
    tool: 'tip',
    words: new RegExp(
      String.raw`^tip\s+${number}\s*%?\s*(?:on|of|for)\s+${number}(?:.*?(\d+)\s*(?:people|ways?))?$`,
      'i',
    ),
    texts: ([, percent, bill, people]) => ({
      tip_percent: plain(percent!),
      subtotal: plain(bill!),
      ...(people ? { people } : {}),
    }),
  },
  {
    tool: 'tip',
    words: new RegExp(String.raw`^tip\s+(?:on|of|for)\s+${number}$`, 'i'),
    texts: ([, bill]) => ({ subtotal: plain(bill!) }),
  },
  {
    tool: 'discount',
    words: new RegExp(String.raw`^${number}\s*(?:%|percent)\s*(?:off|discount)\s*(?:of|on|from)?\s*${number}$`, 'i'),
    texts: ([, percent, price]) => ({ discount_percent: plain(percent!), price: plain(price!) }),
  },
  {
    tool: 'percentage',
    words: new RegExp(String.raw`^(?:what is\s+)?${number}\s*(?:%|percent)\s*of\s+${number}\??$`, 'i'),
    texts: ([, x, y]) => ({ mode: 'percent-of', x: plain(x!), y: plain(y!) }),
  },
  {
    tool: 'percentage',
    words: new RegExp(
      String.raw`^${number}\s+(?:as|is what)\s+(?:a\s+)?(?:percent|percentage|%)\s*of\s+${number}\??$`,
      'i',
    ),
    texts: ([, x, y]) => ({ mode: 'share', x: plain(x!), y: plain(y!) }),
  },
  {
    tool: 'percentage',
    words: new RegExp(String.raw`^(?:percent(?:age)?\s+)?change\s+from\s+${number}\s+to\s+${number}$`, 'i'),
    texts: ([, x, y]) => ({ mode: 'percent-change', x: plain(x!), y: plain(y!) }),
  },
  {
    tool: 'bmi',
    words: /^bmi\s+(\d+(?:\.\d+)?)\s*kg\s*,?\s*(?:at|and)?\s*(\d+(?:\.\d+)?)\s*c?m$/i,
    texts: ([, weight, height]) => ({ weight: weight!, height: height! }),
  },
  {
    tool: 'date-difference',
    words: new RegExp(String.raw`^(?:days\s+)?(?:between|from)\s+${day}\s+(?:and|to|until)\s+${day}$`, 'i'),
    texts: ([, start, end]) => ({ start: start!, end: end! }),
  },
  {
    tool: 'age',
    words: new RegExp(String.raw`^(?:age|born|birthday)\s+(?:on\s+)?${day}$`, 'i'),
    texts: ([, birth]) => ({ birth_date: birth! }),
  },
  {
    tool: 'roman',
    words: /^(?:(\d{1,4})\s+(?:in|to|as)\s+roman(?:\s+numerals?)?|roman\s+(\d{1,4}))$/i,
    texts: ([, a, b]) => ({ integer: a ?? b! }),
  },
  { tool: 'roman', words: /^(?:roman\s+)?([MDCLXVI]{2,})$/, texts: ([, roman]) => ({ roman: roman! }) },
  {
    tool: 'electrical',
    words:
      /^(\d+(?:\.\d+)?)\s*(?:v|volts?)\s*(?:and|at|,|\*|×|x)?\s*(\d+(?:\.\d+)?)\s*(?:a|amps?)(?:\s+(?:in|to)\s+(?:w|watts?))?$/i,
    texts: ([, volts, amps]) => ({ volts: volts!, amps: amps!, target: 'watts' }),
  },
  {
    tool: 'fraction',
    words: /^(?:simplify\s+)?(-?\d+)\s*\/\s*(\d+)(?:\s+(?:as|in|to)\s+(?:a\s+)?(decimal|percent)(?:age|s)?)?$/i,
    texts: ([, numerator, denominator, op]) => ({
      numerator: numerator!,
      denominator: denominator!,
      ...(op ? { op: op.toLowerCase() } : {}),
    }),
  },
];

/** The calculator that a question is for, with what it says. */
export const questionFor = (text: string): Question | undefined => {
  for (const { tool, words, texts } of patterns) {
    const match = words.exec(text.trim());
    if (match) return { tool, texts: texts(match) };
  }
  return undefined;
};
