import { tools } from '@units/engine/catalog';
import { describe, expect, test } from 'vitest';
import { listed } from '../src/pages/listed.ts';
import { createAnswerer } from '../src/islands/ask.ts';
import { spoken } from '../src/islands/said.ts';
import { speakIn, speech } from '../src/messages/all.ts';

speakIn('en');

const answers = createAnswerer(tools, listed());
const reply = (text: string) => answers(text).reply;

/** Returns what the box shows for a text, in one line. */
const shown = (text: string): string | undefined => {
  const answer = reply(text);
  return answer && `${answer.asked} ${answer.answer}${answer.more && ` (${answer.more})`}`;
};

const page = (text: string): string | undefined => reply(text)?.page;

describe('conversions', () => {
  test.each([
    ["5'6 in cm", '5 feet 6 inches = 167.64 centimeters'],
    ['180lbs to kg', '180 pounds ≈ 81.64663 kilograms'],
    ['60mph in km/h', '60 miles per hour = 96.56064 kilometers per hour'],
    ['how many cups in a gallon', '1 gallon = 16 cups'],
    ['1 cup flour in grams', '1 cup of all-purpose flour = 125 grams'],
    ['200g flour to cups', '200 grams of all-purpose flour = 1.6 cups'],
    ['100 f to c', '100 degrees Fahrenheit ≈ 37.77778 degrees Celsius'],
    ['8 Mb in MB', '8 megabits = 1 megabyte'],
    ['1h30 in minutes', '1 hour 30 minutes = 90 minutes'],
  ])('%s', (text, answer) => {
    expect(shown(text)).toBe(answer);
  });

  test.each([
    ['6 feet', '6 feet = 1.8288 meters (72 inches, 2 yards, 0.001136364 miles)'],
    ['25mm', '25 millimeters ≈ 0.984252 inches (2.5 centimeters, 0.025 meters, 25,000 micrometers)'],
    ['180c', '180 degrees Celsius = 356 degrees Fahrenheit'],
  ])('%s alone is what most want it in', (text, answer) => {
    expect(shown(text)).toBe(answer);
  });

  test.each([
    ['5.0(2) kg in lb', '5.0(2) kg = 11.02(44) lb', '11.02 ± 0.44'],
    ['12 Da in kg', '12 daltons ≈ 1.99264688270(62)e-26 kg', '(1.99264688270 ± 0.00000000062)e-26'],
  ])('%s says what its digits in parentheses mean', (text, answer, meaning) => {
    expect(shown(text)).toBe(answer);
    expect(reply(text)?.digits?.answer).toContain(meaning);
    expect(reply('5 kg in lb')?.digits).toBeUndefined();
  });

  test('calories that may be those of food come with a note, which is spoken too', () => {
    const answered = answers('100 calories in kJ');
    expect(answered.reply?.note).toContain('kilocalories');
    expect(spoken(answered)).toContain('kilocalories');
    expect(reply('100 kcal in kJ')?.note).toBeUndefined();
  });

  test('a page is asked for something else than what the answer is', () => {
    expect(page('1h30 in minutes')).toBe('/time/?value=1.5&from=hour&to=minute');
    expect(page('1 cup flour in grams')).toBe('/tools/convert/?value=1&from=cup&to=gram&ingredient=all-purpose-flour');
  });
});

describe('calculators', () => {
  test.each([
    ['20% of 48', '20% of 48 = 9.6'],
    ['what is 20 percent of 1,250?', '20 percent of 1,250 = 250'],
    ['12 is what percent of 60', '12 is what percent of 60 = 20%'],
    ['what percent is 12 of 60', 'what percent is 12 of 60 = 20%'],
    ['12 out of 60', '12 out of 60 = 20%'],
    ['percentage increase from 40 to 50', 'percentage increase from 40 to 50 = 25%'],
    ['40 to 50 percent change', '40 to 50 percent change = 25%'],
    ['15% tip on $60', 'Total: $69.00 (Tip 9.00)'],
    ['tip 60', 'Total: 69.00 (Tip 9.00)'],
    ['tip 15% on 60 split 3', 'Each person pays: 23.00 (Total 69.00, Tip 9.00)'],
    ['20% tip on 48 for 2 people', 'Each person pays: 28.80 (Total 57.60, Tip 9.60)'],
    ['20% off 80', 'Price after discount: 64.00 (You save 16.00)'],
    ['80 minus 20%', 'Price after discount: 64.00 (You save 16.00)'],
    ['bmi 70kg 175cm', 'Body mass index: 22.9 (Category healthy)'],
    ['bmi 1.75m 70kg', 'Body mass index: 22.9 (Category healthy)'],
    ["bmi 150 lbs 5'10", 'Body mass index: 21.5 (Category healthy)'],
    ['bmi 150 lb 5 ft 10 in', 'Body mass index: 21.5 (Category healthy)'],
    ['days between 2024-01-01 and 25 December 2024', 'Days: 359 (Whole weeks 51, Extra days 2, Working days 257)'],
    ['2024-01-01 to 2024-12-25', 'Days: 359 (Whole weeks 51, Extra days 2, Working days 257)'],
    ['MCMXCIV', 'Number: 1,994'],
    ['mcmxciv', 'Number: 1,994'],
    ['xiv to number', 'Number: 14'],
    ['1994 roman', 'Roman numeral: MCMXCIV'],
    ['12v 5a', '12v 5A = 60 watts'],
    ['100 watts at 12 volts', '100 watts at 12 volts ≈ 8.33333 amps'],
    ['24 w 2 a', '24 w 2 A = 12 volts'],
    ['simplify 12/18', 'simplify 12/18 = 2/3'],
    ['3/8 as a percent', '3/8 as a percent = 37.5%'],
  ])('%s', (text, answer) => {
    expect(shown(text)).toBe(answer);
  });

  test.each(['age 1990-05-12', 'born on 12 May 1990', 'how old if born May 12, 1990', 'birthday 1990-5-12'])(
    '%s',
    (text) => {
      expect(page(text)).toBe('/tools/age/?birth_date=1990-05-12');
    },
  );

  test('days from today on', () => {
    expect(page('days until 2100-01-01')).toMatch(/\?start=\d{4}-\d{2}-\d{2}&end=2100-01-01$/);
    expect(page('days since 2000-01-01')).toMatch(/\?end=\d{4}-\d{2}-\d{2}&start=2000-01-01$/);
  });
});

