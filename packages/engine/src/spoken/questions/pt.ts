import type { Questions } from './declared.ts';

const years = '(anos|ano)';
const tax = '(imposto|impostos|ICMS|IVA)';
const wares =
  '[um|uma|uns|umas|o|a|os|as] (tênis|sapato|sapatos|calça|camisa|camiseta|vestido|casaco|bolsa|artigo|produto|livro|celular|telemóvel|tv|televisão|computador|notebook|sofá|compra|roupa|passagem|hotel)';
const slopes = '(inclinação|declive|rampa|aclive)';
const among =
  '[dividido|dividida|dividir|repartido|rachar|rachado] (entre|por|em|para) {people} [pessoas|pessoa|amigos|partes] [cada um|por pessoa|quanto cada um|quanto por pessoa]';
const bills = [
  '{tipPercent}% [de] (gorjeta|serviço) [em|sobre|de|para|por] {subtotal}',
  'gorjeta [de] {tipPercent}% (em|sobre|de|para|por) {subtotal}',
  '{subtotal} (com|mais|e|+) {tipPercent}% [de] (gorjeta|serviço)',
  'gorjeta [em|sobre|de|para|por] {subtotal}',
];

export const questions: Questions = {
  asks: {
    gasMarkOfCelsius: ['{value:celsius} (em|para) (marca de gás|gas mark)'],
    median: '[de] (mediana)',
    sum: ['(soma|somar|total) [de] {values}'],
    deviation: '[de] (desvio padrão)',
    simplestFraction: [
      '(simplificar|simplifique|reduzir) [a fração] {numerator}/{denominator}',
      '{numerator}/{denominator} (simplificada|simplificado|reduzida|irredutível)',
    ],
    percentOfFraction: ['{numerator}/{denominator} (em|para|como) (%|porcentagem|percentagem)'],
    decimalOfHexadecimal: [
      '(hexadecimal|hex) {value} (em|para) decimal',
      '{value} (hexadecimal|hex) (em|para) decimal',
    ],
    hexadecimal: ['{value} [decimal] (em|para) (hexadecimal|hex)'],
    binary: ['{value} [decimal] (em|para) binário'],
    octal: ['{value} [decimal] (em|para) octal'],
    share: [
      `[qual|qual é] [a|o] (porcentagem|percentual|percentagem) de {x} (em|sobre) {y}`,
      '[qual|que|quantos|quanto] (porcentagem|percentual|%) (é|representa|são) {x} (de|em) {y}',
      '{x} (é|são|representa) (quantos|qual) (porcentagem|%) de {y}',
      '{x} de {y} (em|como) (porcentagem|%)',
      '{x} de {y}',
    ],
    change: [
      '(variação|aumento|mudança|diminuição|queda|diferença) [percentual|em porcentagem] (de|entre) {x} (para|a|e) {y} [em %]',
      'de {x} (para|a) {y} em (porcentagem|%)',
      'de {x} para {y} (quantos|quanto|qual|que) (%|porcentagem|percentual) [subiu|aumentou|baixou|caiu|é]',
      'de {x} (para|a) {y} (variação|aumento|mudança|diminuição|queda) (percentual|em porcentagem|em %)',
      '[preço|aluguel|salário|conta|ação|peso] [de|da|do] [gasolina|luz|casa] (subiu|sobe|aumentou|passou|baixou|desceu|caiu|foi) de {x} (para|a) {y} [kg|quilos|pontos|metros] [em] [quanto|quantos|que|qual] [por cento|%|porcentagem|percentual] [subiu|aumentou|baixou|caiu|é|foi] [de] [aumento|queda]',
      '(emagreci|engordei|passei|baixei|subi) de {x} (para|a) {y} [kg|quilos|pontos|metros] (quantos|qual|em) [é|foi] (%|porcentagem|percentual) [emagreci|engordei|baixei]',
      'se (passa|sobe|baixa|subiu|baixou|caiu|passou) de {x} (para|a) {y} (qual|quanto|que|quantos) [foi|é] (%|porcentagem|percentual) [subiu|aumentou|baixou|caiu]',
      '(quantos|que|qual) (%|porcentagem|percentual) (subiu|aumentou|baixou|caiu) [se] [passou|foi] de {x} (para|a) {y}',
    ],
    simplestRatio: ['(razão|proporção|relação) [de|entre] {a} (para|a|e|:) {b}'],
    whole: [
      '{value} (é|são) {percent}% de (quanto|que número|qual número)',
      'se {percent}% (é|são) {value} quanto é 100%',
    ],
    significantFigures: [
      '[arredondar|arredonde] {value} (para|a|com) {figures} (algarismos significativos|algarismo significativo|dígitos significativos)',
    ],
    savings: [
      '[investir|aplicar|poupar] {principal} a {ratePercent}% [ao ano|de juros|a a] (por|durante|em) {years} ' + years,
      '(juros compostos|valor futuro) [de|sobre] {principal} (a|com) {ratePercent}% [ao ano] (por|durante|em) {years} ' +
        years,
    ],
    discount: [
      '{discountPercent}% [de] desconto [em|sobre|de|no] {price}',

      `[um] desconto [de] {discountPercent}% (em|sobre|no|na|num|numa) ${wares} (de|a|que custa|que custam) {price}`,

      '- {discountPercent}% (em|sobre|de) {price}',
    ],
    fuelCost: [
      '(custo|gasto|preço) [de|do|da|com] (combustível|gasolina|viagem) [para|de|por] {distance:kilometer} [a|com|e] {efficiency} (l|litros)(/|por|aos)100 (km|quilômetros) [a|e|com] {fuelPrice} [por|o|/] [litro|l]',
    ],
    fuelCostPerLiter: [
      '(custo|gasto|preço) [de|do|da|com] (combustível|gasolina|viagem) [para|de|por] {distance:kilometer} [a|com|e|fazendo] {efficiency} (km|quilômetros)(/|por)(l|litro) [a|e|com] {fuelPrice} [por|o|/] [litro|l]',

      '(quanto gasto|quanto gasto de|quanto vou gastar|quanto vou gastar de|quanto custa) [gasolina|combustível|etanol|álcool|diesel] [para|em|para andar|para fazer|para rodar] {distance:kilometer} (fazendo|se faço|se o carro faz|com um carro que faz|a|com) {efficiency} (km|quilômetros|quilómetros)(/|por|com um|com 1)(l|litro) [e|com|a|se] [gasolina|a gasolina|combustível|o litro] [a|está|custa|está a] {fuelPrice} [o|por|/] [litro|l]',
    ],
    loan: [
      '(empréstimo|financiamento|hipoteca|crédito|parcela|prestação) [de] [um] [empréstimo|financiamento] [de|sobre] {principal} (a|com) {ratePercent}% [ao ano|de juros|a a|de juros ao ano] (por|em|durante|a) {years} ' +
        years,
    ],
    netOfTax: [
      `{amount} com [o] (imposto|impostos|ICMS|IVA|taxa) [de|a|à] {taxPercent}% [incluído|incluso] [quanto é] (sem imposto|sem impostos|sem ICMS|sem IVA)`,

      `(tirar|retirar|descontar) {taxPercent}% [de] (imposto|impostos|ICMS|IVA|taxa) (de|do) [valor] {amount}`,
      '{amount} (com|incluindo|incluído) {taxPercent}% [de] ' + tax + ' [incluído|incluídos|incluso]',
      '(tirar|remover|retirar) {taxPercent}% [de] ' + tax + ' de {amount}',
    ],
    taxOn: ['{taxPercent}% [de] ' + tax + ' (de|sobre|em) {amount}'],
    withTax: ['(adicionar|somar|acrescentar) {taxPercent}% [de] ' + tax + ' a {amount}'],
    tipShared: [
      '(conta) [de] {subtotal} (com|mais|e) {tipPercent}% [de] (gorjeta|serviço) (dividida por|dividido por|dividida entre|dividir por|rachada por) {people}',
      `[uma|a] [conta] [de] {subtotal} [de conta] (com|mais|e) {tipPercent}% [de] (gorjeta|serviço) (por|para|entre|dividida por|dividido por|dividida entre|dividir por|rachada por) {people} (pessoas|amigos|pessoa)`,
      `[uma|a] [conta] [de] {subtotal} [de conta] (por|para|entre|dividida por|dividido por|dividida entre|dividir por|rachada por) {people} (pessoas|amigos|pessoa) (com|mais|e) {tipPercent}% [de] (gorjeta|serviço)`,
      ...bills.map((bill) => `${bill} ${among}`),
      '(dividir|divida|rachar|conta de) {subtotal} (entre|por|em) {people} [pessoas|amigos|partes] com {tipPercent}% [de] (gorjeta|serviço)',
    ],
    tip: [
      `gorjeta [de|de] {tipPercent}% (em|de|sobre|para|na|numa) [uma|a] [conta] [de] {subtotal}`,
      `{tipPercent}% [de] gorjeta (em|de|sobre|para|na|numa) [uma|a] [conta] [de] {subtotal}`,
      `[uma|a] [conta] [de] {subtotal} [de conta] (com|mais|e) {tipPercent}% [de] gorjeta`,
      ...bills,
    ],
    split: [
      '{subtotal} (entre|dividido por|dividido entre|dividida por|rachado por|rachada por|rachar por|dividir por|para dividir por) {people} (pessoas|amigos|pessoa)',
      '[a|uma] conta [deu|é|é de|de|foi] {subtotal} (entre|dividida por|dividida entre|para|por) {people} [pessoas|amigos|partes] [quanto cada um|quanto fica para cada um|quanto cada um paga|quanto dá para cada|dá quanto para cada]',
    ],
    unitPrice: [
      '(preço unitário|preço por unidade) [de] {price} (por|para) {quantity} [{unit}]',
      '(preço unitário|preço por unidade) [de] {quantity} {unit} (por|a) {price}',
      '{price} por {quantity} [{unit}] (preço unitário|preço por unidade)',
      '{price} por {quantity} (cada|cada um)',
    ],
    ageOn: [
      '(idade|quantos anos tem|quantos anos tenho|qual a idade) [de|tem|tenho] [quem|alguém|se] [nasci|nascido|nascida|nasceu] [em|no dia] {birthDate} (em|no dia|a) {asOf}',
    ],
    age: [
      '(idade|quantos anos tem|quantos anos tenho|qual a idade) [de|tem|tenho] [quem|alguém|se] [nasci|nascido|nascida|nasceu] [em|no dia] {birthDate} [hoje|agora]',
    ],
    weekday: ['[em] que dia [da semana] (é|foi|era|será|cai|caiu) {start:next}'],
    daysBefore: [
      '{days} (dias|dia) antes de {start}',
      '{weeks} (semanas|semana) antes de {start}',
      '{months} (meses|mês) antes de {start}',
    ],
    daysAfter: [
      '[que] [data|dia] [é] {workingDays} (dias úteis) (depois de|após|a partir de|desde) {start}',

      '{weeks} (semanas|semana) (depois de|após|a partir de) {start}',
      '{months} (meses|mês) (depois de|após|a partir de) {start}',
    ],
    fromToday: ['(daqui a|em) {days} (dias|dia)'],
    daysUntil: [
      '[quantos] (dias|tempo|quanto tempo) [faltam|falta] (para|até) [o|a] {end:next}',
      '(quanto falta|falta quanto|quanto tempo falta) (para|até) [o|a] {end:next}',
      '(faltam|contagem regressiva) [quantos dias] (para|até) [o|a] {end:next}',
    ],
    daysSince: ['[há|quantos] (dias|quanto tempo) [passaram|se passaram|faz] desde [o|a] {start:last}'],
    daysBetween: [
      '(diferença|quanto tempo) [há] (entre|de|desde) {start} (e|a|até) {end}',
      '(de|desde) {start} (até|a) {end} [em] [dias]',
    ],
    hoursBetween: [
      '[quantas] (horas|tempo|quanto tempo) [são|há|passam|vão] (de|das|entre|entre as) {start} (a|às|até|até as|até às|e|e as) {end}',
      '(saio|sai|saída|começo|começa|entro|entrada|partida|trabalho) [a|às|as|das|de] {start} [e] (chego|chega|chegada|termino|termina|acabo|acaba|saio|saída|até) [a|às|as] {end} [quanto|quantas horas|quanto tempo|duração|tempo] [de] [dura|demora|demoro|são|trabalho|é|viagem] [viagem|a viagem]',
      '(trabalho|trabalhei|expediente|turno|aberto|aula) (de|das) {start} (a|às|até|até as|até às) {end} [quantas horas|quanto tempo] [são|dá]',
      '[de|das] {start} (a|às|até|até as|até às) {end}',
      '[de|das] {start} (a|às|até|até as|até às) {end} (quantas horas|quanto tempo) [são|dá|dão]',
    ],
    bmi: [
      '(IMC|índice de massa corporal) [de|com|para] [alguém|uma pessoa|quem] [com|que|de] [peso|pesa|pesando] [de] {weight:kilogram} [e|com] [altura|altura de|mede|meço|medindo|tem] ({height:centimeter}|{height}) [de altura]',
      '(peso|pesa) ({weight:kilogram}|{weight}) [e] (meço|mede|tenho|tem) ({height:centimeter}|{height}) [de altura] [qual é|qual] [meu|seu] (IMC|índice de massa corporal)',
      '(meço|mede|tenho|tem) ({height:centimeter}|{height}) [de altura] [e] (peso|pesa) ({weight:kilogram}|{weight}) [qual é|qual] [meu|seu] (IMC|índice de massa corporal)',
      '(IMC|índice de massa corporal) [de|com|para] [altura] ({height:centimeter}|{height}) [e|com] [peso] {weight:kilogram}',
      '{weight:kilogram} [e|com] ({height:centimeter}|{height}) [de altura] (IMC|índice de massa corporal)',
      '({height:centimeter}|{height}) [de altura] [e|com] {weight:kilogram} (IMC|índice de massa corporal)',
    ],
    hemoglobinOfPercent: '[de] (HbA1c|hemoglobina glicada) [em|para] [mmol/mol]',
    hemoglobinOfMillimoles: [
      '(HbA1c|hemoglobina glicada) [de] {value} mmol/mol [em|para] [%]',
      '{value} mmol/mol [HbA1c] (em|para) %',
    ],
    amps: [
      '[corrente] [de|com|em] {volts} (V|volts|volt) [e|com|por|/] {ohms} (ohms|ohm|Ω)',
      '[quantos amperes|quantos ampères|amperes] [são|de] {watts} (W|watts|watt) [e|com|a|em|/] {volts} (V|volts|volt) [em] [amperes|ampères|A]',
    ],
    volts: [
      '[quantos volts|volts] [são|de] {watts} (W|watts|watt) [e|com|a|/] {amps} (A|amperes|ampères|ampere) [em] [volts|V]',
    ],
    ohms: ['(resistência) [de|com|em] {volts} (V|volts|volt) [e|com|/] {amps} (A|amperes|ampères)'],
    watts: [
      '[quantos watts|watts] [são|de] {volts} (V|volts|volt) [e|com|a|vezes|*|×] {amps} (A|amperes|ampères|ampere) [em] [watts|W]',
      '[quantos watts|watts] [são|de] {amps} (A|amperes|ampères|ampere) [e|com|a|em|vezes|*|×] {volts} (V|volts|volt) [em] [watts|W]',
    ],
    wire: [
      'AWG {gauge} (em|para) (mm|milímetros)',
      '{gauge} AWG (em|para) (mm|milímetros)',
      'diâmetro (do|de) [fio] AWG {gauge}',
    ],
    wireSection: '(AWG) [em|para] [mm2|mm²|seção]',
    consumption: [
      '{fuel:measure} (em|para|por|a cada) {distance:measure} [consumo|qual o consumo|quanto consome|quanto gasta]',
      '{distance:measure} com {fuel:measure} [consumo|qual o consumo|quanto consome|quanto gasta|qual consumo]',
      'consumo [de] {fuel:measure} [em|para|por] {distance:measure}',
    ],
    milesPerGallon: [
      'consumo [de] [combustível|gasolina] [de] {value} (l/100km|l/100 km|litros por 100 km|litros aos 100 km)',
    ],
    litersOfMiles: ['consumo [de] [combustível|gasolina] [de] {value} mpg'],
    finish: [
      '(quanto tempo|tempo) [leva|para|de] [correr] {distance} a {pace} [min] (por|o|/|min/) (km|quilômetro)',
      '{distance} (a|no|em) [um] (ritmo|pace) [de] {pace}',
    ],
    pace: ['{distance} em {time} (ritmo|pace|correndo)'],
    journey: [
      '(quanto tempo|quanto) [leva|levo|demora|demoro|se leva] [para|a] [percorrer|fazer|andar|rodar] {distance} (km|quilômetros|quilómetros) (a|andando a) {speed} por hora',
    ],
    area: [
      '(área|superfície) [de|do|da] [um|uma] [retângulo|quarto|parede|sala] [de] {width} (por|x|×|*) {height} [(em|para) {unit}]',
      '[um|uma|o|a|meu|minha] (quarto|sala|cozinha|banheiro|escritório|parede|muro|piso|chão|teto|terreno|lote|jardim|quintal|varanda|garagem|campo|tapete|retângulo) [de|mede|tem] {width} (por|x|×|*) {height} (área|quantos m2|quantos m²|quantos metros quadrados|qual a área|em m2|em m²|em metros quadrados) [são|tem|é|dá]',
      'quantos (m2|m²|metros quadrados) (são|tem|há em|mede) [um|uma|o|a|meu|minha] [quarto|sala|cozinha|banheiro|parede|terreno|lote|jardim|quintal|varanda|retângulo] [de] {width} (por|x|×|*) {height}',
      '{width} (por|x|×|*) {height} (quantos m2|quantos m²|quantos metros quadrados|qual a área) [são|é|dá]',
    ],
    square: ['(área|superfície) (de|do) [um] quadrado [de|com] [lado] [de] {width}'],
    triangle: [
      '(área|superfície) (de|do) [um] triângulo [de|com] [base] [de] {width} (por|x|×|*|e) [altura] [de] {height}',
    ],
    cone: ['volume (de|do) [um] cone [de|com] raio [de] {radius} [e] [altura] [de] {height}'],
    download: [
      '(quanto tempo|tempo) [leva|demora] [para|de] (baixar|transferir|copiar|enviar|download) [de] {size} a {speed}',
      '(baixar|transferir|copiar|enviar|download) [de] {size} (a|com|em) {speed} [quanto tempo|quanto demora|quanto tempo leva|quanto tempo demora|leva quanto tempo|demora quanto]',
    ],
    paint: ['[quanta] tinta [preciso|é necessária] [para] {area} [com|em] [{coats} (demãos|camadas)]'],
    degreesOfSlope: '[de] (inclinação|declive|rampa|aclive) [em] [graus]',
    slopeOfDegrees: [`{value} (graus|°) [de] ${slopes} [em] [%|porcentagem]`],
    degreesOfRatio: [`${slopes} [de] 1: {value} [em] [graus]`],
    tiles: [
      '[quantos|quantas] (azulejos|pisos|ladrilhos|cerâmicas|porcelanatos|placas) [de] {width} (x|×|por|*) {height} [preciso|são precisos] para [cobrir] {area} [com|e|mais] [uma] {wastePercent}% (a mais|extra|de sobra|de perda|de perdas|de quebra|de margem|de folga)',
      '[quantos|quantas] (azulejos|pisos|ladrilhos|cerâmicas|porcelanatos|placas) [de] {width} (x|×|por|*) {height} [preciso|são precisos] para [cobrir] {area}',
    ],
    ringOfNumber: ['(tamanho de anel|tamanho do anel|anel) {size} (US|EUA) [em|para] [europeu|EU]'],
    shoeOfChild: ['(sapato|calçado|tamanho de sapato) infantil {size} [europeu|EU] [em|nos] [US|EUA]'],
    shoeInBritain: [
      '(tamanho de sapato|tamanho do sapato|número de sapato|calçado) {size} [europeu|EU] (em|para) (UK|britânico)',
    ],
    footOfShoe: [
      '(tamanho de sapato|tamanho do sapato|número de sapato|calçado) {size} [europeu|EU] (em|para) (cm|centímetros)',
    ],
    shoeOfWomen: [
      '(tamanho de sapato|tamanho do sapato|número de sapato|calçado) [feminino] {size} [europeu|EU] [em|para] (US feminino|feminino US|feminino)',
    ],
    shoeFromBritain: [
      '(tamanho de sapato|tamanho do sapato|número de sapato|calçado) {size} (UK|britânico) [em|para] [europeu|EU]',
    ],
    shoeFromAmerica: [
      '(tamanho de sapato|tamanho do sapato|número de sapato|calçado) {size} (US|americano|EUA) [em|para] [europeu|EU]',
    ],
    shoe: [
      '(tamanho de sapato|tamanho do sapato|número de sapato|calçado) {size} (europeu|EU) [em|para] [US|americano|EUA]',
      '(tamanho de sapato|tamanho do sapato|calçado) europeu {size} [em|para] [US|americano|EUA]',
    ],
    gravityOfApi: ['(graus API|grau API) [de] {value}', '{value} (graus API|°API) [em|para] [densidade relativa]'],
    densityOfApi: ['{value} (graus API|°API) (em|para) densidade', 'densidade (de|a) {value} (graus API|°API)'],
    beaufortOfMeters: ['(Beaufort|força) {force} [Beaufort|de vento] em m/s'],
    beaufortOfKnots: ['(Beaufort|força) {force} [Beaufort|de vento] em (nós|kn|kt)'],
    beaufortOfMiles: ['(Beaufort|força) {force} [Beaufort|de vento] em mph'],
    windOfBeaufort: ['(Beaufort|força) {force} [Beaufort|de vento] [em] [km/h]', '{force} Beaufort [em] [km/h]'],
    beaufort: ['{speed} [de vento] (em|para|na) [escala] Beaufort'],
    weightOfBushels: ['{bushels} (bushels|bushel|alqueires|alqueire) de {crop} [em|para] [kg|quilogramas|quilos]'],
    bushels: ['{mass} de {crop} (em|para) (bushels|alqueires)'],
    gravityOfBrix: ['{value} (Brix|°Brix|°Bx|graus Brix) [em|para] [densidade|densidade relativa]'],
    gravityOfPlato: ['{value} (Plato|°Plato|°P|graus Plato) [em|para] [densidade|densidade relativa]'],
    brixOfPlato: ['{value} (Plato|°Plato|graus Plato) (em|para) [graus] Brix'],
    platoOfBrix: ['{value} (Brix|°Brix|graus Brix) (em|para) [graus] Plato'],
    germanOfFrenchDegrees: [
      'dureza [da água] [de] {value} (fH|°fH|graus franceses) [em|para] [dH|°dH|graus alemães]',
      '{value} (fH|°fH|graus franceses) (em|para) (dH|°dH|graus alemães)',
    ],
    milligramsOfGermanDegrees: [
      'dureza [da água] [de] {value} (dH|°dH|graus alemães) [em|para] [ppm|mg/l]',
      '{value} (dH|°dH|graus alemães) (em|para) (ppm|mg/l)',
    ],
    germanDegreesOfMilligrams: ['dureza [da água] [de] {value} (ppm|mg/l) [em|para] [dH|°dH|graus alemães]'],
    electricityCost: [
      '(custo|gasto|consumo) [de] [energia|luz] [de|para] {power} [por|durante] {hours} (horas|hora|h) [por dia|ao dia] (a|por) {price} [por|o|/] (kWh|quilowatt-hora)',
    ],
    caloriesBurned: '[quantas|em|por|de|com|e|a] (calorias|calorias queimadas)',
    dueDate:
      '[se|com|a partir da|minha|a|foi|em|de|foi em] (data do parto|data provável do parto|parto) (última menstruação|DUM)',
    kidneyFiltration: [
      '(TFGe|TFG|eGFR|função renal) [com|para|de] [creatinina] {creatinine} [mg/dl] [idade] {age} [anos] {sex}',
    ],
    kidneyClearance: [
      '(depuração de creatinina|clearance de creatinina) [com|para|de] [creatinina] {creatinine} [mg/dl] [idade] {age} [anos] {sex} {weight}',
    ],
    bodySurface: '[de|com|para|e|,] (superfície corporal)',
    commonDivisor: '[de|entre] (MDC|máximo divisor comum)',
    commonMultiple: '[de|entre] (MMC|mínimo múltiplo comum)',
    primeFactors: '[de|é|um|número] (fatores primos|fatoração|decomposição em fatores primos|primo)',
    divisors: '[de] (divisores|todos os divisores)',
    concrete: ['[quanto|quanta] {material} [preciso] [para] {area} [,] {depth} [de] (espessura|profundidade)'],
    tireDifference: ['[pneu] {size} (contra|ou|vs) {other}'],
    tireCircumference: '[de|do|pneu] (circunferência)',
    tire: '[de] (pneu|diâmetro|diâmetro do pneu)',
    wireOfGauge: '(SWG) [em] [mm]',
    needle: ['agulha [de] {gauge} (G|gauge) [em] [mm]', 'agulha calibre {gauge} [em] [mm]'],
    sheetMetal: '[de aço|bitola] (chapa) [em] [mm]',
    tapDrill: '[para|de|UNC|UNF] (broca|broca para rosca|broca para macho) [UNC|UNF]',
    threadPitch: '[da|rosca] (passo|passo de)',
    paperInInches: '[papel] (em) (polegadas|polegada)',
    paperInPixels: '[papel] (em) (pixels|px)',
    paper: [
      '{size} [papel] em (mm|milímetros|cm)',
      '{size} (papel|medidas|tamanho)',
      '(medidas|tamanho) [de|do] [papel] {size}',
    ],
    gradeAverage: [
      '(média de notas|média das notas|média ponderada) [de] {grades} (com|e) (pesos|créditos|peso) {credits}',
      '(média de notas|média das notas) [de] {grades}',
    ],
    resistor: [
      '(resistor|código de cores) {first} {second} {third} {multiplier} {tolerance}',
      '{first} {second} {third} {multiplier} {tolerance} (resistor)',
      '(resistor|código de cores) {first} {second} {multiplier} {tolerance}',
      '{first} {second} {multiplier} {tolerance} (resistor)',
    ],
    dropRate: '[de|para|em|durante] (gotejamento|gotas por minuto|velocidade de infusão)',
    dilution: [
      '(diluir|diluição) [de] {stock} [%] (para|a) {concentration} % [em] {volume}',
      '(diluir|diluição) [de] {stock} [%] (para|a) {concentration} em {volume}',
    ],
    concentration: ['(molaridade|concentração molar) [de] {mass} [de] {substance} em {volume}'],
    molarity: ['quanto {substance} [preciso] para {volume} [de|a] {concentration}'],
    dewPoint: '[a|com|de|para|e|,] (ponto de orvalho) [de] [umidade]',
    heatIndex: '[a|com|de|para|e|,] (índice de calor|sensação térmica) [de] [umidade]',
    zone: [
      'se em {from} (são|é|for|forem) {time} [que horas|que hora] [são|é|serão] em {to} [que horas são|são que horas]',
      '[que horas são] [às] {time} [de|em] {from} (em|para) {to}',
    ],
    zoneDifference: ['(diferença de horário|diferença de fuso|fuso) (entre|de) {from} (e|para|a) {to}'],
    womenInEurope: ['tamanho [de] [vestido|roupa feminina|mulher] [europeu] {size} (em|nos) (US|EUA|Estados Unidos)'],
    menInEurope: ['tamanho [de] (paletó|terno|homem) [europeu] {size} (em|nos) (US|EUA|Estados Unidos)'],
    hat: '(tamanho de chapéu|chapéu) [cm] [em|nos] [US|EUA]',
  },
  assumes: { shoeFromAmerica: { kind: 'system', of: 'US', as: 'Estados Unidos, masculino' } },
};
