/** Words for ± in the languages of the converters. They have no other meaning, so that each is read in any language. */
export const plusMinusWords: readonly string[] = [
  'plus or minus',
  'plus/minus',
  'give or take',
  'plus oder minus',
  'plus ou moins',
  'más o menos',
  'mas o menos',
  'mais ou menos',
  'più o meno',
  'plus of min',
  'plus minus',
  'plus-minus',
  'plus-min',
  'плюс-минус',
  'плюс минус',
  'artı eksi',
  'artı-eksi',
  '正负',
  '正負',
  'プラスマイナス',
  '플러스 마이너스',
  '플러스마이너스',
  'زائد أو ناقص',
  'زائد ناقص',
  'مثبت منفی',
  'प्लस माइनस',
  'जमा घटा',
];

/** Words for % after a number, also read in any language. */
export const percentWords: readonly string[] = ['percent', 'per cent', 'pct', 'Prozent', 'pour cent', 'por ciento', 'por cento', 'per cento', 'percento', 'procent', 'procenta', 'procentów', 'процент', 'процента', 'процентов', 'パーセント', '퍼센트', 'بالمئة', 'بالمائة', 'درصد', 'प्रतिशत'];
