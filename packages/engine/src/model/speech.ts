import type { Assumption } from './assumption.ts';
import type { Sentences } from './sentence.ts';

/** The error sentences of a language other than English. `{0}` is the wrong text. */
export interface Refusals {
  /** The text is unreadable. */
  readonly unreadable: string;
  readonly unknownUnit: string;
  /** The word names a measure whose size differs. */
  readonly severalSizes: string;
  /** `{1}` lists the possible readings. */
  readonly ambiguousUnit: string;
  readonly incompatibleUnits: string;
  readonly unknownIngredient: string;
  /** `{1}` lists the possible readings. */
  readonly ambiguousNumber: string;
  readonly invalidDate: string;
  /** A calculator refuses a value: `{0}` is the name of the value, `{1}` the value. */
  readonly outOfRange: string;
  readonly divisionByZero: string;
  readonly tooLarge: string;
  /** A required value of a calculator is missing. */
  readonly missing: string;
  /** `{0}` is the suggestion. */
  readonly didYouMean: string;
}

/** The notes of an answer, in a language other than English. */
export interface Notes {
  /** The calories of food are kilocalories. */
  readonly food: string;
  /** Words of the question were ignored: `{0}`. */
  readonly aside: string;
  /** The answer has the number of significant figures of the given value: `{0}`. */
  readonly figures: string;
  /** No temperature is below absolute zero. */
  readonly cold: string;
  /** The ambiguous part of a question, `{0}`, and its reading, `{1}`. */
  readonly assumed: string;
}

/** The sentences that ask for a tool: see tool/ask.ts. */
interface SpokenAsk {
  readonly says: readonly string[];
  readonly given?: Readonly<Record<string, string>>;
  readonly main?: string;
  readonly assumes?: Assumption;
}

/** The words of a tool in another language. */
export interface SpokenTool {
  readonly name: string;
  readonly asks: readonly SpokenAsk[];
  /** The labels of its parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** The names of the values of its choices. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The labels of the main results. */
  readonly answers: Readonly<Record<string, string>>;
  /** Translations of results that are words: `Monday` is `Montag`. */
  readonly texts: Readonly<Record<string, Sentences>>;
}

/**
 * Sentences for a time of day, by the minutes that they add to the hour. The keys `m` and `-m` add or subtract the
 * minutes that the sentence names. `{h}` is an hour, or another sentence without minutes of its own, `{n}` noon or
 * midnight, `{m}` minutes, `{w}` minutes in words, and `{u}` the word for the hour. In other words `|` separates
 * alternatives, `_` is a space, a final `?` makes a word optional, and a final `-` joins it with the next.
 */
type ClockWays = Readonly<Record<string, readonly string[]>>;

/**
 * Words for times of day, separated by `|`. A word for a half of the day follows the time if it starts with `-`, and
 * precedes the time if it ends with `-`.
 */
export interface ClockWords {
  /** After the hour: `Uhr`, `h`, `時`. */
  readonly hour?: string;
  /** After the minutes: `分`. */
  readonly minute?: string;
  /** Words for a number of minutes: 15 is `Viertel`. */
  readonly minutes?: Readonly<Record<number, string>>;
  /** The hours from one on, or their stems, if they differ from the cardinal numbers. `/` separates forms: `перв`. */
  readonly hours?: string;
  /** The endings of hours: `ого`. An apostrophe may separate them from digits. */
  readonly hourEnds?: string;
  /** The last hour of a day, which may go on past midnight: 29 for 5:00. */
  readonly latest?: number;
  /** Before a time: `um`, `saat`. */
  readonly lead?: string;
  readonly ways?: ClockWays;
  /** Sentences that need another word, which introduces a time or names its half of the day: `ocho y media`. */
  readonly open?: ClockWays;
  /** The first half of the day: `午前`. */
  readonly morning?: string;
  /** Around noon: `mittags`. */
  readonly midday?: string;
  /** The second half of the day: `午後`. */
  readonly afternoon?: string;
  readonly evening?: string;
  /** From the evening to the early hours: `晚上`. Twelve at night starts the day. */
  readonly night?: string;
  /** Twelve in the day: `midi`. */
  readonly noon?: string;
  /** Twelve in the night: `minuit`. */
  readonly midnight?: string;
}

