// Written from data/languages and spoken: `pnpm generate`

import type { Speech } from '../../model/speech.ts';

export const speech: Speech = {"tag":"it","refusals":{"unreadable":"«{0}» qui non si può leggere.","unknownUnit":"«{0}» non è un’unità che conosciamo.","ambiguousUnit":"«{0}» può indicare più unità: {1}.","incompatibleUnits":"«{0}» misura un’altra grandezza.","unknownIngredient":"«{0}» non è un ingrediente che conosciamo.","ambiguousNumber":"«{0}» può essere più numeri: {1}.","invalidDate":"«{0}» non è un giorno del calendario.","outOfRange":"{0}: «{1}» qui non è possibile.","divisionByZero":"Non si può dividere per zero.","tooLarge":"Il risultato è troppo grande.","missing":"Manca un dato.","didYouMean":"Intendeva {0}?"},"notes":{"food":"Gli alimenti si contano in chilocalorie (kcal), mille volte tanto, anche se si dice calorie.","aside":"«{0}» non è stato considerato.","cold":"Nessuna temperatura è inferiore allo zero assoluto, −273,15 °C."},"tools":{}};
