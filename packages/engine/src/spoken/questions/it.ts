import type { Questions } from './declared.ts';

// What sentences have in common.
const of = "(di|del|dello|della|dell'|dei|degli|delle|su|sul|sulla|sui|da)";
const on = '(su|sul|sulla|per|di|a|al|alla|da)';
const people = '{people} (persone|amici|parti|di noi|commensali|persona)';
const tax = '(IVA|imposta|tasse|tassa)';
const off = '(sconto|sconti|ribasso|riduzione)';
const until = '(fino a|fino al|al|a|alla|prima di|da qui a|fino)';
const since = '(dal|da|dallo)';
const liters = '(l|litri)(/|per|ogni|ai|su)100 (km|chilometri)';
const years = '(anni|anno)';
const days = '{days} (giorni|giorno)|{weeks} (settimane|settimana)|{months} (mesi|mese)|{years} (anni|anno)';
const room =
  '(stanza|camera|cucina|bagno|salotto|soggiorno|ufficio|garage|balcone|terrazza|terrazzo|giardino|orto|campo|terreno|parete|muro|pavimento|soffitto|tappeto|rettangolo|locale)';

export const questions: Questions = {
  asks: {
    sum: ['(somma|totale) [di|tra|dei numeri] {values}'],
    percentOf: [`(quanto|quanti) (fa|è|sono) {x}% ${of} {y}`],
    share: [
      '{x} (che|quale|quanto|quanti) (percentuale|%) [è] (di|su|del) {y}',
      '{x} (è|sono|rappresenta|corrisponde a) (che|quale|quanto) (percentuale|%) (di|su) {y}',
      '[che|quale|quanto|a quanto|a che] (percentuale|%) (è|di|sono|corrisponde|rappresenta) {x} (di|su|rispetto a) {y}',
      '{x} su {y} (in|come) (percentuale|%)',
      '{x} su {y}',
    ],
    change: [
      '[percentuale] [di] (variazione|aumento|diminuzione|differenza|incremento|calo) [percentuale|%|in percentuale] [se passo] (da|tra|fra) {x} (a|e) {y}',
      'da {x} a {y} [in] (%|percentuale|variazione|aumento) [percentuale]',
      'da {x} a {y} (aumento|diminuzione|variazione|calo|incremento|sconto) (in percentuale|percentuale|in %|%)',
      'da {x} a {y} (che|di quanto) (percentuale|aumento|è aumentato|variazione)',
      '[prezzo|affitto|stipendio|bolletta|peso] [di|della|del] [benzina|luce|gas|casa] (è salito|è salita|è aumentato|è aumentata|è passato|è passata|passa|sale|è sceso|è scesa|è calato|è calata|scende) da {x} a {y} [di|in] [quanto|che] [percentuale|%|per cento] [è|aumento|in percentuale]',
      'se (passo|passa|sale|scende) da {x} a {y} (quanto|che) (percentuale|%) [è]',
    ],
    whole: [
      '{value} è [il] {percent}% di (che numero|quale numero|quanto|cosa|che cosa)',
      'se {percent}% (è|sono|vale) {value} (quanto è|quanto vale|qual è) (il totale|totale|il 100%|100%|intero)',
      '(di che numero|di quale numero|di quanto) {value} è {percent}%',
    ],
    priceBefore: [
      `(prezzo originale|prezzo iniziale|prezzo pieno|prezzo di partenza) [di] [se] {value} (dopo|con) [uno] ${off} [del] {percent}%`,

      `(prezzo originale|prezzo iniziale|prezzo pieno|prezzo prima) [se] [dopo] [uno|dello] ${off} [del] {percent}% (è|pago|costa|di) {value}`,
    ],
    savings: [
      `(investo|investire|investendo|deposito|risparmio|interesse composto) [di|su] {principal} (a|al|con) [tasso] [del] {ratePercent}% [di interesse|annuo|all'anno] (per|in|dopo|su) {years} ${years}`,
      `{principal} (a|al) {ratePercent}% [di interesse|annuo|all'anno|di interesse composto|interesse composto] (per|dopo|in) {years} ${years}`,
    ],
    discountAndTax: [
      `{price} (con|meno|scontato) [lo|uno] [${off}] [del|di] {discountPercent}% (e|più|con|+) [${tax}] [al|del] {taxPercent}% [${tax}]`,
    ],
    discount: [
      `${off} [del|di] {discountPercent}% ${on} {price}`,
      '{price} (scontato|scontati|scontata|scontate) del {discountPercent}',
      '- {discountPercent}% su {price}',
    ],
    fuelCost: [
      `[quanto costa|costo|spesa|costo del|costo della|quanto spendo di] [benzina|carburante|gasolio|diesel|viaggio] [per|di|fare] {distance:kilometer} [con|a|e|consumando|consumo di|consumo|un consumo di] [un] [consumo di|consumo] {efficiency} ${liters} [con|a|e] [benzina] [a] {fuelPrice} [al|a|/|per] [litro|l]`,
    ],
    fuelCostPerLiter: [
      `[quanto costa|costo|spesa|costo del|costo della|quanto spendo di|quanto spendo] [benzina|carburante|gasolio|diesel|viaggio] [per|di|fare|per fare] {distance:kilometer} [con|a|e|se faccio|se fa|se l'auto fa|facendo] {efficiency} (km|chilometri) (al|con un|/|per) (litro|l) [con|a|e|se] [la benzina|benzina|il gasolio|il litro] [a|costa|sta a] {fuelPrice} [al|a|/|per] [litro|l]`,
    ],
    loan: [
      `(mutuo|prestito|finanziamento) [di|da] {principal} [in|per|a|su] {years} ${years} (a|al|con|tasso|tasso del|al tasso del|con tasso) {ratePercent}% [rata|rata mensile|che rata|quanto pago al mese]`,
    ],
    netOfTax: [
      `{amount} (senza|escludendo|togliendo|meno) [la] ${tax} [al|del|di] {taxPercent}%`,
      `(scorporo|scorpora|scorporare|togliere|togli) [la] ${tax} [al|del|di] {taxPercent}% [da|di|su] {amount}`,
      `(scorporo|scorpora|scorporare) ${tax} [da] {amount} [al] {taxPercent}%`,
      `{amount} [ivato|ivati] (scorporo|scorporare) ${tax} [al] {taxPercent}%`,
      `{amount} (ivato|ivati|iva inclusa|iva compresa|con iva inclusa) [al] {taxPercent}% [quanto|quanto è] [netto|imponibile|senza iva]`,
      `{amount} (con IVA|IVA) [al|del|di] {taxPercent}% (inclusa|compresa) [quanto|quanto è] [netto|imponibile|senza IVA]`,
      `{amount} con ${tax} [al|del|di] {taxPercent}% (netto|senza IVA|senza imposta|imponibile)`,
      `(imponibile|netto) [di] {amount} (con|compresa|inclusa|compreso di|comprensivo di) ${tax} [al|del] {taxPercent}%`,
      `{amount} (inclusa|compresa|comprensivi di|comprensivo di) ${tax} [al|del] {taxPercent}%`,
    ],
    taxOn: [
      `${tax} [al|del|di] {taxPercent}% ${on} {amount}`,

      `${tax} ${on} {amount} (al|a|del) {taxPercent}%`,
    ],
    withTax: [
      `{amount} (più|con|e|+) [la] ${tax} [al|del|di] {taxPercent}%`,

      `imponibile [di] {amount} (più|con|e|+) [la] ${tax} [al|del|di] {taxPercent}%`,
      `(aggiungi|aggiungere|aggiungendo) {taxPercent}% [di] ${tax} a {amount}`,
      `(aggiungi|aggiungere|aggiungendo) [la] ${tax} [al|del] {taxPercent}% a {amount}`,
    ],
    tipShared: [
      `(dividi|dividere) [il] [conto] [di] {subtotal} (tra|per|in|fra) ${people} (con|più) [mancia [del]] {tipPercent}% [di] [mancia]`,
    ],
    split: [`{subtotal} in ${people}`],
    daysBefore: [`[data|che data era|che giorno era|che giorno è] (${days}) prima (del|di|dell') {start}`],
    daysAfter: [
      `[data|che data è|che giorno è|che giorno sarà] (${days}) (dopo|dal|da|a partire da|a partire dal) [il] {start}`,
    ],
    ago: [`[che giorno|che data] [era] (${days}) fa [che giorno era|che data era]`],
    fromToday: [
      `[che giorno|che data|data|giorno] [è|sarà|sarà] (tra|fra) (${days}) [che giorno è|che giorno sarà|che data è|che data sarà]`,
      `[che giorno|che data|data] [è|sarà] (${days}) (da oggi|a partire da oggi|dopo oggi)`,
    ],
    weeksUntil: [`[quante] settimane [mancano|ci sono|restano] ${until} {end:next}`],
    daysUntil: [`quanto (manca|tempo manca) ${until} {end:next}`],
    daysSince: [
      `[quanti] giorni [sono passati|sono trascorsi|passati] ${since} {start:last}`,
      `quanto tempo [è passato] ${since} {start:last}`,
    ],
    daysBetween: ['(differenza|tempo) (tra|fra) [il] {start} e [il] {end}'],
    hoursBetween: [
      '[quante|quanto] (ore|tempo) [ci sono|passano|passa|c è] (tra|dalle|fra) [le] {start} (e|alle|fino alle) [le] {end}',
      '[dalle|dalle ore] {start} (alle|fino alle|alle ore) {end} [quante ore|quante ore sono|quanto tempo]',
      '(partenza|parto|parte|inizio|inizia|comincio|entro|entrata|esco) [ore|alle|alle ore] {start} [e|ed] (arrivo|arriva|fine|finisco|finisce|termino|esco|uscita) [ore|alle|alle ore] {end} [quanto|quante ore|quanto tempo|durata] [dura|ci metto|ci mette|sono|lavoro] [viaggio|il viaggio|di viaggio]',
      '(lavoro|lavorato|turno|aperto) (dalle|dalle ore) {start} (alle|fino alle|alle ore) {end} [quante ore] [sono]',
    ],
    bmi: [
      '(IMC|BMI|indice di massa corporea) [di|per|con|peso] [uno|una|una persona|chi] [che] [pesa|peso] {weight:kilogram} [ed|e] [per|e|x|altezza|alto|alta|è alto|è alta] [di|per] ({height:centimeter}|{height})',
      '(IMC|BMI|indice di massa corporea) [di|per] [uno|una|una persona|chi è] (alto|alta) ({height:centimeter}|{height}) [e|che] [pesa|peso|di] {weight:kilogram}',
      '(peso|pesa) ({weight:kilogram}|{weight}) [e|ed] [sono|è] (alto|alta) ({height:centimeter}|{height}) [qual è|che] [mio|suo] (IMC|BMI|indice di massa corporea) [ho|ha]',
      '[sono|è] (alto|alta) ({height:centimeter}|{height}) [e|ed] (peso|pesa) ({weight:kilogram}|{weight}) [qual è|che] [mio|suo] (IMC|BMI|indice di massa corporea) [ho|ha]',
      '(IMC|BMI|indice di massa corporea) [di|per|con|altezza] ({height:centimeter}|{height}) [per|e|x|peso] [di] {weight:kilogram}',
    ],
    consumption: [
      '{fuel:measure} (per|su|in|ogni) {distance:measure} [quanto|che] [consumo|consuma|faccio] [ai 100|al litro|ogni 100 km|medio|è]',
      '{distance:measure} con {fuel:measure} [quanto consumo|quanto consuma|consumo|che consumo|che consumo è]',
      '(consumo|consumi|quanto consumo|quanto consuma|quanto consuma un auto con) [di] {fuel:measure} [per|su|in] {distance:measure}',
    ],
    finish: [
      '[quanto ci metto|quanto tempo|tempo] [a] [correre|per|su|fare] {distance} (a passo|al passo|a un passo|passo|con passo) [di] {pace} [al|/|a] [km|chilometro]',
      '{distance} (a|al ritmo di|ritmo) {pace} (al|/|a|min/) (km|chilometro)',
    ],
    pace: [
      '(passo|ritmo|andatura) [per|di|su] {distance} in {time}',

      '(corro|corsa|correre|corsi|corsa di|ho corso) {distance} in {time} [a] [che|quale] [passo|ritmo] [al km]',
    ],
    journey: [
      "(quanto ci metto|quanto ci vuole|quanto tempo ci vuole|quanto tempo ci metto|quanto impiego|quanto ci mette|quanto ci mettiamo) [a|per] [fare|percorrere|un viaggio di] {distance} (km|chilometri) (a|ai|andando a) {speed} (all'ora|orari)",

      "{distance} (km|chilometri) a {speed} (all'ora|orari) (quanto tempo|quanto ci metto|tempo|quanto ci vuole|quante ore) [ci vuole|ci vogliono]",
    ],
    area: [
      '(area|superficie) [di|del|della] [un|una] [rettangolo|stanza|camera|parete|pavimento|giardino] [di|da] {width} (x|×|per|*) {height} [in {unit}]',
      `[una|un|la mia|il mio] ${room} [di|da|misura|è] {width} (x|×|per|*) {height} (area|superficie|quanti mq|quanti m2|quanti m²|quanti metri quadri|quanti metri quadrati|in mq|in m2|in m²|in metri quadri|in metri quadrati) [sono|è]`,
      `quanti (mq|m2|m²|metri quadri|metri quadrati) (sono|è|ha|misura) [una|un|la mia|il mio] ${room} [di|da] {width} (x|×|per|*) {height}`,
    ],
    download: [
      '(scaricare|scarico|download|caricare|trasferire|copiare) [un file da|un file di|di] {size} (a|con|in) {speed} [quanto tempo|quanto ci mette|quanto ci metto|quanto ci vuole] [ci vuole|ci metto]',
      '(quanto ci metto|quanto tempo|quanto ci vuole|quanto tempo ci vuole|quanto ci mette) [a|per] (scaricare|caricare|trasferire|copiare) [un file da|un file di] {size} (a|con) {speed}',
    ],
    litersOfPaint: [
      '[quanta|quanti litri di] (vernice|pittura|tinta) [serve|servono|ci vuole|ci vogliono|mi serve] per [una] [parete] [di|da] {area} [con|in|a] [{coats} mani]',
      '[quanta|quanti litri di] (vernice|pittura|tinta) [serve|servono|ci vuole|ci vogliono|mi serve] per [una] [parete] [di|da] {area} [con|in|a] [{coats} mani] [e|con] [resa] [di|da] {coverage}',
    ],
    zone: [
      '[se] [a|ad|in] {from:city} sono [le|le ore] {time:hour} [a|ad|in] {to:city} (che ore sono|che ora è)',
      '[se] [a|ad|in] {from:city} sono [le|le ore] {time:hour} (che ore sono|che ora è) [a|ad|in] {to:city}',
      '[se] sono [le|le ore] {time:hour} [a|ad|in] {from:city} (che ore sono|che ora è) [a|ad|in] {to:city}',
      '(che ore sono|che ora è) [a|ad|in] {to:city} (se|quando) [a|ad|in] {from:city} sono [le|le ore] {time:hour}',
      '[se] (a|ad|in) {from} sono [le|le ore] {time} [a|ad|in] [che ore sono] (a|ad|in) {to} [che ore sono|che ora è]',
      '[se] sono [le|le ore] {time} (a|ad|in) {from} [che ore sono|che ora è] (a|ad|in) {to} [che ore sono|che ora è]',
    ],
  },

  answers: {
    original: 'Valore iniziale',
    tipTotal: 'Totale con la mancia',
    perPerson: 'A testa',
    gross: 'IVA compresa',
    net: 'IVA esclusa',
    tax: 'Imposta',
    discounted: 'Prezzo scontato',
    total: 'Totale',
    years: 'Anni',
    date: 'Data',
    weekday: 'Giorno della settimana',
    days: 'Giorni',
    weeks: 'Settimane',
    time: 'Durata',
    economy: 'Consumo',
    fuelCost: 'Costo del carburante',
    pace: 'Passo al chilometro',
    finish: 'Tempo finale',
    bmi: 'Indice di massa corporea',
    mean: 'Media',
    sum: 'Somma',
    payment: 'Rata',
    savings: 'Capitale finale',
    roman: 'Numero romano',
    number: 'Numero',
    tiles: 'Piastrelle',
    paint: 'Vernice',
    area: 'Area',
    volume: 'Volume',
    download: 'Tempo',
    zone: 'Ora',
  },
  settings: {
    tipPercent: 'Mancia (%)',
    wastePercent: 'Sfrido (%)',
    coats: 'Mani',
    coverage: 'Resa',
    can: 'Capacità del barattolo',
    compounded: 'Capitalizzazione',
    yearly: 'annuale',
    payments: 'Rate',
    monthly: 'mensili',
  },
};
