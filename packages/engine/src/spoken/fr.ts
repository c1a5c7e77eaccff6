import type { ToolWords } from './tool-words.ts';

const equivalence = {
  label: 'Équivalence',
  about:
    'Ce qui relie des grandeurs différentes : spectrale (longueur d’onde, fréquence, énergie du photon, nombre d’onde), masse et énergie, thermique (température et énergie par kT) ou compte (moles et nombres).',
  names: {
    spectral: 'spectrale',
    'mass-energy': 'masse et énergie',
    thermal: 'thermique (kT)',
    count: 'moles en nombres',
  },
} as const;

const codes = {
  label: 'Codes',
  about:
    'Le système des codes de « De » et « En » : UCUM ou la recommandation 20 de la CEE-ONU ; sinon noms et symboles.',
  names: {
    ucum: 'UCUM',
    unece: 'recommandation 20 de la CEE-ONU',
    excel: 'Excel et Sheets (CONVERT)',
    prometheus: 'Prometheus',
  },
} as const;

const substance = {
  label: 'Substance',
  about: 'Par exemple C6H12O6 : convertit entre masse et quantité de matière.',
} as const;

const molarMass = {
  label: 'Masse molaire',
  fields: { gramsPerMole: 'Grammes par mole', uncertainty: 'Incertitude', formula: 'Formule', source: 'Source' },
} as const;

const operations = { simplify: 'sous forme irréductible', decimal: 'en décimal', percent: 'en pourcentage' } as const;
const questions = {
  'percent-of': 'x % de y',
  'percent-change': 'la variation de x à y',
  share: 'x en pourcentage de y',
} as const;
const systems = { metric: 'métriques (kg, cm)', imperial: 'impériales (lb, ft, in)' } as const;
const electric = { watts: 'watts', amps: 'ampères', volts: 'volts' } as const;
const ranges = { '{0} to {1}': '{0} à {1}', 'under {0}': 'moins de {0}', '{0} and more': '{0} et plus' } as const;

const gregorian = 'Les jours suivent le calendrier grégorien, même avant son adoption.';
const anySides = 'Les côtés peuvent avoir des unités différentes : chacun est converti exactement.';
const clock = 'Heures et minutes séparées par deux points.';

const holidays = {
  label: 'Jours fériés',
  about: 'Des dates comme 2026-12-25, séparées par des espaces. Ils ne sont pas ouvrés.',
};

const weekdays = {
  Monday: 'lundi',
  Tuesday: 'mardi',
  Wednesday: 'mercredi',
  Thursday: 'jeudi',
  Friday: 'vendredi',
  Saturday: 'samedi',
  Sunday: 'dimanche',
} as const;
const stages = { G1: 'G1', G2: 'G2', G3a: 'G3a', G3b: 'G3b', G4: 'G4', G5: 'G5' } as const;
const digits = {
  black: 'noir',
  brown: 'marron',
  red: 'rouge',
  orange: 'orange',
  yellow: 'jaune',
  green: 'vert',
  blue: 'bleu',
  violet: 'violet',
  gray: 'gris',
  white: 'blanc',
} as const;
const colors = { ...digits, gold: 'or', silver: 'argent' } as const;
const countries = {
  eu: 'Europe (Allemagne)',
  uk: 'Royaume-Uni',
  us: 'États-Unis',
  fr: 'France',
  it: 'Italie',
  jp: 'Japon',
  cm: 'Poitrine ou tête en cm',
} as const;

/** Places of the examples and the table of the time zone converter. */
const places = { London: 'Londres', Dubai: 'Dubaï', India: 'Inde', Singapore: 'Singapour' };

