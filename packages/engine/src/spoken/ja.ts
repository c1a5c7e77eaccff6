import type { ToolWords } from './tool-words.ts';

const equivalence = {
  label: '等価関係',
  about:
    '異なる量を結びつけるもの。分光（波長・周波数・光子エネルギー・波数）、質量とエネルギー、熱（kTによる温度とエネルギー）、個数（モルと数）から選びます。',
  names: { spectral: '分光', 'mass-energy': '質量とエネルギー', thermal: '熱（kT）', count: 'モルを個数として' },
} as const;

const codes = {
  label: 'コード体系',
  about: '換算元と換算先に使うコードの体系（UCUMまたはUN/ECE勧告20号）。指定がなければ名前と記号です。',
  names: { ucum: 'UCUM', unece: 'UN/ECE勧告20号', excel: 'ExcelとSheets(CONVERT)', prometheus: 'Prometheus' },
} as const;

const substance = {
  label: '物質',
  about: '量る物質。C6H12O6のような化学式も使えます。モル質量によって質量と物質量を換算します。',
} as const;

const molarMass = {
  label: 'モル質量',
  fields: { gramsPerMole: '1モルあたりのグラム数', uncertainty: '不確かさ', formula: '化学式', source: '出典' },
} as const;

const operations = { simplify: '約分', decimal: '小数で表す', percent: 'パーセントで表す' } as const;
const questions = {
  'percent-of': 'yのx%',
  'percent-change': 'xからyへの変化率',
  share: 'xはyの何%か',
} as const;
const systems = { metric: 'メートル法（kg、cm）', imperial: 'ヤード・ポンド法（lb、ft、in）' } as const;
const electric = { watts: 'ワット', amps: 'アンペア', volts: 'ボルト' } as const;
const ranges = { '{0} to {1}': '{0}〜{1}', 'under {0}': '{0}未満', '{0} and more': '{0}以上' } as const;

const gregorian = '日付はグレゴリオ暦で数えます。導入以前の日付も同様です。';
const anySides = '辺ごとに単位が違ってもかまいません。それぞれ正確に換算します。';
const clock = '時と分をコロンで区切ります。';

const holidays = { label: '祝日', about: '2026-12-25のような日付をスペースで区切ります。営業日から除きます。' };

const weekdays = {
  Monday: '月曜日',
  Tuesday: '火曜日',
  Wednesday: '水曜日',
  Thursday: '木曜日',
  Friday: '金曜日',
  Saturday: '土曜日',
  Sunday: '日曜日',
} as const;
const stages = { G1: 'G1', G2: 'G2', G3a: 'G3a', G3b: 'G3b', G4: 'G4', G5: 'G5' } as const;
const digits = {
  black: '黒',
  brown: '茶',
  red: '赤',
  orange: '橙',
  yellow: '黄',
  green: '緑',
  blue: '青',
  violet: '紫',
  gray: '灰',
  white: '白',
} as const;
const colors = { ...digits, gold: '金', silver: '銀' } as const;
const countries = {
  eu: '欧州（ドイツ）',
  uk: '英国',
  us: '米国',
  fr: 'フランス',
  it: 'イタリア',
  jp: '日本',
  cm: '胸囲または頭囲（cm）',
} as const;

/** Places of the examples and the table of the time zone converter. */
const places = {
  'Los Angeles': 'ロサンゼルス',
  'New York': 'ニューヨーク',
  London: 'ロンドン',
  Paris: 'パリ',
  Dubai: 'ドバイ',
  India: 'インド',
  Singapore: 'シンガポール',
  Tokyo: '東京',
  Sydney: 'シドニー',
};

