// Written from data/languages and spoken: `pnpm generate`

import type { Speech } from '../../model/speech.ts';

export const speech: Speech = {"tag":"zh","refusals":{"unreadable":"此处无法识别“{0}”。","unknownUnit":"“{0}”不是我们认识的单位。","ambiguousUnit":"“{0}”可能是多个单位：{1}。","incompatibleUnits":"“{0}”测量的是另一种量。","unknownIngredient":"“{0}”不是我们认识的食材。","ambiguousNumber":"“{0}”可能是多个数：{1}。","invalidDate":"“{0}”不是日历中的日期。","outOfRange":"{0}：“{1}”在此不可用。","divisionByZero":"不能除以零。","tooLarge":"结果太大。","missing":"缺少一项数据。","didYouMean":"您是指{0}吗？"},"notes":{"food":"食物的“卡路里”指千卡（kcal），是它的一千倍。","aside":"未考虑“{0}”。","cold":"没有低于绝对零度（−273.15 °C）的温度。","assumed":"“{0}”按{1}理解。"},"tools":{}};
