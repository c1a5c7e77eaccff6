import type { FormMessages } from '../types.ts';

/** `de longueur`, `d’énergie`. */
const of = (quantity: string): string => {
  const name = quantity.toLowerCase();
  return /^[aeiouyéèêàâîôûœh]/.test(name) ? `d’${name}` : `de ${name}`;
};

export const forms: FormMessages = {
  share: 'Partager',
  linkCopied: 'Lien copié',
  print: 'Imprimer',
  copyResult: 'Copier le résultat',
  copied: 'Copié',
  convert: 'Convertir',
  otherWay: 'Dans l’autre sens',
  ingredient: 'Ingrédient',
  ingredientAbout: 'Entre volume et poids, comme tasses et grammes. Les ingrédients portent ici leur nom anglais.',
  unknownIngredient: 'Aucun ingrédient « {0} » n’est connu ici.',
  didYouMean: 'Vouliez-vous dire',
  freezing: 'gel',
  body: 'corps',
  boiling: 'ébullition',
  oven: 'four',
  valueIn: 'Valeur en {0}',
  scales: 'Au-dessus de la ligne : {0} ; au-dessous : {1}. Déplacez le repère pour régler la valeur.',
  workItOut: 'Calculer',
  downloadTable: 'Télécharger en CSV',
  allDigits: 'Afficher tous les chiffres',
  targets: { watts: 'watts', amps: 'ampères', volts: 'volts' },
  tableOfResults: 'Tableau des résultats',
  missing: '{0} : remplissez ce champ.',
  outOfRange: '{0} doit être {1}.',
  above: 'supérieur à {0}',
  atLeast: 'au moins {0}',
  atMost: 'au plus {0}',
  between: 'compris entre {0} et {1}',
  problems: {
    'invalid-number': '{0} : « {1} » n’est pas un nombre lisible ici. Écrivez par exemple 2,5 ou 3 1/2.',
    'invalid-integer': '{0} : « {1} » n’est pas un nombre entier.',
    'invalid-date': '{0} : « {1} » n’est pas un jour du calendrier.',
    'unknown-unit': '{0} : aucune unité « {1} » n’est connue ici.',
    'unknown-ingredient': '{0} : aucun ingrédient « {1} » n’est connu ici.',
    'incompatible-units': '{0} : « {1} » mesure autre chose.',
  },
  noAnswer: 'Ces données ne donnent pas de résultat. Vérifiez les champs.',
  also: 'Environ {0}',
  alsoBetween: 'Environ {0} ; les sources donnent de {1} à {2}',
  pricesPerUnit: 'Prix par unité : {0}',
  trueSizeOnPaper: 'En taille réelle si la page est imprimée sans mise à l’échelle.',

  askLabel: 'Que voulez-vous convertir ou calculer ?',
  answer: 'Répondre',
  example: '12 mètres en pieds',
  tryThis: '{0} Par exemple : {1}',
  pages: 'Pages',
  quantityConverter: (quantity) => `Convertisseur ${of(quantity)}`,
  unitConverter: 'Convertisseur d’unités',
  asFraction: 'En fraction {0}',
  fractionCalculator: 'Calculateur de fractions',
  exactArithmetic: 'Calcul exact',
  ofIngredient: ' de {0}',

  lifeFromTo: 'Du {0} au {1}',
  indexOnScale: 'Indice de masse corporelle {0} sur l’échelle',
  partOfWhole: '{0} comme partie d’un tout',
};
