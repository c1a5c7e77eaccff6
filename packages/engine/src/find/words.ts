/** Words between numbers in running text, in one language. */
export interface RunningWords {
  /** Between the ends of a range: `5 to 10 km`. */
  readonly to: readonly string[];
  /** Between the last two of a list: `5 and 10 km`. */
  readonly and: readonly string[];
  /** Between alternatives: `5 or 6 feet`. */
  readonly or: readonly string[];
  /** Short words of the language that are also unit symbols. After a number and a space they are words. */
  readonly words?: readonly string[];
}

/** Quantities that readers convert to units of their own system. */
export const rewritable: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'length',
  'area',
  'volume',
  'mass',
  'temperature',
  'speed',
  'pressure',
  'fuel-economy',
]);

/** The words of English. */
export const english: RunningWords = {
  to: ['to', 'through', 'till', 'until'],
  and: ['and', '&'],
  or: ['or'],
  words: ['as', 'at', 'am', 'pm', 'us', 'do', 'go', 'a', 'are', 'mu', 'li', 'em', 'en', 'o', 'p', 'y', 'e', 'd'],
};

const byLanguage: Readonly<Record<string, RunningWords>> = {
  ar: { to: ['إلى', 'الى'], and: ['و'], or: ['أو', 'او'] },
  de: { to: ['bis'], and: ['und'], or: ['oder', 'bzw.'], words: ['am', 'as', 'um', 'h'] },
  en: english,
  es: {
    to: ['a', 'hasta'],
    and: ['y', 'e'],
    or: ['o', 'u'],
    words: ['a', 'y', 'o', 'en', 'ha', 'mi', 'te', 'se', 'al', 'e', 'd', 'cuarto', 'cuartos'],
  },
  fa: { to: ['تا'], and: ['و'], or: ['یا'] },
  fr: { to: ['à', 'a'], and: ['et'], or: ['ou'], words: ['a', 'y', 'en', 'au', 'as', 'd', 'o', 'quart', 'quarts'] },
  hi: { to: ['से'], and: ['और'], or: ['या'] },
  it: {
    to: ['a', 'ai', 'fino a'],
    and: ['e', 'ed'],
    or: ['o', 'oppure'],
    words: ['a', 'e', 'o', 'ha', 'mi', 'li', 'al', 'te', 'd', 'quarto', 'quarti'],
  },
  ja: { to: ['から'], and: ['と'], or: ['または', '、'] },
  ko: { to: ['에서'], and: ['와', '과'], or: ['또는'] },
  nl: { to: ['tot', 'à'], and: ['en'], or: ['of'], words: ['en', 'as', 'te', 'u', 'om'] },
  pl: { to: ['do'], and: ['i'], or: ['lub', 'albo'], words: ['a', 'o', 'w', 'do', 'to', 'go', 'mu'] },
  pt: {
    to: ['a', 'até'],
    and: ['e'],
    or: ['ou'],
    words: ['a', 'e', 'o', 'em', 'um', 'as', 'ao', 'd', 'quarto', 'quartos'],
  },
  ru: { to: ['до'], and: ['и'], or: ['или'], words: ['с', 'в'] },
  tr: { to: ['ile'], and: ['ve'], or: ['veya'], words: ['o', 'da'] },
  zh: { to: ['到', '至'], and: ['和', '及', '与'], or: ['或'] },
};

/** Returns the words of a tag's language, or the English words for a language without a row. */
export const wordsOf = (tag: string): RunningWords => byLanguage[tag.split('-')[0]!.toLowerCase()] ?? english;

/** Unit names that are also everyday English words: "three bars", "12 points". */
export const commonWords: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ (
    'has don fps decimal decimals section sections township townships bag bags barn barns bar bars bath baths bit bits block blocks bolt bolts butt cable cables can cans case cases cast chain chains cord cords count dash dashes ' +
    'dot dots dozen drop drops grain grains gross hand hands hundred jigger keg kegs last league leagues line lines link links load log logs mark ' +
    'marks mole moles nail nails pace paces pair pairs palm palms part parts perch pica piece pieces pinch pipe pipes point points pole poles ream ' +
    'rod rods sack sacks score scores shot shots slug slugs span spans step steps stones sts tip tun turn turns word words'
  ).split(' '),
);

