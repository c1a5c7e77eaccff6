// Written from data/languages and spoken: `pnpm generate`

import type { Speech } from '../../model/speech.ts';

export const speech: Speech = {"tag":"ko","refusals":{"unreadable":"“{0}”은(는) 여기서 읽을 수 없습니다.","unknownUnit":"“{0}”은(는) 알 수 없는 단위입니다.","ambiguousUnit":"“{0}”은(는) 여러 단위일 수 있습니다: {1}.","incompatibleUnits":"“{0}”은(는) 다른 양을 재는 단위입니다.","unknownIngredient":"“{0}”은(는) 알 수 없는 재료입니다.","ambiguousNumber":"“{0}”은(는) 여러 수일 수 있습니다: {1}.","invalidDate":"“{0}”은(는) 달력에 없는 날입니다.","outOfRange":"{0}: “{1}”은(는) 쓸 수 없습니다.","divisionByZero":"0으로 나눌 수 없습니다.","tooLarge":"결과가 너무 큽니다.","missing":"필요한 값이 빠졌습니다.","didYouMean":"혹시 {0}인가요?"},"notes":{"food":"식품의 칼로리는 킬로칼로리(kcal)로, 이것의 천 배입니다.","aside":"“{0}”은(는) 고려하지 않았습니다.","cold":"절대 영도(−273.15 °C)보다 낮은 온도는 없습니다.","assumed":"“{0}”은(는) {1}(으)로 읽었습니다."},"tools":{}};
