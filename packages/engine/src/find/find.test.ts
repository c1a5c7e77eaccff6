import { describe, expect, test } from 'vitest';
import { find, rewrite, rewriteStream } from '../find.ts';
import de from '../generated/locales/de.ts';
import es from '../generated/locales/es.ts';
import fr from '../generated/locales/fr.ts';
import hi from '../generated/locales/hi.ts';
import it from '../generated/locales/it.ts';
import ja from '../generated/locales/ja.ts';
import ko from '../generated/locales/ko.ts';
import nl from '../generated/locales/nl.ts';
import pl from '../generated/locales/pl.ts';
import ru from '../generated/locales/ru.ts';
import tr from '../generated/locales/tr.ts';
import zh from '../generated/locales/zh.ts';
import type { LocaleOption } from '../text/locale.ts';

/** Returns the texts and the amounts of the sure quantities. */
const sure = (text: string, locale?: LocaleOption): [string, string][] =>
  find(text, { locale })
    .filter(({ isSure }) => isSure)
    .map((found) => [found.text, found.measures.join(', ')]);

describe('returns quantities with their places', () => {
  test.each<[text: string, found: [string, string][]]>([
    [
      'Run ten miles, or twenty-five km.',
      [
        ['ten miles', '10 mile'],
        ['twenty-five km', '25 kilometer'],
      ],
    ],
    ['a 6-foot man', [['6-foot', '6 foot']]],
    ['from 5 to 10 km', [['5 to 10 km', '5 kilometer, 10 kilometer']]],
    ['ovens of 350-375°F', [['350-375°F', '350 fahrenheit, 375 fahrenheit']]],
    ['20° to 25°C', [['20° to 25°C', '20 celsius, 25 celsius']]],
    ['5–10 km away', [['5–10 km', '5 kilometer, 10 kilometer']]],
    ['photographs of 2 x 4 in.', [['2 x 4 in', '2 inch, 4 inch']]],
    ['a flat of 80 m². So', [['80 m²', '80 square-meter']]],
    ['on 4 sq. miles', [['4 sq. miles', '4 square-mile']]],
    ['runs of 5, 10 and 15 miles', [['5, 10 and 15 miles', '5 mile, 10 mile, 15 mile']]],
    ['5 or 6 feet', [['5 or 6 feet', '5 foot, 6 foot']]],
    [
      '2 1/2 cups, ½ tsp and 3/4 in. thick',
      [
        ['2 1/2 cups', '2.5 cup'],
        ['½ tsp', '0.5 teaspoon'],
        ['3/4 in.', '0.75 inch'],
      ],
    ],
    [
      '5 ft 6 in is 5\'6"',
      [
        ['5 ft 6 in', '66 inch'],
        ['5\'6"', '66 inch'],
      ],
    ],
    ['6 lb 3 oz', [['6 lb 3 oz', '99 ounce']]],
    ['6 lb. 3 oz. of it', [['6 lb. 3 oz.', '99 ounce']]],
    [
      'Use 2 cups. 3 tablespoons oil',
      [
        ['2 cups', '2 cup'],
        ['3 tablespoons', '3 tablespoon'],
      ],
    ],
    [
      '5 lb\n3 oz salt',
      [
        ['5 lb', '5 pound'],
        ['3 oz', '3 ounce'],
      ],
    ],
    [
      'He ran 3 miles, 200 yards behind me',
      [
        ['3 miles', '3 mile'],
        ['200 yards', '200 yard'],
      ],
    ],
    ['5 oz of gold', []],
    ['-40 °F at night', [['-40 °F', '-40 fahrenheit']]],
    ['It was minus 20 degrees Celsius', [['minus 20 degrees Celsius', '-20 celsius']]],
    ['between minus 5 and 10 °C', [['minus 5 and 10 °C', '-5 celsius, 10 celsius']]],
    ['10 km minus 3 km', [['10 km', '10 kilometer']]],
    ['1 lb. 4 oz. of beef', [['1 lb. 4 oz.', '20 ounce']]],
    [
      'He ran 5 km. 6 m later',
      [
        ['5 km', '5 kilometer'],
        ['6 m', '6 meter'],
      ],
    ],
    ['16 fl. oz.', [['16 fl. oz', '16 fluid-ounce']]],
    ['an 8- to 16-meter telescope', [['8- to 16-meter', '8 meter, 16 meter']]],
    ['a 5- or 6-foot fence', [['5- or 6-foot', '5 foot, 6 foot']]],
    ['5 kg/person and 3 km/s2', [['3 km/s2', '3 kilometer-per-square-second']]],
    ['4 lb of thrust', []],
    ['Weight: kg 70', [['kg 70', '70 kilogram']]],
    ['boards, cm 50 x 70', []],
    [
      '60 mph, 8 L/100 km and 10 pounds per square inch',
      [
        ['60 mph', '60 mile-per-hour'],
        ['8 L/100 km', '8 liter-per-100-kilometer'],
        ['10 pounds per square inch', '10 pound-force-per-square-inch'],
      ],
    ],
    ['1,200 ft', [['1,200 ft', '1200 foot']]],
    [
      '12 pounds in 6 weeks',
      [
        ['12 pounds', '12 pound'],
        ['6 weeks', '6 week'],
      ],
    ],
    [
      'He is 6ft2in, and ran 5 miles and a half.',
      [
        ['6ft2in', '74 inch'],
        ['5 miles and a half', '5.5 mile'],
      ],
    ],
    ['2 cups and a half marathon', [['2 cups', '2 cup']]],
  ])('%s', (text, found) => {
    expect(sure(text)).toEqual(found);
  });

  test.each<[text: string, locale: LocaleOption, found: [string, string][]]>([
    [
      'Der Weg ist 5,5 Kilometer lang, 3 bis 4 Stunden.',
      de,
      [
        ['5,5 Kilometer', '5.5 kilometer'],
        ['3 bis 4 Stunden', '3 hour, 4 hour'],
      ],
    ],
    ['1.458.000 Tonnen', de, [['1.458.000 Tonnen', '1458000 tonne']]],
    ['entre 5 et 10 kilomètres', fr, [['5 et 10 kilomètres', '5 kilometer, 10 kilometer']]],
    [
      'длина 5 км, 2 га леса',
      ru,
      [
        ['5 км', '5 kilometer'],
        ['2 га', '2 hectare'],
      ],
    ],
    ['от 5 до 10 километров', ru, [['5 до 10 километров', '5 kilometer, 10 kilometer']]],
    ['身高168厘米的人', zh, [['168厘米', '168 centimeter']]],
    [
      '他身高1米80，体重75公斤',
      zh,
      [
        ['1米80', '1.8 meter'],
        ['75公斤', '75 kilogram'],
      ],
    ],
    ['气温摄氏 20 度', zh, [['摄氏 20 度', '20 celsius']]],
    ['负0.2千米', zh, [['负0.2千米', '-0.2 kilometer']]],
    ['Es waren minus 5 Grad Celsius', de, [['minus 5 Grad Celsius', '-5 celsius']]],
    ['a 1/4 de milla', es, [['1/4 de milla', '0.25 mile']]],
    ['un área de unas diez millas, no un area', es, [['diez millas', '10 mile']]],
    ['dreizehn Meilen', de, [['dreizehn Meilen', '13 mile']]],
    ['約5キロメートル先', ja, [['5キロメートル', '5 kilometer']]],
    [
      '走了两公里半，等了一个半小时',
      zh,
      [
        ['两公里半', '2.5 kilometer'],
        ['一个半小时', '1.5 hour'],
      ],
    ],
    ['住了两个半月', zh, [['两个半月', '2.5 month']]],
    [
      '3米半高，身高1米75',
      zh,
      [
        ['3米半', '3.5 meter'],
        ['1米75', '1.75 meter'],
      ],
    ],
    ['身高5英尺10英寸的人', zh, [['5英尺10英寸', '70 inch']]],
    ['用了一小时三十分钟', zh, [['一小时三十分钟', '90 minute']]],
    ['重约5磅左右', zh, [['5磅', '5 pound']]],
    [
      '5マイルで走る。約30cmです',
      ja,
      [
        ['5マイル', '5 mile'],
        ['30cm', '30 centimeter'],
      ],
    ],
    [
      '二マイル半、3フィート6インチの棚',
      ja,
      [
        ['二マイル半', '2.5 mile'],
        ['3フィート6インチ', '42 inch'],
      ],
    ],
    [
      '百六十八センチ、1万6千トン',
      ja,
      [
        ['百六十八センチ', '168 centimeter'],
        ['1万6千トン', '16000 tonne'],
      ],
    ],
    [
      '29만 천 890 톤, 한 시간 반',
      ko,
      [
        ['29만 천 890 톤', '291890 tonne'],
        ['한 시간 반', '1.5 hour'],
      ],
    ],
    ['dos millas y media', es, [['dos millas y media', '2.5 mile']]],
    ['5 pies y 6 pulgadas', es, [['5 pies y 6 pulgadas', '66 inch']]],
    ['vijf mijl en verder', nl, [['vijf mijl', '5 mile']]],
    ['70 grados F', es, [['70 grados F', '70 fahrenheit']]],
    ['2 - ~7 gallons', 'en', [['2 - ~7 gallons', '2 gallon, 7 gallon']]],
    [
      '兩小時三十分鐘，華氏70度',
      zh,
      [
        ['兩小時三十分鐘', '150 minute'],
        ['華氏70度', '70 fahrenheit'],
      ],
    ],
    ['5 miles et demi', fr, [['5 miles et demi', '5.5 mile']]],
  ])('%s in its language', (text, locale, found) => {
    expect(sure(text, locale)).toEqual(found);
  });
});