/** Text after a number that is a name or part of another unit: a "35 mm film", a force, a race, "5 kg/person". */
export const namedThings =
  /^(?:[ -](?:(?:film|lens|camera|print|pistol|gun|rifle|round|ammo|ammuni|cartridge|bullet|calib|jack|connector|plug|floppy|vinyl|batter)|(?:dis[kc]|drive|bay|record|single|hat|dash)s?\b|f\/\d)| of (?:thrust|force)|\/[a-z]|, rue)/i;

/** Words before a number that make it a label ("page 5") or another number ("minus 5"). */
export const labels =
  /(?:^|[^\p{L}])(?:minus|negative|menos|moins|pages?|pp?\.|chapter|section|step|apt\.?|room|route|highway|no\.|nr\.?|number|line|gate|model|volume|vol\.|size|lot|runway|seite|kapitel|zimmer|página|capítulo|chapitre|pagina|[§№#])\s*$/iu;

/** Further labels in sixteen languages, for laws, books, addresses and years. */
export const labelsInLanguages: RegExp = /* @__PURE__ */ (() => {
  const words = [
    /part|day|type|level|table|platform|flight|grade|class|bus|track|box|version|figure|fig\.|psalm|verse|appendix|exercise|question|item|suite/u,
    /apartment|unit|n[.o]?º|n°|no[.:]+|núm\.|articles?|arts?\.|paragraph|clause|episode|season|series|channel|year|nota|punto|lote/u,
    /straße|jahre?|año|année|anno|jaar|rok\p{L}*|год\p{L}*|سنة|عام|سال|वर्ष|nummer|klas(?:se)?|aufgabe|exercice|ejercicio/u,
    /artikel|abs(?:\.|atz)|satz|ziff(?:\.|er)|buchst\.|gleis|linie|bd\.|lid|lijn|perron|hoofdstuk/u,
    /artículo|apartado|línea|tomo|alinéa|ligne|tome|articolo|capitolo|comma|linea|artigo|inciso|linha/u,
    /ust\.|pkt|poz\.|lit\.|str\.|strona|rozdział|madde|fıkra|sayfa|bölüm|статья|ст\.|п\.|пункт|глава|гл\.|стр\.|дом|д\.|кв\.|корпус|номер/u,
    /том|рис\.|табл\.|рейс|ماده|صفحه|فصل|شماره|بند|المادة|مادة|صفحة|الفصل|رقم|धारा|अनुच्छेद|पृष्ठ|अध्याय|संख्या|नंबर/u,
  ];
  return new RegExp(String.raw`(?:^|[^\p{L}\p{M}])(?:${words.map(({ source }) => source).join('|')})\s*$`, 'iu');
})();

/** Words before 2 to 4 feet of an animal or a table, and words after which these feet are a length. */
export const feetBefore =
  /(?:^|[^\p{L}])(?:has|have|had|on|its|all|hat|haben|auf|a|ont|sur|tiene[n]?|ha|hanno|tem|têm|heeft|hebben|ma|mają|له|لها)\s$/iu;
export const feetAfter =
  /^\s(?:of|de|di|tall|high|long|wide|deep|thick|in|from|above|below|away|apart|across|down|under|to|hoch|lang|breit|tief)(?!\p{L})/iu;

/** Words before a year: "in 1990 pounds were used". */
export const yearBefore =
  /(?:^|[^\p{L}])(?:in|since|until|till|by|before|after|during|from|im|seit|bis|vor|nach|en|depuis|avant|après|dès|desde|hasta|até|dal|nel|sinds|sedert|od|w|do|с|до|в|к)\s$/iu;

/** Quotation marks around a short title that begins with a quantity: „8 Meilen“. */
export const titleBefore = /[„“«「『"‚‘]\s?$/u;
export const titleAfter = /^[^.,;:!?\n„“«「『"]{0,30}\s?[”“»」』"]/u;

/** Words before a sum of money in pounds. */
export const money =
  /(?:costs?|costing|paid|pays?|price|priced at|worth|spen[dt]|earn|earned|sold for|bought for|cuesta|coûte|costa)\s+(?:about |only |over |around )?$/i;

/** Verbs before a sum of money in languages whose word for pound also means money. */
export const paidBefore = /(?:payé|pag[uóa]\p{L}*|cambi\p{L}+)\s+$/iu;

/** Words around nominal lumber sizes: a "2 x 4 in board" measures 1.5 by 3.5 inches. */
export const lumberAfter = /^[ -](?:board|lumber|timber|stud|joist|beam|plank|rafter|post|plywood|dimensional)/i;
export const lumberBefore =
  /\b(?:boards?|lumber|studs?|joists?|planks?|rafters?)(?: (?:of|are|is|measuring|sized?))?\s+$/i;

/**
 * Words around temperature differences, which convert without the offset of the scale: "a rise of 20 °F", "10 °F
 * warmer".
 */
export const differenceBefore =
  /(?:ris|rose|fall|fell|drop|increas|decreas|warm|cool|chang|differ|swing)\p{L}*(?: in temperature)? (?:by|of)(?: \p{L}+)?\s+$|\b(?:um|risen?|rose|fell|fallen|dropp?e?[ds]?)\s+$|\+$/iu;
export const differenceAfter =
  /^\s(?:bajo|sous|unter|warm|cool|cold|hott|high|low|abov|bel|diff|ris|drop|incr|decr|wärm|kält)/i;

/** Verbs of a temperature change in other languages: ha subido 1,7 °C, 下降了8℃, 1.2℃上昇した. */
export const changeBefore =
  /\b(?:augment|baiss|hauss|gagn|perd|sub[ie]|baj|aument|descend|climb|plung|jump)\p{L}*(?: (?:de|unos|about|another))?\s+$|(?:[升降]|升高|降低|[升降]温)[了约近]*$/iu;
export const changeAfter = /^[もほど]*(?:上昇|低下|下降|上が|下が|高|低)/;

/** Ideographs that form another word with a unit's ideograph: 3米饭 is rice, 5升级 an upgrade. */
const longerWords: Readonly<Record<string, string>> = {
  米: '饭飯线線粉色奇兰蘭',
  升: '级級高起',
  克: '隆服',
  마: '리',
  码: '头頭',
  里: '面程',
  磅: '礴',
};

/** Returns true if a one-ideograph name and the next letter form another word. */
export const isLongerWord = (name: string, letter: string): boolean =>
  letter !== '' && longerWords[name]?.includes(letter) === true;

/** Text after a unit in which 半 or 반 begins another word: radius, peninsula, semiconductor. */
const wordsOfHalves =
  /^\s*(?:半[径徑导導岛島球夜天年场場数數分期决決月身价價空裸]|반(?!(?:을|이|은|의|에|만|쯤|씩|짜리|정도|가량|동안|이나|으로|까지|부터|간)(?!\p{L}{3}))[가-힣])/u;

/** Returns true if 半 or 반 after a unit means a half, not the beginning of another word. */
export const isHalf = (text: string): boolean => !wordsOfHalves.test(text);

/** Hindi words before a number that add or subtract a fraction: "a quarter less than two". */
export const adjustingBefore = /(?:^|\s)(?:पौने|सवा|सा(?:ढ़े|ड़े|ढ़े|ड़े))\s$/u;

/** Text before a number in which a word for minus does not mean minus: "at least 4", "more or less 4". */
export const noMinus =
  /(?:^|[^\p{L}\p{M}])(?:al|lo|au|du|ao|pelo|o|ou|or|oder|of(?!\s(?:minus|negative))|или|lub)\s\p{L}+\s$/iu;

/** Text before a number that continues it: 29万1,890. */
export const scaleBefore = /[第数數几幾百千万萬億亿兆백천만억조]\s?$/u;

/** Text before a number in words that makes it part of a longer or a vague number: 两三公里, 数百万公里, 第三. */
export const vagueBefore = /[第数數几幾好多每零〇一二三四五六七八九十廿卅百千万萬两兩点點分之个個몇여]$/u;
