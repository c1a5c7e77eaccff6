import type { Questions } from './declared.ts';

// What sentences have in common.
const of = "(di|del|dello|della|dell'|dei|degli|delle|su|sul|sulla|sui|da)";
const on = '(su|sul|sulla|per|di|a|al|alla|da)';
const people = '{people} (persone|amici|parti|di noi|commensali|persona)';
const tax = '(IVA|imposta|tasse|tassa)';
const off = '(sconto|sconti|ribasso|riduzione)';
const until = '(fino a|fino al|al|a|alla|prima di|da qui a|fino)';
const since = '(dal|da|dallo)';
const born = '(nato|nata|se sono nato|se sono nata|sono nato|sono nata|data di nascita)';
const liters = '(l|litri)(/|per|ogni|ai|su)100 (km|chilometri)';
const years = '(anni|anno)';
const days = '{days} (giorni|giorno)|{weeks} (settimane|settimana)|{months} (mesi|mese)|{years} (anni|anno)';
const tile = '(piastrelle|mattonelle|piastrella|mattonella|lastre|ceramiche)';
const room =
  '(stanza|camera|cucina|bagno|salotto|soggiorno|ufficio|garage|balcone|terrazza|terrazzo|giardino|orto|campo|terreno|parete|muro|pavimento|soffitto|tappeto|rettangolo|locale)';