describe('rewrite leaves alone what would become false', () => {
  test.each<[text: string, system: 'metric' | 'us', locale?: LocaleOption]>([
    ['Temperatures dropped 20 degrees Fahrenheit overnight.', 'metric'],
    ['Sea temperatures have risen 1.2°C since 1900.', 'us'],
    ['Le réchauffement atteint déjà +1,2 °C.', 'us', fr],
    ['La temperatura media ha subido 1,7 °C.', 'us', es],
    ['全球平均气温已上升1.2℃。', 'us', zh],
    ['平均気温は1.2℃上昇した。', 'us', ja],
    ['最高气温32到35度,夜间最低22℃。', 'us', zh],
    ['It is 12.7 ± 0.1 mm thick.', 'us'],
    ['Ce canapé (L 220 x P 95 x H 85 cm)', 'us', fr],
    ['サイズ:幅60×奥行45×高さ120cm', 'us', ja],
    ['Er sank von 90 auf 75 kg.', 'us', de],
    ['40 bis 60 Liter Regen pro Quadratmeter', 'us', de],
    ['这款车百公里油耗6.5升。', 'us', zh],
    ['Bolt won the 100m in Berlin.', 'us'],
    ['the 4x100 m relay', 'us'],
    ['a Canon EF 50mm f/1.8', 'us'],
    ['un objectif 24-70 mm', 'us', fr],
    ['a 20-ounce soda', 'metric'],
    ['A quarter-pound burger', 'metric'],
    ['Each 5 ml dose', 'us'],
    ['à quelques centaines de mètres', 'us', fr],
    ['una casa de 1,800 pies cuadrados', 'metric', es],
    ['in 410 F. 2d 12', 'metric'],
    ['on runway 27L', 'us'],
    ['Il a publié trois livres.', 'metric', fr],
    ['1ポンド=190円', 'metric', ja],
    ['Cast off 5 sts.', 'metric'],
    // Numbers of laws, flats and years
    ['Siehe § 23 m und Nummer 3 l, im Jahr 800 g. Z.', 'us', de],
    ['W art. 5 ust. 2 pkt 3 lit. a, ul. Długiej 7 m. 5', 'us', pl],
    ['В 988 г. крестили Русь, школа № 5 г. Москвы, 12 л. дела', 'us', ru],
    // A word that contains another unit does not convert
    ['Der 100-m-Lauf ist am Samstag.', 'us', de],
    // Ordinary words of a language that are also units
    ['El equipo suma 45 puntos en 18 partidos.', 'metric', es],
    ['इस पर 3 बार चर्चा हुई।', 'us', hi],
    ['말 3마리가 있다.', 'metric', ko],
    ['The dog has 4 feet.', 'metric'],
    ['Der Hund hat 4 Füße.', 'metric', de],
    ['Il cane ha 4 piedi e 2 palmi.', 'metric', it],
    ['El perro tiene 4 pies y 2 manos el mono.', 'metric', es],
    ['a frieze of 20 stone carvings', 'metric'],
    ['Der Film „20.000 Meilen unter dem Meer“ läuft.', 'metric', de],
    ['He paid 5 pounds for it, and 20 pounds was the fee.', 'metric'],
    ['« 37°2 le matin »', 'us', fr],
  ])('%s', (text, system, locale) => {
    expect(rewrite(text, { system, ...(locale ? { locale } : {}) }).text).toBe(text);
  });

  test.each([
    ['It drops from 55 to 35 mph.', 'metric', 'It drops from 89 to 56 km/h.'],
    ['He is 6\'4" tall.', 'metric', 'He is 1.93 m tall.'],
    ['A refuge at 2,765 m.', 'us', 'A refuge at 9,072 ft.'],
    ['A 65-inch TV.', 'metric', 'A 165-centimeter TV.'],
    ['A 9 x 13 inch pan.', 'metric', 'A 23 x 33 centimeter pan.'],
    ['A 12 foot tall statue, 1 mile away.', 'metric', 'A 3.7 meter tall statue, 1.6 kilometers away.'],
    ['A desk of 120 × 60 cm.', 'us', 'A desk of 47 × 23.6 in.'],
    ['The box is 64" x 34" x 6".', 'metric', 'The box is 163 cm x 86 cm x 15 cm.'],
    ['a 3/8" hole 1-1/4" from each end', 'metric', 'a 9.5 mm hole 3.2 cm from each end'],
    ['a 12-by-16-foot barn', 'metric', 'a 3.7-by-4.9-meter barn'],
    ['12 fl. oz. of seltzer', 'metric', '350 mL of seltzer'],
    ['a low of minus 4 degrees Fahrenheit', 'metric', 'a low of -20 degrees Celsius'],
    ['The table has 4 feet of clearance.', 'metric', 'The table has 1.2 meters of clearance.'],
    [
      'She lost 20 pounds, and the bag of 5 pounds is full.',
      'metric',
      'She lost 9.1 kilograms, and the bag of 2.3 kilograms is full.',
    ],
  ] as const)('and converts: %s', (text, system, written) => {
    expect(rewrite(text, { system }).text).toBe(written);
  });
});

