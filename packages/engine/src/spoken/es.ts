import type { ToolWords } from './tool-words.ts';

const equivalence = {
  label: 'Equivalencia',
  about:
    'Lo que une magnitudes distintas: espectral (longitud de onda, frecuencia, energía del fotón, número de onda), masa y energía, térmica (temperatura y energía por kT) o cuenta (moles y cantidades).',
  names: {
    spectral: 'espectral',
    'mass-energy': 'masa y energía',
    thermal: 'térmica (kT)',
    count: 'moles como cantidad',
  },
} as const;

const codes = {
  label: 'Códigos',
  about:
    'El sistema de los códigos de «De» y «A»: UCUM o la Recomendación 20 de UN/ECE; si no se indica, nombres y símbolos.',
  names: {
    ucum: 'UCUM',
    unece: 'Recomendación 20 de UN/ECE',
    excel: 'Excel y Sheets (CONVERTIR)',
    prometheus: 'Prometheus',
  },
} as const;

const substance = {
  label: 'Sustancia',
  about: 'Lo que se pesa, por ejemplo C6H12O6: su masa molar lleva de la masa a la cantidad de sustancia y al revés.',
} as const;

const molarMass = {
  label: 'Masa molar',
  fields: { gramsPerMole: 'Gramos por mol', uncertainty: 'Incertidumbre', formula: 'Fórmula', source: 'Fuente' },
} as const;

const operations = { simplify: 'en su mínima expresión', decimal: 'como decimal', percent: 'como porcentaje' } as const;
const questions = {
  'percent-of': 'x % de y',
  'percent-change': 'la variación de x a y',
  share: 'x como porcentaje de y',
} as const;
const systems = { metric: 'métricas (kg, cm)', imperial: 'anglosajonas (lb, ft, in)' } as const;
const electric = { watts: 'vatios', amps: 'amperios', volts: 'voltios' } as const;
const ranges = { '{0} to {1}': '{0} a {1}', 'under {0}': 'menos de {0}', '{0} and more': '{0} o más' } as const;

const gregorian = 'Los días siguen el calendario gregoriano, también antes de su introducción.';
const anySides = 'Los lados pueden estar en unidades distintas: cada uno se convierte con exactitud.';
const clock = 'Horas y minutos separados por dos puntos.';

// What sentences have in common.
const into = '(en|a)';
const years = '(años|año)';
const bills = [
  '{tipPercent}% [de] propina [en|sobre|de|para|por|a] {subtotal}',
  'propina [del|de] {tipPercent}% [en|sobre|de|para|por|a] {subtotal}',
  '{subtotal} (con|más|y|+) [un] {tipPercent}% [de] propina',
  'propina [en|sobre|de|para|por] {subtotal}',
];
const among =
  '[dividido|repartido|dividida|repartida|dividir|repartir] (entre|por|en|para) {people} [personas|persona|amigos|partes] [cada uno|por persona|cuánto cada uno|cuánto por persona]';
const tax = '(IVA|impuesto|impuestos)';
const wares =
  '[un|una|unos|unas|el|la|los|las] (zapatos|zapatillas|pantalón|pantalones|camisa|camiseta|vestido|chaqueta|abrigo|bolso|artículo|producto|libro|móvil|tele|televisor|ordenador|portátil|sofá|compra|ropa|vuelo|hotel)';
const slopes = '(pendiente|inclinación|desnivel)';

const holidays = { label: 'Festivos', about: 'Fechas como 2026-12-25 separadas por espacios. No son laborables.' };

const weekdays = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
} as const;
const stages = { G1: 'G1', G2: 'G2', G3a: 'G3a', G3b: 'G3b', G4: 'G4', G5: 'G5' } as const;
const digits = {
  black: 'negro',
  brown: 'marrón',
  red: 'rojo',
  orange: 'naranja',
  yellow: 'amarillo',
  green: 'verde',
  blue: 'azul',
  violet: 'violeta',
  gray: 'gris',
  white: 'blanco',
} as const;
const colors = { ...digits, gold: 'dorado', silver: 'plateado' } as const;
const countries = {
  eu: 'Europa (Alemania)',
  uk: 'Reino Unido',
  us: 'Estados Unidos',
  fr: 'Francia',
  it: 'Italia',
  jp: 'Japón',
  cm: 'Pecho o cabeza en cm',
} as const;

/** Places of the examples and the table of the time zone converter. */
const places = {
  'Los Angeles': 'Los Ángeles',
  'New York': 'Nueva York',
  London: 'Londres',
  Paris: 'París',
  Singapore: 'Singapur',
  Tokyo: 'Tokio',
  Sydney: 'Sídney',
};