export const tools: ToolWords = {
  convert: {
    name: '単位換算',
    description: '数値をある単位から別の単位に換算します。料理の材料では体積と質量の換算もできます。',
    params: {
      value: '値',
      from: '換算元',
      to: '換算先',
      ingredient: { label: '材料', about: '料理の材料。密度によって体積と質量を換算します。' },
      substance,
      as: equivalence,
      codes,
    },
    result: {
      ingredient: '材料',
      substance: '物質',
      result: '結果',
      density: {
        label: '密度',
        fields: {
          gramsPerMilliliter: '1ミリリットルあたりのグラム数',
          source: '出典',
          low: '最小の値',
          high: '最大の値',
        },
      },
      molarMass,
      internationalUnit: '国際単位',
    },
    rules: [
      '結果は、値に換算元の単位の大きさを掛け、換算先の単位の大きさで割ったものです。',
      '温度の度数は、まずゼロ点をそろえます。マイル毎ガロンと距離あたりのリットルは、互いに逆数です。',
      '材料では密度によって体積から重さへ、物質ではモル質量によって質量から物質量へ換算します。',
      '等価関係は指定したときにだけ使います。E = h·f と c = λ·f（分光）、E = m·c²（質量とエネルギー）、E = k·T（熱）、SIが定める数の要素粒子としてのモル（個数）です。',
    ],
    limits: [
      '単位はどの名前や記号でも読み取ります。組立単位も使えます。',
      '密度の確かさは元の表によります。カップへの詰め方のほうが、細かい桁より影響します。',
      'モル質量の確かさは標準原子量によります。その不確かさは答えに示します。情報であって助言ではありません。測定内容は検査機関にお尋ねください。',
    ],
  },
  table: {
    name: '換算表',
    description: '二つの単位の間で、一定の間隔の値をまとめて換算します。',
    params: {
      from: '換算元',
      to: '換算先',
      start: '開始',
      end: { label: '終了', about: '指定がなければ、開始から9段階先です。' },
      step: { label: '間隔', about: 'ゼロ以外。負の値なら減っていきます。' },
      substance,
      as: equivalence,
      codes,
    },
    result: {
      substance: '物質',
      count: '行数',
      rows: { label: '行', fields: { value: '値', result: '結果' } },
      molarMass,
      internationalUnit: '国際単位',
    },
    rules: ['各行は前の行より一段階進んだ値で、開始から正確な十進数で計算し、換算します。'],
    limits: [
      '最後の行は、終了を超えない最後の段階です。',
      '終了の指定がなければ、{0}段階先になります。',
      '負の間隔では減っていきます。',
      '表は最大{0}行です。',
    ],
  },
  gasMark: {
    name: 'オーブン温度の換算',
    description: '英国のガスマークを摂氏と華氏に換算します。逆の換算や、ファンオーブンの設定もわかります。',
    params: {
      value: 'ガスマークまたは温度',
      given: {
        label: '入力の種類',
        names: {
          'gas-mark': 'ガスマーク',
          celsius: '°C',
          fahrenheit: '°F',
          fan: 'ファンオーブンの°C',
          thermostat: 'フランスのサーモスタット',
        },
      },
    },
    result: {
      celsius: '摂氏',
      fahrenheit: '華氏',
      mark: '最も近いガスマーク',
      fan: 'ファンオーブン（摂氏）',
      thermostat: 'フランスのサーモスタット',
      setting: 'オーブンの設定（摂氏）',
      settingFan: 'ファンオーブンの設定（摂氏）',
      settingFahrenheit: 'オーブンの設定（華氏）',
      oven: {
        label: '火加減',
        says: {
          'very cool': 'ごく低温',
          cool: '低温',
          warm: 'やや低温',
          moderate: '中温',
          'moderately hot': 'やや高温',
          hot: '高温',
          'very hot': 'ごく高温',
        },
      },
    },
    rules: [
      '最初の整数のマークは{0} °Fで、1つ上がるごとに{1} °F高くなります。その下は½と¼で、それぞれ{2} °F低くなります。',
      'ファンオーブンは{0} °C低く設定します。',
      'フランスのサーモスタットの1目盛りは{0} °Cです。',
    ],
    limits: [
      'この目盛りを定める規格はありません。英国のガスオーブンのもので、料理本と同じく{0}度単位に丸めています。マーク{2}を{1} °Cとする本もあります。',
      'ファンオーブンは機種によって違います。説明書に従ってください。',
      'オーブンには1目盛りほどの誤差があります。オーブン用温度計を使ってください。',
    ],
  },
  average: {
    name: '平均の計算',
    description: '数の一覧から、平均、中央値、最頻値、範囲、標準偏差を求めます。',
    params: { values: { label: '数', about: 'カンマか空白で区切ります。' } },
    result: {
      mean: '平均',
      median: '中央値',
      modes: '最頻値',
      sum: '合計',
      count: '個数',
      minimum: '最小',
      maximum: '最大',
      range: '範囲',
      sampleDeviation: '標本の標準偏差',
      populationDeviation: '母集団の標準偏差',
    },
    rules: [
      '中央値は、小さい順に並べたときの中央の数か、中央の二つの平均です。',
      '標準偏差は、平均との差の2乗の平均の平方根です。標本では個数より1少ない数で割ります。',
    ],
    limits: ['一覧は最大{0}個です。', 'カンマは数の区切りです。小数点にはピリオドを使います。'],
  },
  fraction: {
    name: '分数計算',
    description: '分数を約分したり、小数やパーセントで表したりします。',
    params: {
      numerator: '分子',
      denominator: { label: '分母', about: 'ゼロ以外。' },
      op: { label: '計算', names: operations },
    },
    result: {
      operation: { label: '計算', names: operations },
      result: '結果',
      repeating: '正確な小数',
    },
    rules: ['約分では、分子と分母を最大公約数で割ります。'],
    limits: ['符号は分子に付けます。', '循環小数は循環節を括弧に入れて示します。最大{0}桁です。'],
  },
  numberBase: {
    name: '進数の変換',
    description: '整数を二進、八進、十進、十六進、そのほかの基数で表します。',
    params: {
      value: { label: '整数', about: '数字。必要なら符号や基数の印も付けられます。' },
      from: '元の基数',
      to: '変換後の基数',
    },
    result: { result: '結果', binary: '二進', octal: '八進', decimal: '十進', hexadecimal: '十六進' },
    rules: ['各桁の重みは、右から数えた位置の分だけ基数を累乗したものです。', '九の次からは文字を数字として使います。'],
    limits: [
      '大きさに制限のない整数を、大文字でも小文字でも読み取ります。小数は扱いません。',
      '負の数には符号を付けます。機械内部の二の補数では表しません。',
    ],
  },
  percentage: {
    name: 'パーセント計算',
    description: 'ある数の何パーセントか、二つの数の変化率、ある数が別の数に占める割合を求めます。',
    params: {
      mode: { label: '求めるもの', names: questions },
      x: { label: 'x', labels: { 'percent-of': 'パーセント', 'percent-change': '変化前', share: '部分' } },
      y: { label: 'y', labels: { 'percent-of': '元の数', 'percent-change': '変化後', share: '全体' } },
    },
    result: {
      result: '結果',
      formula: {
        label: '計算',
        says: {
          '{0}% of {1} = {2}': '{1}の{0}% = {2}',
          'change from {0} to {1} = {2}': '{0}から{1}への変化 = {2}',
          '{0} as a share of {1} = {2}': '{1}に占める{0}の割合 = {2}',
        },
      },
    },
    limits: [
      '変化率はxの絶対値に対する割合です。増加は必ず正になります。',
      '0に対する割合や、0からの変化率は求められません。',
    ],
  },
  proportion: {
    name: '比例と比の計算',
    description: '比例式の足りない数を求め、比を簡単にします。',
    params: {
      a: 'a',
      b: { label: 'b', about: 'a対bが…' },
      c: 'c',
      d: { label: 'd', about: '…c対dに等しい。4つのうち1つを空欄にします。' },
    },
    result: { result: '足りない数', simplest: '最も簡単な比', ratio: '比の値' },
    rules: ['a対bがc対dに等しいとき、a×dはb×cに等しくなります。足りない数は、積を残りの数で割ったものです。'],
    limits: ['一つの比だけならaとbを入力します。最も小さい整数の比になります。', 'ゼロでは割れません。'],
  },
  reversePercentage: {
    name: '元の数の逆算',
    description: '割合と部分から全体を、または増減後の数から元の数を求めます。',
    params: {
      value: '数',
      percent: 'パーセント',
      mode: {
        label: 'この数は',
        names: {
          part: '全体のこのパーセント',
          increased: '全体をこのパーセント増やした数',
          decreased: '全体をこのパーセント減らした数',
        },
      },
    },
    result: { result: '全体', difference: '差' },
    limits: ['値引きと同じ割合を足しても元の価格には戻りません。より小さい数に対する割合だからです。'],
  },
  roman: {
    name: 'ローマ数字の変換',
    description: 'ローマ数字と整数を相互に変換します。',
    params: {
      roman: { label: 'ローマ数字', about: '通常の書き方。大文字でも小文字でもかまいません。' },
      integer: { label: '整数', about: 'これかローマ数字のどちらか、または一致する両方を入力します。' },
    },
    result: {},
    rules: [
      '文字の値は、Mが{0}、Dが{1}、Cが{2}、Lが{3}、Xが{4}、Vが{5}、Iが{6}です。',
      '左から順に足します。大きい文字の前にある小さい文字は引きます。',
    ],
    limits: [
      '通常の書き方だけを読み取るので、1つの数の書き方は1つだけです。',
      '小文字やUnicodeのローマ数字も読み取ります。',
      '最大はMMMCMXCIX、すなわち{0}です。同じ文字は3回まで続けられます。',
    ],
  },
  significantFigures: {
    name: '有効数字の計算',
    description: '数を有効数字で丸め、また有効数字の桁数を数えます。',
    params: {
      value: { label: '数', about: '書かれたとおりに読みます。小数点より後のゼロも数えます。' },
      figures: '有効数字の桁数',
    },
    result: {
      rounded: '丸めた数',
      scientific: '指数表記',
      count: '書かれた数の有効数字の桁数',
      result: '数値',
    },
    rules: [
      '有効数字は、ゼロでない最初の数字から数えます。',
      'ほかの数字に挟まれたゼロは数えます。末尾のゼロは小数点がある数でだけ数え、整数では数えません。',
    ],
    limits: [
      'ちょうど半分は、学校で習うとおりゼロから遠いほうへ丸めます。',
      '指数表記なら、整数では示せない有効数字もすべて示せます。',
    ],
  },
  compoundInterest: {
    name: '複利計算',
    description: '複利と定期的な積立で、貯蓄がいくらになるかを求めます。',
    params: {
      principal: '元金',
      ratePercent: '利率（年%）',
      years: '年数',
      compounded: {
        label: '利息の組み入れ',
        names: { yearly: '毎年', 'half-yearly': '半年ごと', quarterly: '3か月ごと', monthly: '毎月', daily: '毎日' },
      },
      deposit: { label: '毎回の積立額', about: '各期間の終わりに積み立てます。' },
    },
    result: {
      total: '最終残高',
      interest: '利息',
      paidIn: '払込額',
      effectivePercent: '実効利率（年%）',
      growth: { label: '増え方', fields: { year: '年', paidIn: '積立', interest: '利息', balance: '残高' } },
    },
    rules: [
      '各期間で残高は（1 + r）倍になります。rは年利を1年の期間数で割った値です。',
      '毎回dを積み立てると、n期間で d ×（(1 + r)ⁿ − 1）÷ r になります。',
    ],
    limits: ['利率は一定で、引き出し、税金、手数料はないものとします。', '1日ごとの複利では、1年を365日とします。'],
  },
  discount: {
    name: '割引計算',
    description: '価格から割引を引き、残りに税を加えます。',
    params: {
      price: '価格',
      discountPercent: '割引（%）',
      taxPercent: { label: '税（%）', about: '割引後の価格にかかる税。' },
    },
    result: { discount: '割引額', discountedPrice: '割引後の価格', taxAmount: '税額', total: '合計' },
    limits: ['税は割引後の価格に対して計算します。', '金額は丸めません。'],
  },
  fuelCost: {
    name: '燃料代の計算',
    description: '移動に必要な燃料と、その費用を求めます。',
    params: {
      distance: '距離',
      efficiency: '燃費',
      fuelPrice: '燃料の価格',
      efficiencyUnit: {
        label: '燃費の単位',
        names: { mpg: 'マイル毎ガロン（米）', 'l/100km': '100 kmあたりのリットル', 'km/l': 'キロメートル毎リットル' },
      },
    },
    result: {
      fuelUsed: '使う燃料',
      cost: '費用',
      fuelUnit: { label: '燃料の単位', names: { gallon: 'ガロン', liter: 'リットル' } },
    },
    limits: [
      'mpgでは距離はマイル、燃料は米ガロンです。それ以外ではキロメートルとリットルです。',
      '全行程を同じ燃費で計算します。坂、渋滞、天候で変わります。',
    ],
  },
  loan: {
    name: 'ローン計算',
    description: 'ローンや住宅ローンの返済額と、利息の総額を求めます。',
    params: {
      principal: '借入額',
      ratePercent: '利率（年%）',
      years: '年数',
      payments: {
        label: '返済',
        names: {
          monthly: '毎月',
          'every two weeks': '2週間ごと',
          weekly: '毎週',
          quarterly: '3か月ごと',
          yearly: '毎年',
        },
      },
      extraPayment: '毎回の追加返済',
      fees: { label: '手数料', about: '借入額から差し引かれるか、最初に支払うもの。' },
      schedule: { label: '返済予定表', names: { years: '年ごと', payments: '毎回' } },
      coin: {
        label: '端数処理',
        about: '通貨の最小単位です。返済額はこの単位に丸めます。',
        names: { '0.01': '0.01単位', '1': '円などの整数' },
      },
    },
    result: {
      payment: '毎回の返済額',
      count: '返済回数',
      interest: '利息の総額',
      total: '総返済額',
      lastPayment: '最終回の返済額',
      paymentsMade: '完済までの回数',
      interestPaid: '追加返済した場合の利息',
      totalPaid: '追加返済した場合の総額',
      interestSaved: '減る利息',
      yearsSaved: '短縮される年数',
      aprPercent: '手数料込みの年率（%）',
      schedule: {
        label: '返済予定表',
        fields: { period: '年または回', payment: '返済額', interest: '利息', principal: '元金', balance: '残高' },
      },
    },
    rules: [
      '1回あたりの利率rは、年利を1年の返済回数で割った値です。',
      '返済額 M = P × r ÷（1 − (1 + r)⁻ⁿ）。Pは借入額、nは返済回数です。',
    ],
    limits: [
      '利率は一定で、返済は各期間の終わりに行うものとします。',
      '返済予定表では、利息と返済額を最小単位に丸め、最終回で完済します。',
      '手数料込みの年率は、入力した手数料だけを数えます。国の法律ではほかの費用も含むことがあります。',
      '利率は契約に示される名目利率で、実効利率ではありません。',
    ],
  },
  salesTax: {
    name: '消費税・付加価値税の計算',
    description: '金額に税を加え、または税込みの金額から税を分けます。',
    params: {
      amount: '金額',
      taxPercent: '税率（%）',
      given: { label: '入力した金額は', names: { 'without-tax': '税抜き', 'with-tax': '税込み' } },
    },
    result: { gross: '税込み', net: '税抜き', tax: '税額' },
    limits: ['金額は丸めません。', '場所と商品に応じた税率を入力してください。'],
  },
  tip: {
    name: 'チップ計算',
    description: '会計にチップを加え、合計を人数で割ります。',
    params: {
      subtotal: 'チップ前の会計',
      tipPercent: 'チップ（%）',
      people: '人数',
      round: {
        label: '切り上げ',
        about: '次の整数の金額に切り上げ、差額はチップになります。',
        names: { none: 'しない', total: '合計', share: '1人あたりの額' },
      },
    },
    result: { tip: 'チップ', total: '合計', perPerson: '1人あたり' },
    rules: ['切り上げた差額はチップに加わります。'],
    limits: [
      'どの通貨でも使えます。金額は丸めません。',
      '税込みと税抜きのどちらにチップを加えるかは、地域の習慣に合わせてください。',
    ],
  },
  unitPrice: {
    name: '単価計算',
    description: '最大3つの商品の単価を比べ、最も割安なものを見つけます。',
    params: {
      price: '価格',
      quantity: '数量',
      unit: {
        label: '単位',
        about: 'kg、個、枚など、自由に入力できます。',
        says: { egg: '卵', unit: '個' },
      },
      secondPrice: '価格（2つ目）',
      secondQuantity: '数量（2つ目）',
      thirdPrice: '価格（3つ目）',
      thirdQuantity: '数量（3つ目）',
    },
    result: {
      unitPrice: '単価',
      secondUnitPrice: '二つ目の単価',
      thirdUnitPrice: '三つ目の単価',
      cheapest: {
        label: '最も割安な商品',
        names: { first: '1つ目', second: '2つ目', third: '3つ目', equal: 'すべて同じ' },
      },
      savingPercent: '最も高いものとの差（%）',
    },
    rules: ['単価が最も低い商品が、最も割安です。'],
    limits: ['単位は自由です：卵1個、1リットル、1枚など。', '数量はすべて同じ単位で入力してください。'],
  },
  age: {
    name: '年齢計算',
    description: '正確な年齢を、年・月・日で求めます。',
    params: {
      birthDate: '生年月日',
      asOf: { label: '基準日', about: '年齢を数える日。指定がなければ今日（UTC）です。' },
    },
    result: { years: '年', months: '月', days: '日', totalDays: '通算日数' },
    rules: ['満年数、満月数、残りの日数の順に数えます。'],
    limits: [
      '2月{0}日生まれの人は、平年には3月{1}日を誕生日とします。2月{2}日とする法律もあります。',
      gregorian,
      '「今日」は協定世界時（UTC）の日付です。',
    ],
  },
  dateAdd: {
    name: '日付計算',
    description: '日付に年・月・週・日・営業日を足し、または引きます。',
    params: {
      start: '起点の日付',
      years: '年',
      months: '月',
      weeks: '週数',
      days: '日',
      workingDays: '営業日',
      holidays,
      direction: { label: '向き', names: { after: '起点より後', before: '起点より前' } },
    },
    result: {
      date: '日付',
      weekday: {
        label: '曜日',
        says: weekdays,
      },
      distance: '二つの日付の間の日数',
    },
    rules: [
      '年と月を先に数え、日が足りない月ではその末日とします。その後に週と日を数えます。',
      '営業日は月曜から金曜です。最後に、求めた日付の翌日から数えます。',
    ],
    limits: [gregorian, '祝日は入力しないかぎり営業日に数えます。祝日は地域によって異なります。'],
  },
  dateDifference: {
    name: '日数計算',
    description: '二つの日付の間の日数、週数、平日の日数を数えます。',
    params: {
      start: '開始日',
      end: '終了日',
      inclusive: '両方の日を数える',
      holidays,
    },
    result: {
      days: '日数',
      weeks: '週数',
      daysOver: '端数の日数',
      workingDays: '平日の日数',
    },
    rules: [
      '開始日から終了日までの日数を数えます。両方を数えるときは1日多くなります。',
      '平日（月曜日から金曜日）は、早いほうの日を数え、両方を数える場合は遅いほうの日も数えます。',
    ],
    limits: [
      '終了日が開始日より前なら負の数になります。',
      '祝日は場所によって違うため、入力しなければふつうの日として数えます。',
      gregorian,
    ],
  },
  timeBetween: {
    name: '時間計算',
    description: '二つの時刻の間の時間と分を数えます。',
    params: { start: { label: '開始', about: clock }, end: { label: '終了', about: clock }, break: '休憩（分）' },
    result: { duration: '時間・分・秒', hours: '時間で', minutes: '分で' },
    rules: ['時間 = 終了 − 開始 − 休憩'],
    limits: ['終了が開始より後でなければ、翌日の時刻とします。', '夏時間の切り替えは考慮しません。'],
  },
  bmi: {
    name: 'BMI計算',
    description: '成人の体格指数（BMI）とその判定を求めます。',
    params: { weight: '体重', height: '身長', unit: { label: '単位', names: systems } },
    result: {
      bmi: 'BMI',
      obesityClass: { label: '肥満のクラス', names: { I: 'クラスI', II: 'クラスII', III: 'クラスIII' } },
      note: {
        label: '注意',
        says: {
          'No one has this BMI. Check the weight and height.':
            'このようなBMIの人はいません。体重と身長を確かめてください。',
        },
      },
      category: {
        label: '判定',
        names: { underweight: '低体重', healthy: '普通体重', overweight: '過体重', obese: '肥満' },
      },
    },
    rules: ['メートル法で{0}未満の身長は、メートルとして扱います。'],
    limits: [
      '判定は世界保健機関の成人の区分です。子どもや青少年には別の区分があり、日本肥満学会の区分とも異なります。',
      'この指数は筋肉と脂肪を区別せず、診断ではありません。',
      'ポンドとインチは定義どおりに換算します。係数は{0}で、{1}に丸められることもあります。',
    ],
  },
  glycatedHemoglobin: {
    name: 'HbA1cの換算',
    description: 'HbA1cをmmol/mol（IFCC）とパーセント（NGSP、DCCT）の間で換算し、平均血糖を推定します。',
    params: {
      value: 'HbA1c',
      unit: { label: '単位', names: { 'mmol/mol': 'mmol/mol（IFCC）', '%': '%（NGSP、DCCT）' } },
    },
    result: {
      percent: 'NGSP、DCCT(%)',
      mmolPerMol: 'IFCC(mmol/mol)',
      averageGlucose: '推定平均血糖（mg/dL）',
      averageGlucoseMolar: '推定平均血糖（mmol/L）',
    },
    limits: [
      '参考のための値で、診断ではありません。検査機関では整数のmmol/molと0.1パーセントに丸めます。',
      '平均血糖は成人の研究に基づく推定値で、ある時点の測定器の表示とは違います。',
      '貧血、妊娠、一部の種類のヘモグロビンでは、値が実態とずれます。',
    ],
  },
  electrical: {
    name: 'ワット・アンペア・ボルトの計算',
    description: '電力、電流、電圧、抵抗のうち二つから、残りを求めます（オームの法則）。',
    params: {
      watts: '電力（W）',
      amps: '電流（A）',
      volts: '電圧（V）',
      ohms: '抵抗（Ω）',
      target: {
        label: '求めるもの',
        about: '省略できます。足りない値を求めます。',
        names: electric,
      },
    },
    result: {
      result: '結果',
    },
    limits: ['直流と、力率が1の交流を対象とします。'],
  },
  wireGauge: {
    name: '電線の太さ（AWG）の換算',
    description: '米国の電線番号（AWG）を、ミリメートル、平方ミリメートル、インチと相互に換算します。',
    params: {
      gauge: { label: '番号（AWG）', about: '例：12、4/0、250 kcmil' },
      diameter: '直径',
      area: '断面積',
    },
    result: {
      awg: '最も近い番号（AWG）',
      exactGauge: '番号の値',
      wire: '直径',
      inches: '直径',
      section: '断面積',
      kcmil: 'kcmil',
    },
    rules: [
      '直径（ミリメートル）= {0} × {1} の（{2} − 番号）÷ {3} 乗',
      '断面積は、π × 直径² ÷ 4です。サーキュラーミルは、直径1/1000インチの円の面積です。',
    ],
    limits: [
      '一本の丸い単線についての値です。同じ番号のより線は、銅の量が同じでやや太くなります。',
      'メートル法の電線は独自の段階の断面積で表すため、最も近い番号でも同じ電線ではありません。',
      '流せる電流は、現地の電気規格で確認してください。',
    ],
  },
  fuelConsumption: {
    name: '燃費の計算（km/L・L/100 km・mpg）',
    description: '燃費を、距離あたりのリットル、米・英ガロンあたりのマイル、キロメートル毎リットルの間で換算します。',
    params: {
      value: '燃費',
      unit: {
        label: '単位',
        names: { 'l/100km': 'L/100 km', mpg: 'mpg（米）', 'mpg-uk': 'mpg（英）', 'km/l': 'km/L' },
      },
      fuel: { label: '使った燃料', about: '燃費の代わりに、距離と一緒に入力します。' },
      distance: '距離',
    },
    result: {
      litersPerHundredKilometers: '百キロメートルあたりのリットル',
      milesPerGallon: '米ガロンあたりのマイル',
      milesPerImperialGallon: '英ガロンあたりのマイル',
      kilometersPerLiter: 'キロメートル毎リットル',
      economy: '燃費',
    },
    rules: ['距離あたりのリットルは燃料を、ほかは距離を数えます。一方は、ある数を他方で割ったものです。'],
    limits: [
      '米ガロンは英ガロンのおよそ六分の五です。同じ車でも、米ガロンあたりのマイルは少なくなります。',
      'ガロンあたりのマイルが二倍なら燃料は半分です。同じだけ伸びても、燃費のよい車ほど節約は小さくなります。',
    ],
  },
  pace: {
    name: 'ペース計算',
    description: 'ランニングのペース、時間、距離のうち一つを、残りの二つから求めます。',
    params: {
      distance: '距離',
      time: { label: '時間', about: '例：25:00、1:45:30' },
      pace: { label: 'ペース', about: '例：5:30' },
      per: { label: 'ペースの基準', names: { km: 'キロメートル', mile: 'マイル' } },
    },
    result: {
      perKilometer: '1キロメートルあたりのペース',
      perMile: '1マイルあたりのペース',
      finish: '合計時間',
      way: '走った距離',
      kilometersPerHour: '速度',
      milesPerHour: '速度',
    },
    rules: ['ペースは時間を距離で割ったもので、速度はその逆数です。'],
    limits: ['全行程を同じペースで走るものとします。', '正確に計算し、秒単位で表示します。'],
  },
  speedDistanceTime: {
    name: '速度・距離・時間の計算',
    description: '速度、距離、時間のうち一つを、残りの二つから求めます。',
    params: {
      distance: '距離',
      time: { label: '時間', about: '例：1:30、90 min' },
      speed: '速度',
      unit: { label: '結果の単位', about: '指定がなければ、入力に合う単位です。' },
    },
    result: { result: '結果', clock: '時間・分・秒' },
    rules: ['速度は距離を時間で割ったものです。距離は速度に時間を掛けたもの、時間は距離を速度で割ったものです。'],
    limits: [
      '速度は全行程の平均です。休憩も時間に含めます。',
      'マイルにはマイル毎時、海里にはノット、そのほかにはキロメートルを使います。別の単位も指定できます。',
    ],
  },
  shapeArea: {
    name: '面積計算',
    description: '長方形、円、三角形などの面積を、辺の長さから求めます。どの単位でも使えます。',
    params: {
      shape: {
        label: '図形',
        names: {
          rectangle: '長方形',
          square: '正方形',
          circle: '円',
          triangle: '三角形',
          trapezoid: '台形',
          parallelogram: '平行四辺形',
          ellipse: '楕円',
          semicircle: '半円',
        },
      },
      width: { label: '幅', about: '三角形・台形・平行四辺形の底辺、または楕円の一方の軸。' },
      height: { label: '高さ', about: '長方形の縦、または楕円のもう一方の軸。' },
      top: { label: '上底', about: '台形の底辺に向かい合う辺。' },
      radius: '半径',
      diameter: { label: '直径', about: '半径の代わりに使えます。' },
      unit: { label: '面積の単位', about: '指定がなければ、辺の単位の二乗です。' },
    },
    result: { area: '面積', squareMeters: '平方メートルで', squareFeet: '平方フィートで' },
    rules: [
      '長方形と平行四辺形は、幅×高さ。三角形はその半分。正方形は幅×幅。',
      '円は、π×半径の二乗。楕円は、π×二つの軸の積÷四。',
      '台形は、（下底+上底）×高さ÷二。',
    ],
    limits: [anySides, '高さは底辺に垂直に測ります。'],
  },
  shapeVolume: {
    name: '体積計算',
    description: '直方体、円柱、球、円錐、角錐の体積を、辺の長さから求めます。どの単位でも使えます。',
    params: {
      shape: {
        label: '立体',
        names: { box: '直方体', cube: '立方体', cylinder: '円柱', sphere: '球', cone: '円錐', pyramid: '角錐' },
      },
      length: { label: '長さ', about: '直方体、立方体、または角錐の底面の長さ。' },
      width: '幅',
      height: '高さ',
      radius: '半径',
      diameter: { label: '直径', about: '半径の代わりに使えます。' },
      unit: { label: '体積の単位', about: '指定がなければ、辺の単位の三乗です。' },
    },
    result: { volume: '体積', liters: 'リットルで', gallons: '米ガロンで' },
    rules: [
      '直方体は、長さ×幅×高さ。立方体は、長さの三乗。',
      '円柱：π × 半径² × 高さ。円錐・角錐：同じ底面と高さの柱の1/3。',
      '球は、π×半径の三乗の三分の四。',
    ],
    limits: [anySides, '容器の容量には、内側の寸法を使ってください。'],
  },
  transferTime: {
    name: 'ダウンロード時間の計算',
    description: 'ファイルのダウンロードやアップロードにかかる時間を求めます。',
    params: {
      size: 'ファイルの大きさ',
      speed: { label: '回線速度', about: '回線はビット毎秒、ファイルはバイトで表します。' },
      overheadPercent: { label: 'オーバーヘッド（%）', about: '通信手順に使われる分。' },
    },
    result: { clock: '時間', seconds: '秒で', bytesPerSecond: '実際の転送速度' },
    rules: ['時間は、通信手順の分を除いた速度で大きさを割ったものです。1バイトは8ビットです。'],
    limits: [
      'GBとMbpsは千単位、GiBとMibitは二の累乗で数えます。',
      '実際の回線は表示より遅くなります。ほかの利用者と共有し、サーバーにも限界があるためです。',
    ],
  },
  paint: {
    name: '塗料の計算',
    description: '壁に必要な塗料の量と、缶の数を求めます。',
    params: {
      area: '塗る面積',
      openings: { label: '扉と窓', about: '面積から差し引きます。' },
      coats: '塗る回数',
      coverage: { label: '塗布面積', about: '缶に記載された、1リットルで塗れる面積。' },
      can: '缶の容量',
    },
    result: { paint: '塗料', cans: '缶の数', liters: 'リットルで', gallons: '米ガロンで', painted: '全回数の合計面積' },
    rules: ['開口部を除いた面積に回数を掛け、塗布面積で割ります。缶の数は切り上げます。'],
    limits: [
      '粗い壁や下地のままの壁は表示より多く、なめらかな壁は少なく済みます。',
      '同じロットの缶を買い、補修用に少し残しておきましょう。',
    ],
  },
  slope: {
    name: '勾配の換算',
    description: '勾配を、パーセント、度、比、屋根勾配、パーミルの間で換算します。',
    params: {
      value: '勾配',
      given: {
        label: '入力の種類',
        names: {
          percent: 'パーセント（%）',
          degrees: '度（°）',
          ratio: '比（1対…）',
          pitch: '屋根勾配：1フィートあたりのインチ',
          permille: 'パーミル',
        },
      },
    },
    result: {
      percent: 'パーセント',
      degrees: '度',
      ratio: '比（1対…）',
      pitch: '1フィートあたりのインチ',
      permille: 'パーミル',
    },
    rules: [
      'パーセント = 高さ ÷ 水平距離 × {0}。度 = 高さ ÷ 水平距離の逆正接。',
      '1対12の比は、水平距離12に対して1上がります。屋根勾配は、水平1フィートあたりに上がるインチの数です。',
    ],
    limits: [
      '水平距離は水平に測り、斜面に沿っては測りません。',
      '{0}%の勾配は{1}度で、垂直ではありません。負の勾配は下りです。',
    ],
  },
  tiles: {
    name: 'タイルの枚数計算',
    description: '目地とロスを含めて、面積に必要なタイルや板の枚数を求めます。',
    params: {
      area: '面積',
      width: 'タイルの幅',
      height: 'タイルの高さ',
      joint: '目地',
      wastePercent: { label: 'ロス（%）', about: '切り落としや破損の分。' },
      perBox: '1箱の枚数',
    },
    result: { tiles: '枚数', boxes: '箱数', withoutWaste: 'ロスを除いた枚数', covered: 'タイル全体の面積' },
    rules: ['面積を目地を含むタイル1枚の面積で割り、ロスを加えます。枚数と箱数は切り上げます。'],
    limits: [
      '斜め張りや狭い部屋では、ロスを多めに見込んでください。',
      '面積全体で計算します。壁ぎわの割り付けは考えません。',
    ],
  },
  ringSize: {
    name: '指輪サイズの換算',
    description: '指輪のサイズを、米国、英国、欧州（ISO）、日本、スイスの間で換算し、直径も示します。',
    params: {
      size: { label: 'サイズ', about: '数。英国のサイズは文字で入力します。' },
      system: {
        label: '方式',
        names: {
          iso: 'ISO、欧州：内周（mm）',
          us: '米国、カナダ',
          uk: '英国、アイルランド、オーストラリア',
          japan: '日本',
          swiss: 'スイス、イタリア、スペイン',
          diameter: '直径（mm）',
        },
      },
    },
    result: {
      iso: 'ISO、欧州',
      us: '米国',
      uk: '英国',
      japan: '日本のサイズ',
      swiss: 'スイス・イタリア・スペインのサイズ',
      diameter: '内径',
      circumference: '内周',
    },
    rules: [
      'ISOは内周をミリメートルで表します。スイスのサイズはそれより{0}小さい数です。',
      '米国のサイズは、{0} mmを超える内径を{1} mm刻みで表します。',
      '英国のAは内周{0} mmで、1文字ごとに{1} mm大きくなります。',
      '日本の1号は直径13 mmで、1号ごとに1/3 mm大きくなります。',
    ],
    limits: [
      'サイズは、販売されている中で最も近いものです。ISOは整数、米国は1/4、英国は半文字刻みです。',
      '米国と日本のサイズを定める規格はなく、業界の慣行によります。サイズ棒によって1/4ほど差があります。',
      '幅の広い指輪はきつく感じます。指の太さは気温や時間帯でも変わります。',
    ],
  },
  shoeSize: {
    name: '靴サイズの換算',
    description: '大人と子どもの靴のサイズを、欧州、英国、米国、日本、モンドポイント、cmの間で換算します。',
    params: {
      size: 'サイズ',
      system: {
        label: '方式',
        names: {
          eu: '欧州',
          uk: '英国',
          'us-men': '米国、男性',
          'us-women': '米国、女性',
          foot: '足の長さ（cm）',
          japan: '日本（cm）',
          mondopoint: 'モンドポイント（mm）',
        },
      },
      wearer: {
        label: '対象',
        about: '子どもでは、米国と英国のサイズは子ども用です。',
        names: { adult: '大人', child: '子ども' },
      },
    },
    result: {
      eu: '欧州サイズ',
      uk: '英国サイズ',
      usMen: '米国サイズ（男性、子ども）',
      usWomen: '米国サイズ、女性',
      japan: '日本サイズ（cm）',
      mondopoint: 'モンドポイント（mm）',
      foot: '足の長さ',
      last: '靴型の長さ',
    },
    rules: [
      'サイズは靴型の長さを数えます。欧州は2/3 cm刻み、英国と米国は1/3インチ刻みです。',
      '靴型の長さは1/3インチ単位で、英国では{0}から、米国の男性では{1}から数えます。米国の女性サイズはそれより1.5大きい数です。',
      '靴型は足より三分の二インチ長いものとします。',
      '子どものサイズは1/3インチ単位で、英国では{0}、米国では{1}を引いて数えます。日本のサイズとモンドポイントは足の長さです。',
    ],
    limits: [
      'これらの方式を定める法律はなく、メーカーによって1サイズほど違います。ISO 19407は目安の表を示し、ISO 9407は足の長さそのものを表します。',
      '最も近い半サイズに、モンドポイントは5 mmに丸めます。子どものサイズは大人のサイズが始まるところで終わります。',
      '米国の女性サイズは一般的な取引の慣行によります。店頭の測定器では、男性より一つ大きい数になります。',
    ],
  },
  apiGravity: {
    name: 'API度・ボーメ度・トワデル度の換算',
    description: 'API度・ボーメ度・トワデル度を、比重や密度と相互に換算します。',
    params: {
      value: '値',
      given: {
        label: '入力の種類',
        names: {
          api: 'API度',
          baume: 'ボーメ度（水より重い）',
          'light-baume': 'ボーメ度（水より軽い）',
          twaddell: 'トワデル度',
          'specific-gravity': '比重',
          density: '密度（kg/m³）',
        },
      },
    },
    result: {
      api: 'API度',
      specificGravity: '比重',
      density: '密度（kg/m³）',
      barrelsPerTonne: '1トンあたりのバレル数',
      baume: 'ボーメ度',
      twaddell: 'トワデル度',
    },
    rules: [
      '水より重い液体のボーメ度 = {0} − {1} ÷ ρ（ρは比重）。',
      '水より軽い液体のボーメ度 = {0} ÷ ρ − {1}。',
      'トワデル度 = (ρ − {0}) × {1}。',
    ],
    limits: [
      'すべて60 °Fでの値です。別の温度での測定値には、まず規格の表による補正が必要です。',
      '比重は同じ温度の水に対する値です。',
      '空気中で量ると質量よりわずかに小さくなりますが、ここでは考えません。',
    ],
  },
  beaufort: {
    name: 'ビューフォート風力階級',
    description: '風力階級をkm/h、ノット、m/s、mphの風速に、また風速を風力階級に換算します。',
    params: {
      force: '風力階級',
      speed: { label: '風速', about: '風力階級の代わりに使えます。' },
      unit: { label: '範囲の単位', names: { 'km/h': 'km/h', kn: 'ノット', 'm/s': 'm/s', mph: 'mph' } },
    },
    result: {
      beaufort: '風力階級',
      description: {
        label: '名称',
        says: {
          calm: '静穏',
          'light air': '至軽風',
          'light breeze': '軽風',
          'gentle breeze': '軟風',
          'moderate breeze': '和風',
          'fresh breeze': '疾風',
          'strong breeze': '雄風',
          'near gale': '強風',
          gale: '疾強風',
          'strong gale': '大強風',
          storm: '全強風',
          'violent storm': '暴風',
          hurricane: '颶風',
        },
      },
      range: { label: 'この階級の風速', says: ranges },
      lowest: '下限',
      highest: '上限',
      kilometersPerHour: { label: 'km/hで', says: ranges },
      knots: { label: 'ノットで', says: ranges },
      metersPerSecond: { label: 'm/sで', says: ranges },
      milesPerHour: { label: 'mphで', says: ranges },
    },
    rules: [
      '各階級は風速の範囲です。風速は、その単位の列の刻みに丸めて調べます。',
      'ほかの単位の風速は、ノットにして調べます。',
    ],
    limits: [
      '開けた平らな場所の地上{1}メートルでの、{0}分間の平均風速です。瞬間風速はこれより強くなります。',
      '表の各列は別々に丸めてあるため、境界は少しずつ異なります。',
    ],
  },
  bushel: {
    name: '穀物ブッシェルの換算',
    description: '小麦、トウモロコシ、大豆などのブッシェルを、ポンド、キログラム、トンと相互に換算します。',
    params: {
      crop: {
        label: '穀物',
        names: {
          wheat: '小麦',
          soybeans: '大豆',
          corn: 'トウモロコシ（粒）',
          'ear corn': 'トウモロコシ（穂付き）',
          sorghum: 'モロコシ',
          rye: 'ライ麦',
          flaxseed: '亜麻仁',
          canola: '菜種',
          barley: '大麦',
          buckwheat: 'ソバ',
          rice: '米（もみ）',
          oats: 'エンバク',
          apples: 'リンゴ',
          peaches: 'モモ',
          potatoes: 'ジャガイモ',
          'sweet potatoes': 'サツマイモ',
          tomatoes: 'トマト',
        },
      },
      bushels: 'ブッシェル',
      mass: { label: '質量', about: 'ブッシェルの代わりに使えます。' },
    },
    result: {
      kilograms: 'キログラムで',
      pounds: 'ポンドで',
      tonnes: 'トンで',
      bushels: 'ブッシェル数',
      poundsPerBushel: '1ブッシェルあたりのポンド',
    },
    rules: ['質量は、ブッシェル数に穀物ごとの1ブッシェルのポンド数を掛けたものです。ポンドは国際ポンドです。'],
    limits: [
      '取引では、穀物のブッシェルはかさではなく質量です。体積のブッシェルは別の単位です。',
      '州によって異なります。トマトはミネソタ州で50ポンド、リンゴはインディアナ州で42ポンド、ソバは両州で50ポンドです。カナダのエンバクは34ポンドです。',
      '等級より水分が多い、または軽い荷は、価格が下がります。',
    ],
  },
  sugarContent: {
    name: 'ブリックス・プラート・比重の換算',
    description: '果汁や麦汁の糖分を、ブリックス、プラート、比重、エクスレの間で換算します。',
    params: {
      value: '値',
      given: {
        label: '入力の種類',
        names: { brix: 'ブリックス度', plato: 'プラート度', 'specific-gravity': '比重', oechsle: 'エクスレ度' },
      },
    },
    result: { brix: 'ブリックス度', plato: 'プラート度', specificGravity: '比重', oechsle: 'エクスレ度' },
    rules: [
      'ρ = {0} + ({1} × w + {2} × w² + {3} × w³ − {4} × w⁴ + {5} × w⁵ − {6} × w⁶) ÷ {7}。ρは比重、wはブリックス度 ÷ {8}です。',
      'プラート度は −{0} + {1} × ρ − {2} × ρ² + {3} × ρ³ です。',
      'エクスレ度は、（比重 − 1）× 1000です。',
    ],
    limits: [
      'どちらの多項式も、{0} °Cの水に溶かしたショ糖の表（質量で0から{1} %まで）に合わせてあります。',
      'ブリックスとプラートはどちらも糖の質量パーセントですが、元の表がわずかに異なります。',
      '酵母がアルコールをつくった後は、比重から糖の量はわかりません。',
    ],
  },
  waterHardness: {
    name: '水の硬度の換算',
    description: '水の硬度を、mmol/L、ppm、ドイツ・フランス・英国の硬度、ガロンあたりのグレーンの間で換算します。',
    params: {
      value: '硬度',
      unit: {
        label: '単位',
        names: {
          'mmol/l': 'mmol/L',
          'mg/l': '炭酸カルシウムとしてのmg/L（ppm）',
          'mg/l CaO': '酸化カルシウムとしてのmg/L',
          dH: 'ドイツ硬度（°dH）',
          fH: 'フランス硬度（°fH）',
          eH: '英国硬度（クラーク度）',
          gpg: '米ガロンあたりのグレーン',
        },
      },
    },
    result: {
      millimolesPerLiter: 'カルシウムとマグネシウム（mmol/L）',
      milligramsPerLiter: '炭酸カルシウムとして（mg/L、ppm）',
      milligramsOfOxide: '酸化カルシウムとして（mg/L）',
      germanDegrees: 'ドイツ硬度',
      frenchDegrees: 'フランス硬度',
      englishDegrees: '英国硬度',
      grainsPerGallon: 'ガロンあたりのグレーン',
      grade: {
        label: '区分',
        names: { soft: '軟水', 'moderately hard': '中程度の軟水', hard: '硬水', 'very hard': '非常な硬水' },
      },
    },
    rules: [
      'ドイツ硬度の1度は1リットルあたり酸化カルシウム10 mg、フランス硬度は炭酸カルシウム10 mgです。',
      '英国硬度の1度は英ガロンあたり炭酸カルシウム1グレーン、ガロンあたりのグレーンは米ガロンあたり1グレーンです。',
      '1ミリモルの炭酸カルシウムは{0}ミリグラム、酸化カルシウムは{1}ミリグラムです。',
    ],
    limits: [
      'マグネシウムは、同じモル数のカルシウムとして数えます。',
      '区分は米国地質調査所によります。{0} mg/Lまでは軟水、{1}を超えると硬水、{2}を超えると非常な硬水です。国によって境界は異なります。',
    ],
  },
  electricityCost: {
    name: '電気代の計算',
    description: '電気製品を使うときの電気代と消費電力量を求めます。',
    params: { power: '消費電力', hours: '1日の使用時間', price: '1 kWhの単価', days: '日数' },
    result: { cost: '電気代', energy: '電力量', perDay: '1日あたり', perYear: '1年あたり' },
    rules: ['電力量 = 消費電力 × 1日の時間 × 日数。電気代 = 電力量 × 1 kWhの単価。'],
    limits: [
      'ずっと最大の電力で使うものとします。冷蔵庫やサーモスタット付きの暖房は、これより少なくなります。',
      '基本料金や、時間帯で変わる料金は含みません。',
    ],
  },
  caloriesBurned: {
    name: '消費カロリーの計算',
    description: '歩く、走る、自転車に乗るなどの運動で消費するカロリーを見積もります。',
    params: {
      activity: {
        label: '運動',
        names: {
          walking: 'ウォーキング',
          'brisk walking': '速歩',
          hiking: 'ハイキング',
          jogging: 'ジョギング',
          running: 'ランニング',
          'fast running': '速いランニング',
          'leisure cycling': 'ゆっくりした自転車',
          cycling: 'サイクリング',
          'fast cycling': '速いサイクリング',
          swimming: '水泳',
          yoga: 'ヨガ',
          'weight training': '筋トレ',
          soccer: 'サッカー',
          tennis: 'テニス',
          gardening: '庭仕事',
          sitting: '座る',
          sleeping: '睡眠',
        },
      },
      time: '時間',
      weight: '体重',
      met: { label: 'ほかの運動のメッツ', about: '運動の代わりに使います。' },
    },
    result: { calories: 'カロリー（kcal）', kilojoules: 'キロジュール', met: 'メッツ' },
    rules: ['カロリー = メッツ × 体重（kg）× 時間。'],
    limits: [
      '大人の目安で、医学的な助言ではありません。年齢、体力、地形によって3分の1以上変わります。',
      '安静時の消費（{0}メッツ）を含みます。',
    ],
  },
  dueDate: {
    name: '出産予定日の計算',
    description: '最終月経または受胎日から、出産予定日と妊娠週数を見積もります。',
    params: {
      lastPeriod: '最終月経の初日',
      cycle: '周期（日）',
      conception: { label: '受胎日', about: '最終月経の代わりに入力します。' },
      asOf: { label: '基準日', about: '週数を数える日。指定がなければ今日（UTC）。' },
    },
    result: {
      dueDate: '出産予定日',
      weekday: { label: '曜日', says: weekdays },
      weeks: '妊娠週数',
      daysOver: '端数の日数',
      conception: '受胎日のめやす',
      secondTrimester: '第2三半期の始まり',
      thirdTrimester: '第3三半期の始まり',
    },
    rules: [
      '予定日 = 最終月経の初日 + {0}日 +（周期 − {1}）日、または受胎日 + {2}日。',
      '予定日に満{0}週となります。週数は予定日から逆算します。',
      '第2三半期は{0}週、第3三半期は{1}週のあとに始まります。同じ日から数え、予定日と同じだけずらします。',
    ],
    limits: [
      '目安で、医学的な助言ではありません。予定日に生まれる子は少数です。早い時期の超音波検査のほうが正確です。',
      '月で数えるネーゲレの概算法（1年足して3か月引き、7日足す）とは、最大3日違います。',
    ],
  },
  kidneyFunction: {
    name: '腎機能（eGFR）の計算',
    description: '血清クレアチニンから腎機能（eGFR）とクレアチニンクリアランスを見積もります。',
    params: {
      creatinine: '血清クレアチニン',
      unit: { label: '単位', names: { 'mg/dL': 'mg/dL', 'µmol/L': 'µmol/L' } },
      age: '年齢',
      sex: { label: '性別', names: { female: '女性', male: '男性' } },
      weight: { label: '体重', about: 'クレアチニンクリアランスに使います。' },
    },
    result: {
      egfr: 'eGFR（mL/min/1.73 m²）',
      stage: { label: 'KDIGO区分', names: stages },
      clearance: 'クレアチニンクリアランス（mL/min）',
    },
    rules: [
      'eGFR = 142 × min(Scr ÷ κ, 1)^α × max(Scr ÷ κ, 1)^−1.2 × 0.9938^年齢。女性は1.012倍します。Scrはクレアチニン（mg/dL）、κは女性0.7、男性0.9、αは−0.241と−0.302です。',
      'コッククロフト・ゴールト式 =（140 − 年齢）× 体重（kg）÷（72 × Scr）。女性は0.85倍します。',
      'KDIGOの区分です。G1は90以上、G2は60以上、G3aは45以上、G3bは30以上、G4は15以上、それより下がG5です。',
    ],
    limits: [
      '情報であり、医学的な助言ではありません。結果の意味は医師に聞いてください。一回の値は診断ではありません。日本の健診では別の日本人向けの式を使います。',
      '大人と、IDMSにトレーサブルな方法で測ったクレアチニンのためのものです。妊娠中や急な腎不全には使えません。',
      'クレアチニンの1 mg/dLは、検査室の慣例どおり88.4 µmol/Lとします。',
    ],
  },
  bodySurface: {
    name: '体表面積の計算',
    description: '身長と体重から体表面積を見積もります。',
    params: { weight: '体重', height: '身長' },
    result: { mosteller: 'モステラー式（m²）', duBois: 'デュボア式（m²）' },
    rules: [
      'モステラー式：身長（cm）× 体重（kg）÷ {0} の平方根。',
      'デュボア式：{0} × 体重（kg）の{1}乗 × 身長（cm）の{2}乗。',
    ],
    limits: [
      '情報であり、医学的な助言ではありません。薬の量は医師と薬剤師が決めます。',
      '式によって数パーセント違い、子どもやとても重い人ではもっと違います。',
    ],
  },
  factors: {
    name: '最大公約数・最小公倍数・素因数',
    description: '最大公約数、最小公倍数、素因数分解を求めます。',
    params: { values: { label: '整数', about: 'スペースまたはセミコロンで区切ります。' } },
    result: {
      divisor: '最大公約数',
      multiple: '最小公倍数',
      factors: '素因数',
      divisors: 'すべての約数',
      prime: 'すべて素数',
    },
    rules: [
      '最大公約数はユークリッドの互除法で求めます。二つの数の最小公倍数は、積を最大公約数で割ったものです。',
      '約数で割ると余りが出ません。すべての約数は素因数から求め、数が一つのときに示します。',
      '1より大きい整数は、ただ一通りの素数の積です。自分だけを素因数に持つ数が素数です。',
    ],
    limits: ['{0}から{1}までの整数、最大{2}個。'],
  },
  concrete: {
    name: 'コンクリートと砂利の計算',
    description: 'コンクリート、砂利、砂、土の体積と重さ、買う袋の数を求めます。',
    params: {
      material: {
        label: '材料',
        names: { concrete: 'コンクリート', gravel: '砂利', sand: '砂', topsoil: '土', mulch: 'マルチ材・堆肥' },
      },
      length: '長さ',
      width: '幅',
      area: { label: '面積', about: '長さと幅の代わりに入力します。' },
      depth: '厚さ',
      wastePercent: { label: '余裕（%）', about: 'こぼれ、でこぼこ、沈みのぶん。' },
      bag: { label: '1袋の体積', about: '袋に書かれた量。たとえば12 l。' },
    },
    result: {
      volume: '体積',
      cubicMeters: '立方メートルで',
      cubicYards: '立方ヤードで',
      mass: 'およその重さ',
      bags: '袋の数',
    },
    rules: [
      '体積 = 長さ × 幅 × 厚さ（または面積 × 厚さ）に余裕を足したもの。重さ = 体積 × 密度。袋の数は切り上げます。',
    ],
    limits: [
      'コンクリートは{0} kg/m³、砂利と砂は{1}、土は{2}とします。ぬれたり固めたりすると最大3分の1重くなります。',
      'ばらの砂利や土は沈みます。固めるところでは多めに注文しましょう。',
      'マルチ材と堆肥の重さは水分で大きく変わるため示しません。',
    ],
  },
  tireSize: {
    name: 'タイヤサイズの計算',
    description: 'タイヤの外径、サイドウォール、周長を求め、二つのサイズを比べます。',
    params: { size: { label: 'サイズ', about: 'たとえば205/55 R16。' }, other: '比べるサイズ' },
    result: {
      diameter: '外径',
      inches: '外径',
      width: '幅',
      sidewall: 'サイドウォール',
      circumference: '周長',
      perKilometer: '1 kmの回転数',
      perMile: '1マイルの回転数',
      difference: {
        label: 'もう一つのタイヤ（%）',
        about: '外径がこれだけ大きく、実際の速度は速度計よりこれだけ速くなります。',
      },
    },
    rules: [
      '幅（mm）/ サイドウォール（幅に対する%）/ リム（インチ）。',
      '外径 = リム × {0} mm + {1} × サイドウォール。周長 = π × 外径。',
    ],
    limits: [
      '新品のタイヤの呼び寸法です。荷重がかかると1回転で進む距離は数%短くなります。',
      '車に認められたサイズを確かめてください。',
    ],
  },
  metalGauge: {
    name: '板厚・線・針・ねじの寸法',
    description: '板金、英国線（SWG）、針、ねじの寸法をmmやインチに換算し、逆も求めます。',
    params: {
      gauge: { label: 'ゲージ', about: 'たとえば16、3/0、M8、1/4-20。' },
      system: {
        label: '方式',
        names: {
          swg: '英国の線（SWG）',
          steel: '鋼板（米国）',
          galvanized: '亜鉛めっき鋼板（米国）',
          stainless: 'ステンレス（米国）',
          needle: '注射針',
          'knitting-us': '編み針（米国）',
          'knitting-uk': '編み針（英国）',
          thread: 'ねじ（M、UNC、UNF）',
        },
      },
      thickness: { label: '厚さ', about: '最も近いゲージを探します。' },
    },
    result: {
      gauge: '最も近いゲージ',
      millimeters: 'ミリメートル',
      inches: 'インチ',
      pitch: 'ピッチ',
      threadsPerInch: '1インチあたりの山数',
      tapDrill: '下穴径',
      drill: 'ドリルの番号または文字',
    },
    rules: [
      '鋼板は重さで数えます。米国の法律による1平方フィートのオンス数を、鋼では1インチあたり{0}、ステンレスでは{1}で割ります。亜鉛めっき鋼板は亜鉛が{2}オンス多くなります。',
      '英国の線は1883年の商務省の表、注射針はISO 9626、編み針はメーカーの表によります。',
      'メートルねじ（ISO 261）は、M8x1のようにピッチを書かなければ並目です。ユニファイねじ（ASME B1.1）はインチの分数か番号で表し、#nは0.06 + 0.013 × nインチです。',
      'メートルねじの下穴径は、直径 − ピッチです。ユニファイねじの下穴は、ねじ山の約4分の3を残します。',
    ],
    limits: [
      '呼び寸法です。圧延した板は最大1割ほど違います。注文はミリで指定してください。',
      'アルミ、真ちゅう、銅の板は米国線番号によります。',
    ],
  },
  paperSize: {
    name: '用紙サイズ',
    description: 'A4、レターなどの用紙の寸法をmm、インチ、ピクセルで示します。',
    params: {
      size: { label: '用紙', about: 'たとえばA4、B5、C6、JIS B5、Letter、Legal。' },
      dpi: { label: '1インチのドット数', about: '指定がなければ300です。' },
    },
    result: {
      size: 'ミリメートルで',
      inches: 'インチで',
      pixels: 'ピクセルで',
      width: '幅',
      height: '高さ',
      area: '面積',
      ratio: '高さ ÷ 幅',
    },
    rules: [
      'A0は{0} mm × {1} mmで1平方メートルです。次のサイズは前の半分で、ミリ未満を切り捨てます。B0は{2} mm × {3} mm、C0は{4} mm × {5} mm、日本のB0（JIS）は{6} mm × {7} mmです。',
      '米国のサイズはインチで決まっています。ピクセル = インチ × 1インチのドット数（四捨五入）。',
    ],
    limits: ['仕上がりの寸法です。プリンターには余白があり、塗り足しは各辺に約3 mm加わります。'],
  },
  gradeAverage: {
    name: '成績平均（GPA）の計算',
    description: '単位数で重みをつけて成績の平均（GPA）を求めます。',
    params: {
      grades: { label: '成績', about: 'スペースで区切った文字か数。たとえばA B+ Cや3.5 4 3。' },
      credits: { label: '単位数または重み', about: '成績ごとに一つ。なければ同じ重みです。' },
    },
    result: { average: '平均', count: '成績の数', credits: '単位数の合計' },
    rules: [
      '平均 = 成績 × 単位数の合計を、単位数の合計で割ったもの。',
      '文字は米国の{0}点の尺度で数えます。A {1}、A− {2}、B+ {3}、B {4}、B− {5}、以下同様にF {6}まで。',
    ],
    limits: ['学校によって違い、A+をAより高く数えるところもあります。', '成績は最大{0}個。小数点はピリオドです。'],
  },
  resistor: {
    name: '抵抗のカラーコード',
    description: '4本帯または5本帯の抵抗のカラーコードを読みます。',
    params: {
      first: { label: '第1帯', names: digits },
      second: { label: '第2帯', names: digits },
      third: { label: '第3帯', about: '5本帯の抵抗だけにあります。', names: { none: 'なし', ...digits } },
      multiplier: { label: '乗数', names: colors },
      tolerance: { label: '許容差', names: { none: 'なし', ...colors } },
    },
    result: {
      resistance: '抵抗値',
      ohms: 'オーム',
      tolerancePercent: '許容差（±%）',
      least: '最小値（Ω）',
      most: '最大値（Ω）',
    },
    rules: ['黒から白までの色は0から9の数字です。乗数は10のべきで、金は10で、銀は100で割ります。'],
    limits: ['帯の間隔が狭いほうの端から読みます。許容差の帯は離れています。', '6本目の帯は温度による変化を示します。'],
  },
  dropRate: {
    name: '点滴の滴下速度',
    description: '点滴の1分間の滴数と1時間のmLを求めます。',
    params: {
      volume: '液量',
      time: '時間',
      dropsPerMilliliter: { label: '1 mLの滴数', about: '輸液セットに書かれています。10、15、20、60など。' },
    },
    result: { drops: '1分間の滴数', milliliters: '1時間のmL' },
    rules: ['1時間のmL = 液量（mL）÷ 時間。'],
    limits: [
      '情報であり、医学的な助言ではありません。指示に従い、もう一人に確認してもらってください。',
      '滴の大きさは液とセットによって違います。',
    ],
  },
  dilution: {
    name: '希釈の計算',
    description: '希釈に必要な原液と溶媒の量を求めます（C₁V₁ = C₂V₂）。',
    params: {
      stock: '原液の濃度',
      concentration: { label: '最終濃度', about: '原液と同じ単位。' },
      volume: '最終の体積',
    },
    result: { stockVolume: '原液', solvent: '溶媒', factor: '希釈倍率' },
    rules: ['原液 = 最終の体積 × 最終濃度 ÷ 原液の濃度。溶媒 = 最終の体積 − 原液。'],
    limits: [
      '体積は足し算になるものとします。強い酸やアルコールは縮みます。最終の体積まで満たしてください。',
      '酸を水に加え、水を酸に加えてはいけません。',
    ],
  },
  molarity: {
    name: 'モル濃度の計算',
    description: '溶液の質量、モル濃度、体積を求めます。',
    params: {
      substance: { label: '物質', about: '名前または化学式。たとえばNaClやglucose。' },
      concentration: '濃度',
      volume: '体積',
      mass: '質量',
    },
    result: { gramsPerMole: 'モル質量（g/mol）' },
    rules: ['質量 = 濃度 × 体積 × モル質量。体積はできあがった溶液のものです。'],
    limits: ['標準原子量を使います。水和物は水も書きます。たとえばCuSO4·5H2O。', '物質は純粋なものとして数えます。'],
  },
  dewPoint: {
    name: '露点と暑さ指数（ヒートインデックス）',
    description: '空気の露点、絶対湿度、ヒートインデックスを求めます。',
    params: { temperature: '気温', humidityPercent: '相対湿度（%）' },
    result: {
      dewPoint: '露点',
      heatIndex: { label: 'ヒートインデックス', about: '27 °C（80 °F）以上のとき。' },
      water: '空気中の水（g/m³）',
    },
    rules: [
      '露点 = {0} × γ ÷（{1} − γ）。γ = ln（湿度） + {2} × t ÷（{3} + t）、tは°C。',
      'ヒートインデックスは米国気象局の回帰式によります。{0} °F以上に適用します。',
    ],
    limits: [
      '−{0} °Cから{1} °Cまで、水面上。誤差は0.数度です。',
      'ヒートインデックスは日陰で風の弱いときの値です。日なたでは最大{1} °C高く感じます。日本の暑さ指数（WBGT）とは別のものです。',
    ],
  },
  timeZone: {
    name: '時差の計算',
    description: 'ある都市や時間帯の時刻を、別の都市や時間帯の時刻に換算します。',
    params: {
      time: { label: '時刻', about: 'たとえば15:30。' },
      from: { label: 'どこの時刻', about: '都市、時間帯、またはUTC+2。', says: places },
      to: { label: 'どこで', says: places },
      day: '日付',
    },
    result: {
      time: '先の時刻',
      day: '先の日付',
      difference: { label: '進んでいる時間', about: '相手が遅れていれば負の数です。' },
      fromOffset: 'もとのUTCとの差',
      toOffset: '先のUTCとの差',
    },
    rules: ['先の時刻 = もとの時刻 + その日の二つのUTCとの差の違い。'],
    limits: [
      'ブラウザーまたはサーバーの時間帯データを使います。その後の変更は含みません。',
      'ESTやCETなどは固定の差です。都市は夏時間で変わります。',
      '時計を戻すときは、二度ある時刻のうち先のほうとします。',
    ],
  },
  clothingSize: {
    name: '服と帽子のサイズ換算',
    description: '女性服、男性ジャケット、帽子のサイズを欧州、英国、米国、フランス、イタリア、日本の間で換算します。',
    params: {
      size: 'サイズ',
      kind: { label: '種類', names: { women: '女性服', men: '男性ジャケット', hat: '帽子' } },
      system: { label: '方式', names: countries },
    },
    result: {
      eu: countries.eu,
      uk: countries.uk,
      us: countries.us,
      fr: countries.fr,
      it: countries.it,
      jp: countries.jp,
      body: '胸囲または頭囲',
    },
    rules: [
      '女性：米国 = EU − {0}、英国 = EU − {1}、フランス EU + {2}、イタリア EU + {3}、日本 EU − {4}。バストは{5} × EU + {6} cmです。',
      '男性：EUサイズは胸囲（cm）の半分。米国と英国 = EU − {0}で、胸囲のインチに近い数です。',
      '帽子：頭囲（cm）。米国 = インチ ÷ πを1/8単位に丸めた数、英国はそれより1/8小さい数。',
    ],
    limits: [
      '国を越えてメーカーを縛る規格はなく、ブランドによって違います。EN 13402は体の寸法で表示するので、それを比べてください。古い表では米国の婦人服が一サイズ大きく、UK 12はUS 10です。スペインはフランスと同じです。',
      '今の米国のサイズの多くは、ここより大きめです。',
    ],
  },
};
