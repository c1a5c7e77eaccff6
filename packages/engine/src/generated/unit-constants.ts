// Written from the rows in data/quantities: `pnpm generate`

import type { UnitConstant } from '../everyday/unit-constant.ts';

/** Length: meter. */
export const meter: UnitConstant<'length'> = [0, 1n, 1n];
/** Length: meter. */
export const m: UnitConstant<'length'> = [0, 1n, 1n];
/** Length: kilometer. */
export const kilometer: UnitConstant<'length'> = [0, 1000n, 1n];
/** Length: kilometer. */
export const km: UnitConstant<'length'> = [0, 1000n, 1n];
/** Length: hectometer. */
export const hectometer: UnitConstant<'length'> = [0, 100n, 1n];
/** Length: hectometer. */
export const hm: UnitConstant<'length'> = [0, 100n, 1n];
/** Length: dekameter. */
export const dekameter: UnitConstant<'length'> = [0, 10n, 1n];
/** Length: dekameter. */
export const dam: UnitConstant<'length'> = [0, 10n, 1n];
/** Length: decimeter. */
export const decimeter: UnitConstant<'length'> = [0, 1n, 10n];
/** Length: decimeter. */
export const dm: UnitConstant<'length'> = [0, 1n, 10n];
/** Length: centimeter. */
export const centimeter: UnitConstant<'length'> = [0, 1n, 100n];
/** Length: centimeter. */
export const cm: UnitConstant<'length'> = [0, 1n, 100n];
/** Length: millimeter. */
export const millimeter: UnitConstant<'length'> = [0, 1n, 1000n];
/** Length: millimeter. */
export const mm: UnitConstant<'length'> = [0, 1n, 1000n];
/** Length: micrometer. */
export const micrometer: UnitConstant<'length'> = [0, 1n, 1000000n];
/** Length: micrometer. */
export const um: UnitConstant<'length'> = [0, 1n, 1000000n];
/** Length: nanometer. */
export const nanometer: UnitConstant<'length'> = [0, 1n, 1000000000n];
/** Length: nanometer. */
export const nm: UnitConstant<'length'> = [0, 1n, 1000000000n];
/** Length: picometer. */
export const picometer: UnitConstant<'length'> = [0, 1n, 1000000000000n];
/** Length: picometer. */
export const pm: UnitConstant<'length'> = [0, 1n, 1000000000000n];
/** Length: micron. */
export const micron: UnitConstant<'length'> = [0, 1n, 1000000n];
/** Length: inch. */
export const inch: UnitConstant<'length'> = [0, 127n, 5000n];
/** Length: foot. */
export const foot: UnitConstant<'length'> = [0, 381n, 1250n];
/** Length: foot. */
export const ft: UnitConstant<'length'> = [0, 381n, 1250n];
/** Length: yard. */
export const yard: UnitConstant<'length'> = [0, 1143n, 1250n];
/** Length: yard. */
export const yd: UnitConstant<'length'> = [0, 1143n, 1250n];
/** Length: mile. */
export const mile: UnitConstant<'length'> = [0, 201168n, 125n];
/** Length: mile. */
export const mi: UnitConstant<'length'> = [0, 201168n, 125n];
/** Length: nautical-mile. */
export const nauticalMile: UnitConstant<'length'> = [0, 1852n, 1n];
/** Length: nautical-mile. */
export const nmi: UnitConstant<'length'> = [0, 1852n, 1n];
/** Length: mil. */
export const mil: UnitConstant<'length'> = [0, 127n, 5000000n];
/** Length: hand. */
export const hand: UnitConstant<'length'> = [0, 127n, 1250n];
/** Length: hand. */
export const hh: UnitConstant<'length'> = [0, 127n, 1250n];
/** Length: fathom. */
export const fathom: UnitConstant<'length'> = [0, 1143n, 625n];
/** Length: fathom. */
export const ftm: UnitConstant<'length'> = [0, 1143n, 625n];
/** Length: chain. */
export const chain: UnitConstant<'length'> = [0, 12573n, 625n];
/** Length: chain. */
export const ch: UnitConstant<'length'> = [0, 12573n, 625n];
/** Length: furlong. */
export const furlong: UnitConstant<'length'> = [0, 25146n, 125n];
/** Length: furlong. */
export const fur: UnitConstant<'length'> = [0, 25146n, 125n];
/** Length: astronomical-unit. */
export const astronomicalUnit: UnitConstant<'length'> = [0, 149597870700n, 1n];
/** Length: astronomical-unit. */
export const au: UnitConstant<'length'> = [0, 149597870700n, 1n];
/** Length: light-year. */
export const lightYear: UnitConstant<'length'> = [0, 9460730472580800n, 1n];
/** Length: light-year. */
export const ly: UnitConstant<'length'> = [0, 9460730472580800n, 1n];
/** Length: point. */
export const point: UnitConstant<'length'> = [0, 127n, 360000n];
/** Length: point. */
export const pt: UnitConstant<'length'> = [0, 127n, 360000n];
/** Length: pica. */
export const pica: UnitConstant<'length'> = [0, 127n, 30000n];
/** Length: pixel-css. */
export const pixelCss: UnitConstant<'length'> = [0, 127n, 480000n];
/** Length: flight-level. */
export const flightLevel: UnitConstant<'length'> = [0, 762n, 25n];
/** Length: flight-level. */
export const FL: UnitConstant<'length'> = [0, 762n, 25n];
/** Area: square-meter. */
export const squareMeter: UnitConstant<'area'> = [1, 1n, 1n];
/** Area: square-meter. */
export const m2: UnitConstant<'area'> = [1, 1n, 1n];
/** Area: square-kilometer. */
export const squareKilometer: UnitConstant<'area'> = [1, 1000000n, 1n];
/** Area: square-kilometer. */
export const km2: UnitConstant<'area'> = [1, 1000000n, 1n];
/** Area: square-decimeter. */
export const squareDecimeter: UnitConstant<'area'> = [1, 1n, 100n];
/** Area: square-decimeter. */
export const dm2: UnitConstant<'area'> = [1, 1n, 100n];
/** Area: square-centimeter. */
export const squareCentimeter: UnitConstant<'area'> = [1, 1n, 10000n];
/** Area: square-centimeter. */
export const cm2: UnitConstant<'area'> = [1, 1n, 10000n];
/** Area: square-millimeter. */
export const squareMillimeter: UnitConstant<'area'> = [1, 1n, 1000000n];
/** Area: square-millimeter. */
export const mm2: UnitConstant<'area'> = [1, 1n, 1000000n];
/** Area: hectare. */
export const hectare: UnitConstant<'area'> = [1, 10000n, 1n];
/** Area: hectare. */
export const ha: UnitConstant<'area'> = [1, 10000n, 1n];
/** Area: are. */
export const are: UnitConstant<'area'> = [1, 100n, 1n];
/** Area: are. */
export const a: UnitConstant<'area'> = [1, 100n, 1n];
/** Area: square-inch. */
export const squareInch: UnitConstant<'area'> = [1, 16129n, 25000000n];
/** Area: square-inch. */
export const in2: UnitConstant<'area'> = [1, 16129n, 25000000n];
/** Area: square-foot. */
export const squareFoot: UnitConstant<'area'> = [1, 145161n, 1562500n];
/** Area: square-foot. */
export const ft2: UnitConstant<'area'> = [1, 145161n, 1562500n];
/** Area: square-yard. */
export const squareYard: UnitConstant<'area'> = [1, 1306449n, 1562500n];
/** Area: square-yard. */
export const yd2: UnitConstant<'area'> = [1, 1306449n, 1562500n];
/** Area: square-mile. */
export const squareMile: UnitConstant<'area'> = [1, 40468564224n, 15625n];
/** Area: square-mile. */
export const mi2: UnitConstant<'area'> = [1, 40468564224n, 15625n];
/** Area: acre. */
export const acre: UnitConstant<'area'> = [1, 316160658n, 78125n];
/** Area: acre. */
export const ac: UnitConstant<'area'> = [1, 316160658n, 78125n];
/** Area: section. */
export const section: UnitConstant<'area'> = [1, 40468564224n, 15625n];
/** Area: jia. */
export const jia: UnitConstant<'area'> = [1, 1173600n, 121n];
/** Area: fen-taiwan. */
export const fenTaiwan: UnitConstant<'area'> = [1, 117360n, 121n];
/** Area: alqueire-paulista. */
export const alqueirePaulista: UnitConstant<'area'> = [1, 24200n, 1n];
/** Area: alqueire-mineiro. */
export const alqueireMineiro: UnitConstant<'area'> = [1, 48400n, 1n];
/** Area: tarea. */
export const tarea: UnitConstant<'area'> = [1, 3144317n, 5000n];
/** Volume: cubic-meter. */
export const cubicMeter: UnitConstant<'volume'> = [2, 1n, 1n];
/** Volume: cubic-meter. */
export const m3: UnitConstant<'volume'> = [2, 1n, 1n];
/** Volume: cubic-kilometer. */
export const cubicKilometer: UnitConstant<'volume'> = [2, 1000000000n, 1n];
/** Volume: cubic-kilometer. */
export const km3: UnitConstant<'volume'> = [2, 1000000000n, 1n];
/** Volume: cubic-centimeter. */
export const cubicCentimeter: UnitConstant<'volume'> = [2, 1n, 1000000n];
/** Volume: cubic-centimeter. */
export const cm3: UnitConstant<'volume'> = [2, 1n, 1000000n];
/** Volume: cubic-millimeter. */
export const cubicMillimeter: UnitConstant<'volume'> = [2, 1n, 1000000000n];
/** Volume: cubic-millimeter. */
export const mm3: UnitConstant<'volume'> = [2, 1n, 1000000000n];
/** Volume: liter. */
export const liter: UnitConstant<'volume'> = [2, 1n, 1000n];
/** Volume: liter. */
export const L: UnitConstant<'volume'> = [2, 1n, 1000n];
/** Volume: megaliter. */
export const megaliter: UnitConstant<'volume'> = [2, 1000n, 1n];
/** Volume: megaliter. */
export const ML: UnitConstant<'volume'> = [2, 1000n, 1n];
/** Volume: kiloliter. */
export const kiloliter: UnitConstant<'volume'> = [2, 1n, 1n];
/** Volume: kiloliter. */
export const kL: UnitConstant<'volume'> = [2, 1n, 1n];
/** Volume: hectoliter. */
export const hectoliter: UnitConstant<'volume'> = [2, 1n, 10n];
/** Volume: hectoliter. */
export const hL: UnitConstant<'volume'> = [2, 1n, 10n];
/** Volume: deciliter. */
export const deciliter: UnitConstant<'volume'> = [2, 1n, 10000n];
/** Volume: deciliter. */
export const dL: UnitConstant<'volume'> = [2, 1n, 10000n];
/** Volume: centiliter. */
export const centiliter: UnitConstant<'volume'> = [2, 1n, 100000n];
/** Volume: centiliter. */
export const cL: UnitConstant<'volume'> = [2, 1n, 100000n];
/** Volume: milliliter. */
export const milliliter: UnitConstant<'volume'> = [2, 1n, 1000000n];
/** Volume: milliliter. */
export const mL: UnitConstant<'volume'> = [2, 1n, 1000000n];
/** Volume: microliter. */
export const microliter: UnitConstant<'volume'> = [2, 1n, 1000000000n];
/** Volume: microliter. */
export const uL: UnitConstant<'volume'> = [2, 1n, 1000000000n];
/** Volume: cubic-inch. */
export const cubicInch: UnitConstant<'volume'> = [2, 2048383n, 125000000000n];
/** Volume: cubic-inch. */
export const in3: UnitConstant<'volume'> = [2, 2048383n, 125000000000n];
/** Volume: cubic-foot. */
export const cubicFoot: UnitConstant<'volume'> = [2, 55306341n, 1953125000n];
/** Volume: cubic-foot. */
export const ft3: UnitConstant<'volume'> = [2, 55306341n, 1953125000n];
/** Volume: cubic-yard. */
export const cubicYard: UnitConstant<'volume'> = [2, 1493271207n, 1953125000n];
/** Volume: cubic-yard. */
export const yd3: UnitConstant<'volume'> = [2, 1493271207n, 1953125000n];
/** Volume: acre-foot. */
export const acreFoot: UnitConstant<'volume'> = [2, 60228605349n, 48828125n];
/** Volume: cord. */
export const cord: UnitConstant<'volume'> = [2, 884901456n, 244140625n];
/** Volume: gallon. */
export const gallon: UnitConstant<'volume'> = [2, 473176473n, 125000000000n];
/** Volume: gallon. */
export const gal: UnitConstant<'volume'> = [2, 473176473n, 125000000000n];
/** Volume: quart. */
export const quart: UnitConstant<'volume'> = [2, 473176473n, 500000000000n];
/** Volume: quart. */
export const qt: UnitConstant<'volume'> = [2, 473176473n, 500000000000n];
/** Volume: pint. */
export const pint: UnitConstant<'volume'> = [2, 473176473n, 1000000000000n];
/** Volume: cup. */
export const cup: UnitConstant<'volume'> = [2, 473176473n, 2000000000000n];
/** Volume: gill. */
export const gill: UnitConstant<'volume'> = [2, 473176473n, 4000000000000n];
/** Volume: gill. */
export const gi: UnitConstant<'volume'> = [2, 473176473n, 4000000000000n];
/** Volume: fluid-ounce. */
export const fluidOunce: UnitConstant<'volume'> = [2, 473176473n, 16000000000000n];
/** Volume: tablespoon. */
export const tablespoon: UnitConstant<'volume'> = [2, 473176473n, 32000000000000n];
/** Volume: tablespoon. */
export const tbsp: UnitConstant<'volume'> = [2, 473176473n, 32000000000000n];
/** Volume: teaspoon. */
export const teaspoon: UnitConstant<'volume'> = [2, 157725491n, 32000000000000n];
/** Volume: teaspoon. */
export const tsp: UnitConstant<'volume'> = [2, 157725491n, 32000000000000n];
/** Volume: dessert-spoon. */
export const dessertSpoon: UnitConstant<'volume'> = [2, 157725491n, 16000000000000n];
/** Volume: dessert-spoon. */
export const dsp: UnitConstant<'volume'> = [2, 157725491n, 16000000000000n];
/** Volume: fluid-ounce-metric. */
export const fluidOunceMetric: UnitConstant<'volume'> = [2, 3n, 100000n];
/** Volume: dash. */
export const dash: UnitConstant<'volume'> = [2, 157725491n, 256000000000000n];
/** Volume: pinch. */
export const pinch: UnitConstant<'volume'> = [2, 157725491n, 512000000000000n];
/** Volume: drop. */
export const drop: UnitConstant<'volume'> = [2, 1n, 20000000n];
/** Volume: drop-metric. */
export const dropMetric: UnitConstant<'volume'> = [2, 1n, 20000000n];
/** Volume: drop-metric. */
export const gtt: UnitConstant<'volume'> = [2, 1n, 20000000n];
/** Volume: shot. */
export const shot: UnitConstant<'volume'> = [2, 1419529419n, 32000000000000n];
/** Volume: bushel. */
export const bushel: UnitConstant<'volume'> = [2, 220244188543n, 6250000000000n];
/** Volume: bushel. */
export const bu: UnitConstant<'volume'> = [2, 220244188543n, 6250000000000n];
/** Volume: peck. */
export const peck: UnitConstant<'volume'> = [2, 220244188543n, 25000000000000n];
/** Volume: peck. */
export const pk: UnitConstant<'volume'> = [2, 220244188543n, 25000000000000n];
/** Volume: barrel. */
export const barrel: UnitConstant<'volume'> = [2, 9936705933n, 62500000000n];
/** Volume: barrel. */
export const bbl: UnitConstant<'volume'> = [2, 9936705933n, 62500000000n];
/** Volume: gallon-imperial. */
export const gallonImperial: UnitConstant<'volume'> = [2, 454609n, 100000000n];
/** Volume: quart-imperial. */
export const quartImperial: UnitConstant<'volume'> = [2, 454609n, 400000000n];
/** Volume: pint-imperial. */
export const pintImperial: UnitConstant<'volume'> = [2, 454609n, 800000000n];
/** Volume: cup-imperial. */
export const cupImperial: UnitConstant<'volume'> = [2, 454609n, 1600000000n];
/** Volume: gill-imperial. */
export const gillImperial: UnitConstant<'volume'> = [2, 454609n, 3200000000n];
/** Volume: fluid-ounce-imperial. */
export const fluidOunceImperial: UnitConstant<'volume'> = [2, 454609n, 16000000000n];
/** Volume: tablespoon-imperial. */
export const tablespoonImperial: UnitConstant<'volume'> = [2, 454609n, 25600000000n];
/** Volume: teaspoon-imperial. */
export const teaspoonImperial: UnitConstant<'volume'> = [2, 454609n, 76800000000n];
/** Volume: dessert-spoon-imperial. */
export const dessertSpoonImperial: UnitConstant<'volume'> = [2, 454609n, 38400000000n];
/** Volume: cup-metric. */
export const cupMetric: UnitConstant<'volume'> = [2, 1n, 4000n];
/** Volume: tablespoon-metric. */
export const tablespoonMetric: UnitConstant<'volume'> = [2, 3n, 200000n];
/** Volume: teaspoon-metric. */
export const teaspoonMetric: UnitConstant<'volume'> = [2, 1n, 200000n];
/** Volume: dessert-spoon-metric. */
export const dessertSpoonMetric: UnitConstant<'volume'> = [2, 1n, 100000n];
/** Volume: tablespoon-australian. */
export const tablespoonAustralian: UnitConstant<'volume'> = [2, 1n, 50000n];
/** Volume: wine-bottle. */
export const wineBottle: UnitConstant<'volume'> = [2, 3n, 4000n];
/** Volume: face-cord. */
export const faceCord: UnitConstant<'volume'> = [2, 294967152n, 244140625n];
/** Volume: growler. */
export const growler: UnitConstant<'volume'> = [2, 473176473n, 250000000000n];
/** Mass: kilogram. */
export const kilogram: UnitConstant<'mass'> = [3, 1n, 1n];
/** Mass: kilogram. */
export const kg: UnitConstant<'mass'> = [3, 1n, 1n];
/** Mass: gram. */
export const gram: UnitConstant<'mass'> = [3, 1n, 1000n];
/** Mass: gram. */
export const g: UnitConstant<'mass'> = [3, 1n, 1000n];
/** Mass: hectogram. */
export const hectogram: UnitConstant<'mass'> = [3, 1n, 10n];
/** Mass: hectogram. */
export const hg: UnitConstant<'mass'> = [3, 1n, 10n];
/** Mass: dekagram. */
export const dekagram: UnitConstant<'mass'> = [3, 1n, 100n];
/** Mass: dekagram. */
export const dag: UnitConstant<'mass'> = [3, 1n, 100n];
/** Mass: centigram. */
export const centigram: UnitConstant<'mass'> = [3, 1n, 100000n];
/** Mass: centigram. */
export const cg: UnitConstant<'mass'> = [3, 1n, 100000n];
/** Mass: milligram. */
export const milligram: UnitConstant<'mass'> = [3, 1n, 1000000n];
/** Mass: milligram. */
export const mg: UnitConstant<'mass'> = [3, 1n, 1000000n];
/** Mass: microgram. */
export const microgram: UnitConstant<'mass'> = [3, 1n, 1000000000n];
/** Mass: microgram. */
export const ug: UnitConstant<'mass'> = [3, 1n, 1000000000n];
/** Mass: nanogram. */
export const nanogram: UnitConstant<'mass'> = [3, 1n, 1000000000000n];
/** Mass: nanogram. */
export const ng: UnitConstant<'mass'> = [3, 1n, 1000000000000n];
/** Mass: picogram. */
export const picogram: UnitConstant<'mass'> = [3, 1n, 1000000000000000n];
/** Mass: picogram. */
export const pg: UnitConstant<'mass'> = [3, 1n, 1000000000000000n];
/** Mass: tonne. */
export const tonne: UnitConstant<'mass'> = [3, 1000n, 1n];
/** Mass: tonne. */
export const t: UnitConstant<'mass'> = [3, 1000n, 1n];
/** Mass: quintal. */
export const quintal: UnitConstant<'mass'> = [3, 100n, 1n];
/** Mass: quintal. */
export const q: UnitConstant<'mass'> = [3, 100n, 1n];
/** Mass: carat. */
export const carat: UnitConstant<'mass'> = [3, 1n, 5000n];
/** Mass: carat. */
export const ct: UnitConstant<'mass'> = [3, 1n, 5000n];
/** Mass: pound. */
export const pound: UnitConstant<'mass'> = [3, 45359237n, 100000000n];
/** Mass: pound. */
export const lb: UnitConstant<'mass'> = [3, 45359237n, 100000000n];
/** Mass: ounce. */
export const ounce: UnitConstant<'mass'> = [3, 45359237n, 1600000000n];
/** Mass: ounce. */
export const oz: UnitConstant<'mass'> = [3, 45359237n, 1600000000n];
/** Mass: grain. */
export const grain: UnitConstant<'mass'> = [3, 6479891n, 100000000000n];
/** Mass: grain. */
export const gr: UnitConstant<'mass'> = [3, 6479891n, 100000000000n];
/** Mass: stone. */
export const stone: UnitConstant<'mass'> = [3, 317514659n, 50000000n];
/** Mass: stone. */
export const st: UnitConstant<'mass'> = [3, 317514659n, 50000000n];
/** Mass: hundredweight. */
export const hundredweight: UnitConstant<'mass'> = [3, 45359237n, 1000000n];
/** Mass: hundredweight. */
export const cwt: UnitConstant<'mass'> = [3, 45359237n, 1000000n];
/** Mass: long-hundredweight. */
export const longHundredweight: UnitConstant<'mass'> = [3, 317514659n, 6250000n];
/** Mass: ton. */
export const ton: UnitConstant<'mass'> = [3, 45359237n, 50000n];
/** Mass: ton. */
export const tn: UnitConstant<'mass'> = [3, 45359237n, 50000n];
/** Mass: long-ton. */
export const longTon: UnitConstant<'mass'> = [3, 317514659n, 312500n];
/** Mass: slug. */
export const slug: UnitConstant<'mass'> = [3, 8896443230521n, 609600000000n];
/** Mass: ounce-troy. */
export const ounceTroy: UnitConstant<'mass'> = [3, 19439673n, 625000000n];
/** Mass: pennyweight. */
export const pennyweight: UnitConstant<'mass'> = [3, 19439673n, 12500000000n];
/** Mass: pennyweight. */
export const dwt: UnitConstant<'mass'> = [3, 19439673n, 12500000000n];
/** Mass: butter-stick. */
export const butterStick: UnitConstant<'mass'> = [3, 45359237n, 400000000n];
/** Mass: deadweight-ton. */
export const deadweightTon: UnitConstant<'mass'> = [3, 1000n, 1n];
/** Mass: deadweight-ton. */
export const DWT: UnitConstant<'mass'> = [3, 1000n, 1n];
/** Time: second. */
export const second: UnitConstant<'time'> = [4, 1n, 1n];
/** Time: second. */
export const s: UnitConstant<'time'> = [4, 1n, 1n];
/** Time: millisecond. */
export const millisecond: UnitConstant<'time'> = [4, 1n, 1000n];
/** Time: millisecond. */
export const ms: UnitConstant<'time'> = [4, 1n, 1000n];
/** Time: microsecond. */
export const microsecond: UnitConstant<'time'> = [4, 1n, 1000000n];
/** Time: microsecond. */
export const us: UnitConstant<'time'> = [4, 1n, 1000000n];
/** Time: nanosecond. */
export const nanosecond: UnitConstant<'time'> = [4, 1n, 1000000000n];
/** Time: nanosecond. */
export const ns: UnitConstant<'time'> = [4, 1n, 1000000000n];
/** Time: picosecond. */
export const picosecond: UnitConstant<'time'> = [4, 1n, 1000000000000n];
/** Time: picosecond. */
export const ps: UnitConstant<'time'> = [4, 1n, 1000000000000n];
/** Time: minute. */
export const minute: UnitConstant<'time'> = [4, 60n, 1n];
/** Time: minute. */
export const min: UnitConstant<'time'> = [4, 60n, 1n];
/** Time: hour. */
export const hour: UnitConstant<'time'> = [4, 3600n, 1n];
/** Time: hour. */
export const h: UnitConstant<'time'> = [4, 3600n, 1n];
/** Time: day. */
export const day: UnitConstant<'time'> = [4, 86400n, 1n];
/** Time: day. */
export const d: UnitConstant<'time'> = [4, 86400n, 1n];
/** Time: week. */
export const week: UnitConstant<'time'> = [4, 604800n, 1n];
/** Time: week. */
export const wk: UnitConstant<'time'> = [4, 604800n, 1n];
/** Time: fortnight. */
export const fortnight: UnitConstant<'time'> = [4, 1209600n, 1n];
/** Time: fortnight. */
export const fn: UnitConstant<'time'> = [4, 1209600n, 1n];
/** Time: month. */
export const month: UnitConstant<'time'> = [4, 2629800n, 1n];
/** Time: month. */
export const mo: UnitConstant<'time'> = [4, 2629800n, 1n];
/** Time: quarter. */
export const quarter: UnitConstant<'time'> = [4, 7889400n, 1n];
/** Time: quarter. */
export const qtr: UnitConstant<'time'> = [4, 7889400n, 1n];
/** Time: half-year. */
export const halfYear: UnitConstant<'time'> = [4, 15778800n, 1n];
/** Time: year. */
export const year: UnitConstant<'time'> = [4, 31557600n, 1n];
/** Time: year. */
export const yr: UnitConstant<'time'> = [4, 31557600n, 1n];
/** Time: decade. */
export const decade: UnitConstant<'time'> = [4, 315576000n, 1n];
/** Time: decade. */
export const dec: UnitConstant<'time'> = [4, 315576000n, 1n];
/** Time: century. */
export const century: UnitConstant<'time'> = [4, 3155760000n, 1n];
/** Time: millennium. */
export const millennium: UnitConstant<'time'> = [4, 31557600000n, 1n];
/** Time: millennium. */
export const kyr: UnitConstant<'time'> = [4, 31557600000n, 1n];
/** Time: night. */
export const night: UnitConstant<'time'> = [4, 86400n, 1n];
/** Temperature: kelvin. */
export const kelvin: UnitConstant<'temperature'> = [5, 1n, 1n];
/** Temperature: kelvin. */
export const K: UnitConstant<'temperature'> = [5, 1n, 1n];
/** Temperature: celsius. */
export const celsius: UnitConstant<'temperature'> = [5, 1n, 1n, 5463n, 20n];
/** Temperature: fahrenheit. */
export const fahrenheit: UnitConstant<'temperature'> = [5, 5n, 9n, 45967n, 100n];
/** Temperature difference: delta-kelvin. */
export const deltaKelvin: UnitConstant<'temperature-difference'> = [6, 1n, 1n];
/** Temperature difference: delta-celsius. */
export const deltaCelsius: UnitConstant<'temperature-difference'> = [6, 1n, 1n];
/** Temperature difference: delta-fahrenheit. */
export const deltaFahrenheit: UnitConstant<'temperature-difference'> = [6, 5n, 9n];
/** Speed and pace: meter-per-second. */
export const meterPerSecond: UnitConstant<'speed'> = [7, 1n, 1n];
/** Speed and pace: centimeter-per-second. */
export const centimeterPerSecond: UnitConstant<'speed'> = [7, 1n, 100n];
/** Speed and pace: millimeter-per-second. */
export const millimeterPerSecond: UnitConstant<'speed'> = [7, 1n, 1000n];
/** Speed and pace: meter-per-minute. */
export const meterPerMinute: UnitConstant<'speed'> = [7, 1n, 60n];
/** Speed and pace: kilometer-per-hour. */
export const kilometerPerHour: UnitConstant<'speed'> = [7, 5n, 18n];
/** Speed and pace: kilometer-per-second. */
export const kilometerPerSecond: UnitConstant<'speed'> = [7, 1000n, 1n];
/** Speed and pace: mile-per-hour. */
export const milePerHour: UnitConstant<'speed'> = [7, 1397n, 3125n];
/** Speed and pace: mile-per-hour. */
export const mph: UnitConstant<'speed'> = [7, 1397n, 3125n];
/** Speed and pace: foot-per-second. */
export const footPerSecond: UnitConstant<'speed'> = [7, 381n, 1250n];
/** Speed and pace: foot-per-minute. */
export const footPerMinute: UnitConstant<'speed'> = [7, 127n, 25000n];
/** Speed and pace: knot. */
export const knot: UnitConstant<'speed'> = [7, 463n, 900n];
/** Speed and pace: knot. */
export const kn: UnitConstant<'speed'> = [7, 463n, 900n];
/** Speed and pace: mach. */
export const mach: UnitConstant<'speed'> = [7, 170147n, 500n];
/** Speed and pace: mach. */
export const Mach: UnitConstant<'speed'> = [7, 170147n, 500n];
/** Speed and pace: minute-per-kilometer. */
export const minutePerKilometer: UnitConstant<'speed'> = [7, 50n, 3n, 0n, 1n, true];
/** Speed and pace: minute-per-mile. */
export const minutePerMile: UnitConstant<'speed'> = [7, 16764n, 625n, 0n, 1n, true];
/** Acceleration: meter-per-square-second. */
export const meterPerSquareSecond: UnitConstant<'acceleration'> = [8, 1n, 1n];
/** Acceleration: foot-per-square-second. */
export const footPerSquareSecond: UnitConstant<'acceleration'> = [8, 381n, 1250n];
/** Acceleration: g-force. */
export const gForce: UnitConstant<'acceleration'> = [8, 196133n, 20000n];
/** Angle: radian. */
export const radian: UnitConstant<'angle'> = [9, 1n, 1n];
/** Angle: radian. */
export const rad: UnitConstant<'angle'> = [9, 1n, 1n];
/** Angle: milliradian. */
export const milliradian: UnitConstant<'angle'> = [9, 1n, 1000n];
/** Angle: milliradian. */
export const mrad: UnitConstant<'angle'> = [9, 1n, 1000n];
/** Angle: degree. */
export const degree: UnitConstant<'angle'> = [9, 157079632679489661923132169163975144209858469968755291048747n, 9000000000000000000000000000000000000000000000000000000000000n];
/** Angle: arc-minute. */
export const arcMinute: UnitConstant<'angle'> = [9, 157079632679489661923132169163975144209858469968755291048747n, 540000000000000000000000000000000000000000000000000000000000000n];
/** Angle: arc-second. */
export const arcSecond: UnitConstant<'angle'> = [9, 157079632679489661923132169163975144209858469968755291048747n, 32400000000000000000000000000000000000000000000000000000000000000n];
/** Angle: gradian. */
export const gradian: UnitConstant<'angle'> = [9, 157079632679489661923132169163975144209858469968755291048747n, 10000000000000000000000000000000000000000000000000000000000000n];
/** Angle: gradian. */
export const gon: UnitConstant<'angle'> = [9, 157079632679489661923132169163975144209858469968755291048747n, 10000000000000000000000000000000000000000000000000000000000000n];
/** Angle: revolution. */
export const revolution: UnitConstant<'angle'> = [9, 157079632679489661923132169163975144209858469968755291048747n, 25000000000000000000000000000000000000000000000000000000000n];
/** Angle: revolution. */
export const rev: UnitConstant<'angle'> = [9, 157079632679489661923132169163975144209858469968755291048747n, 25000000000000000000000000000000000000000000000000000000000n];
/** Frequency: hertz. */
export const hertz: UnitConstant<'frequency'> = [10, 1n, 1n];
/** Frequency: hertz. */
export const Hz: UnitConstant<'frequency'> = [10, 1n, 1n];
/** Frequency: terahertz. */
export const terahertz: UnitConstant<'frequency'> = [10, 1000000000000n, 1n];
/** Frequency: terahertz. */
export const THz: UnitConstant<'frequency'> = [10, 1000000000000n, 1n];
/** Frequency: gigahertz. */
export const gigahertz: UnitConstant<'frequency'> = [10, 1000000000n, 1n];
/** Frequency: gigahertz. */
export const GHz: UnitConstant<'frequency'> = [10, 1000000000n, 1n];
/** Frequency: megahertz. */
export const megahertz: UnitConstant<'frequency'> = [10, 1000000n, 1n];
/** Frequency: megahertz. */
export const MHz: UnitConstant<'frequency'> = [10, 1000000n, 1n];
/** Frequency: kilohertz. */
export const kilohertz: UnitConstant<'frequency'> = [10, 1000n, 1n];
/** Frequency: kilohertz. */
export const kHz: UnitConstant<'frequency'> = [10, 1000n, 1n];
/** Frequency: millihertz. */
export const millihertz: UnitConstant<'frequency'> = [10, 1n, 1000n];
/** Frequency: millihertz. */
export const mHz: UnitConstant<'frequency'> = [10, 1n, 1000n];
/** Frequency: per-second. */
export const perSecond: UnitConstant<'frequency'> = [10, 1n, 1n];
/** Frequency: per-minute. */
export const perMinute: UnitConstant<'frequency'> = [10, 1n, 60n];
/** Frequency: rotation-per-second. */
export const rotationPerSecond: UnitConstant<'frequency'> = [10, 1n, 1n];
/** Frequency: rotation-per-minute. */
export const rotationPerMinute: UnitConstant<'frequency'> = [10, 1n, 60n];
/** Frequency: beat-per-minute. */
export const beatPerMinute: UnitConstant<'frequency'> = [10, 1n, 60n];
/** Frequency: beat-per-minute. */
export const bpm: UnitConstant<'frequency'> = [10, 1n, 60n];
/** Frequency: frame-per-second. */
export const framePerSecond: UnitConstant<'frequency'> = [10, 1n, 1n];
/** Frequency: sample-per-second. */
export const samplePerSecond: UnitConstant<'frequency'> = [10, 1n, 1n];
/** Frequency: megasample-per-second. */
export const megasamplePerSecond: UnitConstant<'frequency'> = [10, 1000000n, 1n];
/** Frequency: kilosample-per-second. */
export const kilosamplePerSecond: UnitConstant<'frequency'> = [10, 1000n, 1n];
/** Frequency: io-operation-per-second. */
export const ioOperationPerSecond: UnitConstant<'frequency'> = [10, 1n, 1n];
/** Frequency: io-operation-per-second. */
export const IOPS: UnitConstant<'frequency'> = [10, 1n, 1n];
/** Force: newton. */
export const newton: UnitConstant<'force'> = [11, 1n, 1n];
/** Force: newton. */
export const N: UnitConstant<'force'> = [11, 1n, 1n];
/** Force: meganewton. */
export const meganewton: UnitConstant<'force'> = [11, 1000000n, 1n];
/** Force: meganewton. */
export const MN: UnitConstant<'force'> = [11, 1000000n, 1n];
/** Force: kilonewton. */
export const kilonewton: UnitConstant<'force'> = [11, 1000n, 1n];
/** Force: kilonewton. */
export const kN: UnitConstant<'force'> = [11, 1000n, 1n];
/** Force: millinewton. */
export const millinewton: UnitConstant<'force'> = [11, 1n, 1000n];
/** Force: millinewton. */
export const mN: UnitConstant<'force'> = [11, 1n, 1000n];
/** Force: kilogram-force. */
export const kilogramForce: UnitConstant<'force'> = [11, 196133n, 20000n];
/** Force: kilogram-force. */
export const kgf: UnitConstant<'force'> = [11, 196133n, 20000n];
/** Force: gram-force. */
export const gramForce: UnitConstant<'force'> = [11, 196133n, 20000000n];
/** Force: gram-force. */
export const gf: UnitConstant<'force'> = [11, 196133n, 20000000n];
/** Force: tonne-force. */
export const tonneForce: UnitConstant<'force'> = [11, 196133n, 20n];
/** Force: tonne-force. */
export const tf: UnitConstant<'force'> = [11, 196133n, 20n];
/** Force: pound-force. */
export const poundForce: UnitConstant<'force'> = [11, 8896443230521n, 2000000000000n];
/** Force: pound-force. */
export const lbf: UnitConstant<'force'> = [11, 8896443230521n, 2000000000000n];
/** Force: ounce-force. */
export const ounceForce: UnitConstant<'force'> = [11, 8896443230521n, 32000000000000n];
/** Force: ounce-force. */
export const ozf: UnitConstant<'force'> = [11, 8896443230521n, 32000000000000n];
/** Force: kip. */
export const kip: UnitConstant<'force'> = [11, 8896443230521n, 2000000000n];
/** Force: ton-force. */
export const tonForce: UnitConstant<'force'> = [11, 8896443230521n, 1000000000n];
/** Force: ton-force. */
export const tonf: UnitConstant<'force'> = [11, 8896443230521n, 1000000000n];
/** Pressure: pascal. */
export const pascal: UnitConstant<'pressure'> = [12, 1n, 1n];
/** Pressure: pascal. */
export const Pa: UnitConstant<'pressure'> = [12, 1n, 1n];
/** Pressure: gigapascal. */
export const gigapascal: UnitConstant<'pressure'> = [12, 1000000000n, 1n];
/** Pressure: gigapascal. */
export const GPa: UnitConstant<'pressure'> = [12, 1000000000n, 1n];
/** Pressure: megapascal. */
export const megapascal: UnitConstant<'pressure'> = [12, 1000000n, 1n];
/** Pressure: megapascal. */
export const MPa: UnitConstant<'pressure'> = [12, 1000000n, 1n];
/** Pressure: kilopascal. */
export const kilopascal: UnitConstant<'pressure'> = [12, 1000n, 1n];
/** Pressure: kilopascal. */
export const kPa: UnitConstant<'pressure'> = [12, 1000n, 1n];
/** Pressure: hectopascal. */
export const hectopascal: UnitConstant<'pressure'> = [12, 100n, 1n];
/** Pressure: hectopascal. */
export const hPa: UnitConstant<'pressure'> = [12, 100n, 1n];
/** Pressure: millipascal. */
export const millipascal: UnitConstant<'pressure'> = [12, 1n, 1000n];
/** Pressure: millipascal. */
export const mPa: UnitConstant<'pressure'> = [12, 1n, 1000n];
/** Pressure: bar. */
export const bar: UnitConstant<'pressure'> = [12, 100000n, 1n];
/** Pressure: millibar. */
export const millibar: UnitConstant<'pressure'> = [12, 100n, 1n];
/** Pressure: millibar. */
export const mbar: UnitConstant<'pressure'> = [12, 100n, 1n];
/** Pressure: atmosphere. */
export const atmosphere: UnitConstant<'pressure'> = [12, 101325n, 1n];
/** Pressure: atmosphere. */
export const atm: UnitConstant<'pressure'> = [12, 101325n, 1n];
/** Pressure: atmosphere-technical. */
export const atmosphereTechnical: UnitConstant<'pressure'> = [12, 196133n, 2n];
/** Pressure: atmosphere-technical. */
export const at: UnitConstant<'pressure'> = [12, 196133n, 2n];
/** Pressure: torr. */
export const torr: UnitConstant<'pressure'> = [12, 20265n, 152n];
/** Pressure: torr. */
export const Torr: UnitConstant<'pressure'> = [12, 20265n, 152n];
/** Pressure: newton-per-square-millimeter. */
export const newtonPerSquareMillimeter: UnitConstant<'pressure'> = [12, 1000000n, 1n];
/** Pressure: pound-force-per-square-inch. */
export const poundForcePerSquareInch: UnitConstant<'pressure'> = [12, 8896443230521n, 1290320000n];
/** Pressure: pound-force-per-square-inch. */
export const psi: UnitConstant<'pressure'> = [12, 8896443230521n, 1290320000n];
/** Pressure: pound-force-per-square-foot. */
export const poundForcePerSquareFoot: UnitConstant<'pressure'> = [12, 8896443230521n, 185806080000n];
/** Pressure: pound-force-per-square-foot. */
export const psf: UnitConstant<'pressure'> = [12, 8896443230521n, 185806080000n];
/** Pressure: kilogram-force-per-square-centimeter. */
export const kilogramForcePerSquareCentimeter: UnitConstant<'pressure'> = [12, 196133n, 2n];
/** Pressure: millimeter-of-water. */
export const millimeterOfWater: UnitConstant<'pressure'> = [12, 196133n, 20000n];
/** Pressure: centimeter-of-water. */
export const centimeterOfWater: UnitConstant<'pressure'> = [12, 196133n, 2000n];
/** Pressure: inch-of-water. */
export const inchOfWater: UnitConstant<'pressure'> = [12, 24908891n, 100000n];
/** Pressure: millimeter-ofhg. */
export const millimeterOfhg: UnitConstant<'pressure'> = [12, 26664477483n, 200000000n];
/** Pressure: millimeter-ofhg. */
export const mmHg: UnitConstant<'pressure'> = [12, 26664477483n, 200000000n];
/** Pressure: inch-ofhg. */
export const inchOfhg: UnitConstant<'pressure'> = [12, 3386388640341n, 1000000000n];
/** Pressure: inch-ofhg. */
export const inHg: UnitConstant<'pressure'> = [12, 3386388640341n, 1000000000n];
/** Energy: joule. */
export const joule: UnitConstant<'energy'> = [13, 1n, 1n];
/** Energy: joule. */
export const J: UnitConstant<'energy'> = [13, 1n, 1n];
/** Energy: terajoule. */
export const terajoule: UnitConstant<'energy'> = [13, 1000000000000n, 1n];
/** Energy: terajoule. */
export const TJ: UnitConstant<'energy'> = [13, 1000000000000n, 1n];
/** Energy: gigajoule. */
export const gigajoule: UnitConstant<'energy'> = [13, 1000000000n, 1n];
/** Energy: gigajoule. */
export const GJ: UnitConstant<'energy'> = [13, 1000000000n, 1n];
/** Energy: megajoule. */
export const megajoule: UnitConstant<'energy'> = [13, 1000000n, 1n];
/** Energy: megajoule. */
export const MJ: UnitConstant<'energy'> = [13, 1000000n, 1n];
/** Energy: kilojoule. */
export const kilojoule: UnitConstant<'energy'> = [13, 1000n, 1n];
/** Energy: kilojoule. */
export const kJ: UnitConstant<'energy'> = [13, 1000n, 1n];
/** Energy: watt-hour. */
export const wattHour: UnitConstant<'energy'> = [13, 3600n, 1n];
/** Energy: watt-hour. */
export const Wh: UnitConstant<'energy'> = [13, 3600n, 1n];
/** Energy: terawatt-hour. */
export const terawattHour: UnitConstant<'energy'> = [13, 3600000000000000n, 1n];
/** Energy: terawatt-hour. */
export const TWh: UnitConstant<'energy'> = [13, 3600000000000000n, 1n];
/** Energy: gigawatt-hour. */
export const gigawattHour: UnitConstant<'energy'> = [13, 3600000000000n, 1n];
/** Energy: gigawatt-hour. */
export const GWh: UnitConstant<'energy'> = [13, 3600000000000n, 1n];
/** Energy: megawatt-hour. */
export const megawattHour: UnitConstant<'energy'> = [13, 3600000000n, 1n];
/** Energy: megawatt-hour. */
export const MWh: UnitConstant<'energy'> = [13, 3600000000n, 1n];
/** Energy: milliwatt-hour. */
export const milliwattHour: UnitConstant<'energy'> = [13, 18n, 5n];
/** Energy: milliwatt-hour. */
export const mWh: UnitConstant<'energy'> = [13, 18n, 5n];
/** Energy: kilowatt-hour. */
export const kilowattHour: UnitConstant<'energy'> = [13, 3600000n, 1n];
/** Energy: kilowatt-hour. */
export const kWh: UnitConstant<'energy'> = [13, 3600000n, 1n];
/** Energy: calorie. */
export const calorie: UnitConstant<'energy'> = [13, 523n, 125n];
/** Energy: calorie. */
export const cal: UnitConstant<'energy'> = [13, 523n, 125n];
/** Energy: kilocalorie. */
export const kilocalorie: UnitConstant<'energy'> = [13, 4184n, 1n];
/** Energy: kilocalorie. */
export const kcal: UnitConstant<'energy'> = [13, 4184n, 1n];
/** Energy: foodcalorie. */
export const foodcalorie: UnitConstant<'energy'> = [13, 4184n, 1n];
/** Energy: foodcalorie. */
export const Cal: UnitConstant<'energy'> = [13, 4184n, 1n];
/** Energy: british-thermal-unit-it. */
export const britishThermalUnitIt: UnitConstant<'energy'> = [13, 52752792631n, 50000000n];
/** Energy: british-thermal-unit-it. */
export const BTU: UnitConstant<'energy'> = [13, 52752792631n, 50000000n];
/** Energy: therm-us. */
export const thermUs: UnitConstant<'energy'> = [13, 105480400n, 1n];
/** Energy: therm-us. */
export const thm: UnitConstant<'energy'> = [13, 105480400n, 1n];
/** Energy: dekatherm-us. */
export const dekathermUs: UnitConstant<'energy'> = [13, 1054804000n, 1n];
/** Energy: dekatherm-us. */
export const Dth: UnitConstant<'energy'> = [13, 1054804000n, 1n];
/** Energy: foot-pound-force. */
export const footPoundForce: UnitConstant<'energy'> = [13, 3389544870828501n, 2500000000000000n];
/** Energy: inch-pound-force. */
export const inchPoundForce: UnitConstant<'energy'> = [13, 1129848290276167n, 10000000000000000n];
/** Energy: horsepower-hour. */
export const horsepowerHour: UnitConstant<'energy'> = [13, 335564942212021599n, 125000000000n];
/** Power: watt. */
export const watt: UnitConstant<'power'> = [14, 1n, 1n];
/** Power: watt. */
export const W: UnitConstant<'power'> = [14, 1n, 1n];
/** Power: gigawatt. */
export const gigawatt: UnitConstant<'power'> = [14, 1000000000n, 1n];
/** Power: gigawatt. */
export const GW: UnitConstant<'power'> = [14, 1000000000n, 1n];
/** Power: megawatt. */
export const megawatt: UnitConstant<'power'> = [14, 1000000n, 1n];
/** Power: megawatt. */
export const MW: UnitConstant<'power'> = [14, 1000000n, 1n];
/** Power: kilowatt. */
export const kilowatt: UnitConstant<'power'> = [14, 1000n, 1n];
/** Power: kilowatt. */
export const kW: UnitConstant<'power'> = [14, 1000n, 1n];
/** Power: milliwatt. */
export const milliwatt: UnitConstant<'power'> = [14, 1n, 1000n];
/** Power: milliwatt. */
export const mW: UnitConstant<'power'> = [14, 1n, 1000n];
/** Power: microwatt. */
export const microwatt: UnitConstant<'power'> = [14, 1n, 1000000n];
/** Power: microwatt. */
export const uW: UnitConstant<'power'> = [14, 1n, 1000000n];
/** Power: horsepower. */
export const horsepower: UnitConstant<'power'> = [14, 37284993579113511n, 50000000000000n];
/** Power: horsepower. */
export const hp: UnitConstant<'power'> = [14, 37284993579113511n, 50000000000000n];
/** Power: horsepower-metric. */
export const horsepowerMetric: UnitConstant<'power'> = [14, 588399n, 800n];
/** Power: horsepower-metric. */
export const PS: UnitConstant<'power'> = [14, 588399n, 800n];
/** Power: kilocalorie-per-hour. */
export const kilocaloriePerHour: UnitConstant<'power'> = [14, 523n, 450n];
/** Power: british-thermal-unit-it-per-hour. */
export const britishThermalUnitItPerHour: UnitConstant<'power'> = [14, 52752792631n, 180000000000n];
/** Torque: newton-meter. */
export const newtonMeter: UnitConstant<'torque'> = [15, 1n, 1n];
/** Torque: meganewton-meter. */
export const meganewtonMeter: UnitConstant<'torque'> = [15, 1000000n, 1n];
/** Torque: kilonewton-meter. */
export const kilonewtonMeter: UnitConstant<'torque'> = [15, 1000n, 1n];
/** Torque: millinewton-meter. */
export const millinewtonMeter: UnitConstant<'torque'> = [15, 1n, 1000n];
/** Torque: newton-centimeter. */
export const newtonCentimeter: UnitConstant<'torque'> = [15, 1n, 100n];
/** Torque: newton-millimeter. */
export const newtonMillimeter: UnitConstant<'torque'> = [15, 1n, 1000n];
/** Torque: kilogram-force-meter. */
export const kilogramForceMeter: UnitConstant<'torque'> = [15, 196133n, 20000n];
/** Torque: kilogram-force-centimeter. */
export const kilogramForceCentimeter: UnitConstant<'torque'> = [15, 196133n, 2000000n];
/** Torque: pound-force-foot. */
export const poundForceFoot: UnitConstant<'torque'> = [15, 3389544870828501n, 2500000000000000n];
/** Torque: pound-force-inch. */
export const poundForceInch: UnitConstant<'torque'> = [15, 1129848290276167n, 10000000000000000n];
/** Torque: ounce-force-inch. */
export const ounceForceInch: UnitConstant<'torque'> = [15, 1129848290276167n, 160000000000000000n];
/** Torque: ounce-force-foot. */
export const ounceForceFoot: UnitConstant<'torque'> = [15, 3389544870828501n, 40000000000000000n];
/** Fuel economy: liter-per-100-kilometer. */
export const literPer100Kilometer: UnitConstant<'fuel-economy'> = [16, 1n, 100000000n];
/** Fuel economy: liter-per-kilometer. */
export const literPerKilometer: UnitConstant<'fuel-economy'> = [16, 1n, 1000000n];
/** Fuel economy: mile-per-gallon. */
export const milePerGallon: UnitConstant<'fuel-economy'> = [16, 112903n, 48000000000n, 0n, 1n, true];
/** Fuel economy: mile-per-gallon. */
export const mpg: UnitConstant<'fuel-economy'> = [16, 112903n, 48000000000n, 0n, 1n, true];
/** Fuel economy: mile-per-gallon-imperial. */
export const milePerGallonImperial: UnitConstant<'fuel-economy'> = [16, 454609n, 160934400000n, 0n, 1n, true];
/** Fuel economy: kilometer-per-liter. */
export const kilometerPerLiter: UnitConstant<'fuel-economy'> = [16, 1n, 1000000n, 0n, 1n, true];
/** Fuel economy: mile-per-liter. */
export const milePerLiter: UnitConstant<'fuel-economy'> = [16, 1n, 1609344n, 0n, 1n, true];
/** Digital information: bit. */
export const bit: UnitConstant<'data'> = [17, 1n, 1n];
/** Digital information: petabit. */
export const petabit: UnitConstant<'data'> = [17, 1000000000000000n, 1n];
/** Digital information: petabit. */
export const Pbit: UnitConstant<'data'> = [17, 1000000000000000n, 1n];
/** Digital information: terabit. */
export const terabit: UnitConstant<'data'> = [17, 1000000000000n, 1n];
/** Digital information: terabit. */
export const Tbit: UnitConstant<'data'> = [17, 1000000000000n, 1n];
/** Digital information: gigabit. */
export const gigabit: UnitConstant<'data'> = [17, 1000000000n, 1n];
/** Digital information: gigabit. */
export const Gbit: UnitConstant<'data'> = [17, 1000000000n, 1n];
/** Digital information: megabit. */
export const megabit: UnitConstant<'data'> = [17, 1000000n, 1n];
/** Digital information: megabit. */
export const Mbit: UnitConstant<'data'> = [17, 1000000n, 1n];
/** Digital information: kilobit. */
export const kilobit: UnitConstant<'data'> = [17, 1000n, 1n];
/** Digital information: kilobit. */
export const kbit: UnitConstant<'data'> = [17, 1000n, 1n];
/** Digital information: byte. */
export const byte: UnitConstant<'data'> = [17, 8n, 1n];
/** Digital information: byte. */
export const B: UnitConstant<'data'> = [17, 8n, 1n];
/** Digital information: petabyte. */
export const petabyte: UnitConstant<'data'> = [17, 8000000000000000n, 1n];
/** Digital information: petabyte. */
export const PB: UnitConstant<'data'> = [17, 8000000000000000n, 1n];
/** Digital information: terabyte. */
export const terabyte: UnitConstant<'data'> = [17, 8000000000000n, 1n];
/** Digital information: terabyte. */
export const TB: UnitConstant<'data'> = [17, 8000000000000n, 1n];
/** Digital information: gigabyte. */
export const gigabyte: UnitConstant<'data'> = [17, 8000000000n, 1n];
/** Digital information: gigabyte. */
export const GB: UnitConstant<'data'> = [17, 8000000000n, 1n];
/** Digital information: megabyte. */
export const megabyte: UnitConstant<'data'> = [17, 8000000n, 1n];
/** Digital information: megabyte. */
export const MB: UnitConstant<'data'> = [17, 8000000n, 1n];
/** Digital information: kilobyte. */
export const kilobyte: UnitConstant<'data'> = [17, 8000n, 1n];
/** Digital information: kilobyte. */
export const kB: UnitConstant<'data'> = [17, 8000n, 1n];
/** Digital information: pebibyte. */
export const pebibyte: UnitConstant<'data'> = [17, 9007199254740992n, 1n];
/** Digital information: pebibyte. */
export const PiB: UnitConstant<'data'> = [17, 9007199254740992n, 1n];
/** Digital information: tebibyte. */
export const tebibyte: UnitConstant<'data'> = [17, 8796093022208n, 1n];
/** Digital information: tebibyte. */
export const TiB: UnitConstant<'data'> = [17, 8796093022208n, 1n];
/** Digital information: gibibyte. */
export const gibibyte: UnitConstant<'data'> = [17, 8589934592n, 1n];
/** Digital information: gibibyte. */
export const GiB: UnitConstant<'data'> = [17, 8589934592n, 1n];
/** Digital information: mebibyte. */
export const mebibyte: UnitConstant<'data'> = [17, 8388608n, 1n];
/** Digital information: mebibyte. */
export const MiB: UnitConstant<'data'> = [17, 8388608n, 1n];
/** Digital information: kibibyte. */
export const kibibyte: UnitConstant<'data'> = [17, 8192n, 1n];
/** Digital information: kibibyte. */
export const KiB: UnitConstant<'data'> = [17, 8192n, 1n];
/** Data rate: bit-per-second. */
export const bitPerSecond: UnitConstant<'data-rate'> = [18, 1n, 1n];
/** Data rate: terabit-per-second. */
export const terabitPerSecond: UnitConstant<'data-rate'> = [18, 1000000000000n, 1n];
/** Data rate: gigabit-per-second. */
export const gigabitPerSecond: UnitConstant<'data-rate'> = [18, 1000000000n, 1n];
/** Data rate: megabit-per-second. */
export const megabitPerSecond: UnitConstant<'data-rate'> = [18, 1000000n, 1n];
/** Data rate: kilobit-per-second. */
export const kilobitPerSecond: UnitConstant<'data-rate'> = [18, 1000n, 1n];
/** Data rate: byte-per-second. */
export const bytePerSecond: UnitConstant<'data-rate'> = [18, 8n, 1n];
/** Data rate: terabyte-per-second. */
export const terabytePerSecond: UnitConstant<'data-rate'> = [18, 8000000000000n, 1n];
/** Data rate: gigabyte-per-second. */
export const gigabytePerSecond: UnitConstant<'data-rate'> = [18, 8000000000n, 1n];
/** Data rate: megabyte-per-second. */
export const megabytePerSecond: UnitConstant<'data-rate'> = [18, 8000000n, 1n];
/** Data rate: kilobyte-per-second. */
export const kilobytePerSecond: UnitConstant<'data-rate'> = [18, 8000n, 1n];
/** Data rate: gibibyte-per-second. */
export const gibibytePerSecond: UnitConstant<'data-rate'> = [18, 8589934592n, 1n];
/** Data rate: mebibyte-per-second. */
export const mebibytePerSecond: UnitConstant<'data-rate'> = [18, 8388608n, 1n];
/** Data rate: kibibyte-per-second. */
export const kibibytePerSecond: UnitConstant<'data-rate'> = [18, 8192n, 1n];
/** Resolution: pixel-per-meter. */
export const pixelPerMeter: UnitConstant<'resolution'> = [19, 1n, 1n];
/** Resolution: pixel-per-centimeter. */
export const pixelPerCentimeter: UnitConstant<'resolution'> = [19, 100n, 1n];
/** Resolution: pixel-per-millimeter. */
export const pixelPerMillimeter: UnitConstant<'resolution'> = [19, 1000n, 1n];
/** Resolution: pixel-per-inch. */
export const pixelPerInch: UnitConstant<'resolution'> = [19, 5000n, 127n];
/** Resolution: pixel-per-inch. */
export const ppi: UnitConstant<'resolution'> = [19, 5000n, 127n];
/** Resolution: dot-per-inch. */
export const dotPerInch: UnitConstant<'resolution'> = [19, 5000n, 127n];
/** Resolution: dot-per-inch. */
export const dpi: UnitConstant<'resolution'> = [19, 5000n, 127n];
/** Resolution: dot-per-centimeter. */
export const dotPerCentimeter: UnitConstant<'resolution'> = [19, 100n, 1n];
/** Resolution: dot-per-centimeter. */
export const dpcm: UnitConstant<'resolution'> = [19, 100n, 1n];
/** Resolution: dot-per-millimeter. */
export const dotPerMillimeter: UnitConstant<'resolution'> = [19, 1000n, 1n];
/** Resolution: dot-per-millimeter. */
export const dpmm: UnitConstant<'resolution'> = [19, 1000n, 1n];
/** Graphics: pixel. */
export const pixel: UnitConstant<'graphics'> = [20, 1n, 1n];
/** Graphics: pixel. */
export const px: UnitConstant<'graphics'> = [20, 1n, 1n];
/** Graphics: megapixel. */
export const megapixel: UnitConstant<'graphics'> = [20, 1000000n, 1n];
/** Graphics: megapixel. */
export const Mpx: UnitConstant<'graphics'> = [20, 1000000n, 1n];
/** Graphics: dot. */
export const dot: UnitConstant<'graphics'> = [20, 1n, 1n];
/** Type width: em. */
export const em: UnitConstant<'typewidth'> = [21, 1n, 1n];
/** Type width: en. */
export const en: UnitConstant<'typewidth'> = [21, 1n, 2n];
/** Ratio and count: part. */
export const part: UnitConstant<'ratio'> = [22, 1n, 1n];
/** Ratio and count: percent. */
export const percent: UnitConstant<'ratio'> = [22, 1n, 100n];
/** Ratio and count: permille. */
export const permille: UnitConstant<'ratio'> = [22, 1n, 1000n];
/** Ratio and count: part-per-1e6. */
export const partPer1e6: UnitConstant<'ratio'> = [22, 1n, 1000000n];
/** Ratio and count: part-per-1e6. */
export const ppm: UnitConstant<'ratio'> = [22, 1n, 1000000n];
/** Ratio and count: part-per-1e9. */
export const partPer1e9: UnitConstant<'ratio'> = [22, 1n, 1000000000n];
/** Ratio and count: part-per-1e9. */
export const ppb: UnitConstant<'ratio'> = [22, 1n, 1000000000n];
/** Ratio and count: part-per-1e12. */
export const partPer1e12: UnitConstant<'ratio'> = [22, 1n, 1000000000000n];
/** Ratio and count: part-per-1e12. */
export const ppt: UnitConstant<'ratio'> = [22, 1n, 1000000000000n];
/** Ratio and count: karat. */
export const karat: UnitConstant<'ratio'> = [22, 1n, 24n];
/** Ratio and count: karat. */
export const kt: UnitConstant<'ratio'> = [22, 1n, 24n];
/** Ratio and count: pair. */
export const pair: UnitConstant<'ratio'> = [22, 2n, 1n];
/** Ratio and count: pair. */
export const pr: UnitConstant<'ratio'> = [22, 2n, 1n];
/** Ratio and count: trio. */
export const trio: UnitConstant<'ratio'> = [22, 3n, 1n];
/** Ratio and count: half-dozen. */
export const halfDozen: UnitConstant<'ratio'> = [22, 6n, 1n];
/** Ratio and count: dozen. */
export const dozen: UnitConstant<'ratio'> = [22, 12n, 1n];
/** Ratio and count: dozen. */
export const doz: UnitConstant<'ratio'> = [22, 12n, 1n];
/** Ratio and count: bakers-dozen. */
export const bakersDozen: UnitConstant<'ratio'> = [22, 13n, 1n];
/** Ratio and count: score. */
export const score: UnitConstant<'ratio'> = [22, 20n, 1n];
/** Ratio and count: hundred. */
export const hundred: UnitConstant<'ratio'> = [22, 100n, 1n];
/** Ratio and count: gross. */
export const gross: UnitConstant<'ratio'> = [22, 144n, 1n];
/** Ratio and count: gross. */
export const gro: UnitConstant<'ratio'> = [22, 144n, 1n];
/** Ratio and count: thousand. */
export const thousand: UnitConstant<'ratio'> = [22, 1000n, 1n];
/** Ratio and count: lakh. */
export const lakh: UnitConstant<'ratio'> = [22, 100000n, 1n];
/** Ratio and count: million. */
export const million: UnitConstant<'ratio'> = [22, 1000000n, 1n];
/** Ratio and count: crore. */
export const crore: UnitConstant<'ratio'> = [22, 10000000n, 1n];
/** Ratio and count: billion. */
export const billion: UnitConstant<'ratio'> = [22, 1000000000n, 1n];
/** Ratio and count: trillion. */
export const trillion: UnitConstant<'ratio'> = [22, 1000000000000n, 1n];
/** Ratio and count: ream. */
export const ream: UnitConstant<'ratio'> = [22, 500n, 1n];
/** Density: kilogram-per-cubic-meter. */
export const kilogramPerCubicMeter: UnitConstant<'density'> = [23, 1n, 1n];
/** Density: milligram-per-cubic-meter. */
export const milligramPerCubicMeter: UnitConstant<'density'> = [23, 1n, 1000000n];
/** Density: gram-per-cubic-centimeter. */
export const gramPerCubicCentimeter: UnitConstant<'density'> = [23, 1000n, 1n];
/** Density: gram-per-milliliter. */
export const gramPerMilliliter: UnitConstant<'density'> = [23, 1000n, 1n];
/** Density: gram-per-liter. */
export const gramPerLiter: UnitConstant<'density'> = [23, 1n, 1n];
/** Density: milligram-per-liter. */
export const milligramPerLiter: UnitConstant<'density'> = [23, 1n, 1000n];
/** Density: gram-per-deciliter. */
export const gramPerDeciliter: UnitConstant<'density'> = [23, 10n, 1n];
/** Density: milligram-per-deciliter. */
export const milligramPerDeciliter: UnitConstant<'density'> = [23, 1n, 100n];
/** Density: pound-per-cubic-foot. */
export const poundPerCubicFoot: UnitConstant<'density'> = [23, 28349523125n, 1769802912n];
/** Volume flow: cubic-meter-per-second. */
export const cubicMeterPerSecond: UnitConstant<'volume-flow'> = [24, 1n, 1n];
/** Volume flow: cubic-meter-per-minute. */
export const cubicMeterPerMinute: UnitConstant<'volume-flow'> = [24, 1n, 60n];
/** Volume flow: cubic-meter-per-hour. */
export const cubicMeterPerHour: UnitConstant<'volume-flow'> = [24, 1n, 3600n];
/** Volume flow: liter-per-second. */
export const literPerSecond: UnitConstant<'volume-flow'> = [24, 1n, 1000n];
/** Volume flow: liter-per-minute. */
export const literPerMinute: UnitConstant<'volume-flow'> = [24, 1n, 60000n];
/** Volume flow: liter-per-hour. */
export const literPerHour: UnitConstant<'volume-flow'> = [24, 1n, 3600000n];
/** Volume flow: milliliter-per-minute. */
export const milliliterPerMinute: UnitConstant<'volume-flow'> = [24, 1n, 60000000n];
/** Volume flow: cubic-centimeter-per-second. */
export const cubicCentimeterPerSecond: UnitConstant<'volume-flow'> = [24, 1n, 1000000n];
/** Volume flow: cubic-foot-per-second. */
export const cubicFootPerSecond: UnitConstant<'volume-flow'> = [24, 55306341n, 1953125000n];
/** Volume flow: cubic-foot-per-minute. */
export const cubicFootPerMinute: UnitConstant<'volume-flow'> = [24, 18435447n, 39062500000n];
/** Volume flow: cubic-foot-per-hour. */
export const cubicFootPerHour: UnitConstant<'volume-flow'> = [24, 6145149n, 781250000000n];
/** Volume flow: gallon-per-minute. */
export const gallonPerMinute: UnitConstant<'volume-flow'> = [24, 157725491n, 2500000000000n];
/** Volume flow: gallon-per-hour. */
export const gallonPerHour: UnitConstant<'volume-flow'> = [24, 157725491n, 150000000000000n];
/** Specific energy: joule-per-kilogram. */
export const joulePerKilogram: UnitConstant<'specific-energy'> = [25, 1n, 1n];
/** Specific energy: megajoule-per-kilogram. */
export const megajoulePerKilogram: UnitConstant<'specific-energy'> = [25, 1000000n, 1n];
/** Specific energy: kilojoule-per-kilogram. */
export const kilojoulePerKilogram: UnitConstant<'specific-energy'> = [25, 1000n, 1n];
/** Specific energy: joule-per-gram. */
export const joulePerGram: UnitConstant<'specific-energy'> = [25, 1000n, 1n];
/** Specific energy: kilojoule-per-100-gram. */
export const kilojoulePer100Gram: UnitConstant<'specific-energy'> = [25, 10000n, 1n];
/** Specific energy: calorie-per-gram. */
export const caloriePerGram: UnitConstant<'specific-energy'> = [25, 4184n, 1n];
/** Specific energy: kilocalorie-per-gram. */
export const kilocaloriePerGram: UnitConstant<'specific-energy'> = [25, 4184000n, 1n];
/** Specific energy: kilocalorie-per-kilogram. */
export const kilocaloriePerKilogram: UnitConstant<'specific-energy'> = [25, 4184n, 1n];
/** Specific energy: kilocalorie-per-100-gram. */
export const kilocaloriePer100Gram: UnitConstant<'specific-energy'> = [25, 41840n, 1n];
/** Specific energy: british-thermal-unit-it-per-pound. */
export const britishThermalUnitItPerPound: UnitConstant<'specific-energy'> = [25, 2326n, 1n];
/** Electric current: ampere. */
export const ampere: UnitConstant<'electric-current'> = [26, 1n, 1n];
/** Electric current: ampere. */
export const A: UnitConstant<'electric-current'> = [26, 1n, 1n];
/** Electric current: kiloampere. */
export const kiloampere: UnitConstant<'electric-current'> = [26, 1000n, 1n];
/** Electric current: kiloampere. */
export const kA: UnitConstant<'electric-current'> = [26, 1000n, 1n];
/** Electric current: milliampere. */
export const milliampere: UnitConstant<'electric-current'> = [26, 1n, 1000n];
/** Electric current: milliampere. */
export const mA: UnitConstant<'electric-current'> = [26, 1n, 1000n];
/** Electric current: microampere. */
export const microampere: UnitConstant<'electric-current'> = [26, 1n, 1000000n];
/** Electric current: microampere. */
export const uA: UnitConstant<'electric-current'> = [26, 1n, 1000000n];
/** Electric current: nanoampere. */
export const nanoampere: UnitConstant<'electric-current'> = [26, 1n, 1000000000n];
/** Electric current: nanoampere. */
export const nA: UnitConstant<'electric-current'> = [26, 1n, 1000000000n];
/** Electric current: picoampere. */
export const picoampere: UnitConstant<'electric-current'> = [26, 1n, 1000000000000n];
/** Electric current: picoampere. */
export const pA: UnitConstant<'electric-current'> = [26, 1n, 1000000000000n];
/** Electric charge: coulomb. */
export const coulomb: UnitConstant<'electric-charge'> = [27, 1n, 1n];
/** Electric charge: coulomb. */
export const C: UnitConstant<'electric-charge'> = [27, 1n, 1n];
/** Electric charge: millicoulomb. */
export const millicoulomb: UnitConstant<'electric-charge'> = [27, 1n, 1000n];
/** Electric charge: millicoulomb. */
export const mC: UnitConstant<'electric-charge'> = [27, 1n, 1000n];
/** Electric charge: microcoulomb. */
export const microcoulomb: UnitConstant<'electric-charge'> = [27, 1n, 1000000n];
/** Electric charge: microcoulomb. */
export const uC: UnitConstant<'electric-charge'> = [27, 1n, 1000000n];
/** Electric charge: nanocoulomb. */
export const nanocoulomb: UnitConstant<'electric-charge'> = [27, 1n, 1000000000n];
/** Electric charge: nanocoulomb. */
export const nC: UnitConstant<'electric-charge'> = [27, 1n, 1000000000n];
/** Electric charge: ampere-hour. */
export const ampereHour: UnitConstant<'electric-charge'> = [27, 3600n, 1n];
/** Electric charge: ampere-hour. */
export const Ah: UnitConstant<'electric-charge'> = [27, 3600n, 1n];
/** Electric charge: kiloampere-hour. */
export const kiloampereHour: UnitConstant<'electric-charge'> = [27, 3600000n, 1n];
/** Electric charge: kiloampere-hour. */
export const kAh: UnitConstant<'electric-charge'> = [27, 3600000n, 1n];
/** Electric charge: milliampere-hour. */
export const milliampereHour: UnitConstant<'electric-charge'> = [27, 18n, 5n];
/** Electric charge: milliampere-hour. */
export const mAh: UnitConstant<'electric-charge'> = [27, 18n, 5n];
/** Electric charge: microampere-hour. */
export const microampereHour: UnitConstant<'electric-charge'> = [27, 9n, 2500n];
/** Electric charge: microampere-hour. */
export const uAh: UnitConstant<'electric-charge'> = [27, 9n, 2500n];
/** Electric charge: ampere-second. */
export const ampereSecond: UnitConstant<'electric-charge'> = [27, 1n, 1n];
/** Voltage: volt. */
export const volt: UnitConstant<'voltage'> = [28, 1n, 1n];
/** Voltage: volt. */
export const V: UnitConstant<'voltage'> = [28, 1n, 1n];
/** Voltage: megavolt. */
export const megavolt: UnitConstant<'voltage'> = [28, 1000000n, 1n];
/** Voltage: megavolt. */
export const MV: UnitConstant<'voltage'> = [28, 1000000n, 1n];
/** Voltage: kilovolt. */
export const kilovolt: UnitConstant<'voltage'> = [28, 1000n, 1n];
/** Voltage: kilovolt. */
export const kV: UnitConstant<'voltage'> = [28, 1000n, 1n];
/** Voltage: millivolt. */
export const millivolt: UnitConstant<'voltage'> = [28, 1n, 1000n];
/** Voltage: millivolt. */
export const mV: UnitConstant<'voltage'> = [28, 1n, 1000n];
/** Voltage: microvolt. */
export const microvolt: UnitConstant<'voltage'> = [28, 1n, 1000000n];
/** Voltage: microvolt. */
export const uV: UnitConstant<'voltage'> = [28, 1n, 1000000n];
/** Voltage: nanovolt. */
export const nanovolt: UnitConstant<'voltage'> = [28, 1n, 1000000000n];
/** Voltage: nanovolt. */
export const nV: UnitConstant<'voltage'> = [28, 1n, 1000000000n];
/** Luminous flux: lumen. */
export const lumen: UnitConstant<'luminous-flux'> = [29, 1n, 1n];
/** Luminous flux: lumen. */
export const lm: UnitConstant<'luminous-flux'> = [29, 1n, 1n];
/** Luminous flux: megalumen. */
export const megalumen: UnitConstant<'luminous-flux'> = [29, 1000000n, 1n];
/** Luminous flux: megalumen. */
export const Mlm: UnitConstant<'luminous-flux'> = [29, 1000000n, 1n];
/** Luminous flux: kilolumen. */
export const kilolumen: UnitConstant<'luminous-flux'> = [29, 1000n, 1n];
/** Luminous flux: kilolumen. */
export const klm: UnitConstant<'luminous-flux'> = [29, 1000n, 1n];
/** Luminous flux: millilumen. */
export const millilumen: UnitConstant<'luminous-flux'> = [29, 1n, 1000n];
/** Luminous flux: millilumen. */
export const mlm: UnitConstant<'luminous-flux'> = [29, 1n, 1000n];
/** Energy per distance: watt-hour-per-kilometer. */
export const wattHourPerKilometer: UnitConstant<'energy-per-distance'> = [30, 18n, 5n];
/** Energy per distance: watt-hour-per-mile. */
export const wattHourPerMile: UnitConstant<'energy-per-distance'> = [30, 3125n, 1397n];
/** Energy per distance: kilowatt-hour-per-100-kilometer. */
export const kilowattHourPer100Kilometer: UnitConstant<'energy-per-distance'> = [30, 36n, 1n];
/** Energy per distance: kilowatt-hour-per-100-mile. */
export const kilowattHourPer100Mile: UnitConstant<'energy-per-distance'> = [30, 31250n, 1397n];
/** Energy per distance: kilometer-per-kilowatt-hour. */
export const kilometerPerKilowattHour: UnitConstant<'energy-per-distance'> = [30, 3600n, 1n, 0n, 1n, true];
/** Energy per distance: mile-per-kilowatt-hour. */
export const milePerKilowattHour: UnitConstant<'energy-per-distance'> = [30, 3125000n, 1397n, 0n, 1n, true];
/** Energy per distance: mile-per-gasoline-gallon-equivalent. */
export const milePerGasolineGallonEquivalent: UnitConstant<'energy-per-distance'> = [30, 105328125n, 1397n, 0n, 1n, true];
/** Energy per distance: mile-per-gasoline-gallon-equivalent. */
export const MPGe: UnitConstant<'energy-per-distance'> = [30, 105328125n, 1397n, 0n, 1n, true];
