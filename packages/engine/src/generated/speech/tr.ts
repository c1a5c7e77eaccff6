// Written from data/languages and spoken: `pnpm generate`

import type { Speech } from '../../model/speech.ts';

export const speech: Speech = {"tag":"tr","refusals":{"unreadable":"“{0}” burada okunamıyor.","unknownUnit":"“{0}” bildiğimiz bir birim değil.","ambiguousUnit":"“{0}” birden çok birim olabilir: {1}.","incompatibleUnits":"“{0}” başka bir şeyi ölçer.","unknownIngredient":"“{0}” bildiğimiz bir malzeme değil.","ambiguousNumber":"“{0}” birden çok sayı olabilir: {1}.","invalidDate":"“{0}” takvimde olmayan bir gün.","outOfRange":"{0}: “{1}” burada olamaz.","divisionByZero":"Sıfıra bölünemez.","tooLarge":"Sonuç çok büyük.","missing":"Bir bilgi eksik.","didYouMean":"Şunu mu demek istediniz: {0}?"},"notes":{"food":"Besinlerde kilokalori (kcal) sayılır: kalori denilse de bunun bin katıdır.","aside":"“{0}” dikkate alınmadı.","cold":"Hiçbir sıcaklık mutlak sıfırın, −273,15 °C’nin altında olamaz.","assumed":"“{0}”, {1} olarak okundu."},"tools":{}};