export const questions: Questions = {
  asks: {
    average: ['(media|valore medio) [di|tra|fra|dei numeri|dei voti|dei miei voti|voti|aritmetica di] {values}'],
    sum: ['(somma|totale) [di|tra|dei numeri] {values}'],
    percentOf: [`{x}% ${of} {y}`, `(quanto|quanti) (fa|è|sono) {x}% ${of} {y}`],
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
      `{value} dopo [uno] (${off} [del] {percent}%|{percent}% [di] ${off}) [qual era] [il] (prezzo originale|prezzo iniziale|prezzo pieno)`,
      `(prezzo originale|prezzo iniziale|prezzo pieno|prezzo prima) [se] [dopo] [uno|dello] ${off} [del] {percent}% (è|pago|costa|di) {value}`,
    ],
    roman: [
      '{integer} [in|a] (numeri romani|numero romano|romano|cifre romane)',
      '[anno|secolo] {integer} (in|con) (numeri romani|cifre romane|numerazione romana)',
      '(come si scrive|scrivi|come scrivere) [anno] {integer} (in|con) (numeri romani|romano|cifre romane|numerazione romana)',
    ],
    fromRoman: [
      '[anno|secolo|capitolo] {roman} in (cifre|cifra|numeri|numero|numero normale|numeri normali|numeri arabi|cifre arabe|arabo|decimale)',
      '(numero romano|cifre romane|numeri romani) {roman} [in|a] [numero|cifre|numeri arabi|cifre arabe]',
      '(che numero è|che anno è|quanto vale|a quanto corrisponde|a che numero corrisponde|che secolo è) [il numero romano|il romano|anno|secolo] {roman} [in numeri normali|in cifre|in numeri arabi]',
      '{roman} (che numero è|che anno è|quanto vale|che secolo è)',
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
      `(rata|rata mensile|mutuo|prestito|finanziamento) [di|del|per|mutuo|un] [mutuo|prestito] [da|di] {principal} (a|al|con|con tasso|tasso) [tasso] [del] {ratePercent}% [di interesse|di interessi|interesse] (in|per|a|su) {years} ${years}`,
      `(mutuo|prestito|finanziamento) [di|da] {principal} [in|per|a|su] {years} ${years} (a|al|con|tasso|tasso del|al tasso del|con tasso) {ratePercent}% [rata|rata mensile|che rata|quanto pago al mese]`,
      `(rata|rata mensile|mutuo|prestito|finanziamento) [di|del|per|mutuo|un|mensile di] [un] [mutuo|prestito] [da|di] {principal} (in|per|a|su) {years} ${years} (a|al|con|con tasso|tasso) [tasso] [del] {ratePercent}% [di interesse|di interessi|interesse]`,
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
      `{taxPercent}% [di] ${tax} ${on} {amount}`,
      `${tax} ${on} {amount} (al|a|del) {taxPercent}%`,
    ],
    withTax: [
      `{amount} (più|con|e|+) [la] ${tax} [al|del|di] {taxPercent}%`,
      `{amount} (più|con|e|+) {taxPercent}% [di] ${tax}`,
      `imponibile [di] {amount} (più|con|e|+) [la] ${tax} [al|del|di] {taxPercent}%`,
      `(aggiungi|aggiungere|aggiungendo) {taxPercent}% [di] ${tax} a {amount}`,
      `(aggiungi|aggiungere|aggiungendo) [la] ${tax} [al|del] {taxPercent}% a {amount}`,
    ],
    tipShared: [
      `(dividi|dividere) [il] [conto] [di] {subtotal} (tra|per|in|fra) ${people} (con|più) [mancia [del]] {tipPercent}% [di] [mancia]`,
    ],
    tip: ['[conto [di]] {subtotal} (con|più|e) mancia [del|di|al] {tipPercent}%'],
    split: [`{subtotal} in ${people}`],
    age: [
      `(quanti anni ha|quanti anni ho|età|che età ho|che età ha) [chi] [è|una persona|di] [${born}] [il] {birthDate} [oggi]`,
    ],
    weekday: [
      '(che giorno|che giorno della settimana|quale giorno della settimana) (è|era|sarà|cade|fu|è stato) [il] {start:next}',
      '(giorno della settimana) [del|di|il] {start:next}',
    ],
    daysBefore: [`[data|che data era|che giorno era|che giorno è] (${days}) prima (del|di|dell') {start}`],
    daysAfter: [
      `[data|che data è|che giorno è|che giorno sarà] (${days}) (dopo|dal|da|a partire da|a partire dal) [il] {start}`,
      `{start} (più|+) (${days})`,
    ],
    ago: [`[che giorno|che data] [era] (${days}) fa [che giorno era|che data era]`],
    fromToday: [
      `[che giorno|che data|data|giorno] [è|sarà|sarà] (tra|fra) (${days}) [che giorno è|che giorno sarà|che data è|che data sarà]`,
      `[che giorno|che data|data] [è|sarà] (${days}) (da oggi|a partire da oggi|dopo oggi)`,
    ],
    weeksUntil: [`[quante] settimane [mancano|ci sono|restano] ${until} {end:next}`],
    weeksBetween: ['[quante] settimane [ci sono] (tra|dal|fra|da) [il] {start} (e|al|a) [il] {end}'],
    daysUntil: [
      `[quanti] giorni [mancano|ci sono|restano] ${until} {end:next}`,
      `quanto (manca|tempo manca) ${until} {end:next}`,
    ],
    daysSince: [
      `[quanti] giorni [sono passati|sono trascorsi|passati] ${since} {start:last}`,
      `quanto tempo [è passato] ${since} {start:last}`,
    ],
    daysBetween: [
      '[quanti] giorni [ci sono|sono passati|passano|passati|vanno|sono|intercorrono] (tra|dal|fra|da) [il] {start} (e|al|a) [il] {end}',
      '(differenza|tempo) (tra|fra) [il] {start} e [il] {end}',
    ],
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
      '[peso] {weight:kilogram} [per|e|x|altezza|alto|alta|sono alto|sono alta] [altezza] ({height:centimeter}|{height}) (IMC|BMI|indice di massa corporea)',
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
      '{distance} in {time} (passo|ritmo|andatura|che passo|che ritmo)',
      '(corro|corsa|correre|corsi|corsa di|ho corso) {distance} in {time} [a] [che|quale] [passo|ritmo] [al km]',
      '{distance} in {time} [a] [che|quale] (passo|ritmo|andatura) (al km|al chilometro|medio)',
    ],
    journey: [
      '[a] (che velocità|velocità media|velocità) [vado] [se] [faccio|percorro|per|di|a] {distance} in {time}',
      '(quanto ci metto|quanto ci vuole|quanto ci si mette|quanto tempo ci vuole|quanto tempo|quanto tempo ci metto|quanto impiego|quanto impiega|quanto ci mette|quanto ci mettiamo|tempo) [a|per] [fare|percorrere|un viaggio di] {distance} (a|ai|andando a|alla velocità di|a una velocità di) {speed}',
      "(quanto ci metto|quanto ci vuole|quanto tempo ci vuole|quanto tempo ci metto|quanto impiego|quanto ci mette|quanto ci mettiamo) [a|per] [fare|percorrere|un viaggio di] {distance} (km|chilometri) (a|ai|andando a) {speed} (all'ora|orari)",
      '{distance} a {speed} (quanto tempo|quanto ci metto|tempo|quanto ci vuole|quante ore)',
      "{distance} (km|chilometri) a {speed} (all'ora|orari) (quanto tempo|quanto ci metto|tempo|quanto ci vuole|quante ore) [ci vuole|ci vogliono]",
      '{distance:measure} a {speed:measure}',
      '(quanta strada|che distanza|quanti km|quanti chilometri|distanza) [faccio|si fa|percorro|si percorre|percorsa] (in|con) {time} a {speed}',
      '(quanta strada|che distanza|quanti km|quanti chilometri|distanza) [faccio|si fa|percorro|si percorre|percorsa] a {speed} (in|per) {time}',
      '{time} a {speed} (quanta strada|che distanza|quanti km|quanti chilometri|distanza)',
      'in {time} a {speed} (quanta strada|che distanza|quanti km|quanti chilometri) [faccio|si fanno|percorro|si percorrono|sono]',
      '{speed} per {time} (quanta strada|che distanza|quanti km|quanti chilometri|distanza)',
    ],
    area: [
      '(area|superficie) [di|del|della] [un|una] [rettangolo|stanza|camera|parete|pavimento|giardino] [di|da] {width} (x|×|per|*) {height} [in {unit}]',
      `[una|un|la mia|il mio] ${room} [di|da|misura|è] {width} (x|×|per|*) {height} (area|superficie|quanti mq|quanti m2|quanti m²|quanti metri quadri|quanti metri quadrati|in mq|in m2|in m²|in metri quadri|in metri quadrati) [sono|è]`,
      `quanti (mq|m2|m²|metri quadri|metri quadrati) (sono|è|ha|misura) [una|un|la mia|il mio] ${room} [di|da] {width} (x|×|per|*) {height}`,
    ],
    volume: [
      "[un|una|la mia|il mio|l'] (vasca|acquario|piscina|scatola|cassa|cisterna|serbatoio|baule|frigo) [di|da|misura] {length} (per|x|×|*) {width} (per|x|×|*) {height} (in|quanti|quante) {unit} [sono|contiene|ci stanno]",
      "[un|una|la mia|il mio|l'] [volume di|volume] [una|un] [vasca|acquario|piscina|scatola|cassa|cisterna|serbatoio|baule|frigo] [di|da|misura] {length} (per|x|×|*) {width} (per|x|×|*) {height} (volume|che volume|capienza) [in] [{unit}]",
      "volume [di|della|del|dell'] [una|un] [vasca|acquario|piscina|scatola|cassa|cisterna|serbatoio|stanza|pacco] [di|da] {length} (per|x|×|*) {width} (per|x|×|*) {height} [in {unit}]",
    ],
    download: [
      '(scaricare|scarico|download|caricare|trasferire|copiare) [un file da|un file di|di] {size} (a|con|in) {speed} [quanto tempo|quanto ci mette|quanto ci metto|quanto ci vuole] [ci vuole|ci metto]',
      '(quanto ci metto|quanto tempo|quanto ci vuole|quanto tempo ci vuole|quanto ci mette) [a|per] (scaricare|caricare|trasferire|copiare) [un file da|un file di] {size} (a|con) {speed}',
    ],
    litersOfPaint: [
      '[quanta|quanti litri di] (vernice|pittura|tinta) [serve|servono|ci vuole|ci vogliono|mi serve] per [una] [parete] [di|da] {area} [con|in|a] [{coats} mani]',
      '[quanta|quanti litri di] (vernice|pittura|tinta) [serve|servono|ci vuole|ci vogliono|mi serve] per [una] [parete] [di|da] {area} [con|in|a] [{coats} mani] [e|con] [resa] [di|da] {coverage}',
    ],
    tiles: [
      `[quante|quanti] ${tile} [da|di] {width} (x|×|per|*) {height} [servono|mi servono|ci vogliono|occorrono] per [coprire|rivestire|pavimentare] [un|una] [pavimento|parete|bagno|cucina|terrazza|stanza] [di|da] {area}`,
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
