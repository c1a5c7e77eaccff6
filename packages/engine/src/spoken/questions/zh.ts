import type { Questions } from './declared.ts';

// What sentences have in common. The sign for a percentage stands after its number, its words before it.
const percent = (key: string): string => `({${key}}%|%{${key}})`;
const is = '[是|等于|为] [多少|几|多少钱|几块] [钱] [呢|啊]';
const money = '[元|块|块钱|人民币|圆]';
const people = '{people}(个人|人|位|个朋友|名)';
const tax = '(增值税|税|税费|消费税|税率)';
const born = '(出生|生|出生的人|生的|生日|出生的|生人)';
const years = '(年|年期)';
const span = '{days}天|{weeks}(周|个星期|星期|个礼拜)|{months}(个月|月)|{years}年';
const left = '[还有|有|还剩|还差|剩]';
const things = '[个人|个|人|名|位|分|元|块|道题|道|题|次|件|张|本|天|只|台|票|页|所|家]';
const portion = '(百分之几|百分之多少|几%|多少%|百分比|百分比是多少|占比|占比多少)';
const room = '房间|屋子|客厅|长方形|矩形|地|地面|墙|院子|卧室';
const bmi = '(bmi|体重指数|身体质量指数|身高体重指数)';

export const questions: Questions = {
  asks: {
    average: '[的] (平均数|平均值|平均分|平均分数|平均成绩|平均) [是|等于|为] [多少|几|多少钱|几块] [钱] [呢|啊]',
    sum: [`{values} [的] (和|总和|合计) ${is}`, '(总和|合计) {values}'],
    percentOf: [`(%{x}) [的] {y} ${is}`, `{y} [的] ${percent('x')} ${is}`, `${percent('x')} of {y}`],
    share: [
      '{x} [是|占|为] {y} [的] (百分之几|百分之多少|几%|多少%|百分比) [呢]',
      '{x} [占|在] {y} [中] [的] (百分比|比例) [是多少]',
      `(满分|总分) {y} [分] [,] (考了|得了|得|考|拿了|答对|我考了) {x} [分] [,] [是|占|等于] ${portion} [呢]`,
      `[总共|一共|共|全班|全校|公司] [有] {y} ${things} [,] (中|里|其中|里面|中有|里有|里面有|当中) [有] {x} ${things} [,] [是|占|占了|等于|为|及格] ${portion} [呢]`,
      `[总共|一共|共|全班|全校|公司] [有] {y} ${things} [,] (及格|合格|通过|女生|男生|女生有|男生有|出席|迟到|缺席|参加|答对|做对) [的] [有] {x} ${things} [,] [是|占|占了|等于|为] ${portion} [呢]`,
      `{x} ${things} (占|是|在) {y} ${things} [中|里] [的] ${portion} [呢]`,
    ],
    change: [
      '从 {x} (到|增长到|涨到|降到|跌到|增加到|减少到|变成) {y} [,] (百分之几|百分之多少|涨了百分之几|涨幅|增长率|变化率|降了百分之几|跌了百分之几|增长了百分之几|增长百分之几|增长了百分之多少|增长百分之多少|跌幅|增幅|降幅|涨了多少%|百分比变化|变化百分之几|增加了百分之几|减少了百分之几) [是|多少|是多少]',
      '{x} (到|增长到|涨到|降到|跌到|增加到|减少到) {y} [的] (增长率|变化率|涨幅|跌幅|百分比变化|涨了百分之几|降了百分之几|增幅|降幅|跌了百分之几|增长了百分之几) [是多少]',
    ],
    whole: [
      `{value} 是 (什么数|哪个数|多少|几|谁) 的 ${percent('percent')}`,
      `(什么数|哪个数|多少) 的 ${percent('percent')} 是 {value}`,
      `${percent('percent')} 是 {value} [,|那么] (全部|总数|100%|百分之百|整体|原数) ${is}`,
    ],
    priceBefore: [
      `(打|减|降价|优惠|降) ${percent('percent')} (后|之后|以后) [价格|售价] [是] {value} ${money} [,] (原价) ${is}`,
      `(原价) [是多少|多少] [如果] ${percent('percent')} (折扣|优惠) 后 [是] {value}`,
    ],
    fromRoman: [
      '(罗马数字|羅马数字) {roman} [是|等于|代表|表示|换成|转换成|为] [阿拉伯数字] [几|多少|什么数字|什么数|什么|多少呢]',
    ],
    savings: [
      `(存|存款|投资|存入|复利) {principal} ${money} [,] [年利率|利率|年化|年收益率] ${percent('ratePercent')} [的] [复利|利率] [,] [存] {years} ${years} [后|之后] [有|本息|能拿] ${is}`,
    ],
    discountAndTax: [
      `{price} ${money} (减|打|优惠|降) ${percent('discountPercent')} [折扣] (再加|加|加上|+) ${percent('taxPercent')} [的] ${tax}`,
    ],
    discount: [
      `{price} ${money} (减|优惠|降价|减去|便宜|降|打折|立减|折扣) ${percent('discountPercent')} [后|折扣] ${is}`,
      `{price} ${money} [的] [打] ${percent('discountPercent')} (折扣|的折扣|优惠|off) [后|价] ${is}`,
      `${percent('discountPercent')} (折扣|的折扣|优惠|off) [,] {price} ${money}`,
    ],
    fuelCost: [
      `[开|行驶|跑] {distance:kilometer} [,] [百公里油耗|百公里|油耗|每百公里] {efficiency} (升|l) [/100公里|/100km|每百公里|/百公里] [油] [,] [油价|每升|汽油|一升] {fuelPrice} ${money} [/升|每升|一升|/l] [,] [油费|油钱|要多少油费|油费多少|要多少油钱|需要多少油费] ${is}`,
      `(油费|油钱) {distance:kilometer} [百公里油耗|百公里|油耗] {efficiency} (升|l|l/100km) [油价|每升] {fuelPrice} ${money}`,
    ],
    fuelCostPerLiter: [
      `[开] {distance:kilometer} [,] [每升跑|一升跑|油耗] {efficiency} (km/l|公里/升|公里每升) [,] [油价|每升] {fuelPrice} ${money} [/升|每升] [油费|油钱] ${is}`,
    ],
    loan: [
      `(贷款|房贷) {principal} ${money} [,] {years} ${years} [,] [年利率|利率|利息] ${percent('ratePercent')} [,] [每月|月供|每个月] [还|还款] ${is}`,
      `{principal} ${money} (贷款|房贷|的贷款) [,] [年利率|利率] ${percent('ratePercent')} [,] {years} ${years} [,] [每月|月供] [还|还款] ${is}`,
    ],
    netOfTax: [
      `(含税|含税价) {amount} ${money} [,] [税率] ${percent('taxPercent')}`,
      `(含税|含税价) {amount} ${money} [,] [税率] ${percent('taxPercent')} [的] [税] [,] (不含税|税前|不含税价|去税) [价格|价|金额] ${is}`,
      `{amount} ${money} [的] (含税|含税价|含) [,] [税率] ${percent('taxPercent')} [的] [增值税|税] [,] (不含税|税前|不含税价|去税) [价格|价|金额] ${is}`,
      `{amount} ${money} (减去|扣除|去掉|不含|减) ${percent('taxPercent')} [的] ${tax} ${is}`,
    ],
    taxOn: [
      `{amount} ${money} [的] ${percent('taxPercent')} [的] ${tax} ${is}`,
      `{amount} ${money} [的] ${tax} [按|是|,] ${percent('taxPercent')} ${is}`,
      `${percent('taxPercent')} [的] ${tax} [,] {amount}`,
    ],
    withTax: [
      `(不含税|不含税价|未税|未税价|税前) {amount} ${money} [,] (加|加上|+|另加|税率|税点) ${percent('taxPercent')} [的] [${tax}] [,] [含税] [价] ${is}`,
      `(不含税|不含税价|未税|未税价|税前) {amount} ${money} [,] ${percent('taxPercent')} [的] [${tax}] [,] (含税|含税价) ${is}`,
      `{amount} ${money} (加|加上|+|另加) ${percent('taxPercent')} [的] ${tax} ${is}`,
      `{amount} ${money} (加|加上|+|另加) ${tax} ${percent('taxPercent')} ${is}`,
      `{amount} ${money} (不含税) [,] [税率] ${percent('taxPercent')} [税] [,] [含税] [价] ${is}`,
    ],
    tipShared: [
      `{subtotal} ${money} [的] [账单] [加|+|加上] ${percent('tipPercent')} [的] 小费 [,|由] ${people} [平分|分摊|aa|平摊|分] [每人|一个人] [付|出] [多少|多少钱]`,
      `{subtotal} ${money} [账单] [加|+|加上] 小费 ${percent('tipPercent')} [,] ${people} [平分|分摊|aa|平摊|分] [每人|一个人] [付|出] [多少|多少钱]`,
    ],
    tip: [
      `{subtotal} ${money} [的] [账单] [加|给|+|付|加上] ${percent('tipPercent')} [的] 小费 ${is} [一共|共|总共] [多少] [钱]`,
      `{subtotal} ${money} [的] [账单] [加|给|+|付|加上|的] 小费 ${percent('tipPercent')} ${is}`,
      `${percent('tipPercent')} [的] 小费 [,] {subtotal}`,
    ],
    split: [
      `[aa制|aa|聚餐|吃饭] ${people} [吃饭|聚餐|吃] (吃了|花了|消费了|消费|一共花了|共花了|一共|共|总共) {subtotal} ${money} [,] [平分|平摊|均摊|aa|aa制] (每人|每个人|一人|人均) [付|出|分|要付|应付|是] [多少|多少钱] [呢]`,
    ],
    ageOn: [`{birthDate} [日] ${born} [的人] [,] [在|到] {asOf} [是] [多大|几岁|多少岁|年龄] [了]`],
    age: [`(年龄|几岁|出生日期|生日) [是|:] {birthDate} [多大|几岁|年龄|今年几岁|今年多大]`],
    daysAfter: [`{start} (加|+|加上) (${span})`],
    ago: [`[今天] (${span}) (前|之前|以前) [是|是哪天|是几号|是几月几号|是哪一天|是什么日期|的日期]`],
    fromToday: [
      `(今天往后|从今天往后|往后|从今天起往后) [数] (${span}) [是] (几号|哪天|哪一天|几月几号|什么日期|星期几)`,
      `[今天|从今天起|从今天] [再] [过] (${span}) (后|之后|以后) [是|是哪天|是几号|是几月几号|是哪一天|是什么日期|的日期]`,
    ],
    weeksUntil: [`[距离|离|到] {end:next} ${left} (几周|多少周|几个星期|多少个星期|几个礼拜)`],
    weeksBetween: ['[从] {start} (到|至|和|与) {end} [之间|有|一共] [有] (几周|多少周|几个星期|多少个星期)'],
    daysUntil: [
      `[距离|离|到|距] {end:next} ${left} (多少天|几天|多久|多少日)`,
      `${left} (多少天|几天) [到|就是|过] {end:next}`,
    ],
    daysSince: [
      '{start:last} (到今天|到现在|至今|以来|过去|过了) [已经|有|一共] [过了|过去了|过去] (多少天|几天|多久|多少天了|几天了) [了]',
    ],
    daysBetween: ['[从] {start} (到|至|和|与) {end} [之间|有|一共|相差|相隔|相距|共|隔] [有] (多少天|几天|天数) [了]'],
    hoursBetween: [
      '[从] {start} (到|至) {end} [上班|工作|睡|睡了] [是|有|一共|共] [多少] [几个小时|多少小时|多少个小时|多长时间|多久|几小时]',
    ],
    bmi: [
      `(身高) {height} [,] (体重) {weight} [,] [的] ${bmi} ${is}`,
      `(身高) {height} [,] (体重) {weight:kilogram} [,] [的] ${bmi} ${is}`,
      `(身高) {height:centimeter} [,] (体重) {weight} [,] [的] ${bmi} ${is}`,
      `${bmi} [是] (身高) {height} [,] (体重) {weight}`,
      `${bmi} [体重] {weight:kilogram} [,] [身高] {height:centimeter}`,
      `${bmi} [身高] {height:centimeter} [,] [体重] {weight:kilogram}`,
      `[体重] {weight:kilogram} [,] [身高] {height:centimeter} [的] ${bmi} ${is}`,
      `[身高] {height:centimeter} [,] [体重] {weight:kilogram} [的] ${bmi} ${is}`,
    ],
    consumption: [
      '[我] [跑了|开了|行驶了|走了|跑|开|行驶] {distance:measure} [,] (用了|耗了|烧了|加了|花了) {fuel:measure} [的] [油|汽油|柴油] [,] (百公里油耗|平均油耗|油耗|百公里) [是] [多少|几升|多少升]',
      '[加油|加了|加|用了|烧了] {fuel:measure} [油|汽油] (跑|跑了|开|开了|行驶|行驶了|走了) {distance:measure} [,] [的] [平均] [油耗|百公里油耗|百公里] [是] [多少|几升|多少升|几个油]',
      '{distance:measure} (用|用了|耗|耗油|消耗|加了|油耗) {fuel:measure}',
    ],
    finish: [
      '(配速) {pace} [的] [跑|跑完] {distance} [要|需要|得|用|要跑] (多久|多长时间|多少时间|几分钟|多少分钟|几小时|几个小时|多少小时)',
      '[跑] {distance} [,] [配速] {pace} (/km|/公里|每公里) [要|需要|跑] [多久|多长时间|多少时间]',
      '[跑] {distance} [,] {pace} 的配速 [要|需要|跑|要跑|得] (多久|多长时间|多少时间|几分钟|多少分钟)',
      '[跑] {distance} [,] {pace} (配速) [要|需要|跑|要跑] (多久|多长时间|多少时间)',
      '[跑] {distance} (配速) {pace} [要|需要] [多久|多长时间]',
    ],
    pace: [
      '[我] [跑|跑步|跑完] {distance} [用|用时|用了|花|花了|跑|跑了|耗时] {time} [,] [的] [平均] (配速) [是|要] [多少|几分|多快] [呢]',

      '[半马|全马|马拉松|半程马拉松|全程马拉松|半程|全程] {distance} [用|用时|跑|跑了|花了] {time} [,] [的] [平均] (配速|每公里|每公里配速|一公里) [是|要|跑] [多少|几分钟|多少分钟|几分|多久]',
    ],
    area: [`(长) {width:measure} [,] (宽) {height:measure} 的 (${room}) [是多少{unit}|是几{unit}]`],
    download: [
      '[用] {speed} [的] [网速|宽带|速度|网络] [,] (下载|上传|传输) {size} [的] [文件|电影|游戏] [要|需要|得] [多久|多长时间|几分钟|多少分钟|几秒|多少秒]',
      '(下载|上传|传输) {size} [的] [文件|电影|游戏] [,] [网速|速度|宽带] {speed} [要|需要|得] [多久|多长时间|几分钟|多少分钟|几秒|多少秒]',
    ],
    litersOfPaint: [
      `[刷|涂|粉刷] {area:measure} [的] [墙|墙面|屋顶] [,] [要|需要|用] (多少升|几升|多少公升) (油漆|涂料|乳胶漆|漆)`,
      `{area:measure} [的] [墙|墙面] [要|需要|用] (多少) (油漆|涂料|乳胶漆|漆)`,
    ],
    zone: ['{from:city}[时间]{time}[是|等于|的时候|时|，]{to:city}[时间][是](几点|几点钟|什么时间|多少点)'],
  },

  answers: {
    original: '原来的数',
    tipTotal: '含小费总额',
    perPerson: '每人',
    gross: '含税',
    net: '不含税',
    tax: '税额',
    discounted: '折后价',
    total: '总计',
    years: '周岁',
    date: '日期',
    weekday: '星期',
    days: '天数',
    weeks: '周数',
    time: '时长',
    economy: '油耗',
    fuelCost: '油费',
    pace: '每公里配速',
    finish: '总时间',
    bmi: '体重指数',
    mean: '平均数',
    sum: '总和',
    payment: '每期还款',
    savings: '本息合计',
    roman: '罗马数字',
    zone: '当地时间',
    number: '数字',
    tiles: '瓷砖数',
    paint: '涂料',
    area: '面积',
    download: '时间',
  },
  settings: {
    tipPercent: '小费（%）',
    wastePercent: '损耗（%）',
    coats: '涂刷遍数',
    coverage: '每升面积',
    can: '每桶容量',
    compounded: '计息周期',
    yearly: '每年',
    payments: '还款周期',
    monthly: '每月',
  },
};