test.each<[text: string, locale: LocaleOption, system: 'metric' | 'us', written: string]>([
  ['Возьмите 500 г муки', ru, 'us', 'Возьмите 1,1 фнт муки'],
  ['100 gram un', tr, 'us', '3,5 ons un'],
])('and converts %s in its language', (text, locale, system, written) => {
  expect(rewrite(text, { locale, system }).text.replaceAll('\u00a0', ' ')).toBe(written);
});

test.each<[text: string, locale: LocaleOption, system: 'metric' | 'us']>([
  ['It gets 28 mpg and has a 15.9-gallon tank of 64" x 34", 5 miles away.', 'en', 'metric'],
  ['2 litros de agua a 6,8 l/100 km', es, 'us'],
  ['1,5 l wody', pl, 'us'],
])('writes nothing twice: %s', (text, locale, system) => {
  for (const mode of ['replace', 'beside'] as const) {
    const { text: once, changes } = rewrite(text, { locale, system, mode });
    expect(changes.length).toBeGreaterThan(0);
    expect(rewrite(once, { locale, system, mode }).text).toBe(once);
  }
});

test('gives the reason for a doubtful quantity', () => {
  const doubtOf = (text: string): string | undefined => find(text)[0]?.doubt;
  expect(doubtOf('a 12 V battery')).toBe('name');
  expect(doubtOf('a 35 mm film')).toBe('name');
  expect(doubtOf('Apt 5 C')).toBe('number');
  expect(doubtOf('it cost 5 pounds')).toBe('number');
  expect(doubtOf('In 1990 pounds were used')).toBe('number');
  expect(doubtOf('about 1990 pounds')).toBeUndefined();
  expect(doubtOf('he is 6 feet 2')).toBe('number');
  expect(doubtOf('he is 6 feet 2 inches')).toBeUndefined();
  expect(doubtOf('an iPhone 5s')).toBe('symbol');
  expect(doubtOf('three bars')).toBe('word');
  expect(doubtOf('10 m people')).toBe('symbol');
  expect(doubtOf('on October 31st')).toBe('symbol');
});

