// Written from data/languages and spoken: `pnpm generate`

import type { Speech } from '../../model/speech.ts';

export const speech: Speech = {"tag":"fa","refusals":{"unreadable":"«{0}» اینجا خوانده نمی‌شود.","unknownUnit":"«{0}» یکایی نیست که بشناسیم.","ambiguousUnit":"«{0}» می‌تواند چند یکا باشد: {1}.","incompatibleUnits":"«{0}» کمیت دیگری را می‌سنجد.","unknownIngredient":"«{0}» ماده‌ای نیست که بشناسیم.","ambiguousNumber":"«{0}» می‌تواند چند عدد باشد: {1}.","invalidDate":"«{0}» روزی از تقویم نیست.","outOfRange":"{0}: «{1}» اینجا ممکن نیست.","divisionByZero":"تقسیم بر صفر ممکن نیست.","tooLarge":"نتیجه بیش از حد بزرگ است.","missing":"چیزی کم است.","didYouMean":"آیا منظورتان {0} بود؟"},"notes":{"food":"انرژی خوراک با کیلوکالری (kcal) سنجیده می‌شود، هزار برابر این، هرچند کالری گفته می‌شود.","aside":"«{0}» در نظر گرفته نشد.","cold":"هیچ دمایی پایین‌تر از صفر مطلق، یعنی ۲۷۳٫۱۵− درجهٔ سلسیوس، نیست.","assumed":"«{0}» به‌عنوان {1} خوانده شد."},"tools":{}};