/** Words of questions for tools that several sentences share. */
export interface Asking {
  /** Words without meaning before a value: `der`, `une`. */
  readonly articles: readonly string[];
  /**
   * Words that begin another clause right after an amount: `mais`, `pero`. In languages with adjectives after their nouns any other word may qualify
   * the unit: `miglia antiche`. Undefined for the others.
   */
  readonly clauses?: readonly string[];
  /** The words of times of day. `9:30` is read in every language. */
  readonly clock?: ClockWords;
  /** Words for the percent sign: `Prozent`. */
  readonly percent: readonly string[];
  /** Named days of the year, with month and day: `Weihnachten` is `12-25`. */
  readonly feasts: Readonly<Record<string, string>>;
  /**
   * Words for currencies, with their codes: `рублей` is `RUB`. A word of several currencies maps to itself: `ريال`. A hundredth is marked:
   * `Cent` is `EUR/100`.
   */
  readonly currencies?: Readonly<Record<string, string>>;
  /**
   * Words for arithmetic signs between plain numbers, by the sign: `^` is `hoch`, `√` is `Wurzel aus`, and `^.5` is a
   * root that follows its number. `…` is the number between two of the words. `silent` has words without meaning around
   * a calculation, `of` the words between a percentage and a measure.
   */
  readonly sums?: Readonly<Record<string, readonly string[]>>;
  /**
   * Words next to a conversion that do not affect it, longer ones first: measured things and verbs. `Reifendruck`,
   * `ist`.
   */
  readonly beside?: readonly string[];
  /**
   * Words that change an amount, or whose number is not the requested amount. The reader neither ignores them nor takes
   * them for things: `weniger`, `doppelt`, `Umfang`.
   */
  readonly changing?: readonly string[];
  /** In scripts without spaces, words that change even the only amount of a text: 半, 増. */
  readonly changingOne?: readonly string[];
  /** Parts of words for a system of units, by which the sizes of some units differ: `amerika`, `britisch`. */
  readonly systems?: readonly string[];
  /** Parts of words that ask what something costs or pays: `kost`, `preis`. */
  readonly cost?: readonly string[];
  /** Parts of words that ask for the better of two offers: `billiger`, `günstiger`. */
  readonly cheaper?: readonly string[];
  /** Words that are written together, and the words that they are made of: للكيلو is لكل كيلو. */
  readonly contracted?: Readonly<Record<string, string>>;
  /** Words beside a time from today on, in a question for a date: `in`. */
  readonly ahead?: readonly string[];
  /** Words beside a time before today: `vor`. */
  readonly ago?: readonly string[];
  /**
   * The value-added tax of prices: its names, the usual one first, with the words for prices with and without it, and its standard rate in
   * percent by region. The first region is that of a reader whose region is unknown.
   */
  readonly vat?: { readonly names: readonly string[]; readonly rates: Readonly<Record<string, number>> };
  /** The word for a rate of a year, where the rate of a loan may be of a month. An answer says that it took the year: `yıllık`. */
  readonly yearlyRate?: string;
  /** Words and starts of words that say what an amount is in a word problem: ask/roles.ts. */
  readonly roles?: Roles;
  /** Further words between a price and the unit that it is for: `cada`. */
  readonly ofOne?: readonly string[];
  /** Starts of words for people and portions, which count the same in a recipe: `Person`. */
  readonly portions?: readonly string[];
  /** The words for shapes and their sides: ask/schema-sides.ts. */
  readonly shapes?: Roles;
  /** The words for pans of recipes: what their amounts are multiplied by, and which pan is there. `into` stands between the two. */
  readonly pans?: Readonly<Partial<Record<'factor' | 'own' | 'recipe' | 'into', readonly string[]>>>;
  /** Words right before the percentage of a price that is left of it: the `auf` of `auf 70 % reduziert`. */
  readonly downTo?: readonly string[];
  /** The words for offers of shops: ask/schema-offers.ts. */
  readonly offers?: Offers;
  /** The words for one way, which is travelled in both, and for both: ask/return-trip.ts. */
  readonly trips?: Roles;
  /** The words for sizes of shoes: ask/schema-shoes.ts. */
  readonly sizes?: Roles;
  /** The sentences of questions about measures. ask/worded.ts describes them and their slots. */
  readonly worded?: Readonly<Partial<Record<WordedName, readonly string[]>>>;
}

/** Starts of the words for offers: what is bought, what is free, and what stands between all things and those that are paid: `für`. */
export interface Offers {
  readonly buy: readonly string[];
  readonly free: readonly string[];
  readonly pays: readonly string[];
}

