import type { SourceId } from './sources.ts';
import type { QuantityRows } from '../model/quantity.ts';
import { absorbedDose } from './quantities/absorbed-dose.ts';
import { acceleration } from './quantities/acceleration.ts';
import { activity } from './quantities/activity.ts';
import { activityConcentration } from './quantities/activity-concentration.ts';
import { amountOfSubstance } from './quantities/amount-of-substance.ts';
import { angle } from './quantities/angle.ts';
import { angularSpeed } from './quantities/angular-speed.ts';
import { apparentEnergy } from './quantities/apparent-energy.ts';
import { apparentPower } from './quantities/apparent-power.ts';
import { area } from './quantities/area.ts';
import { areaDensity } from './quantities/area-density.ts';
import { capacitance } from './quantities/capacitance.ts';
import { catalyticActivity } from './quantities/catalytic-activity.ts';
import { catalyticConcentration } from './quantities/catalytic-concentration.ts';
import { conductivity } from './quantities/conductivity.ts';
import { data } from './quantities/data.ts';
import { dataRate } from './quantities/data-rate.ts';
import { density } from './quantities/density.ts';
import { dynamicViscosity } from './quantities/dynamic-viscosity.ts';
import { electricCharge } from './quantities/electric-charge.ts';
import { electricConductance } from './quantities/electric-conductance.ts';
import { electricCurrent } from './quantities/electric-current.ts';
import { electricDipoleMoment } from './quantities/electric-dipole-moment.ts';
import { electricFieldStrength } from './quantities/electric-field-strength.ts';
import { electricResistance } from './quantities/electric-resistance.ts';
import { energy } from './quantities/energy.ts';
import { energyDensity } from './quantities/energy-density.ts';
import { energyPerDistance } from './quantities/energy-per-distance.ts';
import { equivalentDose } from './quantities/equivalent-dose.ts';
import { equivalentDoseRate } from './quantities/equivalent-dose-rate.ts';
import { force } from './quantities/force.ts';
import { frequency } from './quantities/frequency.ts';
import { fuelEconomy } from './quantities/fuel-economy.ts';
import { graphics } from './quantities/graphics.ts';
import { heatCapacity } from './quantities/heat-capacity.ts';
import { heatFlux } from './quantities/heat-flux.ts';
import { heatTransferCoefficient } from './quantities/heat-transfer-coefficient.ts';
import { illuminance } from './quantities/illuminance.ts';
import { inductance } from './quantities/inductance.ts';
import { kinematicViscosity } from './quantities/kinematic-viscosity.ts';
import { length } from './quantities/length.ts';
import { level } from './quantities/level.ts';
import { linearDensity } from './quantities/linear-density.ts';
import { loudness } from './quantities/loudness.ts';
import { luminance } from './quantities/luminance.ts';
import { luminousExposure } from './quantities/luminous-exposure.ts';
import { luminousFlux } from './quantities/luminous-flux.ts';
import { luminousIntensity } from './quantities/luminous-intensity.ts';
import { magneticFieldStrength } from './quantities/magnetic-field-strength.ts';
import { magneticFlux } from './quantities/magnetic-flux.ts';
import { magneticFluxDensity } from './quantities/magnetic-flux-density.ts';
import { magneticMoment } from './quantities/magnetic-moment.ts';
import { mass } from './quantities/mass.ts';
import { massFlow } from './quantities/mass-flow.ts';
import { molality } from './quantities/molality.ts';
import { molarConcentration } from './quantities/molar-concentration.ts';
import { molarEnergy } from './quantities/molar-energy.ts';
import { momentOfInertia } from './quantities/moment-of-inertia.ts';
import { momentum } from './quantities/momentum.ts';
import { musicalInterval } from './quantities/musical-interval.ts';
import { power } from './quantities/power.ts';
import { gaugePressure } from './quantities/gauge-pressure.ts';
import { pressure } from './quantities/pressure.ts';
import { radiantExposure } from './quantities/radiant-exposure.ts';
import { radiationExposure } from './quantities/radiation-exposure.ts';
import { ratio } from './quantities/ratio.ts';
import { reducedElectricField } from './quantities/reduced-electric-field.ts';
import { resistivity } from './quantities/resistivity.ts';
import { resolution } from './quantities/resolution.ts';
import { solidAngle } from './quantities/solid-angle.ts';
import { specificEnergy } from './quantities/specific-energy.ts';
import { specificHeatCapacity } from './quantities/specific-heat-capacity.ts';
import { spectralFluxDensity } from './quantities/spectral-flux-density.ts';
import { specificPower } from './quantities/specific-power.ts';
import { specificWeight } from './quantities/specific-weight.ts';
import { speed } from './quantities/speed.ts';
import { surfaceTension } from './quantities/surface-tension.ts';
import { temperature } from './quantities/temperature.ts';
import { temperatureDifference } from './quantities/temperature-difference.ts';
import { thermalConductivity } from './quantities/thermal-conductivity.ts';
import { thermalExpansion } from './quantities/thermal-expansion.ts';
import { thermalInsulance } from './quantities/thermal-insulance.ts';
import { time } from './quantities/time.ts';
import { torque } from './quantities/torque.ts';
import { typewidth } from './quantities/typewidth.ts';
import { vaporPermeability } from './quantities/vapor-permeability.ts';
import { vaporPermeance } from './quantities/vapor-permeance.ts';
import { fluidity } from './quantities/fluidity.ts';
import { voltage } from './quantities/voltage.ts';
import { volume } from './quantities/volume.ts';
import { volumeFlow } from './quantities/volume-flow.ts';
import { wavenumber } from './quantities/wavenumber.ts';
import { molarHeatCapacity } from './quantities/molar-heat-capacity.ts';
import { molarFlow } from './quantities/molar-flow.ts';
import { fractureToughness } from './quantities/fracture-toughness.ts';
import { voltageNoiseDensity } from './quantities/voltage-noise-density.ts';
import { currentNoiseDensity } from './quantities/current-noise-density.ts';
import { turbidity } from './quantities/turbidity.ts';
import { labor } from './quantities/labor.ts';
import { containerCapacity } from './quantities/container-capacity.ts';
import { antennaGain } from './quantities/antenna-gain.ts';
import { biologicalActivity } from './quantities/biological-activity.ts';
import { colorTemperature } from './quantities/color-temperature.ts';
import { gasColumn } from './quantities/gas-column.ts';
import { computingPerformance } from './quantities/computing-performance.ts';
import { telephoneTraffic } from './quantities/telephone-traffic.ts';
import { filmSpeed } from './quantities/film-speed.ts';
import { heatPumpEfficiency } from './quantities/heat-pump-efficiency.ts';
import { vascularResistance } from './quantities/vascular-resistance.ts';
import { acousticImpedance } from './quantities/acoustic-impedance.ts';
import { filtrationRate } from './quantities/filtration-rate.ts';

