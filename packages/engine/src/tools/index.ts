export { age } from './age.ts';
export { apiGravity } from './api-gravity.ts';
export { average } from './average.ts';
export { beaufort } from './beaufort.ts';
export { bmi } from './bmi.ts';
export { bodySurface } from './body-surface.ts';
export { bushel } from './bushel.ts';
export { caloriesBurned } from './calories-burned.ts';
export { clothingSize } from './clothing-size.ts';
export { compoundInterest } from './compound-interest.ts';
export { concrete } from './concrete.ts';
export { dateAdd } from './date-add.ts';
export { dateDifference } from './date-difference.ts';
export { dewPoint } from './dew-point.ts';
export { dilution } from './dilution.ts';
export { discount } from './discount.ts';
export { dropRate } from './drop-rate.ts';
export { dueDate } from './due-date.ts';
export { electrical } from './electrical.ts';
export { electricityCost } from './electricity-cost.ts';
export { factors } from './factors.ts';
export { fraction } from './fraction.ts';
export { fuelConsumption } from './fuel-consumption.ts';
export { fuelCost } from './fuel-cost.ts';
export { gasMark } from './gas-mark.ts';
export { glycatedHemoglobin } from './glycated-hemoglobin.ts';
export { gradeAverage } from './grade-average.ts';
export { kidneyFunction } from './kidney-function.ts';
export { loan } from './loan.ts';
export { metalGauge } from './metal-gauge.ts';
export { molarity } from './molarity.ts';
export { numberBase } from './number-base.ts';
export { pace } from './pace.ts';
export { paint } from './paint.ts';
export { paperSize } from './paper-size.ts';
export { percentage } from './percentage.ts';
export { proportion } from './proportion.ts';
export { resistor } from './resistor.ts';
export { reversePercentage } from './reverse-percentage.ts';
export { ringSize } from './ring-size.ts';
export { roman } from './roman.ts';
export { salesTax } from './sales-tax.ts';
export { shapeArea } from './shape-area.ts';
export { shapeVolume } from './shape-volume.ts';
export { shoeSize } from './shoe-size.ts';
export { significantFigures } from './significant-figures.ts';
export { slope } from './slope.ts';
export { speedDistanceTime } from './speed-distance-time.ts';
export { sugarContent } from './sugar-content.ts';
export { tiles } from './tiles.ts';
export { timeBetween } from './time-between.ts';
export { timeZone } from './time-zone.ts';
export { tip } from './tip.ts';
export { tireSize } from './tire-size.ts';
export { transferTime } from './transfer-time.ts';
export { unitPrice } from './unit-price.ts';
export { waterHardness } from './water-hardness.ts';
export { wireGauge } from './wire-gauge.ts';
export type { Naming, Tool } from '../tool/declaration.ts';
export type {
  ChoiceField,
  DateField,
  Defaulted,
  EitherField,
  FlagField,
  IntegerField,
  ListField,
  MeasureField,
  NumberField,
  NumbersField,
  Optional,
  QuantityField,
  RecordField,
  TextField,
  UnitField,
} from '../tool/field.ts';
export type { Measure } from '../tool/values.ts';
