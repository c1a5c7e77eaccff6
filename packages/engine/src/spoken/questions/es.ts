import type { Questions } from './declared.ts';

const years = '(años|año)';
const tax = '(IVA|impuesto|impuestos)';
const wares =
  '[un|una|unos|unas|el|la|los|las] (zapatos|zapatillas|pantalón|pantalones|camisa|camiseta|vestido|chaqueta|abrigo|bolso|artículo|producto|libro|móvil|tele|televisor|ordenador|portátil|sofá|compra|ropa|vuelo|hotel)';
const slopes = '(pendiente|inclinación|desnivel)';

export const questions: Questions = {
  asks: {
    gasMarkOfCelsius: ['[qué] (marca de gas|gas mark) [es|son|para] {value:celsius}'],
    median: '[de] (mediana)',
    sum: ['(suma|sumar|total) [de] {values}'],
    deviation: '[de] (desviación estándar|desviación típica)',
    simplestFraction: [
      '(simplificar|simplifica|reducir|reduce) [la fracción] {numerator}/{denominator}',
      '{numerator}/{denominator} (simplificada|simplificado|reducida|irreducible)',
    ],
    decimalOfFraction: ['{numerator}/{denominator} (en|a|como) (decimal|decimales|número decimal)'],
    percentOfFraction: ['{numerator}/{denominator} (en|a|como) (%|porcentaje)'],
    decimalOfHexadecimal: ['(hexadecimal|hex) {value} (en|a) decimal', '{value} (hexadecimal|hex) (en|a) decimal'],
    hexadecimal: ['{value} [decimal] (en|a) (hexadecimal|hex)'],
    binary: ['{value} [decimal] (en|a) binario'],
    octal: ['{value} [decimal] (en|a) octal'],
    share: [
      '[qué] (porcentaje|%) (de|del) {y} (es|son|representa) {x}',
      '{x} de {y} (en|como) (porcentaje|%)',
      '{x} (es|son) qué (porcentaje|%) de {y}',
      '{x} de {y}',
    ],
    change: [
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
    proportion: ['{a} es a {b} como {c} es a [qué|x|?]'],
    simplestRatio: ['(razón|proporción|relación) [de|entre] {a} (a|y|:) {b}'],
    whole: [
      '{value} es [el] {percent}% de (qué|cuánto|qué número)',
      'si [el] {percent}% (es|son) {value} cuánto es [el] 100%',
    ],
    priceBefore: [
      '(precio original|precio inicial) [de] {value} (con|tras|después de|después del) {percent}% [de] (descuento|rebaja)',
    ],
    significantFigures: [
      '[redondear|redondea] {value} (a|con) {figures} (cifras significativas|cifra significativa|dígitos significativos)',
    ],
    savings: [
      '[invertir|invierto|ahorrar] {principal} al {ratePercent}% [anual|de interés|interés] [anual] (durante|en|por|a) {years} ' +
        years,
    ],
    discount: [
      `[un] (descuento|rebaja) [de|del] {discountPercent}% (en|sobre|de|para) ${wares} (de|a|que cuesta|que cuestan|que vale|que valen) {price}`,

      '[rebajas] - {discountPercent}% (sobre|en|de) {price}',
      '{price} [menos|con|-] [un] {discountPercent}% [de] (descuento|rebaja|dto)',
    ],
    fuelCost: [
      `(gasto|coste|costo|precio) [de|en] (gasolina|combustible|gasoil|diésel|nafta) [para|de|en] {distance:kilometer} [con|a|y] [un] [consumo] [de] {efficiency} (l|litros)(/|por|a los|cada)100 (km|kilómetros) [a|con|y|,] {fuelPrice} [el|por|/|al] [litro|l]`,

      '{distance:kilometer} [a|con] {efficiency} (l|litros)(/|por|a los|cada)100 (km|kilómetros) [a|y|con] {fuelPrice} (por|el|/) (litro|l)',
    ],
    fuelCostPerLiter: [
      '(costo|coste|gasto) [de] (combustible|gasolina|viaje) [para|de|por] {distance:kilometer} [a|con|y] {efficiency} (km|kilómetros)(/|por)(l|litro) [a|y|con] {fuelPrice} [por|el|/] [litro|l]',
    ],
    loan: [
      '(préstamo|hipoteca|crédito|cuota|cuota mensual|mensualidad) [de|mensual de] [un|una] [préstamo|hipoteca|crédito] [de|sobre|por] {principal} (a|en|durante) {years} ' +
        years +
        ' (al|a) [un] {ratePercent}% [anual|de interés|interés|de interés anual] [cuota|cuota mensual|qué cuota|cuánto pago al mes|mensualidad]',
    ],
    netOfTax: [
      `{amount} (con|incluido) [el] (IVA|impuesto|impuestos) (incluido|incluida|incluidos) [al|del|de] {taxPercent}% [,] [sin IVA|precio sin IVA|sin impuestos]`,
      `{amount} con [el] (IVA|impuesto|impuestos) [al|del|de] {taxPercent}% [incluido|incluidos] [cuánto es] (sin IVA|precio sin IVA|sin impuestos)`,
      '{amount} [con] (IVA|impuestos) [incluido|incluidos] [cuánto es|precio|cuánto] (sin IVA|sin impuestos) [al|del|de] {taxPercent}% [cuánto es]',
      `{amount} (con) {taxPercent}% [de] (IVA|impuesto|impuestos) (incluido|incluida|incluidos) [sin IVA|precio sin IVA]`,
      `(quitar|sacar|descontar) [el] {taxPercent}% [de] (IVA|impuesto|impuestos) (a|de) {amount}`,
      '(precio sin IVA|sin IVA) (de|para) {amount} (al|del) {taxPercent}% [de] [IVA]',

      '{amount} sin [el] ' + tax + ' [del|de] {taxPercent}%',
      `(quitar|sacar|descontar) [el] (IVA|impuesto|impuestos) [del|de|al] {taxPercent}% (a|de) {amount}`,
      '{amount} (con|incluido|incluye|IVA incluido) {taxPercent}% [de] ' + tax + ' [incluido|incluidos]',
      '(quitar|restar|descontar) [el] {taxPercent}% [de] ' + tax + ' (a|de) {amount}',
      '(neto|base|base imponible) de {amount} (con|al) {taxPercent}% [de] [' + tax.slice(1, -1) + ']',
    ],
    taxOn: ['{taxPercent}% [de] ' + tax + ' (de|sobre|a|para) {amount}'],
    withTax: [
      'precio con IVA (de|para) {amount} (al|del|+|más) {taxPercent}% [de] [IVA]',
      '(añadir|agregar|sumar) {taxPercent}% [de] ' + tax + ' a {amount}',
    ],
    tipShared: [
      'propina [en|sobre|de|para|por] {subtotal} [dividido|repartido|dividida|repartida|dividir|repartir] (entre|por|en|para) {people} [personas|persona|amigos|partes] [cada uno|por persona|cuánto cada uno|cuánto por persona]',
      '(dividir|repartir|divide|cuenta de) {subtotal} (entre|por|en) {people} [personas|amigos|partes] con {tipPercent}% [de] propina',
    ],
    tip: ['propina [en|sobre|de|para|por] {subtotal}'],
    unitPrice: [
      '(precio unitario|precio por unidad) [de] {price} (por|para) {quantity} [{unit}]',
      '(precio unitario|precio por unidad) [de] {quantity} {unit} (por|a) {price}',
      '{price} por {quantity} [{unit}] (precio unitario|precio por unidad)',
    ],
    ageOn: [
      '(edad|cuántos años tiene|cuántos años tengo|qué edad) [de|tiene|tengo] [alguien|quien|si] [nací|nacido|nacida|nació] [el] {birthDate} (el|a|al) {asOf}',
    ],
    age: [
      '(edad|cuántos años tiene|cuántos años tengo|qué edad) [de|tiene|tengo] [alguien|quien|si] [nací|nacido|nacida|nació] [el|en] {birthDate} [hoy|ahora]',
    ],
    weekday: ['qué día [de la semana] (es|fue|era|será|cae|cayó) [el] {start:next}'],
    daysBefore: [
      '{days} (días|día) antes (de|del) {start}',
      '{weeks} (semanas|semana) antes (de|del) {start}',
      '{months} (meses|mes) antes (de|del) {start}',
    ],
    daysAfter: [
      '[qué] [fecha|día] [es] {workingDays} (días hábiles|días laborables) (después de|después del|a partir de|a partir del|desde) [el] {start}',
    ],
    ago: [
      `(qué fecha|qué día|fecha) [era|fue] hace ({days} (días|día)|{weeks} (semanas|semana)|{months} (meses|mes)|{years} (años|año))`,
      'hace ({days} (días|día)|{weeks} (semanas|semana)|{months} (meses|mes)|{years} (años|año))',
    ],
    fromToday: [
      `(qué fecha|qué día|fecha) [es|será|va a ser] (en|dentro de) ({days} (días|día)|{weeks} (semanas|semana)|{months} (meses|mes)|{years} (años|año))`,
    ],
    daysUntil: ['[cuántos] (días|cuánto|cuánto tiempo) [faltan|falta|quedan] (para|hasta) [la|el] {end:next}'],
    daysSince: ['[cuántos] (días|cuánto|cuánto tiempo) [han pasado|ha pasado|hace] desde [el|la] {start:last}'],
    daysBetween: [
      '[cuántos] (días|tiempo|cuánto tiempo) [hay|pasan|van|son|transcurren|pasaron|han pasado] (entre|desde|del|de) [el] {start} (y|hasta|al|a) [el] {end}',
      '(diferencia|cuánto tiempo) [hay] (entre|desde|del|de) [el] {start} (y|hasta|al|a) [el] {end}',
      '(desde|del) [el] {start} (hasta|al|a) [el] {end} [en] [días]',
    ],
    hoursBetween: [
      '[cuántas] (horas|tiempo|cuánto tiempo) [hay|pasan|van|son|transcurren] (de|desde|entre) [las] {start} (a|hasta|y) [las] {end}',
      '(salgo|sale|salida|empiezo|empieza|entro|entrada|trabajo) (de|desde|a) [las] {start} (a|hasta) [las] {end} [cuánto|cuántas horas|cuánto tiempo] [dura|es|son|trabajo]',
      '(salgo|sale|salida|empiezo|empieza|entro|entrada) [a] [las] {start} [y] (llego|llega|llegada|termino|termina|acabo|acaba|salgo|salida) [a] [las] {end} [cuánto|cuántas horas|cuánto tiempo|duración|tiempo] [dura|tarda|tardo|son|trabajo|es] [viaje|de viaje|el viaje]',
      '[de|desde] [las] {start} (a|hasta) [las] {end}',
      '[de|desde] [las] {start} (a|hasta) [las] {end} (cuántas horas|cuánto tiempo) [son|hay|pasan]',
    ],
    bmi: [
      '(IMC|índice de masa corporal) [de|con|para] [alguien|una persona] [de|que] [peso|pesa|pesando] [de] {weight:kilogram} [y|con|a] [mido|mide|altura|estatura|altura de|estatura de|midiendo] ({height:centimeter}|{height}) [de altura|de estatura]',
      '(peso|pesa) ({weight:kilogram}|{weight}) [y] (mido|mide) ({height:centimeter}|{height}) [cuál es|qué] [mi|su] (IMC|índice de masa corporal) [tengo|tiene]',
      '(mido|mide) ({height:centimeter}|{height}) [y] (peso|pesa) ({weight:kilogram}|{weight}) [cuál es|qué] [mi|su] (IMC|índice de masa corporal) [tengo|tiene]',

      '{weight:kilogram} [y|con] ({height:centimeter}|{height}) [de altura] (IMC|índice de masa corporal)',
      '({height:centimeter}|{height}) [de altura] [y|con] {weight:kilogram} (IMC|índice de masa corporal)',
    ],
    hemoglobinOfPercent: '[de|del] (HbA1c|hemoglobina glicosilada|hemoglobina glucosilada) [en|a] [mmol/mol]',
    hemoglobinOfMillimoles: [
      '(HbA1c|hemoglobina glicosilada) [de] {value} mmol/mol [en|a] [%]',
      '{value} mmol/mol [HbA1c] (en|a) %',
    ],
    amps: [
      '[corriente|intensidad] [de|con|a] {volts} (V|voltios) [y|con|entre|/] {ohms} (ohmios|ohm|Ω)',
      '[cuántos amperios|cuántos amperes|amperios] [son|tiene|de] {watts} (W|vatios|watts) [y|con|a|entre|/] {volts} (V|voltios|volts) [en|a] [amperios|A|amperes]',
    ],
    volts: [
      '[voltaje|tensión] [de|con|a] {amps} (A|amperios) [y|con|por|*|×] {ohms} (ohmios|ohm|Ω)',
      '[cuántos voltios|cuántos volts|voltios] [son|tiene|de] {watts} (W|vatios|watts) [y|con|a|entre|/] {amps} (A|amperios|amperes) [en|a] [voltios|V|volts]',
    ],
    ohms: ['(resistencia) [de|con|a] {volts} (V|voltios) [y|con|entre|/] {amps} (A|amperios)'],
    watts: [
      '[cuántos vatios|cuántos watts|vatios] [son|tiene|de] {volts} (V|voltios|volts) [y|con|a|por|*|×] {amps} (A|amperios|amperes) [en|a] [vatios|W|watts]',
      '[cuántos vatios|cuántos watts|vatios] [son|tiene|de] {amps} (A|amperios|amperes) [y|con|a|por|*|×] {volts} (V|voltios|volts) [en|a] [vatios|W|watts]',
    ],
    wire: [
      'AWG {gauge} (en|a) (mm|milímetros)',
      '{gauge} AWG (en|a) (mm|milímetros)',
      'diámetro (de|del) [cable] AWG {gauge}',
    ],
    wireSection: '(AWG) [en|a] [mm2|mm²|sección]',
    consumption: [
      '{fuel:measure} (en|para|cada|por) {distance:measure} [consumo|qué consumo|consumo a los 100|cuánto consume|cuánto gasta]',
      '{distance:measure} con {fuel:measure} [consumo|qué consumo|cuánto consume|cuánto gasta|consumo a los 100]',
      'consumo [de] {fuel:measure} [en|para|por] {distance:measure}',
    ],
    milesPerGallon: [
      '(consumo|rendimiento) [de] [combustible|gasolina] [de] {value} (l/100km|l/100 km|litros a los 100 km|litros por 100 km|litros cada 100 km)',
    ],
    litersOfMiles: ['(consumo|rendimiento) [de] [combustible|gasolina] [de] {value} mpg'],
    finish: [
      '(cuánto tarda|cuánto tardo|tiempo|cuánto tiempo) [en|para|de] [correr] {distance} a {pace} [min] (por|el|/|min/) (km|kilómetro)',
      '{distance} a [un] ritmo [de] {pace}',
    ],
    pace: [
      '{distance} en {time} (ritmo|corriendo)',
      '[corrí|corro|he corrido|corriendo|carrera de|correr|hice] {distance} en {time} [a] [qué] (ritmo|ritmo medio) [por km|por kilómetro|por|fue|es] [km]',
    ],
    journey: [
      '(qué distancia|distancia) a {speed} (durante|en|por) {time}',

      '(cuánto tiempo|cuánto tarda|cuánto tardo|cuánto tardamos|cuánto se tarda) [se tarda|tardo|tarda] [en|para] [recorrer|hacer|ir] {distance} (km|kilómetros) (a|yendo a) {speed} por hora',
    ],
    area: [
      '[pintar|empapelar|embaldosar] [un|una|el|la|mi] (habitación|cuarto|dormitorio|salón|sala|cocina|baño|oficina|pared|muro|suelo|techo|terreno|lote|parcela|jardín|patio|terraza|balcón|garaje|campo|alfombra|rectángulo) [de|mide|es de] {width} (por|x|×|*) {height} (área|superficie|cuántos m2|cuántos m²|cuántos metros cuadrados|qué superficie|en m2|en m²|en metros cuadrados) [son|es|tiene]',
      'cuántos (m2|m²|metros cuadrados) (son|tiene|hay en|mide) [un|una|el|la|mi] [habitación|cuarto|dormitorio|salón|sala|cocina|baño|pared|terreno|lote|parcela|jardín|patio|terraza|rectángulo] [de] {width} (por|x|×|*) {height}',
      '{width} (por|x|×|*) {height} (cuántos m2|cuántos m²|cuántos metros cuadrados|qué superficie) [son|es]',
    ],
    triangle: [
      '(área|superficie) (de|del) [un] triángulo [de|con] [base] [de] {width} (por|x|×|*|y) [altura] [de] {height}',
    ],
    cone: ['volumen (de|del) [un] cono [de|con] radio [de] {radius} [y] [altura] [de] {height}'],
    download: [
      '(cuánto tarda|cuánto tiempo|tiempo) [tarda] [en|para|de] [descargar|bajar|subir|transferir|copiar|descarga] [de] {size} a {speed}',
      '(descargar|bajar|subir|transferir|copiar|descarga) [de] {size} a {speed} [cuánto tarda|cuánto tiempo|cuánto tardo]',
    ],
    paint: ['[cuánta] pintura [necesito|se necesita] [para] {area} [con|a] [{coats} (manos|capas)]'],
    degreesOfSlope: '[de] (pendiente|inclinación|desnivel) [en|a] [grados]',
    slopeOfDegrees: [`{value} (grados|°) [de] ${slopes} [en|a] [%|porcentaje]`],
    degreesOfRatio: [`${slopes} [de] 1: {value} [en|a] [grados]`],
    tiles: [
      '[cuántas|cuántos] (baldosas|azulejos|losetas|cerámicas|porcelanatos) [de] {width} (x|×|por|*) {height} [necesito|hacen falta] para [cubrir] {area} [con|y|más|añadiendo] [un] {wastePercent}% (de más|más|extra|adicional|de desperdicio|de merma|de margen|de recortes)',
    ],
    ringOfNumber: [
      '(talla de anillo|anillo) {size} (US|EE UU) [en|a] [europea|EU]',
      'talla de anillo (US|americana) {size} [en|a] [europea|EU]',
    ],
    ringOfEurope: ['(talla de anillo|anillo) {size} [europea|EU] [en|a] [US|EE UU|americana]'],
    shoeOfChild: ['talla [de] (zapato|calzado) (infantil|de niño|niño) {size} [europea|EU] [en|a] [US|EE. UU.]'],
    shoeOfWomen: [
      '(talla de zapato|talla de zapatos|talla de calzado|zapatos talla) {size} [europea|EU] [en|a] (US mujer|mujer US|de mujer|de mujer US)',
    ],
    shoeFromBritain: [
      '(talla de zapato|talla de zapatos|talla de calzado|zapatos talla) {size} (UK|británica) [en|a] [europea|EU]',
      'talla de zapato (UK|británica) {size} [en|a] [europea|EU]',
    ],
    shoeFromAmerica: ['talla de zapato (US|americana) {size} [en|a] [europea|EU]'],
    gravityOfApi: ['(grados API|gravedad API) [de] {value}', '{value} (grados API|°API) [en|a] [densidad relativa]'],
    densityOfApi: ['{value} (grados API|°API) (en|a) densidad', 'densidad (de|a) {value} (grados API|°API)'],
    beaufortOfMeters: ['(Beaufort|fuerza) {force} [Beaufort|de viento] (en|a) m/s'],
    beaufortOfKnots: ['(Beaufort|fuerza) {force} [Beaufort|de viento] (en|a) (nudos|kn|kt)'],
    beaufortOfMiles: ['(Beaufort|fuerza) {force} [Beaufort|de viento] (en|a) mph'],
    windOfBeaufort: ['(Beaufort|fuerza) {force} [Beaufort|de viento] [en|a] [km/h]', '{force} Beaufort [en|a] [km/h]'],
    beaufort: ['{speed} [de viento] (en|a) [la] [escala] [de] Beaufort'],
    weightOfBushels: ['{bushels} (bushels|bushel|fanegas|fanega) de {crop} [en|a] [kg|kilogramos]'],
    bushels: ['[cuántos] {mass} de {crop} (en|a) (bushels|fanegas)'],
    gravityOfBrix: ['{value} (Brix|°Brix|°Bx|grados Brix) [en|a] [densidad|densidad relativa]'],
    gravityOfPlato: ['{value} (Plato|°Plato|°P|grados Plato) [en|a] [densidad|densidad relativa]'],
    brixOfPlato: ['{value} (Plato|°Plato|grados Plato) (en|a) [grados] Brix'],
    platoOfBrix: ['{value} (Brix|°Brix|grados Brix) (en|a) [grados] Plato'],
    germanOfFrenchDegrees: [
      'dureza [del agua] [de] {value} (fH|°fH|grados franceses) [en|a] [dH|°dH|grados alemanes]',
      '{value} (fH|°fH|grados franceses) (en|a) (dH|°dH|grados alemanes)',
    ],
    milligramsOfGermanDegrees: [
      'dureza [del agua] [de] {value} (dH|°dH|grados alemanes) [en|a] [ppm|mg/l]',
      '{value} (dH|°dH|grados alemanes) (en|a) (ppm|mg/l)',
    ],
    germanDegreesOfMilligrams: ['dureza [del agua] [de] {value} (ppm|mg/l) [en|a] [dH|°dH|grados alemanes]'],
    electricityCost: [
      '(coste|costo|consumo|gasto) [de] [electricidad|luz] [de|para] {power} [durante] {hours} (horas|hora|h) [al día|por día|diarias] (a|por) {price} [por|el|/] (kWh|kilovatio hora)',
    ],
    caloriesBurned: '[al|por|de|durante|cuántas|en|con|y|a] (calorías|calorías quemadas)',
    dueDate:
      '[si|con|desde|mi|la|fue|el|del|fue el] (fecha de parto|fecha probable de parto|parto) (última regla|última menstruación|último periodo)',
    kidneyFiltration: [
      '(TFGe|TFG|eGFR|función renal|filtrado glomerular) [con|para|de] [creatinina] {creatinine} [mg/dl] [edad] {age} [años] {sex}',
    ],
    kidneyClearance: [
      '(aclaramiento de creatinina) [con|para|de] [creatinina] {creatinine} [mg/dl] [edad] {age} [años] {sex} {weight}',
    ],
    bodySurface: '[de|con|para|y|,] (superficie corporal)',
    commonDivisor: '[de|entre] (MCD|máximo común divisor)',
    commonMultiple: '[de|entre] (MCM|mínimo común múltiplo)',
    primeFactors: '[de|es|un|número] (factores primos|descomposición en factores primos|primo)',
    divisors: '[de] (divisores|todos los divisores)',
    concrete: [
      '[cuánto|cuánta] {material} [necesito] [para] {length} (x|×|por) {width} (x|×|por) {depth} [de] [fondo|grosor|profundidad]',
      '[cuánto|cuánta] {material} [necesito] [para] {area} [,] {depth} [de] (fondo|grosor|profundidad)',
    ],
    tireDifference: ['[neumático] {size} (contra|o|frente a|vs) {other}'],
    tireCircumference: '[de|del|neumático] (circunferencia)',
    tire: '[de] (neumático|llanta|diámetro|diámetro del neumático)',
    wireOfGauge: '(SWG) [en|a] [mm]',
    needle: ['aguja [de] [calibre] {gauge} (G|gauge) [en|a] [mm]', 'aguja [de] calibre {gauge} [en|a] [mm]'],
    sheetMetal: '[de|acero] (chapa|lámina) (calibre) [en|a] [mm]',
    tapDrill: '[para|UNC|UNF] (broca|broca para roscar) [UNC|UNF]',
    threadPitch: ['paso [de] [rosca] [de] {gauge}', '{gauge} paso [de rosca]'],
    paperInInches: '[papel] (en) (pulgadas|pulgada)',
    paperInPixels: '[papel] (en) (píxeles|px)',
    paper: [
      '{size} [papel] en (mm|milímetros|cm)',
      '{size} (papel|medidas|tamaño)',
      '(medidas|tamaño) [de|del] [papel] {size}',
    ],
    gradeAverage: [
      '(nota media|promedio de notas|media de notas|promedio) [de] {grades} (con|y) {credits} créditos',
      '(nota media|promedio de notas|media de notas) [de] {grades}',
    ],
    resistor: [
      '(resistencia|código de colores) {first} {second} {third} {multiplier} {tolerance}',
      '{first} {second} {third} {multiplier} {tolerance} (resistencia)',
      '(resistencia|código de colores) {first} {second} {multiplier} {tolerance}',
      '{first} {second} {multiplier} {tolerance} (resistencia)',
    ],
    dropRate: '[de|para|en|durante] (goteo|velocidad de goteo|gotas por minuto|velocidad de infusión)',
    dilution: ['(diluir|dilución) [de] {stock} [%] (a|hasta) {concentration} (% [para|en]|para|en) {volume}'],
    concentration: ['(molaridad|concentración molar) [de] {mass} [de] {substance} en {volume}'],
    molarity: ['cuánto {substance} [necesito] para {volume} [de|a] {concentration}'],
    dewPoint: '[a|con|de|para|y|,] (punto de rocío) [de] [humedad]',
    heatIndex: '[a|con|de|para|y|,] (índice de calor|sensación térmica) [de] [humedad]',
    zone: [
      'si en {from} (son|es) {time} [qué hora] [es|son|sería] en {to} [qué hora] [es|son|sería]',
      '[qué hora es] [las] {time} [de|en] {from} (en|a) {to}',
    ],
    zoneDifference: ['(diferencia horaria|diferencia de hora) (entre|de) {from} (y|a) {to}'],
    womenInEurope: ['talla [de] [mujer|vestido] [europea] {size} [de mujer] (en|a) (US|Estados Unidos|EE. UU.)'],
    menInEurope: ['talla [de] (chaqueta|hombre|traje) [europea] {size} (en|a) (US|Estados Unidos)'],
    hat: '[de] (talla) (sombrero) [cm] [en|a] [US|Estados Unidos]',
  },
  assumes: { shoeFromAmerica: { kind: 'system', of: 'US', as: 'EE. UU., hombre' } },
};