/** All quantities, in the order of lists. */
export const quantities = [
  length,
  area,
  volume,
  mass,
  time,
  labor,
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
  gaugePressure,
  energy,
  power,
  torque,
  momentum,
  momentOfInertia,
  surfaceTension,
  fractureToughness,
  fuelEconomy,
  data,
  dataRate,
  resolution,
  graphics,
  typewidth,
  ratio,
  containerCapacity,
  level,
  loudness,
  musicalInterval,
  density,
  specificWeight,
  linearDensity,
  areaDensity,
  volumeFlow,
  massFlow,
  molarFlow,
  dynamicViscosity,
  kinematicViscosity,
  fluidity,
  vaporPermeance,
  vaporPermeability,
  turbidity,
  specificEnergy,
  energyDensity,
  molarEnergy,
  thermalConductivity,
  thermalInsulance,
  thermalExpansion,
  heatCapacity,
  specificHeatCapacity,
  molarHeatCapacity,
  heatFlux,
  heatTransferCoefficient,
  radiantExposure,
  amountOfSubstance,
  molarConcentration,
  molality,
  catalyticActivity,
  catalyticConcentration,
  filtrationRate,
  electricCurrent,
  currentNoiseDensity,
  electricCharge,
  voltage,
  voltageNoiseDensity,
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
  antennaGain,
  computingPerformance,
  telephoneTraffic,
  filmSpeed,
  heatPumpEfficiency,
  vascularResistance,
  acousticImpedance,
  biologicalActivity,
  colorTemperature,
  gasColumn,
  specificPower,
  reducedElectricField,
] as const satisfies readonly (QuantityRows & { readonly units: readonly { readonly source: SourceId }[] })[];