test.each<[text: string, locale: LocaleOption]>([
  ['两三公里，数百万公里，几十公里', zh],
  ['三分一湯匙，廿七公里', zh],
  ['al menos 4,0 oz, más o menos 5 millas, tres cuartos', es],
  ['au moins 5 miles, il coûte 5 livres', fr],
  ['cuesta 5 libras, 40 grados Fahrenheit bajo cero', es],
  ['第3マイル', ja],
  ['सवा 2 मील', hi],
  ['吃3米饭，5升级', zh],
  ['5月3日，一年三点', zh],
  ['数十マイル、3時間30', ja],
])('finds nothing sure in %s', (text, locale) => {
  expect(sure(text, locale)).toEqual([]);
});

test.each<[text: string, locale: LocaleOption, found: string]>([
  ['3マイル半径', ja, '3マイル'],
  ['2킬로미터 반경', ko, '2킬로미터'],
])('takes no part of a word for a half: %s', (text, locale, found) => {
  expect(sure(text, locale).map(([words]) => words)).toEqual([found]);
});

test.each([
  '5 in 10 people',
  '3 in a row',
  'at 5 am',
  'version 1.2.3 m',
  'on 2024-05-06 m and 10:30 h',
  'call 555-1234 in time',
  'it cost $5 m and €20 g',
  'see https://example.org/5-km/ and `5 ft`',
  '<img width="48" height="5 ft">',
  'x=5 mm',
  'iPhone5 m',
  'There are three “tiers” and IE 8’s problems',
  'grade 24703L202',
])('finds nothing sure in %s', (text) => {
  expect(sure(text)).toEqual([]);
});

