import type { Quantity } from '../core/quantity.ts';
import { absorbedDose } from './absorbed-dose.ts';
import { acceleration } from './acceleration.ts';
import { activity } from './activity.ts';
import { activityConcentration } from './activity-concentration.ts';
import { amountOfSubstance } from './amount-of-substance.ts';
import { angle } from './angle.ts';
import { angularSpeed } from './angular-speed.ts';
import { apparentEnergy } from './apparent-energy.ts';
import { apparentPower } from './apparent-power.ts';
import { area } from './area.ts';
import { areaDensity } from './area-density.ts';
import { capacitance } from './capacitance.ts';
import { catalyticActivity } from './catalytic-activity.ts';
import { catalyticConcentration } from './catalytic-concentration.ts';
import { conductivity } from './conductivity.ts';
import { data } from './data.ts';
import { dataRate } from './data-rate.ts';
import { density } from './density.ts';
import { dynamicViscosity } from './dynamic-viscosity.ts';
import { electricCharge } from './electric-charge.ts';
import { electricConductance } from './electric-conductance.ts';
import { electricCurrent } from './electric-current.ts';
import { electricDipoleMoment } from './electric-dipole-moment.ts';
import { electricFieldStrength } from './electric-field-strength.ts';
import { electricResistance } from './electric-resistance.ts';
import { energy } from './energy.ts';
import { energyDensity } from './energy-density.ts';
import { energyPerDistance } from './energy-per-distance.ts';
import { equivalentDose } from './equivalent-dose.ts';
import { equivalentDoseRate } from './equivalent-dose-rate.ts';
import { force } from './force.ts';
import { frequency } from './frequency.ts';
import { fuelEconomy } from './fuel-economy.ts';
import { graphics } from './graphics.ts';
import { heatCapacity } from './heat-capacity.ts';
import { heatFlux } from './heat-flux.ts';
import { heatTransferCoefficient } from './heat-transfer-coefficient.ts';
import { illuminance } from './illuminance.ts';
import { inductance } from './inductance.ts';
import { kinematicViscosity } from './kinematic-viscosity.ts';
import { length } from './length.ts';
import { level } from './level.ts';
import { linearDensity } from './linear-density.ts';
import { loudness } from './loudness.ts';
import { luminance } from './luminance.ts';
import { luminousExposure } from './luminous-exposure.ts';
import { luminousFlux } from './luminous-flux.ts';
import { luminousIntensity } from './luminous-intensity.ts';
import { magneticFieldStrength } from './magnetic-field-strength.ts';
import { magneticFlux } from './magnetic-flux.ts';
import { magneticFluxDensity } from './magnetic-flux-density.ts';
import { magneticMoment } from './magnetic-moment.ts';
import { mass } from './mass.ts';
import { massFlow } from './mass-flow.ts';
import { molality } from './molality.ts';
import { molarConcentration } from './molar-concentration.ts';
import { molarEnergy } from './molar-energy.ts';
import { momentOfInertia } from './moment-of-inertia.ts';
import { momentum } from './momentum.ts';
import { musicalInterval } from './musical-interval.ts';
import { power } from './power.ts';
import { pressure } from './pressure.ts';
import { radiantExposure } from './radiant-exposure.ts';
import { radiationExposure } from './radiation-exposure.ts';
import { ratio } from './ratio.ts';
import { resistivity } from './resistivity.ts';
import { resolution } from './resolution.ts';
import { solidAngle } from './solid-angle.ts';
import { specificEnergy } from './specific-energy.ts';
import { specificHeatCapacity } from './specific-heat-capacity.ts';
import { spectralFluxDensity } from './spectral-flux-density.ts';
import { specificWeight } from './specific-weight.ts';
import { speed } from './speed.ts';
import { surfaceTension } from './surface-tension.ts';
import { temperature } from './temperature.ts';
import { temperatureDifference } from './temperature-difference.ts';
import { thermalConductivity } from './thermal-conductivity.ts';
import { thermalExpansion } from './thermal-expansion.ts';
import { thermalInsulance } from './thermal-insulance.ts';
import { time } from './time.ts';
import { torque } from './torque.ts';
import { typewidth } from './typewidth.ts';
import { vaporPermeability } from './vapor-permeability.ts';
import { vaporPermeance } from './vapor-permeance.ts';
import { fluidity } from './fluidity.ts';
import { voltage } from './voltage.ts';
import { volume } from './volume.ts';
import { volumeFlow } from './volume-flow.ts';
import { wavenumber } from './wavenumber.ts';

/** Every quantity, in the order in which lists show them. */
export const quantities = [
  length,
  area,
  volume,
  mass,
  time,
  temperature,
  temperatureDifference,
  speed,
  acceleration,
  angle,
  solidAngle,
  frequency,
  angularSpeed,
  force,
  pressure,
  energy,
  power,
  torque,
  momentum,
  momentOfInertia,
  surfaceTension,
  fuelEconomy,
  data,
  dataRate,
  resolution,
  graphics,
  typewidth,
  ratio,
  level,
  loudness,
  musicalInterval,
  density,
  specificWeight,
  linearDensity,
  areaDensity,
  volumeFlow,
  massFlow,
  dynamicViscosity,
  kinematicViscosity,
  fluidity,
  vaporPermeance,
  vaporPermeability,
  specificEnergy,
  energyDensity,
  molarEnergy,
  thermalConductivity,
  thermalInsulance,
  thermalExpansion,
  heatCapacity,
  specificHeatCapacity,
  heatFlux,
  heatTransferCoefficient,
  radiantExposure,
  amountOfSubstance,
  molarConcentration,
  molality,
  catalyticActivity,
  catalyticConcentration,
  electricCurrent,
  electricCharge,
  voltage,
  electricResistance,
  electricConductance,
  capacitance,
  inductance,
  magneticFlux,
  magneticFluxDensity,
  magneticFieldStrength,
  magneticMoment,
  electricFieldStrength,
  electricDipoleMoment,
  resistivity,
  conductivity,
  apparentPower,
  apparentEnergy,
  luminousIntensity,
  luminance,
  illuminance,
  luminousFlux,
  luminousExposure,
  wavenumber,
  spectralFluxDensity,
  activity,
  activityConcentration,
  absorbedDose,
  equivalentDose,
  equivalentDoseRate,
  radiationExposure,
  energyPerDistance,
] as const satisfies readonly Quantity[];
