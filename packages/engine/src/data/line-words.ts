/** The words of calculations line by line in a language. */
export interface LineWords {
  /** Words between a percentage and its whole: `von`. Longer ones come first. */
  readonly of?: readonly string[];
  /** Names of the sum of the lines above: `Summe`. */
  readonly sum: readonly string[];
  /** Names of their average: `Durchschnitt`. */
  readonly average: readonly string[];
}

/** The words of languages other than English, by tag. They are not part of a locale, which every conversion loads. */
export const lineWords: Readonly<Record<string, LineWords>> = {
  ar: { of: ['من'], sum: ['المجموع', 'مجموع'], average: ['المتوسط'] },
  de: { of: ['von'], sum: ['Summe', 'Gesamtsumme'], average: ['Durchschnitt', 'Mittelwert'] },
  es: { of: ['de los', 'de las', 'de la', 'del', 'de'], sum: ['suma'], average: ['promedio', 'media'] },
  fa: { of: ['از'], sum: ['مجموع', 'جمع'], average: ['میانگین'] },
  fr: { of: ['de la', 'des', 'du', 'de', "d'"], sum: ['somme'], average: ['moyenne'] },
  hi: { sum: ['योग', 'कुल'], average: ['औसत'] },
  it: { of: ['della', 'dello', 'del', 'di', "dell'", "d'"], sum: ['somma', 'totale'], average: ['media'] },
  ja: { sum: ['合計'], average: ['平均'] },
  ko: { sum: ['합계'], average: ['평균'] },
  nl: { of: ['van'], sum: ['som', 'totaal'], average: ['gemiddelde'] },
  pl: { of: ['ze', 'z'], sum: ['suma', 'razem'], average: ['średnia'] },
  pt: { of: ['da', 'do', 'de'], sum: ['soma'], average: ['média'] },
  ru: { of: ['от'], sum: ['сумма', 'итого'], average: ['среднее'] },
  tr: { sum: ['toplam'], average: ['ortalama'] },
  zh: { sum: ['合计', '总计'], average: ['平均'] },
};