test('ignores a number that is too large', () => {
  expect(find(`1e309 km, ${'9'.repeat(100)}e300 m and 5 km`).map(({ text }) => text)).toEqual(['5 km']);
});

test('marks what is said in two units, and leaves both', () => {
  for (const text of [
    '5 miles (8 km)',
    'Bake at 350°F/180°C.',
    '12 oz (about 340 g)',
    '28 mpg (8.4 L/100 km)',
    '2 1/2 cups (590 ml) of milk',
  ]) {
    expect(find(text).map(({ isConverted }) => isConverted)).toEqual([true, true]);
    expect(rewrite(text).text).toBe(text);
    expect(rewrite(text, { system: 'us' }).text).toBe(text);
  }
  expect(find('5 miles (20 km)').some(({ isConverted }) => isConverted)).toBe(false);
});

describe('writes the quantities of a text for its readers', () => {
  test.each([
    ['a 6-foot man', 'a 1.8-meter man'],
    ['10 miles', '16 kilometers'],
    ['26.2 miles', '42.2 kilometers'],
    ['12 oz steak', '340 g steak'],
    ['5 to 10 miles', '8 to 16 kilometers'],
    ['Preheat to 350-375°F', 'Preheat to 177-191°C'],
    ['2 x 4 in. photograph', '5.1 x 10 cm photograph'],
    // Lumber is thinner than its name: 1.5 by 3.5 inches
    ['2 x 4 in. board', '2 x 4 in. board'],
    ['boards of 2 x 4 in.', 'boards of 2 x 4 in.'],
    ['98.6 °F', '37°C'],
    ['-40 °F', '-40°C'],
    ['3/4 inch', '1.9 centimeters'],
    ['30 mpg', '7.8 L/100 km'],
    ['0 feet', '0 feet'],
    ['20 minutes on 12 V at 3 GB', '20 minutes on 12 V at 3 GB'],
    ['5 km, 20 °C', '5 km, 20 °C'],
    // A difference has no zero
    ['a rise of 20 °F, 10 °F warmer', 'a rise of 20 °F, 10 °F warmer'],
    ['a 2.5-bath home and a 10-gallon hat', 'a 2.5-bath home and a 10-gallon hat'],
  ])('%s for metric readers', (text, written) => {
    expect(rewrite(text, { system: 'metric' }).text).toBe(written);
  });

  test.each([
    ['10 km', '6.2 mi'],
    ['20 °C', '68°F'],
    ['5 miles', '5 miles'],
    ['100 kilometers per hour', '62 miles per hour'],
  ])('%s for readers in the United States', (text, written) => {
    expect(rewrite(text, { region: 'US' }).text).toBe(written);
  });

  test('beside the words of the author', () => {
    const { text, changes } = rewrite('Walk 5 miles.', { mode: 'beside' });
    expect(text).toBe('Walk 5 miles (8 kilometers).');
    expect(changes).toEqual([{ index: 5, from: '5 miles', to: '5 miles (8 kilometers)' }]);
  });

  test('in the language of the text', () => {
    expect(rewrite('Der Weg ist 3,5 Meilen lang.', { locale: de }).text.replace('\u00a0', ' ')).toBe(
      'Der Weg ist 5,6 Kilometer lang.',
    );
  });
});