/** The role of an amount in a word problem. */
export type Role =
  /** A percentage is added: `teurer`. */
  | 'up'
  /** A percentage is taken away: `Rabatt`. */
  | 'down'
  /** A percentage after another one changes an amount as that one does: `weitere 10 %`. */
  | 'further'
  /** Two hours are the start and the end of work: `Schicht`. */
  | 'shift'
  /** A time or an amount after: `später`. */
  | 'later'
  /** A time or an amount before: `vorher`. */
  | 'earlier'
  /** A time is a start: `Abfahrt`. */
  | 'begin'
  /** A time is an end: `Ankunft`. */
  | 'end'
  /** The average is asked for. */
  | 'average'
  /** The number after it is the wanted amount: `für`. */
  | 'need'
  /** The end of a condition: `なら`. The question is about the amount after it. */
  | 'then'
  /** A price or a cost is asked for. */
  | 'cost'
  /** The number after it is the total: `von` in `9 von 60`. */
  | 'outOf'
  /** The change of an amount is asked for: `save`. In other languages such words are among those that change an amount. */
  | 'difference'
  /** A percentage applies to the amount after it: `auf` in `20 % auf 80 €`. */
  | 'on'
  /** The number counts wrong answers, so that a share may be of the right ones. */
  | 'wrong'
  /** Asks for what is left of a number shared out: `übrig`. */
  | 'rest'
  /** A percentage is asked for. */
  | 'percent'
  /** A word for percent that stands before its number: `yüzde`. */
  | 'percentBefore'
  /** A weight is asked for: `wiegt`. */
  | 'weigh'
  /** A speed is asked for. */
  | 'speed'
  /** The amount beside is a speed without a unit, or without its hour: `pro Stunde`. */
  | 'perHour'
  /** The pay of an hour in one word: 时薪, 시급. */
  | 'wage'
  /** The amount beside is a distance for one unit of fuel: `mileage`. */
  | 'mileage'
  /** The amount beside is the fuel for 100 km: `Verbrauch`, `на сотню`. */
  | 'consumption'
  /** The price after it is the price of fuel: `Sprit`. */
  | 'fuel'
  /** Between a unit of fuel and the distance for it: `1 op 15`. */
  | 'oneTo'
  /** A number of degrees is a difference: `erwärmt`. */
  | 'warmer'
  /** A temperature is the difference of two. */
  | 'apart'
  /** A time of day before it is a departure. The word may also say that a device is on. */
  | 'departs'
  /** An average is weighted. */
  | 'weighted'
  /** A number is a temperature: `Temperatur`. */
  | 'temperature'
  /** A number is the temperature of a body: `Fieber`. */
  | 'fever'
  /** A duration does not count: `Pause`. */
  | 'pause'
  /** Several of them do a work in less time: `Arbeiter`. */
  | 'worker'
  /** The number before it is of coats of paint: `couches`, 遍. */
  | 'coats'
  /** Two coats in one word: وجهين. */
  | 'twoCoats'
  /** Between two sides of an area: `mal`. */
  | 'by'
  /** A percentage is a tax: `MwSt`. */
  | 'tax'
  /** An amount contains a tax: `brutto`, `inklusive`, `steckt`. */
  | 'gross'
  /** An amount is without a tax: `netto`. */
  | 'net'
  /** A number is the size of a tile. */
  | 'tile'
  /** A number is asked for as a Roman numeral, or the number of one: `römisch`. */
  | 'roman'
  /** The number of a Roman numeral is asked for: `Jahreszahl`. */
  | 'numeral'
  /** The mean of grades is asked for. */
  | 'grades'
  /** A number is the weight of a grade: `credits`. */
  | 'credits'
  /** A percentage is a tip: `Trinkgeld`. */
  | 'tip'
  /** A percentage is what somebody takes or gives of an amount: `comisión`, زكاة. */
  | 'levy'
  /** A percentage is added to the pay of an hour: `hora extra`. */
  | 'overtime'
  /** The tax after it is added: `mit`. */
  | 'with'
  /** The time after it is how long something lasts. The word divides elsewhere: `przez`. */
  | 'during'
  /** Asks for an amount: `wie viel`. */
  | 'question'
  /** A price is for one unit: `zu`. */
  | 'at'
  /** The price after it is for each one: `po`. */
  | 'apiece'
  /** A price or a rate is asked for one of the unit after it: `pro`. */
  | 'perOne'
  /** The sum is asked for: `insgesamt`. */
  | 'total'
  /** Asks for the time of day in a city: `wie spät`. */
  | 'whatTime'
  /** The time of a city is asked for, unless another word asks: `日本時間`. */
  | 'localTime'
  /** A time of day is that of another season, which has its own offset: `Sommerzeit`. */
  | 'season'
  /** A date is that of a birth: `geboren`. */
  | 'born'
  /** Between two dates: `bis`. */
  | 'span'
  /** Before a date that is to come: `bis`, `noch`. */
  | 'until'
  /** Beside the present time: `es ist`, `sono le`. The question is about another time. */
  | 'now'
  /** Between a price and the earlier price: `statt`. */
  | 'instead'
  /** Takes a tax out of an amount: `scorporo`. */
  | 'extract'
  /** An amount is saved in each month, at compound interest: 積立. */
  | 'regularDeposit'
  /** Money is saved at an interest: `Sparbuch`. */
  | 'savings'
  /** The interest on savings: `Zinsen`. */
  | 'interest'
  /** Asks for the age of somebody: `wie alt`. */
  | 'howOld'
  /** Asks for the day of the week: `welcher Wochentag`. */
  | 'weekday'
  /** Asks for weeks, or days, in scripts without spaces: `何週`. */
  | 'weeks'
  | 'days'
  /** Days are those from Monday to Friday: `Arbeitstage`, 営業日. */
  | 'workdays'
  /** Asks for a date: `welches Datum`. */
  | 'whatDate'
  /** Asks for the last day of a period that begins on a date: `bis wann`. */
  | 'untilWhen'
  | 'lap'
  | 'track'
  | 'tablet'
  | 'meet'
  | 'sell'
  /** Asks for a year: `何年`. */
  | 'whichYear'
  /** A year is of the common era, or of another one: `西暦`, `和暦`. */
  | 'commonEra'
  | 'ownEra'
  /** A number of days includes the first one: `100일째`. */
  | 'ordinalDay'
  /** A number in words is asked for in digits: `in Ziffern`. */
  | 'digits'
  /** A size of clothes in inches: `waist`. */
  | 'garment'
  /** A number base: `binär`. */
  | 'binary'
  | 'octal'
  | 'decimal'
  | 'hexadecimal'
  /** The number after it is a number base: `Basis`. */
  | 'base'
  /** A body mass index is asked for. */
  | 'bmi'
  /** A time is that of each day: `täglich`. */
  | 'daily'
  /** A number of times each day: `mal` in `3 mal täglich`. */
  | 'times'
  /** One of the doses of a day: `Gabe`. */
  | 'intake'
  /** An amount is that of each week: `pro Woche`. */
  | 'weekly'
  | 'fortnightly'
  /** Two numbers are the sides of a ratio: `Verhältnis`. */
  | 'ratio'
  /** A ratio is that of a drawing: `Maßstab`. */
  | 'scale'
  /** Thins another part of a mixture. */
  | 'water'
  /** A percentage is of the flour: `hydration`. */
  | 'hydration'
  /** A percentage is of grams in 100 ml: `Lösung`. */
  | 'solution'
  /** The height and the length of a slope. */
  | 'rise'
  | 'run'
  /** Between things in a row: `alle` in `alle 2 m`. */
  | 'every'
  /** A profit is asked for as a part of the selling price: `Marge`. */
  | 'margin'
  /** Packs that people buy whole, each with an amount of things: `Karton`. */
  | 'pack'
  /** Things in a row with one at each end: `Pfosten`. */
  | 'post'
  /** A length is the width of a picture. */
  | 'width'
  /** A month without its number: `한달`. */
  | 'month'
  /** An amount is that of a year: `jährlich`. */
  | 'year'
  /** A number is the height of a person. */
  | 'height'
  /** An amount is a wage after tax: `netto`, `到手`. */
  | 'takeHome'
  /** People share an amount: `teilen`. */
  | 'split'
  /** A speed is asked for as a time for a distance: `Pace`. */
  | 'pace'
  /** An amount is for each of several people: `pro Person`. */
  | 'each'
  /** Asks for the amount before the tax, if no other word follows: `ohne`. */
  | 'without'
  /** A metal that is sold by the troy ounce: `Gold`. */
  | 'metal'
  /** A bill, which several people share: `Rechnung`. */
  | 'bill'
  /** An area is asked for. */
  | 'area'
  /** A volume is asked for. */
  | 'volume'
  /** The length around a shape is asked for, or what goes around a floor: `Umfang`, `Fußleiste`. */
  | 'perimeter'
  /** The length across a rectangle is asked for. */
  | 'diagonal'
  | 'radius'
  | 'diameter'
  /** A length is that from the bottom to the top: `hoch`, `tief`, `dick`. */
  | 'tall'
  /** A length is another side: `lang`, `breit`. */
  | 'wide'
  /** A length is the diameter of a round thing: `rund`, `Pizza`. */
  | 'round'
  | 'circle'
  | 'cylinder'
  | 'cone'
  | 'sphere'
  | 'square'
  | 'cube'
  | 'triangle'
  /** A thing with an area: `Zimmer`. */
  | 'floor'
  /** A thing with a volume: `Aquarium`. */
  | 'vessel'
  | 'concrete'
  /** A shape without a calculator, or several areas: `Oval`, `Wände`. */
  | 'otherShape'
  /** An amount without its time is the pay of a year: `salary`. */
  | 'salary'
  /** Equal payments that repay a loan are asked for. */
  | 'emi'
  /** The amounts after it were paid by several people. */
  | 'paid'
  /** The interest is that of the amount alone: `simple interest`. */
  | 'simpleInterest'
  /** An amount is paid each month, and bears a simple interest from then on: 적금. */
  | 'deposit'
  /** The interest bears interest: `Zinseszins`. */
  | 'compound'
  /** Money is lent, so that payments reduce the amount that bears interest: `Kredit`. */
  | 'loan'
  /** The number beside is of equal payments: `Raten`, `pagas`. */
  | 'installment'
  /** A number is a size of shoes: `Schuh`. */
  | 'shoe'
  /** Who wears them. */
  | 'men'
  | 'women'
  | 'children'
  /** A size is that of a country, or of Europe. */
  | 'sizeUs'
  | 'sizeUk'
  | 'sizeEu'
  /** A percentage of a price is paid at once: `Anzahlung`. */
  | 'downPayment'
  /** Expenses are a share of the amount: `Einkommen`. */
  | 'income'
  /** A number is the age that a person turns. */
  | 'turns'
  /** The number after it counts the things that an offer charges for: `buy 2`. */
  | 'buy'
  /** The number before it counts the free things of an offer. */
  | 'free'
  /** The laws of ask/schema-laws.ts, and what says which value is which. */
  | 'parallel'
  | 'series'
  | 'timeConstant'
  | 'threePhase'
  | 'powerFactor'
  | 'diode'
  | 'breakEven'
  | 'fixedCost'
  | 'finalExam'
  | 'goal'
  | 'nextGrade'
  | 'kerf'
  | 'riser'
  | 'cadence'
  | 'alcohol'
  | 'heartRate'
  | 'growth'
  | 'fee'
  | 'payout'
  | 'peak'
  | 'rms'
  | 'olderThanMe'
  | 'youngerThanMe'
  | 'howOldAmI'
  | 'together'
  | 'lastPeriod'
  | 'dimWeight'
  | 'sets'
  | 'oneWay'
  | 'roundTrip'
  | 'eachWay'
  | 'system'
  | 'squarePlot'
  | 'oneSide'
  | 'averageGrade'
  | 'across'
  | 'planks'
  | 'toFill'
  | 'full'
  | 'waste'
  | 'percentagePoints'
  | 'withIt'
  /** Two sizes belong to the reader's pan and to the recipe's. The amounts of the recipe are scaled. */
  | 'factor'
  /** The words have no effect between the amounts of a problem, though they may change an amount elsewhere. */
  | 'silent';

