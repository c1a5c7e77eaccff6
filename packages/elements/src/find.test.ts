import { find, rewrite } from '@units/engine/find';
import { describe, expect, test } from 'vitest';
import { readerOf } from './find.ts';
import { shownFor, write, writeNumber, type Audience } from './units.ts';

const metric: Audience = { region: 'DE', system: undefined, usage: '' };
const american: Audience = { region: 'US', system: undefined, usage: '' };

/** Returns a text as `<units-text>` shows it, with symbols for units. */
const shown = (text: string, audience: Audience, language = 'en'): string => {
  let [written, end] = ['', 0];
  for (const { start, end: after, figures, unit } of readerOf(language).read(text)) {
    const value = shownFor(figures, unit, audience);
    if (!value) continue;
    const numbers = value.values.map((one, index) =>
      index < value.values.length - 1
        ? writeNumber(one, language) + text.slice(figures[index]!.end, figures[index + 1]!.start).replace('°', '')
        : write(one, value.unit, language, 'short'),
    );
    written += text.slice(end, start) + numbers.join('');
    end = after;
  }
  return (written + text.slice(end)).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
};

const sentences = [
  'It rises by 5 degrees Fahrenheit, 10 °F warmer, a drop of about 20°F; a 2.5-bath home, a 10-gallon hat.',
  'A 6-foot man ran 26.2 miles at 8 mph.',
  'Preheat to 350-375°F, add 2 1/2 cups (590 ml) of milk.',
  'Add 2 cups of flour, ½ tsp of salt, 1½ lb of beef and 8 oz. of cheese.',
  'It is 5 ft 6 in tall and weighs 10 lb 5 oz.',
  'The house has 2,000 sq ft on 0.5 acres, 12 ft x 14 ft rooms.',
  'From 5 to 10 miles, 3 to 4 feet, between 5 and 10 inches.',
  '5 in 10 people; 3 in a row; page 5; the 90s; Apt 5 C; on 2024-05-06 at 10:30; call 555-1234.',
  'A 12 V battery, a 35 mm film, a 2 x 4 in board, boards of 2 x 4 in.',
  'It cost 5 pounds, $5, €20; see https://example.org/5-km/ and `5 ft`.',
  'Tires at 35 psi, 30 mpg, 55 mph, 0 miles, -40 °F, 98.6 °F, 1,200 ft, 5280 feet.',
  '5 and 6 miles; 5, 10 and 15 miles; 5.5.1 miles',
  'Mount Everest is 29,032 feet (8,849 m) high, and 5 miles (8 km) away, 350°F/180°C.',
  '350F oven; 20° to 25°F; 5 gal; 3 quarts; 1 pint; 2 tbsp; 5 lbs; 100 yards; 10 acres; 4 sq. miles.',
];

/** Text with numbers in words, which are not read. */
const inWords = 'Five or 6 miles, two to 3 miles, twenty-5 miles, one and 3/4 inches, half 2 miles, six miles.';

describe('what elements show', () => {
  test('are the unambiguous amounts of find, with the values of rewrite', () => {
    for (const text of [...sentences, inWords]) {
      const sure = find(text).filter(({ isSure, isConverted }) => isSure && !isConverted);
      for (const { start, end, figures } of readerOf('en').read(text)) {
        const found = sure.find((one) => one.index === start);
        expect(found?.text).toBe(text.slice(start, end));
        expect(found!.measures.map(({ value }) => value)).toEqual(figures.map(({ value }) => value));
      }
    }
  });

  test.each([
    [metric, 'metric'],
    [american, 'us'],
  ] as const)('has the digits of rewrite', (audience, system) => {
    const digits = (text: string): string[] => text.match(/[\d,.]*\d/g) ?? [];
    for (const text of sentences) expect(digits(shown(text, audience))).toEqual(digits(rewrite(text, { system }).text));
  });

  test.each([
    ['en', 'A 3- to 6-foot fence.', 'A 0.91- to 1.8 m fence.'],
    ['de', 'Der Weg ist 3,5 Meilen lang.', 'Der Weg ist 5,6 km lang.'],
    ['fr', 'Il pèse 150 livres.', 'Il pèse 68 kg.'],
    ['es', 'Son 26,2 millas.', 'Son 42,2 km.'],
    ['ja', '全長10マイル。', '全長16 km。'],
    ['ja', '5マイルで走る。幅2インチです', '8 kmで走る。幅5.1 cmです'],
    ['ja', '3フィート6インチの棚', '1.07 mの棚'],
    ['ja', '約30cmです', '約30cmです'],
    ['zh', '身高5英尺10英寸的人', '身高1.78米的人'],
    ['ko', '5마일을 달린다', '8km을 달린다'],
    // A half after the unit, or ten thousands before the number, changes the amount
    ['ja', '3マイル半、数10マイル、1万6千マイル', '3マイル半、数10マイル、1万6千マイル'],
    ['fr', 'Ce sont 5 miles et demi', 'Ce sont 5 miles et demi'],
    ['pt', 'São 5 milhas e meia', 'São 5 milhas e meia'],
    ['ru', 'Это 5 миль с половиной', 'Это 5 миль с половиной'],
    ['en', 'He is 6 feet 2.', 'He is 6 feet 2.'],
    ['ja', '幅2〜3インチ', '幅5.1〜7.6 cm'],
    ['it', 'È alto 6 piedi e 2 pollici', 'È alto 1,88 m'],
    ['zh', '重10磅的包裹', '重4.5 kg的包裹'],
    ['de', '10 Pfund Mehl', '10 Pfund Mehl'],
    // Units that are a part of another unit or of a word, and letters that are not symbols
    ['es', 'a 550 millas por hora', 'a 550 millas por hora'],
    ['es', 'el 11 M y el 23 F', 'el 11 M y el 23 F'],
    ['de', 'Der Film „8 Meilen“ läuft.', 'Der Film „8 Meilen“ läuft.'],
  ])('in %s: %s', (language, text, written) => {
    expect(shown(text, metric, language)).toBe(written);
  });

  test.each([
    'It was minus 20 degrees Celsius.',
    'An engine of 4 lb of thrust.',
    'They take 5 kg/person and 9 ft/day.',
    'Torque them to 80-90 ft-lb, or 1,050 lb-ft.',
    'He won the 400 m final and the 4 x 100 m relay.',
    'Take the bus to Stop 7 F.',
    'The Mig 21 F and the 101st Airborne.',
    '“8 miles” was played.',
  ])('leaves alone: %s', (text) => {
    expect(shown(text, american)).toBe(text);
    expect(shown(text, metric)).toBe(text);
  });

  test.each([
    ['de', 'Der 100-m-Lauf bei 6,8 l/100 km, § 23 m, Art. 5 g'],
    ['ru', 'В 988 г. крестили Русь, п. 4 м'],
    ['pl', 'W art. 5 l, ul. Długiej 7 m. 5'],
  ])('leaves alone in %s: %s', (language, text) => {
    expect(shown(text, american, language)).toBe(text);
  });

  test('uses the preferences of CLDR for a usage', () => {
    const unit = readerOf('en').read('5 m')[0]!.unit;
    const height = shownFor([{ value: 1.8, step: 0.01 }], unit, { ...american, usage: 'person-height' });
    expect(height?.parts).toEqual([
      [5, 'foot'],
      [11, 'inch'],
    ]);
    expect(shownFor([{ value: 1.8, step: 0.1 }], unit, american)).toMatchObject({ unit: 'foot', values: [5.9] });
    expect(shownFor([{ value: 1.8, step: 0.1 }], unit, metric)).toBeUndefined();
  });
});
