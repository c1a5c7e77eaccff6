import type { EverydayWords } from './questions.ts';

// What sentences have in common. Particles are written together with the word before them.
const is = '[은|는|이|가] [얼마|몇|얼마야|얼마예요|얼마인가요|얼마지|몇이야|몇인가요|얼마죠|계산|뭐야|얼마나 돼]';
const of = '[의|에서|에|중]';
const people = '{people} (명이서|명이|명으로|명|사람이|사람|인|명에서)';
const tax = '(부가세|부가가치세|세금|vat)';
const off = '(할인하면|할인된 가격|할인|세일|할인가|할인율|할인해|오프)';
const born = '(생|생인|출생|출생자|태어났|태어났어|태어난|태어났는데|태어났으면|태어난 사람|생일)';
const years = '(년|년간|년 동안|년짜리|년 만기|년 후|년동안)';
const span = '{days}일|{weeks}주|{weeks}주일|{months}개월|{months}달|{years}년';
const count = '[는|은|까지] [몇 일|며칠|몇일|얼마나] [이야|남았어|남았나|남았지|인가요|인지|남았나요|남았습니까|걸려]';
const things = '(명|개|점|원|문제|회|번|일|장|권|표|마리|대|건|곳|쪽|페이지)';
const portion = '(몇%|몇 %|몇 퍼센트|몇 프로|몇퍼센트|몇프로|몇퍼|몇 퍼)';
const bmi = '(bmi|체질량지수|체질량 지수)';