test('reads a long text in pieces, and no quantity goes across two', () => {
  const sentence = 'The road is 5 to 10 miles long, and 6 feet 2 inches wide at the end ';
  for (const join of ['. ', '\n', '\n\n', '']) {
    const text = Array.from({ length: 200 }, () => sentence).join(join);
    const { text: written, changes } = rewrite(text);
    expect(changes.length).toBe(400);
    expect(changes.every(({ index, from }) => text.startsWith(from, index))).toBe(true);
    expect(written).not.toContain('mile');
  }
  expect(rewrite('x'.repeat(5000)).text).toBe('x'.repeat(5000));
});

test('refuses what is not a text, no system and no mode', () => {
  const wrong =
    (options: object): (() => unknown) =>
    () =>
      rewrite('5 ft', options);
  expect(() => find(5 as unknown as string)).toThrow('text');
  expect(wrong({ system: 'roman' })).toThrow('system');
  expect(wrong({ system: 'us', region: 'US' })).toThrow('system');
  expect(wrong({ mode: 'above' })).toThrow('mode');
  expect(wrong({ locale: 'not a tag' })).toThrow('locale');
});

test('takes ten times the time for ten times the text', () => {
  const paragraph = 'In 2020 it was 5 to 10 miles (8 to 16 km), at -5 °C; 3 of 12 were in a row, 2 1/2 cups each. ';
  const timeOf = (count: number): number => {
    const text = paragraph.repeat(count);
    const before = process.cpuUsage();
    find(text);
    return process.cpuUsage(before).user;
  };
  timeOf(200);
  const [short, long] = [timeOf(200), timeOf(2000)];
  expect(long).toBeLessThan(40 * short);
});

describe('a text that comes in parts', () => {
  const text = Array.from(
    { length: 90 },
    (_, i) => `Walk ${i + 1} miles and 1,${200 + i} ft up to the 6-foot fence. `,
  ).join('');

  test.each([1, 7, 64, 1000, 5000])('of %i characters is written as a whole one', async (size) => {
    const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size));
    const written: string[] = [];
    for await (const one of rewriteStream(parts, { system: 'metric' })) written.push(one);
    expect(written.join('')).toBe(rewrite(text, { system: 'metric' }).text);
    expect(written.length).toBeGreaterThan(3);
  });

  test('is refused where a part is not a text', async () => {
    // @ts-expect-error -- a number is not a text
    await expect(rewriteStream([5]).next()).rejects.toThrow('text');
    for (const given of [undefined, 5, {}, 'Walk 5 miles.']) {
      await expect(rewriteStream(given as never).next()).rejects.toMatchObject({ code: 'invalid-text' });
    }
  });
});
