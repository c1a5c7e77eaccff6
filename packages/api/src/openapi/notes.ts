/** Notes on a tool for HTTP callers, in addition to the descriptions of the tool and its parameters. */
export const notes: Readonly<Record<string, string>> = {
  convert: `\
Units are named by any alias in \`/units\`: symbols are case-sensitive, names are not, and spaces, hyphens and underscores
are alike in them. A compound (\`kg*m/s^2\`) has at most 160 characters, 20 factors, and powers
of 99 in all. A spelling that stands for several units means the one that fits the other unit of the conversion:
\`oz\` is a weight against \`g\` and a volume against \`ml\`. \`from\` and \`to\` come back as they were given.

Volume and mass are converted into each other only through an \`ingredient\`, in either direction; the answer then also
carries \`ingredient\` and \`density\`. Between units of one category a known ingredient changes nothing.

A \`substance\`, an analyte of laboratories by any of its names or any formula, leads from mass to amount of substance and back,
alone and in concentrations (\`mg/dL\`, \`mmol/L\`, \`mEq/L\`); the answer carries \`substance\` and \`molarMass\`. \`as\` names an
equivalence and is never tacit: \`spectral\` lets wavelength, frequency, photon energy and wavenumber meet, \`mass-energy\` mass and
energy, \`thermal\` temperature and energy, \`count\` moles and numbers; the answer carries it. A refusal that one of them would lift
names it.

With \`codes=ucum\` or \`codes=unece\`, \`from\` and \`to\` are codes of that system and nothing else. Codes of UCUM are case-sensitive,
are read by its own grammar and meet by their dimension; arbitrary units (\`[iU]\`) convert to themselves alone; \`mol\`, \`eq\` and
\`osm\` meet bare numbers with \`as=count\`. \`/units\` lists the codes of each unit.`,
  roman: `\
Give \`roman\`, or \`integer\`, or both where they agree. Integers are 1 to 3999. Only canonical numerals are read (IV, not
IIII), in either case and in the letters of Unicode's own numerals; the answer has them in capitals.`,
  fraction: `\
\`simplify\` gives the fraction in lowest terms, its sign on the numerator. \`decimal\` gives the nearest number, and
beside it \`repeating\`, the exact decimal with its period in parentheses, unless that is longer than 1,000 digits.
\`percent\` gives a number: 3/4 is 75.`,
  table: `\
Row i is start + i·step in exact decimal arithmetic: from 0 to 1 by 0.1 there are 11 rows, and the fourth is 0.3.
\`end\` is start + 9·step unless given. A negative step counts down. A step of 0, a step away from the end, and more than
1,000 rows are refused. \`substance\`, \`as\` and \`codes\` are those of \`/convert\`.`,
  bmi: `\
\`metric\` takes kilograms, and centimetres, or metres where the height is under 3; \`imperial\` takes pounds and inches.
The classes are those for adults: underweight below 18.5, healthy below 25, overweight below 30, obese from there, judged
on the index that is returned.`,
  electrical: `\
Give two of \`watts\`, \`amps\` and \`volts\`, or all three where they agree with P = V·I. \`target\` may be left out when it is
the one that is missing. All three come back beside the result.`,
  percentage: `\
\`percent-of\`: x % of y. \`percent-change\`: from x to y, (y − x) / |x| · 100, so that the sign is the direction.
\`share\`: x as a percentage of y. \`formula\` is the calculation as a readable line. A base of zero is refused.`,
  age: `\
A month counts once its day is reached, as in java.time and Temporal; birthdays on 29 February fall on 1 March in common
years. \`as_of\` is today in UTC unless given, and must not be before the birth date. Without \`as_of\` the answer may be kept
only until the next midnight in UTC.`,
  'date-difference': `\
\`end\` − \`start\` in days, negative when the end comes first. \`inclusive\` counts both days: it adds one to the magnitude.
\`weeks\` and \`daysOver\` are the same days as whole weeks and what is over. \`workingDays\` are those from Monday to Friday among
them, the later day left out unless \`inclusive\`; holidays are not known.`,
  tip: 'Nothing may be negative. The tip is 15 % for one person unless said.',
  discount: 'The tax is on the discounted price.',
  'fuel-cost': `\
\`mpg\` takes miles, miles per US gallon and the price of a US gallon; \`l/100km\` and \`km/l\` take kilometres and the price of
a litre. \`fuelUnit\` says which of the two \`fuelUsed\` is in.`,
  'unit-price': '`unit` is any text, and comes back as it was given.',
};

/** The input of a tool's example error, if an empty request is not a good example. */
export const wrongValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  convert: { value: '1', from: 'kilometr', to: 'mi' },
  roman: { roman: 'IIII' },
  fraction: { numerator: '1', denominator: '0' },
  age: { birth_date: '2023-02-30' },
};