export const everyday: EverydayWords = {
  asks: {
    percentOf: [`{y} ${of} {x}% ${is}`, `{x}% of {y}`],
    share: [
      '{x} [은|는|이|가] {y} [의|에서|중|중에] (몇%|몇 %|몇 퍼센트|몇 프로|몇퍼센트|몇프로) [야|이야|예요|인가요|인지|지]',
      '{y} (중|중에|중에서|에서|의) {x} [은|는|이|가] (몇%|몇 %|몇 퍼센트|몇 프로|몇퍼센트|몇프로) [야|이야|예요|인가요|인지]',
      `{y} [${things}] (중|중에|중에서|가운데) {x} [${things}] [은|는|이|가|이면|면|을|를] [맞으면|맞았으면|맞히면|맞으면은] ${portion} [야|이야|예요|인가요|인지|지|니|일까]`,
      `{x} [${things}] [은|는|이|가] {y} [${things}] (의|중|중에|중에서|에서) ${portion} [야|이야|예요|인가요|인지|지|니|일까]`,
      `{y} (점 만점에|점만점에|점 만점에서) {x} [점] [은|는|이|가|이면|면] ${portion} [야|이야|예요|인가요|인지|지|니|일까]`,
      '{y} 중 {x} [의] (비율|백분율)',
    ],
    change: [
      '{x} 에서 {y} [으로|로|까지] [는|은|가면|오르면|증가하면|감소하면|늘면|줄면|되면] (몇%|몇 %|몇 퍼센트|몇 프로|변화율|증가율|감소율|몇퍼센트|몇프로) [은|는] [증가|감소|변화|상승|하락|올랐어|오른|증가야|얼마]',
      '{x} 에서 {y} [으로|로|까지] [의] (변화율|증가율|감소율|증감률|상승률|하락률)',
    ],
    whole: [
      '{value} [은|는|이|가] (어떤 수의|어떤 수 의|무엇의|얼마의|몇의) {percent}% [야|인가|인가요]',
      '{percent}% [가|이] {value} (이면|면|일 때|인) (전체는|전체|100%는|100%|수는|원래 값은) [얼마|몇] [야|인가요]',
    ],
    priceBefore: [
      `{percent}% 할인 [된|한|해서|가격이] [가격이] {value} (이면|면|일 때|인데) (원가|정가|원래 가격|원래가격|할인 전 가격) ${is}`,
      `{percent}% 할인 (후|해서) {value} (원가|정가|원래 가격|할인 전 가격) ${is}`,
    ],
    tipShared: [
      `{subtotal} [에] [팁] {tipPercent}% [팁] [을|를] [더해서|포함|포함해서|더하고|추가] ${people} [이|으로] [나누면|나눠|나눠 내면|더치페이|나눠내면] [1인당|한 명당|한명당|각자] [얼마]`,
    ],
    tip: [
      `{subtotal} [에|의] {tipPercent}% 팁 [을|은|더하면|추가|포함|포함하면] [더하면] [얼마]`,
      `{subtotal} [에|의] 팁 {tipPercent}% [를|은|는|더하면|추가|포함|포함하면] [더하면] [얼마]`,
      `팁 {tipPercent}% {subtotal}`,
      `{tipPercent}% 팁 {subtotal}`,
    ],
    split: [
      `{subtotal} [을|를] ${people} [이|으로|에서] (나누면|나눠|나눠 내면|나눠내면|더치페이|나눠서|나누기|나눌 때|나눠 내기|n빵|엔빵) [하면] [1인당|한 명당|한명당|각자] [얼마] [야|씩|예요|인가요]`,
      `{subtotal} ${people} 더치페이 [하면]`,
    ],
    netOfTax: [
      `{amount} [에서|의] [${tax}] {taxPercent}% [의] [${tax}] [를|을] (빼면|제외하면|제외|뺀 금액|제하면|뺀) ${is}`,
      `[${tax}] {taxPercent}% (포함|포함된|포함해서) {amount} [의|이면|일 때] [공급가|공급가액|세전|부가세 별도] ${is}`,
      `{amount} [은|는|에|이] [${tax}] {taxPercent}% [${tax}] (포함|포함 가격|포함가) [이면] [공급가|공급가액|세전] ${is}`,
      `{amount} [의] (공급가|공급가액|공급가는) [은|는] [부가세] {taxPercent}%`,
    ],
    taxOn: [
      `{amount} [의|에 대한|에] ${tax} [은|는] {taxPercent}% ${is}`,
      `{amount} [의|에 대한|에] {taxPercent}% ${tax} ${is}`,
      `${tax} {taxPercent}% {amount}`,
    ],
    withTax: [
      `{amount} [에] ${tax} {taxPercent}% [를|을] (더하면|추가|추가하면|붙이면|포함하면|별도) ${is}`,
      `{amount} [에] {taxPercent}% ${tax} [를|을] (더하면|추가|추가하면|붙이면|포함하면|별도) ${is}`,
      `{amount} (더하기|플러스|+) ${tax} {taxPercent}%`,
      `{amount} (더하기|플러스|+) {taxPercent}% ${tax}`,
    ],
    discountAndTax: [
      `{price} [에서|의] {discountPercent}% 할인 [하고|후|에] [${tax}] {taxPercent}% [${tax}] [더하면|추가]`,
    ],
    discount: [
      `{price} [에서|의|을|를|짜리] {discountPercent}% ${off} [하면|받으면|가격] ${is}`,
      `{discountPercent}% ${off} {price}`,
      `{price} ${off} {discountPercent}% ${is}`,
      `{price} (빼기|마이너스) {discountPercent}%`,
      `{price} 에서 {discountPercent}% (빼면|깎으면|싸게)`,
    ],
    ageOn: [`{birthDate} [에] ${born} [사람] [의|은|는] {asOf} [에|기준|현재] [만] (나이|몇 살|몇살) ${is}`],
    age: [
      `{birthDate} [에] ${born} [이면|면|의|는|은|사람] [사람] [지금|현재|오늘] [만] (나이|몇 살|몇살|만나이|나이는) [은|는|야|이야|이에요|인가요|계산] [몇 살] [이야]`,
      `(생년월일|생일|나이) [이|은|는|:] {birthDate} [생] [이면] [만] [나이|몇 살|몇살]`,
      `{birthDate} [만] (나이|만나이|만 나이)`,
    ],
    weekday: [
      '{start:next} [은|는|이|가] [무슨] (무슨 요일|요일|무슨요일) [이야|이었어|이에요|인가요|이지|이었나|입니까|이었지]',
    ],
    daysBefore: [`{start} [의] (${span}) 전 [은|날짜|은 며칠|은 언제|날] [며칠|언제]`],
    daysAfter: [
      `{start} [부터|에서|의|로부터] (${span}) (후|뒤) [는|날짜|는 언제|날] [며칠|언제|무슨 요일]`,
      `{start} (더하기|+) (${span})`,
    ],
    ago: [`[오늘부터|오늘|지금부터] (${span}) 전 [은|날짜|날] [며칠|언제|무슨 날]`],
    fromToday: [
      `[오늘부터|오늘|지금부터|오늘로부터] (${span}) (후|뒤) [는|날짜|날] [며칠|언제|몇 월 며칠] [이야|인가요|이지]`,
    ],
    weeksUntil: [`{end:next} 까지 [는] (몇 주|몇주) [남았어|남았나|야|남았지|남았나요]`],
    weeksBetween: ['{start} 부터 {end} 까지 [는|은] (몇 주|몇주) [야|인가요]'],
    daysUntil: [
      `{end:next} 까지 [는] [앞으로] (며칠|몇 일|몇일|얼마나) [이야|남았어|남았나|남았지|인가요|남았나요|남았습니까|남음]`,
      `{end:next} (d-day|디데이)`,
    ],
    daysSince: [
      '{start:last} [부터|로부터] [오늘까지|지금까지|오늘] [까지] (며칠|몇 일|몇일) [이야|지났어|됐어|째야|지났나|지났지|지났나요|됐지]',
      '{start:last} (이후|이후로) [오늘까지] (며칠|몇 일|몇일) [이야|지났어|됐어|지났나|지났지]',
    ],
    daysBetween: [
      `{start} (부터|에서) {end} 까지 ${count}`,
      '{start} [과|와] {end} 사이 [의|는|에] (며칠|몇 일|몇일|일수|날짜) [이야|이 있어|인가요|차이]',
    ],
    hoursBetween: ['{start} (부터|에서) {end} 까지 [는|은] [몇 시간|몇시간|시간|얼마나] [이야|인가요|걸려|이지]'],
    fuelCost: [
      '{distance:kilometer} [를|을|가는데|가는 데|주행] [연비] [100km당] {efficiency} (l/100km|리터/100km|l) [로] [가면] [기름값|휘발유|리터당|휘발유값|유가] [이|은|가] [리터당] {fuelPrice} [이면|일 때|/l|/리터] [기름값|연료비|유류비|비용] [은|는] [얼마]',
    ],
    fuelCostPerLiter: [
      '{distance:kilometer} [를|을|가는데|가는 데|주행|가면] [연비] [가|는|은] {efficiency} (km/l|km/리터|킬로|키로) [로|이고|에|,|이면|일 때] [가면] [기름값|휘발유|리터당|휘발유값|유가] [이|은|가] [리터당] {fuelPrice} [이면|일 때|/l|/리터] [기름값|연료비|유류비|비용] [은|는] [얼마] [야|인가요]',
      '(기름값|연료비|유류비) {distance:kilometer} [연비] {efficiency} km/l [리터당|휘발유] {fuelPrice}',
    ],
    finish: [
      '{distance} [를|을] [페이스] {pace} (페이스로|페이스|분/km|/km) [로] [뛰면|달리면] [얼마나|몇 분|기록|시간] [걸려|걸리나|걸리나요|은]',
    ],
    pace: [
      '{distance} [를|을] {time} [에|만에|동안] [뛰면|달리면|뛴|완주] [의] 페이스 [는|가] [얼마|몇]',
      '페이스 {distance} {time}',
      '[마라톤|풀코스|하프|하프마라톤] {distance} [를|을] {time} [에|만에|동안|안에|으로|로] [뛰면|달리면|뛰려면|달리려면|뛴|완주|완주하면|완주하려면|들어오려면] [의] (페이스|1km당|km당|1킬로당|킬로당|1킬로에|1km에|1킬로미터당) [는|가|은] [몇 분|몇분|얼마] [이야|야|인가요|이지|예요|에 뛰어야 해|페이스]',
    ],
    speed: [
      '{distance} [를|을] {time} [에|만에|동안] [가면|갈 때|간|달리면|이동하면|가려면|주파하면] [평균] (속도|시속|속력|평균속도|평균 속도) [는|가|은] [얼마|몇 km|몇km|몇 킬로|몇 키로|몇] [야|이야|인가요|예요|지|나와]',
      '(속도|평균속도|평균 속도) {distance} {time}',
    ],
    duration: [
      '{distance} [를|을] {speed} [로|으로|의 속도로|속도로] [가면|달리면|이동하면|갈 때|가는데] [시간] (몇 시간|몇시간|얼마나|시간|몇 분|소요 시간|소요시간) [이|은] [걸려|걸리나|걸리나요|걸리지|걸릴까|걸려요]',
      '{distance:measure} [를|을] {speed:measure} (로|으로)',
    ],
    consumption: [
      '{distance:measure} [를|을|에|가는데] {fuel:measure} (연비|쓰면|썼으면|사용|소모)',
      '{fuel:measure} (로|으로) {distance:measure} [연비]',
      '연비 {distance:measure} {fuel:measure}',
    ],
    distance: [
      '{speed} [로|으로|의 속도로|속도로] {time} [을|를] [동안|간] [가면|달리면|이동하면|가는|이동한] (몇 km|몇 킬로|거리|얼마나|몇km|몇 키로) [를|는|은] [가|가나|갈까|가지|얼마|이동해|갈 수 있어]',
      '{time} [동안|간] {speed} [로|으로] [가면|달리면|이동하면] (몇 km|몇 킬로|거리|얼마나|몇km) [를|는|은] [가|가나|갈까|가지|얼마]',
    ],
    bmi: [
      `${bmi} [몸무게|체중] {weight:kilogram} [에] [키|신장] {height:centimeter}`,
      `${bmi} [키|신장] {height:centimeter} [에] [몸무게|체중] {weight:kilogram}`,
      `(키|신장) {height} [이고|,|에] (몸무게|체중) {weight} [면|이면|일 때] [의] ${bmi} ${is}`,
      `(몸무게|체중) {weight} [이고|,|에] (키|신장) {height} [면|이면|일 때] [의] ${bmi} ${is}`,
      `${bmi} (키|신장) {height} [,] (몸무게|체중) {weight}`,
      `[몸무게|체중] {weight:kilogram} [이고|,|에] [키|신장] {height:centimeter} [면|이면|일 때|의|인 사람] ${bmi} ${is}`,
      `[키|신장] {height:centimeter} [이고|,|에] [몸무게|체중] {weight:kilogram} [면|이면|일 때|의|인 사람] ${bmi} ${is}`,
    ],
    average: [`{values} [의] (평균|평균값) ${is}`, '(평균|평균값) {values}'],
    sum: [`{values} [의] (합|합계|총합) ${is}`, '(합|합계|총합) {values}'],
    loan: [
      `{principal} [을|를] [연|연이율|금리|이자] {ratePercent}% [이자] [로|금리로|에] [대출] {years} ${years} [대출|상환] [하면|받으면|시|대출 시] [월 상환금|월 납입금|월 납부금|매달] ${is}`,
      `{principal} (대출|주택담보대출|대출금) [을] [연|연이율|금리|이자] {ratePercent}% [로|금리로] {years} ${years} [상환] [월 상환금|월 납입금|월 납부금|매달] ${is}`,
      `(대출|월 상환금|주택담보대출) {principal} [연|금리|이자] {ratePercent}% {years} ${years}`,
    ],
    savings: [
      `{principal} [을|를] [연|연이율|연이자|금리] {ratePercent}% [의] (복리로|복리|이자로|예금|적금|투자|금리로) [로] {years} ${years} [투자하면|저축하면|예금하면|후|두면|뒤] ${is}`,
      `(복리|예금|투자) {principal} [연] {ratePercent}% {years} ${years}`,
    ],
    roman: [
      '{integer} [을|를|은|는] (로마 숫자로|로마숫자로|로마 숫자|로마숫자) [는|표기|쓰면|변환] [뭐야|무엇]',
      '(로마 숫자|로마숫자) {integer}',
    ],
  },
  answers: {
    original: '원래 값',
    tipTotal: '팁 포함 합계',
    perPerson: '1인당',
    gross: '세금 포함',
    net: '세금 제외',
    tax: '세액',
    discounted: '할인된 가격',
    total: '합계',
    years: '만 나이',
    date: '날짜',
    weekday: '요일',
    days: '일수',
    weeks: '주 수',
    time: '시간',
    economy: '연비',
    fuelCost: '연료비',
    pace: '1km당 페이스',
    finish: '총 시간',
    bmi: '체질량지수',
    mean: '평균',
    sum: '합계',
    payment: '상환금',
    savings: '최종 금액',
    roman: '로마 숫자',
  },
};
