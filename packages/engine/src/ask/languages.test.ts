import { expect, test } from 'vitest';
import { localeOf } from '../../fixtures/locale.ts';
import { ask } from '../ask.ts';
import { UnitsError } from '../model/error.ts';

const today = '2026-11-22';

/** Replaces the spaces that Intl uses with plain ones. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Questions as people type them, with the tool and the answer in their language. */
const questions: readonly (readonly [tag: string, text: string, tool: string, says: string])[] = [
  ['de', '18 % Trinkgeld auf 64,20 €', 'tip', 'Gesamtbetrag: 75,76 €'],
  ['de', '20 % Rabatt auf 80 €', 'discount', 'Preis nach Rabatt: 64,00 €'],
  ['de', 'Wie alt bin ich, geboren am 12. Mai 1990?', 'age', 'Jahre: 36'],
  ['de', 'BMI 70 kg 175 cm', 'bmi', 'Body-Mass-Index: 22,9'],
  ['de', '19 % MwSt auf 100 €', 'sales-tax', 'Steuerbetrag: 19,00 €'],
  ['de', 'Durchschnitt von 1,5; 2,5 und 3', 'average', 'Durchschnitt (Mittelwert): 2,33333'],
  ['de', 'Summe von 1,2,3', 'average', 'Summe: 6'],
  ['de', 'wie viele Tage bis Weihnachten', 'date-difference', 'Tage: 33'],
  ['de', 'Tage zwischen 1.2.2024 und 3.4.2024', 'date-difference', 'Tage: 62'],
  ['de', 'in 3 Wochen', 'date-add', 'Datum: 2026-12-13'],
  ['de', 'welcher Tag ist der 24. Dezember 2026', 'date-add', 'Wochentag: Donnerstag'],
  ['de', 'Windstärke 1 in m/s', 'beaufort', 'Windgeschwindigkeit dieser Stärke: 0,3 bis 1,5 m/s'],
  ['de', '30 km/h in Beaufort', 'beaufort', 'Beaufort: 5'],
  ['fr', 'force 6 en nœuds', 'beaufort', 'Vitesse du vent de cette force : 22 à 27 kn'],
  ['es', 'qué día fue el 20 de julio de 1969', 'date-add', 'Día de la semana: domingo'],
  ['fr', 'quel jour était le 14 juillet 1989', 'date-add', 'Jour de la semaine : vendredi'],
  ['pt', 'que dia da semana foi 7 de setembro de 2022', 'date-add', 'Dia da semana: quarta-feira'],
  ['ja', '2026年12月25日は何曜日', 'date-add', '曜日: 金曜日'],
  [
    'de',
    '1.500 m in 5 min Geschwindigkeit',
    'speed-distance-time',
    '1.500 m in 5 min Geschwindigkeit = 5 Meter pro Sekunde',
  ],
  ['de', '15 Prozent von 80', 'percentage', '15 Prozent von 80 = 12'],
  ['de', '20% tip on $48', 'tip', 'Gesamtbetrag: 57,60 $'],
  ['es', '20 % de descuento en 80 €', 'discount', 'Precio con descuento: 64,00 €'],
  ['es', 'edad nacido el 12 de mayo de 1990', 'age', 'Años: 36'],
  ['es', 'dias para navidad', 'date-difference', 'Días: 33'],
  ['es', 'IMC 70 kg 1,75 m', 'bmi', 'Índice de masa corporal: 22,9'],
  ['fr', '20 % de réduction sur 80 €', 'discount', 'Prix après remise : 64,00 €'],
  ['fr', 'âge né le 1990-05-12', 'age', 'Années : 36'],
  ['fr', 'TVA 20 % sur 100 €', 'sales-tax', 'Montant de la taxe : 20,00 €'],
  ['fr', 'jours avant noel', 'date-difference', 'Jours : 33'],
  ['pt', '20% de desconto em R$ 80', 'discount', 'Preço com desconto: R$ 64,00'],
  ['pt', 'idade nascido em 12/05/1990', 'age', 'Anos: 36'],
  ['pt', '10% de gorjeta em 64,20', 'tip', 'Total: 70,62'],
  ['ja', '1000円の消費税10%', 'sales-tax', '税額: ￥100'],
  ['ja', '１０００円の消費税１０％', 'sales-tax', '税額: ￥100'],
  ['ja', '体重70kgで身長175cmのBMI', 'bmi', 'BMI: 22.9'],
  ['ja', '80円の20%引き', 'discount', '割引後の価格: ￥64'],
  ['ja', '1990年5月12日生まれの年齢', 'age', '年: 36'],
  ['ja', 'クリスマスまで何日', 'date-difference', '日数: 33'],
  ['ja', '100を16進数に', 'number-base', '100を16進数に = 64'],
];

