import type { ToolWords } from './tool-words.ts';

const equivalence = {
  label: 'Equivalência',
  about:
    'O que une grandezas diferentes: espectral (comprimento de onda, frequência, energia do fóton, número de onda), massa e energia, térmica (temperatura e energia por kT) ou contagem (mols e quantidades).',
  names: {
    spectral: 'espectral',
    'mass-energy': 'massa e energia',
    thermal: 'térmica (kT)',
    count: 'mols como quantidade',
  },
} as const;

const codes = {
  label: 'Códigos',
  about:
    'O sistema dos códigos de “De” e “Para”: UCUM ou a Recomendação 20 da UN/ECE; se não for indicado, nomes e símbolos.',
  names: {
    ucum: 'UCUM',
    unece: 'Recomendação 20 da UN/ECE',
    excel: 'Excel e Planilhas (CONVERTER)',
    prometheus: 'Prometheus',
  },
} as const;

const substance = {
  label: 'Substância',
  about: 'Por exemplo C6H12O6: converte entre massa e quantidade de matéria.',
} as const;

const molarMass = {
  label: 'Massa molar',
  fields: { gramsPerMole: 'Gramas por mol', uncertainty: 'Incerteza', formula: 'Fórmula', source: 'Fonte' },
} as const;

const operations = { simplify: 'na forma irredutível', decimal: 'como decimal', percent: 'como porcentagem' } as const;
const questions = {
  'percent-of': 'x% de y',
  'percent-change': 'a variação de x para y',
  share: 'x como porcentagem de y',
} as const;
const systems = { metric: 'métricas (kg, cm)', imperial: 'anglo-saxônicas (lb, ft, in)' } as const;
const electric = { watts: 'watts', amps: 'ampères', volts: 'volts' } as const;
const ranges = { '{0} to {1}': '{0} a {1}', 'under {0}': 'menos de {0}', '{0} and more': '{0} ou mais' } as const;

const gregorian = 'Os dias seguem o calendário gregoriano, também antes de sua introdução.';
const anySides = 'Os lados podem estar em unidades diferentes: cada um é convertido com exatidão.';
const clock = 'Horas e minutos separados por dois-pontos.';

const holidays = { label: 'Feriados', about: 'Datas como 2026-12-25, separadas por espaços. Não são dias úteis.' };

const weekdays = {
  Monday: 'segunda-feira',
  Tuesday: 'terça-feira',
  Wednesday: 'quarta-feira',
  Thursday: 'quinta-feira',
  Friday: 'sexta-feira',
  Saturday: 'sábado',
  Sunday: 'domingo',
} as const;
const stages = { G1: 'G1', G2: 'G2', G3a: 'G3a', G3b: 'G3b', G4: 'G4', G5: 'G5' } as const;
const digits = {
  black: 'preto',
  brown: 'marrom',
  red: 'vermelho',
  orange: 'laranja',
  yellow: 'amarelo',
  green: 'verde',
  blue: 'azul',
  violet: 'violeta',
  gray: 'cinza',
  white: 'branco',
} as const;
const colors = { ...digits, gold: 'dourado', silver: 'prateado' } as const;
const countries = {
  eu: 'Europa (Alemanha)',
  uk: 'Reino Unido',
  us: 'Estados Unidos',
  fr: 'França',
  it: 'Itália',
  jp: 'Japão',
  cm: 'Busto ou cabeça em cm',
} as const;

/** Places of the examples and the table of the time zone converter. */
const places = { 'New York': 'Nova York', London: 'Londres', India: 'Índia', Singapore: 'Singapura', Tokyo: 'Tóquio' };