export const tools: ToolWords = {
  convert: {
    name: 'Convertisseur d’unités',
    description:
      'Convertit un nombre d’une unité à une autre, et entre volume et masse pour les ingrédients de cuisine.',
    params: {
      value: 'Valeur',
      from: 'De',
      to: 'En',
      ingredient: {
        label: 'Ingrédient',
        about: 'Convertit entre volume et poids, par exemple pour la farine.',
      },
      substance,
      as: equivalence,
      codes,
    },
    result: {
      ingredient: 'Ingrédient',
      substance: 'Substance',
      result: 'Résultat',
      density: {
        label: 'Densité',
        fields: {
          gramsPerMilliliter: 'Grammes par millilitre',
          source: 'Source',
          low: 'Valeur la plus basse',
          high: 'Valeur la plus haute',
        },
      },
      molarMass,
      internationalUnit: 'Unité internationale',
    },
    rules: [
      'Le résultat est la valeur multipliée par la taille de la première unité, divisée par celle de la seconde.',
      'Les températures sont d’abord rapportées à leur zéro ; miles par gallon et litres par distance sont inverses l’un de l’autre.',
      'Un ingrédient mène du volume au poids par sa densité, une substance de la masse à la quantité par sa masse molaire.',
      'Une équivalence s’emploie là où elle est nommée : E = h·f et c = λ·f (spectrale), E = m·c² (masse et énergie), E = k·T (thermique), une mole comme le nombre d’entités que fixe le SI.',
    ],
    limits: [
      'Vous pouvez écrire chaque unité par son nom ou son symbole, et composer des unités.',
      'La façon de remplir la tasse compte plus que les derniers chiffres de la densité.',
      'Une masse molaire vaut ce que valent les masses atomiques standard, dont la réponse indique l’incertitude. Elle informe et ne conseille pas : demandez au laboratoire ce qu’il a mesuré.',
    ],
  },
  table: {
    name: 'Tableau de conversion',
    description: 'Convertit une suite de valeurs entre deux unités, une ligne par pas.',
    params: {
      from: 'De',
      to: 'En',
      start: 'Début',
      end: { label: 'Fin', about: 'Neuf pas après le début, sauf indication.' },
      step: { label: 'Pas', about: 'Non nul ; négatif pour compter à rebours.' },
      substance,
      as: equivalence,
      codes,
    },
    result: {
      substance: 'Substance',
      count: 'Lignes',
      rows: { label: 'Lignes', fields: { value: 'Valeur', result: 'Résultat' } },
      molarMass,
      internationalUnit: 'Unité internationale',
    },
    rules: ['Chaque ligne avance d’un pas, calculé exactement depuis le début, puis converti.'],
    limits: [
      'La dernière ligne est le dernier pas qui ne dépasse pas la fin.',
      'Sans fin indiquée, elle est à {0} pas.',
      'Un pas négatif compte à rebours.',
      'Un tableau a au plus {0} lignes.',
    ],
  },
  gasMark: {
    name: 'Température du four',
    description:
      'Convertit les thermostats à gaz britanniques en Celsius et Fahrenheit, et inversement, avec le réglage du four à chaleur tournante.',
    params: {
      value: 'Thermostat à gaz ou température',
      given: {
        label: 'Donné en',
        names: {
          'gas-mark': 'thermostat à gaz',
          celsius: '°C',
          fahrenheit: '°F',
          fan: '°C en chaleur tournante',
          thermostat: 'thermostat français',
        },
      },
    },
    result: {
      celsius: 'Degrés Celsius',
      fahrenheit: 'Degrés Fahrenheit',
      mark: 'Thermostat à gaz le plus proche',
      fan: 'Chaleur tournante, degrés Celsius',
      thermostat: 'Thermostat',
      setting: 'Réglage du four, degrés Celsius',
      settingFan: 'Réglage en chaleur tournante, degrés Celsius',
      settingFahrenheit: 'Réglage du four, degrés Fahrenheit',
      oven: {
        label: 'En mots',
        says: {
          'very cool': 'très doux',
          cool: 'doux',
          warm: 'tiède',
          moderate: 'modéré',
          'moderately hot': 'assez chaud',
          hot: 'chaud',
          'very hot': 'très chaud',
        },
      },
    },
    rules: [
      'Le premier cran entier est à {0} °F, et chaque cran vaut {1} °F de plus ; en dessous viennent ½ et ¼, chacun {2} °F de moins.',
      'Un four à chaleur tournante se règle {0} °C plus bas.',
      'Un cran de thermostat vaut {0} °C.',
    ],
    limits: [
      'Aucune norme ne fixe cette échelle : c’est celle des fours à gaz britanniques, arrondie à {0} degrés comme dans les livres de cuisine. Certains donnent {1} °C pour le cran {2}.',
      'Les fours à chaleur tournante diffèrent : suivez la notice du vôtre.',
      'Un four peut s’écarter d’un thermostat entier. Utilisez un thermomètre de four.',
    ],
  },
  average: {
    name: 'Calculateur de moyenne',
    description: 'Calcule la moyenne, la médiane, le mode, l’étendue et l’écart type d’une liste de nombres.',
    params: { values: { label: 'Nombres', about: 'Séparés par des espaces ou des points-virgules.' } },
    result: {
      mean: 'Moyenne',
      median: 'Médiane',
      modes: 'Mode',
      sum: 'Somme',
      count: 'Effectif',
      minimum: 'Minimum',
      maximum: 'Maximum',
      range: 'Étendue',
      sampleDeviation: 'Écart type de l’échantillon',
      populationDeviation: 'Écart type de la population',
    },
    rules: [
      'La médiane est le nombre du milieu de la liste triée, ou la moyenne des deux du milieu.',
      'L’écart type est la racine carrée de la moyenne des carrés des écarts à la moyenne ; celui d’un échantillon divise par l’effectif moins un.',
    ],
    limits: [
      'Une liste a au plus {0} nombres.',
      'La virgule sépare les nombres : les décimales s’écrivent ici avec un point.',
    ],
  },
  fraction: {
    name: 'Calculateur de fractions',
    description: 'Simplifie une fraction, ou l’écrit en décimal ou en pourcentage.',
    params: {
      numerator: 'Numérateur',
      denominator: { label: 'Dénominateur', about: 'Non nul.' },
      op: { label: 'Opération', names: operations },
    },
    result: {
      operation: { label: 'Opération', names: operations },
      result: 'Résultat',
      repeating: 'Décimal exact',
    },
    rules: ['Pour simplifier, les deux termes sont divisés par leur plus grand diviseur commun.'],
    limits: [
      'Le signe est porté par le numérateur.',
      'Un décimal périodique s’écrit avec sa période entre parenthèses, jusqu’à {0} chiffres.',
    ],
  },
  numberBase: {
    name: 'Convertisseur de bases',
    description: 'Écrit un entier en binaire, octal, décimal, hexadécimal ou dans toute autre base.',
    params: {
      value: { label: 'Entier', about: 'Ses chiffres, avec un signe et une marque de base au besoin.' },
      from: 'De la base',
      to: 'Vers la base',
    },
    result: { result: 'Résultat', binary: 'Binaire', octal: 'Octal', decimal: 'Décimal', hexadecimal: 'Hexadécimal' },
    rules: [
      'Chaque chiffre compte autant de fois que la base à la puissance de son rang, à partir de la droite.',
      'Au-delà de neuf, les lettres servent de chiffres.',
    ],
    limits: [
      'Entiers de toute taille, en majuscules ou minuscules ; une fraction est refusée.',
      'Un nombre négatif porte un signe : le complément à deux des machines n’est pas écrit.',
    ],
  },
  percentage: {
    name: 'Calculateur de pourcentages',
    description:
      'Trouve le pourcentage d’un nombre, la variation en pourcentage entre deux nombres ou la part de l’un dans l’autre.',
    params: {
      mode: { label: 'Question', names: questions },
      x: { label: 'x', labels: { 'percent-of': 'Pourcentage', 'percent-change': 'De', share: 'Partie' } },
      y: { label: 'y', labels: { 'percent-of': 'De', 'percent-change': 'À', share: 'Tout' } },
    },
    result: {
      result: 'Résultat',
      formula: {
        label: 'Calcul',
        says: {
          '{0}% of {1} = {2}': '{0} % de {1} = {2}',
          'change from {0} to {1} = {2}': 'variation de {0} à {1} = {2}',
          '{0} as a share of {1} = {2}': '{0} comme part de {1} = {2}',
        },
      },
    },
    limits: [
      'La variation se rapporte à la valeur absolue de x : une hausse est toujours positive.',
      'Pas de pourcentage de zéro, ni de variation à partir de zéro.',
    ],
  },
  proportion: {
    name: 'Règle de trois',
    description: 'Trouve le nombre manquant d’une proportion et simplifie un rapport.',
    params: {
      a: 'a',
      b: { label: 'b', about: 'a est à b …' },
      c: 'c',
      d: { label: 'd', about: '… ce que c est à d. Laissez vide l’un des quatre.' },
    },
    result: {
      result: 'Nombre manquant',
      simplest: 'Rapport simplifié',
      ratio: 'En un seul nombre',
    },
    rules: [
      'Si a est à b ce que c est à d, a fois d égale b fois c : le manquant est un produit divisé par celui qui reste.',
    ],
    limits: [
      'Pour un rapport seul, donnez a et b : il revient dans les plus petits entiers.',
      'Rien n’est divisé par zéro.',
    ],
  },
  reversePercentage: {
    name: 'Pourcentage inversé',
    description:
      'Trouve le tout à partir d’une partie en pourcentage, ou le nombre avant une hausse ou une baisse en pourcentage.',
    params: {
      value: 'Nombre',
      percent: 'Pourcentage',
      mode: {
        label: 'Le nombre est',
        names: {
          part: 'ce pourcentage du tout',
          increased: 'le tout plus ce pourcentage',
          decreased: 'le tout moins ce pourcentage',
        },
      },
    },
    result: { result: 'Tout', difference: 'Différence' },
    limits: ['Rajouter le même pourcentage n’annule pas une remise : il porte sur un nombre plus petit.'],
  },
  roman: {
    name: 'Convertisseur de chiffres romains',
    description: 'Convertit les chiffres romains en nombres, et inversement.',
    params: {
      roman: { label: 'Nombre romain', about: 'Dans sa forme usuelle, en majuscules ou minuscules.' },
      integer: { label: 'Entier', about: 'Un entier ou un nombre romain.' },
    },
    result: {},
    rules: [
      'Les lettres : M vaut {0}, D {1}, C {2}, L {3}, X {4}, V {5}, I {6}.',
      'Elles s’additionnent de gauche à droite ; une lettre placée devant une plus grande s’en soustrait.',
    ],
    limits: [
      'Seule la forme usuelle est acceptée : chaque nombre n’en a qu’une.',
      'Les minuscules et les chiffres romains d’Unicode sont lus aussi.',
      'Le plus grand est MMMCMXCIX, {0} : une lettre se répète au plus trois fois.',
    ],
  },
  significantFigures: {
    name: 'Chiffres significatifs',
    description: 'Arrondit un nombre à des chiffres significatifs et compte ceux d’un nombre.',
    params: {
      value: { label: 'Nombre', about: 'Tel qu’il est écrit : les zéros après le signe décimal comptent.' },
      figures: 'Chiffres significatifs',
    },
    result: {
      rounded: 'Arrondi',
      scientific: 'En notation scientifique',
      count: 'Chiffres du nombre tel qu’il est écrit',
      result: 'En nombre',
    },
    rules: [
      'Les chiffres comptent à partir du premier qui n’est pas zéro.',
      'Les zéros entre d’autres chiffres comptent, et ceux de la fin si le nombre a un signe décimal ; ceux de la fin d’un entier, non.',
    ],
    limits: [
      'Une moitié s’arrondit en s’éloignant de zéro, comme à l’école.',
      'La notation scientifique montre tous ses chiffres, là où un entier ne le peut pas.',
    ],
  },
  compoundInterest: {
    name: 'Calculateur d’intérêts composés',
    description: 'Calcule ce que devient une épargne avec des intérêts composés et des versements réguliers.',
    params: {
      principal: 'Somme de départ',
      ratePercent: 'Taux annuel (%)',
      years: 'Années',
      compounded: {
        label: 'Intérêts versés',
        names: {
          yearly: 'chaque année',
          'half-yearly': 'chaque semestre',
          quarterly: 'chaque trimestre',
          monthly: 'chaque mois',
          daily: 'chaque jour',
        },
      },
      deposit: { label: 'Versement régulier', about: 'À la fin de chaque période.' },
    },
    result: {
      total: 'Solde final',
      interest: 'Intérêts',
      paidIn: 'Versé',
      effectivePercent: 'Taux annuel effectif (%)',
      growth: {
        label: 'Croissance',
        fields: { year: 'Année', paidIn: 'Versé', interest: 'Intérêts', balance: 'Solde' },
      },
    },
    rules: [
      'À chaque période, le solde est multiplié par 1 + r, où r est le taux annuel divisé par le nombre de périodes par an.',
      'Des versements de d deviennent, en n périodes, d × ((1 + r)ⁿ − 1) ÷ r.',
    ],
    limits: [
      'Suppose un taux fixe, sans retraits, impôts ni frais.',
      'Avec une capitalisation quotidienne, l’année compte 365 jours.',
    ],
  },
  discount: {
    name: 'Calculateur de remise',
    description: 'Retire une remise d’un prix et ajoute la taxe à ce qui reste.',
    params: {
      price: 'Prix',
      discountPercent: 'Remise (%)',
      taxPercent: { label: 'Taxe (%)', about: 'Taxe sur le prix remisé.' },
    },
    result: { discount: 'Économie', discountedPrice: 'Prix après remise', taxAmount: 'Taxe', total: 'Total' },
    limits: ['La taxe se calcule sur le prix après remise.', 'Montants exacts, non arrondis au centime.'],
  },
  fuelCost: {
    name: 'Coût du carburant',
    description: 'Calcule le carburant que consomme un trajet et ce qu’il coûte.',
    params: {
      distance: 'Distance',
      efficiency: 'Consommation',
      fuelPrice: 'Prix du carburant',
      efficiencyUnit: {
        label: 'Consommation en',
        names: { mpg: 'miles par gallon (US)', 'l/100km': 'litres aux 100 km', 'km/l': 'kilomètres par litre' },
      },
    },
    result: {
      fuelUsed: 'Carburant consommé',
      cost: 'Coût',
      fuelUnit: { label: 'Unité du carburant', names: { gallon: 'gallon', liter: 'litre' } },
    },
    limits: [
      'Avec mpg, les distances sont en miles et le carburant en gallons US ; sinon en kilomètres et en litres.',
      'Suppose la même consommation sur tout le trajet. Relief, trafic et météo la modifient.',
    ],
  },
  loan: {
    name: 'Calculateur de prêt',
    description: 'Calcule les échéances et le total des intérêts d’un prêt ou d’un crédit immobilier.',
    params: {
      principal: 'Montant emprunté',
      ratePercent: 'Taux annuel (%)',
      years: 'Années',
      payments: {
        label: 'Échéances',
        names: {
          monthly: 'mensuelles',
          'every two weeks': 'toutes les deux semaines',
          weekly: 'hebdomadaires',
          quarterly: 'trimestrielles',
          yearly: 'annuelles',
        },
      },
      extraPayment: 'Supplément à chaque échéance',
      fees: { label: 'Frais', about: 'Retenus sur le montant ou payés au départ.' },
      schedule: { label: 'Échéancier', names: { years: 'par année', payments: 'chaque échéance' } },
      coin: {
        label: 'Arrondi',
        about: 'La plus petite pièce de la monnaie : les échéances y sont arrondies.',
        names: { '0.01': 'centimes', '1': 'montants entiers, comme le yen et le won' },
      },
    },
    result: {
      payment: 'Échéance',
      count: 'Nombre d’échéances',
      interest: 'Total des intérêts',
      total: 'Total payé',
      lastPayment: 'Dernière échéance',
      paymentsMade: 'Échéances jusqu’au remboursement',
      interestPaid: 'Intérêts avec suppléments',
      totalPaid: 'Total avec suppléments',
      interestSaved: 'Intérêts économisés',
      yearsSaved: 'Années gagnées',
      aprPercent: 'Taux annuel avec frais (%)',
      schedule: {
        label: 'Échéancier',
        fields: {
          period: 'Période',
          payment: 'Payé',
          interest: 'Intérêts',
          principal: 'Capital',
          balance: 'Reste dû',
        },
      },
    },
    rules: [
      'Le taux par période r est le taux annuel divisé par le nombre d’échéances par an.',
      'Échéance M = P × r ÷ (1 − (1 + r)⁻ⁿ), où P est le montant emprunté et n le nombre d’échéances.',
    ],
    limits: [
      'Suppose un taux fixe, avec chaque échéance en fin de période.',
      'L’échéancier arrondit les intérêts et les échéances au centime, comme les banques. La dernière échéance solde le prêt.',
      'Le taux annuel avec frais ne compte que les frais que vous indiquez ; la loi de votre pays peut en compter d’autres.',
      'Indiquez le taux nominal du contrat, et non le taux effectif (TAEG).',
    ],
  },
  salesTax: {
    name: 'Calculateur de TVA',
    description: 'Ajoute la TVA à un montant, ou la retire d’un montant qui la contient.',
    params: {
      amount: 'Montant',
      taxPercent: 'Taxe (%)',
      given: { label: 'Le montant est', names: { 'without-tax': 'hors taxe (HT)', 'with-tax': 'taxe comprise (TTC)' } },
    },
    result: { gross: 'Taxe comprise (TTC)', net: 'Hors taxe (HT)', tax: 'Montant de la taxe' },
    limits: ['Montants exacts, non arrondis au centime.', 'Indiquez le taux en vigueur pour le lieu et le produit.'],
  },
  tip: {
    name: 'Calculateur de pourboire',
    description: 'Ajoute un pourboire à l’addition et partage le total.',
    params: {
      subtotal: 'Addition sans pourboire',
      tipPercent: 'Pourboire (%)',
      people: 'Personnes',
      round: {
        label: 'Arrondir au-dessus',
        about: 'Au montant entier suivant. La différence va au pourboire.',
        names: { none: 'rien', total: 'le total', share: 'ce que chacun paie' },
      },
    },
    result: { tip: 'Pourboire', total: 'Total', perPerson: 'Chacun paie' },
    rules: ['En cas d’arrondi, la différence va au pourboire.'],
    limits: [
      'Vaut pour toute monnaie. Montants exacts, non arrondis au centime.',
      'Pourboire sur l’addition avec ou sans taxes, selon l’usage local.',
    ],
  },
  unitPrice: {
    name: 'Calculateur de prix unitaire',
    description: 'Compare le prix à l’unité de trois paquets au plus et trouve le moins cher.',
    params: {
      price: 'Prix',
      quantity: 'Quantité',
      unit: {
        label: 'Unité',
        about: 'Un texte au choix, par exemple kg, œuf ou feuille.',
        says: { egg: 'œuf', unit: 'unité' },
      },
      secondPrice: 'Prix, paquet 2',
      secondQuantity: 'Quantité, paquet 2',
      thirdPrice: 'Prix, paquet 3',
      thirdQuantity: 'Quantité, paquet 3',
    },
    result: {
      unitPrice: 'Prix par unité',
      secondUnitPrice: 'Prix par unité, deuxième emballage',
      thirdUnitPrice: 'Prix par unité, troisième emballage',
      cheapest: {
        label: 'Emballage le moins cher',
        names: { first: 'le premier', second: 'le deuxième', third: 'le troisième', equal: 'tous égaux' },
      },
      savingPercent: 'Économie par rapport au plus cher (%)',
    },
    rules: ['Le paquet le moins cher a le prix à l’unité le plus bas.'],
    limits: ['L’unité est libre : un œuf, un litre, une feuille.', 'Indiquez toutes les quantités dans la même unité.'],
  },
  age: {
    name: 'Calculateur d’âge',
    description: 'Calcule l’âge exact en années, mois et jours.',
    params: {
      birthDate: 'Date de naissance',
      asOf: { label: 'Date de calcul', about: 'Le jour où l’âge est compté ; aujourd’hui (UTC) par défaut.' },
    },
    result: {
      years: 'Années',
      months: 'Mois',
      days: 'Jours',
      totalDays: 'Jours en tout',
    },
    rules: ['Compte d’abord les années entières, puis les mois entiers, puis les jours.'],
    limits: [
      'Une personne née le {0} février fête son anniversaire le {1}er mars les années ordinaires ; certaines lois disent le {2} février.',
      gregorian,
      '« Aujourd’hui » est la date en UTC.',
    ],
  },
  dateAdd: {
    name: 'Calculateur de dates',
    description: 'Ajoute des années, mois, semaines, jours ou jours ouvrés à une date, ou les retire.',
    params: {
      start: 'Date de départ',
      years: 'Années',
      months: 'Mois',
      weeks: 'Semaines',
      days: 'Jours',
      workingDays: 'Jours ouvrés',
      holidays,
      direction: { label: 'Sens', names: { after: 'après la date', before: 'avant la date' } },
    },
    result: {
      date: 'Date',
      weekday: {
        label: 'Jour de la semaine',
        says: weekdays,
      },
      distance: 'Jours entre les deux',
    },
    rules: [
      'Années et mois se comptent d’abord, et finissent au dernier jour d’un mois trop court ; semaines et jours suivent.',
      'Les jours ouvrés vont du lundi au vendredi. Ils se comptent en dernier, à partir du lendemain de la date atteinte.',
    ],
    limits: [
      gregorian,
      'Les jours fériés comptent comme ouvrés si vous ne les indiquez pas : ils varient selon le lieu.',
    ],
  },
  dateDifference: {
    name: 'Jours entre deux dates',
    description: 'Compte les jours, les semaines et les jours ouvrés entre deux dates.',
    params: {
      start: 'Date de début',
      end: 'Date de fin',
      inclusive: 'Compter les deux dates',
      holidays,
    },
    result: {
      days: 'Jours',
      weeks: 'Semaines entières',
      daysOver: 'Jours en plus',
      workingDays: 'Jours ouvrés',
    },
    rules: [
      'Les jours se comptent du début à la fin, et un de plus si les deux comptent.',
      'Parmi les jours ouvrés, du lundi au vendredi, la première date compte, et la dernière si les deux comptent.',
    ],
    limits: [
      'Négatif si la fin précède le début.',
      'Les jours fériés comptent comme les autres si vous ne les indiquez pas : ils diffèrent selon le lieu.',
      gregorian,
    ],
  },
  timeBetween: {
    name: 'Calculateur d’heures',
    description: 'Compte les heures et minutes entre deux heures de la journée.',
    params: { start: { label: 'Début', about: clock }, end: { label: 'Fin', about: clock }, break: 'Pause (minutes)' },
    result: { duration: 'Heures, minutes et secondes', hours: 'En heures', minutes: 'En minutes' },
    rules: ['Durée = fin − début − pause.'],
    limits: ['Une fin qui n’est pas après le début est le lendemain.', 'Ne tient pas compte du changement d’heure.'],
  },
  bmi: {
    name: 'Calculateur d’IMC',
    description: 'Calcule l’indice de masse corporelle d’un adulte et sa catégorie.',
    params: { weight: 'Poids', height: 'Taille', unit: { label: 'Unités', names: systems } },
    result: {
      bmi: 'Indice de masse corporelle',
      obesityClass: { label: 'Classe d’obésité', names: { I: 'classe I', II: 'classe II', III: 'classe III' } },
      note: {
        label: 'Remarque',
        says: {
          'No one has this BMI. Check the weight and height.':
            'Personne n’a un tel indice de masse corporelle : vérifiez le poids et la taille.',
        },
      },
      category: {
        label: 'Classe',
        names: { underweight: 'maigreur', healthy: 'normal', overweight: 'surpoids', obese: 'obésité' },
      },
    },
    rules: ['Les tailles métriques inférieures à {0} sont lues en mètres.'],
    limits: [
      'Les catégories sont celles de l’Organisation mondiale de la santé pour les adultes ; enfants et adolescents en ont d’autres.',
      'L’indice ne distingue pas le muscle de la graisse et n’est pas un diagnostic.',
      'Livres et pouces sont convertis par leurs définitions, avec le facteur {0}, souvent arrondi à {1}.',
    ],
  },
  glycatedHemoglobin: {
    name: 'Convertisseur HbA1c',
    description: 'Convertit l’HbA1c entre mmol/mol (IFCC) et pourcentage (NGSP, DCCT), et estime la glycémie moyenne.',
    params: {
      value: 'HbA1c',
      unit: { label: 'Unité', names: { 'mmol/mol': 'mmol/mol (IFCC)', '%': '% (NGSP, DCCT)' } },
    },
    result: {
      percent: 'NGSP, DCCT (%)',
      mmolPerMol: 'IFCC (mmol/mol)',
      averageGlucose: 'Glycémie moyenne estimée (mg/dL)',
      averageGlucoseMolar: 'Glycémie moyenne estimée (mmol/L)',
    },
    limits: [
      'Pour information : ce n’est pas un diagnostic, et un laboratoire arrondit au mmol/mol entier et au dixième de pour cent.',
      'La glycémie moyenne est une estimation tirée d’une étude sur des adultes, et non ce qu’un lecteur affiche à un moment.',
      'L’anémie, la grossesse et certaines formes d’hémoglobine faussent la valeur.',
    ],
  },
  electrical: {
    name: 'Watts, ampères et volts',
    description:
      'Calcule la puissance, le courant, la tension et la résistance à partir de deux d’entre eux (loi d’Ohm).',
    params: {
      watts: 'Puissance (W)',
      amps: 'Courant (A)',
      volts: 'Tension (V)',
      ohms: 'Résistance (Ω)',
      target: {
        label: 'Recherché',
        about: 'Facultatif. Nous calculons la valeur manquante.',
        names: electric,
      },
    },
    result: {
      result: 'Résultat',
    },
    limits: ['Pour le courant continu, et pour l’alternatif avec un facteur de puissance de un.'],
  },
  wireGauge: {
    name: 'Calibre de fil (AWG)',
    description: 'Convertit le calibre américain (AWG) en millimètres, millimètres carrés et pouces, et inversement.',
    params: {
      gauge: {
        label: 'Calibre (AWG)',
        about: 'Par exemple 12, 4/0 ou 250 kcmil.',
      },
      diameter: 'Diamètre',
      area: 'Section',
    },
    result: {
      awg: 'Calibre le plus proche (AWG)',
      exactGauge: 'Calibre en nombre',
      wire: 'Diamètre',
      inches: 'Diamètre',
      section: 'Section',
      kcmil: 'Taille en kcmil',
    },
    rules: [
      'Diamètre en millimètres = {0} × {1} à la puissance ({2} − calibre) ÷ {3}.',
      'Section = π × diamètre² ÷ 4. Un mil circulaire est l’aire d’un cercle d’un millième de pouce de diamètre.',
    ],
    limits: [
      'Pour un fil rond massif. Un fil toronné du même calibre a autant de cuivre, mais il est plus épais.',
      'Les câbles métriques ont leurs propres sections : le calibre le plus proche n’est pas le même fil.',
      'Pour l’intensité admissible, consultez la norme électrique locale.',
    ],
  },
  fuelConsumption: {
    name: 'Convertisseur L/100 km, mpg et km/L',
    description:
      'Convertit la consommation entre litres par distance, miles par gallon US et impérial et kilomètres par litre.',
    params: {
      value: 'Consommation',
      unit: {
        label: 'Unité',
        names: { 'l/100km': 'L/100 km', mpg: 'mpg (É.-U.)', 'mpg-uk': 'mpg (R.-U.)', 'km/l': 'km/L' },
      },
      fuel: { label: 'Carburant consommé', about: 'Avec la distance, au lieu de la consommation.' },
      distance: 'Distance',
    },
    result: {
      litersPerHundredKilometers: 'Litres aux cent kilomètres',
      milesPerGallon: 'Miles par gallon US',
      milesPerImperialGallon: 'Miles par gallon impérial',
      kilometersPerLiter: 'Kilomètres par litre',
      economy: 'Consommation',
    },
    rules: ['Les litres par distance mesurent le carburant, les autres la distance : ce sont des inverses.'],
    limits: [
      'Un gallon US vaut environ cinq sixièmes d’un gallon impérial : la même voiture fait donc moins de miles avec lui.',
      'Deux fois plus de miles par gallon, c’est moitié moins de carburant. Plus la voiture est économe, moins chaque mile par gallon de plus compte.',
    ],
  },
  pace: {
    name: 'Calculateur d’allure',
    description: 'Calcule l’allure, le temps ou la distance d’une course à partir des deux autres.',
    params: {
      distance: 'Distance',
      time: { label: 'Temps', about: 'Par exemple 25:00 ou 1:45:30.' },
      pace: { label: 'Allure', about: 'Par exemple 5:30.' },
      per: { label: 'Allure par', names: { km: 'kilomètre', mile: 'mile' } },
    },
    result: {
      perKilometer: 'Allure par kilomètre',
      perMile: 'Allure par mile',
      finish: 'Temps total',
      way: 'Distance courue',
      kilometersPerHour: 'Vitesse',
      milesPerHour: 'Vitesse',
    },
    rules: ['L’allure est le temps divisé par la distance ; la vitesse en est l’inverse.'],
    limits: ['Suppose une allure régulière sur toute la distance.', 'Le calcul est exact, l’affichage à la seconde.'],
  },
  speedDistanceTime: {
    name: 'Vitesse, distance et temps',
    description: 'Calcule une vitesse, une distance ou un temps à partir des deux autres.',
    params: {
      distance: 'Distance',
      time: { label: 'Temps', about: 'Par exemple 1:30 ou 90 min.' },
      speed: 'Vitesse',
      unit: { label: 'Unité du résultat', about: 'Celle qui va avec les données, sauf indication.' },
    },
    result: {
      result: 'Résultat',
      clock: 'En heures, minutes et secondes',
    },
    rules: [
      'La vitesse est la distance divisée par le temps ; la distance est la vitesse fois le temps, et le temps la distance divisée par la vitesse.',
    ],
    limits: [
      'La vitesse est la moyenne de tout le parcours : les arrêts comptent comme du temps.',
      'Les miles vont avec les miles par heure, les milles marins avec les nœuds, le reste avec les kilomètres, sauf autre unité demandée.',
    ],
  },
  shapeArea: {
    name: 'Calculateur d’aire',
    description:
      'Calcule l’aire d’un rectangle, cercle, triangle ou autre figure à partir de ses côtés, dans toutes les unités.',
    params: {
      shape: {
        label: 'Figure',
        names: {
          rectangle: 'rectangle',
          square: 'carré',
          circle: 'cercle',
          triangle: 'triangle',
          trapezoid: 'trapèze',
          parallelogram: 'parallélogramme',
          ellipse: 'ellipse',
          semicircle: 'demi-cercle',
        },
      },
      width: { label: 'Largeur', about: 'La base d’un triangle, trapèze ou parallélogramme ; un axe d’une ellipse.' },
      height: { label: 'Hauteur', about: 'La longueur d’un rectangle ; l’autre axe d’une ellipse.' },
      top: { label: 'Côté supérieur', about: 'Le côté d’un trapèze opposé à sa base.' },
      radius: 'Rayon',
      diameter: { label: 'Diamètre', about: 'À la place du rayon.' },
      unit: { label: 'Unité de l’aire', about: 'Le carré de l’unité des côtés, sauf indication.' },
    },
    result: { area: 'Aire', squareMeters: 'En mètres carrés', squareFeet: 'En pieds carrés' },
    rules: [
      'Rectangle et parallélogramme : largeur fois hauteur. Triangle : la moitié. Carré : la largeur fois elle-même.',
      'Cercle : π fois le carré du rayon. Ellipse : π fois les deux axes, divisé par quatre.',
      'Trapèze : base plus côté supérieur, fois la hauteur, divisé par deux.',
    ],
    limits: [anySides, 'Mesurez la hauteur perpendiculairement à la base.'],
  },
  shapeVolume: {
    name: 'Calculateur de volume',
    description:
      'Calcule le volume d’un pavé, cylindre, sphère, cône ou pyramide à partir de ses côtés, dans toutes les unités.',
    params: {
      shape: {
        label: 'Solide',
        names: { box: 'pavé', cube: 'cube', cylinder: 'cylindre', sphere: 'sphère', cone: 'cône', pyramid: 'pyramide' },
      },
      length: { label: 'Longueur', about: 'D’un pavé, d’un cube ou de la base d’une pyramide.' },
      width: 'Largeur',
      height: 'Hauteur',
      radius: 'Rayon',
      diameter: { label: 'Diamètre', about: 'À la place du rayon.' },
      unit: { label: 'Unité du volume', about: 'Le cube de l’unité des côtés, sauf indication.' },
    },
    result: { volume: 'Volume', liters: 'En litres', gallons: 'En gallons US' },
    rules: [
      'Pavé : longueur × largeur × hauteur. Cube : longueur³.',
      'Cylindre : π fois le carré du rayon, fois la hauteur. Cône et pyramide : base × hauteur ÷ 3.',
      'Sphère : quatre tiers de π fois le cube du rayon.',
    ],
    limits: [anySides, 'Pour la contenance d’un récipient, prenez les mesures intérieures.'],
  },
  transferTime: {
    name: 'Temps de téléchargement',
    description: 'Calcule le temps de téléchargement ou d’envoi d’un fichier.',
    params: {
      size: 'Taille',
      speed: { label: 'Débit', about: 'Les lignes se vendent en bits par seconde, les fichiers sont en octets.' },
      overheadPercent: { label: 'Surcoût (%)', about: 'Ce que les protocoles prennent au débit.' },
    },
    result: { clock: 'Temps', seconds: 'En secondes', bytesPerSecond: 'Débit en octets' },
    rules: [
      'Le temps est la taille divisée par le débit, moins ce que prennent les protocoles ; un octet a huit bits.',
    ],
    limits: [
      'GB et Mbps comptent en milliers, GiB et Mibit en puissances de deux, comme leurs noms le disent.',
      'Les connexions réelles sont plus lentes qu’annoncé : elles sont partagées, et les serveurs ont aussi leurs limites.',
    ],
  },
  paint: {
    name: 'Calculateur de peinture',
    description: 'Calcule la quantité de peinture et le nombre de pots à acheter.',
    params: {
      area: 'Surface à peindre',
      openings: { label: 'Portes et fenêtres', about: 'Retirées de la surface.' },
      coats: 'Couches',
      coverage: { label: 'Pouvoir couvrant', about: 'Surface par litre, indiquée sur le pot.' },
      can: 'Contenance d’un pot',
    },
    result: {
      paint: 'Peinture',
      cans: 'Pots',
      liters: 'En litres',
      gallons: 'En gallons US',
      painted: 'Surface de toutes les couches',
    },
    rules: [
      'Peinture = (surface − ouvertures) × couches ÷ pouvoir couvrant. Le nombre de pots est arrondi au supérieur.',
    ],
    limits: [
      'Les murs rugueux ou bruts en demandent plus, les murs lisses moins.',
      'Achetez des pots du même lot et gardez-en pour les retouches.',
    ],
  },
  slope: {
    name: 'Calculateur de pente',
    description: 'Convertit une pente entre pourcentage, degrés, rapport, pente de toit et pour mille.',
    params: {
      value: 'Pente',
      given: {
        label: 'Donnée en',
        names: {
          percent: 'pourcentage (%)',
          degrees: 'degrés (°)',
          ratio: 'rapport : longueur pour un de montée',
          pitch: 'toit : pouces par pied',
          permille: 'pour mille',
        },
      },
    },
    result: {
      percent: 'Pourcentage',
      degrees: 'Degrés',
      ratio: 'Un pour',
      pitch: 'Pouces par pied',
      permille: 'Pour mille',
    },
    rules: [
      'Pourcentage = montée ÷ longueur × {0}. Degrés = arc tangente de montée ÷ longueur.',
      'Un rapport de {0} pour {1} monte de {2} sur une longueur de {3}. La pente de toit compte les pouces de montée par pied.',
    ],
    limits: [
      'La longueur est horizontale, non mesurée le long de la pente.',
      'Une pente de {0} % fait {1}°, et non la verticale ; les pentes négatives descendent.',
    ],
  },
  tiles: {
    name: 'Calculateur de carrelage',
    description: 'Calcule le nombre de carreaux, de lames ou de dalles qu’il faut, avec joints et chutes.',
    params: {
      area: 'Surface',
      width: 'Largeur d’un carreau',
      height: 'Hauteur d’un carreau',
      joint: 'Joint',
      wastePercent: { label: 'Chutes (%)', about: 'Coupes et casse.' },
      perBox: 'Carreaux par boîte',
    },
    result: {
      tiles: 'Carreaux',
      boxes: 'Boîtes',
      withoutWaste: 'Sans les chutes',
      covered: 'Tous les carreaux ensemble',
    },
    rules: [
      'La surface divisée par celle d’un carreau avec son joint, plus les chutes ; le nombre de carreaux et de boîtes est arrondi au supérieur.',
    ],
    limits: [
      'Prévoyez plus de chutes en pose diagonale et dans les petites pièces.',
      'La surface est prise d’un bloc : la façon dont les rangs finissent aux murs n’est pas comptée.',
    ],
  },
  ringSize: {
    name: 'Convertisseur de tailles de bague',
    description:
      'Convertit les tailles de bague entre États-Unis, Royaume-Uni, Europe (ISO), Japon et Suisse, avec le diamètre.',
    params: {
      size: { label: 'Taille', about: 'Un nombre ou, pour le Royaume-Uni, une lettre.' },
      system: {
        label: 'Système',
        names: {
          iso: 'ISO, Europe : tour en mm',
          us: 'États-Unis, Canada',
          uk: 'Royaume-Uni, Irlande, Australie',
          japan: 'Japon',
          swiss: 'Suisse, Italie, Espagne',
          diameter: 'diamètre en mm',
        },
      },
    },
    result: {
      iso: 'ISO, Europe',
      us: 'États-Unis',
      uk: 'Royaume-Uni',
      japan: 'Taille japonaise',
      swiss: 'Taille suisse, italienne et espagnole',
      diameter: 'Diamètre intérieur',
      circumference: 'Tour intérieur',
    },
    rules: [
      'La taille ISO est le tour intérieur en millimètres ; la taille suisse est {0} de moins.',
      'La taille américaine est le diamètre intérieur au-dessus de {0} mm, par pas de {1} mm.',
      'Le A du Royaume-Uni est un tour de {0} mm, et chaque lettre {1} mm de plus.',
      'La première taille japonaise est un diamètre de {0} mm ; chaque taille ajoute {1}/{2} mm.',
    ],
    limits: [
      'Les tailles sont les plus proches qui se vendent : entières en ISO, quarts aux États-Unis, demi-lettres au Royaume-Uni.',
      'Aucune norme ne fixe les tailles des États-Unis et du Japon : ce sont celles du commerce, et les triboulets diffèrent d’un quart.',
      'Les bagues larges serrent plus ; les doigts changent avec la chaleur et l’heure.',
    ],
  },
  shoeSize: {
    name: 'Convertisseur de pointures',
    description:
      'Convertit les pointures d’adultes et d’enfants entre UE, Royaume-Uni, États-Unis, Japon, Mondopoint et cm.',
    params: {
      size: 'Pointure',
      system: {
        label: 'Système',
        names: {
          eu: 'Europe',
          uk: 'Royaume-Uni',
          'us-men': 'États-Unis, hommes',
          'us-women': 'États-Unis, femmes',
          foot: 'longueur du pied en cm',
          japan: 'Japon (cm)',
          mondopoint: 'Mondopoint (mm)',
        },
      },
      wearer: {
        label: 'Pour',
        about: 'Pour les enfants, les pointures US et UK sont celles d’enfants.',
        names: { adult: 'adultes', child: 'enfants' },
      },
    },
    result: {
      eu: 'Pointure européenne',
      uk: 'Pointure britannique',
      usMen: 'Pointure US (homme, enfant)',
      usWomen: 'Pointure américaine, femmes',
      japan: 'Pointure japonaise (cm)',
      mondopoint: 'Mondopoint (mm)',
      foot: 'Longueur du pied',
      last: 'Longueur de la forme',
    },
    rules: [
      'Les pointures comptent la forme de la chaussure : en Europe par deux tiers de centimètre, au Royaume-Uni et aux États-Unis par tiers de pouce.',
      'Les tiers de pouce se comptent depuis {0} au Royaume-Uni, depuis {1} pour les hommes aux États-Unis ; les pointures de femmes y sont d’un et demi de plus.',
      'La forme est prise plus longue que le pied de deux tiers de pouce.',
      'Les pointures d’enfant comptent des tiers de pouce moins {0} au Royaume-Uni et moins {1} aux États-Unis. Les pointures japonaises et Mondopoint sont la longueur du pied.',
    ],
    limits: [
      'Aucune loi ne fixe ces systèmes et les fabricants diffèrent d’une pointure : ISO 19407 donne des tables indicatives et ISO 9407 marque la longueur du pied.',
      'Arrondies à la demi-pointure, Mondopoint à 5 mm. Celles d’enfant finissent où commencent celles d’adulte.',
      'Les pointures de femmes des États-Unis sont prises comme le fait le plus souvent le commerce ; l’appareil des magasins en compte une de plus que pour les hommes.',
    ],
  },
  apiGravity: {
    name: 'Convertisseur de degrés API, Baumé et Twaddell',
    description:
      'Convertit les degrés API, Baumé et Twaddell en densité relative et en masse volumique, et inversement.',
    params: {
      value: 'Valeur',
      given: {
        label: 'Donné en',
        names: {
          api: 'degrés API',
          baume: 'degrés Baumé (plus lourd que l’eau)',
          'light-baume': 'degrés Baumé (plus léger que l’eau)',
          twaddell: 'degrés Twaddell',
          'specific-gravity': 'densité relative',
          density: 'masse volumique (kg/m³)',
        },
      },
    },
    result: {
      api: 'Degrés API',
      specificGravity: 'Densité relative',
      density: 'Masse volumique (kg/m³)',
      barrelsPerTonne: 'Barils par tonne',
      baume: 'Degrés Baumé',
      twaddell: 'Degrés Twaddell',
    },
    rules: [
      'Degrés Baumé = {0} − {1} ÷ ρ pour les liquides plus lourds que l’eau, où ρ est la densité relative.',
      'Degrés Baumé = {0} ÷ ρ − {1} pour les liquides plus légers que l’eau.',
      'Degrés Twaddell = (ρ − {0}) × {1}.',
    ],
    limits: [
      'Toutes les valeurs sont à {0} °F. Corrigez d’abord avec les tables de la norme les mesures faites à une autre température.',
      'La densité relative se rapporte à l’eau à la même température.',
      'Peser dans l’air donne un peu moins que la masse : ce n’est pas compté.',
    ],
  },
  beaufort: {
    name: 'Échelle de Beaufort',
    description: 'Convertit la force du vent en vitesses en km/h, nœuds, m/s et mph, et les vitesses en force.',
    params: {
      force: 'Force',
      speed: { label: 'Vitesse du vent', about: 'À la place de la force.' },
      unit: { label: 'Plage en', names: { 'km/h': 'km/h', kn: 'nœuds', 'm/s': 'm/s', mph: 'mph' } },
    },
    result: {
      beaufort: 'Beaufort',
      description: {
        label: 'En mots',
        says: {
          calm: 'calme',
          'light air': 'très légère brise',
          'light breeze': 'légère brise',
          'gentle breeze': 'petite brise',
          'moderate breeze': 'jolie brise',
          'fresh breeze': 'bonne brise',
          'strong breeze': 'vent frais',
          'near gale': 'grand frais',
          gale: 'coup de vent',
          'strong gale': 'fort coup de vent',
          storm: 'tempête',
          'violent storm': 'violente tempête',
          hurricane: 'ouragan',
        },
      },
      range: { label: 'Vitesse du vent de cette force', says: ranges },
      lowest: 'De',
      highest: 'À',
      kilometersPerHour: { label: 'En km/h', says: ranges },
      knots: { label: 'En nœuds', says: ranges },
      metersPerSecond: { label: 'En m/s', says: ranges },
      milesPerHour: { label: 'En mph', says: ranges },
    },
    rules: [
      'Chaque force est une plage de vitesses ; une vitesse est arrondie au pas de la colonne de son unité et y est cherchée.',
      'Les vitesses dans une autre unité se cherchent en nœuds.',
    ],
    limits: [
      'Les vitesses sont des moyennes sur {0} minutes, à {1} mètres au-dessus d’un sol plat et dégagé ; les rafales sont plus fortes.',
      'Chaque colonne de la table est arrondie pour elle-même : leurs limites diffèrent donc un peu.',
    ],
  },
  bushel: {
    name: 'Convertisseur de boisseaux de grain',
    description:
      'Convertit les boisseaux de blé, maïs, soja et autres grains en livres, kilogrammes et tonnes, et inversement.',
    params: {
      crop: {
        label: 'Grain',
        names: {
          wheat: 'blé',
          soybeans: 'soja',
          corn: 'maïs (égrené)',
          'ear corn': 'maïs (épi)',
          sorghum: 'sorgho',
          rye: 'seigle',
          flaxseed: 'graines de lin',
          canola: 'colza',
          barley: 'orge',
          buckwheat: 'sarrasin',
          rice: 'riz (paddy)',
          oats: 'avoine',
          apples: 'pommes',
          peaches: 'pêches',
          potatoes: 'pommes de terre',
          'sweet potatoes': 'patates douces',
          tomatoes: 'tomates',
        },
      },
      bushels: 'Boisseaux',
      mass: { label: 'Masse', about: 'À la place des boisseaux.' },
    },
    result: {
      kilograms: 'En kilogrammes',
      pounds: 'En livres',
      tonnes: 'En tonnes',
      bushels: 'Nombre de boisseaux',
      poundsPerBushel: 'Livres par boisseau',
    },
    rules: [
      'La masse est le nombre de boisseaux fois les livres d’un boisseau du grain ; la livre est l’internationale.',
    ],
    limits: [
      'Dans le commerce, un boisseau de grain est une masse, quelle que soit la place qu’il prend : le boisseau de volume est une autre unité.',
      'Les États diffèrent : 50 livres pour les tomates au Minnesota, 42 pour les pommes en Indiana, 50 pour le sarrasin dans les deux. Au Canada, l’avoine en a 34.',
      'Un lot plus humide ou plus léger que sa classe est payé moins.',
    ],
  },
  sugarContent: {
    name: 'Brix, Plato et densité relative',
    description: 'Convertit la teneur en sucre des jus et des moûts entre Brix, Plato, densité relative et Oechsle.',
    params: {
      value: 'Valeur',
      given: {
        label: 'Donné en',
        names: {
          brix: 'degrés Brix',
          plato: 'degrés Plato',
          'specific-gravity': 'densité relative',
          oechsle: 'degrés Oechsle',
        },
      },
    },
    result: {
      brix: 'Degrés Brix',
      plato: 'Degrés Plato',
      specificGravity: 'Densité relative',
      oechsle: 'Degrés Oechsle',
    },
    rules: [
      'ρ = {0} + ({1} × w + {2} × w² + {3} × w³ − {4} × w⁴ + {5} × w⁵ − {6} × w⁶) ÷ {7}, où ρ est la densité relative et w les degrés Brix ÷ {8}.',
      'Les degrés Plato sont −{0} + {1} × ρ − {2} × ρ² + {3} × ρ³.',
      'Les degrés Oechsle sont les millièmes dont la densité relative dépasse un.',
    ],
    limits: [
      'Les deux polynômes sont ajustés à des tables de saccharose dans l’eau à {0} °C, de 0 à {1} % en masse.',
      'Brix et Plato veulent dire la même chose, le sucre en pourcentage de masse ; leurs tables diffèrent de centièmes.',
      'Quand la levure a fait de l’alcool, la densité ne dit plus combien il y a de sucre.',
    ],
  },
  waterHardness: {
    name: 'Convertisseur de dureté de l’eau',
    description:
      'Convertit la dureté de l’eau entre mmol/L, ppm, degrés allemands, français et anglais et grains par gallon.',
    params: {
      value: 'Dureté',
      unit: {
        label: 'Unité',
        names: {
          'mmol/l': 'mmol/L',
          'mg/l': 'mg/L en carbonate de calcium (ppm)',
          'mg/l CaO': 'mg/L en oxyde de calcium',
          dH: 'degrés allemands (°dH)',
          fH: 'degrés français (°fH)',
          eH: 'degrés anglais (Clark)',
          gpg: 'grains par gallon US',
        },
      },
    },
    result: {
      millimolesPerLiter: 'Calcium et magnésium (mmol/L)',
      milligramsPerLiter: 'En carbonate de calcium (mg/L, ppm)',
      milligramsOfOxide: 'En oxyde de calcium (mg/L)',
      germanDegrees: 'Degrés allemands',
      frenchDegrees: 'Degrés français',
      englishDegrees: 'Degrés anglais',
      grainsPerGallon: 'Grains par gallon',
      grade: {
        label: 'Classe',
        names: { soft: 'douce', 'moderately hard': 'moyennement dure', hard: 'dure', 'very hard': 'très dure' },
      },
    },
    rules: [
      'Un degré allemand vaut {0} mg/L d’oxyde de calcium, un degré français {1} mg/L de carbonate de calcium.',
      'Un degré anglais vaut un grain de carbonate de calcium par gallon impérial, un grain par gallon un par gallon US.',
      'Une millimole de carbonate de calcium fait {0} milligrammes, d’oxyde {1}.',
    ],
    limits: [
      'Le magnésium compte comme s’il était du calcium, mole pour mole.',
      'Les classes sont celles du service géologique des États-Unis : douce jusqu’à {0} mg/L, dure au-dessus de {1}, très dure au-dessus de {2} ; d’autres pays tracent d’autres limites.',
    ],
  },
  electricityCost: {
    name: 'Coût de l’électricité',
    description: 'Calcule ce que coûte l’usage d’un appareil et l’énergie qu’il consomme.',
    params: { power: 'Puissance', hours: 'Heures par jour', price: 'Prix du kWh', days: 'Jours' },
    result: { cost: 'Coût', energy: 'Énergie', perDay: 'Coût par jour', perYear: 'Coût par an' },
    rules: ['Énergie = puissance × heures par jour × jours. Coût = énergie × prix du kilowattheure.'],
    limits: [
      'L’appareil est supposé tourner à pleine puissance. Les réfrigérateurs et les radiateurs à thermostat consomment moins.',
      'Sans l’abonnement ni les tarifs qui changent selon l’heure.',
    ],
  },
  caloriesBurned: {
    name: 'Calories brûlées',
    description: 'Estime les calories brûlées en marchant, en courant, à vélo et dans d’autres activités.',
    params: {
      activity: {
        label: 'Activité',
        names: {
          walking: 'marche',
          'brisk walking': 'marche rapide',
          hiking: 'randonnée',
          jogging: 'jogging',
          running: 'course à pied',
          'fast running': 'course rapide',
          'leisure cycling': 'vélo tranquille',
          cycling: 'vélo',
          'fast cycling': 'vélo rapide',
          swimming: 'natation',
          yoga: 'yoga',
          'weight training': 'musculation',
          soccer: 'football',
          tennis: 'tennis',
          gardening: 'jardinage',
          sitting: 'position assise',
          sleeping: 'sommeil',
        },
      },
      time: 'Durée',
      weight: 'Poids',
      met: { label: 'MET d’une autre activité', about: 'Remplace l’activité.' },
    },
    result: { calories: 'Calories (kcal)', kilojoules: 'Kilojoules', met: 'MET' },
    rules: ['Calories = MET × poids en kilogrammes × heures.'],
    limits: [
      'Une estimation pour adultes, pas un avis médical : l’âge, la forme et le terrain la changent d’un tiers ou plus.',
      'Comprend ce que le corps dépense au repos, {0} MET.',
    ],
  },
  dueDate: {
    name: 'Date d’accouchement',
    description:
      'Estime la date d’accouchement et les semaines de grossesse, à partir des dernières règles ou de la conception.',
    params: {
      lastPeriod: 'Premier jour des dernières règles',
      cycle: 'Cycle en jours',
      conception: { label: 'Conception', about: 'À la place des dernières règles.' },
      asOf: { label: 'À la date du', about: 'Le jour où les semaines sont comptées. Par défaut, aujourd’hui (UTC).' },
    },
    result: {
      dueDate: 'Date d’accouchement',
      weekday: { label: 'Jour de la semaine', says: weekdays },
      weeks: 'Semaines de grossesse',
      daysOver: 'Jours en plus',
      conception: 'Conception, environ',
      secondTrimester: 'Début du deuxième trimestre',
      thirdTrimester: 'Début du troisième trimestre',
    },
    rules: [
      'Date = premier jour des dernières règles + {0} jours + (cycle − {1}) jours ou conception + {2} jours.',
      'À la date prévue, {0} semaines sont écoulées : on compte à rebours à partir d’elle.',
      'Le deuxième trimestre commence après {0} semaines, le troisième après {1}, comptées du même jour et décalées comme la date.',
    ],
    limits: [
      'Une estimation, pas un avis médical : peu d’enfants naissent ce jour-là. Une échographie précoce est plus précise.',
      'La règle de Naegele par mois (un an de plus, trois mois de moins, sept jours de plus) diffère de trois jours au plus.',
    ],
  },
  kidneyFunction: {
    name: 'Fonction rénale (DFGe)',
    description: 'Estime la fonction rénale (DFGe) et la clairance de la créatinine à partir de la créatinine sérique.',
    params: {
      creatinine: 'Créatinine sérique',
      unit: { label: 'Unité', names: { 'mg/dL': 'mg/dL', 'µmol/L': 'µmol/L' } },
      age: 'Âge',
      sex: { label: 'Sexe', names: { female: 'femme', male: 'homme' } },
      weight: { label: 'Poids', about: 'Pour la clairance de la créatinine.' },
    },
    result: {
      egfr: 'DFGe (mL/min/1,73 m²)',
      stage: { label: 'Catégorie KDIGO', names: stages },
      clearance: 'Clairance de la créatinine (mL/min)',
    },
    rules: [
      'DFGe = 142 × min(Scr ÷ κ, 1)^α × max(Scr ÷ κ, 1)^−1,2 × 0,9938^âge, fois 1,012 pour une femme. Scr est la créatinine en mg/dL, κ vaut 0,7 pour une femme et 0,9 pour un homme, α −0,241 et −0,302.',
      'Clairance de Cockcroft et Gault = (140 − âge) × poids en kg ÷ (72 × Scr), fois 0,85 pour une femme.',
      'Les catégories sont celles de KDIGO : G1 dès 90, G2 dès 60, G3a dès 45, G3b dès 30, G4 dès 15, G5 au-dessous.',
    ],
    limits: [
      'Une information, pas un avis médical : demandez à un médecin ce que veut dire un résultat. Une seule valeur n’est pas un diagnostic.',
      'Pour les adultes et une créatinine dont la mesure est raccordée à l’IDMS. Pas pendant la grossesse ni en cas d’insuffisance rénale soudaine.',
      'Un mg/dL de créatinine compte pour 88,4 µmol/L, comme dans les laboratoires.',
    ],
  },
  bodySurface: {
    name: 'Surface corporelle',
    description: 'Estime la surface corporelle à partir de la taille et du poids.',
    params: { weight: 'Poids', height: 'Taille' },
    result: { mosteller: 'Mosteller (m²)', duBois: 'Du Bois (m²)' },
    rules: [
      'Mosteller : la racine carrée de taille en cm × poids en kg ÷ {0}.',
      'Du Bois : {0} × poids en kg à la puissance {1} × taille en cm à la puissance {2}.',
    ],
    limits: [
      'Une information, pas un avis médical : les doses relèvent des médecins et des pharmaciens.',
      'Les formules diffèrent de quelques pour cent, et davantage pour les enfants et les personnes très lourdes.',
    ],
  },
  factors: {
    name: 'PGCD, PPCM et facteurs premiers',
    description: 'Trouve le plus grand commun diviseur, le plus petit commun multiple et les facteurs premiers.',
    params: { values: { label: 'Nombres entiers', about: 'Séparés par des espaces ou des points-virgules.' } },
    result: {
      divisor: 'Plus grand commun diviseur',
      multiple: 'Plus petit commun multiple',
      factors: 'Facteurs premiers',
      divisors: 'Tous les diviseurs',
      prime: 'Tous sont premiers',
    },
    rules: [
      'Le plus grand commun diviseur vient de l’algorithme d’Euclide ; le plus petit commun multiple de deux nombres est leur produit divisé par lui.',
      'Un diviseur d’un nombre ne laisse pas de reste. Tous les diviseurs viennent des facteurs premiers et sont donnés pour un seul nombre.',
      'Tout entier supérieur à 1 est un produit de nombres premiers, d’une seule façon. Un nombre qui est son seul facteur premier est premier.',
    ],
    limits: ['Des entiers de {0} à {1}, au plus {2}.'],
  },
  concrete: {
    name: 'Calcul de béton et de gravier',
    description: 'Calcule le volume et le poids de béton, de gravier, de sable ou de terre, et les sacs à acheter.',
    params: {
      material: {
        label: 'Matériau',
        names: {
          concrete: 'béton',
          gravel: 'gravier',
          sand: 'sable',
          topsoil: 'terre végétale',
          mulch: 'paillis ou compost',
        },
      },
      length: 'Longueur',
      width: 'Largeur',
      area: { label: 'Surface', about: 'Au lieu de la longueur et de la largeur.' },
      depth: 'Épaisseur',
      wastePercent: { label: 'Marge (%)', about: 'Pour les pertes, le sol inégal et le tassement.' },
      bag: { label: 'Volume d’un sac', about: 'Imprimé dessus, par exemple 12 l.' },
    },
    result: {
      volume: 'Volume',
      cubicMeters: 'En mètres cubes',
      cubicYards: 'En yards cubes',
      mass: 'Poids, environ',
      bags: 'Sacs',
    },
    rules: [
      'Volume = longueur × largeur × épaisseur, ou surface × épaisseur, plus la marge. Poids = volume × densité. Les sacs sont arrondis vers le haut.',
    ],
    limits: [
      'Compte {0} kg/m³ pour le béton, {1} pour le gravier et le sable, {2} pour la terre : mouillés ou tassés, ils pèsent jusqu’à un tiers de plus.',
      'Le gravier et la terre se tassent : commandez davantage si vous les compactez.',
      'Le poids du paillis et du compost n’est pas donné : il dépend trop de l’humidité.',
    ],
  },
  tireSize: {
    name: 'Taille de pneu',
    description: 'Calcule le diamètre, le flanc et la circonférence d’un pneu, et compare deux tailles.',
    params: { size: { label: 'Taille', about: 'Par exemple 205/55 R16.' }, other: 'Comparer avec' },
    result: {
      diameter: 'Diamètre',
      inches: 'Diamètre',
      width: 'Largeur',
      sidewall: 'Flanc',
      circumference: 'Circonférence',
      perKilometer: 'Tours par kilomètre',
      perMile: 'Tours par mile',
      difference: {
        label: 'Autre pneu (%)',
        about: 'Son diamètre est plus grand d’autant. La vitesse réelle dépasse d’autant celle du compteur.',
      },
    },
    rules: [
      'Largeur en mm / flanc en pour cent de la largeur / jante en pouces.',
      'Diamètre = jante × {0} mm + {1} × flanc. Circonférence = π × diamètre.',
    ],
    limits: [
      'Mesures nominales d’un pneu neuf. En charge, il avance de quelques pour cent de moins par tour.',
      'Vérifiez les tailles homologuées pour votre voiture.',
    ],
  },
  metalGauge: {
    name: 'Jauges de tôle, de fil, d’aiguille et filetages',
    description:
      'Convertit les jauges de tôle, de fil (SWG), d’aiguille et les filetages en mm et en pouces, et inversement.',
    params: {
      gauge: { label: 'Jauge', about: 'Par exemple 16, 3/0, M8 ou 1/4-20.' },
      system: {
        label: 'Système',
        names: {
          swg: 'fil britannique (SWG)',
          steel: 'tôle d’acier (États-Unis)',
          galvanized: 'tôle galvanisée (États-Unis)',
          stainless: 'acier inoxydable (États-Unis)',
          needle: 'aiguille médicale',
          'knitting-us': 'aiguille à tricoter (États-Unis)',
          'knitting-uk': 'aiguille à tricoter (Royaume-Uni)',
          thread: 'filetage (M, UNC, UNF)',
        },
      },
      thickness: { label: 'Épaisseur', about: 'Pour trouver la jauge la plus proche.' },
    },
    result: {
      gauge: 'Jauge la plus proche',
      millimeters: 'Millimètres',
      inches: 'Pouces',
      pitch: 'Pas du filetage',
      threadsPerInch: 'Filets par pouce',
      tapDrill: 'Foret avant taraudage',
      drill: 'Numéro ou lettre du foret',
    },
    rules: [
      'La tôle d’acier se compte au poids : les onces d’un pied carré selon la loi des États-Unis, divisées par {0} par pouce pour l’acier et par {1} pour l’inox. La tôle galvanisée a {2} onces de zinc de plus.',
      'Le fil britannique suit la table officielle de 1883, les aiguilles la norme ISO 9626, les aiguilles à tricoter les listes des fabricants.',
      'Les filetages métriques (ISO 261) sont à pas gros si aucun pas n’est écrit, comme dans M8x1. Les filetages unifiés (ASME B1.1) sont des fractions de pouce ou des numéros : #n a 0,06 + 0,013 × n pouces.',
      'Foret d’un filetage métrique = diamètre − pas. Celui d’un filetage unifié laisse environ trois quarts du filet complet.',
    ],
    limits: [
      'Mesures nominales : la tôle laminée varie d’un dixième au plus. Commandez en millimètres.',
      'La tôle d’aluminium, de laiton et de cuivre suit la jauge américaine.',
    ],
  },
  paperSize: {
    name: 'Formats de papier',
    description: 'Donne les mesures d’A4, de Letter et d’autres formats de papier en mm, en pouces et en pixels.',
    params: {
      size: { label: 'Papier', about: 'Par exemple A4, B5, C6, JIS B5, Letter ou Legal.' },
      dpi: { label: 'Points par pouce', about: 'Sans indication, 300.' },
    },
    result: {
      size: 'En millimètres',
      inches: 'En pouces',
      pixels: 'En pixels',
      width: 'Largeur',
      height: 'Hauteur',
      area: 'Surface',
      ratio: 'Hauteur ÷ largeur',
    },
    rules: [
      'A0 mesure {0} mm × {1} mm, un mètre carré. Chaque format suivant est la moitié du précédent, coupé au millimètre entier. B0 mesure {2} mm × {3} mm, C0 {4} mm × {5} mm, le B0 japonais {6} mm × {7} mm.',
      'Les formats des États-Unis sont définis en pouces. Pixels = pouces × points par pouce, arrondis.',
    ],
    limits: [
      'Mesures après la coupe. Les imprimantes laissent une marge, et le fond perdu ajoute environ 3 mm de chaque côté.',
    ],
  },
  gradeAverage: {
    name: 'Moyenne des notes',
    description: 'Calcule la moyenne de notes, pondérée par coefficients.',
    params: {
      grades: { label: 'Notes', about: 'Nombres ou lettres séparés par des espaces, par exemple 12 14.5 9 ou A B+ C.' },
      credits: { label: 'Coefficients ou crédits', about: 'Un par note. Sans eux, toutes comptent autant.' },
    },
    result: { average: 'Moyenne', count: 'Notes', credits: 'Total des coefficients' },
    rules: [
      'Moyenne = somme de note × coefficient, divisée par la somme des coefficients.',
      'Les lettres comptent sur l’échelle de {0} points des États-Unis : A {1}, A− {2}, B+ {3}, B {4}, B− {5}, et ainsi de suite jusqu’à F {6}.',
    ],
    limits: [
      'Les écoles diffèrent : certaines comptent A+ plus que A.',
      'Au plus {0} notes. Les décimales suivent un point.',
    ],
  },
  resistor: {
    name: 'Code couleur des résistances',
    description: 'Lit les anneaux de couleur d’une résistance à quatre ou cinq anneaux.',
    params: {
      first: { label: 'Premier anneau', names: digits },
      second: { label: 'Deuxième anneau', names: digits },
      third: { label: 'Troisième anneau', about: 'Seulement avec cinq anneaux.', names: { none: 'aucun', ...digits } },
      multiplier: { label: 'Multiplicateur', names: colors },
      tolerance: { label: 'Tolérance', names: { none: 'aucun', ...colors } },
    },
    result: {
      resistance: 'Résistance',
      ohms: 'Ohms',
      tolerancePercent: 'Tolérance (±%)',
      least: 'Valeur minimale (Ω)',
      most: 'Valeur maximale (Ω)',
    },
    rules: [
      'Les couleurs du noir au blanc sont les chiffres 0 à 9. Le multiplicateur est une puissance de dix ; l’or divise par 10, l’argent par 100.',
    ],
    limits: [
      'Commencez du côté où les anneaux sont le plus serrés ; celui de la tolérance est à l’écart.',
      'Un sixième anneau indique l’effet de la température.',
    ],
  },
  dropRate: {
    name: 'Débit de perfusion',
    description: 'Calcule les gouttes par minute et les millilitres par heure d’une perfusion.',
    params: {
      volume: 'Volume',
      time: 'Durée',
      dropsPerMilliliter: { label: 'Gouttes par mL', about: 'Imprimé sur la tubulure : 10, 15, 20 ou 60.' },
    },
    result: { drops: 'Gouttes par minute', milliliters: 'mL par heure' },
    rules: ['mL par heure = volume en mL ÷ heures.'],
    limits: [
      'Une information, pas un avis médical : suivez la prescription et faites vérifier par une autre personne.',
      'La taille des gouttes dépend du liquide et de la tubulure.',
    ],
  },
  dilution: {
    name: 'Calcul de dilution',
    description: 'Calcule la solution mère et le solvant d’une dilution (C₁V₁ = C₂V₂).',
    params: {
      stock: 'Concentration de la solution mère',
      concentration: { label: 'Concentration finale', about: 'Dans l’unité de la solution mère.' },
      volume: 'Volume final',
    },
    result: { stockVolume: 'Solution mère', solvent: 'Solvant', factor: 'Facteur de dilution' },
    rules: [
      'Solution mère = volume final × concentration finale ÷ concentration de la solution mère. Solvant = volume final − solution mère.',
    ],
    limits: [
      'Les volumes sont supposés s’ajouter : les acides forts et l’alcool se contractent. Complétez au volume final.',
      'Versez l’acide dans l’eau, jamais l’eau dans l’acide.',
    ],
  },
  molarity: {
    name: 'Calcul de molarité',
    description: 'Calcule la masse, la concentration molaire ou le volume d’une solution.',
    params: {
      substance: { label: 'Substance', about: 'Un nom ou une formule, par exemple NaCl ou glucose.' },
      concentration: 'Concentration',
      volume: 'Volume',
      mass: 'Masse',
    },
    result: { gramsPerMole: 'Masse molaire (g/mol)' },
    rules: ['Masse = concentration × volume × masse molaire. Le volume est celui de la solution finie.'],
    limits: [
      'Avec les masses atomiques standard. Pour un hydrate, écrivez son eau, par exemple CuSO4·5H2O.',
      'La substance compte comme pure.',
    ],
  },
  dewPoint: {
    name: 'Point de rosée et indice de chaleur',
    description: 'Calcule le point de rosée, l’humidité absolue et l’indice de chaleur de l’air.',
    params: { temperature: 'Température', humidityPercent: 'Humidité relative (%)' },
    result: {
      dewPoint: 'Point de rosée',
      heatIndex: { label: 'Indice de chaleur', about: 'À partir de 27 °C (80 °F).' },
      water: 'Eau dans l’air (g/m³)',
    },
    rules: [
      'Point de rosée = {0} × γ ÷ ({1} − γ), avec γ = ln(humidité) + {2} × t ÷ ({3} + t) et t en °C.',
      'L’indice de chaleur suit la régression du service météorologique des États-Unis. Il s’applique à partir de {0} °F.',
    ],
    limits: [
      'De −{0} °C à {1} °C, sur l’eau. À quelques dixièmes de degré près.',
      'L’indice de chaleur vaut à l’ombre et par vent faible. Au soleil, il fait jusqu’à {1} °C de plus.',
    ],
  },
  timeZone: {
    name: 'Convertisseur de fuseaux horaires',
    description: 'Convertit une heure d’une ville ou d’un fuseau horaire dans un autre.',
    params: {
      time: { label: 'Heure', about: 'Par exemple 15:30.' },
      from: { label: 'De', about: 'Une ville, un fuseau ou UTC+2.', says: places },
      to: { label: 'À', says: places },
      day: 'Date',
    },
    result: {
      time: 'Heure là-bas',
      day: 'Date là-bas',
      difference: { label: 'Heures d’avance', about: 'Négatif si l’autre lieu est en retard.' },
      fromOffset: 'Écart à UTC, départ',
      toOffset: 'Écart à UTC, arrivée',
    },
    rules: ['Heure là-bas = heure ici + différence des deux écarts à UTC ce jour-là.'],
    limits: [
      'Utilise les données de fuseaux de votre navigateur ou du serveur : les changements plus récents manquent.',
      'EST, CET et autres sont des écarts fixes. Une ville suit son heure d’été.',
      'Quand on recule l’horloge, c’est la première des deux heures.',
    ],
  },
  clothingSize: {
    name: 'Tailles de vêtements et de chapeaux',
    description:
      'Convertit les tailles femme, homme et chapeau entre UE, Royaume-Uni, États-Unis, France, Italie et Japon.',
    params: {
      size: 'Taille',
      kind: { label: 'Type', names: { women: 'vêtements femme', men: 'vestes homme', hat: 'chapeaux' } },
      system: { label: 'Système', names: countries },
    },
    result: {
      eu: countries.eu,
      uk: countries.uk,
      us: countries.us,
      fr: countries.fr,
      it: countries.it,
      jp: countries.jp,
      body: 'Poitrine ou tête',
    },
    rules: [
      'Femme : États-Unis = UE − {0}, Royaume-Uni = UE − {1}, France UE + {2}, Italie UE + {3}, Japon UE − {4}. Le tour de poitrine est {5} × UE + {6} cm.',
      'Homme : la taille UE est la moitié du tour de poitrine en cm ; États-Unis et Royaume-Uni = UE − {0}, à peu près le tour en pouces.',
      'Chapeaux : centimètres autour de la tête ; États-Unis = pouces ÷ π au huitième le plus proche, Royaume-Uni un huitième de moins.',
    ],
    limits: [
      'Aucune norme ne lie les fabricants d’un pays à l’autre : les tailles changent selon la marque. La norme EN 13402 marque les vêtements de mesures du corps ; comparez-les. Les tables plus anciennes comptent une taille de plus aux États-Unis pour les femmes : UK 12 y vaut US 10. L’Espagne suit les tailles françaises.',
      'Beaucoup de tailles américaines taillent aujourd’hui plus grand qu’ici.',
    ],
  },
};
