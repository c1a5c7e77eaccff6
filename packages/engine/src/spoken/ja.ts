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

// What sentences have in common.
const is = '[は|って|を|の計算|を計算]';
const tax = '(消費税|税金|税)';
const slopes = '(勾配|傾斜|斜度|坂)';
const counters = '人|名|個|本|枚|円|点|回|問|日|台|件|票|匹|冊|社|校|ページ|ポイント';
const apart = '[を]{people}(人で割り勘|人で割る|人で分ける|人で|人割り勘|名で割り勘|名で)';

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
    asks: [],
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
      value: '値',
      from: '換算元',
      to: '換算先',
      result: '結果',
      ingredient: '材料',
      density: {
        label: '密度',
        fields: {
          gramsPerMilliliter: '1ミリリットルあたりのグラム数',
          source: '出典',
          low: '最小の値',
          high: '最大の値',
        },
      },
      substance: '物質',
      molarMass,
      internationalUnit: '国際単位',
      as: equivalence,
      codes,
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
    asks: ['{from}(から|を){to}(への|の|に)(換算表|変換表|表)[{start}から{end}まで]'],
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
      from: '換算元',
      to: '換算先',
      start: '開始',
      end: '終了',
      step: '間隔',
      count: '行数',
      rows: { label: '行', fields: { value: '値', result: '結果' } },
      substance: '物質',
      molarMass,
      internationalUnit: '国際単位',
      as: equivalence,
      codes,
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
    asks: [
      `(ガスマーク|ガス目盛り){value}${is}[摂氏|何度|°C]`,
      { says: ['{value:celsius}(は|を)ガスマーク[で|に|いくつ|何]'], given: { given: 'celsius' }, main: 'mark' },
    ],
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
    asks: [
      `{values}の(平均|平均値)${is}`,
      `(平均|平均値)[は|を]{values}`,
      { says: [`{values}の中央値${is}`, '中央値{values}'], main: 'median' },
      { says: [`{values}の(合計|和|総和)${is}`, '(合計|総和){values}'], main: 'sum' },
      { says: [`{values}の標準偏差${is}`, '標準偏差{values}'], main: 'sampleDeviation' },
    ],
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
    asks: [
      {
        says: ['{numerator}/{denominator}[を](約分|簡約)[する|すると]', '約分{numerator}/{denominator}'],
        given: { op: 'simplify' },
      },
      { says: ['{numerator}/{denominator}[を|は](小数)[に|で|へ]'], given: { op: 'decimal' } },
      { says: ['{numerator}/{denominator}[を|は]%[に|で|へ]'], given: { op: 'percent' } },
    ],
    params: {
      numerator: '分子',
      denominator: { label: '分母', about: 'ゼロ以外。' },
      op: { label: '計算', names: operations },
    },
    result: {
      numerator: '分子',
      denominator: '分母',
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
    asks: [
      { says: ['(16進数|十六進数)[の]{value}[を|は](10進数|十進数)[に|で]'], given: { from: '16', to: '10' } },
      { says: ['(2進数|二進数)[の]{value}[を|は](10進数|十進数)[に|で]'], given: { from: '2', to: '10' } },
      { says: ['{value}[を|は](16進数|十六進数)[に|で]'], given: { to: '16' } },
      { says: ['{value}[を|は](2進数|二進数)[に|で]'], given: { to: '2' } },
      { says: ['{value}[を|は](8進数|八進数)[に|で]'], given: { to: '8' } },
    ],
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
    asks: [
      { says: ['{y}の{x}%[は|って][いくら|いくつ]'], given: { mode: 'percent-of' } },
      {
        says: [
          '{x}は{y}の(何%)[ですか|か]',
          '{y}のうち{x}は何%',
          '{y}に対する{x}の(割合|%)',
          `{y}[${counters}](中|のうち|の中で|のうちの){x}[${counters}][は|って|だと|が][何割合|割合は]何%[ですか|か|になる|になりますか|くらい]`,
          `{x}[${counters}][は|って]{y}[${counters}](の|中の|のうち|に対して)[の]何%[ですか|か|になる|になりますか|くらい|にあたる]`,
          '{y}点満点[中|で]{x}点[は|だと|なら]何%[ですか|か]',
        ],
        given: { mode: 'share' },
      },
      {
        says: [
          '{x}から{y}(への|の)(変化率|増加率|減少率|増減率)',
          '{x}から{y}[へ|に]は何%[の](増加|減少|変化|増|減|アップ|ダウン)[ですか|か]',
          '{x}(が|から){y}(になったら|になると|になった|に上がったら|に上がった|に下がったら|に下がった|に増えたら|に増えた|に減ったら|に減った|に値上げ|に値下げ)[ら|場合|とき|のは|は]何%[の](増加|減少|増|減|増えた|減った|アップ|ダウン|値上げ|値下げ|引き|オフ|変化)[ですか|か|した|になる]',
          '{x}(kg|キロ)(が|から){y}(kg|キロ)(になったら|になると|になった|に増えたら|に増えた|に減ったら|に減った)[ら|場合|とき|のは|は]何%[の](増加|減少|増|減|増えた|減った|変化)[ですか|か|した|になる]',
          '(定価|元値|通常価格){x}(が|から){y}[に|で|は]何%(引き|オフ|割引|値引き)[ですか|か|になる]',
        ],
        given: { mode: 'percent-change' },
      },
    ],
    params: {
      mode: { label: '求めるもの', names: questions },
      x: { label: 'x', labels: { 'percent-of': 'パーセント', 'percent-change': '変化前', share: '部分' } },
      y: { label: 'y', labels: { 'percent-of': '元の数', 'percent-change': '変化後', share: '全体' } },
    },
    result: {
      mode: { label: '求めるもの', names: questions },
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
    asks: [
      '{a}対{b}は{c}対[何|いくつ|x|?]',
      { says: ['{a}(対|と|:){b}の(比|比率)', '(比|比率){a}(対|と|:){b}'], main: 'simplest' },
    ],
    params: {
      a: 'a',
      b: { label: 'b', about: 'a対bが…' },
      c: 'c',
      d: { label: 'd', about: '…c対dに等しい。4つのうち1つを空欄にします。' },
    },
    result: { result: '足りない数', simplest: '最も簡単な比', ratio: '比の値', a: 'a', b: 'b', c: 'c', d: 'd' },
    rules: ['a対bがc対dに等しいとき、a×dはb×cに等しくなります。足りない数は、積を残りの数で割ったものです。'],
    limits: ['一つの比だけならaとbを入力します。最も小さい整数の比になります。', 'ゼロでは割れません。'],
  },
  reversePercentage: {
    name: '元の数の逆算',
    description: '割合と部分から全体を、または増減後の数から元の数を求めます。',
    asks: [
      '{value}は(何|いくつ|いくら)の{percent}%[ですか|か]',
      '{percent}%が{value}のとき[の]100%[は]',
      {
        says: [
          '{percent}%(引き|割引|オフ)(で|後|して){value}の(元の価格|元値|定価|元の値段)',
          '{percent}%(引き|割引|オフ)[後]で{value}[の](元の価格|元値|定価|元の値段)',
        ],
        given: { mode: 'decreased' },
      },
      {
        says: ['{percent}%(増|増加|値上げ)(で|後){value}の(元の価格|元値|元の数|元の値)'],
        given: { mode: 'increased' },
      },
    ],
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
    asks: [
      {
        says: [
          '{integer}[を|は|って]ローマ数字[で|に|へ|だと|にすると|で書くと][何|どう書く|どうなる][ですか|か]',
          'ローマ数字[で|の]{integer}',
        ],
        main: 'roman',
      },
      {
        says: [
          'ローマ数字[の]{roman}[は|を][数字|アラビア数字][で|に|へ]',
          '{roman}[を|は](アラビア数字|算用数字|数字)[で|に|へ]',
          'ローマ数字[の|で]{roman}[は|って|を|が][いくつ|何|数字で|何の数|アラビア数字で][ですか|か|を表す]',
          '{roman}[という|の|は]ローマ数字[は|って|が][いくつ|何][ですか|か]',
        ],
        main: 'integer',
      },
    ],
    params: {
      roman: { label: 'ローマ数字', about: '通常の書き方。大文字でも小文字でもかまいません。' },
      integer: { label: '整数', about: 'これかローマ数字のどちらか、または一致する両方を入力します。' },
    },
    result: { roman: 'ローマ数字', integer: '整数' },
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
    asks: ['{value}[を|は]有効数字{figures}(桁)[に|で|へ][四捨五入|丸める]'],
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
    asks: [
      '{principal}[円][を]年利{ratePercent}%[の複利][で]{years}年[間][運用|預ける|積み立て|複利]',
      '(複利|将来価値){principal}[円][を|の][年利]{ratePercent}%[で]{years}年[間]',
    ],
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
    asks: [
      {
        says: ['{price}[の|から]{discountPercent}%(引き|割引|オフ|OFF)[と|＋|+|に]{taxPercent}%[の]' + tax],
        main: 'total',
      },
      '{price}[の|から|を]{discountPercent}%(引き|割引|オフ|OFF|値引き)[は|って|だと|で|なら][いくら|何円|価格|値段][ですか|になる|になりますか|か]',
      '{discountPercent}%(引き|割引|オフ|OFF|値引き)の{price}',
    ],
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
    asks: [
      {
        says: [
          '[燃費|リッター]{efficiency}(km/l|キロ|km)[の車][で|、]{distance:kilometer}[を](走る|走ると|走ったら|走行|走行すると|ドライブ)[、][ガソリン|ガソリン価格|ガソリン代|1リットル|リッター|単価]{fuelPrice}[円][/l|/リットル][で|なら|だと|、][ガソリン代|燃料代|燃料費][は](いくら|何円|ガソリン代)[ですか|になる|か|かかる]',
          '[燃費|リッター]{efficiency}(km/l|キロ|km)[の車][で|、]{distance:kilometer}[を](走る|走ると|走ったら|走行|走行すると|ドライブ)[と]ガソリン代[は](いくら|何円)[、](1リットル|リッター|ガソリン){fuelPrice}[円]',
        ],
        given: { efficiencyUnit: 'km/l' },
      },
      {
        says: [
          `{distance:kilometer}[を|は|、][燃費]{efficiency}km/l[で|、|の車で][ガソリン|ガソリン代|1リットル|リッター|ガソリン価格][が|は|、]{fuelPrice}[の|で|なら|だと][ガソリン代|燃料代|燃料費][は|って|で|だと|なら|と|、][合計|全部で|一人|1人][は][いくら|何円|どのくらい|何][ですか|になる|になりますか|か]`,
        ],
        given: { efficiencyUnit: 'km/l' },
      },

      {
        says: [
          '{distance:kilometer}[を][燃費]{efficiency}km/l[で|、]{fuelPrice}[円][/l|/リットル][の](ガソリン代|燃料費|燃料代)',
          '(ガソリン代|燃料費|燃料代)[は]{distance:kilometer}[を|で|、][燃費]{efficiency}km/l[で|、][1l|リッター|リットル]{fuelPrice}',
        ],
        given: { efficiencyUnit: 'km/l' },
      },
      {
        says: [
          '(ガソリン代|燃料費|燃料代)[は]{distance:kilometer}[を|で|、][燃費]{efficiency}l/100km[で|、][1l|リッター|リットル]{fuelPrice}',
        ],
        given: { efficiencyUnit: 'l/100km' },
      },
    ],
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
    asks: [
      '(ローン|住宅ローン|借入|返済額)[は|を]{principal}[円][を|、][年利|金利|利率]{ratePercent}%[で|、]{years}年[の|で|返済][毎月の|毎月|月々の|月々][返済額|返済][は][いくら|何円][ですか|か|になる]',
      '{principal}[円][の|を](ローン|住宅ローン|借入|借りて)[を|、|で][年利|金利|利率]{ratePercent}%[で|、]{years}年',
    ],
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
    asks: [
      {
        says: [
          '(税込|税込み|税込価格){amount}[の|は|だと|なら|で|、|を](税抜|税抜き|税抜価格|税抜き価格|税別|本体価格|本体)[価格|金額][は|って|だと|なら|にすると][いくら|何円][ですか|になる|か]',
          '{amount}[円](税込|税込み)[の|は|だと|なら|で|、|を](税抜|税抜き|税抜価格|税抜き価格|税別|本体価格|本体)[価格|金額][は|って|だと|なら|にすると][いくら|何円][ですか|になる|か]',
        ],
        given: { given: 'with-tax', taxPercent: '10' },
        main: 'net',
        assumes: { kind: 'number', of: '税率', as: '10 %' },
      },
      {
        says: [
          '(税抜|税抜き|税別|本体価格|税抜価格){amount}[の|は|だと|なら|で|、|を](税込|税込み|税込価格|税込み価格)[価格|金額][は|って|だと|なら|にすると|で][いくら|何円][ですか|になる|か]',
          '{amount}[円](税抜|税抜き|税別)[の|は|だと|なら|で|、|を](税込|税込み|税込価格|税込み価格)[価格|金額][は|って|だと|なら|にすると|で][いくら|何円][ですか|になる|か]',
        ],
        given: { taxPercent: '10' },
        assumes: { kind: 'number', of: '税率', as: '10 %' },
      },
      {
        says: [
          `(税込|税込み){amount}[で|の|、][消費税|税率]{taxPercent}%[の|で|なら][税抜|税抜き|本体]価格[は|って|で|だと|なら|と|、][合計|全部で|一人|1人][は][いくら|何円|どのくらい|何][ですか|になる|になりますか|か]`,
          `(税込|税込み){amount}[で|の|、][消費税|税率]{taxPercent}%[の|で|なら](税抜|税抜き)[は|って|で|だと|なら|と|、][合計|全部で|一人|1人][は][いくら|何円|どのくらい|何][ですか|になる|になりますか|か]`,
        ],
        given: { given: 'with-tax' },
        main: 'net',
      },
      {
        says: [`{amount}[の|に対する](消費税|税){taxPercent}%[は|って]いくら`],
        main: 'tax',
      },
      {
        says: [
          `{amount}に(消費税|税){taxPercent}%[を](足す|足すと|加える|加えると|足したら)[は|って|で|だと|なら|と|、][合計|全部で|一人|1人][は][いくら|何円|どのくらい|何][ですか|になる|になりますか|か]`,
          `{amount}に{taxPercent}%[の](消費税|税)[を](足す|足すと|加える|加えると|足したら)[は|って|で|だと|なら|と|、][合計|全部で|一人|1人][は][いくら|何円|どのくらい|何][ですか|になる|になりますか|か]`,
        ],
      },

      '{amount}[に|と|＋|+][消費税|税]{taxPercent}%[の][消費税|税][を](加える|足す|加算|税込|税込み)',
      '{amount}の(税込|税込み)(価格|金額)[は]{taxPercent}%',
      '{amount}(税抜|税抜き)[の|に|で|、][消費税]{taxPercent}%',
      {
        says: [
          '{amount}(の|に対する)(消費税|税)[は]{taxPercent}%',
          '{amount}(の|に対する)(消費税|税){taxPercent}%',
          '(消費税|税){taxPercent}%[で|の]{amount}',
          '{amount}[の|に]{taxPercent}%[の]' + tax,
        ],
        main: 'tax',
      },
      {
        says: [
          '{amount}(税込|税込み)[の|で|、][消費税]{taxPercent}%[の][税抜|税抜き|税抜価格]',
          '{amount}[の|から](税抜|税抜き)[価格|金額][は]{taxPercent}%',
          '{amount}から{taxPercent}%[の](消費税|税)を(引く|除く)',
        ],
        given: { given: 'with-tax' },
        main: 'net',
      },
    ],
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
    asks: [
      {
        says: [
          `{subtotal}[の|に][会計|勘定|お会計][に|で|、][チップ]{tipPercent}%[の][チップ][を][足して|加えて|で|込みで][、]{people}(人|名)[で|が][割り勘|割る|割ると|分ける|分けると|割ったら][は|って|で|だと|なら|と|、][合計|全部で|一人|1人][は][いくら|何円|どのくらい|何][ですか|になる|になりますか|か]`,
        ],
        main: 'perPerson',
      },
      {
        says: [
          `{subtotal}[の|に][会計|勘定|お会計][に|で|、]チップ{tipPercent}%[を][足す|足して|加える][は|って|で|だと|なら|と|、][合計|全部で|一人|1人][は][いくら|何円|どのくらい|何][ですか|になる|になりますか|か]`,
          `{subtotal}[の|に][会計|勘定|お会計][に|で|、]{tipPercent}%[の]チップ[を][足す|足して|加える][は|って|で|だと|なら|と|、][合計|全部で|一人|1人][は][いくら|何円|どのくらい|何][ですか|になる|になりますか|か]`,
        ],
      },

      `{subtotal}[の|に]{tipPercent}%[の]チップ[を|は][${apart}]`,
      `チップ{tipPercent}%[で|を|、][の]{subtotal}[${apart}]`,
      `{subtotal}(に|の)チップ{tipPercent}%[${apart}]`,
      `{tipPercent}%[の]チップ[を|は|で]{subtotal}[${apart}]`,
      `{subtotal}の(チップ)[は][${apart}]`,
      {
        says: [
          '{subtotal}[を]{people}(人で割り勘|人で割る|人で分ける|人割り勘|名で割り勘)',
          '{subtotal}[を|は]{people}(人|名)[で](割る|割ると|割ったら|割り勘|割り勘すると|割り勘したら|割り勘にすると|分けると|分けたら|山分けすると)[1人|一人|ひとり][あたり|当たり|分][は][いくら|何円][ずつ][ですか|になる|になりますか|か]',
        ],
        given: { tipPercent: '0' },
        main: 'perPerson',
      },
    ],
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
    asks: [
      '{price}で{quantity}{unit}の(単価|単位あたりの価格)',
      '{quantity}{unit}[で|が]{price}[の](単価|単位あたりの価格)',
      '単価[は]{price}で{quantity}[{unit}]',
    ],
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
      unit: { label: '単位', says: { egg: '卵', unit: '個' } },
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
    asks: [
      '{birthDate}(生まれ|に生まれた人|生)[の人][の|は]{asOf}[時点|現在]の(年齢|歳)',
      {
        says: [
          '{birthDate}(生まれ|に生まれた人|生)[の人][の|は|で](年齢|何歳|今何歳|何才)',
          '(年齢|何歳|生年月日|誕生日)[は|が|:]{birthDate}[生まれ][何歳|年齢]',
          '{birthDate}(生まれ)',
        ],
        given: { asOf: 'today' },
      },
    ],
    params: {
      birthDate: '生年月日',
      asOf: { label: '基準日', about: '年齢を数える日。指定がなければ今日（UTC）です。' },
    },
    result: { birthDate: '生年月日', asOf: '基準日', years: '年', months: '月', days: '日', totalDays: '通算日数' },
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
    asks: [
      '{start}(から|の){workingDays}営業日後[は|って][いつ|何日|何月何日][ですか|か|になる]',
      {
        says: [
          `[今日から]{days}日後(は|の)[何日|いつ|日付|何月何日|何曜日|何日ですか]`,
          `[今日から]{weeks}週間後(は|の)[何日|いつ|日付|何月何日|何日ですか]`,
        ],
        given: { start: 'today' },
      },
      {
        says: [
          `[今日から]{days}日前(は|の)[何日|いつ|日付|何月何日]`,
          `[今日から]{weeks}週間前(は|の)[何日|いつ|日付|何月何日]`,
        ],
        given: { start: 'today', direction: 'before' },
      },

      { says: ['{start:next}(は|の)(何曜日|曜日)'], given: { days: '0' }, main: 'weekday' },
      '{start}(から|の){days}日後[は|って][いつ|何日|何月何日][ですか|か|になる]',
      '{start}(から|の){weeks}週間後[は|って][いつ|何日|何月何日][ですか|か|になる]',
      '{start}(から|の){months}(か月後|ヶ月後|カ月後|ヵ月後)[は|いつ]',
      { says: ['{days}日後[は|の日付|いつ]'], given: { start: 'today' } },
      { says: ['{weeks}週間後[は|の日付|いつ]'], given: { start: 'today' } },
      { says: ['{months}(か月後|ヶ月後|カ月後|ヵ月後)[は|の日付|いつ]'], given: { start: 'today' } },
      { says: ['{days}日前[は|の日付|いつ]'], given: { start: 'today', direction: 'before' } },
      {
        says: [
          '{start}(から|の){days}日前[は|いつ]',
          '{start}(から|の){weeks}週間前[は|いつ]',
          '{start}(から|の){months}(か月前|ヶ月前|カ月前|ヵ月前)[は|いつ]',
        ],
        given: { direction: 'before' },
      },
    ],
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
    asks: [
      '{start}から{end}まで[は|の|に|って|で][あと](何日|何日間|日数|何日あるの)[ある|あるか|ですか|か|になる|ありますか]',
      '{start}と{end}の間[は|の](何日|日数)',
      '{start}から{end}まで',
      { says: ['{end:next}まで[は|に][あと](何日|日数)[ある|ですか|か]'], given: { start: 'today' } },
      { says: ['{start:last}から[は|で](何日|何日経った|何日たった|日数)[ですか|か]'], given: { end: 'today' } },
    ],
    params: {
      start: '開始日',
      end: '終了日',
      inclusive: '両方の日を数える',
      holidays,
    },
    result: {
      start: '開始日',
      end: '終了日',
      days: '日数',
      weeks: '週数',
      daysOver: '端数の日数',
      workingDays: '平日の日数',
      inclusive: '両方の日を数える',
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
    asks: ['{start}から{end}まで[は|の][何時間|時間|勤務時間][ですか|か]'],
    params: { start: { label: '開始', about: clock }, end: { label: '終了', about: clock }, break: '休憩（分）' },
    result: { duration: '時間・分・秒', hours: '時間で', minutes: '分で' },
    rules: ['時間 = 終了 − 開始 − 休憩'],
    limits: ['終了が開始より後でなければ、翌日の時刻とします。', '夏時間の切り替えは考慮しません。'],
  },
  bmi: {
    name: 'BMI計算',
    description: '成人の体格指数（BMI）とその判定を求めます。',
    asks: [
      {
        says: [
          '(BMI|体格指数)[は|の][体重]{weight:kilogram}[で|、|と][身長]{height:centimeter}',
          '(BMI|体格指数)[は][身長]{height:centimeter}[で|、|と][体重]{weight:kilogram}',
          '[体重]{weight:kilogram}[で|、|と|の][身長]{height:centimeter}[の|で|は](BMI|体格指数)[は]',
          '[身長]{height:centimeter}[で|、|と|の][体重]{weight:kilogram}[の|で|は](BMI|体格指数)[は]',
        ],
        given: { unit: 'metric' },
      },
    ],
    params: { weight: '体重', height: '身長', unit: { label: '単位', names: systems } },
    result: {
      weight: '体重',
      height: '身長',
      unit: { label: '単位', names: systems },
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
    asks: [
      {
        says: ['(HbA1c|ヘモグロビンA1c)[が|は|の]{value}%[を|は|から][mmol/mol][に|で|へ]'],
        given: { unit: '%' },
        main: 'mmolPerMol',
      },
      {
        says: [
          '(HbA1c|ヘモグロビンA1c)[が|は|の]{value}mmol/mol[を|は|から][%][に|で|へ]',
          '{value}mmol/mol[を|は]%[に|で|へ]',
        ],
        given: { unit: 'mmol/mol' },
      },
    ],
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
    asks: [
      { says: ['{volts}(V|ボルト)[で|、|と]{ohms}(Ω|オーム)[の][電流]'], given: { target: 'amps' } },
      { says: ['{amps}(A|アンペア)[で|、|と|×]{ohms}(Ω|オーム)[の][電圧]'], given: { target: 'volts' } },
      { says: ['{volts}(V|ボルト)[で|、|と]{amps}(A|アンペア)の抵抗'], main: 'ohms' },
      {
        says: [
          '{volts}(V|ボルト)[と|で|×|、|かける]{amps}(A|アンペア)[は|の|を][何ワット|ワット|W][に|で]',
          '{amps}(A|アンペア)[と|で|×|、|かける]{volts}(V|ボルト)[は|の|を][何ワット|ワット|W][に|で]',
        ],
        given: { target: 'watts' },
      },
      {
        says: [
          '{watts}(W|ワット)[と|で|を|、|は]{volts}(V|ボルト)[は|の|を|で][何アンペア|アンペア|A][に|で]',
          '{volts}(V|ボルト)[と|で|の|、]{watts}(W|ワット)[は|の|を][何アンペア|アンペア|A][に|で]',
        ],
        given: { target: 'amps' },
      },
      {
        says: ['{watts}(W|ワット)[と|で|を|、]{amps}(A|アンペア)[は|の|を][何ボルト|ボルト|V][に|で]'],
        given: { target: 'volts' },
      },
    ],
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
      target: { label: '求めるもの', names: electric },
      result: '結果',
      watts: '電力（W）',
      amps: '電流（A）',
      volts: '電圧（V）',
      ohms: '抵抗（Ω）',
    },
    limits: ['直流と、力率が1の交流を対象とします。'],
  },
  wireGauge: {
    name: '電線の太さ（AWG）の換算',
    description: '米国の電線番号（AWG）を、ミリメートル、平方ミリメートル、インチと相互に換算します。',
    asks: [
      {
        says: ['{area}[の電線|の線|の](は|を)AWG[で|に|いくつ]', '{diameter}[の電線|の線|の](は|を)AWG[で|に|いくつ]'],
        main: 'awg',
      },
      { says: ['AWG{gauge}[の|は|を](直径|mm|ミリ)[は|に|で]', 'AWG{gauge}'], main: 'wire' },
    ],
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
    asks: [
      {
        says: [
          '{distance:measure}(を|で){fuel:measure}[の燃費|燃費]',
          '{fuel:measure}で{distance:measure}[の燃費|燃費]',
          '燃費{distance:measure}[を|、]{fuel:measure}',
          '{distance:measure}[を](走って|走ったら|走るのに|走り)[ガソリン|燃料][を|が]{fuel:measure}[を](使った|使う|使ったら|消費した|消費|かかった|減った|入った)[時の|ときの|場合の|なら|とき]燃費[は|って][いくら|どのくらい|何][ですか|か]',
          '[ガソリン|燃料]{fuel:measure}(で){distance:measure}[を](走った|走る|走ったら|走れた|走れる)[時の|ときの|場合の|なら|とき|車の]燃費[は|って][いくら|どのくらい|何][ですか|か]',
        ],
        main: 'economy',
      },
      {
        says: ['燃費[が|は|の]{value}l/100km', '燃費{value}リットル/100km'],
        given: { unit: 'l/100km' },
        main: 'milesPerGallon',
      },
      { says: ['燃費[が|は|の]{value}mpg'], given: { unit: 'mpg' } },
    ],
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
    asks: [
      {
        says: [
          `{distance}[を|が]{time}で走る[とき|時|と][の]ペース[は|って|で|だと|なら|と|、][合計|全部で|一人|1人][は][いくら|何円|どのくらい|何][ですか|になる|になりますか|か]`,
        ],
      },

      '{distance}[を|が]{time}(で走る|で走った|の)(ペース|ときのペース|時のペース)[は]',
      '{distance}[を]{time}[で][の]ペース[は]',
      '[フルマラソン|フル|ハーフマラソン|ハーフ|マラソン]{distance}[を|が]{time}[で|以内で](走る|走るには|走るのに|走った|完走|完走する|完走するには|走り切る|走りきる|ゴールする|ゴールするには|切る|切るには)[と|なら|場合|には|は][ペースは|平均ペースは](1キロ|キロ|1km|1キロメートル|一キロ|ペース)[あたり|当たり|につき|は](何分|何分何秒|いくつ|どのくらい)[ですか|か|ペース|で走る|になる|になりますか]',
      '[フルマラソン|フル|ハーフマラソン|ハーフ|マラソン]{distance}[を|が]{time}[で|なら|だと](キロ何分|1キロ何分|1km何分|ペースは)[ですか|か|ペース|で走る|になる]',
      {
        says: [
          '{distance}[を](ペース){pace}[で|の][タイム|何分|時間|ゴールタイム]',
          '{distance}[を]{pace}(/km|のペース)で走る[と]',
          '(キロ|1キロ|1km|一キロ){pace}[のペース](で){distance}[を](走る|走ると|走ったら|走れば)[タイムは|何分|何時間|何時間何分|どのくらい|タイム][かかる|かかりますか|ですか|になる]',
        ],
        main: 'finish',
      },
    ],
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
    asks: [
      {
        says: [
          `{distance}[を|が]{time}(で)[走った|走る|進む|行く|行った|移動した|走ると][とき|時|場合][の|は](平均速度|速度|速さ)[は|って|で|だと|なら|と|、][合計|全部で|一人|1人][は][いくら|何円|どのくらい|何][ですか|になる|になりますか|か]`,
          `{distance}[を|は]{speed}[で|の速度で][走る|行く|走ると|行くと|進むと][と](何時間|何分|どのくらい|どれくらい)[かかる|かかりますか|かかるか]`,
          `{speed}[で|の速度で]{time}(走る|走ると|進む|進むと|走った|走ったら|行くと|の)[と|とき](何km|何キロ|何キロメートル|距離|どのくらい)[進む|進みますか|走れる|は|ですか]`,
        ],
      },

      {
        says: [
          '{distance}[を|が]{time}[で|の][走った|走る|進む|行く|行った|移動した|走ると][とき|時|場合][の|は|で](時速|平均時速)[は|って][いくら|どのくらい|何キロ|何km][ですか|になる|になりますか|か]',
          '{distance}[を|が]{time}(で)(走る|走ると|走った|走ったら|走れば|進むと|行くと|移動すると)[平均|平均時速は|時速は](時速何キロ|時速何km|時速何キロメートル)[ですか|か|になる|になりますか]',
        ],
        given: { unit: 'km/h' },
      },
      {
        says: [
          '{distance}[を|が]{time}(で)(走る|走ると|走った|走ったら|走れば|進むと|行くと|移動すると)[平均](秒速何メートル|秒速何m)[ですか|か|になる|になりますか]',
        ],
        given: { unit: 'm/s' },
      },
      '{distance}[を|が]{time}[で|の][進む|走る][とき|時][の|で](速度|速さ|平均速度)[は]',
      '{speed}(で|の速度で|の速さで){distance}[を](走る|走ると|行くと|進むと|走ったら|走れば|移動すると|進むには|走るには|行くには)(何時間|何分|どのくらい|どれくらい|何時間何分)[かかる|かかりますか|かかるか|必要|ですか]',
      '{distance}[を|が]{speed}[で|の](何時間|時間|所要時間|何分)[かかる|かかるか|は]',
      '{speed}[で|の]{time}[で|の|に][進む](距離|何キロ)[は]',
      '{distance:measure}[を|は]{speed:measure}(で|の速度で)',
    ],
    params: {
      distance: '距離',
      time: { label: '時間', about: '例：1:30、90 min' },
      speed: '速度',
      unit: { label: '結果の単位', about: '指定がなければ、入力に合う単位です。' },
    },
    result: { result: '結果', clock: '時間・分・秒', distance: '距離', time: '時間', speed: '速度' },
    rules: ['速度は距離を時間で割ったものです。距離は速度に時間を掛けたもの、時間は距離を速度で割ったものです。'],
    limits: [
      '速度は全行程の平均です。休憩も時間に含めます。',
      'マイルにはマイル毎時、海里にはノット、そのほかにはキロメートルを使います。別の単位も指定できます。',
    ],
  },
  shapeArea: {
    name: '面積計算',
    description: '長方形、円、三角形などの面積を、辺の長さから求めます。どの単位でも使えます。',
    asks: [
      '{width}(×|x|*|かける|と){height}[の][長方形|部屋|壁][の](面積|広さ)[は]',
      '[長方形|部屋][の]面積[は]{width}(×|x|*|かける){height}',
      '(縦|たて|奥行き|奥行|長さ){width:measure}[で|と](横|よこ|幅|間口){height:measure}の(部屋|土地|庭|床|長方形)[の広さ]は何{unit}[ですか|か]',
      '(横|よこ|幅|間口){width:measure}[で|と](縦|たて|奥行き|奥行|長さ){height:measure}の(部屋|土地|庭|床|長方形)[の広さ]は何{unit}[ですか|か]',
      '[部屋|長方形|土地|庭][は|が|で](縦|たて|奥行き|奥行|長さ)[が|は]{width}[で|と](横|よこ|幅|間口)[が|は]{height}[の][長方形|部屋|壁|土地|庭|床][の|は|だと|なら](面積|広さ)[は|は何{unit}|は何平米][ですか|か]',
      '[部屋|長方形|土地|庭][は|が|で](横|よこ|幅|間口)[が|は]{width}[で|と](縦|たて|奥行き|奥行|長さ)[が|は]{height}[の][長方形|部屋|壁|土地|庭|床][の|は|だと|なら](面積|広さ)[は|は何{unit}|は何平米][ですか|か]',
      {
        says: [
          '(円の面積)[は|、]半径{radius}',
          '半径[が]{radius}[の]円の面積[は][いくら|いくつ|何{unit}][ですか|か]',
          '直径[が]{diameter}[の]円の面積[は][いくら|いくつ|何{unit}][ですか|か]',
          '円の面積[は|、]直径{diameter}',
        ],
        given: { shape: 'circle' },
      },
      {
        says: [
          '(一辺|1辺)[が|の長さが]{width}[の]正方形の面積[は]',
          '正方形の面積[は|、](一辺|1辺){width}',
          '{width}(四方|角)の(面積|広さ)[は]',
        ],
        given: { shape: 'square' },
      },
      { says: ['[底辺]{width}[と|、|×|で][高さ]{height}[の]三角形の面積[は]'], given: { shape: 'triangle' } },
    ],
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
    asks: [
      '{length}(×|x|*|かける){width}(×|x|*|かける){height}[の][箱|直方体|水槽][の](体積|容積)[は]',
      '(体積|容積)[は]{length}(×|x|*|かける){width}(×|x|*|かける){height}',
      { says: ['一辺{length}[の]立方体の体積[は]'], given: { shape: 'cube' } },
      {
        says: ['半径{radius}[の]球の体積[は]', '球の体積[は|、]半径{radius}', '直径{diameter}[の]球の体積[は]'],
        given: { shape: 'sphere' },
      },
      { says: ['半径{radius}[と|、|で]高さ{height}[の](円柱)の体積[は]'], given: { shape: 'cylinder' } },
      { says: ['半径{radius}[と|、|で]高さ{height}[の](円錐)の体積[は]'], given: { shape: 'cone' } },
    ],
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
    asks: [
      '{size}[を|の]{speed}[で|の](ダウンロード|アップロード|転送|コピー)[する][の][時間|何分|何秒|かかる時間][は]',
      '{size}[の|を](ダウンロード|アップロード|転送)[時間][は|を]{speed}',
      '(ダウンロード時間|ダウンロード|転送時間)[は]{size}[を|、|で]{speed}',
      '{size}[の](データ|ファイル|動画|ゲーム|映画|アプリ|写真)[を]{speed}[の回線](で)(落とす|落とすと|落としたら|落とすのに|ダウンロードすると|ダウンロードする|ダウンロードしたら|ダウンロード|送ると|アップロードすると)[のに|は][何分|何秒|何時間|どのくらい|どれくらい][かかる|かかりますか|ですか]',
    ],
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
    asks: [
      '{area}[を|の|に][壁|の壁|の壁を][塗る|塗るのに|塗るには|塗るのに必要な](ペンキ|塗料|塗料の量|ペンキの量)[は|が][どれくらい|何リットル|何リッター|どのくらい][必要|いる|要る][ですか|か]',
      'ペンキ[は|が]{area}[に|で|を塗るのに|を塗るには](何リットル|どれくらい|どのくらい)[必要|いる|要る][ですか|か]',
      '(ペンキ|塗料)[は]{area}[を][{coats}(回塗り|度塗り)]',
      '{area}[を|の|に][壁|の壁|の壁を|壁を]{coats}(回塗る|度塗り|回塗り|回塗るには|回塗るのに|度塗りする|回塗りする)[の|の場合|に必要な|場合][、](ペンキ|塗料)[は|が][どれくらい|何リットル|何リッター|どのくらい][必要|いる|要る][ですか|か]',
    ],
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
    asks: [
      {
        says: [`${slopes}{value}%[は|を][何度|角度][に|で]`, `{value}%[の]${slopes}[は|を][何度|角度][に|で]`],
        given: { given: 'percent' },
      },
      {
        says: [`${slopes}{value}(度|°)[は|を][何%|%][に|で]`, `{value}(度|°)[の]${slopes}[は|を][何%|%][に|で]`],
        given: { given: 'degrees' },
        main: 'percent',
      },
      { says: [`${slopes}1:{value}[は|を][何度|角度]`], given: { given: 'ratio' } },
    ],
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
    asks: [
      '{area}[に|の|を]{width:measure}(×|x|*|かける){height:measure}[の]タイル[は|が|を|なら][貼ると|敷くと][何枚|何枚必要|何枚いる|いくつ][ですか|か]',
      '{width:measure}(×|x|*|かける){height:measure}[の]タイル[を|で]{area}[に|の床に|の壁に|を][貼る|貼ると|敷く|敷くと|貼るには|敷くには|埋めるには|は][は](何枚|何枚必要|何枚いる|何枚要る)[ですか|か]',
      '{width:measure}(×|x|*){height:measure}[の]タイル[で|は][何枚]{area}',
    ],
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
    asks: [
      {
        says: ['(指輪|指輪のサイズ|リング)[の|は]直径{size}mm[は|を][US|アメリカサイズ][で|に]'],
        given: { system: 'diameter' },
        main: 'us',
      },
      {
        says: [
          '(指輪|指輪のサイズ|リング)(US|アメリカ|アメリカサイズ)[の]{size}[号][は|を][EU|ヨーロッパサイズ][で|に]',
        ],
        given: { system: 'us' },
      },
      {
        says: ['(指輪|指輪のサイズ|リング)(EU|ヨーロッパ|ISO)[の]{size}[は|を][US|アメリカサイズ][で|に]'],
        given: { system: 'iso' },
        main: 'us',
      },
    ],
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
    asks: [
      {
        says: ['(子ども靴|子供靴|キッズシューズ)[の]サイズ(EU|ヨーロッパ){size}[は|を](US|アメリカ)[サイズ][で|に]'],
        given: { system: 'eu', wearer: 'child' },
      },
      {
        says: ['靴[の]サイズ(EU|ヨーロッパ){size}[は|を](UK|イギリス)[サイズ][で|に]'],
        given: { system: 'eu' },
        main: 'uk',
      },
      {
        says: ['靴[の]サイズ(EU|ヨーロッパ){size}[は|を](cm|センチ|日本)[サイズ][で|に]'],
        given: { system: 'eu' },
        main: 'foot',
      },
      {
        says: ['靴[の]サイズ(EU|ヨーロッパ){size}[は|を](US|アメリカ)[の](レディース|女性)[サイズ][で|に]'],
        given: { system: 'eu' },
        main: 'usWomen',
      },
      {
        says: ['靴[の]サイズ(UK|イギリス){size}[は|を][EU|ヨーロッパ][サイズ][で|に]'],
        given: { system: 'uk' },
        main: 'eu',
      },
      {
        says: ['靴[の]サイズ(US|アメリカ){size}[は|を][EU|ヨーロッパ][サイズ][で|に]'],
        given: { system: 'us-men' },
        main: 'eu',
        assumes: { kind: 'system', of: 'US', as: '米国、男性' },
      },
      { says: ['靴[の]サイズ(EU|ヨーロッパ){size}[は|を][US|アメリカ][サイズ][で|に]'], given: { system: 'eu' } },
      {
        says: [
          '靴[の]サイズ[は]{size:centimeter}[は|を][EU|ヨーロッパ|US][サイズ][で|に]',
          '足[の長さ]{size:centimeter}[の]靴[の]サイズ',
        ],
        given: { system: 'foot' },
        main: 'eu',
      },
    ],
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
    asks: ['API度{value}[は|を][比重][で|に]', { says: ['API度{value}[の|は|を](密度)[で|に|は]'], main: 'density' }],
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
    asks: [
      { says: ['(風力|ビューフォート|ビューフォート風力){force}[は|を](秒速|m/s)[で|に]'], given: { unit: 'm/s' } },
      { says: ['(風力|ビューフォート|ビューフォート風力){force}[は|を](ノット)[で|に]'], given: { unit: 'kn' } },
      '(風力|ビューフォート|ビューフォート風力){force}[は|の][時速|km/h|風速][で|に]',
      {
        says: ['[風速]{speed}[は|を](ビューフォート風力|ビューフォート|風力)[で|いくつ]', '風速{speed}[は|の]風力'],
        main: 'beaufort',
      },
    ],
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
    asks: [
      '{crop}[の]{bushels}ブッシェル[は|を][何kg|kg|キログラム][で|に]',
      '{bushels}ブッシェルの{crop}[は|を][何kg|kg|キログラム][で|に]',
      { says: ['{crop}[の]{mass}[は|を][何]ブッシェル[で|に]'], main: 'bushels' },
    ],
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
    asks: [
      {
        says: [
          '(ブリックス|Brix|糖度){value}[度|%][は|を][比重][で|に]',
          '{value}(°Bx|°Brix|Brix)[は|を][比重][で|に]',
        ],
        given: { given: 'brix' },
      },
      { says: ['(プラート|プラトー|Plato){value}[度][は|を][比重][で|に]'], given: { given: 'plato' } },
      {
        says: ['(プラート|プラトー|Plato){value}[度][は|を](ブリックス|Brix)[で|に]'],
        given: { given: 'plato' },
        main: 'brix',
      },
    ],
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
    asks: [
      {
        says: [
          '[水の]硬度{value}(ppm|mg/l)[は|を][ドイツ硬度|dH|°dH][で|に]',
          '[水の]硬度{value}[は|を]ドイツ硬度[で|に]',
        ],
        given: { unit: 'mg/l' },
        main: 'germanDegrees',
      },
      {
        says: [
          'ドイツ硬度{value}[は|を][ppm|mg/l|アメリカ硬度][で|に]',
          '[水の]硬度{value}(dH|°dH)[は|を][ppm|mg/l][で|に]',
        ],
        given: { unit: 'dH' },
      },
      { says: ['フランス硬度{value}[は|を][ドイツ硬度|dH|°dH][で|に]'], given: { unit: 'fH' }, main: 'germanDegrees' },
    ],
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
    asks: ['(電気代|電気料金)[は]{power}[を|で]{hours}時間[を]{price}[円]'],
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
    asks: [
      '(消費カロリー|カロリー)[は]{activity}[を]{time}[で]体重{weight}',
      '{activity}[を]{time}[で]体重{weight}[の](消費カロリー|カロリー)',
    ],
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
    asks: [
      '(出産予定日|予定日)[は]最終月経[が|は|開始日が]{lastPeriod:last}',
      '最終月経[が|は|開始日が]{lastPeriod:last}[の](出産予定日|予定日)',
    ],
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
    asks: [
      '(eGFR|GFR|腎機能)[は][クレアチニン]{creatinine}[mg/dl][年齢]{age}[歳]{sex}',
      {
        says: ['クレアチニンクリアランス[は][クレアチニン]{creatinine}[mg/dl][年齢]{age}[歳]{sex}[体重]{weight}'],
        main: 'clearance',
      },
    ],
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
    asks: ['体表面積[は]体重{weight}[で|、|と]身長{height}', '体表面積[は]身長{height}[で|、|と]体重{weight}'],
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
    asks: [
      '{values}[の](最大公約数|GCD)',
      { says: ['{values}[の](最小公倍数|LCM)'], main: 'multiple' },
      { says: ['{values}[の|を](素因数分解|素因数)', '{values}は素数'], main: 'factors' },
      { says: ['{values}[の](約数|すべての約数)'], main: 'divisors' },
    ],
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
    asks: [
      '{length}(x|×|かける){width}(x|×|かける){depth}[の]{material}',
      '{area}[、|で|に](厚さ|深さ){depth}[の]{material}',
    ],
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
    asks: [
      { says: ['[タイヤ]{size}と{other}[の][比較|違い]'], main: 'difference' },
      { says: ['[タイヤ]{size}[の](周長|外周)'], main: 'circumference' },
      '[タイヤ]{size}[の](外径|直径|タイヤ)',
      'タイヤ[サイズ]{size}',
    ],
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
    asks: [
      { says: ['SWG{gauge}[番][は|を][mm][で|に]', '{gauge}SWG[は|を][mm][で|に]'], given: { system: 'swg' } },
      {
        says: ['{gauge}(G|ゲージ)[の](注射針|針)[は|を][mm][で|に]', '(注射針|針){gauge}(G|ゲージ)[は|を][mm][で|に]'],
        given: { system: 'needle' },
      },
      { says: ['{gauge}ゲージ[の](鋼板|板金)[は|を][mm][で|に]'], given: { system: 'steel' } },
      {
        says: ['{gauge}[の](下穴|下穴径|タップ下穴)[は]', '(下穴|下穴径|タップ下穴){gauge}'],
        given: { system: 'thread' },
        main: 'tapDrill',
      },
      { says: ['{gauge}[の](ピッチ|ねじピッチ)[は]'], given: { system: 'thread' }, main: 'pitch' },
    ],
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
    asks: [
      { says: ['{size}[用紙][の|は|を][サイズ]インチ[で|に]'], main: 'inches' },
      { says: ['{size}[用紙][の|は|を][サイズ](ピクセル|px)[で|に]'], main: 'pixels' },
      '{size}[用紙][の|は](サイズ|寸法|大きさ)',
      '{size}[用紙][は|を]mm[で|に]',
    ],
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
    asks: ['(GPA|成績平均|成績の平均)[は]{grades}'],
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
    asks: [
      '[抵抗|カラーコード]{first}{second}{third}{multiplier}{tolerance}[の]抵抗',
      '[抵抗|カラーコード]{first}{second}{multiplier}{tolerance}[の]抵抗',
    ],
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
    asks: ['(点滴|滴下速度|滴数)[は]{volume}[を]{time}[で]', '{volume}[を]{time}[で][の](滴下速度|滴下数|滴数)'],
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
    asks: [
      '{stock}%[を|から]{concentration}%[に]{volume}[の|に](希釈|薄める)',
      '(希釈|薄める){stock}(%[を|から]|を|から){concentration}(%[に]|に){volume}',
    ],
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
    asks: [
      { says: ['{volume}に{mass}の{substance}のモル濃度'], main: 'concentration' },
      '{concentration}[の]{volume}に必要な{substance}',
    ],
    params: {
      substance: { label: '物質', about: '名前または化学式。たとえばNaClやglucose。' },
      concentration: '濃度',
      volume: '体積',
      mass: '質量',
    },
    result: { mass: '質量', concentration: '濃度', volume: '体積', gramsPerMole: 'モル質量（g/mol）' },
    rules: ['質量 = 濃度 × 体積 × モル質量。体積はできあがった溶液のものです。'],
    limits: ['標準原子量を使います。水和物は水も書きます。たとえばCuSO4·5H2O。', '物質は純粋なものとして数えます。'],
  },
  dewPoint: {
    name: '露点と暑さ指数（ヒートインデックス）',
    description: '空気の露点、絶対湿度、ヒートインデックスを求めます。',
    asks: [
      '{temperature}[で|、|と][湿度]{humidityPercent}%[の]露点',
      '露点[は]{temperature}[で|、|と][湿度]{humidityPercent}%',
      { says: ['{temperature}[で|、|と][湿度]{humidityPercent}%[の](ヒートインデックス|体感温度)'], main: 'heatIndex' },
    ],
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
    asks: [
      '{from:city}[時間|現地時間][で|が|の|は]{time}[の時|のとき|なら|だと|は|を|です]{to:city}[時間|現地時間][は|で|では|の|だと](何時|なんじ)',
      '{time}[の]{from:city}[は|、]{to:city}[は|で|では|の](何時|なんじ)',
      '{from}[の]{time}[は|を]{to}[で|の](何時|時間)',
      { says: ['{from}と{to}の時差'], given: { time: '12:00' }, main: 'difference' },
    ],
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
    asks: [
      {
        says: ['(服|女性服|ワンピース)[の]サイズ[日本]{size}号[は|を](US|アメリカ)[サイズ][で|に]'],
        given: { kind: 'women', system: 'jp' },
      },
      {
        says: ['(服|女性服|ワンピース)[の]サイズ(EU|ヨーロッパ){size}[は|を](US|アメリカ)[サイズ][で|に]'],
        given: { kind: 'women', system: 'eu' },
      },
      {
        says: ['帽子[の]サイズ[は]{size}[cm][は|を][US|アメリカ][サイズ][で|に]'],
        given: { kind: 'hat', system: 'cm' },
      },
    ],
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