export const tools: ToolWords = {
  convert: {
    name: 'Conversor de unidades',
    description: 'Converte um número de uma unidade para outra, e entre volume e massa para ingredientes de cozinha.',
    params: {
      value: 'Valor',
      from: 'De',
      to: 'Para',
      ingredient: {
        label: 'Ingrediente',
        about: 'Um ingrediente de cozinha: sua densidade leva do volume à massa e vice-versa.',
      },
      substance,
      as: equivalence,
      codes,
    },
    result: {
      ingredient: 'Ingrediente',
      substance: 'Substância',
      result: 'Resultado',
      density: {
        label: 'Densidade',
        fields: {
          gramsPerMilliliter: 'Gramas por mililitro',
          source: 'Fonte',
          low: 'Valor mais baixo',
          high: 'Valor mais alto',
        },
      },
      molarMass,
      internationalUnit: 'Unidade internacional',
    },
    rules: [
      'O resultado é o valor vezes o tamanho da primeira unidade, dividido pelo da segunda.',
      'As temperaturas são referidas primeiro ao seu zero; milhas por galão e litros por distância são inversos um do outro.',
      'Um ingrediente leva do volume ao peso por sua densidade; uma substância, da massa à quantidade por sua massa molar.',
      'Uma equivalência é usada onde é nomeada: E = h·f e c = λ·f (espectral), E = m·c² (massa e energia), E = k·T (térmica), um mol como o número de entidades que o SI fixa.',
    ],
    limits: [
      'Você pode escrever cada unidade pelo nome ou pelo símbolo e combinar unidades.',
      'O modo de encher a xícara importa mais que os últimos dígitos da densidade.',
      'Uma massa molar vale o que valem os pesos atômicos padrão, cuja incerteza a resposta informa. Ela informa e não aconselha: pergunte ao laboratório o que foi medido.',
    ],
  },
  table: {
    name: 'Tabela de conversão',
    description: 'Converte uma série de valores entre duas unidades, uma linha por passo.',
    params: {
      from: 'De',
      to: 'Para',
      start: 'Início',
      end: { label: 'Fim', about: 'Nove passos depois do início, se não for indicado.' },
      step: { label: 'Passo', about: 'Diferente de zero; negativo para contar para baixo.' },
      substance,
      as: equivalence,
      codes,
    },
    result: {
      substance: 'Substância',
      count: 'Linhas',
      rows: { label: 'Linhas', fields: { value: 'Valor', result: 'Resultado' } },
      molarMass,
      internationalUnit: 'Unidade internacional',
    },
    rules: ['Cada linha avança um passo, calculado com exatidão desde o início, e é convertida.'],
    limits: [
      'A última linha é o último passo que não passa do fim.',
      'Sem um fim indicado, ele fica a {0} passos.',
      'Um passo negativo conta para baixo.',
      'Uma tabela tem no máximo {0} linhas.',
    ],
  },
  gasMark: {
    name: 'Temperatura do forno',
    description:
      'Converte as marcas de gás britânicas em Celsius e Fahrenheit, e vice-versa, com o ajuste do forno de convecção.',
    params: {
      value: 'Marca de gás ou temperatura',
      given: {
        label: 'Expressa em',
        names: {
          'gas-mark': 'marca de gás',
          celsius: '°C',
          fahrenheit: '°F',
          fan: '°C em convecção',
          thermostat: 'termostato francês',
        },
      },
    },
    result: {
      celsius: 'Graus Celsius',
      fahrenheit: 'Graus Fahrenheit',
      mark: 'Marca de gás mais próxima',
      fan: 'Forno de convecção, graus Celsius',
      thermostat: 'Termostato francês',
      setting: 'Ajuste do forno, graus Celsius',
      settingFan: 'Ajuste com convecção, graus Celsius',
      settingFahrenheit: 'Ajuste do forno, graus Fahrenheit',
      oven: {
        label: 'Em palavras',
        says: {
          'very cool': 'muito brando',
          cool: 'brando',
          warm: 'morno',
          moderate: 'médio',
          'moderately hot': 'moderadamente quente',
          hot: 'quente',
          'very hot': 'muito quente',
        },
      },
    },
    rules: [
      'A primeira marca inteira é {0} °F, e cada marca são {1} °F a mais; abaixo vêm ½ e ¼, cada uma {2} °F a menos.',
      'O forno de convecção é ajustado {0} °C mais baixo.',
      'Cada passo de um termostato francês são {0} °C.',
    ],
    limits: [
      'Nenhuma norma fixa a escala: é a dos fornos a gás britânicos, arredondada a {0} graus como nos livros de receitas. Alguns dão {1} °C para a marca {2}.',
      'Fornos com ventilação variam: siga o manual do seu.',
      'Um forno pode errar uma marca inteira. Use um termômetro de forno.',
    ],
  },
  average: {
    name: 'Calculadora de média',
    description: 'Calcula a média, a mediana, a moda, a amplitude e o desvio padrão de uma lista de números.',
    params: { values: { label: 'Números', about: 'Separados por espaços ou ponto e vírgula.' } },
    result: {
      mean: 'Média',
      median: 'Mediana',
      modes: 'Moda',
      sum: 'Soma',
      count: 'Quantidade',
      minimum: 'Mínimo',
      maximum: 'Máximo',
      range: 'Amplitude',
      sampleDeviation: 'Desvio padrão da amostra',
      populationDeviation: 'Desvio padrão da população',
    },
    rules: [
      'A mediana é o número do meio da lista ordenada, ou a média dos dois do meio.',
      'O desvio padrão é a raiz quadrada da média dos quadrados das distâncias à média; o de uma amostra divide pela quantidade menos um.',
    ],
    limits: [
      'Uma lista tem no máximo {0} números.',
      'A vírgula separa os números: os decimais são escritos aqui com ponto.',
    ],
  },
  fraction: {
    name: 'Calculadora de frações',
    description: 'Simplifica uma fração ou a escreve como decimal ou como porcentagem.',
    params: {
      numerator: 'Numerador',
      denominator: { label: 'Denominador', about: 'Diferente de zero.' },
      op: { label: 'Operação', names: operations },
    },
    result: {
      operation: { label: 'Operação', names: operations },
      result: 'Resultado',
      repeating: 'Decimal exato',
    },
    rules: ['Para simplificar, as duas partes são divididas por seu máximo divisor comum.'],
    limits: [
      'O sinal fica com o numerador.',
      'Uma dízima periódica é escrita com seu período entre parênteses, até {0} dígitos.',
    ],
  },
  numberBase: {
    name: 'Conversor de bases numéricas',
    description: 'Escreve um inteiro em binário, octal, decimal, hexadecimal ou em qualquer outra base.',
    params: {
      value: { label: 'Inteiro', about: 'Seus dígitos, com sinal e marca da base se for preciso.' },
      from: 'Da base',
      to: 'Para a base',
    },
    result: { result: 'Resultado', binary: 'Binário', octal: 'Octal', decimal: 'Decimal', hexadecimal: 'Hexadecimal' },
    rules: [
      'Cada dígito vale tantas vezes quanto a base elevada à sua posição a partir da direita.',
      'Depois do nove, as letras são os dígitos.',
    ],
    limits: [
      'Inteiros de qualquer tamanho, em maiúsculas ou minúsculas; frações são recusadas.',
      'Um número negativo leva sinal: o complemento de dois das máquinas não é escrito.',
    ],
  },
  percentage: {
    name: 'Calculadora de porcentagem',
    description: 'Encontra a porcentagem de um número, a variação percentual entre dois ou a parte de um no outro.',
    params: {
      mode: { label: 'Pergunta', names: questions },
      x: { label: 'x', labels: { 'percent-of': 'Porcentagem', 'percent-change': 'De', share: 'Parte' } },
      y: { label: 'y', labels: { 'percent-of': 'De', 'percent-change': 'Para', share: 'Total' } },
    },
    result: {
      result: 'Resultado',
      formula: {
        label: 'Cálculo',
        says: {
          '{0}% of {1} = {2}': '{0}% de {1} = {2}',
          'change from {0} to {1} = {2}': 'variação de {0} para {1} = {2}',
          '{0} as a share of {1} = {2}': '{0} como parte de {1} = {2}',
        },
      },
    },
    limits: [
      'A variação se refere ao valor absoluto de x: um aumento é sempre positivo.',
      'Não há porcentagem de zero nem variação a partir de zero.',
    ],
  },
  proportion: {
    name: 'Regra de três',
    description: 'Encontra o número que falta em uma proporção e simplifica uma razão.',
    params: {
      a: 'a',
      b: { label: 'b', about: 'a está para b …' },
      c: 'c',
      d: { label: 'd', about: '… como c está para d. Deixe um dos quatro em branco.' },
    },
    result: {
      result: 'Número que falta',
      simplest: 'Razão simplificada',
      ratio: 'Como um só número',
    },
    rules: [
      'Se a está para b como c está para d, a vezes d é b vezes c: o que falta é um produto dividido pelo que sobra.',
    ],
    limits: ['Para uma só razão, informe a e b: ela volta nos menores inteiros.', 'Nada é dividido por zero.'],
  },
  reversePercentage: {
    name: 'Porcentagem inversa',
    description:
      'Encontra o total a partir de uma parte em porcentagem, ou o número antes de subir ou cair uma porcentagem.',
    params: {
      value: 'Número',
      percent: 'Porcentagem',
      mode: {
        label: 'O número é',
        names: {
          part: 'esta porcentagem do total',
          increased: 'o total mais esta porcentagem',
          decreased: 'o total menos esta porcentagem',
        },
      },
    },
    result: { result: 'Total', difference: 'Diferença' },
    limits: ['Somar a mesma porcentagem não desfaz um desconto: ela incide sobre um número menor.'],
  },
  roman: {
    name: 'Conversor de números romanos',
    description: 'Converte números romanos em inteiros e vice-versa.',
    params: {
      roman: { label: 'Número romano', about: 'Na forma usual, em maiúsculas ou minúsculas.' },
      integer: { label: 'Inteiro', about: 'Um inteiro ou um número romano.' },
    },
    result: {},
    rules: [
      'As letras: M é {0}, D {1}, C {2}, L {3}, X {4}, V {5}, I {6}.',
      'Elas se somam da esquerda para a direita; uma letra antes de outra maior é subtraída dela.',
    ],
    limits: [
      'Só a forma usual é aceita: cada número tem apenas uma.',
      'As minúsculas e os números romanos do Unicode também são lidos.',
      'O maior é MMMCMXCIX, {0}: uma letra se repete no máximo três vezes.',
    ],
  },
  significantFigures: {
    name: 'Algarismos significativos',
    description: 'Arredonda um número para algarismos significativos e conta os de um número.',
    params: {
      value: { label: 'Número', about: 'Como está escrito: os zeros depois do sinal decimal contam.' },
      figures: 'Algarismos significativos',
    },
    result: {
      rounded: 'Arredondado',
      scientific: 'Em notação científica',
      count: 'Algarismos do número como está escrito',
      result: 'Como número',
    },
    rules: [
      'Os algarismos contam a partir do primeiro que não é zero.',
      'Os zeros entre outros contam, e os do fim se o número tem sinal decimal; os do fim de um inteiro não.',
    ],
    limits: [
      'A metade é arredondada para longe do zero, como se ensina na escola.',
      'A notação científica mostra todos os seus algarismos, onde um inteiro não pode.',
    ],
  },
  compoundInterest: {
    name: 'Calculadora de juros compostos',
    description: 'Calcula quanto cresce uma poupança com juros compostos e depósitos regulares.',
    params: {
      principal: 'Valor inicial',
      ratePercent: 'Juros (% ao ano)',
      years: 'Anos',
      compounded: {
        label: 'Crédito dos juros',
        names: {
          yearly: 'anual',
          'half-yearly': 'semestral',
          quarterly: 'trimestral',
          monthly: 'mensal',
          daily: 'diário',
        },
      },
      deposit: { label: 'Depósito periódico', about: 'No fim de cada período.' },
    },
    result: {
      total: 'Saldo final',
      interest: 'Juros',
      paidIn: 'Depositado',
      effectivePercent: 'Juros efetivos (% ao ano)',
      growth: {
        label: 'Crescimento',
        fields: { year: 'Ano', paidIn: 'Depositado', interest: 'Juros', balance: 'Saldo' },
      },
    },
    rules: [
      'A cada período o saldo é multiplicado por 1 + r, em que r é a taxa anual dividida pelos períodos do ano.',
      'Depósitos de d crescem, em n períodos, para d × ((1 + r)ⁿ − 1) ÷ r.',
    ],
    limits: [
      'Supõe uma taxa fixa, sem retiradas, impostos ou tarifas.',
      'Na capitalização diária, o ano tem 365 dias.',
    ],
  },
  discount: {
    name: 'Calculadora de desconto',
    description: 'Tira um desconto de um preço e soma o imposto ao que resta.',
    params: {
      price: 'Preço',
      discountPercent: 'Desconto (%)',
      taxPercent: { label: 'Imposto (%)', about: 'Imposto sobre o preço com desconto.' },
    },
    result: { discount: 'Você economiza', discountedPrice: 'Preço com desconto', taxAmount: 'Imposto', total: 'Total' },
    limits: ['O imposto é calculado sobre o preço com desconto.', 'Valores exatos, sem arredondar para centavos.'],
  },
  fuelCost: {
    name: 'Calculadora de gasto com combustível',
    description: 'Calcula o combustível que uma viagem consome e quanto ele custa.',
    params: {
      distance: 'Distância',
      efficiency: 'Consumo',
      fuelPrice: 'Preço do combustível',
      efficiencyUnit: {
        label: 'Consumo em',
        names: { mpg: 'milhas por galão (EUA)', 'l/100km': 'litros por 100 km', 'km/l': 'quilômetros por litro' },
      },
    },
    result: {
      fuelUsed: 'Combustível consumido',
      cost: 'Custo',
      fuelUnit: { label: 'Unidade do combustível', names: { gallon: 'galão', liter: 'litro' } },
    },
    limits: [
      'Com mpg, as distâncias são milhas e o combustível galões americanos; senão, quilômetros e litros.',
      'Supõe o mesmo consumo em toda a viagem. Subidas, trânsito e clima o alteram.',
    ],
  },
  loan: {
    name: 'Calculadora de empréstimo',
    description: 'Calcula as parcelas de um empréstimo ou financiamento e os juros totais.',
    params: {
      principal: 'Valor do empréstimo',
      ratePercent: 'Juros (% ao ano)',
      years: 'Anos',
      payments: {
        label: 'Parcelas',
        names: {
          monthly: 'mensais',
          'every two weeks': 'a cada duas semanas',
          weekly: 'semanais',
          quarterly: 'trimestrais',
          yearly: 'anuais',
        },
      },
      extraPayment: 'Pagamento extra com cada parcela',
      fees: { label: 'Tarifas', about: 'Descontadas do valor ou pagas no início.' },
      schedule: { label: 'Cronograma', names: { years: 'por ano', payments: 'cada parcela' } },
      coin: {
        label: 'Arredondamento',
        about: 'A menor moeda: as parcelas são arredondadas para ela.',
        names: { '0.01': 'centavos', '1': 'valores inteiros, como iene e won' },
      },
    },
    result: {
      payment: 'Parcela',
      count: 'Número de parcelas',
      interest: 'Juros totais',
      total: 'Total pago',
      lastPayment: 'Última parcela',
      paymentsMade: 'Parcelas até quitar',
      interestPaid: 'Juros com pagamentos extras',
      totalPaid: 'Total com pagamentos extras',
      interestSaved: 'Juros economizados',
      yearsSaved: 'Anos economizados',
      aprPercent: 'Taxa anual com tarifas (%)',
      schedule: {
        label: 'Cronograma',
        fields: {
          period: 'Período',
          payment: 'Pago',
          interest: 'Juros',
          principal: 'Principal',
          balance: 'Saldo',
        },
      },
    },
    rules: [
      'A taxa por período r é a taxa anual dividida pelo número de parcelas por ano.',
      'Parcela M = P × r ÷ (1 − (1 + r)⁻ⁿ), em que P é o valor do empréstimo e n o número de parcelas.',
    ],
    limits: [
      'Supõe juros fixos, com cada parcela no fim do período.',
      'O cronograma arredonda juros e parcelas para centavos, como os bancos. A última parcela quita o empréstimo.',
      'A taxa anual com tarifas só inclui as tarifas que você informa; a lei do seu país pode incluir outras.',
      'Informe a taxa nominal do contrato, e não a efetiva.',
    ],
  },
  salesTax: {
    name: 'Calculadora de imposto sobre vendas e IVA',
    description: 'Soma o imposto a um valor ou o separa do valor que já o inclui.',
    params: {
      amount: 'Valor',
      taxPercent: 'Imposto (%)',
      given: {
        label: 'O valor é',
        names: { 'without-tax': 'sem imposto (líquido)', 'with-tax': 'com o imposto (bruto)' },
      },
    },
    result: { gross: 'Com imposto (bruto)', net: 'Sem imposto (líquido)', tax: 'Valor do imposto' },
    limits: ['Valores exatos, sem arredondar para centavos.', 'Informe a alíquota que vale para o lugar e o produto.'],
  },
  tip: {
    name: 'Calculadora de gorjeta',
    description: 'Soma a gorjeta à conta e divide o total.',
    params: {
      subtotal: 'Conta sem gorjeta',
      tipPercent: 'Gorjeta (%)',
      people: 'Pessoas',
      round: {
        label: 'Arredondar',
        about: 'Para o próximo valor inteiro. A diferença vai para a gorjeta.',
        names: { none: 'nada', total: 'o total', share: 'o que cada um paga' },
      },
    },
    result: { tip: 'Gorjeta', total: 'Total', perPerson: 'Cada um paga' },
    rules: ['Ao arredondar, a diferença vai para a gorjeta.'],
    limits: [
      'Vale para qualquer moeda. Valores exatos, sem arredondar para centavos.',
      'Gorjeta sobre a conta com ou sem impostos, conforme o costume local.',
    ],
  },
  unitPrice: {
    name: 'Calculadora de preço por unidade',
    description: 'Compara o preço por unidade de até três embalagens e encontra a mais barata.',
    params: {
      price: 'Preço',
      quantity: 'Quantidade',
      unit: {
        label: 'Unidade',
        about: 'Qualquer texto, por exemplo kg, ovo ou folha.',
        says: { egg: 'ovo', unit: 'unidade' },
      },
      secondPrice: 'Preço, embalagem 2',
      secondQuantity: 'Quantidade, embalagem 2',
      thirdPrice: 'Preço, embalagem 3',
      thirdQuantity: 'Quantidade, embalagem 3',
    },
    result: {
      unitPrice: 'Preço por unidade',
      secondUnitPrice: 'Preço por unidade, segunda embalagem',
      thirdUnitPrice: 'Preço por unidade, terceira embalagem',
      cheapest: {
        label: 'Embalagem mais barata',
        names: { first: 'a primeira', second: 'a segunda', third: 'a terceira', equal: 'todas iguais' },
      },
      savingPercent: 'Economia em relação à mais cara (%)',
    },
    rules: ['A embalagem mais barata tem o menor preço por unidade.'],
    limits: ['A unidade é livre: um ovo, um litro, uma folha.', 'Informe todas as quantidades na mesma unidade.'],
  },
  age: {
    name: 'Calculadora de idade',
    description: 'Calcula a idade exata em anos, meses e dias.',
    params: {
      birthDate: 'Data de nascimento',
      asOf: { label: 'Data de referência', about: 'O dia em que a idade é contada; hoje (UTC), se não for indicado.' },
    },
    result: {
      years: 'Anos',
      months: 'Meses',
      days: 'Dias',
      totalDays: 'Dias ao todo',
    },
    rules: ['Conta primeiro anos inteiros, depois meses inteiros e depois dias.'],
    limits: [
      'Quem nasceu em {0} de fevereiro faz aniversário em {1}º de março nos anos comuns; algumas leis dizem {2} de fevereiro.',
      gregorian,
      '“Hoje” é a data em UTC.',
    ],
  },
  dateAdd: {
    name: 'Calculadora de datas',
    description: 'Soma anos, meses, semanas, dias ou dias úteis a uma data, ou os subtrai.',
    params: {
      start: 'Data inicial',
      years: 'Anos',
      months: 'Meses',
      weeks: 'Semanas',
      days: 'Dias',
      workingDays: 'Dias úteis',
      holidays,
      direction: { label: 'Sentido', names: { after: 'depois da data', before: 'antes da data' } },
    },
    result: {
      date: 'Data',
      weekday: {
        label: 'Dia da semana',
        says: weekdays,
      },
      distance: 'Dias entre as duas',
    },
    rules: [
      'Anos e meses são contados primeiro e terminam no último dia de um mês curto demais; semanas e dias vêm depois.',
      'Os dias úteis vão de segunda a sexta. São contados por último, a partir do dia seguinte à data alcançada.',
    ],
    limits: [gregorian, 'Os feriados contam como dias úteis se não forem informados: variam conforme o lugar.'],
  },
  dateDifference: {
    name: 'Dias entre duas datas',
    description: 'Conta os dias, as semanas e os dias úteis entre duas datas.',
    params: {
      start: 'Data inicial',
      end: 'Data final',
      inclusive: 'Contar as duas datas',
      holidays,
    },
    result: {
      days: 'Dias',
      weeks: 'Semanas inteiras',
      daysOver: 'Dias a mais',
      workingDays: 'Dias úteis',
    },
    rules: [
      'Os dias são contados da data inicial à final, e um a mais se as duas contam.',
      'Dos dias úteis, de segunda a sexta-feira, conta a data anterior, e a posterior se ambas contarem.',
    ],
    limits: [
      'Negativo se o fim vem antes do início.',
      'Feriados contam como dias comuns se você não os indicar: mudam de lugar para lugar.',
      gregorian,
    ],
  },
  timeBetween: {
    name: 'Calculadora de horas',
    description: 'Conta as horas e os minutos entre dois horários.',
    params: {
      start: { label: 'Início', about: clock },
      end: { label: 'Fim', about: clock },
      break: 'Intervalo (minutos)',
    },
    result: { duration: 'Horas, minutos e segundos', hours: 'Em horas', minutes: 'Em minutos' },
    rules: ['Tempo = fim − início − pausa.'],
    limits: ['Um fim que não vem depois do início é do dia seguinte.', 'Não considera o horário de verão.'],
  },
  bmi: {
    name: 'Calculadora de IMC',
    description: 'Calcula o índice de massa corporal de um adulto e sua classificação.',
    params: { weight: 'Peso', height: 'Altura', unit: { label: 'Unidades', names: systems } },
    result: {
      bmi: 'Índice de massa corporal',
      obesityClass: { label: 'Classe de obesidade', names: { I: 'classe I', II: 'classe II', III: 'classe III' } },
      note: {
        label: 'Nota',
        says: {
          'No one has this BMI. Check the weight and height.':
            'Ninguém tem um índice de massa corporal assim: confira o peso e a altura.',
        },
      },
      category: {
        label: 'Classificação',
        names: { underweight: 'abaixo do peso', healthy: 'peso normal', overweight: 'sobrepeso', obese: 'obesidade' },
      },
    },
    rules: ['Alturas métricas abaixo de {0} são lidas em metros.'],
    limits: [
      'A classificação é a da Organização Mundial da Saúde para adultos; crianças e adolescentes têm outra.',
      'O índice não distingue músculo de gordura e não é um diagnóstico.',
      'Libras e polegadas são convertidas por suas definições, com o fator {0}, muitas vezes arredondado para {1}.',
    ],
  },
  glycatedHemoglobin: {
    name: 'Conversor de HbA1c',
    description: 'Converte HbA1c entre mmol/mol (IFCC) e porcentagem (NGSP, DCCT), e estima a glicose média.',
    params: {
      value: 'HbA1c',
      unit: { label: 'Unidade', names: { 'mmol/mol': 'mmol/mol (IFCC)', '%': '% (NGSP, DCCT)' } },
    },
    result: {
      percent: 'NGSP, DCCT (%)',
      mmolPerMol: 'IFCC (mmol/mol)',
      averageGlucose: 'Glicose média estimada (mg/dL)',
      averageGlucoseMolar: 'Glicose média estimada (mmol/L)',
    },
    limits: [
      'Apenas informa: não é um diagnóstico, e um laboratório arredonda para mmol/mol inteiros e um décimo por cento.',
      'A glicose média é uma estimativa de um estudo com adultos, e não o que um medidor mostra em um momento.',
      'Anemia, gravidez e alguns tipos de hemoglobina falseiam o valor.',
    ],
  },
  electrical: {
    name: 'Watts, ampères e volts',
    description: 'Calcula a potência, a corrente, a tensão e a resistência a partir de duas delas (lei de Ohm).',
    params: {
      watts: 'Potência (W)',
      amps: 'Corrente (A)',
      volts: 'Tensão (V)',
      ohms: 'Resistência (Ω)',
      target: {
        label: 'Resultado procurado',
        about: 'Opcional. Calculamos o valor que falta.',
        names: electric,
      },
    },
    result: {
      result: 'Resultado',
    },
    limits: ['Para corrente contínua, e para alternada com fator de potência um.'],
  },
  wireGauge: {
    name: 'Bitola de fio (AWG)',
    description: 'Converte a bitola americana (AWG) em milímetros, milímetros quadrados e polegadas, e vice-versa.',
    params: {
      gauge: {
        label: 'Bitola (AWG)',
        about: 'Por exemplo, 12, 4/0 ou 250 kcmil.',
      },
      diameter: 'Diâmetro',
      area: 'Seção',
    },
    result: {
      awg: 'Bitola mais próxima (AWG)',
      exactGauge: 'Bitola como número',
      wire: 'Diâmetro',
      inches: 'Diâmetro',
      section: 'Seção',
      kcmil: 'Tamanho em kcmil',
    },
    rules: [
      'Diâmetro em milímetros = {0} × {1} elevado a ({2} − bitola) ÷ {3}.',
      'Seção = π × diâmetro² ÷ 4. Um mil circular é a área de um círculo de um milésimo de polegada de diâmetro.',
    ],
    limits: [
      'Para um fio maciço e redondo. Um cabo trançado da mesma bitola tem o mesmo cobre, mas é mais grosso.',
      'Cabos métricos têm suas próprias seções: a bitola mais próxima não é o mesmo fio.',
      'Para a corrente admissível, consulte a norma elétrica local.',
    ],
  },
  fuelConsumption: {
    name: 'Conversor de L/100 km, mpg e km/L',
    description:
      'Converte o consumo entre litros por distância, milhas por galão americano e imperial e quilômetros por litro.',
    params: {
      value: 'Consumo',
      unit: {
        label: 'Unidade',
        names: { 'l/100km': 'L/100 km', mpg: 'mpg (EUA)', 'mpg-uk': 'mpg (Reino Unido)', 'km/l': 'km/L' },
      },
      fuel: { label: 'Combustível gasto', about: 'Com a distância, em vez do consumo.' },
      distance: 'Distância',
    },
    result: {
      litersPerHundredKilometers: 'Litros por cem quilômetros',
      milesPerGallon: 'Milhas por galão americano',
      milesPerImperialGallon: 'Milhas por galão imperial',
      kilometersPerLiter: 'Quilômetros por litro',
      economy: 'Consumo',
    },
    rules: ['Litros por distância medem o combustível, os outros, a distância: são inversos.'],
    limits: [
      'Um galão americano é cerca de cinco sextos de um imperial, então o mesmo carro faz menos milhas com ele.',
      'O dobro de milhas por galão é metade do combustível. Quanto mais econômico o carro, menos economiza cada milha por galão a mais.',
    ],
  },
  pace: {
    name: 'Calculadora de ritmo',
    description: 'Calcula o ritmo, o tempo ou a distância de uma corrida a partir dos outros dois.',
    params: {
      distance: 'Distância',
      time: { label: 'Tempo', about: 'Por exemplo, 25:00 ou 1:45:30.' },
      pace: { label: 'Ritmo', about: 'Por exemplo, 5:30.' },
      per: { label: 'Ritmo por', names: { km: 'quilômetro', mile: 'milha' } },
    },
    result: {
      perKilometer: 'Ritmo por quilômetro',
      perMile: 'Ritmo por milha',
      finish: 'Tempo total',
      way: 'Distância percorrida',
      kilometersPerHour: 'Velocidade',
      milesPerHour: 'Velocidade',
    },
    rules: ['O ritmo é o tempo dividido pela distância; a velocidade é o inverso.'],
    limits: ['Supõe um ritmo constante em toda a distância.', 'O cálculo é exato e mostrado em segundos inteiros.'],
  },
  speedDistanceTime: {
    name: 'Velocidade, distância e tempo',
    description: 'Calcula uma velocidade, uma distância ou um tempo a partir dos outros dois.',
    params: {
      distance: 'Distância',
      time: { label: 'Tempo', about: 'Por exemplo, 1:30 ou 90 min.' },
      speed: 'Velocidade',
      unit: { label: 'Unidade do resultado', about: 'A que combina com os dados, se não for indicada.' },
    },
    result: {
      result: 'Resultado',
      clock: 'Em horas, minutos e segundos',
    },
    rules: [
      'Velocidade é distância dividida por tempo; a distância é velocidade vezes tempo, e o tempo, distância dividida por velocidade.',
    ],
    limits: [
      'A velocidade é a média de todo o percurso: as paradas contam como tempo.',
      'Milhas vão com milhas por hora, milhas náuticas com nós e o resto com quilômetros, a menos que se peça outra unidade.',
    ],
  },
  shapeArea: {
    name: 'Calculadora de área',
    description:
      'Calcula a área de um retângulo, círculo, triângulo ou outra figura a partir de seus lados, em qualquer unidade.',
    params: {
      shape: {
        label: 'Figura',
        names: {
          rectangle: 'retângulo',
          square: 'quadrado',
          circle: 'círculo',
          triangle: 'triângulo',
          trapezoid: 'trapézio',
          parallelogram: 'paralelogramo',
          ellipse: 'elipse',
          semicircle: 'semicírculo',
        },
      },
      width: { label: 'Largura', about: 'A base de um triângulo, trapézio ou paralelogramo; um eixo de uma elipse.' },
      height: { label: 'Altura', about: 'O comprimento de um retângulo; o outro eixo de uma elipse.' },
      top: { label: 'Lado superior', about: 'O lado de um trapézio oposto à sua base.' },
      radius: 'Raio',
      diameter: { label: 'Diâmetro', about: 'No lugar do raio.' },
      unit: { label: 'Unidade da área', about: 'O quadrado da unidade dos lados, se não for indicada.' },
    },
    result: { area: 'Área', squareMeters: 'Em metros quadrados', squareFeet: 'Em pés quadrados' },
    rules: [
      'Retângulo e paralelogramo: largura vezes altura. Triângulo: a metade. Quadrado: a largura vezes ela mesma.',
      'Círculo: π vezes o quadrado do raio. Elipse: π vezes os dois eixos, sobre quatro.',
      'Trapézio: base mais lado superior, vezes a altura, sobre dois.',
    ],
    limits: [anySides, 'Meça a altura perpendicular à base.'],
  },
  shapeVolume: {
    name: 'Calculadora de volume',
    description:
      'Calcula o volume de uma caixa, cilindro, esfera, cone ou pirâmide a partir de seus lados, em qualquer unidade.',
    params: {
      shape: {
        label: 'Sólido',
        names: {
          box: 'caixa',
          cube: 'cubo',
          cylinder: 'cilindro',
          sphere: 'esfera',
          cone: 'cone',
          pyramid: 'pirâmide',
        },
      },
      length: { label: 'Comprimento', about: 'De uma caixa, um cubo ou da base de uma pirâmide.' },
      width: 'Largura',
      height: 'Altura',
      radius: 'Raio',
      diameter: { label: 'Diâmetro', about: 'No lugar do raio.' },
      unit: { label: 'Unidade do volume', about: 'O cubo da unidade dos lados, se não for indicada.' },
    },
    result: { volume: 'Volume', liters: 'Em litros', gallons: 'Em galões americanos' },
    rules: [
      'Caixa: comprimento × largura × altura. Cubo: comprimento³.',
      'Cilindro: π vezes o quadrado do raio, vezes a altura. Cone e pirâmide: base × altura ÷ 3.',
      'Esfera: quatro terços de π vezes o cubo do raio.',
    ],
    limits: [anySides, 'Para a capacidade de um recipiente, use as medidas internas.'],
  },
  transferTime: {
    name: 'Tempo de download',
    description: 'Calcula quanto tempo leva o download ou o upload de um arquivo.',
    params: {
      size: 'Tamanho',
      speed: { label: 'Velocidade', about: 'As linhas são vendidas em bits por segundo, os arquivos vêm em bytes.' },
      overheadPercent: { label: 'Sobrecarga (%)', about: 'O que os protocolos tiram da velocidade.' },
    },
    result: { clock: 'Tempo', seconds: 'Em segundos', bytesPerSecond: 'Velocidade em bytes' },
    rules: ['O tempo é o tamanho dividido pela velocidade, menos o que os protocolos tomam; um byte tem oito bits.'],
    limits: [
      'GB e Mbps contam em milhares, GiB e Mibit em potências de dois, como seus nomes dizem.',
      'Conexões reais são mais lentas que o anunciado: são compartilhadas, e os servidores também têm limites.',
    ],
  },
  paint: {
    name: 'Calculadora de tinta',
    description: 'Calcula de quanta tinta você precisa e quantas latas comprar.',
    params: {
      area: 'Área a pintar',
      openings: { label: 'Portas e janelas', about: 'Descontados da área.' },
      coats: 'Demãos',
      coverage: { label: 'Rendimento', about: 'Área por litro, indicada na lata.' },
      can: 'Conteúdo de uma lata',
    },
    result: {
      paint: 'Tinta',
      cans: 'Latas',
      liters: 'Em litros',
      gallons: 'Em galões americanos',
      painted: 'Área de todas as demãos',
    },
    rules: ['Tinta = (área − aberturas) × demãos ÷ rendimento. As latas são arredondadas para cima.'],
    limits: [
      'Paredes ásperas ou sem pintura gastam mais; as lisas, menos.',
      'Compre latas do mesmo lote e guarde um pouco para retoques.',
    ],
  },
  slope: {
    name: 'Calculadora de inclinação',
    description: 'Converte uma inclinação entre porcentagem, graus, razão, caimento de telhado e permilagem.',
    params: {
      value: 'Inclinação',
      given: {
        label: 'Expressa em',
        names: {
          percent: 'porcentagem (%)',
          degrees: 'graus (°)',
          ratio: 'razão: distância para cada um de subida',
          pitch: 'telhado: polegadas por pé',
          permille: 'permilagem',
        },
      },
    },
    result: {
      percent: 'Porcentagem',
      degrees: 'Graus',
      ratio: 'Um para',
      pitch: 'Polegadas por pé',
      permille: 'Permilagem',
    },
    rules: [
      'Porcentagem = subida ÷ distância × {0}. Graus = arco tangente de subida ÷ distância.',
      'Uma razão de {0} para {1} sobe {2} em uma distância de {3}. A do telhado conta polegadas de subida por pé de distância.',
    ],
    limits: [
      'A distância é horizontal, e não medida ao longo da inclinação.',
      'Uma inclinação de {0}% são {1}°, e não a vertical; as negativas descem.',
    ],
  },
  tiles: {
    name: 'Calculadora de piso',
    description: 'Calcula de quantos pisos, tábuas ou placas uma área precisa, com juntas e perdas.',
    params: {
      area: 'Área',
      width: 'Largura de uma peça',
      height: 'Altura de uma peça',
      joint: 'Junta',
      wastePercent: { label: 'Perdas (%)', about: 'Cortes e quebras.' },
      perBox: 'Peças por caixa',
    },
    result: { tiles: 'Peças', boxes: 'Caixas', withoutWaste: 'Sem as perdas', covered: 'Todas as peças juntas' },
    rules: [
      'A área dividida pela de uma peça com sua junta, mais as perdas; peças e caixas são arredondadas para cima.',
    ],
    limits: [
      'Preveja mais perda na diagonal e em espaços pequenos.',
      'A área é tomada por inteiro: como as fileiras terminam nas paredes não é considerado.',
    ],
  },
  ringSize: {
    name: 'Conversor de tamanhos de anel',
    description: 'Converte tamanhos de anel entre EUA, Reino Unido, Europa (ISO), Japão e Suíça, com o diâmetro.',
    params: {
      size: { label: 'Tamanho', about: 'Um número ou, para o Reino Unido, uma letra.' },
      system: {
        label: 'Sistema',
        names: {
          iso: 'ISO, Europa: circunferência em mm',
          us: 'Estados Unidos, Canadá',
          uk: 'Reino Unido, Irlanda, Austrália',
          japan: 'Japão',
          swiss: 'Suíça, Itália, Espanha',
          diameter: 'diâmetro em mm',
        },
      },
    },
    result: {
      iso: 'ISO, Europa',
      us: 'Estados Unidos',
      uk: 'Reino Unido',
      japan: 'Tamanho japonês',
      swiss: 'Tamanho suíço, italiano e espanhol',
      diameter: 'Diâmetro interno',
      circumference: 'Circunferência interna',
    },
    rules: [
      'O tamanho ISO é a circunferência interna em milímetros; o suíço é {0} a menos.',
      'O tamanho americano é o diâmetro interno acima de {0} mm, em passos de {1} mm.',
      'O A do Reino Unido é uma circunferência de {0} mm, e cada letra {1} mm a mais.',
      'O primeiro tamanho japonês é um diâmetro de {0} mm; cada tamanho soma {1}/{2} mm.',
    ],
    limits: [
      'Os tamanhos são os mais próximos à venda: inteiros na ISO, quartos nos EUA, meias letras no Reino Unido.',
      'Nenhuma norma fixa os tamanhos dos EUA e do Japão: são os do comércio, e os medidores diferem em um quarto.',
      'Anéis largos apertam mais; os dedos mudam com o calor e a hora do dia.',
    ],
  },
  shoeSize: {
    name: 'Conversor de tamanhos de calçado',
    description:
      'Converte números de calçado de adultos e crianças entre UE, Reino Unido, EUA, Japão, Mondopoint e cm.',
    params: {
      size: 'Tamanho',
      system: {
        label: 'Sistema',
        names: {
          eu: 'Europa',
          uk: 'Reino Unido',
          'us-men': 'Estados Unidos, masculino',
          'us-women': 'Estados Unidos, feminino',
          foot: 'comprimento do pé em cm',
          japan: 'Japão (cm)',
          mondopoint: 'Mondopoint (mm)',
        },
      },
      wearer: {
        label: 'Para',
        about: 'Para crianças, os números dos EUA e do Reino Unido são infantis.',
        names: { adult: 'adultos', child: 'crianças' },
      },
    },
    result: {
      eu: 'Tamanho europeu',
      uk: 'Tamanho britânico',
      usMen: 'Número US (masculino, infantil)',
      usWomen: 'Tamanho americano, feminino',
      japan: 'Número japonês (cm)',
      mondopoint: 'Mondopoint (mm)',
      foot: 'Comprimento do pé',
      last: 'Comprimento da fôrma',
    },
    rules: [
      'Os tamanhos contam a fôrma do calçado: na Europa em passos de dois terços de centímetro, no Reino Unido e nos EUA em terços de polegada.',
      'Os terços de polegada são contados a partir de {0} no Reino Unido e de {1} para homens nos EUA; os tamanhos femininos são ali um e meio a mais.',
      'A fôrma é tomada dois terços de polegada mais longa que o pé.',
      'Os números infantis contam terços de polegada menos {0} no Reino Unido e menos {1} nos EUA. Os japoneses e o Mondopoint são o comprimento do pé.',
    ],
    limits: [
      'Nenhuma lei fixa esses sistemas, e os fabricantes diferem em um tamanho: a ISO 19407 dá tabelas como orientação, e a ISO 9407 marca o comprimento do pé.',
      'Arredondados ao meio número, Mondopoint a 5 mm. Os infantis terminam onde começam os de adulto.',
      'Os tamanhos femininos dos EUA são tomados como o comércio costuma fazer; o medidor das lojas conta um a mais que o masculino.',
    ],
  },
  apiGravity: {
    name: 'Conversor de graus API, Baumé e Twaddell',
    description: 'Converte graus API, Baumé e Twaddell em densidade relativa e densidade, e vice-versa.',
    params: {
      value: 'Valor',
      given: {
        label: 'Expresso em',
        names: {
          api: 'graus API',
          baume: 'graus Baumé (mais pesado que a água)',
          'light-baume': 'graus Baumé (mais leve que a água)',
          twaddell: 'graus Twaddell',
          'specific-gravity': 'densidade relativa',
          density: 'densidade (kg/m³)',
        },
      },
    },
    result: {
      api: 'Graus API',
      specificGravity: 'Densidade relativa',
      density: 'Densidade (kg/m³)',
      barrelsPerTonne: 'Barris por tonelada',
      baume: 'Graus Baumé',
      twaddell: 'Graus Twaddell',
    },
    rules: [
      'Graus Baumé = {0} − {1} ÷ ρ para líquidos mais pesados que a água, em que ρ é a densidade relativa.',
      'Graus Baumé = {0} ÷ ρ − {1} para líquidos mais leves que a água.',
      'Graus Twaddell = (ρ − {0}) × {1}.',
    ],
    limits: [
      'Todos os valores são a {0} °F. Corrija antes, com as tabelas da norma, as medidas feitas a outra temperatura.',
      'A densidade relativa se refere à água à mesma temperatura.',
      'Pesar no ar dá um pouco menos que a massa: isso não é considerado.',
    ],
  },
  beaufort: {
    name: 'Escala de Beaufort',
    description: 'Converte a força do vento em velocidades em km/h, nós, m/s e mph, e velocidades na força.',
    params: {
      force: 'Força',
      speed: { label: 'Velocidade do vento', about: 'No lugar da força.' },
      unit: { label: 'Intervalo em', names: { 'km/h': 'km/h', kn: 'nós', 'm/s': 'm/s', mph: 'mph' } },
    },
    result: {
      beaufort: 'Beaufort',
      description: {
        label: 'Em palavras',
        says: {
          calm: 'calmaria',
          'light air': 'bafagem',
          'light breeze': 'aragem',
          'gentle breeze': 'vento fraco',
          'moderate breeze': 'vento moderado',
          'fresh breeze': 'vento fresco',
          'strong breeze': 'vento muito fresco',
          'near gale': 'vento forte',
          gale: 'vento muito forte',
          'strong gale': 'vento duro',
          storm: 'vento muito duro',
          'violent storm': 'vento tempestuoso',
          hurricane: 'furacão',
        },
      },
      range: { label: 'Velocidade do vento desta força', says: ranges },
      lowest: 'De',
      highest: 'Até',
      kilometersPerHour: { label: 'Em km/h', says: ranges },
      knots: { label: 'Em nós', says: ranges },
      metersPerSecond: { label: 'Em m/s', says: ranges },
      milesPerHour: { label: 'Em mph', says: ranges },
    },
    rules: [
      'Cada força é um intervalo de velocidades; uma velocidade é arredondada para o passo da coluna de sua unidade e procurada ali.',
      'Velocidades em outra unidade são procuradas em nós.',
    ],
    limits: [
      'As velocidades são médias de {0} minutos, a {1} metros acima de terreno plano e aberto; as rajadas são mais fortes.',
      'Cada coluna da tabela é arredondada por si, então seus limites diferem um pouco.',
    ],
  },
  bushel: {
    name: 'Conversor de bushels de grãos',
    description:
      'Converte bushels de trigo, milho, soja e outros grãos em libras, quilogramas e toneladas, e vice-versa.',
    params: {
      crop: {
        label: 'Grão',
        names: {
          wheat: 'trigo',
          soybeans: 'soja',
          corn: 'milho (debulhado)',
          'ear corn': 'milho (em espiga)',
          sorghum: 'sorgo',
          rye: 'centeio',
          flaxseed: 'linhaça',
          canola: 'canola, colza',
          barley: 'cevada',
          buckwheat: 'trigo-sarraceno',
          rice: 'arroz (em casca)',
          oats: 'aveia',
          apples: 'maçãs',
          peaches: 'pêssegos',
          potatoes: 'batatas',
          'sweet potatoes': 'batatas-doces',
          tomatoes: 'tomates',
        },
      },
      bushels: 'Bushels',
      mass: { label: 'Massa', about: 'No lugar dos bushels.' },
    },
    result: {
      kilograms: 'Em quilogramas',
      pounds: 'Em libras',
      tonnes: 'Em toneladas',
      bushels: 'Número de bushels',
      poundsPerBushel: 'Libras por bushel',
    },
    rules: ['A massa são os bushels vezes as libras de um bushel do grão; a libra é a internacional.'],
    limits: [
      'No comércio, um bushel de grão é uma massa, ocupe o espaço que ocupar: o bushel de volume é outra unidade.',
      'Os estados diferem: os tomates têm 50 libras em Minnesota, as maçãs 42 em Indiana e o trigo-sarraceno 50 em ambos. No Canadá a aveia tem 34.',
      'Uma carga mais úmida ou mais leve do que diz sua classe recebe menos.',
    ],
  },
  sugarContent: {
    name: 'Brix, Plato e densidade relativa',
    description: 'Converte o açúcar de sucos e mostos entre Brix, Plato, densidade relativa e Oechsle.',
    params: {
      value: 'Valor',
      given: {
        label: 'Expresso em',
        names: {
          brix: 'graus Brix',
          plato: 'graus Plato',
          'specific-gravity': 'densidade relativa',
          oechsle: 'graus Oechsle',
        },
      },
    },
    result: {
      brix: 'Graus Brix',
      plato: 'Graus Plato',
      specificGravity: 'Densidade relativa',
      oechsle: 'Graus Oechsle',
    },
    rules: [
      'ρ = {0} + ({1} × w + {2} × w² + {3} × w³ − {4} × w⁴ + {5} × w⁵ − {6} × w⁶) ÷ {7}, onde ρ é a densidade relativa e w os graus Brix ÷ {8}.',
      'Os graus Plato são −{0} + {1} × ρ − {2} × ρ² + {3} × ρ³.',
      'Os graus Oechsle são os milésimos em que a densidade relativa passa de um.',
    ],
    limits: [
      'Os dois polinômios são ajustados a tabelas de sacarose em água a {0} °C, de 0 a {1}% em massa.',
      'Brix e Plato significam o mesmo, açúcar em porcentagem de massa; suas tabelas diferem em centésimos.',
      'Depois que a levedura fez álcool, a densidade já não diz quanto açúcar há.',
    ],
  },
  waterHardness: {
    name: 'Conversor de dureza da água',
    description: 'Converte a dureza da água entre mmol/L, ppm, graus alemães, franceses e ingleses e grãos por galão.',
    params: {
      value: 'Dureza',
      unit: {
        label: 'Unidade',
        names: {
          'mmol/l': 'mmol/L',
          'mg/l': 'mg/L como carbonato de cálcio (ppm)',
          'mg/l CaO': 'mg/L como óxido de cálcio',
          dH: 'graus alemães (°dH)',
          fH: 'graus franceses (°fH)',
          eH: 'graus ingleses (Clark)',
          gpg: 'grãos por galão americano',
        },
      },
    },
    result: {
      millimolesPerLiter: 'Cálcio e magnésio (mmol/L)',
      milligramsPerLiter: 'Como carbonato de cálcio (mg/L, ppm)',
      milligramsOfOxide: 'Como óxido de cálcio (mg/L)',
      germanDegrees: 'Graus alemães',
      frenchDegrees: 'Graus franceses',
      englishDegrees: 'Graus ingleses',
      grainsPerGallon: 'Grãos por galão',
      grade: {
        label: 'Classe',
        names: { soft: 'mole', 'moderately hard': 'moderadamente dura', hard: 'dura', 'very hard': 'muito dura' },
      },
    },
    rules: [
      'Um grau alemão são {0} mg/L de óxido de cálcio; um francês, {1} mg/L de carbonato de cálcio.',
      'Um grau inglês é um grão de carbonato de cálcio por galão imperial; um grão por galão, um por galão americano.',
      'Um milimol de carbonato de cálcio são {0} miligramas; do óxido, {1}.',
    ],
    limits: [
      'O magnésio conta como se fosse cálcio, mol por mol.',
      'As classes são as do serviço geológico dos EUA: mole até {0} mg/L, dura acima de {1}, muito dura acima de {2}; outros países traçam outros limites.',
    ],
  },
  electricityCost: {
    name: 'Custo de energia elétrica',
    description: 'Calcula quanto custa usar um aparelho e quanta energia ele consome.',
    params: { power: 'Potência', hours: 'Horas por dia', price: 'Preço do kWh', days: 'Dias' },
    result: { cost: 'Custo', energy: 'Energia', perDay: 'Custo por dia', perYear: 'Custo por ano' },
    rules: ['Energia = potência × horas por dia × dias. Custo = energia × preço do quilowatt-hora.'],
    limits: [
      'Supõe que o aparelho usa toda a potência o tempo todo. Geladeiras e aquecedores com termostato gastam menos.',
      'Sem a parte fixa da conta e sem tarifas que mudam com a hora.',
    ],
  },
  caloriesBurned: {
    name: 'Calculadora de calorias queimadas',
    description: 'Estima as calorias queimadas ao caminhar, correr, pedalar e em outras atividades.',
    params: {
      activity: {
        label: 'Atividade',
        names: {
          walking: 'caminhada',
          'brisk walking': 'caminhada rápida',
          hiking: 'trilha',
          jogging: 'trote',
          running: 'corrida',
          'fast running': 'corrida rápida',
          'leisure cycling': 'passeio de bicicleta',
          cycling: 'bicicleta',
          'fast cycling': 'bicicleta rápida',
          swimming: 'natação',
          yoga: 'ioga',
          'weight training': 'musculação',
          soccer: 'futebol',
          tennis: 'tênis',
          gardening: 'jardinagem',
          sitting: 'ficar sentado',
          sleeping: 'dormir',
        },
      },
      time: 'Tempo',
      weight: 'Peso',
      met: { label: 'MET de outra atividade', about: 'Usado no lugar da atividade.' },
    },
    result: { calories: 'Calorias (kcal)', kilojoules: 'Quilojoules', met: 'MET' },
    rules: ['Calorias = MET × peso em quilogramas × horas.'],
    limits: [
      'É uma estimativa para adultos, não um conselho médico: idade, forma física e terreno mudam o valor em um terço ou mais.',
      'Inclui o que o corpo gasta em repouso, {0} MET.',
    ],
  },
  dueDate: {
    name: 'Data provável do parto',
    description: 'Estima a data do parto e as semanas de gravidez a partir da última menstruação ou da concepção.',
    params: {
      lastPeriod: 'Primeiro dia da última menstruação',
      cycle: 'Ciclo em dias',
      conception: { label: 'Concepção', about: 'No lugar da última menstruação.' },
      asOf: { label: 'Na data', about: 'O dia em que as semanas são contadas. Sem valor, hoje (UTC).' },
    },
    result: {
      dueDate: 'Data do parto',
      weekday: { label: 'Dia da semana', says: weekdays },
      weeks: 'Semanas de gravidez',
      daysOver: 'Dias a mais',
      conception: 'Concepção, cerca de',
      secondTrimester: 'Início do segundo trimestre',
      thirdTrimester: 'Início do terceiro trimestre',
    },
    rules: [
      'Data do parto = primeiro dia da última menstruação + {0} dias + (ciclo − {1}) dias ou concepção + {2} dias.',
      'Na data do parto completam-se {0} semanas: elas são contadas para trás a partir dela.',
      'O segundo trimestre começa após {0} semanas e o terceiro após {1}, contadas do mesmo dia e deslocadas como a data do parto.',
    ],
    limits: [
      'É uma estimativa, não um conselho médico: poucos bebês nascem nesse dia. Um ultrassom precoce é mais preciso.',
      'A regra de Naegele por meses (um ano a mais, três meses a menos e sete dias a mais) difere em até três dias.',
    ],
  },
  kidneyFunction: {
    name: 'Função renal (TFGe)',
    description: 'Estima a função renal (TFGe) e a depuração de creatinina a partir da creatinina sérica.',
    params: {
      creatinine: 'Creatinina sérica',
      unit: { label: 'Unidade', names: { 'mg/dL': 'mg/dL', 'µmol/L': 'µmol/L' } },
      age: 'Idade',
      sex: { label: 'Sexo', names: { female: 'mulher', male: 'homem' } },
      weight: { label: 'Peso', about: 'Para a depuração de creatinina.' },
    },
    result: {
      egfr: 'TFGe (mL/min/1,73 m²)',
      stage: { label: 'Categoria KDIGO', names: stages },
      clearance: 'Depuração de creatinina (mL/min)',
    },
    rules: [
      'TFGe = 142 × min(Scr ÷ κ, 1)^α × max(Scr ÷ κ, 1)^−1,2 × 0,9938^idade, vezes 1,012 para mulheres. Scr é a creatinina em mg/dL, κ 0,7 para mulheres e 0,9 para homens, α −0,241 e −0,302.',
      'Depuração de Cockcroft e Gault = (140 − idade) × peso em kg ÷ (72 × Scr), vezes 0,85 para mulheres.',
      'As categorias são as da KDIGO: G1 desde 90, G2 desde 60, G3a desde 45, G3b desde 30, G4 desde 15 e G5 abaixo.',
    ],
    limits: [
      'É informação, não um conselho médico: pergunte a um médico o que um resultado significa. Um só valor não é diagnóstico.',
      'Para adultos e creatinina medida com rastreabilidade ao IDMS. Não vale na gravidez nem na insuficiência renal súbita.',
      'Um mg/dL de creatinina conta como 88,4 µmol/L, como nos laboratórios.',
    ],
  },
  bodySurface: {
    name: 'Superfície corporal',
    description: 'Estima a superfície corporal a partir da altura e do peso.',
    params: { weight: 'Peso', height: 'Altura' },
    result: { mosteller: 'Mosteller (m²)', duBois: 'Du Bois (m²)' },
    rules: [
      'Mosteller: a raiz quadrada de altura em cm × peso em kg ÷ {0}.',
      'Du Bois: {0} × peso em kg elevado a {1} × altura em cm elevada a {2}.',
    ],
    limits: [
      'É informação, não um conselho médico: as doses são decididas por médicos e farmacêuticos.',
      'As fórmulas diferem em alguns por cento, e mais em crianças e em pessoas muito pesadas.',
    ],
  },
  factors: {
    name: 'MDC, MMC e fatores primos',
    description: 'Encontra o máximo divisor comum, o mínimo múltiplo comum e os fatores primos.',
    params: { values: { label: 'Números inteiros', about: 'Separados por espaços ou ponto e vírgula.' } },
    result: {
      divisor: 'Máximo divisor comum',
      multiple: 'Mínimo múltiplo comum',
      factors: 'Fatores primos',
      divisors: 'Todos os divisores',
      prime: 'Todos são primos',
    },
    rules: [
      'O máximo divisor comum vem do algoritmo de Euclides; o mínimo múltiplo comum de dois números é o produto dividido por ele.',
      'Um divisor de um número não deixa resto. Todos os divisores vêm dos fatores primos e são dados para um só número.',
      'Todo inteiro maior que 1 é produto de primos de uma só maneira. Um número que é seu único fator primo é primo.',
    ],
    limits: ['Números inteiros de {0} a {1}, no máximo {2}.'],
  },
  concrete: {
    name: 'Cálculo de concreto e brita',
    description: 'Calcula o volume e o peso de concreto, brita, areia ou terra, e os sacos a comprar.',
    params: {
      material: {
        label: 'Material',
        names: {
          concrete: 'concreto',
          gravel: 'brita',
          sand: 'areia',
          topsoil: 'terra vegetal',
          mulch: 'cobertura morta ou composto',
        },
      },
      length: 'Comprimento',
      width: 'Largura',
      area: { label: 'Área', about: 'Em vez do comprimento e da largura.' },
      depth: 'Espessura',
      wastePercent: { label: 'Folga (%)', about: 'Para perdas, chão irregular e assentamento.' },
      bag: { label: 'Volume de um saco', about: 'O impresso nele, por exemplo 12 l.' },
    },
    result: {
      volume: 'Volume',
      cubicMeters: 'Em metros cúbicos',
      cubicYards: 'Em jardas cúbicas',
      mass: 'Peso aproximado',
      bags: 'Sacos',
    },
    rules: [
      'Volume = comprimento × largura × espessura, ou área × espessura, mais a folga. Peso = volume × densidade. Os sacos são arredondados para cima.',
    ],
    limits: [
      'Conta {0} kg/m³ para concreto, {1} para brita e areia e {2} para terra: molhadas ou compactadas pesam até um terço a mais.',
      'Brita e terra soltas assentam: peça mais onde for compactar.',
      'O peso da cobertura morta e do composto não é dado: depende muito da umidade.',
    ],
  },
  tireSize: {
    name: 'Medida de pneus',
    description: 'Calcula o diâmetro, o flanco e a circunferência de um pneu e compara duas medidas.',
    params: { size: { label: 'Medida', about: 'Por exemplo 205/55 R16.' }, other: 'Comparar com' },
    result: {
      diameter: 'Diâmetro',
      inches: 'Diâmetro',
      width: 'Largura',
      sidewall: 'Flanco',
      circumference: 'Circunferência',
      perKilometer: 'Voltas por quilômetro',
      perMile: 'Voltas por milha',
      difference: {
        label: 'O outro pneu (%)',
        about: 'O diâmetro dele é maior nessa medida. A velocidade real passa na mesma medida a do velocímetro.',
      },
    },
    rules: [
      'Largura em mm / flanco em porcentagem da largura / aro em polegadas.',
      'Diâmetro = aro × {0} mm + {1} × flanco. Circunferência = π × diâmetro.',
    ],
    limits: [
      'Medidas nominais de um pneu novo. Com carga, ele anda alguns por cento a menos por volta.',
      'Confira quais medidas são aprovadas para o seu carro.',
    ],
  },
  metalGauge: {
    name: 'Bitolas de chapa, arame, agulha e rosca',
    description: 'Converte bitolas de chapa, arame britânico (SWG), agulhas e roscas em mm e polegadas, e vice-versa.',
    params: {
      gauge: { label: 'Bitola', about: 'Por exemplo 16, 3/0, M8 ou 1/4-20.' },
      system: {
        label: 'Sistema',
        names: {
          swg: 'arame britânico (SWG)',
          steel: 'chapa de aço (EUA)',
          galvanized: 'chapa galvanizada (EUA)',
          stainless: 'aço inoxidável (EUA)',
          needle: 'agulha médica',
          'knitting-us': 'agulha de tricô (EUA)',
          'knitting-uk': 'agulha de tricô (Reino Unido)',
          thread: 'rosca (M, UNC, UNF)',
        },
      },
      thickness: { label: 'Espessura', about: 'Para achar a bitola mais próxima.' },
    },
    result: {
      gauge: 'Bitola mais próxima',
      millimeters: 'Milímetros',
      inches: 'Polegadas',
      pitch: 'Passo da rosca',
      threadsPerInch: 'Fios por polegada',
      tapDrill: 'Broca para rosca',
      drill: 'Número ou letra da broca',
    },
    rules: [
      'A chapa de aço conta pelo peso: as onças de um pé quadrado pela lei dos EUA, divididas por {0} por polegada no aço e por {1} no inox. A galvanizada tem {2} onças de zinco a mais.',
      'O arame britânico segue a tabela oficial de 1883, as agulhas a ISO 9626 e as de tricô as listas dos fabricantes.',
      'As roscas métricas (ISO 261) têm passo grosso se nenhum outro for escrito, como em M8x1. As unificadas (ASME B1.1) são frações de polegada ou números: #n tem 0,06 + 0,013 × n polegadas.',
      'Broca de uma rosca métrica = diâmetro − passo. A de uma unificada deixa cerca de três quartos do filete completo.',
    ],
    limits: [
      'Medidas nominais: a chapa laminada varia até um décimo. Faça o pedido em milímetros.',
      'Chapas de alumínio, latão e cobre seguem a bitola americana.',
    ],
  },
  paperSize: {
    name: 'Tamanhos de papel',
    description: 'Dá as medidas de A4, Carta e outros tamanhos de papel em mm, polegadas e pixels.',
    params: {
      size: { label: 'Papel', about: 'Por exemplo A4, B5, C6, JIS B5, Letter (carta) ou Legal (ofício).' },
      dpi: { label: 'Pontos por polegada', about: 'Sem indicação, 300.' },
    },
    result: {
      size: 'Em milímetros',
      inches: 'Em polegadas',
      pixels: 'Em pixels',
      width: 'Largura',
      height: 'Altura',
      area: 'Área',
      ratio: 'Altura ÷ largura',
    },
    rules: [
      'A0 mede {0} mm × {1} mm, um metro quadrado. Cada tamanho seguinte é a metade do anterior, cortado em milímetros inteiros. B0 mede {2} mm × {3} mm, C0 {4} mm × {5} mm e o B0 japonês {6} mm × {7} mm.',
      'Os tamanhos dos EUA são definidos em polegadas. Pixels = polegadas × pontos por polegada, arredondados.',
    ],
    limits: ['Medidas depois do corte. As impressoras deixam margem, e a sangria soma uns 3 mm de cada lado.'],
  },
  gradeAverage: {
    name: 'Média de notas',
    description: 'Calcula a média das notas, ponderada por créditos.',
    params: {
      grades: { label: 'Notas', about: 'Números ou letras separados por espaços, por exemplo 7.5 8 9 ou A B+ C.' },
      credits: { label: 'Créditos ou pesos', about: 'Um para cada nota. Sem eles, todas contam igual.' },
    },
    result: { average: 'Média', count: 'Notas', credits: 'Total de créditos' },
    rules: [
      'Média = soma de nota × créditos, dividida pela soma dos créditos.',
      'As letras contam na escala de {0} pontos dos EUA: A {1}, A− {2}, B+ {3}, B {4}, B− {5} e assim até F {6}.',
    ],
    limits: ['As escolas diferem: algumas contam A+ acima de A.', 'No máximo {0} notas. Os decimais levam ponto.'],
  },
  resistor: {
    name: 'Código de cores de resistores',
    description: 'Lê as faixas de cor de um resistor de quatro ou cinco faixas.',
    params: {
      first: { label: 'Primeira faixa', names: digits },
      second: { label: 'Segunda faixa', names: digits },
      third: {
        label: 'Terceira faixa',
        about: 'Só em resistores de cinco faixas.',
        names: { none: 'nenhuma', ...digits },
      },
      multiplier: { label: 'Multiplicador', names: colors },
      tolerance: { label: 'Tolerância', names: { none: 'nenhuma', ...colors } },
    },
    result: {
      resistance: 'Resistência',
      ohms: 'Ohms',
      tolerancePercent: 'Tolerância (±%)',
      least: 'Valor mínimo (Ω)',
      most: 'Valor máximo (Ω)',
    },
    rules: [
      'As cores do preto ao branco são os algarismos 0 a 9. O multiplicador é uma potência de dez; dourado divide por 10, prateado por 100.',
    ],
    limits: [
      'Comece pela ponta onde as faixas estão mais juntas; a da tolerância fica afastada.',
      'Uma sexta faixa diz como o valor muda com a temperatura.',
    ],
  },
  dropRate: {
    name: 'Gotejamento de soro',
    description: 'Calcula as gotas por minuto e os mililitros por hora de uma infusão.',
    params: {
      volume: 'Volume',
      time: 'Tempo',
      dropsPerMilliliter: { label: 'Gotas por mL', about: 'Impresso no equipo: 10, 15, 20 ou 60.' },
    },
    result: { drops: 'Gotas por minuto', milliliters: 'mL por hora' },
    rules: ['mL por hora = volume em mL ÷ horas.'],
    limits: [
      'É informação, não um conselho médico: siga a prescrição e peça a outra pessoa que confira.',
      'O tamanho das gotas depende do líquido e do equipo.',
    ],
  },
  dilution: {
    name: 'Calculadora de diluição',
    description: 'Calcula de quanta solução-mãe e de quanto solvente uma diluição precisa (C₁V₁ = C₂V₂).',
    params: {
      stock: 'Concentração da solução-mãe',
      concentration: { label: 'Concentração final', about: 'Na unidade da solução-mãe.' },
      volume: 'Volume final',
    },
    result: { stockVolume: 'Solução-mãe', solvent: 'Solvente', factor: 'Fator de diluição' },
    rules: [
      'Solução-mãe = volume final × concentração final ÷ concentração da solução-mãe. Solvente = volume final − solução-mãe.',
    ],
    limits: [
      'Supõe que os volumes se somam: ácidos fortes e álcool se contraem. Complete até o volume final.',
      'Ponha o ácido na água, nunca a água no ácido.',
    ],
  },
  molarity: {
    name: 'Calculadora de molaridade',
    description: 'Calcula a massa, a concentração molar ou o volume de uma solução.',
    params: {
      substance: { label: 'Substância', about: 'Um nome ou uma fórmula, por exemplo NaCl ou glicose.' },
      concentration: 'Concentração',
      volume: 'Volume',
      mass: 'Massa',
    },
    result: { gramsPerMole: 'Massa molar (g/mol)' },
    rules: ['Massa = concentração × volume × massa molar. O volume é o da solução pronta.'],
    limits: [
      'Usa os pesos atômicos padrão. Em um hidrato, escreva a água, por exemplo CuSO4·5H2O.',
      'Conta a substância como pura.',
    ],
  },
  dewPoint: {
    name: 'Ponto de orvalho e índice de calor',
    description: 'Calcula o ponto de orvalho, a umidade absoluta e o índice de calor do ar.',
    params: { temperature: 'Temperatura', humidityPercent: 'Umidade relativa (%)' },
    result: {
      dewPoint: 'Ponto de orvalho',
      heatIndex: { label: 'Índice de calor', about: 'A partir de 27 °C (80 °F).' },
      water: 'Água no ar (g/m³)',
    },
    rules: [
      'Ponto de orvalho = {0} × γ ÷ ({1} − γ), com γ = ln(umidade) + {2} × t ÷ ({3} + t) e t em °C.',
      'O índice de calor segue a regressão do serviço meteorológico dos EUA. Vale a partir de {0} °F.',
    ],
    limits: [
      'De −{0} °C a {1} °C, sobre água. Com erro de poucos décimos de grau.',
      'O índice de calor vale à sombra e com pouco vento. Ao sol parece até {1} °C mais quente.',
    ],
  },
  timeZone: {
    name: 'Conversor de fusos horários',
    description: 'Converte um horário de uma cidade ou fuso para outro.',
    params: {
      time: { label: 'Horário', about: 'Por exemplo 15:30.' },
      from: { label: 'De', about: 'Uma cidade, um fuso ou UTC+2.', says: places },
      to: { label: 'Para', says: places },
      day: 'Data',
    },
    result: {
      time: 'Horário lá',
      day: 'Data lá',
      difference: { label: 'Horas à frente', about: 'Negativo se o outro lugar está atrás.' },
      fromOffset: 'Diferença para UTC, origem',
      toOffset: 'Diferença para UTC, destino',
    },
    rules: ['Hora lá = hora aqui + diferença dos dois deslocamentos de UTC nesse dia.'],
    limits: [
      'Usa os dados de fusos do seu navegador ou do servidor: faltam mudanças posteriores.',
      'EST, CET e semelhantes são diferenças fixas. Uma cidade muda com o horário de verão.',
      'Quando o relógio é atrasado, vale a primeira das duas horas.',
    ],
  },
  clothingSize: {
    name: 'Tamanhos de roupas e chapéus',
    description:
      'Converte tamanhos femininos, masculinos e de chapéu entre UE, Reino Unido, EUA, França, Itália e Japão.',
    params: {
      size: 'Tamanho',
      kind: { label: 'Tipo', names: { women: 'roupa feminina', men: 'paletós', hat: 'chapéus' } },
      system: { label: 'Sistema', names: countries },
    },
    result: {
      eu: countries.eu,
      uk: countries.uk,
      us: countries.us,
      fr: countries.fr,
      it: countries.it,
      jp: countries.jp,
      body: 'Busto ou cabeça',
    },
    rules: [
      'Mulheres: EUA = UE − {0}, Reino Unido = UE − {1}, França UE + {2}, Itália UE + {3}, Japão UE − {4}. O busto é {5} × UE + {6} cm.',
      'Homens: o tamanho da UE é metade do tórax em cm; EUA e Reino Unido = UE − {0}, perto do tórax em polegadas.',
      'Chapéus: centímetros em volta da cabeça; EUA = polegadas ÷ π ao oitavo mais próximo, Reino Unido um oitavo a menos.',
    ],
    limits: [
      'Nenhuma norma obriga os fabricantes de todos os países: os tamanhos mudam com a marca. A EN 13402 marca a roupa com medidas do corpo; compare-as. As tabelas antigas dão um tamanho a mais às mulheres nos EUA: UK 12 como US 10. A Espanha usa os tamanhos franceses.',
      'Muitos tamanhos dos EUA são hoje maiores que aqui.',
    ],
  },
};
