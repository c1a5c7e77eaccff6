import { materials as ar } from './materials/ar.ts';
import { materials as de } from './materials/de.ts';
import { materials as es } from './materials/es.ts';
import { materials as fr } from './materials/fr.ts';
import { materials as hi } from './materials/hi.ts';
import { materials as ja } from './materials/ja.ts';
import { materials as pt } from './materials/pt.ts';

/** The analytes of the commonest blood tests, by their identifiers. */
const commonAnalytes = ['glucose', 'cholesterol', 'triglycerides', 'creatinine', 'urea', 'uric-acid', 'bilirubin', 'hemoglobin'] as const;

type AnalyteNames = Readonly<Partial<Record<(typeof commonAnalytes)[number], string>>>;

/** Further names, and those of the languages without names of all substances. */
const names: Readonly<Record<string, AnalyteNames>> = {
  de: { glucose: 'Nüchternzucker|Blutglukose|Zuckerwert', cholesterol: 'Gesamtcholesterin|LDL-Cholesterin|HDL-Cholesterin', triglycerides: 'Blutfette', hemoglobin: 'Hb-Wert' },
  nl: {
    glucose: 'glucose|bloedsuiker|bloedsuikerwaarde|bloedglucose|suikerwaarde',
    cholesterol: 'cholesterol|LDL-cholesterol|HDL-cholesterol|totaal cholesterol',
    triglycerides: 'triglyceriden',
    creatinine: 'creatinine',
    urea: 'ureum',
    'uric-acid': 'urinezuur',
    bilirubin: 'bilirubine',
    hemoglobin: 'hemoglobine',
  },
  pl: {
    glucose: 'glukoza|glukozy|poziom cukru|cukier we krwi|poziom glukozy|glikemia',
    cholesterol: 'cholesterol|cholesterolu|cholesterol całkowity',
    triglycerides: 'trójglicerydy|trójglicerydów|triglicerydy',
    creatinine: 'kreatynina|kreatyniny',
    urea: 'mocznik|mocznika',
    'uric-acid': 'kwas moczowy|kwasu moczowego',
    bilirubin: 'bilirubina|bilirubiny',
    hemoglobin: 'hemoglobina|hemoglobiny',
  },
  tr: {
    glucose: 'glukoz|glikoz|kan şekeri|açlık şekeri|açlık kan şekeri|tokluk şekeri|şekerim',
    cholesterol: 'kolesterol|LDL kolesterol|HDL kolesterol|toplam kolesterol',
    triglycerides: 'trigliserit|trigliserid',
    creatinine: 'kreatinin',
    urea: 'üre',
    'uric-acid': 'ürik asit',
    bilirubin: 'bilirubin',
    hemoglobin: 'hemoglobin',
  },
  it: {
    glucose: 'glucosio|glicemia',
    cholesterol: 'colesterolo',
    triglycerides: 'trigliceridi',
    creatinine: 'creatinina',
    urea: 'urea',
    'uric-acid': 'acido urico',
    bilirubin: 'bilirubina',
    hemoglobin: 'emoglobina',
  },
  ru: {
    glucose: 'глюкоза|глюкозы|сахар в крови|сахар крови',
    cholesterol: 'холестерин|холестерина|холестерол',
    triglycerides: 'триглицериды|триглицеридов',
    creatinine: 'креатинин|креатинина',
    urea: 'мочевина|мочевины',
    'uric-acid': 'мочевая кислота|мочевой кислоты',
    bilirubin: 'билирубин|билирубина',
    hemoglobin: 'гемоглобин|гемоглобина',
  },
};

const substances: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: ar.substances,
  de: de.substances,
  es: es.substances,
  fr: fr.substances,
  hi: hi.substances,
  ja: ja.substances,
  pt: pt.substances,
};

/** Returns the names of analytes in a language, with their identifiers: `Harnsäure` is `uric-acid`. */
export const analytesByName = (tag: string): Readonly<Record<string, string>> => Object.fromEntries(commonAnalytes.flatMap((id) => [names[tag]?.[id], substances[tag]?.[id]].flatMap((all) => all?.split('|').map((name) => [name, id] as const) ?? [])));
