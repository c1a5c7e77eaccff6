// Written from data/languages and spoken: `pnpm generate`

import type { Speech } from '../../model/speech.ts';

export const speech: Speech = {"tag":"pl","refusals":{"unreadable":"„{0}” nie da się tu odczytać.","unknownUnit":"„{0}” nie jest jednostką, którą znamy.","ambiguousUnit":"„{0}” może oznaczać kilka jednostek: {1}.","incompatibleUnits":"„{0}” mierzy co innego.","unknownIngredient":"„{0}” nie jest składnikiem, który znamy.","ambiguousNumber":"„{0}” może oznaczać kilka liczb: {1}.","invalidDate":"„{0}” nie jest dniem kalendarza.","outOfRange":"{0}: „{1}” nie jest tu możliwe.","divisionByZero":"Nie można dzielić przez zero.","tooLarge":"Wynik jest za duży.","missing":"Brakuje danych.","didYouMean":"Czy chodziło o {0}?"},"notes":{"food":"Żywność liczy się w kilokaloriach (kcal), tysiąc razy większych, choć mówi się kalorie.","aside":"Pominięto „{0}”.","cold":"Żadna temperatura nie jest niższa od zera bezwzględnego, −273,15 °C.","assumed":"„{0}” odczytano jako {1}."},"tools":{}};
