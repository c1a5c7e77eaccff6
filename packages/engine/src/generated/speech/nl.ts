// Written from data/languages and spoken: `pnpm generate`

import type { Speech } from '../../model/speech.ts';

export const speech: Speech = {"tag":"nl","refusals":{"unreadable":"‘{0}’ is hier niet te lezen.","unknownUnit":"‘{0}’ is geen eenheid die we kennen.","ambiguousUnit":"‘{0}’ kan meerdere eenheden betekenen: {1}.","incompatibleUnits":"‘{0}’ meet iets anders.","unknownIngredient":"‘{0}’ is geen ingrediënt dat we kennen.","ambiguousNumber":"‘{0}’ kan meerdere getallen betekenen: {1}.","invalidDate":"‘{0}’ is geen dag van de kalender.","outOfRange":"{0}: ‘{1}’ is hier niet mogelijk.","divisionByZero":"Delen door nul kan niet.","tooLarge":"Het resultaat is te groot.","missing":"Er ontbreekt een gegeven.","didYouMean":"Bedoelde u {0}?"},"notes":{"food":"Voedsel wordt in kilocalorieën (kcal) geteld, duizend keer zoveel, ook al zegt men calorieën.","aside":"‘{0}’ is buiten beschouwing gelaten.","cold":"Geen temperatuur ligt onder het absolute nulpunt, −273,15 °C."},"tools":{}};
