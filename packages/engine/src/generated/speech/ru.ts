// Written from data/languages and spoken: `pnpm generate`

import type { Speech } from '../../model/speech.ts';

export const speech: Speech = {"tag":"ru","refusals":{"unreadable":"«{0}» здесь не удаётся прочитать.","unknownUnit":"«{0}» — неизвестная единица.","ambiguousUnit":"«{0}» может означать несколько единиц: {1}.","incompatibleUnits":"«{0}» измеряет другую величину.","unknownIngredient":"«{0}» — неизвестный ингредиент.","ambiguousNumber":"«{0}» может означать несколько чисел: {1}.","invalidDate":"«{0}» — такого дня в календаре нет.","outOfRange":"{0}: «{1}» здесь недопустимо.","divisionByZero":"На ноль делить нельзя.","tooLarge":"Результат слишком велик.","missing":"Не хватает данных.","didYouMean":"Возможно, вы имели в виду {0}?"},"notes":{"food":"Калорийность пищи считают в килокалориях (ккал), в тысячу раз больших, хотя говорят «калории».","aside":"«{0}» не учтено.","cold":"Температуры ниже абсолютного нуля, −273,15 °C, не бывает."},"tools":{}};
