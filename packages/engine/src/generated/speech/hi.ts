// Written from data/languages and spoken: `pnpm generate`

import type { Speech } from '../../model/speech.ts';

export const speech: Speech = {"tag":"hi","refusals":{"unreadable":"“{0}” यहाँ पढ़ा नहीं जा सकता।","unknownUnit":"“{0}” ऐसी इकाई नहीं है जिसे हम जानते हों।","ambiguousUnit":"“{0}” कई इकाइयाँ हो सकती हैं: {1}।","incompatibleUnits":"“{0}” कुछ और मापता है।","unknownIngredient":"“{0}” ऐसी सामग्री नहीं है जिसे हम जानते हों।","ambiguousNumber":"“{0}” कई संख्याएँ हो सकती हैं: {1}।","invalidDate":"“{0}” कैलेंडर का कोई दिन नहीं है।","outOfRange":"{0}: “{1}” यहाँ संभव नहीं है।","divisionByZero":"शून्य से भाग नहीं दिया जा सकता।","tooLarge":"परिणाम बहुत बड़ा है।","missing":"कोई जानकारी छूट गई है।","didYouMean":"क्या आपका मतलब {0} था?"},"notes":{"food":"भोजन की ऊर्जा किलोकैलोरी (kcal) में गिनी जाती है, इससे हज़ार गुना, भले ही उसे कैलोरी कहा जाए।","aside":"“{0}” पर ध्यान नहीं दिया गया।","cold":"कोई तापमान परम शून्य, −273.15 °C, से नीचे नहीं होता।"},"tools":{}};
