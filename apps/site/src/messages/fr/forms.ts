import type { FormMessages } from '../types.ts';

/** Puts `de` before each noun of a name: `de longueur`, `d’énergie`, `de vitesse et d’allure`. */
export const of = (quantity: string): string =>
  quantity
    .toLowerCase()
    .split(' et ')
    .map((name) => (/^[aeiouyéèêàâîôûœh]/.test(name) ? `d’${name}` : `de ${name}`))
    .join(' et ');

export const forms: FormMessages = {
  share: 'Partager',
  linkCopied: 'Lien copié',
  print: 'Imprimer',
  copyResult: 'Copier le résultat',
  copied: 'Copié',
  convert: 'Convertir',
  otherWay: 'Inverser',
  ingredient: 'Ingrédient',
  ingredientAbout: 'Entre volume et poids, par exemple tasses et grammes.',
  unknownIngredient: 'Nous ne connaissons pas l’ingrédient « {0} ».',
  didYouMean: 'Vouliez-vous dire',
  freezing: 'congélation',
  body: 'corps humain',
  boiling: 'ébullition',
  oven: 'four',
  valueIn: 'Valeur en {0}',
  scales: 'En haut : {0}. En bas : {1}. Déplacez le repère pour changer la valeur.',
  workItOut: 'Calculer',
  moreOptions: 'Plus d’options',
  downloadTable: 'Télécharger le CSV',
  allDigits: 'Afficher tous les chiffres',
  copyAllDigits: 'Copier tous les chiffres',
  labelled: '{0} : {1}',
  /** The list of units next to a number. */
  unitOf: '{0} : unité',
  /** Shown for a result outside the human range. */
  nobodyHas: '{0} {1} : personne n’a une telle valeur. Vérifiez votre saisie.',
  targets: { watts: 'watts', amps: 'ampères', volts: 'volts' },
  yes: 'Oui',
  no: 'Non',
  tableOfResults: 'Tableau des résultats',
  missing: '{0} : saisissez une valeur.',
  outOfRange: '{0} : doit être {1}.',
  above: 'supérieur à {0}',
  atLeast: 'au moins {0}',
  atMost: 'au plus {0}',
  aboveToMost: 'supérieur à {0} et au plus {1}',
  between: 'compris entre {0} et {1}',
  problems: {
    'invalid-number': '{0} : « {1} » n’est pas un nombre. Par exemple 2,5 ou 3 1/2.',
    'ambiguous-number': '{0} : « {1} » peut désigner deux nombres.',
    'invalid-integer': '{0} : « {1} » n’est pas un nombre entier.',
    'invalid-date': '{0} : « {1} » n’est pas une date valide.',
    'unknown-unit': '{0} : nous ne connaissons pas l’unité « {1} ».',
    'unknown-ingredient': '{0} : nous ne connaissons pas l’ingrédient « {1} ».',
    'incompatible-units': '{0} : « {1} » mesure autre chose.',
  },
  noAnswer: 'Ces valeurs ne donnent pas de résultat. Vérifiez les champs.',
  also: 'Environ {0}',
  alsoBetween: 'Environ {0} ; de {1} à {2} selon les sources',
  pricesPerUnit: 'Prix par unité : {0}',
  trueSizeOnPaper: 'Taille réelle si imprimé sans mise à l’échelle.',

  askLabel: 'Que voulez-vous convertir ou calculer ?',
  answer: 'Réponse',
  example: '12 mètres en pieds',
  forgetRecent: 'Effacer les questions récentes',
  tryThis: '{0} Par exemple : {1}',
  pages: 'Pages',
  quantityConverter: (quantity) => `Convertisseur ${of(quantity)}`,
  unitConverter: 'Convertisseur d’unités',
  asFraction: 'En fraction {0}',
  fractionCalculator: 'Calculateur de fractions',
  exactArithmetic: 'Calcul exact',
  ofIngredient: ' de {0}',

  lifeFromTo: 'Du {0} au {1}',
  indexOnScale: 'IMC {0} sur l’échelle',
  partOfWhole: '{0} comme partie d’un tout',
};
