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
      ingredient: 'Ingrediente',
      substance: 'Sustancia',
      result: 'Resultado',
      density: {
        label: 'Densidad',
        fields: {
          gramsPerMilliliter: 'Gramos por mililitro',
          source: 'Fuente',
          low: 'Valor más bajo',
          high: 'Valor más alto',
        },
      },
      molarMass,
      internationalUnit: 'Unidad internacional',
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
      substance: 'Sustancia',
      count: 'Filas',
      rows: { label: 'Filas', fields: { value: 'Valor', result: 'Resultado' } },
      molarMass,
      internationalUnit: 'Unidad internacional',
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
    params: {
      numerator: 'Numerador',
      denominator: { label: 'Denominador', about: 'Distinto de cero.' },
      op: { label: 'Operación', names: operations },
    },
    result: {
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
    params: {
      mode: { label: 'Pregunta', names: questions },
      x: { label: 'x', labels: { 'percent-of': 'Porcentaje', 'percent-change': 'De', share: 'Parte' } },
      y: { label: 'y', labels: { 'percent-of': 'De', 'percent-change': 'A', share: 'Total' } },
    },
    result: {
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
    },
    rules: ['Si a es a b como c es a d, a por d es b por c: el que falta es un producto dividido entre el que queda.'],
    limits: ['Para una sola razón, indique a y b: vuelve en los enteros más pequeños.', 'Nada se divide entre cero.'],
  },
  reversePercentage: {
    name: 'Porcentaje inverso',
    description:
      'Halla el total a partir de una parte en porcentaje, o el número antes de subir o bajar un porcentaje.',
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
    params: {
      roman: { label: 'Número romano', about: 'En su forma habitual, en mayúsculas o minúsculas.' },
      integer: { label: 'Entero', about: 'Un entero o un número romano.' },
    },
    result: {},
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
    params: {
      birthDate: 'Fecha de nacimiento',
      asOf: { label: 'Fecha de cálculo', about: 'El día en que se cuenta la edad; si no se indica, hoy (UTC).' },
    },
    result: {
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
    params: {
      start: 'Fecha inicial',
      end: 'Fecha final',
      inclusive: 'Contar ambas fechas',
      holidays,
    },
    result: {
      days: 'Días',
      weeks: 'Semanas completas',
      daysOver: 'Días adicionales',
      workingDays: 'Días laborables',
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
    params: { weight: 'Peso', height: 'Estatura', unit: { label: 'Unidades', names: systems } },
    result: {
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
      result: 'Resultado',
    },
    limits: ['Para corriente continua, y para alterna con factor de potencia uno.'],
  },
  wireGauge: {
    name: 'Calibre de cable (AWG)',
    description: 'Convierte el calibre americano (AWG) a milímetros, milímetros cuadrados y pulgadas, y al revés.',
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
    params: {
      distance: 'Distancia',
      time: { label: 'Tiempo', about: 'Por ejemplo, 1:30 o 90 min.' },
      speed: 'Velocidad',
      unit: { label: 'Unidad del resultado', about: 'La que corresponde a lo indicado, si no se dice otra.' },
    },
    result: {
      result: 'Resultado',
      clock: 'En horas, minutos y segundos',
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
    params: {
      substance: { label: 'Sustancia', about: 'Un nombre o una fórmula, por ejemplo NaCl o glucosa.' },
      concentration: 'Concentración',
      volume: 'Volumen',
      mass: 'Masa',
    },
    result: { gramsPerMole: 'Masa molar (g/mol)' },
    rules: ['Masa = concentración × volumen × masa molar. El volumen es el de la disolución terminada.'],
    limits: [
      'Usa los pesos atómicos estándar. En un hidrato escriba su agua, por ejemplo CuSO4·5H2O.',
      'Cuenta la sustancia como pura.',
    ],
  },
  dewPoint: {
    name: 'Punto de rocío e índice de calor',
    description: 'Calcula el punto de rocío, la humedad absoluta y el índice de calor del aire.',
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
