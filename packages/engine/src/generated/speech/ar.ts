// Written from data/languages and spoken: `pnpm generate`

import type { Speech } from '../../model/speech.ts';

export const speech: Speech = {"tag":"ar","refusals":{"unreadable":"لا يمكن قراءة «{0}» هنا.","unknownUnit":"«{0}» ليست وحدة نعرفها.","ambiguousUnit":"قد تعني «{0}» عدة وحدات: {1}.","incompatibleUnits":"«{0}» تقيس شيئًا آخر.","unknownIngredient":"«{0}» ليس مكوّنًا نعرفه.","ambiguousNumber":"قد يعني «{0}» عدة أعداد: {1}.","invalidDate":"«{0}» ليس يومًا في التقويم.","outOfRange":"{0}: «{1}» غير ممكن هنا.","divisionByZero":"لا تجوز القسمة على صفر.","tooLarge":"النتيجة كبيرة جدًا.","missing":"تنقص معلومة.","didYouMean":"هل تقصد {0}؟"},"notes":{"food":"تُحسب طاقة الطعام بالكيلوكالوري (kcal)، أي ألف ضعف، وإن قيل «كالوري».","aside":"لم يُؤخذ «{0}» في الحسبان.","cold":"لا توجد درجة حرارة أدنى من الصفر المطلق، أي 273.15 درجة مئوية تحت الصفر.","assumed":"قُرئ «{0}» على أنه {1}."},"tools":{}};
