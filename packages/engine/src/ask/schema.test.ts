import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { UnitsError } from '../model/error.ts';

it.each([
  ['pancake recipe feeds 4 with 300 g flour, need enough for 7', '300 g × 7 ÷ 4 = 525 g'],
  ['bought 2 kg of oranges for $5, how much do 750 g cost', '$5 × 750 g ÷ 2 kg ≈ $1.88'],
  ['6 painters 5 days how long for 10 painters', '5 days × 6 ÷ 10 = 3 days'],
  ['laptop $900, marked down 20%', '$900 − 20% = $720'],
  ['subscribers went from 640 to 800, growth in percent', '(800 − 640) ÷ 640 = 25%'],
  ['got 27 out of 36 on my test what percent is that', '27 ÷ 36 = 75%'],
  ['ferry leaves 21:40 and takes 3 h 35 min, arrival when', '21:40 + 3 h 35 min = 01:15'],
  ['9:40 am + 2h35m', '9:40 am + 2h35m = 12:15 pm'],
  ['9am to 5:30pm with 30 min break', '9am – 5:30pm − 30 min = 8 hr'],
  ['have to be ready at 9:15, takes 50 min, when do I leave', '9:15 − 50 min = 08:25'],
  ['lunch came to $84, 18% tip, we are 4, how much each', 'Each person pays: $24.78'],
  ['£720 ex vat at 20%, total', '£720 × (1 + 20%) = £864'],
  ['how much gst is included in $330 incl 10% gst', '$330 − $330 ÷ (1 + 10%) = $30'],
  ['salary 3150 after a 5% raise what was it before', '3150 ÷ (1 + 5%) = 3,000'],
  ['35 g of cashews at 553 kcal per 100 g', '35 g × (553 kcal per 100 g) = 193.55 kcal'],
  ['380 km at 5.8 l/100km how much diesel', '380 km × (5.8 l/100km) = 22.04 L'],
  ['7:20 to 16:05 how many minutes', '7:20 – 16:05 = 525 min'],
  ['15 km/h pace', '1 ÷ 15 km/h = 4 min/km'],
  ['how old was someone on 1 may 2020 if born 9 june 1975', 'Years: 44'],
  ["what time is it in paris when it's 7:30 am in chicago on 4 march 2026", 'Time there: 14:30'],
])('%s', (text, answer) => {
  expect(ask(text).text).toBe(answer);
});

it.each([
  // The change is asked for
  'jacket $120 30% off how much do I save',
  'rent 1200 raised by 5% how much more',
  // A discount on a price with tax
  '$110 incl gst 10% discount',
  // The price may be 60, or asked for
  'price without vat of 60 at 20%',
  // The clock has another offset in summer
  "what time in paris when it's 7:30 am in chicago summer time",
  // The amount may be the result
  'price dropped 20% now 80',
  'lost 5% of 80 kg',
  // It does not say for how many years
  'population 5000 grew 3% a year',
  // Something else is asked for than is known
  'rice 300 g for 4 people, lentils for 10 cats',
  // It does not say which time is asked for
  'meeting at 9:00 travel 2 h',
  // An average among the numbers
  'test scores 80 90 average 85',
])('%s is refused', (text) => {
  expect(() => ask(text)).toThrow(UnitsError);
});

it('says in which units it read the numbers of a body mass index', () => {
  const { assumed } = ask('bmi weight 78 height 1.70');
  expect(assumed?.map(({ as }) => as)).toEqual(['78 kg', '1.70 m']);
});

it.each(['Tokyo', 'Berlin', 'New York'])('a journey to %s is refused: the clock shows another time there', (city) => {
  expect(() => ask(`ferry leaves 21:40 for ${city}, takes 3 h 35 min, arrival`)).toThrow(UnitsError);
});
