import type { Quantity } from '../core/quantity.ts';
import { absorbedDose } from './absorbed-dose.ts';
import { absorbedDoseRate } from './absorbed-dose-rate.ts';
import { acceleration } from './acceleration.ts';
import { acousticImpedance } from './acoustic-impedance.ts';
import { activity } from './activity.ts';
import { activityConcentration } from './activity-concentration.ts';
import { amountOfSubstance } from './amount-of-substance.ts';
import { angle } from './angle.ts';
import { angularAcceleration } from './angular-acceleration.ts';
import { angularMomentum } from './angular-momentum.ts';
import { angularSpeed } from './angular-speed.ts';
import { apparentEnergy } from './apparent-energy.ts';
import { apparentPower } from './apparent-power.ts';
import { area } from './area.ts';
import { areaDensity } from './area-density.ts';
import { capacitance } from './capacitance.ts';
import { catalyticActivity } from './catalytic-activity.ts';
import { catalyticConcentration } from './catalytic-concentration.ts';
import { chargeDensity } from './charge-density.ts';
import { conductivity } from './conductivity.ts';
import { currentDensity } from './current-density.ts';
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
import { fluence } from './fluence.ts';
import { fluenceRate } from './fluence-rate.ts';
import { force } from './force.ts';
import { frequency } from './frequency.ts';
import { fuelEconomy } from './fuel-economy.ts';
import { graphics } from './graphics.ts';
import { heatCapacity } from './heat-capacity.ts';
import { heatFlux } from './heat-flux.ts';
import { heatTransferCoefficient } from './heat-transfer-coefficient.ts';
import { illuminance } from './illuminance.ts';
import { inductance } from './inductance.ts';
import { jerk } from './jerk.ts';
import { kinematicViscosity } from './kinematic-viscosity.ts';
import { length } from './length.ts';
import { level } from './level.ts';
import { linearChargeDensity } from './linear-charge-density.ts';
import { linearDensity } from './linear-density.ts';
import { loudness } from './loudness.ts';
import { luminance } from './luminance.ts';
import { luminousEfficacy } from './luminous-efficacy.ts';
import { luminousEnergy } from './luminous-energy.ts';
import { luminousExposure } from './luminous-exposure.ts';
import { luminousFlux } from './luminous-flux.ts';
import { luminousIntensity } from './luminous-intensity.ts';
import { magneticFieldStrength } from './magnetic-field-strength.ts';
import { magneticFlux } from './magnetic-flux.ts';
import { magneticFluxDensity } from './magnetic-flux-density.ts';
import { magneticMoment } from './magnetic-moment.ts';
import { magnetomotiveForce } from './magnetomotive-force.ts';
import { mass } from './mass.ts';
import { massConcentration } from './mass-concentration.ts';
import { massFlow } from './mass-flow.ts';
import { molality } from './molality.ts';
import { molarConcentration } from './molar-concentration.ts';
import { molarEnergy } from './molar-energy.ts';
import { molarFlow } from './molar-flow.ts';
import { molarHeatCapacity } from './molar-heat-capacity.ts';
import { molarMass } from './molar-mass.ts';
import { molarVolume } from './molar-volume.ts';
import { momentOfInertia } from './moment-of-inertia.ts';
import { momentum } from './momentum.ts';
import { musicalInterval } from './musical-interval.ts';
import { opticalPower } from './optical-power.ts';
import { permeability } from './permeability.ts';
import { permeabilityMagnetic } from './permeability-magnetic.ts';
import { permittivity } from './permittivity.ts';
import { power } from './power.ts';
import { powerDensity } from './power-density.ts';
import { pressure } from './pressure.ts';
import { radiance } from './radiance.ts';
import { radiantExposure } from './radiant-exposure.ts';
import { radiantIntensity } from './radiant-intensity.ts';
import { radiationExposure } from './radiation-exposure.ts';
import { radiationExposureRate } from './radiation-exposure-rate.ts';
import { ratio } from './ratio.ts';
import { reactiveEnergy } from './reactive-energy.ts';
import { reactivePower } from './reactive-power.ts';
import { resistivity } from './resistivity.ts';
import { resolution } from './resolution.ts';
import { solidAngle } from './solid-angle.ts';
import { soundExposure } from './sound-exposure.ts';
import { specificAcousticImpedance } from './specific-acoustic-impedance.ts';
import { specificActivity } from './specific-activity.ts';
import { specificEnergy } from './specific-energy.ts';
import { specificHeatCapacity } from './specific-heat-capacity.ts';
import { specificPower } from './specific-power.ts';
import { specificVolume } from './specific-volume.ts';
import { spectralFluxDensity } from './spectral-flux-density.ts';
import { speed } from './speed.ts';
import { surfaceChargeDensity } from './surface-charge-density.ts';
import { surfaceTension } from './surface-tension.ts';
import { symbolRate } from './symbol-rate.ts';
import { temperature } from './temperature.ts';
import { temperatureDifference } from './temperature-difference.ts';
import { thermalConductivity } from './thermal-conductivity.ts';
import { thermalExpansion } from './thermal-expansion.ts';
import { thermalInsulance } from './thermal-insulance.ts';
import { thermalResistance } from './thermal-resistance.ts';
import { time } from './time.ts';
import { torque } from './torque.ts';
import { typewidth } from './typewidth.ts';
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
  jerk,
  angle,
  solidAngle,
  frequency,
  angularSpeed,
  angularAcceleration,
  force,
  pressure,
  energy,
  power,
  torque,
  momentum,
  angularMomentum,
  momentOfInertia,
  surfaceTension,
  fuelEconomy,
  data,
  dataRate,
  symbolRate,
  resolution,
  graphics,
  typewidth,
  ratio,
  level,
  loudness,
  musicalInterval,
  density,
  specificVolume,
  linearDensity,
  areaDensity,
  massConcentration,
  volumeFlow,
  massFlow,
  dynamicViscosity,
  kinematicViscosity,
  permeability,
  specificEnergy,
  energyDensity,
  powerDensity,
  molarEnergy,
  thermalConductivity,
  thermalResistance,
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
  molarMass,
  molarVolume,
  molarHeatCapacity,
  molarFlow,
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
  magnetomotiveForce,
  magneticMoment,
  electricFieldStrength,
  electricDipoleMoment,
  currentDensity,
  chargeDensity,
  surfaceChargeDensity,
  linearChargeDensity,
  resistivity,
  conductivity,
  permittivity,
  permeabilityMagnetic,
  apparentPower,
  reactivePower,
  apparentEnergy,
  reactiveEnergy,
  luminousIntensity,
  luminance,
  illuminance,
  luminousFlux,
  luminousEnergy,
  luminousExposure,
  luminousEfficacy,
  opticalPower,
  wavenumber,
  radiantIntensity,
  radiance,
  spectralFluxDensity,
  activity,
  specificActivity,
  activityConcentration,
  absorbedDose,
  equivalentDose,
  absorbedDoseRate,
  equivalentDoseRate,
  radiationExposure,
  radiationExposureRate,
  fluence,
  fluenceRate,
  soundExposure,
  acousticImpedance,
  specificAcousticImpedance,
  energyPerDistance,
  specificPower,
] as const satisfies readonly Quantity[];
