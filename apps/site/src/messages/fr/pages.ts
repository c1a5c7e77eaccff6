import type { PageMessages } from '../types.ts';

/** `de longueur`, `d’énergie`. */
const of = (quantity: string): string => {
  const name = quantity.toLowerCase();
  return /^[aeiouyéèêàâîôûœh]/.test(name) ? `d’${name}` : `de ${name}`;
};

export const pages: PageMessages = {
  name: 'Français',
  offer: 'Lire cette page en français',
  close: 'Fermer',

  skip: 'Aller au contenu',
  site: 'Rubriques',
  about: 'À propos de ce site',
  breadcrumbs: 'Fil d’Ariane',
  home: 'Accueil',
  languages: 'Langue',
  search: 'Chercher',
  searchOrAsk: 'Chercher ou demander',
  places: { tools: 'Tous les outils', ingredients: 'Cuisine', docs: 'API', embed: 'Intégrer' },
  footer: { about: 'À propos', privacy: 'Confidentialité' },
  promise: 'Tous les nombres viennent d’un même moteur exact.',

  hero: 'Tout convertir, exactement',
  heroLead:
    'Unités, pourcentages, fractions : écrivez comme vous le diriez. Sans compte, sans pistage, et chaque chiffre est juste.',
  heroDescription:
    'Conversion exacte d’unités et calculateurs du quotidien : écrivez « {0} » ou « {1} » et lisez la réponse. Aucune donnée n’est recueillie.',
  heroFact: '1 mille = {0} kilomètres',
  tryThis: 'Par exemple {0}',
  examples: ['12 mètres en pieds', '180 lb en kg', '350 °F en °C', '100 km/h en mph', '2,5 h en min', '3/4 + 1/8'],
  converters: 'Convertisseurs',
  calculators: 'Calculateurs',
  cupsToGrams: 'Tasses en grammes',
  allIngredients: 'Les {0} ingrédients',
  everywhere: 'Dans votre page, dans votre code',
  everywhereText:
    'Les {0} outils de {1} catégories répondent aussi par HTTP, sans clé : voyez l’<0>API</0>. Le convertisseur peut s’afficher <1>dans votre propre page</1>. C’est partout le même moteur, et ses résultats sont les nombres les plus proches de la réponse exacte.',
  fields: {
    motion: 'Mouvement et forces',
    matter: 'Matière et débit',
    heat: 'Chaleur et énergie',
    electricity: 'Électricité et magnétisme',
    light: 'Lumière, son et rayonnement',
    chemistry: 'Chimie',
    screens: 'Écrans, impression et nombres',
    more: 'Autres',
  },
  categories: {
    units: 'Conversion d’unités',
    cooking: 'Cuisine',
    numbers: 'Nombres',
    money: 'Argent',
    dates: 'Dates et heures',
    health: 'Santé',
    electricity: 'Électricité',
    travel: 'Voyage et course',
    shapes: 'Aires et volumes',
    computing: 'Informatique',
    home: 'Maison et travaux',
    sizes: 'Tailles et pointures',
    science: 'Science et commerce',
  },

  allTools: 'Tous les outils',
  allToolsDescription:
    'Tous les outils sur une page : convertisseurs pour {1} grandeurs, conversions courantes et calculateurs du quotidien.',
  allToolsLead: 'Chaque outil a sa page : {1} calculateurs, {2} grandeurs et {3} conversions courantes.',
  findTool: 'Trouver un outil',
  findIngredient: 'Trouver un ingrédient',
  show: 'Afficher',
  noMatch: 'Rien ici ne contient tous ces mots.',
  sources: 'Sources',

  quantityTitle: (quantity) => `Convertisseur ${of(quantity)}`,
  quantityDescription: (quantity, units) =>
    `${quantity} : conversion exacte entre ${units} unités, chacune avec sa définition et la loi qui la fonde.`,
  quantityLead: {
    one: '{1} : une unité, exacte selon la loi et la norme qui la définissent.',
    other: '{1} : {0} unités, converties exactement selon les lois et normes qui les définissent.',
  },
  inSentence: (quantity) => quantity,
  quantityFact: '{0} unités : {1}',
  popularConversions: 'Conversions courantes',
  unitsOf: (quantity) => `Unités ${of(quantity)}`,
  everyUnitOf: (quantity) => `Toutes les unités ${of(quantity)}`,
  allUnitsOf: (quantity) => `Toutes les unités ${of(quantity)}`,
  tableOfUnits: 'Tableau des unités',
  columns: { unit: 'Unité', symbol: 'Symbole', definition: 'Définition', inBase: 'En {0}' },
  baseUnit: 'unité de base',
  kinds: { reciprocal: 'inverse', logarithmic: 'logarithmique' },
  whereFrom: 'D’où viennent ces définitions',

  pairTitle: (from, to) => `${from} en ${to}`,
  pairHead: (title, from, to) => `${title} (${from} en ${to})`,
  pairDescription: (fact, from, to) =>
    `${fact}. Convertir exactement ${from} en ${to}, avec la formule, la définition légale et un tableau.`,
  pairLead: 'Exactement, selon les lois et normes qui les définissent : chaque chiffre que vous voyez est juste.',
  formula: 'Formule',
  factorRounded: ' (le facteur est arrondi ici et utilisé en entier)',
  workedExample: 'Exemple.',
  pairExample: '{0} : {1}. Cela donne {2}.',
  pairExampleAbout: '{0} : {1}. Cela donne environ {2}.',
  exactDefinition: 'La définition exacte',
  afterAdding: ', après avoir ajouté {0}',
  tableOf: '{0} : tableau',
  tablePart: '{0}, partie {1}',
  howExact: 'Quelle exactitude',
  measured:
    'Une valeur mesurée mène d’une unité à l’autre : les derniers chiffres sont aussi incertains que cette mesure.',
  defined: 'Les deux unités sont exactes par définition : rien n’est mesuré, rien n’est estimé.',
  roundedOnce:
    'Le résultat est le nombre à virgule flottante le plus proche de la réponse exacte : il est arrondi une seule fois, à la fin. Les nombres de cette page ont jusqu’à {0} chiffres, et tous là où le formulaire le dit.',
  otherConversions: 'Autres conversions',

  toolDescription: '{0} Répond pendant la saisie, avec la formule, un exemple et un tableau.',
  restsOn: 'Sur quoi cela repose',
  limits: 'Limites et hypothèses',
  reckonedExactly: 'Calculé en fractions exactes et arrondi une seule fois, à la fin.',
  commonValues: 'Valeurs courantes',
  commonValuesTable: 'Tableau de valeurs courantes',
  withThese: 'Avec {0} :',
  forAStart: 'Pour commencer :',
  otherTools: 'Autres outils',
  overHttp: 'La même chose par HTTP',
};