export const tools: ToolWords = {
  convert: {
    name: 'Conversor de unidades',
    description: 'Convierte un número de una unidad a otra, y entre volumen y masa con ingredientes de cocina.',
    asks: [],
    params: {
      value: 'Valor',
      from: 'De',
      to: 'A',
      ingredient: {
        label: 'Ingrediente',
        about: 'Un ingrediente de cocina: su densidad lleva del volumen a la masa y al revés.',
      },
      substance,
      as: equivalence,
      codes,
    },
    result: {
      value: 'Valor',
      from: 'De',
      to: 'A',
      result: 'Resultado',
      ingredient: 'Ingrediente',
      density: {
        label: 'Densidad',
        fields: {
          gramsPerMilliliter: 'Gramos por mililitro',
          source: 'Fuente',
          low: 'Valor más bajo',
          high: 'Valor más alto',
        },
      },
      substance: 'Sustancia',
      molarMass,
      internationalUnit: 'Unidad internacional',
      as: equivalence,
      codes,
    },
    rules: [
      'El resultado es el valor por el tamaño de la primera unidad, dividido entre el de la segunda.',
      'Las temperaturas se refieren primero a su cero; las millas por galón y los litros por distancia son recíprocos.',
      'Un ingrediente lleva del volumen al peso por su densidad; una sustancia, de la masa a la cantidad por su masa molar.',
      'Una equivalencia se usa donde se nombra: E = h·f y c = λ·f (espectral), E = m·c² (masa y energía), E = k·T (térmica), un mol como el número de entidades que fija el SI.',
    ],
    limits: [
      'Puede escribir cada unidad con su nombre o su símbolo, y combinar unidades.',
      'Cómo se llena la taza importa más que las últimas cifras de la densidad.',
      'Una masa molar vale lo que los pesos atómicos estándar, cuya incertidumbre indica la respuesta. Informa y no aconseja: pregunte al laboratorio qué midió.',
    ],
  },
  table: {
    name: 'Tabla de conversión',
    description: 'Convierte una serie de valores entre dos unidades, una fila por paso.',
    asks: [`(tabla|tabla de conversión) [de] {from} ${into} {to} [de {start} a {end}]`],
    params: {
      from: 'De',
      to: 'A',
      start: 'Inicio',
      end: { label: 'Final', about: 'Nueve pasos después del inicio, si no se indica.' },
      step: { label: 'Paso', about: 'Distinto de cero; negativo para contar hacia abajo.' },
      substance,
      as: equivalence,
      codes,
    },
    result: {
      from: 'De',
      to: 'A',
      start: 'Inicio',
      end: 'Final',
      step: 'Paso',
      count: 'Filas',
      rows: { label: 'Filas', fields: { value: 'Valor', result: 'Resultado' } },
      substance: 'Sustancia',
      molarMass,
      internationalUnit: 'Unidad internacional',
      as: equivalence,
      codes,
    },
    rules: ['Cada fila avanza un paso, calculado con exactitud desde el inicio, y se convierte.'],
    limits: [
      'La última fila es el último paso que no sobrepasa el final.',
      'Si no se indica el final, está a {0} pasos.',
      'Un paso negativo cuenta hacia abajo.',
      'Una tabla tiene como máximo {0} filas.',
    ],
  },
  gasMark: {
    name: 'Temperatura del horno',
    description:
      'Convierte las marcas de gas británicas a Celsius y Fahrenheit, y al revés, con el ajuste del horno de aire.',
    asks: [
      '(marca de gas|gas mark) {value} [en] [grados|celsius|°C|grados celsius]',
      {
        says: [
          `{value:celsius} ${into} (marca de gas|gas mark)`,
          '[qué] (marca de gas|gas mark) [es|son|para] {value:celsius}',
        ],
        given: { given: 'celsius' },
        main: 'mark',
      },
    ],
    params: {
      value: 'Marca de gas o temperatura',
      given: {
        label: 'Expresado en',
        names: {
          'gas-mark': 'marca de gas',
          celsius: '°C',
          fahrenheit: '°F',
          fan: '°C con aire',
          thermostat: 'termostato francés',
        },
      },
    },
    result: {
      celsius: 'Grados Celsius',
      fahrenheit: 'Grados Fahrenheit',
      mark: 'Marca de gas más próxima',
      fan: 'Horno de aire, grados Celsius',
      thermostat: 'Termostato francés',
      setting: 'Ajuste del horno, grados Celsius',
      settingFan: 'Ajuste con aire, grados Celsius',
      settingFahrenheit: 'Ajuste del horno, grados Fahrenheit',
      oven: {
        label: 'En palabras',
        says: {
          'very cool': 'muy suave',
          cool: 'suave',
          warm: 'tibio',
          moderate: 'moderado',
          'moderately hot': 'moderadamente fuerte',
          hot: 'fuerte',
          'very hot': 'muy fuerte',
        },
      },
    },
    rules: [
      'La primera marca entera es {0} °F, y cada marca son {1} °F más; por debajo están ½ y ¼, cada una {2} °F menos.',
      'El horno de aire se ajusta {0} °C más bajo.',
      'Cada paso de un termostato francés son {0} °C.',
    ],
    limits: [
      'Ninguna norma fija la escala: es la de los hornos de gas británicos, redondeada a {0} grados como en los libros de cocina. Algunos dan {1} °C para la marca {2}.',
      'Los hornos de aire varían: siga el manual del suyo.',
      'Un horno puede desviarse un punto entero. Use un termómetro de horno.',
    ],
  },
  average: {
    name: 'Calculadora de promedios',
    description: 'Calcula la media, la mediana, la moda, el rango y la desviación estándar de una lista de números.',
    asks: [
      '(promedio|media|media aritmética) [de|entre] [números|los números] {values}',
      'saca (promedio|la media) de {values}',
      { says: ['mediana [de] {values}'], main: 'median' },
      { says: ['(suma|sumar|total) [de] {values}'], main: 'sum' },
      { says: ['(desviación estándar|desviación típica) [de] {values}'], main: 'sampleDeviation' },
    ],
    params: { values: { label: 'Números', about: 'Separados por espacios o puntos y coma.' } },
    result: {
      mean: 'Promedio (media)',
      median: 'Mediana',
      modes: 'Moda',
      sum: 'Suma',
      count: 'Cantidad',
      minimum: 'Mínimo',
      maximum: 'Máximo',
      range: 'Rango',
      sampleDeviation: 'Desviación estándar de la muestra',
      populationDeviation: 'Desviación estándar de la población',
    },
    rules: [
      'La mediana es el número central de la lista ordenada, o la media de los dos centrales.',
      'La desviación estándar es la raíz cuadrada de la media de las distancias a la media al cuadrado; la de una muestra divide entre la cantidad menos uno.',
    ],
    limits: [
      'Una lista tiene como máximo {0} números.',
      'La coma separa números: los decimales se escriben aquí con punto.',
    ],
  },
  fraction: {
    name: 'Calculadora de fracciones',
    description: 'Simplifica una fracción o la escribe como decimal o como porcentaje.',
    asks: [
      {
        says: [
          '(simplificar|simplifica|reducir|reduce) [la fracción] {numerator}/{denominator}',
          '{numerator}/{denominator} (simplificada|simplificado|reducida|irreducible)',
        ],
        given: { op: 'simplify' },
      },
      { says: ['{numerator}/{denominator} (en|a|como) (decimal|decimales|número decimal)'], given: { op: 'decimal' } },
      { says: ['{numerator}/{denominator} (en|a|como) (%|porcentaje)'], given: { op: 'percent' } },
    ],
    params: {
      numerator: 'Numerador',
      denominator: { label: 'Denominador', about: 'Distinto de cero.' },
      op: { label: 'Operación', names: operations },
    },
    result: {
      numerator: 'Numerador',
      denominator: 'Denominador',
      operation: { label: 'Operación', names: operations },
      result: 'Resultado',
      repeating: 'Decimal exacto',
    },
    rules: ['Para simplificar, ambas partes se dividen entre su máximo común divisor.'],
    limits: [
      'El signo lo lleva el numerador.',
      'Un decimal periódico se escribe con su período entre paréntesis, hasta {0} cifras.',
    ],
  },
  numberBase: {
    name: 'Conversor de bases numéricas',
    description: 'Escribe un entero en binario, octal, decimal, hexadecimal o cualquier otra base.',
    asks: [
      {
        says: ['(hexadecimal|hex) {value} (en|a) decimal', '{value} (hexadecimal|hex) (en|a) decimal'],
        given: { from: '16', to: '10' },
      },
      { says: ['binario {value} (en|a) decimal', '{value} binario (en|a) decimal'], given: { from: '2', to: '10' } },
      { says: ['{value} [decimal] (en|a) (hexadecimal|hex)'], given: { to: '16' } },
      { says: ['{value} [decimal] (en|a) binario'], given: { to: '2' } },
      { says: ['{value} [decimal] (en|a) octal'], given: { to: '8' } },
    ],
    params: {
      value: { label: 'Entero', about: 'Sus cifras, con signo y marca de la base si hace falta.' },
      from: 'De base',
      to: 'A base',
    },
    result: { result: 'Resultado', binary: 'Binario', octal: 'Octal', decimal: 'Decimal', hexadecimal: 'Hexadecimal' },
    rules: [
      'Cada cifra vale tantas veces como la base elevada a su posición desde la derecha.',
      'Después del nueve, las letras son las cifras.',
    ],
    limits: [
      'Enteros de cualquier tamaño, en mayúsculas o minúsculas; las fracciones se rechazan.',
      'Un número negativo lleva signo: no se escribe el complemento a dos de las máquinas.',
    ],
  },
  percentage: {
    name: 'Calculadora de porcentajes',
    description: 'Halla el porcentaje de un número, la variación porcentual entre dos o la parte que uno es del otro.',
    asks: [
      { says: ['[cuánto es|cuál es] [el] {x}% (de|del) {y}'], given: { mode: 'percent-of' } },
      {
        says: [
          '[qué] (porcentaje|%) (es|representa|son) {x} (de|del) {y}',
          '[qué] (porcentaje|%) (de|del) {y} (es|son|representa) {x}',
          '{x} de {y} (en|como) (porcentaje|%)',
          '{x} (es|son) qué (porcentaje|%) de {y}',
          '{x} de {y}',
        ],
        given: { mode: 'share' },
      },
      {
        says: [
          '(variación|cambio|aumento|incremento|disminución|diferencia) [porcentual|porcentaje|en porcentaje] (de|entre) {x} (a|y) {y} [en %]',
          'de {x} a {y} en (porcentaje|%)',
          'de {x} a {y} cuánto (subió|sube|ha subido|aumentó|bajó|baja|ha bajado|es) (en|de) (porcentaje|%)',
          'de {x} a {y} (variación|cambio|aumento|incremento|disminución) (porcentual|en porcentaje|en %)',
          '[precio|alquiler|sueldo|salario|recibo|factura|acción|peso] [de] [gasolina|luz|casa|piso] (subió|sube|ha subido|aumentó|ha aumentado|pasó|ha pasado|bajó|baja|ha bajado|cayó|ha caído) de {x} a {y} [kg|kilos|puntos|metros] [en] [cuánto|qué] [%|porcentaje] [es|subió|sube|ha subido|aumentó|bajó|baja|ha bajado|cayó]',
          'si (paso|pasa|sube|baja|subió|bajó) de {x} a {y} (qué|cuánto) (%|porcentaje) [es|sube|baja|subió|bajó]',
          '[precio|alquiler|sueldo|salario|recibo|factura] de {x} a {y} [kg|kilos|puntos|metros] (cuánto|qué) (%|porcentaje) (subió|sube|ha subido|aumentó|bajó|baja|ha bajado|cayó|es)',
          '(bajé|subí|pasé|adelgacé|engordé) de {x} a {y} [kg|kilos|puntos|metros] (cuánto|qué|en) (%|porcentaje) [bajé|subí|es|adelgacé|engordé]',
          'qué (%|porcentaje) (subió|sube|ha subido|aumentó|bajó|baja|ha bajado) [si] [pasó|pasa|va] de {x} a {y}',
        ],
        given: { mode: 'percent-change' },
      },
    ],
    params: {
      mode: { label: 'Pregunta', names: questions },
      x: { label: 'x', labels: { 'percent-of': 'Porcentaje', 'percent-change': 'De', share: 'Parte' } },
      y: { label: 'y', labels: { 'percent-of': 'De', 'percent-change': 'A', share: 'Total' } },
    },
    result: {
      mode: { label: 'Pregunta', names: questions },
      result: 'Resultado',
      formula: {
        label: 'Cálculo',
        says: {
          '{0}% of {1} = {2}': '{0} % de {1} = {2}',
          'change from {0} to {1} = {2}': 'variación de {0} a {1} = {2}',
          '{0} as a share of {1} = {2}': '{0} como parte de {1} = {2}',
        },
      },
    },
    limits: [
      'El cambio se refiere al valor absoluto de x: un aumento siempre es positivo.',
      'No hay porcentajes de cero ni cambios desde cero.',
    ],
  },
  proportion: {
    name: 'Regla de tres',
    description: 'Halla el número que falta en una proporción y simplifica una razón.',
    asks: [
      '{a} es a {b} como {c} es a [qué|x|?]',
      { says: ['(razón|proporción|relación) [de|entre] {a} (a|y|:) {b}'], main: 'simplest' },
    ],
    params: {
      a: 'a',
      b: { label: 'b', about: 'a es a b …' },
      c: 'c',
      d: { label: 'd', about: '… como c es a d. Deje vacío uno de los cuatro.' },
    },
    result: {
      result: 'Número que falta',
      simplest: 'Razón simplificada',
      ratio: 'Como un solo número',
      a: 'a',
      b: 'b',
      c: 'c',
      d: 'd',
    },
    rules: ['Si a es a b como c es a d, a por d es b por c: el que falta es un producto dividido entre el que queda.'],
    limits: ['Para una sola razón, indique a y b: vuelve en los enteros más pequeños.', 'Nada se divide entre cero.'],
  },
  reversePercentage: {
    name: 'Porcentaje inverso',
    description:
      'Halla el total a partir de una parte en porcentaje, o el número antes de subir o bajar un porcentaje.',
    asks: [
      '{value} es [el] {percent}% de (qué|cuánto|qué número)',
      'si [el] {percent}% (es|son) {value} cuánto es [el] 100%',
      {
        says: [
          '(precio|valor|número|precio original) (antes|antes de|antes del) {percent}% [de] (descuento|rebaja) [era|es|:] {value}',
          '(precio original|precio inicial) [de] {value} (con|tras|después de|después del) {percent}% [de] (descuento|rebaja)',
          '{value} (tras|después de|después del) {percent}% [de] (descuento|rebaja) [cuál era] [el] (precio original|precio inicial)',
        ],
        given: { mode: 'decreased' },
      },
      {
        says: [
          '(precio|valor|número) (antes|antes de|antes del) {percent}% [de] (aumento|subida|recargo) [era|es|:] {value}',
        ],
        given: { mode: 'increased' },
      },
    ],
    params: {
      value: 'Número',
      percent: 'Porcentaje',
      mode: {
        label: 'El número es',
        names: {
          part: 'este porcentaje del total',
          increased: 'el total más este porcentaje',
          decreased: 'el total menos este porcentaje',
        },
      },
    },
    result: { result: 'Total', difference: 'Diferencia' },
    limits: ['Sumar el mismo porcentaje no deshace un descuento: se aplica a un número menor.'],
  },
  roman: {
    name: 'Conversor de números romanos',
    description: 'Convierte números romanos a enteros y al revés.',
    asks: [
      {
        says: [
          '[año|siglo] {integer} (en|a) (romano|romanos|número romano|números romanos)',
          '(cómo se escribe|cómo es|escribe) [año] {integer} (en|con) (romano|romanos|número romano|números romanos)',
          '(número romano|números romanos|romano) [de|para] {integer}',
        ],
        main: 'roman',
      },
      {
        says: [
          '[número] romano {roman} [en|a] [número|decimal|arábigo]',
          '[siglo|capítulo|tomo|volumen|año] {roman} (en|a) (número|números|números arábigos|decimal|arábigo|arábigos|número normal|números normales|cifras|número arábigo)',
          '(qué número es|qué número es el romano|qué siglo es|qué año es|cuánto es el romano|cuánto vale) {roman} [en números normales|en números arábigos]',
          '{roman} (en|a) (número|números|números arábigos|arábigo|arábigos|número normal|números normales|cifras|número arábigo)',
          '{roman} (qué número es|qué año es|cuánto vale)',
        ],
        main: 'integer',
      },
    ],
    params: {
      roman: { label: 'Número romano', about: 'En su forma habitual, en mayúsculas o minúsculas.' },
      integer: { label: 'Entero', about: 'Un entero o un número romano.' },
    },
    result: { roman: 'Número romano', integer: 'Entero' },
    rules: [
      'Las letras: M es {0}, D {1}, C {2}, L {3}, X {4}, V {5}, I {6}.',
      'Se suman de izquierda a derecha; una letra delante de otra mayor se le resta.',
    ],
    limits: [
      'Solo se acepta la forma habitual: cada número tiene una sola.',
      'También se leen las minúsculas y los números romanos de Unicode.',
      'El mayor es MMMCMXCIX, {0}: una letra se repite como mucho tres veces.',
    ],
  },
  significantFigures: {
    name: 'Cifras significativas',
    description: 'Redondea un número a cifras significativas y cuenta las de un número.',
    asks: [
      '[redondear|redondea] {value} (a|con) {figures} (cifras significativas|cifra significativa|dígitos significativos)',
    ],
    params: {
      value: { label: 'Número', about: 'Tal como está escrito: los ceros tras el signo decimal cuentan.' },
      figures: 'Cifras significativas',
    },
    result: {
      rounded: 'Redondeado',
      scientific: 'En notación científica',
      count: 'Cifras del número tal como está escrito',
      result: 'Como número',
    },
    rules: [
      'Las cifras cuentan desde la primera que no es cero.',
      'Los ceros entre otras cifras cuentan, y los del final si el número tiene signo decimal; los del final de un entero no.',
    ],
    limits: [
      'La mitad se redondea alejándose de cero, como se enseña en la escuela.',
      'La notación científica muestra todas sus cifras, donde un entero no puede.',
    ],
  },
  compoundInterest: {
    name: 'Calculadora de interés compuesto',
    description: 'Calcula a cuánto crece un ahorro con interés compuesto y aportaciones periódicas.',
    asks: [
      '[invertir|invierto|ahorrar] {principal} al {ratePercent}% [anual|de interés|interés] [anual] (durante|en|por|a) {years} ' +
        years,
      '(interés compuesto|valor futuro) [de|sobre] {principal} (al|a|con) {ratePercent}% [anual] (durante|en|por|a) {years} ' +
        years,
    ],
    params: {
      principal: 'Importe inicial',
      ratePercent: 'Interés (% anual)',
      years: 'Años',
      compounded: {
        label: 'Abono de intereses',
        names: {
          yearly: 'anual',
          'half-yearly': 'semestral',
          quarterly: 'trimestral',
          monthly: 'mensual',
          daily: 'diario',
        },
      },
      deposit: { label: 'Aportación periódica', about: 'Al final de cada período.' },
    },
    result: {
      total: 'Saldo final',
      interest: 'Intereses',
      paidIn: 'Aportado',
      effectivePercent: 'Interés efectivo (% anual)',
      growth: {
        label: 'Crecimiento',
        fields: { year: 'Año', paidIn: 'Aportado', interest: 'Intereses', balance: 'Saldo' },
      },
    },
    rules: [
      'En cada período el saldo se multiplica por 1 + r, donde r es el interés anual dividido entre los períodos del año.',
      'Las aportaciones de d crecen en n períodos hasta d × ((1 + r)ⁿ − 1) ÷ r.',
    ],
    limits: [
      'Supone un tipo fijo, sin retiradas, impuestos ni comisiones.',
      'Con capitalización diaria, el año tiene 365 días.',
    ],
  },
  discount: {
    name: 'Calculadora de descuentos',
    description: 'Resta un descuento a un precio y suma el impuesto a lo que queda.',
    asks: [
      {
        says: [
          '{price} (menos|con) [un] {discountPercent}% [de] [descuento] (más|con|y|+) {taxPercent}% [de] ' + tax,
          '{discountPercent}% de descuento (en|sobre|de) {price} (más|con|y|+) {taxPercent}% [de] ' + tax,
        ],
        main: 'total',
      },
      '{discountPercent}% [de] (descuento|rebaja|dto) [en|sobre|de|a] {price}',
      '(descuento|rebaja) [de|del] {discountPercent}% (en|sobre|de|a) {price}',
      `[un] (descuento|rebaja) [de|del] {discountPercent}% (en|sobre|de|para) ${wares} (de|a|que cuesta|que cuestan|que vale|que valen) {price}`,
      `${wares} (de|a) {price} (con|menos) [un] {discountPercent}% [de] (descuento|rebaja|dto)`,
      '[rebajas] - {discountPercent}% (sobre|en|de) {price}',
      '{price} (rebajado|rebajada|rebajados|rebajadas|descontado) [en|del|de] [un] {discountPercent}%',
      '{price} [menos|con|-] [un] {discountPercent}% [de] (descuento|rebaja|dto)',
      '{price} menos [el|un] {discountPercent}%',
    ],
    params: {
      price: 'Precio',
      discountPercent: 'Descuento (%)',
      taxPercent: { label: 'Impuesto (%)', about: 'Impuesto sobre el precio rebajado.' },
    },
    result: { discount: 'Ahorro', discountedPrice: 'Precio con descuento', taxAmount: 'Impuesto', total: 'Total' },
    limits: ['El impuesto se calcula sobre el precio con descuento.', 'Importes exactos, sin redondear a céntimos.'],
  },
  fuelCost: {
    name: 'Calculadora de gasto en combustible',
    description: 'Calcula el combustible que consume un viaje y lo que cuesta.',
    asks: [
      {
        says: [
          `(gasto|coste|costo|precio) [de|en] (gasolina|combustible|gasoil|diésel|nafta) [para|de|en] {distance:kilometer} [con|a|y] [un] [consumo] [de] {efficiency} (l|litros)(/|por|a los|cada)100 (km|kilómetros) [a|con|y|,] {fuelPrice} [el|por|/|al] [litro|l]`,
        ],
        given: { efficiencyUnit: 'l/100km' },
      },

      {
        says: [
          '(costo|coste|gasto) [de] (combustible|gasolina|gasoil|viaje) [para|de|por] {distance:kilometer} [a|con|y] {efficiency} (l|litros)(/|por|a los|cada)100 (km|kilómetros) [a|y|con] {fuelPrice} [por|el|/] [litro|l]',
          '{distance:kilometer} [a|con] {efficiency} (l|litros)(/|por|a los|cada)100 (km|kilómetros) [a|y|con] {fuelPrice} (por|el|/) (litro|l)',
        ],
        given: { efficiencyUnit: 'l/100km' },
      },
      {
        says: [
          '(costo|coste|gasto) [de] (combustible|gasolina|viaje) [para|de|por] {distance:kilometer} [a|con|y] {efficiency} (km|kilómetros)(/|por)(l|litro) [a|y|con] {fuelPrice} [por|el|/] [litro|l]',
        ],
        given: { efficiencyUnit: 'km/l' },
      },
    ],
    params: {
      distance: 'Distancia',
      efficiency: 'Consumo',
      fuelPrice: 'Precio del combustible',
      efficiencyUnit: {
        label: 'Consumo en',
        names: { mpg: 'millas por galón (EE. UU.)', 'l/100km': 'litros por 100 km', 'km/l': 'kilómetros por litro' },
      },
    },
    result: {
      fuelUsed: 'Combustible consumido',
      cost: 'Coste',
      fuelUnit: { label: 'Unidad del combustible', names: { gallon: 'galón', liter: 'litro' } },
    },
    limits: [
      'Con mpg, las distancias son millas y el combustible galones de EE. UU.; si no, kilómetros y litros.',
      'Supone el mismo consumo en todo el viaje. Cuestas, tráfico y clima lo cambian.',
    ],
  },
  loan: {
    name: 'Calculadora de préstamos',
    description: 'Calcula las cuotas de un préstamo o una hipoteca y los intereses totales.',
    asks: [
      '(préstamo|hipoteca|crédito|cuota|cuota mensual|mensualidad) [de|mensual de] [un|una] [préstamo|hipoteca|crédito] [de|sobre|por] {principal} (al|a) [un] {ratePercent}% [anual|de interés|interés|de interés anual] (a|en|durante|por) {years} ' +
        years,
      '(préstamo|hipoteca|crédito|cuota|cuota mensual|mensualidad) [de|mensual de] [un|una] [préstamo|hipoteca|crédito] [de|sobre|por] {principal} (a|en|durante) {years} ' +
        years +
        ' (al|a) [un] {ratePercent}% [anual|de interés|interés|de interés anual] [cuota|cuota mensual|qué cuota|cuánto pago al mes|mensualidad]',
    ],
    params: {
      principal: 'Importe del préstamo',
      ratePercent: 'Interés (% anual)',
      years: 'Años',
      payments: {
        label: 'Cuotas',
        names: {
          monthly: 'mensuales',
          'every two weeks': 'cada dos semanas',
          weekly: 'semanales',
          quarterly: 'trimestrales',
          yearly: 'anuales',
        },
      },
      extraPayment: 'Pago adicional con cada cuota',
      fees: { label: 'Comisiones', about: 'Descontadas del importe o pagadas al principio.' },
      schedule: { label: 'Calendario de pagos', names: { years: 'por años', payments: 'cada cuota' } },
      coin: {
        label: 'Redondeo',
        about: 'La moneda más pequeña: a ella se redondean las cuotas.',
        names: { '0.01': 'céntimos', '1': 'cantidades enteras, como yenes y wones' },
      },
    },
    result: {
      payment: 'Cuota',
      count: 'Número de cuotas',
      interest: 'Intereses totales',
      total: 'Total pagado',
      lastPayment: 'Última cuota',
      paymentsMade: 'Cuotas hasta saldar el préstamo',
      interestPaid: 'Intereses con pagos adicionales',
      totalPaid: 'Total con pagos adicionales',
      interestSaved: 'Intereses ahorrados',
      yearsSaved: 'Años ahorrados',
      aprPercent: 'Tasa anual con comisiones (%)',
      schedule: {
        label: 'Calendario de pagos',
        fields: {
          period: 'Período',
          payment: 'Pagado',
          interest: 'Intereses',
          principal: 'Capital',
          balance: 'Saldo',
        },
      },
    },
    rules: [
      'El interés por período r es el interés anual dividido entre las cuotas del año.',
      'Cuota M = P × r ÷ (1 − (1 + r)⁻ⁿ), donde P es el importe del préstamo y n el número de cuotas.',
    ],
    limits: [
      'Supone un interés fijo, con cada cuota al final de su período.',
      'El calendario redondea los intereses y las cuotas al céntimo, como los bancos. La última cuota salda el préstamo.',
      'La tasa anual con comisiones solo incluye las comisiones que usted indica; la ley de su país puede incluir otras.',
      'Indique el tipo nominal del contrato, no el efectivo (TAE).',
    ],
  },
  salesTax: {
    name: 'Calculadora de IVA',
    description: 'Suma el IVA a un importe o lo separa del importe que ya lo incluye.',
    asks: [
      {
        says: [
          `{amount} (con|incluido) [el] (IVA|impuesto|impuestos) (incluido|incluida|incluidos) [al|del|de] {taxPercent}% [,] [sin IVA|precio sin IVA|sin impuestos]`,
          `{amount} con [el] (IVA|impuesto|impuestos) [al|del|de] {taxPercent}% [incluido|incluidos] [cuánto es] (sin IVA|precio sin IVA|sin impuestos)`,
          '{amount} [con] (IVA|impuestos) [incluido|incluidos] [cuánto es|precio|cuánto] (sin IVA|sin impuestos) [al|del|de] {taxPercent}% [cuánto es]',
          '{amount} [con] (IVA|impuestos) (incluido|incluidos) [al|del|de] {taxPercent}% [cuánto es|cuánto] (sin IVA|sin impuestos) [cuánto es]',
          `{amount} (con) {taxPercent}% [de] (IVA|impuesto|impuestos) (incluido|incluida|incluidos) [sin IVA|precio sin IVA]`,
          `(quitar|sacar|descontar) [el] {taxPercent}% [de] (IVA|impuesto|impuestos) (a|de) {amount}`,
          '(precio sin IVA|sin IVA) (de|para) {amount} (al|del) {taxPercent}% [de] [IVA]',
          '{amount} sin [el] {taxPercent}% [de] ' + tax,
          '{amount} sin [el] ' + tax + ' [del|de] {taxPercent}%',
          `(quitar|sacar|descontar) [el] (IVA|impuesto|impuestos) [del|de|al] {taxPercent}% (a|de) {amount}`,
        ],
        given: { given: 'with-tax' },
        main: 'net',
      },

      'precio con IVA (de|para) {amount} (al|del|+|más) {taxPercent}% [de] [IVA]',
      '{amount} (más|+) {taxPercent}% [de] ' + tax,
      '{amount} (más|+) [el] ' + tax + ' [del|de] {taxPercent}%',
      '(añadir|agregar|sumar) {taxPercent}% [de] ' + tax + ' a {amount}',
      {
        says: [
          tax + ' [del|de] {taxPercent}% (de|sobre|a|para) {amount}',
          '{taxPercent}% [de] ' + tax + ' (de|sobre|a|para) {amount}',
          tax + ' (de|sobre|para) {amount} al {taxPercent}%',
        ],
        main: 'tax',
      },
      {
        says: [
          '{amount} (con|incluido|incluye|IVA incluido) {taxPercent}% [de] ' + tax + ' [incluido|incluidos]',
          '(quitar|restar|descontar) [el] {taxPercent}% [de] ' + tax + ' (a|de) {amount}',
          '(neto|base|base imponible) de {amount} (con|al) {taxPercent}% [de] [' + tax.slice(1, -1) + ']',
        ],
        given: { given: 'with-tax' },
        main: 'net',
      },
    ],
    params: {
      amount: 'Importe',
      taxPercent: 'Impuesto (%)',
      given: {
        label: 'El importe va',
        names: { 'without-tax': 'sin impuesto (neto)', 'with-tax': 'con el impuesto (bruto)' },
      },
    },
    result: { gross: 'Con impuesto (bruto)', net: 'Sin impuesto (neto)', tax: 'Importe del impuesto' },
    limits: ['Importes exactos, sin redondear a céntimos.', 'Indique el tipo que corresponda al lugar y al producto.'],
  },
  tip: {
    name: 'Calculadora de propinas',
    description: 'Suma la propina a la cuenta y reparte el total.',
    asks: [
      {
        says: [
          `[una|la] [cuenta] [de] {subtotal} [de cuenta] (con|más|y) {tipPercent}% [de] propina (entre|para|por|dividida entre|dividido entre|dividida por|dividir entre) {people} (personas|amigos|persona)`,
          `[una|la] [cuenta] [de] {subtotal} [de cuenta] (entre|para|por|dividida entre|dividido entre|dividida por|dividir entre) {people} (personas|amigos|persona) (con|más|y) {tipPercent}% [de] propina`,
        ],
        main: 'perPerson',
      },
      {
        says: [
          `propina [del|de] {tipPercent}% (de|en|sobre|para|a) [una|la] [cuenta] [de] {subtotal}`,
          `{tipPercent}% [de] propina (de|en|sobre|para|a) [una|la] [cuenta] [de] {subtotal}`,
          `[una|la] [cuenta] [de] {subtotal} [de cuenta] (con|más|y) {tipPercent}% [de] propina`,
        ],
      },

      {
        says: ['[una|la] [cuenta] [de] {subtotal} (con|más|y) {tipPercent}% [de] propina entre {people}'],
        main: 'perPerson',
      },
      { says: bills.map((bill) => `${bill} ${among}`), main: 'perPerson' },
      { says: bills },
      {
        says: [
          '(dividir|repartir|divide|cuenta de) {subtotal} (entre|por|en) {people} [personas|amigos|partes] con {tipPercent}% [de] propina',
        ],
        main: 'perPerson',
      },
      {
        says: [
          '(dividir|repartir|divide|cuenta de) {subtotal} (entre|por|en) {people} (personas|amigos|partes)',
          '{subtotal} (entre|dividido entre|repartido entre|a repartir entre|dividido para|dividido por) {people} (personas|amigos|persona)',
          '[la|una] cuenta [es|es de|de|son|fue de|total] {subtotal} (entre|dividida entre|para|por) {people} [personas|amigos|partes] [cuánto toca|a cuánto toca|cuánto toca a cada uno|a cuánto tocamos|cuánto paga cada uno|cuánto pone cada uno|cada uno cuánto]',
          '[la|una] cuenta [es|es de|de|son] {subtotal} [y] somos {people} [personas|amigos] [cuánto toca|a cuánto toca|cuánto toca a cada uno|a cuánto tocamos|cuánto paga cada uno|cuánto pone cada uno|cada uno cuánto]',
        ],
        given: { tipPercent: '0' },
        main: 'perPerson',
      },
    ],
    params: {
      subtotal: 'Cuenta sin propina',
      tipPercent: 'Propina (%)',
      people: 'Personas',
      round: {
        label: 'Redondear',
        about: 'Al siguiente importe entero. La diferencia va a la propina.',
        names: { none: 'nada', total: 'el total', share: 'lo que paga cada persona' },
      },
    },
    result: { tip: 'Propina', total: 'Total', perPerson: 'Cada persona paga' },
    rules: ['Al redondear, la diferencia se suma a la propina.'],
    limits: [
      'Vale para cualquier moneda. Importes exactos, sin redondear a céntimos.',
      'Propina sobre la cuenta con o sin impuestos, según la costumbre local.',
    ],
  },
  unitPrice: {
    name: 'Calculadora de precio por unidad',
    description: 'Compara el precio por unidad de hasta tres paquetes y encuentra el más barato.',
    asks: [
      '(precio unitario|precio por unidad) [de] {price} (por|para) {quantity} [{unit}]',
      '(precio unitario|precio por unidad) [de] {quantity} {unit} (por|a) {price}',
      '{price} por {quantity} [{unit}] (precio unitario|precio por unidad)',
      '{price} por {quantity} (cada uno|cada una)',
    ],
    params: {
      price: 'Precio',
      quantity: 'Cantidad',
      unit: {
        label: 'Unidad',
        about: 'Cualquier texto, por ejemplo kg, huevo u hoja.',
        says: { egg: 'huevo', unit: 'unidad' },
      },
      secondPrice: 'Precio, paquete 2',
      secondQuantity: 'Cantidad, paquete 2',
      thirdPrice: 'Precio, paquete 3',
      thirdQuantity: 'Cantidad, paquete 3',
    },
    result: {
      unitPrice: 'Precio por unidad',
      unit: { label: 'Unidad', says: { egg: 'huevo', unit: 'unidad' } },
      secondUnitPrice: 'Precio por unidad, segundo envase',
      thirdUnitPrice: 'Precio por unidad, tercer envase',
      cheapest: {
        label: 'Envase más barato',
        names: { first: 'el primero', second: 'el segundo', third: 'el tercero', equal: 'todos igual' },
      },
      savingPercent: 'Ahorro frente a la más cara (%)',
    },
    rules: ['El paquete más barato tiene el precio por unidad más bajo.'],
    limits: ['La unidad es libre: un huevo, un litro, una hoja.', 'Indique todas las cantidades en la misma unidad.'],
  },
  age: {
    name: 'Calculadora de edad',
    description: 'Calcula la edad exacta en años, meses y días.',
    asks: [
      '(edad|cuántos años tiene|cuántos años tengo|qué edad) [de|tiene|tengo] [alguien|quien|si] [nací|nacido|nacida|nació] [el] {birthDate} (el|a|al) {asOf}',
      '(nací|nacido|nacida|nació) [el|en] {birthDate} [qué edad|cuántos años|edad] [tengo|tenía|tendré|tiene|tendrá] (el|a|al|en) {asOf}',
      {
        says: [
          '(edad|cuántos años tiene|cuántos años tengo|qué edad) [de|tiene|tengo] [alguien|quien|si] [nací|nacido|nacida|nació] [el|en] {birthDate} [hoy|ahora]',
          '(nací|nacido|nacida|nació|nacimiento|fecha de nacimiento|cumpleaños) [el|en|:] {birthDate} [edad|qué edad tengo|cuántos años tengo]',
        ],
        given: { asOf: 'today' },
      },
    ],
    params: {
      birthDate: 'Fecha de nacimiento',
      asOf: { label: 'Fecha de cálculo', about: 'El día en que se cuenta la edad; si no se indica, hoy (UTC).' },
    },
    result: {
      birthDate: 'Fecha de nacimiento',
      asOf: 'Fecha de cálculo',
      years: 'Años',
      months: 'Meses',
      days: 'Días',
      totalDays: 'Días en total',
    },
    rules: ['Primero se cuentan años completos, luego meses completos y luego días.'],
    limits: [
      'Quien nació el {0} de febrero cumple años el {1} de marzo en los años comunes; algunas leyes dicen el {2} de febrero.',
      gregorian,
      '«Hoy» es la fecha en UTC.',
    ],
  },
  dateAdd: {
    name: 'Calculadora de fechas',
    description: 'Suma años, meses, semanas, días o días laborables a una fecha, o los resta.',
    asks: [
      '[qué] [fecha|día] [es] {workingDays} (días hábiles|días laborables) (después de|después del|a partir de|a partir del|desde) [el] {start}',
      {
        says: [
          `(qué fecha|qué día|fecha) [es|será|va a ser] (en|dentro de) ({days} (días|día)|{weeks} (semanas|semana)|{months} (meses|mes)|{years} (años|año))`,
        ],
        given: { start: 'today' },
      },
      {
        says: [
          `(qué fecha|qué día|fecha) [era|fue] hace ({days} (días|día)|{weeks} (semanas|semana)|{months} (meses|mes)|{years} (años|año))`,
        ],
        given: { start: 'today', direction: 'before' },
      },

      {
        says: [
          'qué día [de la semana] (es|fue|era|será|cae|cayó) [el] {start:next}',
          'día de la semana (del|de) {start:next}',
        ],
        given: { days: '0' },
        main: 'weekday',
      },
      {
        says: [
          `(dentro de|en) ({days} (días|día)|{weeks} (semanas|semana)|{months} (meses|mes)) (qué día|qué fecha) (es|será|cae|estaremos)`,
        ],
        given: { start: 'today' },
      },
      '{days} (días|día) (después de|después del|desde|a partir de|a partir del) {start}',
      '{weeks} (semanas|semana) (después de|después del|desde|a partir de|a partir del) {start}',
      '{months} (meses|mes) (después de|después del|desde|a partir de|a partir del) {start}',
      '{start} (más|+) {days} (días|día)',
      '{start} (más|+) {weeks} (semanas|semana)',
      '{start} (más|+) {months} (meses|mes)',
      { says: ['(dentro de|en) {days} (días|día)'], given: { start: 'today' } },
      { says: ['(dentro de|en) {weeks} (semanas|semana)'], given: { start: 'today' } },
      { says: ['(dentro de|en) {months} (meses|mes)'], given: { start: 'today' } },
      {
        says: ['hace ({days} (días|día)|{weeks} (semanas|semana)|{months} (meses|mes)|{years} (años|año))'],
        given: { start: 'today', direction: 'before' },
      },
      {
        says: [
          '{days} (días|día) antes (de|del) {start}',
          '{start} menos {days} (días|día)',
          '{weeks} (semanas|semana) antes (de|del) {start}',
          '{months} (meses|mes) antes (de|del) {start}',
        ],
        given: { direction: 'before' },
      },
    ],
    params: {
      start: 'Fecha inicial',
      years: 'Años',
      months: 'Meses',
      weeks: 'Semanas',
      days: 'Días',
      workingDays: 'Días laborables',
      holidays,
      direction: { label: 'Sentido', names: { after: 'después de la fecha', before: 'antes de la fecha' } },
    },
    result: {
      date: 'Fecha',
      weekday: {
        label: 'Día de la semana',
        says: weekdays,
      },
      distance: 'Días entre ambas',
    },
    rules: [
      'Primero se cuentan años y meses, y terminan en el último día de un mes demasiado corto; siguen semanas y días.',
      'Los días laborables van de lunes a viernes. Se cuentan al final, desde el día siguiente a la fecha alcanzada.',
    ],
    limits: [gregorian, 'Los festivos cuentan como laborables si no los indica: cambian según el lugar.'],
  },
  dateDifference: {
    name: 'Días entre dos fechas',
    description: 'Cuenta los días, las semanas y los días laborables entre dos fechas.',
    asks: [
      '[cuántos] (días|tiempo|cuánto tiempo) [hay|pasan|van|son|transcurren|pasaron|han pasado] (entre|desde|del|de) [el] {start} (y|hasta|al|a) [el] {end}',
      '(diferencia|cuánto tiempo) [hay] (entre|desde|del|de) [el] {start} (y|hasta|al|a) [el] {end}',
      '(desde|del) [el] {start} (hasta|al|a) [el] {end} [en] [días]',
      {
        says: [
          '[cuántos] (días|cuánto|cuánto tiempo) [faltan|falta|quedan] (para|hasta) [la|el] {end:next}',
          '(faltan|cuenta atrás) [cuántos días] (para|hasta) [la|el] {end:next}',
        ],
        given: { start: 'today' },
      },
      {
        says: ['[cuántos] (días|cuánto|cuánto tiempo) [han pasado|ha pasado|hace] desde [el|la] {start:last}'],
        given: { end: 'today' },
      },
    ],
    params: {
      start: 'Fecha inicial',
      end: 'Fecha final',
      inclusive: 'Contar ambas fechas',
      holidays,
    },
    result: {
      start: 'Fecha inicial',
      end: 'Fecha final',
      days: 'Días',
      weeks: 'Semanas completas',
      daysOver: 'Días adicionales',
      workingDays: 'Días laborables',
      inclusive: 'Contar ambas fechas',
    },
    rules: [
      'Los días se cuentan desde la fecha inicial hasta la final, y uno más si cuentan ambas.',
      'De los días laborables, de lunes a viernes, cuenta la fecha anterior, y la posterior si cuentan ambas.',
    ],
    limits: [
      'Negativo si el final es anterior al inicio.',
      'Los festivos cuentan como días normales si no los indica: cambian según el lugar.',
      gregorian,
    ],
  },
  timeBetween: {
    name: 'Calculadora de horas',
    description: 'Cuenta las horas y los minutos entre dos horas del día.',
    asks: [
      '[cuántas] (horas|tiempo|cuánto tiempo) [hay|pasan|van|son|transcurren] (de|desde|entre) [las] {start} (a|hasta|y) [las] {end}',
      '(salgo|sale|salida|empiezo|empieza|entro|entrada|trabajo) (de|desde|a) [las] {start} (a|hasta) [las] {end} [cuánto|cuántas horas|cuánto tiempo] [dura|es|son|trabajo]',
      '(salgo|sale|salida|empiezo|empieza|entro|entrada) [a] [las] {start} [y] (llego|llega|llegada|termino|termina|acabo|acaba|salgo|salida) [a] [las] {end} [cuánto|cuántas horas|cuánto tiempo|duración|tiempo] [dura|tarda|tardo|son|trabajo|es] [viaje|de viaje|el viaje]',
      '[de|desde] [las] {start} (a|hasta) [las] {end}',
      '[de|desde] [las] {start} (a|hasta) [las] {end} (cuántas horas|cuánto tiempo) [son|hay|pasan]',
    ],
    params: {
      start: { label: 'Inicio', about: clock },
      end: { label: 'Final', about: clock },
      break: 'Descanso (minutos)',
    },
    result: { duration: 'Horas, minutos y segundos', hours: 'En horas', minutes: 'En minutos' },
    rules: ['Tiempo = final − inicio − descanso.'],
    limits: ['Un final que no es posterior al inicio es del día siguiente.', 'No tiene en cuenta el cambio de hora.'],
  },
  bmi: {
    name: 'Calculadora de IMC',
    description: 'Calcula el índice de masa corporal de un adulto y su clasificación.',
    asks: [
      {
        says: [
          '(IMC|índice de masa corporal) [de|con|para] [alguien|una persona] [de|que] [peso|pesa|pesando] [de] {weight:kilogram} [y|con|a] [mido|mide|altura|estatura|altura de|estatura de|midiendo] ({height:centimeter}|{height}) [de altura|de estatura]',
          '(peso|pesa) ({weight:kilogram}|{weight}) [y] (mido|mide) ({height:centimeter}|{height}) [cuál es|qué] [mi|su] (IMC|índice de masa corporal) [tengo|tiene]',
          '(mido|mide) ({height:centimeter}|{height}) [y] (peso|pesa) ({weight:kilogram}|{weight}) [cuál es|qué] [mi|su] (IMC|índice de masa corporal) [tengo|tiene]',
          '(IMC|índice de masa corporal) [de|con|para] [altura|estatura] ({height:centimeter}|{height}) [y|con] [peso] {weight:kilogram}',
          '{weight:kilogram} [y|con] ({height:centimeter}|{height}) [de altura] (IMC|índice de masa corporal)',
          '({height:centimeter}|{height}) [de altura] [y|con] {weight:kilogram} (IMC|índice de masa corporal)',
        ],
        given: { unit: 'metric' },
      },
    ],
    params: { weight: 'Peso', height: 'Estatura', unit: { label: 'Unidades', names: systems } },
    result: {
      weight: 'Peso',
      height: 'Estatura',
      unit: { label: 'Unidades', names: systems },
      bmi: 'Índice de masa corporal',
      obesityClass: { label: 'Clase de obesidad', names: { I: 'clase I', II: 'clase II', III: 'clase III' } },
      note: {
        label: 'Nota',
        says: {
          'No one has this BMI. Check the weight and height.':
            'Nadie tiene un índice de masa corporal así: revise el peso y la estatura.',
        },
      },
      category: {
        label: 'Clasificación',
        names: { underweight: 'bajo peso', healthy: 'peso normal', overweight: 'sobrepeso', obese: 'obesidad' },
      },
    },
    rules: ['Las estaturas métricas por debajo de {0} se toman en metros.'],
    limits: [
      'La clasificación es la de la Organización Mundial de la Salud para adultos; niños y adolescentes tienen otra.',
      'El índice no distingue músculo de grasa y no es un diagnóstico.',
      'Las libras y pulgadas se convierten por sus definiciones, con el factor {0}, que a menudo se redondea a {1}.',
    ],
  },
  glycatedHemoglobin: {
    name: 'Conversor de HbA1c',
    description: 'Convierte HbA1c entre mmol/mol (IFCC) y porcentaje (NGSP, DCCT), y estima la glucosa media.',
    asks: [
      {
        says: [
          '(HbA1c|hemoglobina glicosilada|hemoglobina glucosilada) [de|del] {value}% [en|a] [mmol/mol]',
          '{value}% HbA1c [en|a] [mmol/mol]',
        ],
        given: { unit: '%' },
        main: 'mmolPerMol',
      },
      {
        says: ['(HbA1c|hemoglobina glicosilada) [de] {value} mmol/mol [en|a] [%]', '{value} mmol/mol [HbA1c] (en|a) %'],
        given: { unit: 'mmol/mol' },
      },
    ],
    params: {
      value: 'HbA1c',
      unit: { label: 'Unidad', names: { 'mmol/mol': 'mmol/mol (IFCC)', '%': '% (NGSP, DCCT)' } },
    },
    result: {
      percent: 'NGSP, DCCT (%)',
      mmolPerMol: 'IFCC (mmol/mol)',
      averageGlucose: 'Glucosa media estimada (mg/dL)',
      averageGlucoseMolar: 'Glucosa media estimada (mmol/L)',
    },
    limits: [
      'Solo informa: no es un diagnóstico, y un laboratorio redondea a mmol/mol enteros y a una décima de porcentaje.',
      'La glucosa media es una estimación de un estudio con adultos, no lo que marca un medidor en un momento.',
      'La anemia, el embarazo y algunos tipos de hemoglobina falsean el valor.',
    ],
  },
  electrical: {
    name: 'Vatios, amperios y voltios',
    description:
      'Calcula la potencia, la corriente, la tensión y la resistencia a partir de dos de ellas (ley de Ohm).',
    asks: [
      {
        says: ['[corriente|intensidad] [de|con|a] {volts} (V|voltios) [y|con|entre|/] {ohms} (ohmios|ohm|Ω)'],
        given: { target: 'amps' },
      },
      {
        says: ['[voltaje|tensión] [de|con|a] {amps} (A|amperios) [y|con|por|*|×] {ohms} (ohmios|ohm|Ω)'],
        given: { target: 'volts' },
      },
      {
        says: ['(resistencia) [de|con|a] {volts} (V|voltios) [y|con|entre|/] {amps} (A|amperios)'],
        main: 'ohms',
      },
      {
        says: [
          '[cuántos vatios|cuántos watts|vatios] [son|tiene|de] {volts} (V|voltios|volts) [y|con|a|por|*|×] {amps} (A|amperios|amperes) [en|a] [vatios|W|watts]',
          '[cuántos vatios|cuántos watts|vatios] [son|tiene|de] {amps} (A|amperios|amperes) [y|con|a|por|*|×] {volts} (V|voltios|volts) [en|a] [vatios|W|watts]',
        ],
        given: { target: 'watts' },
      },
      {
        says: [
          '[cuántos amperios|cuántos amperes|amperios] [son|tiene|de] {watts} (W|vatios|watts) [y|con|a|entre|/] {volts} (V|voltios|volts) [en|a] [amperios|A|amperes]',
        ],
        given: { target: 'amps' },
      },
      {
        says: [
          '[cuántos voltios|cuántos volts|voltios] [son|tiene|de] {watts} (W|vatios|watts) [y|con|a|entre|/] {amps} (A|amperios|amperes) [en|a] [voltios|V|volts]',
        ],
        given: { target: 'volts' },
      },
    ],
    params: {
      watts: 'Potencia (W)',
      amps: 'Corriente (A)',
      volts: 'Tensión (V)',
      ohms: 'Resistencia (Ω)',
      target: {
        label: 'Se busca',
        about: 'Opcional. Calculamos el valor que falta.',
        names: electric,
      },
    },
    result: {
      target: { label: 'Se busca', names: electric },
      result: 'Resultado',
      watts: 'Potencia (W)',
      amps: 'Corriente (A)',
      volts: 'Tensión (V)',
      ohms: 'Resistencia (Ω)',
    },
    limits: ['Para corriente continua, y para alterna con factor de potencia uno.'],
  },
  wireGauge: {
    name: 'Calibre de cable (AWG)',
    description: 'Convierte el calibre americano (AWG) a milímetros, milímetros cuadrados y pulgadas, y al revés.',
    asks: [
      { says: ['{area} [cable|de cable] (en|a) AWG', '{diameter} [cable|de cable] (en|a) AWG'], main: 'awg' },
      {
        says: [
          'AWG {gauge} (en|a) (mm|milímetros)',
          '{gauge} AWG (en|a) (mm|milímetros)',
          'diámetro (de|del) [cable] AWG {gauge}',
        ],
        main: 'wire',
      },
      'AWG {gauge} [en|a] [mm2|mm²|sección]',
    ],
    params: {
      gauge: {
        label: 'Calibre (AWG)',
        about: 'Por ejemplo, 12, 4/0 o 250 kcmil.',
      },
      diameter: 'Diámetro',
      area: 'Sección',
    },
    result: {
      awg: 'Calibre más próximo (AWG)',
      exactGauge: 'Calibre como número',
      wire: 'Diámetro',
      inches: 'Diámetro',
      section: 'Sección',
      kcmil: 'Tamaño en kcmil',
    },
    rules: [
      'Diámetro en milímetros = {0} × {1} elevado a ({2} − calibre) ÷ {3}.',
      'Sección = π × diámetro² ÷ 4. Un mil circular es el área de un círculo de una milésima de pulgada de diámetro.',
    ],
    limits: [
      'Para un hilo macizo y redondo. Un cable trenzado del mismo calibre tiene el mismo cobre, pero es más grueso.',
      'Los cables métricos tienen sus propias secciones: el calibre más próximo no es el mismo cable.',
      'Para la corriente admisible, consulte la normativa local.',
    ],
  },
  fuelConsumption: {
    name: 'Conversor de L/100 km, mpg y km/L',
    description:
      'Convierte el consumo entre litros por distancia, millas por galón (EE. UU. e imperial) y kilómetros por litro.',
    asks: [
      {
        says: [
          '{fuel:measure} (en|para|cada|por) {distance:measure} [consumo|qué consumo|consumo a los 100|cuánto consume|cuánto gasta]',
          '{distance:measure} con {fuel:measure} [consumo|qué consumo|cuánto consume|cuánto gasta|consumo a los 100]',
          'consumo [de] {fuel:measure} [en|para|por] {distance:measure}',
        ],
        main: 'economy',
      },
      {
        says: [
          '(consumo|rendimiento) [de] [combustible|gasolina] [de] {value} (l/100km|l/100 km|litros a los 100 km|litros por 100 km|litros cada 100 km)',
        ],
        given: { unit: 'l/100km' },
        main: 'milesPerGallon',
      },
      { says: ['(consumo|rendimiento) [de] [combustible|gasolina] [de] {value} mpg'], given: { unit: 'mpg' } },
    ],
    params: {
      value: 'Consumo',
      unit: {
        label: 'Unidad',
        names: { 'l/100km': 'L/100 km', mpg: 'mpg (EE. UU.)', 'mpg-uk': 'mpg (Reino Unido)', 'km/l': 'km/L' },
      },
      fuel: { label: 'Combustible usado', about: 'Con la distancia, en lugar del consumo.' },
      distance: 'Distancia',
    },
    result: {
      litersPerHundredKilometers: 'Litros por cien kilómetros',
      milesPerGallon: 'Millas por galón de EE. UU.',
      milesPerImperialGallon: 'Millas por galón imperial',
      kilometersPerLiter: 'Kilómetros por litro',
      economy: 'Consumo',
    },
    rules: ['Los litros por distancia miden el combustible y los demás, la distancia: son inversos.'],
    limits: [
      'Un galón de EE. UU. es unos cinco sextos de uno imperial, así que el mismo coche hace menos millas con él.',
      'El doble de millas por galón es la mitad de combustible. Cuanto más eficiente es el coche, menos ahorra cada milla por galón de más.',
    ],
  },
  pace: {
    name: 'Calculadora de ritmo',
    description: 'Calcula el ritmo, el tiempo o la distancia de una carrera a partir de los otros dos.',
    asks: [
      '(ritmo|ritmo de carrera) [de|para] {distance} en {time}',
      '{distance} en {time} (ritmo|corriendo)',
      '[corrí|corro|he corrido|corriendo|carrera de|correr|hice] {distance} en {time} [a] [qué] (ritmo|ritmo medio) [por km|por kilómetro|por|fue|es] [km]',
      {
        says: [
          '(cuánto tarda|cuánto tardo|tiempo|cuánto tiempo) [en|para|de] [correr] {distance} a {pace} [min] (por|el|/|min/) (km|kilómetro)',
          '{distance} a [un] ritmo [de] {pace}',
        ],
        main: 'finish',
      },
    ],
    params: {
      distance: 'Distancia',
      time: { label: 'Tiempo', about: 'Por ejemplo, 25:00 o 1:45:30.' },
      pace: { label: 'Ritmo', about: 'Por ejemplo, 5:30.' },
      per: { label: 'Ritmo por', names: { km: 'kilómetro', mile: 'milla' } },
    },
    result: {
      perKilometer: 'Ritmo por kilómetro',
      perMile: 'Ritmo por milla',
      finish: 'Tiempo total',
      way: 'Distancia recorrida',
      kilometersPerHour: 'Velocidad',
      milesPerHour: 'Velocidad',
    },
    rules: ['El ritmo es el tiempo entre la distancia; la velocidad es su inverso.'],
    limits: ['Supone un ritmo constante en toda la distancia.', 'El cálculo es exacto y se muestra al segundo.'],
  },
  speedDistanceTime: {
    name: 'Velocidad, distancia y tiempo',
    description: 'Calcula una velocidad, una distancia o un tiempo a partir de los otros dos.',
    asks: [
      '(velocidad|velocidad media|qué velocidad) [de|para|es] {distance} en {time}',
      '{distance} en {time} (velocidad|a qué velocidad|qué velocidad|velocidad media) [es|voy|iba|fue]',
      'a qué velocidad (voy|iba|va|fui|corro|corrí) si (hago|hice|recorro|recorrí|corro|corrí) {distance} en {time}',
      'si (hago|hice|recorro|recorrí|corro|corrí) {distance} en {time} (a qué velocidad|qué velocidad|velocidad) [voy|iba|fui|media|es]',
      '(cuánto tiempo|cuánto tarda|cuánto tardo|cuánto tardamos|cuánto tardaré|cuánto se tarda|tiempo) [se tarda|tardo|tarda|necesito] [en|para|de] [recorrer|hacer|ir|llegar|un viaje de] {distance} (a|yendo a|a una velocidad de) {speed}',
      '(cuánto tiempo|cuánto tarda|cuánto tardo|cuánto tardamos|cuánto se tarda) [se tarda|tardo|tarda] [en|para] [recorrer|hacer|ir] {distance} (km|kilómetros) (a|yendo a) {speed} por hora',
      '{distance} (a|yendo a) {speed} (cuánto tiempo|cuánto tarda|cuánto tardo|cuánto se tarda|cuántas horas|tiempo) [tardo|tarda|se tarda|son]',
      '(qué distancia|distancia|cuántos kilómetros|cuántos km|cuánto) [recorrida|recorro|se recorre|hago|recorre|avanzo] [en] {time} a {speed}',
      '{time} a {speed} (qué distancia|distancia|cuántos kilómetros|cuántos km|cuánto) [recorro|son|hago|se recorre]',
      '(qué distancia|distancia) a {speed} (durante|en|por) {time}',
      '{distance:measure} a {speed:measure}',
    ],
    params: {
      distance: 'Distancia',
      time: { label: 'Tiempo', about: 'Por ejemplo, 1:30 o 90 min.' },
      speed: 'Velocidad',
      unit: { label: 'Unidad del resultado', about: 'La que corresponde a lo indicado, si no se dice otra.' },
    },
    result: {
      result: 'Resultado',
      clock: 'En horas, minutos y segundos',
      distance: 'Distancia',
      time: 'Tiempo',
      speed: 'Velocidad',
    },
    rules: [
      'La velocidad es distancia entre tiempo; la distancia es velocidad por tiempo, y el tiempo, distancia entre velocidad.',
    ],
    limits: [
      'La velocidad es la media de todo el recorrido: las paradas cuentan como tiempo.',
      'Las millas van con millas por hora, las náuticas con nudos y lo demás con kilómetros, salvo que se pida otra unidad.',
    ],
  },
  shapeArea: {
    name: 'Calculadora de áreas',
    description:
      'Calcula el área de un rectángulo, círculo, triángulo u otra figura a partir de sus lados, en cualquier unidad.',
    asks: [
      '(área|superficie) [de|del] [un|una|el|la] [rectángulo|habitación|pared] [de] {width} (por|x|×|*) {height} [(en|a) {unit}]',
      '[pintar|empapelar|embaldosar] [un|una|el|la|mi] (habitación|cuarto|dormitorio|salón|sala|cocina|baño|oficina|pared|muro|suelo|techo|terreno|lote|parcela|jardín|patio|terraza|balcón|garaje|campo|alfombra|rectángulo) [de|mide|es de] {width} (por|x|×|*) {height} (área|superficie|cuántos m2|cuántos m²|cuántos metros cuadrados|qué superficie|en m2|en m²|en metros cuadrados) [son|es|tiene]',
      'cuántos (m2|m²|metros cuadrados) (son|tiene|hay en|mide) [un|una|el|la|mi] [habitación|cuarto|dormitorio|salón|sala|cocina|baño|pared|terreno|lote|parcela|jardín|patio|terraza|rectángulo] [de] {width} (por|x|×|*) {height}',
      '{width} (por|x|×|*) {height} (cuántos m2|cuántos m²|cuántos metros cuadrados|qué superficie) [son|es]',
      {
        says: [
          '(área|superficie) (de|del) [un] círculo [de|con] radio [de] {radius}',
          '(área|superficie) (de|del) [un] círculo [de|con] diámetro [de] {diameter}',
        ],
        given: { shape: 'circle' },
      },
      { says: ['(área|superficie) (de|del) [un] cuadrado [de|con] [lado] [de] {width}'], given: { shape: 'square' } },
      {
        says: [
          '(área|superficie) (de|del) [un] triángulo [de|con] [base] [de] {width} (por|x|×|*|y) [altura] [de] {height}',
        ],
        given: { shape: 'triangle' },
      },
    ],
    params: {
      shape: {
        label: 'Figura',
        names: {
          rectangle: 'rectángulo',
          square: 'cuadrado',
          circle: 'círculo',
          triangle: 'triángulo',
          trapezoid: 'trapecio',
          parallelogram: 'paralelogramo',
          ellipse: 'elipse',
          semicircle: 'semicírculo',
        },
      },
      width: { label: 'Ancho', about: 'La base de un triángulo, trapecio o paralelogramo; un eje de una elipse.' },
      height: { label: 'Altura', about: 'El largo de un rectángulo; el otro eje de una elipse.' },
      top: { label: 'Lado superior', about: 'El lado de un trapecio opuesto a su base.' },
      radius: 'Radio',
      diameter: { label: 'Diámetro', about: 'En lugar del radio.' },
      unit: { label: 'Unidad del área', about: 'El cuadrado de la unidad de los lados, si no se dice otra.' },
    },
    result: { area: 'Área', squareMeters: 'En metros cuadrados', squareFeet: 'En pies cuadrados' },
    rules: [
      'Rectángulo y paralelogramo: ancho por altura. Triángulo: la mitad. Cuadrado: el ancho por sí mismo.',
      'Círculo: π por el cuadrado del radio. Elipse: π por ambos ejes, entre cuatro.',
      'Trapecio: base más lado superior, por la altura, entre dos.',
    ],
    limits: [anySides, 'Mida la altura perpendicular a la base.'],
  },
  shapeVolume: {
    name: 'Calculadora de volúmenes',
    description:
      'Calcula el volumen de una caja, cilindro, esfera, cono o pirámide a partir de sus lados, en cualquier unidad.',
    asks: [
      'volumen [de|del] [un|una] [caja|acuario|prisma] [de] {length} (por|x|×|*) {width} (por|x|×|*) {height}',
      '[un|una|el|la|mi] (acuario|pecera|caja|piscina|alberca|tanque|depósito|cisterna|cajón|maletero|nevera) [de|mide] {length} (por|x|×|*) {width} (por|x|×|*) {height} (en|a|cuántos|cuántas) {unit} [son|caben|tiene]',
      '[un|una|el|la|mi] [acuario|pecera|caja|piscina|alberca|tanque|depósito|cisterna|cajón|maletero|nevera] [de|mide] {length} (por|x|×|*) {width} (por|x|×|*) {height} (volumen|qué volumen|capacidad) [en] [{unit}]',
      { says: ['volumen (de|del) [un] cubo [de|con] [lado|arista] [de] {length}'], given: { shape: 'cube' } },
      {
        says: [
          'volumen (de|del) [una] esfera [de|con] radio [de] {radius}',
          'volumen (de|del) [una] esfera [de|con] diámetro [de] {diameter}',
        ],
        given: { shape: 'sphere' },
      },
      {
        says: ['volumen (de|del) [un] cilindro [de|con] radio [de] {radius} [y] [altura] [de] {height}'],
        given: { shape: 'cylinder' },
      },
      {
        says: ['volumen (de|del) [un] cono [de|con] radio [de] {radius} [y] [altura] [de] {height}'],
        given: { shape: 'cone' },
      },
    ],
    params: {
      shape: {
        label: 'Cuerpo',
        names: { box: 'caja', cube: 'cubo', cylinder: 'cilindro', sphere: 'esfera', cone: 'cono', pyramid: 'pirámide' },
      },
      length: { label: 'Largo', about: 'De una caja, un cubo o la base de una pirámide.' },
      width: 'Ancho',
      height: 'Altura',
      radius: 'Radio',
      diameter: { label: 'Diámetro', about: 'En lugar del radio.' },
      unit: { label: 'Unidad del volumen', about: 'El cubo de la unidad de los lados, si no se dice otra.' },
    },
    result: { volume: 'Volumen', liters: 'En litros', gallons: 'En galones de EE. UU.' },
    rules: [
      'Caja: largo × ancho × altura. Cubo: largo³.',
      'Cilindro: π por el cuadrado del radio, por la altura. Cono y pirámide: base × altura ÷ 3.',
      'Esfera: cuatro tercios de π por el cubo del radio.',
    ],
    limits: [anySides, 'Para la capacidad de un recipiente, use las medidas interiores.'],
  },
  transferTime: {
    name: 'Tiempo de descarga',
    description: 'Calcula cuánto tarda un archivo en descargarse o subirse.',
    asks: [
      '(cuánto tarda|cuánto tiempo|tiempo) [tarda] [en|para|de] [descargar|bajar|subir|transferir|copiar|descarga] [de] {size} a {speed}',
      '(descargar|bajar|subir|transferir|copiar|descarga) [de] {size} a {speed} [cuánto tarda|cuánto tiempo|cuánto tardo]',
    ],
    params: {
      size: 'Tamaño',
      speed: { label: 'Velocidad', about: 'Las líneas se venden en bits por segundo, los archivos van en bytes.' },
      overheadPercent: { label: 'Sobrecarga (%)', about: 'Lo que los protocolos restan a la velocidad.' },
    },
    result: { clock: 'Tiempo', seconds: 'En segundos', bytesPerSecond: 'Velocidad en bytes' },
    rules: ['El tiempo es el tamaño entre la velocidad, menos lo que toman los protocolos; un byte tiene ocho bits.'],
    limits: [
      'GB y Mbps cuentan en millares, GiB y Mibit en potencias de dos, como dicen sus nombres.',
      'Las conexiones reales son más lentas que lo anunciado: se comparten, y los servidores también tienen límites.',
    ],
  },
  paint: {
    name: 'Calculadora de pintura',
    description: 'Calcula cuánta pintura hace falta y cuántos botes comprar.',
    asks: [
      '[cuánta] pintura [necesito|se necesita] [para] {area} [con|a] [{coats} (manos|capas)]',
      '[cuánta|cuántos litros de] pintura [necesito|se necesita|hace falta] para [una|un] [pared|habitación|cuarto|techo] [de] {area} [con|a|y] {coats} (manos|capas) [con|y|a] [rendimiento] [de] {coverage}',
    ],
    params: {
      area: 'Superficie que pintar',
      openings: { label: 'Puertas y ventanas', about: 'Se resta de la superficie.' },
      coats: 'Manos',
      coverage: { label: 'Rendimiento', about: 'Superficie por litro, según el envase.' },
      can: 'Contenido de un bote',
    },
    result: {
      paint: 'Pintura',
      cans: 'Botes',
      liters: 'En litros',
      gallons: 'En galones de EE. UU.',
      painted: 'Superficie de todas las manos',
    },
    rules: ['Pintura = (superficie − huecos) × manos ÷ rendimiento. Los botes se redondean hacia arriba.'],
    limits: [
      'Las paredes rugosas o sin pintar gastan más de lo indicado; las lisas, menos.',
      'Compre botes del mismo lote y guarde algo para retoques.',
    ],
  },
  slope: {
    name: 'Calculadora de pendientes',
    description: 'Convierte una pendiente entre porcentaje, grados, razón, inclinación de tejado y tanto por mil.',
    asks: [
      {
        says: [`${slopes} (del|de) {value}% [en|a] [grados]`, `{value}% [de] ${slopes} [en|a] [grados]`],
        given: { given: 'percent' },
      },
      {
        says: [
          `${slopes} de {value} (grados|°) [en|a] [%|porcentaje]`,
          `{value} (grados|°) [de] ${slopes} [en|a] [%|porcentaje]`,
        ],
        given: { given: 'degrees' },
        main: 'percent',
      },
      { says: [`${slopes} [de] 1: {value} [en|a] [grados]`], given: { given: 'ratio' } },
    ],
    params: {
      value: 'Pendiente',
      given: {
        label: 'Expresada en',
        names: {
          percent: 'porcentaje (%)',
          degrees: 'grados (°)',
          ratio: 'razón: recorrido por cada uno de subida',
          pitch: 'tejado: pulgadas por pie',
          permille: 'tanto por mil',
        },
      },
    },
    result: {
      percent: 'Porcentaje',
      degrees: 'Grados',
      ratio: 'Uno a',
      pitch: 'Pulgadas por pie',
      permille: 'Tanto por mil',
    },
    rules: [
      'Porcentaje = subida ÷ recorrido × {0}. Grados = arco tangente de subida ÷ recorrido.',
      'Una razón de {0} a {1} sube {2} en un recorrido de {3}. La pendiente de tejado cuenta pulgadas de subida por pie de recorrido.',
    ],
    limits: [
      'El recorrido es horizontal, no se mide a lo largo de la pendiente.',
      'Una pendiente del {0} % son {1}°, no la vertical; las negativas bajan.',
    ],
  },
  tiles: {
    name: 'Calculadora de baldosas',
    description: 'Calcula cuántas baldosas, tablas o losas hacen falta, con juntas y desperdicio.',
    asks: [
      '[cuántas|cuántos] (baldosas|azulejos|losetas|cerámicas|porcelanatos) [de] {width} (x|×|por|*) {height} [necesito|hacen falta] para [cubrir] {area} [con|y|más|añadiendo] [un] {wastePercent}% (de más|más|extra|adicional|de desperdicio|de merma|de margen|de recortes)',
      '[cuántas|cuántos] (baldosas|azulejos|losetas|cerámicas|porcelanatos) [de] {width} (x|×|por|*) {height} [necesito|hacen falta] para [cubrir] {area}',
      '[cuántas|cuántos] (baldosas|azulejos|losetas|cerámicas|porcelanatos) [necesito|hacen falta] para [cubrir] [un|una] [suelo|piso|pared|baño|cocina|terraza] [de] {area} [de|con|en] [baldosas|azulejos] [de] {width} (x|×|por|*) {height}',
      '[suelo|piso|pared|baño|cocina|terraza] [de] {area} (con|en) (baldosas|azulejos|losetas|cerámicas|porcelanatos) [de] {width} (x|×|por|*) {height} [cuántas|cuántos] [necesito|son|hacen falta]',
    ],
    params: {
      area: 'Superficie',
      width: 'Ancho de una baldosa',
      height: 'Alto de una baldosa',
      joint: 'Junta',
      wastePercent: { label: 'Desperdicio (%)', about: 'Cortes y roturas.' },
      perBox: 'Baldosas por caja',
    },
    result: {
      tiles: 'Baldosas',
      boxes: 'Cajas',
      withoutWaste: 'Sin desperdicio',
      covered: 'Todas las baldosas juntas',
    },
    rules: [
      'La superficie entre la de una baldosa con su junta, más el desperdicio; baldosas y cajas se redondean hacia arriba.',
    ],
    limits: [
      'Cuente con más desperdicio en diagonal y en espacios pequeños.',
      'La superficie se toma entera: no se calcula cómo quedan las filas en las paredes.',
    ],
  },
  ringSize: {
    name: 'Conversor de tallas de anillo',
    description: 'Convierte tallas de anillo entre EE. UU., Reino Unido, Europa (ISO), Japón y Suiza, con el diámetro.',
    asks: [
      {
        says: ['(talla de anillo|anillo) [con|de] [diámetro] [de] {size} mm [de diámetro] [en|a] [US|EE UU]'],
        given: { system: 'diameter' },
        main: 'us',
      },
      {
        says: [
          '(talla de anillo|anillo) {size} (US|EE UU) [en|a] [europea|EU]',
          'talla de anillo (US|americana) {size} [en|a] [europea|EU]',
        ],
        given: { system: 'us' },
      },
      {
        says: ['(talla de anillo|anillo) {size} [europea|EU] [en|a] [US|EE UU|americana]'],
        given: { system: 'iso' },
        main: 'us',
      },
    ],
    params: {
      size: { label: 'Talla', about: 'Un número o, para el Reino Unido, una letra.' },
      system: {
        label: 'Sistema',
        names: {
          iso: 'ISO, Europa: circunferencia en mm',
          us: 'Estados Unidos, Canadá',
          uk: 'Reino Unido, Irlanda, Australia',
          japan: 'Japón',
          swiss: 'Suiza, Italia, España',
          diameter: 'diámetro en mm',
        },
      },
    },
    result: {
      iso: 'ISO, Europa',
      us: 'Estados Unidos',
      uk: 'Reino Unido',
      japan: 'Talla japonesa',
      swiss: 'Talla suiza, italiana y española',
      diameter: 'Diámetro interior',
      circumference: 'Circunferencia interior',
    },
    rules: [
      'La talla ISO es la circunferencia interior en milímetros; la suiza es {0} menos.',
      'La talla de EE. UU. es el diámetro interior por encima de {0} mm, en pasos de {1} mm.',
      'La A del Reino Unido es una circunferencia de {0} mm, y cada letra {1} mm más.',
      'La primera talla japonesa es un diámetro de {0} mm; cada talla suma {1}/{2} mm.',
    ],
    limits: [
      'Las tallas son las más próximas que se venden: enteras en ISO, cuartos en EE. UU., medias letras en el Reino Unido.',
      'Ninguna norma fija las tallas de EE. UU. ni de Japón: son las del comercio, y los medidores difieren en un cuarto.',
      'Los anillos anchos aprietan más; los dedos cambian con el calor y la hora del día.',
    ],
  },
  shoeSize: {
    name: 'Conversor de tallas de calzado',
    description:
      'Convierte tallas de zapatos de adultos y niños entre UE, Reino Unido, EE. UU., Japón, Mondopoint y cm.',
    asks: [
      {
        says: ['talla [de] (zapato|calzado) (infantil|de niño|niño) {size} [europea|EU] [en|a] [US|EE. UU.]'],
        given: { system: 'eu', wearer: 'child' },
      },
      {
        says: [
          '(talla de zapato|talla de zapatos|talla de calzado|zapatos talla) {size} [europea|EU] (en|a) (UK|británica)',
        ],
        given: { system: 'eu' },
        main: 'uk',
      },
      {
        says: [
          '(talla de zapato|talla de zapatos|talla de calzado|zapatos talla) {size} [europea|EU] (en|a) (cm|centímetros)',
        ],
        given: { system: 'eu' },
        main: 'foot',
      },
      {
        says: [
          '(talla de zapato|talla de zapatos|talla de calzado|zapatos talla) {size} [europea|EU] [en|a] (US mujer|mujer US|de mujer|de mujer US)',
        ],
        given: { system: 'eu' },
        main: 'usWomen',
      },
      {
        says: [
          '(talla de zapato|talla de zapatos|talla de calzado|zapatos talla) {size} (UK|británica) [en|a] [europea|EU]',
          'talla de zapato (UK|británica) {size} [en|a] [europea|EU]',
        ],
        given: { system: 'uk' },
        main: 'eu',
      },
      {
        says: [
          '(talla de zapato|talla de zapatos|talla de calzado|zapatos talla) {size} (US|americana) [en|a] [europea|EU]',
          'talla de zapato (US|americana) {size} [en|a] [europea|EU]',
        ],
        given: { system: 'us-men' },
        main: 'eu',
        assumes: { kind: 'system', of: 'US', as: 'EE. UU., hombre' },
      },
      {
        says: [
          '(talla de zapato|talla de zapatos|talla de calzado|zapatos talla) {size} [europea|EU] [en|a] [US|americana]',
        ],
        given: { system: 'eu' },
      },
      {
        says: ['(talla de zapato|talla de zapatos|talla de calzado) [para|de] [pie] [de] {size:centimeter}'],
        given: { system: 'foot' },
        main: 'eu',
      },
    ],
    params: {
      size: 'Talla',
      system: {
        label: 'Sistema',
        names: {
          eu: 'Europa',
          uk: 'Reino Unido',
          'us-men': 'EE. UU., hombre',
          'us-women': 'EE. UU., mujer',
          foot: 'longitud del pie en cm',
          japan: 'Japón (cm)',
          mondopoint: 'Mondopoint (mm)',
        },
      },
      wearer: {
        label: 'Para',
        about: 'En niños, las tallas de EE. UU. y del Reino Unido son infantiles.',
        names: { adult: 'adultos', child: 'niños' },
      },
    },
    result: {
      eu: 'Talla europea',
      uk: 'Talla británica',
      usMen: 'Talla US (hombre, niños)',
      usWomen: 'Talla de EE. UU., mujer',
      japan: 'Talla japonesa (cm)',
      mondopoint: 'Mondopoint (mm)',
      foot: 'Longitud del pie',
      last: 'Longitud de la horma',
    },
    rules: [
      'Las tallas cuentan la horma del zapato: en Europa en pasos de dos tercios de centímetro, en el Reino Unido y EE. UU. en tercios de pulgada.',
      'Los tercios de pulgada se cuentan desde {0} en el Reino Unido y desde {1} para hombre en EE. UU.; las tallas de mujer son allí una y media más.',
      'La horma se toma dos tercios de pulgada más larga que el pie.',
      'Las tallas infantiles cuentan tercios de pulgada menos {0} en el Reino Unido y menos {1} en EE. UU. Las japonesas y Mondopoint son la longitud del pie.',
    ],
    limits: [
      'Ninguna ley fija estos sistemas y los fabricantes difieren en una talla: ISO 19407 da tablas orientativas e ISO 9407 marca la longitud del pie.',
      'Redondeadas a la media talla más cercana, Mondopoint a 5 mm. Las infantiles acaban donde empiezan las de adulto.',
      'Las tallas de mujer de EE. UU. se toman como suele hacer el comercio; el medidor de las tiendas cuenta una más que la de hombre.',
    ],
  },
  apiGravity: {
    name: 'Conversor de grados API, Baumé y Twaddell',
    description: 'Convierte grados API, Baumé y Twaddell a densidad relativa y densidad, y al revés.',
    asks: [
      '(grados API|gravedad API) [de] {value}',
      '{value} (grados API|°API) [en|a] [densidad relativa]',
      {
        says: ['{value} (grados API|°API) (en|a) densidad', 'densidad (de|a) {value} (grados API|°API)'],
        main: 'density',
      },
    ],
    params: {
      value: 'Valor',
      given: {
        label: 'Expresado en',
        names: {
          api: 'grados API',
          baume: 'grados Baumé (más pesado que el agua)',
          'light-baume': 'grados Baumé (más ligero que el agua)',
          twaddell: 'grados Twaddell',
          'specific-gravity': 'densidad relativa',
          density: 'densidad (kg/m³)',
        },
      },
    },
    result: {
      api: 'Grados API',
      specificGravity: 'Densidad relativa',
      density: 'Densidad (kg/m³)',
      barrelsPerTonne: 'Barriles por tonelada',
      baume: 'Grados Baumé',
      twaddell: 'Grados Twaddell',
    },
    rules: [
      'Grados Baumé = {0} − {1} ÷ ρ para líquidos más pesados que el agua, donde ρ es la densidad relativa.',
      'Grados Baumé = {0} ÷ ρ − {1} para líquidos más ligeros que el agua.',
      'Grados Twaddell = (ρ − {0}) × {1}.',
    ],
    limits: [
      'Todos los valores son a {0} °F. Corrija antes con las tablas de la norma las medidas a otra temperatura.',
      'La densidad relativa se refiere al agua a la misma temperatura.',
      'Pesar en el aire da algo menos que la masa: no se tiene en cuenta.',
    ],
  },
  beaufort: {
    name: 'Escala de Beaufort',
    description: 'Convierte la fuerza del viento a velocidades en km/h, nudos, m/s y mph, y velocidades a la fuerza.',
    asks: [
      { says: ['(Beaufort|fuerza) {force} [Beaufort|de viento] (en|a) m/s'], given: { unit: 'm/s' } },
      { says: ['(Beaufort|fuerza) {force} [Beaufort|de viento] (en|a) (nudos|kn|kt)'], given: { unit: 'kn' } },
      { says: ['(Beaufort|fuerza) {force} [Beaufort|de viento] (en|a) mph'], given: { unit: 'mph' } },
      '(Beaufort|fuerza) {force} [Beaufort|de viento] [en|a] [km/h]',
      '{force} Beaufort [en|a] [km/h]',
      { says: ['{speed} [de viento] (en|a) [la] [escala] [de] Beaufort'], main: 'beaufort' },
    ],
    params: {
      force: 'Fuerza',
      speed: { label: 'Velocidad del viento', about: 'En lugar de la fuerza.' },
      unit: { label: 'Intervalo en', names: { 'km/h': 'km/h', kn: 'nudos', 'm/s': 'm/s', mph: 'mph' } },
    },
    result: {
      beaufort: 'Beaufort',
      description: {
        label: 'En palabras',
        says: {
          calm: 'calma',
          'light air': 'ventolina',
          'light breeze': 'flojito',
          'gentle breeze': 'flojo',
          'moderate breeze': 'bonancible',
          'fresh breeze': 'fresquito',
          'strong breeze': 'fresco',
          'near gale': 'frescachón',
          gale: 'temporal',
          'strong gale': 'temporal fuerte',
          storm: 'temporal duro',
          'violent storm': 'temporal muy duro',
          hurricane: 'huracán',
        },
      },
      range: { label: 'Velocidad del viento de esta fuerza', says: ranges },
      lowest: 'Desde',
      highest: 'Hasta',
      kilometersPerHour: { label: 'En km/h', says: ranges },
      knots: { label: 'En nudos', says: ranges },
      metersPerSecond: { label: 'En m/s', says: ranges },
      milesPerHour: { label: 'En mph', says: ranges },
    },
    rules: [
      'Cada fuerza es un intervalo de velocidades; una velocidad se redondea al paso de la columna de su unidad y se busca en ella.',
      'Las velocidades en otra unidad se buscan en nudos.',
    ],
    limits: [
      'Las velocidades son medias de {0} minutos, a {1} metros sobre terreno llano y despejado; las rachas son más fuertes.',
      'Cada columna de la tabla está redondeada por separado, así que sus límites difieren un poco.',
    ],
  },
  bushel: {
    name: 'Conversor de bushels de grano',
    description: 'Convierte bushels de trigo, maíz, soja y otros granos a libras, kilogramos y toneladas, y al revés.',
    asks: [
      '{bushels} (bushels|bushel|fanegas|fanega) de {crop} [en|a] [kg|kilogramos]',
      { says: ['[cuántos] {mass} de {crop} (en|a) (bushels|fanegas)'], main: 'bushels' },
    ],
    params: {
      crop: {
        label: 'Grano',
        names: {
          wheat: 'trigo',
          soybeans: 'soja',
          corn: 'maíz (desgranado)',
          'ear corn': 'maíz (mazorca)',
          sorghum: 'sorgo',
          rye: 'centeno',
          flaxseed: 'linaza',
          canola: 'colza',
          barley: 'cebada',
          buckwheat: 'alforfón',
          rice: 'arroz (con cáscara)',
          oats: 'avena',
          apples: 'manzanas',
          peaches: 'melocotones',
          potatoes: 'patatas',
          'sweet potatoes': 'batatas',
          tomatoes: 'tomates',
        },
      },
      bushels: 'Bushels',
      mass: { label: 'Masa', about: 'En lugar de los bushels.' },
    },
    result: {
      kilograms: 'En kilogramos',
      pounds: 'En libras',
      tonnes: 'En toneladas',
      bushels: 'Número de bushels',
      poundsPerBushel: 'Libras por bushel',
    },
    rules: ['La masa son los bushels por las libras de un bushel del grano; la libra es la internacional.'],
    limits: [
      'En el comercio, un bushel de grano es una masa, ocupe lo que ocupe: el bushel de volumen es otra unidad.',
      'Los estados difieren: los tomates tienen 50 libras en Minnesota, las manzanas 42 en Indiana y el alforfón 50 en ambos. En Canadá la avena tiene 34.',
      'Una carga más húmeda o más ligera de lo que dice su grado se paga menos.',
    ],
  },
  sugarContent: {
    name: 'Brix, Plato y densidad relativa',
    description: 'Convierte el azúcar de zumos, mostos y maltas entre Brix, Plato, densidad relativa y Oechsle.',
    asks: [
      {
        says: ['{value} (Brix|°Brix|°Bx|grados Brix) [en|a] [densidad|densidad relativa]', 'Brix {value}'],
        given: { given: 'brix' },
      },
      {
        says: ['{value} (Plato|°Plato|°P|grados Plato) [en|a] [densidad|densidad relativa]', 'Plato {value}'],
        given: { given: 'plato' },
      },
      { says: ['{value} (Plato|°Plato|grados Plato) (en|a) [grados] Brix'], given: { given: 'plato' }, main: 'brix' },
      { says: ['{value} (Brix|°Brix|grados Brix) (en|a) [grados] Plato'], given: { given: 'brix' }, main: 'plato' },
    ],
    params: {
      value: 'Valor',
      given: {
        label: 'Expresado en',
        names: {
          brix: 'grados Brix',
          plato: 'grados Plato',
          'specific-gravity': 'densidad relativa',
          oechsle: 'grados Oechsle',
        },
      },
    },
    result: {
      brix: 'Grados Brix',
      plato: 'Grados Plato',
      specificGravity: 'Densidad relativa',
      oechsle: 'Grados Oechsle',
    },
    rules: [
      'ρ = {0} + ({1} × w + {2} × w² + {3} × w³ − {4} × w⁴ + {5} × w⁵ − {6} × w⁶) ÷ {7}, donde ρ es la densidad relativa y w los grados Brix ÷ {8}.',
      'Los grados Plato son −{0} + {1} × ρ − {2} × ρ² + {3} × ρ³.',
      'Los grados Oechsle son las milésimas en que la densidad relativa supera a uno.',
    ],
    limits: [
      'Ambos polinomios se ajustan a tablas de sacarosa en agua a {0} °C, de 0 a {1} % en masa.',
      'Brix y Plato significan lo mismo, azúcar en porcentaje de masa; sus tablas difieren en centésimas.',
      'Cuando la levadura ha hecho alcohol, la densidad ya no dice cuánto azúcar hay.',
    ],
  },
  waterHardness: {
    name: 'Conversor de dureza del agua',
    description:
      'Convierte la dureza del agua entre mmol/L, ppm, grados alemanes, franceses e ingleses y granos por galón.',
    asks: [
      {
        says: [
          'dureza [del agua] [de] {value} (fH|°fH|grados franceses) [en|a] [dH|°dH|grados alemanes]',
          '{value} (fH|°fH|grados franceses) (en|a) (dH|°dH|grados alemanes)',
        ],
        given: { unit: 'fH' },
        main: 'germanDegrees',
      },
      {
        says: [
          'dureza [del agua] [de] {value} (dH|°dH|grados alemanes) [en|a] [ppm|mg/l]',
          '{value} (dH|°dH|grados alemanes) (en|a) (ppm|mg/l)',
        ],
        given: { unit: 'dH' },
      },
      {
        says: ['dureza [del agua] [de] {value} (ppm|mg/l) [en|a] [dH|°dH|grados alemanes]'],
        given: { unit: 'mg/l' },
        main: 'germanDegrees',
      },
    ],
    params: {
      value: 'Dureza',
      unit: {
        label: 'Unidad',
        names: {
          'mmol/l': 'mmol/L',
          'mg/l': 'mg/L como carbonato de calcio (ppm)',
          'mg/l CaO': 'mg/L como óxido de calcio',
          dH: 'grados alemanes (°dH)',
          fH: 'grados franceses (°fH)',
          eH: 'grados ingleses (Clark)',
          gpg: 'granos por galón de EE. UU.',
        },
      },
    },
    result: {
      millimolesPerLiter: 'Calcio y magnesio (mmol/L)',
      milligramsPerLiter: 'Como carbonato de calcio (mg/L, ppm)',
      milligramsOfOxide: 'Como óxido de calcio (mg/L)',
      germanDegrees: 'Grados alemanes',
      frenchDegrees: 'Grados franceses',
      englishDegrees: 'Grados ingleses',
      grainsPerGallon: 'Granos por galón',
      grade: {
        label: 'Clase',
        names: { soft: 'blanda', 'moderately hard': 'moderadamente dura', hard: 'dura', 'very hard': 'muy dura' },
      },
    },
    rules: [
      'Un grado alemán son {0} mg/L de óxido de calcio; uno francés, {1} mg/L de carbonato de calcio.',
      'Un grado inglés es un grano de carbonato de calcio por galón imperial; un grano por galón, uno por galón de EE. UU.',
      'Un milimol de carbonato de calcio son {0} miligramos; del óxido, {1}.',
    ],
    limits: [
      'El magnesio cuenta como si fuera calcio, mol a mol.',
      'Las clases son las del servicio geológico de EE. UU.: blanda hasta {0} mg/L, dura por encima de {1}, muy dura por encima de {2}; otros países ponen otros límites.',
    ],
  },
  electricityCost: {
    name: 'Coste de la electricidad',
    description: 'Calcula lo que cuesta tener encendido un aparato y la energía que consume.',
    asks: [
      '(coste|costo|consumo|gasto) [de] [electricidad|luz] [de|para] {power} [durante] {hours} (horas|hora|h) [al día|por día|diarias] (a|por) {price} [por|el|/] (kWh|kilovatio hora)',
    ],
    params: { power: 'Potencia', hours: 'Horas al día', price: 'Precio del kWh', days: 'Días' },
    result: { cost: 'Coste', energy: 'Energía', perDay: 'Coste al día', perYear: 'Coste al año' },
    rules: ['Energía = potencia × horas al día × días. Coste = energía × precio del kilovatio hora.'],
    limits: [
      'Supone que el aparato consume toda su potencia todo el tiempo. Los frigoríficos y las estufas con termostato gastan menos.',
      'No incluye la parte fija de la factura ni las tarifas que cambian con la hora.',
    ],
  },
  caloriesBurned: {
    name: 'Calculadora de calorías quemadas',
    description: 'Estima las calorías que se queman al caminar, correr, ir en bicicleta y hacer otras actividades.',
    asks: [
      '(calorías|calorías quemadas) [al|por|con|de] {activity} [durante] {time} (con|y|a) {weight}',
      '[cuántas] (calorías|calorías quemadas) [en|por|con] {time} [de] {activity} (con|y|a) {weight}',
    ],
    params: {
      activity: {
        label: 'Actividad',
        names: {
          walking: 'caminar',
          'brisk walking': 'caminar rápido',
          hiking: 'senderismo',
          jogging: 'trotar',
          running: 'correr',
          'fast running': 'correr rápido',
          'leisure cycling': 'bicicleta de paseo',
          cycling: 'bicicleta',
          'fast cycling': 'bicicleta rápida',
          swimming: 'nadar',
          yoga: 'yoga',
          'weight training': 'pesas',
          soccer: 'fútbol',
          tennis: 'tenis',
          gardening: 'jardinería',
          sitting: 'estar sentado',
          sleeping: 'dormir',
        },
      },
      time: 'Tiempo',
      weight: 'Peso',
      met: { label: 'MET de otra actividad', about: 'Se usa en lugar de la actividad.' },
    },
    result: { calories: 'Calorías (kcal)', kilojoules: 'Kilojulios', met: 'MET' },
    rules: ['Calorías = MET × peso en kilogramos × horas.'],
    limits: [
      'Es una estimación para adultos y no un consejo médico: la edad, la forma física y el terreno la cambian en un tercio o más.',
      'Incluye lo que el cuerpo consume en reposo, {0} MET.',
    ],
  },
  dueDate: {
    name: 'Calculadora de fecha de parto',
    description: 'Estima la fecha de parto y las semanas de embarazo a partir de la última regla o de la concepción.',
    asks: [
      '(fecha de parto|fecha probable de parto|parto) [si|con|desde] [mi|la] (última regla|última menstruación|último periodo) [fue|el|del|fue el] {lastPeriod:last}',
    ],
    params: {
      lastPeriod: 'Primer día de la última regla',
      cycle: 'Ciclo en días',
      conception: { label: 'Concepción', about: 'En lugar de la última regla.' },
      asOf: { label: 'En la fecha', about: 'El día en que se cuentan las semanas. Por defecto, hoy (UTC).' },
    },
    result: {
      dueDate: 'Fecha de parto',
      weekday: { label: 'Día de la semana', says: weekdays },
      weeks: 'Semanas de embarazo',
      daysOver: 'Días adicionales',
      conception: 'Concepción, aproximada',
      secondTrimester: 'Empieza el segundo trimestre',
      thirdTrimester: 'Empieza el tercer trimestre',
    },
    rules: [
      'Fecha de parto = primer día de la última regla + {0} días + (ciclo − {1}) días o concepción + {2} días.',
      'En la fecha de parto se cumplen {0} semanas: se cuentan hacia atrás desde ella.',
      'El segundo trimestre empieza a las {0} semanas y el tercero a las {1}, contadas desde el mismo día y movidas como la fecha de parto.',
    ],
    limits: [
      'Es una estimación y no un consejo médico: pocos niños nacen ese día. Una ecografía temprana es más precisa.',
      'La regla de Naegele por meses (un año más, tres meses menos y siete días más) difiere hasta en tres días.',
    ],
  },
  kidneyFunction: {
    name: 'Función renal (TFGe)',
    description: 'Estima la función renal (TFGe) y el aclaramiento de creatinina a partir de la creatinina en suero.',
    asks: [
      '(TFGe|TFG|eGFR|función renal|filtrado glomerular) [con|para|de] [creatinina] {creatinine} [mg/dl] [edad] {age} [años] {sex}',
      {
        says: [
          '(aclaramiento de creatinina) [con|para|de] [creatinina] {creatinine} [mg/dl] [edad] {age} [años] {sex} {weight}',
        ],
        main: 'clearance',
      },
    ],
    params: {
      creatinine: 'Creatinina en suero',
      unit: { label: 'Unidad', names: { 'mg/dL': 'mg/dL', 'µmol/L': 'µmol/L' } },
      age: 'Edad',
      sex: { label: 'Sexo', names: { female: 'mujer', male: 'hombre' } },
      weight: { label: 'Peso', about: 'Para el aclaramiento de creatinina.' },
    },
    result: {
      egfr: 'TFGe (mL/min/1,73 m²)',
      stage: { label: 'Categoría KDIGO', names: stages },
      clearance: 'Aclaramiento de creatinina (mL/min)',
    },
    rules: [
      'TFGe = 142 × min(Scr ÷ κ, 1)^α × max(Scr ÷ κ, 1)^−1,2 × 0,9938^edad, por 1,012 en mujeres. Scr es la creatinina en mg/dL, κ 0,7 en mujeres y 0,9 en hombres, α −0,241 y −0,302.',
      'Aclaramiento de Cockcroft y Gault = (140 − edad) × peso en kg ÷ (72 × Scr), por 0,85 en mujeres.',
      'Las categorías son las de KDIGO: G1 desde 90, G2 desde 60, G3a desde 45, G3b desde 30, G4 desde 15 y G5 por debajo.',
    ],
    limits: [
      'Es información y no un consejo médico: pregunte a un médico qué significa un resultado. Un solo valor no es un diagnóstico.',
      'Para adultos y creatinina medida con trazabilidad a IDMS. No vale en el embarazo ni en el fallo renal repentino.',
      'Un mg/dL de creatinina cuenta como 88,4 µmol/L, como en los laboratorios.',
    ],
  },
  bodySurface: {
    name: 'Superficie corporal',
    description: 'Estima la superficie corporal a partir de la altura y el peso.',
    asks: [
      '(superficie corporal) [de|con|para] {weight} [y|,] {height}',
      '(superficie corporal) [de|con|para] {height} [y|,] {weight}',
    ],
    params: { weight: 'Peso', height: 'Altura' },
    result: { mosteller: 'Mosteller (m²)', duBois: 'Du Bois (m²)' },
    rules: [
      'Mosteller: la raíz cuadrada de altura en cm × peso en kg ÷ {0}.',
      'Du Bois: {0} × peso en kg elevado a {1} × altura en cm elevada a {2}.',
    ],
    limits: [
      'Es información y no un consejo médico: las dosis las deciden médicos y farmacéuticos.',
      'Las fórmulas difieren en un pequeño porcentaje, y en más en niños y en personas muy pesadas.',
    ],
  },
  factors: {
    name: 'MCD, MCM y factores primos',
    description: 'Halla el máximo común divisor, el mínimo común múltiplo y los factores primos.',
    asks: [
      '(MCD|máximo común divisor) [de|entre] {values}',
      { says: ['(MCM|mínimo común múltiplo) [de|entre] {values}'], main: 'multiple' },
      {
        says: ['(factores primos|descomposición en factores primos) [de] {values}', 'es {values} [un] [número] primo'],
        main: 'factors',
      },
      { says: ['(divisores|todos los divisores) [de] {values}'], main: 'divisors' },
    ],
    params: { values: { label: 'Números enteros', about: 'Separados por espacios o punto y coma.' } },
    result: {
      divisor: 'Máximo común divisor',
      multiple: 'Mínimo común múltiplo',
      factors: 'Factores primos',
      divisors: 'Todos los divisores',
      prime: 'Todos son primos',
    },
    rules: [
      'El máximo común divisor se halla con el algoritmo de Euclides; el mínimo común múltiplo de dos números es su producto dividido entre él.',
      'Un divisor de un número no deja resto. Todos los divisores se obtienen de los factores primos y se dan para un solo número.',
      'Todo entero mayor que 1 es producto de primos de una sola manera. Un número que es su único factor primo es primo.',
    ],
    limits: ['Números enteros de {0} a {1}, como mucho {2}.'],
  },
  concrete: {
    name: 'Calculadora de hormigón y grava',
    description: 'Calcula el volumen y el peso de hormigón, grava, arena o tierra, y los sacos que hay que comprar.',
    asks: [
      '[cuánto|cuánta] {material} [necesito] [para] {length} (x|×|por) {width} (x|×|por) {depth} [de] [fondo|grosor|profundidad]',
      '[cuánto|cuánta] {material} [necesito] [para] {area} [,] {depth} [de] (fondo|grosor|profundidad)',
    ],
    params: {
      material: {
        label: 'Material',
        names: {
          concrete: 'hormigón',
          gravel: 'grava',
          sand: 'arena',
          topsoil: 'tierra vegetal',
          mulch: 'mantillo o compost',
        },
      },
      length: 'Largo',
      width: 'Ancho',
      area: { label: 'Superficie', about: 'En lugar del largo y del ancho.' },
      depth: 'Profundidad',
      wastePercent: { label: 'Margen (%)', about: 'Por pérdidas, suelo irregular y asentamiento.' },
      bag: { label: 'Volumen de un saco', about: 'El que lleva impreso, por ejemplo 12 l.' },
    },
    result: {
      volume: 'Volumen',
      cubicMeters: 'En metros cúbicos',
      cubicYards: 'En yardas cúbicas',
      mass: 'Peso aproximado',
      bags: 'Sacos',
    },
    rules: [
      'Volumen = largo × ancho × profundidad, o superficie × profundidad, más el margen. Peso = volumen × densidad. Los sacos se redondean hacia arriba.',
    ],
    limits: [
      'Cuenta {0} kg/m³ para el hormigón, {1} para grava y arena y {2} para tierra: mojadas o compactadas pesan hasta un tercio más.',
      'La grava y la tierra sueltas se asientan: pida más si las va a compactar.',
      'No se da el peso del mantillo ni del compost: depende mucho de la humedad.',
    ],
  },
  tireSize: {
    name: 'Calculadora de neumáticos',
    description: 'Calcula el diámetro, el flanco y la circunferencia de un neumático, y compara dos medidas.',
    asks: [
      { says: ['[neumático] {size} (contra|o|frente a|vs) {other}'], main: 'difference' },
      { says: ['(circunferencia) [de|del] [neumático] {size}'], main: 'circumference' },
      '(neumático|llanta|diámetro|diámetro del neumático) [de] {size}',
    ],
    params: { size: { label: 'Medida', about: 'Por ejemplo 205/55 R16.' }, other: 'Comparar con' },
    result: {
      diameter: 'Diámetro',
      inches: 'Diámetro',
      width: 'Ancho',
      sidewall: 'Flanco',
      circumference: 'Circunferencia',
      perKilometer: 'Vueltas por kilómetro',
      perMile: 'Vueltas por milla',
      difference: {
        label: 'El otro neumático (%)',
        about: 'Su diámetro es así de mayor. La velocidad real supera en lo mismo a la que marca el velocímetro.',
      },
    },
    rules: [
      'Ancho en mm / flanco en porcentaje del ancho / llanta en pulgadas.',
      'Diámetro = llanta × {0} mm + {1} × flanco. Circunferencia = π × diámetro.',
    ],
    limits: [
      'Medidas nominales de un neumático nuevo. Con carga avanza en cada vuelta un pequeño porcentaje menos.',
      'Compruebe qué medidas admite su coche.',
    ],
  },
  metalGauge: {
    name: 'Calibres de chapa, alambre, agujas y roscas',
    description: 'Convierte calibres de chapa, alambre británico (SWG), agujas y roscas a mm y pulgadas, y al revés.',
    asks: [
      { says: ['{gauge} SWG [en|a] [mm]', 'SWG {gauge} [en|a] [mm]'], given: { system: 'swg' } },
      {
        says: ['aguja [de] [calibre] {gauge} (G|gauge) [en|a] [mm]', 'aguja [de] calibre {gauge} [en|a] [mm]'],
        given: { system: 'needle' },
      },
      { says: ['(chapa|lámina) [de] [acero] calibre {gauge} [en|a] [mm]'], given: { system: 'steel' } },
      {
        says: ['(broca|broca para roscar) [para] {gauge} [UNC|UNF]', '{gauge} [UNC|UNF] (broca|broca para roscar)'],
        given: { system: 'thread' },
        main: 'tapDrill',
      },
      {
        says: ['paso [de] [rosca] [de] {gauge}', '{gauge} paso [de rosca]'],
        given: { system: 'thread' },
        main: 'pitch',
      },
    ],
    params: {
      gauge: { label: 'Calibre', about: 'Por ejemplo 16, 3/0, M8 o 1/4-20.' },
      system: {
        label: 'Sistema',
        names: {
          swg: 'alambre británico (SWG)',
          steel: 'chapa de acero (EE. UU.)',
          galvanized: 'chapa galvanizada (EE. UU.)',
          stainless: 'acero inoxidable (EE. UU.)',
          needle: 'aguja médica',
          'knitting-us': 'aguja de punto (EE. UU.)',
          'knitting-uk': 'aguja de punto (Reino Unido)',
          thread: 'rosca (M, UNC, UNF)',
        },
      },
      thickness: { label: 'Grosor', about: 'Para hallar el calibre más cercano.' },
    },
    result: {
      gauge: 'Calibre más cercano',
      millimeters: 'Milímetros',
      inches: 'Pulgadas',
      pitch: 'Paso de rosca',
      threadsPerInch: 'Hilos por pulgada',
      tapDrill: 'Broca para roscar',
      drill: 'Número o letra de la broca',
    },
    rules: [
      'La chapa de acero cuenta por peso: las onzas de un pie cuadrado según la ley de EE. UU., divididas entre {0} por pulgada si es acero y entre {1} si es inoxidable. La galvanizada lleva {2} onzas de cinc más.',
      'El alambre británico sigue la tabla oficial de 1883, las agujas la ISO 9626 y las de punto las listas de los fabricantes.',
      'Las roscas métricas (ISO 261) son de paso grueso si no se escribe otro, como en M8x1. Las unificadas (ASME B1.1) son fracciones de pulgada o números: #n tiene 0,06 + 0,013 × n pulgadas.',
      'Broca de una rosca métrica = diámetro − paso. La de una unificada deja unas tres cuartas partes del filete completo.',
    ],
    limits: [
      'Medidas nominales: la chapa laminada varía hasta una décima parte. Haga sus pedidos en milímetros.',
      'La chapa de aluminio, latón y cobre sigue el calibre americano.',
    ],
  },
  paperSize: {
    name: 'Tamaños de papel',
    description: 'Da las medidas de A4, carta y otros tamaños de papel en mm, pulgadas y píxeles.',
    asks: [
      { says: ['{size} [papel] en (pulgadas|pulgada)'], main: 'inches' },
      { says: ['{size} [papel] en (píxeles|px)'], main: 'pixels' },
      '{size} [papel] en (mm|milímetros|cm)',
      '{size} (papel|medidas|tamaño)',
      '(medidas|tamaño) [de|del] [papel] {size}',
    ],
    params: {
      size: { label: 'Papel', about: 'Por ejemplo A4, B5, C6, JIS B5, Letter (carta) o Legal (oficio).' },
      dpi: { label: 'Puntos por pulgada', about: 'Si no lo indica, 300.' },
    },
    result: {
      size: 'En milímetros',
      inches: 'En pulgadas',
      pixels: 'En píxeles',
      width: 'Ancho',
      height: 'Alto',
      area: 'Superficie',
      ratio: 'Alto ÷ ancho',
    },
    rules: [
      'A0 mide {0} mm × {1} mm, un metro cuadrado. Cada tamaño siguiente es la mitad del anterior, cortado a milímetros enteros. B0 mide {2} mm × {3} mm, C0 {4} mm × {5} mm y el B0 japonés {6} mm × {7} mm.',
      'Los tamaños de EE. UU. se definen en pulgadas. Píxeles = pulgadas × puntos por pulgada, redondeados.',
    ],
    limits: ['Medidas después del corte. Las impresoras dejan un margen, y la sangre añade unos 3 mm a cada lado.'],
  },
  gradeAverage: {
    name: 'Nota media',
    description: 'Calcula la media de las notas, ponderada por créditos.',
    asks: [
      '(nota media|promedio de notas|media de notas|promedio) [de] {grades} (con|y) {credits} créditos',
      '(nota media|promedio de notas|media de notas) [de] {grades}',
    ],
    params: {
      grades: { label: 'Notas', about: 'Números o letras separados por espacios, por ejemplo 7.5 8 9 o A B+ C.' },
      credits: { label: 'Créditos o pesos', about: 'Uno por nota. Sin ellos todas cuentan igual.' },
    },
    result: { average: 'Media', count: 'Notas', credits: 'Créditos en total' },
    rules: [
      'Media = suma de nota × créditos, dividida entre la suma de los créditos.',
      'Las letras cuentan en la escala de {0} puntos de EE. UU.: A {1}, A− {2}, B+ {3}, B {4}, B− {5} y así hasta F {6}.',
    ],
    limits: [
      'Las escuelas difieren: algunas cuentan A+ por encima de A.',
      'Como mucho {0} notas. Los decimales llevan punto.',
    ],
  },
  resistor: {
    name: 'Código de colores de resistencias',
    description: 'Lee las bandas de color de una resistencia de cuatro o cinco bandas.',
    asks: [
      '(resistencia|código de colores) {first} {second} {third} {multiplier} {tolerance}',
      '{first} {second} {third} {multiplier} {tolerance} (resistencia)',
      '(resistencia|código de colores) {first} {second} {multiplier} {tolerance}',
      '{first} {second} {multiplier} {tolerance} (resistencia)',
    ],
    params: {
      first: { label: 'Primera banda', names: digits },
      second: { label: 'Segunda banda', names: digits },
      third: {
        label: 'Tercera banda',
        about: 'Solo en resistencias de cinco bandas.',
        names: { none: 'ninguna', ...digits },
      },
      multiplier: { label: 'Multiplicador', names: colors },
      tolerance: { label: 'Tolerancia', names: { none: 'ninguna', ...colors } },
    },
    result: {
      resistance: 'Resistencia',
      ohms: 'Ohmios',
      tolerancePercent: 'Tolerancia (±%)',
      least: 'Valor mínimo (Ω)',
      most: 'Valor máximo (Ω)',
    },
    rules: [
      'Los colores de negro a blanco son las cifras 0 a 9. El multiplicador es una potencia de diez; el dorado divide entre 10 y el plateado entre 100.',
    ],
    limits: [
      'Empiece por el extremo donde las bandas están más juntas; la de tolerancia está apartada.',
      'Una sexta banda dice cómo cambia el valor con la temperatura.',
    ],
  },
  dropRate: {
    name: 'Goteo de una infusión',
    description: 'Calcula las gotas por minuto y los mililitros por hora de una infusión.',
    asks: ['(goteo|velocidad de goteo|gotas por minuto|velocidad de infusión) [de|para] {volume} (en|durante) {time}'],
    params: {
      volume: 'Volumen',
      time: 'Tiempo',
      dropsPerMilliliter: { label: 'Gotas por mL', about: 'Impreso en el equipo: 10, 15, 20 o 60.' },
    },
    result: { drops: 'Gotas por minuto', milliliters: 'mL por hora' },
    rules: ['mL por hora = volumen en mL ÷ horas.'],
    limits: [
      'Es información y no un consejo médico: siga la prescripción y pida que otra persona lo compruebe.',
      'El tamaño de las gotas depende del líquido y del equipo.',
    ],
  },
  dilution: {
    name: 'Calculadora de diluciones',
    description: 'Calcula cuánta disolución madre y cuánto disolvente hacen falta (C₁V₁ = C₂V₂).',
    asks: ['(diluir|dilución) [de] {stock} [%] (a|hasta) {concentration} (% [para|en]|para|en) {volume}'],
    params: {
      stock: 'Concentración de la madre',
      concentration: { label: 'Concentración final', about: 'En la unidad de la disolución madre.' },
      volume: 'Volumen final',
    },
    result: { stockVolume: 'Disolución madre', solvent: 'Disolvente', factor: 'Factor de dilución' },
    rules: [
      'Madre = volumen final × concentración final ÷ concentración de la madre. Disolvente = volumen final − madre.',
    ],
    limits: [
      'Supone que los volúmenes se suman: los ácidos fuertes y el alcohol se contraen. Complete hasta el volumen final.',
      'Añada el ácido al agua, nunca el agua al ácido.',
    ],
  },
  molarity: {
    name: 'Calculadora de molaridad',
    description: 'Calcula la masa, la concentración molar o el volumen de una disolución.',
    asks: [
      { says: ['(molaridad|concentración molar) [de] {mass} [de] {substance} en {volume}'], main: 'concentration' },
      'cuánto {substance} [necesito] para {volume} [de|a] {concentration}',
    ],
    params: {
      substance: { label: 'Sustancia', about: 'Un nombre o una fórmula, por ejemplo NaCl o glucosa.' },
      concentration: 'Concentración',
      volume: 'Volumen',
      mass: 'Masa',
    },
    result: { mass: 'Masa', concentration: 'Concentración', volume: 'Volumen', gramsPerMole: 'Masa molar (g/mol)' },
    rules: ['Masa = concentración × volumen × masa molar. El volumen es el de la disolución terminada.'],
    limits: [
      'Usa los pesos atómicos estándar. En un hidrato escriba su agua, por ejemplo CuSO4·5H2O.',
      'Cuenta la sustancia como pura.',
    ],
  },
  dewPoint: {
    name: 'Punto de rocío e índice de calor',
    description: 'Calcula el punto de rocío, la humedad absoluta y el índice de calor del aire.',
    asks: [
      'punto de rocío [a|con|de|para] {temperature} [y|con|,] {humidityPercent}% [de] [humedad]',
      {
        says: [
          '(índice de calor|sensación térmica) [a|con|de|para] {temperature} [y|con|,] {humidityPercent}% [de] [humedad]',
        ],
        main: 'heatIndex',
      },
    ],
    params: { temperature: 'Temperatura', humidityPercent: 'Humedad relativa (%)' },
    result: {
      dewPoint: 'Punto de rocío',
      heatIndex: { label: 'Índice de calor', about: 'A partir de 27 °C (80 °F).' },
      water: 'Agua en el aire (g/m³)',
    },
    rules: [
      'Punto de rocío = {0} × γ ÷ ({1} − γ), con γ = ln(humedad) + {2} × t ÷ ({3} + t) y t en °C.',
      'El índice de calor sigue la regresión del servicio meteorológico de EE. UU. Vale a partir de {0} °F.',
    ],
    limits: [
      'De −{0} °C a {1} °C, sobre agua. Con un error de pocas décimas de grado.',
      'El índice de calor vale a la sombra y con poco viento. Al sol parece hasta {1} °C más.',
    ],
  },
  timeZone: {
    name: 'Conversor de zonas horarias',
    description: 'Convierte una hora de una ciudad o zona horaria a otra.',
    asks: [
      '{time} (de|en) {from} qué hora (es|son|sería) en {to}',
      '[si] (son|es) {time} en {from} qué hora (es|son|sería) en {to}',
      'si en {from} (son|es) {time} [qué hora] [es|son|sería] en {to} [qué hora] [es|son|sería]',
      'qué hora (es|son|sería) en {to} (si|cuando) (son|es) {time} en {from}',
      'qué hora (es|son|sería) en {to} (si|cuando) en {from} (son|es) {time}',
      '[qué hora es] [las] {time} [de|en] {from} (en|a) {to}',
      {
        says: ['(diferencia horaria|diferencia de hora) (entre|de) {from} (y|a) {to}'],
        given: { time: '12:00' },
        main: 'difference',
      },
    ],
    params: {
      time: { label: 'Hora', about: 'Por ejemplo 15:30.' },
      from: { label: 'De', about: 'Una ciudad, una zona horaria o UTC+2.', says: places },
      to: { label: 'A', says: places },
      day: 'Fecha',
    },
    result: {
      time: 'Hora de allí',
      day: 'Fecha de allí',
      difference: { label: 'Horas de adelanto', about: 'Negativo si el otro lugar va por detrás.' },
      fromOffset: 'Diferencia con UTC, origen',
      toOffset: 'Diferencia con UTC, destino',
    },
    rules: ['Hora de allí = hora de aquí + diferencia de los dos desfases con UTC ese día.'],
    limits: [
      'Usa los datos de zonas horarias de su navegador o del servidor: faltan los cambios posteriores.',
      'EST, CET y similares son desfases fijos. Una ciudad cambia con su horario de verano.',
      'Cuando se atrasa el reloj, se toma la primera de las dos horas.',
    ],
  },
  clothingSize: {
    name: 'Tallas de ropa y sombreros',
    description:
      'Convierte tallas de mujer, hombre y sombrero entre UE, Reino Unido, EE. UU., Francia, Italia y Japón.',
    asks: [
      {
        says: ['talla [de] [mujer|vestido] [europea] {size} [de mujer] (en|a) (US|Estados Unidos|EE. UU.)'],
        given: { kind: 'women', system: 'eu' },
      },
      {
        says: ['talla [de] (chaqueta|hombre|traje) [europea] {size} (en|a) (US|Estados Unidos)'],
        given: { kind: 'men', system: 'eu' },
      },
      { says: ['talla [de] sombrero {size} [cm] [en|a] [US|Estados Unidos]'], given: { kind: 'hat', system: 'cm' } },
    ],
    params: {
      size: 'Talla',
      kind: { label: 'Tipo', names: { women: 'ropa de mujer', men: 'chaquetas de hombre', hat: 'sombreros' } },
      system: { label: 'Sistema', names: countries },
    },
    result: {
      eu: countries.eu,
      uk: countries.uk,
      us: countries.us,
      fr: countries.fr,
      it: countries.it,
      jp: countries.jp,
      body: 'Pecho o cabeza',
    },
    rules: [
      'Mujer: EE. UU. = UE − {0}, Reino Unido = UE − {1}, Francia UE + {2}, Italia UE + {3}, Japón UE − {4}. El contorno de pecho es {5} × UE + {6} cm.',
      'Hombre: la talla de la UE es la mitad del pecho en cm; EE. UU. y Reino Unido = UE − {0}, más o menos el pecho en pulgadas.',
      'Sombreros: centímetros alrededor de la cabeza; EE. UU. = pulgadas ÷ π al octavo más cercano, Reino Unido un octavo menos.',
    ],
    limits: [
      'Ninguna norma obliga a los fabricantes de todos los países: las tallas cambian con la marca. La EN 13402 marca la ropa con medidas del cuerpo; compárelas. Las tablas antiguas dan una talla más en EE. UU. a las mujeres: UK 12 como US 10. En España valen las tallas francesas.',
      'Muchas tallas de EE. UU. son hoy más grandes que aquí.',
    ],
  },
};