test.for(questions)('%s: %s', async ([tag, text, tool, says]) => {
  const answer = ask(text, { locale: await localeOf(tag), today });
  expect(answer).toMatchObject({ kind: 'tool', tool });
  expect(plain(answer.text)).toBe(says);
});

const refusalOf = async (tag: string, text: string): Promise<string> => {
  try {
    return ask(text, { locale: await localeOf(tag), today }).text;
  } catch (error) {
    if (error instanceof UnitsError) return `${error.code}: ${error.message}`;
    throw error;
  }
};

test.for([
  ['de', '7 Zentimetr', 'unknown-unit: „Zentimetr“ ist keine Einheit, die wir kennen. Meinten Sie'],
  ['de', '12 kg in Meter', 'incompatible-units: „Meter“ misst hier etwas anderes.'],
  ['de', '20 % Trinkgeld auf -5 €', 'out-of-range: Rechnung ohne Trinkgeld: „-5 €“ ist hier nicht möglich.'],
  ['de', 'geboren 31.02.1990', 'invalid-date: „31.02.1990“ ist kein Tag des Kalenders.'],
  ['ru', '12 кг в метрах', 'incompatible-units: «метрах» измеряет другую величину.'],
  ['ja', '5 キロメトル', 'unknown-unit: 「キロメトル」という単位は見つかりません。もしかして：キロメートル'],
  ['ja', '5 / 0', 'division-by-zero: ゼロで割ることはできません。'],
  ['it', '', 'missing-parameter: Manca un dato.'],
])('%s: %s is refused in the language', async ([tag, text, says]) => {
  expect(await refusalOf(tag!, text!)).toContain(says);
});

test.each([
  ['de', '500 Kalorien in Kilojoule', 'Kilokalorien'],
  ['de', '2 * 250 Kalorien in Kilojoule', 'Kilokalorien'],
  ['fr', '500 calories en kilojoules', 'kilocalories'],
  ['ja', '500 cal を kJ に', 'キロカロリー'],
])('%s: %s comes with a note in the language', async (tag, text, food) => {
  expect(ask(text, { locale: await localeOf(tag) }).note).toContain(food);
});

test('a word of several countries is assumed beside an ingredient too', async () => {
  const fr = await localeOf('fr');
  expect(ask('une livre de beurre en grammes', { locale: fr }).assumed).toEqual([
    { kind: 'unit', of: 'livre', as: 'livres (0,45359237 kg)' },
  ]);
  expect(ask('500 g de beurre en livres', { locale: fr }).assumed).toEqual([
    { kind: 'unit', of: 'livres', as: 'livres (0,45359237 kg)' },
  ]);
  expect(ask('une livre de beurre en grammes', { locale: { ...fr, numbers: 'fr-FR' } }).result).toBe(500);
});

test.each([
  ['ar', 'مقاس حذاء أمريكي 9', 'الولايات المتحدة، رجال'],
  ['de', 'Schuhgröße US 9 in EU', 'USA, Herren'],
  ['es', 'talla de zapato US 9 en EU', 'EE. UU., hombre'],
  ['fr', 'pointure US 9 en EU', 'États-Unis, hommes'],
  ['hi', 'जूते US 9', 'अमेरिका, पुरुष'],
  ['ja', '靴のサイズUS9', '米国、男性'],
  ['pt', 'tamanho de sapato 9 US em EU', 'Estados Unidos, masculino'],
])('an American shoe size without a wearer is a man’s, which %s says', async (tag, text, as) => {
  const answer = ask(text, { locale: await localeOf(tag) });
  expect(answer).toMatchObject({ tool: 'shoe-size', result: 42 });
  expect(answer.assumed).toEqual([{ kind: 'system', of: 'US', as }]);
});

test.each([
  '8 oz chicken in grams',
  'sales tax of 8.25% on 49.99',
  '420 km trip, car uses 6.8 l per 100 km, petrol 1.75 per litre',
  'how many days until christmas',
  'my recipe says 150 g butter, how many tablespoons is that',
  '12 cups of nothing in particular',
])('%s has the same answer with the data of English as with its tag', async (text) => {
  const resultIn = (locale: Parameters<typeof localeOf>[0] | Awaited<ReturnType<typeof localeOf>>): unknown => {
    try {
      return ask(text, { locale, today }).result;
    } catch (error) {
      if (error instanceof UnitsError) return error.code;
      throw error;
    }
  };
  expect(resultIn(await localeOf('en'))).toBe(resultIn('en'));
});