/** Words by role. A word of up to three letters is whole, and a longer one may have an ending. */
export type Roles = Readonly<Partial<Record<Role, readonly string[]>>>;

/** The questions about measures that every language has sentences for. */
export type WordedName =
  | 'more'
  | 'less'
  | 'between'
  | 'arrival'
  | 'recipe'
  | 'priced'
  | 'pricePer'
  | 'unitPrice'
  | 'each'
  | 'height'
  | 'count'
  | 'proportion'
  | 'startBy'
  | 'yearly'
  | 'monthly'
  | 'partOf'
  | 'onePiece'
  | 'dose';

/** The questions and answers of a language. The names and words of units are separate. */
export interface Speech {
  /** The language tag: `de`. */
  readonly tag: string;
  /** The sentences for refused texts. */
  readonly refusals: Refusals;
  /** The notes beside answers. */
  readonly notes: Notes;
  /** The words of questions. Undefined for a language without them. */
  readonly asking?: Asking;
  /** The most frequent ingredients of recipes, with their identifiers. */
  readonly ingredients?: Readonly<Record<string, string>>;
  /** The substances of the commonest blood tests, with their identifiers. */
  readonly analytes?: Readonly<Record<string, string>>;
  /** The names of cities and countries, by time zone, with `|` between them. */
  readonly cities?: Readonly<Record<string, string>>;
  /** The words of tools, by identifier. Empty for a language without a table in spoken/. */
  readonly tools: Readonly<Record<string, SpokenTool>>;
}
