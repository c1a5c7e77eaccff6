/** Notes on a tool for HTTP callers, in addition to the descriptions of the tool and its parameters. */
export const notes: Readonly<Record<string, string>> = {
  convert: `\
Write units by any alias in \`/units\`. Symbols are case-sensitive. Names are not, and may have spaces, hyphens or
underscores between words. A compound (\`kg*m/s^2\`) has at most 160 characters, 20 factors, and a total power
of 99. If a spelling has several meanings, the other unit decides: \`oz\` is a mass beside \`g\` and a volume
beside \`ml\`. The answer repeats \`from\` and \`to\` as you wrote them.

Volume and mass convert only with an \`ingredient\`. The answer then also has \`ingredient\` and \`density\`. Between units of one
category, an ingredient changes nothing.

A \`substance\` converts between mass and amount of substance, also in concentrations (\`mg/dL\`, \`mmol/L\`, \`mEq/L\`). Name
a laboratory analyte or write a formula. The answer then has \`substance\` and \`molarMass\`. \`as\` names an equivalence, which is
never assumed: \`spectral\` (wavelength, frequency, photon energy, wavenumber), \`mass-energy\`, \`thermal\` (temperature and energy)
or \`count\` (moles and numbers). The answer then has \`as\`. An error names the equivalence that would allow the conversion.

With \`codes=ucum\` or \`codes=unece\`, \`from\` and \`to\` must be codes of that system. UCUM codes are case-sensitive, follow the
grammar of UCUM, and convert if they have the same dimension. Arbitrary units (\`[iU]\`) convert only to themselves; \`mol\`, \`eq\` and
\`osm\` convert to numbers with \`as=count\`. \`/units\` lists the codes of each unit.`,
  roman: `\
Give \`roman\`, \`integer\` (1 to 3999), or both if they agree. Only canonical numerals are valid (IV, not IIII), in either case
or in Unicode's letters for numerals; the answer has them in capitals.`,
  fraction: `\
\`simplify\` returns the fraction in lowest terms, with the sign on the numerator. \`decimal\` returns the nearest number and
\`repeating\`, the exact decimal with its period in parentheses, up to 1,000 digits.
\`percent\` returns a number: 3/4 is 75.`,
  table: `\
Row i is start + i·step in exact decimal arithmetic: from 0 to 1 by 0.1 there are 11 rows, and the fourth is 0.3.
\`end\` defaults to start + 9·step. A negative step counts down. A step of 0, a step away from the end and more than
1,000 rows are errors. \`substance\`, \`as\` and \`codes\` are those of \`/convert\`.`,
  bmi: `\
\`metric\` takes kilograms and centimeters; a height under 3 is in meters. \`imperial\` takes pounds and inches.
The classes are for adults, by the returned index: underweight below 18.5, healthy below 25, overweight below 30, else obese.`,
  electrical: `\
Give two of \`watts\`, \`amps\` and \`volts\`, or all three if they agree with P = V·I. \`target\` defaults to the missing one.
The answer has all three.`,
  percentage: `\
\`percent-of\`: x % of y. \`percent-change\`: from x to y, (y − x) / |x| · 100; its sign is the direction.
\`share\`: x as a percentage of y. \`formula\` is the calculation as readable text. A base of zero is an error.`,
  age: `\
A month counts once its day is reached, as in java.time and Temporal; in common years a birthday on 29 February is on 1 March.
\`as_of\` defaults to today in UTC, and must not be before the birth date. Without \`as_of\`, caches keep the answer only
until the next midnight in UTC.`,
  'date-difference': `\
Returns \`end\` − \`start\` in days, negative if the end comes first. \`inclusive\` counts both days: it adds one to the magnitude.
\`weeks\` and \`daysOver\` are the same days as whole weeks and remaining days. \`workingDays\` counts Monday to Friday, without the
later day unless \`inclusive\`; public holidays count as working days.`,
  tip: 'Values are 0 or more. Defaults: a tip of 15 %, one person.',
  discount: 'The tax is on the discounted price.',
  'fuel-cost': `\
\`mpg\` takes miles, miles per US gallon and the price of a US gallon; \`l/100km\` and \`km/l\` take kilometers and the price of
a liter. \`fuelUnit\` is the unit of \`fuelUsed\`.`,
  'unit-price': '`unit` is any text. The answer repeats it.',
};

/** The input of a tool's example error, if an empty request is not a good example. */
export const wrongValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  convert: { value: '1', from: 'kilometr', to: 'mi' },
  roman: { roman: 'IIII' },
  fraction: { numerator: '1', denominator: '0' },
  age: { birth_date: '2023-02-30' },
};