describe('sums', () => {
  test.each([
    ['3/8 + 1/4', '3/8 + 1/4 = 0.625 (As a fraction 5/8)'],
    ['1 1/2 + 3/4', '1 1/2 + 3/4 = 2.25 (As a fraction 9/4)'],
    ['0.375 as a fraction', '0.375 = 3/8'],
    ['0.1 + 0.2', '0.1 + 0.2 = 0.3 (As a fraction 3/10)'],
    ['2+2', '2+2 = 4'],
    ['12 times 9 =', '12 times 9 = 108'],
    ['(1+2)*3^2', '(1+2)*3^2 = 27'],
    ['-2^2', '-2^2 = -4'],
    ['2^-2', '2^-2 = 0.25 (As a fraction 1/4)'],
    ['10 - 2 - 3', '10 - 2 - 3 = 5'],
    ['100 + 15%', '100 + 15% = 115'],
    ['1/3', '1/3 ≈ 0.333333'],
    ['4 mod 3', '4 mod 3 = 1'],
  ])('%s', (text, answer) => {
    expect(shown(text)).toBe(answer);
  });

  test.each(['7 / 0', '2024-01-01', '2 +', '(1+2', '9^99999', '5', '4 mod 0', '1..2 + 3', '0^-1'])(
    '%s is none',
    (text) => {
      expect(reply(text)).toBeUndefined();
    },
  );
});

test.each(['mix', 'mild', 'length', 'bmi', 'tip calculator', 'born 5/12/1990', 'IIII', ''])(
  '%s is not a question',
  (text) => {
    expect(reply(text)).toBeUndefined();
  },
);

test('words find pages', () => {
  expect(answers('born 5/12/1990').nothing).toBeDefined();
  expect(answers('age of somebody').found[0]?.name).toBe('Age calculator');
});

test.each([
  ['1/3 cup in tbsp', '1/3 cups ≈', '1%2F3'],
  ['2 1/3 cups in ml', '2 1/3 cups ≈', '2+1%2F3'],
  ['-1/3 m in cm', '−1/3 meters ≈', '-1%2F3'],
  ['3/8 in in mm', '0.375 inches =', '0.375'],
])('a fraction whose decimals do not end stays as it was typed, in the address too: %s', (text, asked, value) => {
  expect(answers(text).reply).toMatchObject({ asked, page: expect.stringContaining(`?value=${value}&`) });
});

test('an answer lists no page that it leads to itself', () => {
  expect(answers('40 C in F')).toMatchObject({ found: [], reply: { name: 'Temperature converter' } });
});

test.each([
  ['5 moles', 'Amount of substance converter'],
  ['7 dozen', 'Ratio and count converter'],
  ['8 octaves', 'Musical interval converter'],
  ['3 katal', 'Catalytic activity converter'],
])('leads from a measure without a usual conversion to the page of its quantity: %s', (text, name) => {
  expect(answers(text).found).toContainEqual(expect.objectContaining({ name }));
});

test.each([
  ['100 usd in eur', /Currencies are not converted/],
  ['50$ in €', /Currencies are not converted/],
  ['5 kg + 3 km', /not of one kind/],
  ['1/0', /divided by zero/],
  ['4000 in roman', /1 to 3999/],
  ['age 1990-02-29', /February 1990 has 28 days/],
])('%s has no answer, and the box says why', (text, why) => {
  expect(answers(text)).toMatchObject({ found: [], nothing: expect.stringMatching(why) });
  expect(answers(text).nothing).toMatch(/Try: 5 ft 6 in in cm$/);
});

test('a sum lists no pages that share a word with it', () => {
  expect(answers('2 ft * 3 ft in m²')).toMatchObject({ found: [], reply: { answer: '0.557418 m²' } });
});

test('a calculator answers in the language of the page, without an English word', () => {
  speakIn('de');
  const inGerman = createAnswerer(tools, listed(), speech());
  const answered = inGerman('18 % Trinkgeld auf 64,20 €');
  const refused = inGerman('12 kg in Meter');
  speakIn('en');
  expect(answered.reply).toMatchObject({
    asked: 'Gesamtbetrag:',
    more: '',
    page: '/de/tools/tip/?tip_percent=18&subtotal=64.2',
    name: 'Trinkgeldrechner',
  });
  expect(refused.nothing).toMatch(/^„Meter“ misst hier etwas anderes\. Zum Beispiel/);
});
