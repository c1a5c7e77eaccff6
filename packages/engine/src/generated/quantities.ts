// Written from the rows by scripts/pieces.ts: `pnpm --filter @units/engine run pieces`
import { length as lengthRows } from '../data/quantities/length.ts';
import { area as areaRows } from '../data/quantities/area.ts';
import { volume as volumeRows } from '../data/quantities/volume.ts';
import { mass as massRows } from '../data/quantities/mass.ts';
import { time as timeRows } from '../data/quantities/time.ts';
import { labor as laborRows } from '../data/quantities/labor.ts';
import { temperature as temperatureRows } from '../data/quantities/temperature.ts';
import { temperatureDifference as temperatureDifferenceRows } from '../data/quantities/temperature-difference.ts';
import { speed as speedRows } from '../data/quantities/speed.ts';
import { acceleration as accelerationRows } from '../data/quantities/acceleration.ts';
import { angle as angleRows } from '../data/quantities/angle.ts';
import { solidAngle as solidAngleRows } from '../data/quantities/solid-angle.ts';
import { frequency as frequencyRows } from '../data/quantities/frequency.ts';
import { angularSpeed as angularSpeedRows } from '../data/quantities/angular-speed.ts';
import { force as forceRows } from '../data/quantities/force.ts';
import { pressure as pressureRows } from '../data/quantities/pressure.ts';
import { energy as energyRows } from '../data/quantities/energy.ts';
import { power as powerRows } from '../data/quantities/power.ts';
import { torque as torqueRows } from '../data/quantities/torque.ts';
import { momentum as momentumRows } from '../data/quantities/momentum.ts';
import { momentOfInertia as momentOfInertiaRows } from '../data/quantities/moment-of-inertia.ts';
import { surfaceTension as surfaceTensionRows } from '../data/quantities/surface-tension.ts';
import { fractureToughness as fractureToughnessRows } from '../data/quantities/fracture-toughness.ts';
import { fuelEconomy as fuelEconomyRows } from '../data/quantities/fuel-economy.ts';
import { data as dataRows } from '../data/quantities/data.ts';
import { dataRate as dataRateRows } from '../data/quantities/data-rate.ts';
import { resolution as resolutionRows } from '../data/quantities/resolution.ts';
import { graphics as graphicsRows } from '../data/quantities/graphics.ts';
import { typewidth as typewidthRows } from '../data/quantities/typewidth.ts';
import { ratio as ratioRows } from '../data/quantities/ratio.ts';
import { containerCapacity as containerCapacityRows } from '../data/quantities/container-capacity.ts';
import { level as levelRows } from '../data/quantities/level.ts';
import { loudness as loudnessRows } from '../data/quantities/loudness.ts';
import { musicalInterval as musicalIntervalRows } from '../data/quantities/musical-interval.ts';
import { density as densityRows } from '../data/quantities/density.ts';
import { specificWeight as specificWeightRows } from '../data/quantities/specific-weight.ts';
import { linearDensity as linearDensityRows } from '../data/quantities/linear-density.ts';
import { areaDensity as areaDensityRows } from '../data/quantities/area-density.ts';
import { volumeFlow as volumeFlowRows } from '../data/quantities/volume-flow.ts';
import { massFlow as massFlowRows } from '../data/quantities/mass-flow.ts';
import { molarFlow as molarFlowRows } from '../data/quantities/molar-flow.ts';
import { dynamicViscosity as dynamicViscosityRows } from '../data/quantities/dynamic-viscosity.ts';
import { kinematicViscosity as kinematicViscosityRows } from '../data/quantities/kinematic-viscosity.ts';
import { fluidity as fluidityRows } from '../data/quantities/fluidity.ts';
import { vaporPermeance as vaporPermeanceRows } from '../data/quantities/vapor-permeance.ts';
import { vaporPermeability as vaporPermeabilityRows } from '../data/quantities/vapor-permeability.ts';
import { turbidity as turbidityRows } from '../data/quantities/turbidity.ts';
import { specificEnergy as specificEnergyRows } from '../data/quantities/specific-energy.ts';
import { energyDensity as energyDensityRows } from '../data/quantities/energy-density.ts';
import { molarEnergy as molarEnergyRows } from '../data/quantities/molar-energy.ts';
import { thermalConductivity as thermalConductivityRows } from '../data/quantities/thermal-conductivity.ts';
import { thermalInsulance as thermalInsulanceRows } from '../data/quantities/thermal-insulance.ts';
import { thermalExpansion as thermalExpansionRows } from '../data/quantities/thermal-expansion.ts';
import { heatCapacity as heatCapacityRows } from '../data/quantities/heat-capacity.ts';
import { specificHeatCapacity as specificHeatCapacityRows } from '../data/quantities/specific-heat-capacity.ts';
import { molarHeatCapacity as molarHeatCapacityRows } from '../data/quantities/molar-heat-capacity.ts';
import { heatFlux as heatFluxRows } from '../data/quantities/heat-flux.ts';
import { heatTransferCoefficient as heatTransferCoefficientRows } from '../data/quantities/heat-transfer-coefficient.ts';
import { radiantExposure as radiantExposureRows } from '../data/quantities/radiant-exposure.ts';
import { amountOfSubstance as amountOfSubstanceRows } from '../data/quantities/amount-of-substance.ts';
import { molarConcentration as molarConcentrationRows } from '../data/quantities/molar-concentration.ts';
import { molality as molalityRows } from '../data/quantities/molality.ts';
import { catalyticActivity as catalyticActivityRows } from '../data/quantities/catalytic-activity.ts';
import { catalyticConcentration as catalyticConcentrationRows } from '../data/quantities/catalytic-concentration.ts';
import { filtrationRate as filtrationRateRows } from '../data/quantities/filtration-rate.ts';
import { electricCurrent as electricCurrentRows } from '../data/quantities/electric-current.ts';
import { currentNoiseDensity as currentNoiseDensityRows } from '../data/quantities/current-noise-density.ts';
import { electricCharge as electricChargeRows } from '../data/quantities/electric-charge.ts';
import { voltage as voltageRows } from '../data/quantities/voltage.ts';
import { voltageNoiseDensity as voltageNoiseDensityRows } from '../data/quantities/voltage-noise-density.ts';
import { electricResistance as electricResistanceRows } from '../data/quantities/electric-resistance.ts';
import { electricConductance as electricConductanceRows } from '../data/quantities/electric-conductance.ts';
import { capacitance as capacitanceRows } from '../data/quantities/capacitance.ts';
import { inductance as inductanceRows } from '../data/quantities/inductance.ts';
import { magneticFlux as magneticFluxRows } from '../data/quantities/magnetic-flux.ts';
import { magneticFluxDensity as magneticFluxDensityRows } from '../data/quantities/magnetic-flux-density.ts';
import { magneticFieldStrength as magneticFieldStrengthRows } from '../data/quantities/magnetic-field-strength.ts';
import { magneticMoment as magneticMomentRows } from '../data/quantities/magnetic-moment.ts';
import { electricFieldStrength as electricFieldStrengthRows } from '../data/quantities/electric-field-strength.ts';
import { electricDipoleMoment as electricDipoleMomentRows } from '../data/quantities/electric-dipole-moment.ts';
import { resistivity as resistivityRows } from '../data/quantities/resistivity.ts';
import { conductivity as conductivityRows } from '../data/quantities/conductivity.ts';
import { apparentPower as apparentPowerRows } from '../data/quantities/apparent-power.ts';
import { apparentEnergy as apparentEnergyRows } from '../data/quantities/apparent-energy.ts';
import { luminousIntensity as luminousIntensityRows } from '../data/quantities/luminous-intensity.ts';
import { luminance as luminanceRows } from '../data/quantities/luminance.ts';
import { illuminance as illuminanceRows } from '../data/quantities/illuminance.ts';
import { luminousFlux as luminousFluxRows } from '../data/quantities/luminous-flux.ts';
import { luminousExposure as luminousExposureRows } from '../data/quantities/luminous-exposure.ts';
import { wavenumber as wavenumberRows } from '../data/quantities/wavenumber.ts';
import { spectralFluxDensity as spectralFluxDensityRows } from '../data/quantities/spectral-flux-density.ts';
import { activity as activityRows } from '../data/quantities/activity.ts';
import { activityConcentration as activityConcentrationRows } from '../data/quantities/activity-concentration.ts';
import { absorbedDose as absorbedDoseRows } from '../data/quantities/absorbed-dose.ts';
import { equivalentDose as equivalentDoseRows } from '../data/quantities/equivalent-dose.ts';
import { equivalentDoseRate as equivalentDoseRateRows } from '../data/quantities/equivalent-dose-rate.ts';
import { radiationExposure as radiationExposureRows } from '../data/quantities/radiation-exposure.ts';
import { energyPerDistance as energyPerDistanceRows } from '../data/quantities/energy-per-distance.ts';
import type { UnitNames } from './unit-names.ts';
import type { QuantityDefinition } from '../model/quantity.ts';
import { using } from '../data/with-used-quantities.ts';

/** Length: meter, kilometer, hectometer … */
// oxfmt-ignore
export const length: QuantityDefinition<'length', UnitNames['length']> = lengthRows;

/** Area: square meter, square kilometer, square decimeter … */
// oxfmt-ignore
export const area: QuantityDefinition<'area', UnitNames['area']> = /* @__PURE__ */ using(areaRows, () => [length, time, pressure, dynamicViscosity]);

/** Volume: cubic meter, cubic kilometer, cubic decimeter … */
// oxfmt-ignore
export const volume: QuantityDefinition<'volume', UnitNames['volume']> = /* @__PURE__ */ using(volumeRows, () => [length, area]);

/** Mass: kilogram, gram, teragram … */
// oxfmt-ignore
export const mass: QuantityDefinition<'mass', UnitNames['mass']> = /* @__PURE__ */ using(massRows, () => [length, time, force]);

/** Time: second, millisecond, microsecond … */
// oxfmt-ignore
export const time: QuantityDefinition<'time', UnitNames['time']> = timeRows;

/** Labor: person hour, person minute, person day … */
// oxfmt-ignore
export const labor: QuantityDefinition<'labor', UnitNames['labor']> = laborRows;

/** Temperature: kelvin, megakelvin, kilokelvin … */
// oxfmt-ignore
export const temperature: QuantityDefinition<'temperature', UnitNames['temperature']> = temperatureRows;

/** Temperature difference: kelvin (difference), degree Celsius (difference), degree Fahrenheit (difference) … */
// oxfmt-ignore
export const temperatureDifference: QuantityDefinition<'temperature-difference', UnitNames['temperature-difference']> = /* @__PURE__ */ using(temperatureDifferenceRows, () => [temperature]);

/** Speed and pace: meter per second, centimeter per second, millimeter per second … */
// oxfmt-ignore
export const speed: QuantityDefinition<'speed', UnitNames['speed']> = /* @__PURE__ */ using(speedRows, () => [length, time]);

/** Acceleration: meter per square second, centimeter per square second, kilometer per hour second … */
// oxfmt-ignore
export const acceleration: QuantityDefinition<'acceleration', UnitNames['acceleration']> = /* @__PURE__ */ using(accelerationRows, () => [length, time, speed]);

/** Angle: radian, milliradian, microradian … */
// oxfmt-ignore
export const angle: QuantityDefinition<'angle', UnitNames['angle']> = angleRows;

/** Solid angle: steradian, millisteradian, microsteradian … */
// oxfmt-ignore
export const solidAngle: QuantityDefinition<'solid-angle', UnitNames['solid-angle']> = /* @__PURE__ */ using(solidAngleRows, () => [angle]);

/** Frequency: hertz, terahertz, gigahertz … */
// oxfmt-ignore
export const frequency: QuantityDefinition<'frequency', UnitNames['frequency']> = /* @__PURE__ */ using(frequencyRows, () => [time]);

/** Angular speed: radian per second, radian per minute, degree per second … */
// oxfmt-ignore
export const angularSpeed: QuantityDefinition<'angular-speed', UnitNames['angular-speed']> = /* @__PURE__ */ using(angularSpeedRows, () => [time, angle]);

/** Force: newton, meganewton, kilonewton … */
// oxfmt-ignore
export const force: QuantityDefinition<'force', UnitNames['force']> = /* @__PURE__ */ using(forceRows, () => [length, mass, time, acceleration]);

/** Pressure: pascal, gigapascal, megapascal … */
// oxfmt-ignore
export const pressure: QuantityDefinition<'pressure', UnitNames['pressure']> = /* @__PURE__ */ using(pressureRows, () => [length, force, specificWeight]);

/** Energy: joule, petajoule, terajoule … */
// oxfmt-ignore
export const energy: QuantityDefinition<'energy', UnitNames['energy']> = /* @__PURE__ */ using(energyRows, () => [length, mass, time, temperature, force, power]);

/** Power: watt, terawatt, gigawatt … */
// oxfmt-ignore
export const power: QuantityDefinition<'power', UnitNames['power']> = /* @__PURE__ */ using(powerRows, () => [time, energy, torque]);

/** Torque: newton meter, meganewton meter, kilonewton meter … */
// oxfmt-ignore
export const torque: QuantityDefinition<'torque', UnitNames['torque']> = /* @__PURE__ */ using(torqueRows, () => [length, force]);

/** Momentum: kilogram meter per second, newton second, dyne second … */
// oxfmt-ignore
export const momentum: QuantityDefinition<'momentum', UnitNames['momentum']> = /* @__PURE__ */ using(momentumRows, () => [length, mass, time, force]);

/** Moment of inertia: kilogram square meter, pound square foot, pound square inch … */
// oxfmt-ignore
export const momentOfInertia: QuantityDefinition<'moment-of-inertia', UnitNames['moment-of-inertia']> = /* @__PURE__ */ using(momentOfInertiaRows, () => [length, mass]);

/** Surface tension and stiffness: newton per meter, millinewton per meter, dyne per centimeter … */
// oxfmt-ignore
export const surfaceTension: QuantityDefinition<'surface-tension', UnitNames['surface-tension']> = /* @__PURE__ */ using(surfaceTensionRows, () => [length, force]);

/** Fracture toughness: pascal square root meter, gigapascal square root meter, megapascal square root meter … */
// oxfmt-ignore
export const fractureToughness: QuantityDefinition<'fracture-toughness', UnitNames['fracture-toughness']> = fractureToughnessRows;

/** Fuel economy: cubic meter per meter, liter per 100 kilometer, liter per kilometer … */
// oxfmt-ignore
export const fuelEconomy: QuantityDefinition<'fuel-economy', UnitNames['fuel-economy']> = /* @__PURE__ */ using(fuelEconomyRows, () => [length, volume]);

/** Digital information: bit, petabit, terabit … */
// oxfmt-ignore
export const data: QuantityDefinition<'data', UnitNames['data']> = dataRows;

/** Data rate: bit per second, terabit per second, gigabit per second … */
// oxfmt-ignore
export const dataRate: QuantityDefinition<'data-rate', UnitNames['data-rate']> = /* @__PURE__ */ using(dataRateRows, () => [time, data]);

/** Resolution: pixel per meter, pixel per centimeter, pixel per millimeter … */
// oxfmt-ignore
export const resolution: QuantityDefinition<'resolution', UnitNames['resolution']> = /* @__PURE__ */ using(resolutionRows, () => [length, graphics]);

/** Graphics: pixel, gigapixel, megapixel … */
// oxfmt-ignore
export const graphics: QuantityDefinition<'graphics', UnitNames['graphics']> = graphicsRows;

/** Type width: em, en … */
// oxfmt-ignore
export const typewidth: QuantityDefinition<'typewidth', UnitNames['typewidth']> = typewidthRows;

/** Ratio and count: part, percent, permille … */
// oxfmt-ignore
export const ratio: QuantityDefinition<'ratio', UnitNames['ratio']> = ratioRows;

/** Container capacity: twenty foot equivalent unit, forty foot equivalent unit … */
// oxfmt-ignore
export const containerCapacity: QuantityDefinition<'container-capacity', UnitNames['container-capacity']> = containerCapacityRows;

/** Level: power ratio, decibel, bel … */
// oxfmt-ignore
export const level: QuantityDefinition<'level', UnitNames['level']> = levelRows;

/** Loudness: sone, phon … */
// oxfmt-ignore
export const loudness: QuantityDefinition<'loudness', UnitNames['loudness']> = loudnessRows;

/** Musical interval: frequency ratio, octave, whole tone … */
// oxfmt-ignore
export const musicalInterval: QuantityDefinition<'musical-interval', UnitNames['musical-interval']> = musicalIntervalRows;

/** Density: kilogram per cubic meter, gram per cubic meter, milligram per cubic meter … */
// oxfmt-ignore
export const density: QuantityDefinition<'density', UnitNames['density']> = /* @__PURE__ */ using(densityRows, () => [length, volume, mass]);

/** Specific weight: newton per cubic meter, kilonewton per cubic meter, pound-force per cubic foot … */
// oxfmt-ignore
export const specificWeight: QuantityDefinition<'specific-weight', UnitNames['specific-weight']> = /* @__PURE__ */ using(specificWeightRows, () => [length, force]);

/** Linear density: kilogram per meter, gram per meter, tex … */
// oxfmt-ignore
export const linearDensity: QuantityDefinition<'linear-density', UnitNames['linear-density']> = /* @__PURE__ */ using(linearDensityRows, () => [length, mass]);

/** Area density: kilogram per square meter, gram per square meter, gram per square centimeter … */
// oxfmt-ignore
export const areaDensity: QuantityDefinition<'area-density', UnitNames['area-density']> = /* @__PURE__ */ using(areaDensityRows, () => [length, area, mass]);

/** Volume flow: cubic meter per second, cubic meter per minute, cubic meter per hour … */
// oxfmt-ignore
export const volumeFlow: QuantityDefinition<'volume-flow', UnitNames['volume-flow']> = /* @__PURE__ */ using(volumeFlowRows, () => [length, volume, time]);

/** Mass flow: kilogram per second, kilogram per minute, kilogram per hour … */
// oxfmt-ignore
export const massFlow: QuantityDefinition<'mass-flow', UnitNames['mass-flow']> = /* @__PURE__ */ using(massFlowRows, () => [mass, time]);

/** Molar flow: mole per second, kilomole per second, millimole per second … */
// oxfmt-ignore
export const molarFlow: QuantityDefinition<'molar-flow', UnitNames['molar-flow']> = /* @__PURE__ */ using(molarFlowRows, () => [time, amountOfSubstance]);

/** Dynamic viscosity: pascal second, millipascal second, poise … */
// oxfmt-ignore
export const dynamicViscosity: QuantityDefinition<'dynamic-viscosity', UnitNames['dynamic-viscosity']> = /* @__PURE__ */ using(dynamicViscosityRows, () => [length, mass, time, pressure, momentum]);

/** Kinematic viscosity: square meter per second, square millimeter per second, stokes … */
// oxfmt-ignore
export const kinematicViscosity: QuantityDefinition<'kinematic-viscosity', UnitNames['kinematic-viscosity']> = /* @__PURE__ */ using(kinematicViscosityRows, () => [length, time]);

/** Fluidity: reciprocal pascal second, rhe … */
// oxfmt-ignore
export const fluidity: QuantityDefinition<'fluidity', UnitNames['fluidity']> = /* @__PURE__ */ using(fluidityRows, () => [dynamicViscosity]);

/** Water vapor permeance: kilogram per pascal second square meter, perm, perm (0 °C) … */
// oxfmt-ignore
export const vaporPermeance: QuantityDefinition<'vapor-permeance', UnitNames['vapor-permeance']> = /* @__PURE__ */ using(vaporPermeanceRows, () => [length, mass, time, pressure, dynamicViscosity]);

/** Water vapor permeability: kilogram per pascal second meter, perm inch, perm inch (0 °C) … */
// oxfmt-ignore
export const vaporPermeability: QuantityDefinition<'vapor-permeability', UnitNames['vapor-permeability']> = /* @__PURE__ */ using(vaporPermeabilityRows, () => [length, mass, dynamicViscosity, vaporPermeance]);

/** Turbidity: nephelometric turbidity unit, formazin nephelometric unit, formazin turbidity unit … */
// oxfmt-ignore
export const turbidity: QuantityDefinition<'turbidity', UnitNames['turbidity']> = turbidityRows;

/** Specific energy: joule per kilogram, megajoule per kilogram, kilojoule per kilogram … */
// oxfmt-ignore
export const specificEnergy: QuantityDefinition<'specific-energy', UnitNames['specific-energy']> = /* @__PURE__ */ using(specificEnergyRows, () => [mass, energy]);

/** Energy density: joule per cubic meter, joule per liter, watt hour per liter … */
// oxfmt-ignore
export const energyDensity: QuantityDefinition<'energy-density', UnitNames['energy-density']> = /* @__PURE__ */ using(energyDensityRows, () => [length, volume, energy]);

/** Molar energy: joule per mole, kilojoule per mole, calorie per mole … */
// oxfmt-ignore
export const molarEnergy: QuantityDefinition<'molar-energy', UnitNames['molar-energy']> = /* @__PURE__ */ using(molarEnergyRows, () => [energy, amountOfSubstance]);

/** Thermal conductivity: watt per meter kelvin, kilocalorie per hour meter degree Celsius, calorie per second centimeter degree Celsius … */
// oxfmt-ignore
export const thermalConductivity: QuantityDefinition<'thermal-conductivity', UnitNames['thermal-conductivity']> = /* @__PURE__ */ using(thermalConductivityRows, () => [length, time, temperature, energy, power]);

/** Thermal insulance: square meter kelvin per watt, square meter degree Celsius per watt, square foot hour degree Fahrenheit per British thermal unit (IT) … */
// oxfmt-ignore
export const thermalInsulance: QuantityDefinition<'thermal-insulance', UnitNames['thermal-insulance']> = /* @__PURE__ */ using(thermalInsulanceRows, () => [length, time, temperature, energy, power]);

/** Thermal expansion: reciprocal kelvin, reciprocal degree Celsius, reciprocal degree Fahrenheit … */
// oxfmt-ignore
export const thermalExpansion: QuantityDefinition<'thermal-expansion', UnitNames['thermal-expansion']> = /* @__PURE__ */ using(thermalExpansionRows, () => [temperature]);

/** Heat capacity and entropy: joule per kelvin, kilojoule per kelvin, calorie per kelvin … */
// oxfmt-ignore
export const heatCapacity: QuantityDefinition<'heat-capacity', UnitNames['heat-capacity']> = /* @__PURE__ */ using(heatCapacityRows, () => [temperature, energy]);

/** Specific heat capacity: joule per kilogram kelvin, kilojoule per kilogram kelvin, joule per gram degree Celsius … */
// oxfmt-ignore
export const specificHeatCapacity: QuantityDefinition<'specific-heat-capacity', UnitNames['specific-heat-capacity']> = /* @__PURE__ */ using(specificHeatCapacityRows, () => [mass, temperature, energy]);

/** Molar heat capacity: joule per mole kelvin, kilojoule per mole kelvin, calorie per mole kelvin … */
// oxfmt-ignore
export const molarHeatCapacity: QuantityDefinition<'molar-heat-capacity', UnitNames['molar-heat-capacity']> = /* @__PURE__ */ using(molarHeatCapacityRows, () => [temperature, energy, amountOfSubstance]);

/** Heat flux and irradiance: watt per square meter, kilowatt per square meter, watt per square centimeter … */
// oxfmt-ignore
export const heatFlux: QuantityDefinition<'heat-flux', UnitNames['heat-flux']> = /* @__PURE__ */ using(heatFluxRows, () => [length, time, energy, power]);

/** Heat transfer coefficient: watt per square meter kelvin, kilocalorie per hour square meter degree Celsius, British thermal unit (IT) per hour square foot degree Fahrenheit … */
// oxfmt-ignore
export const heatTransferCoefficient: QuantityDefinition<'heat-transfer-coefficient', UnitNames['heat-transfer-coefficient']> = /* @__PURE__ */ using(heatTransferCoefficientRows, () => [length, time, temperature, energy, power]);

/** Radiant exposure: joule per square meter, joule per square centimeter, kilowatt hour per square meter … */
// oxfmt-ignore
export const radiantExposure: QuantityDefinition<'radiant-exposure', UnitNames['radiant-exposure']> = /* @__PURE__ */ using(radiantExposureRows, () => [length, energy]);

/** Amount of substance: mole, kilomole, millimole … */
// oxfmt-ignore
export const amountOfSubstance: QuantityDefinition<'amount-of-substance', UnitNames['amount-of-substance']> = /* @__PURE__ */ using(amountOfSubstanceRows, () => [length, mass, temperature, pressure, molarHeatCapacity]);

/** Molar concentration: mole per cubic meter, mole per liter, millimole per liter … */
// oxfmt-ignore
export const molarConcentration: QuantityDefinition<'molar-concentration', UnitNames['molar-concentration']> = /* @__PURE__ */ using(molarConcentrationRows, () => [length, volume, mass, amountOfSubstance, molality]);

/** Molality: mole per kilogram, millimole per kilogram, micromole per kilogram … */
// oxfmt-ignore
export const molality: QuantityDefinition<'molality', UnitNames['molality']> = /* @__PURE__ */ using(molalityRows, () => [mass, amountOfSubstance]);

/** Catalytic activity: katal, millikatal, microkatal … */
// oxfmt-ignore
export const catalyticActivity: QuantityDefinition<'catalytic-activity', UnitNames['catalytic-activity']> = /* @__PURE__ */ using(catalyticActivityRows, () => [time, amountOfSubstance]);

/** Catalytic activity concentration: katal per cubic meter, katal per liter, enzyme unit per liter … */
// oxfmt-ignore
export const catalyticConcentration: QuantityDefinition<'catalytic-concentration', UnitNames['catalytic-concentration']> = /* @__PURE__ */ using(catalyticConcentrationRows, () => [length, volume, catalyticActivity]);

/** Glomerular filtration rate: milliliter per minute per 1.73 m², milliliter per second per 1.73 m² … */
// oxfmt-ignore
export const filtrationRate: QuantityDefinition<'filtration-rate', UnitNames['filtration-rate']> = /* @__PURE__ */ using(filtrationRateRows, () => [length, volume, time]);

/** Electric current: ampere, kiloampere, milliampere … */
// oxfmt-ignore
export const electricCurrent: QuantityDefinition<'electric-current', UnitNames['electric-current']> = /* @__PURE__ */ using(electricCurrentRows, () => [length, voltage, electricResistance, magneticFieldStrength]);

/** Current noise density: ampere per square root hertz, milliampere per square root hertz, microampere per square root hertz … */
// oxfmt-ignore
export const currentNoiseDensity: QuantityDefinition<'current-noise-density', UnitNames['current-noise-density']> = currentNoiseDensityRows;

/** Electric charge: coulomb, kilocoulomb, millicoulomb … */
// oxfmt-ignore
export const electricCharge: QuantityDefinition<'electric-charge', UnitNames['electric-charge']> = /* @__PURE__ */ using(electricChargeRows, () => [time, electricCurrent]);

/** Voltage: volt, megavolt, kilovolt … */
// oxfmt-ignore
export const voltage: QuantityDefinition<'voltage', UnitNames['voltage']> = /* @__PURE__ */ using(voltageRows, () => [time, energy, power, electricCurrent, electricCharge, magneticFlux]);

/** Voltage noise density: volt per square root hertz, millivolt per square root hertz, microvolt per square root hertz … */
// oxfmt-ignore
export const voltageNoiseDensity: QuantityDefinition<'voltage-noise-density', UnitNames['voltage-noise-density']> = voltageNoiseDensityRows;

/** Electric resistance: ohm, gigaohm, megaohm … */
// oxfmt-ignore
export const electricResistance: QuantityDefinition<'electric-resistance', UnitNames['electric-resistance']> = /* @__PURE__ */ using(electricResistanceRows, () => [time, energy, electricCurrent, electricCharge, voltage]);

/** Electric conductance: siemens, kilosiemens, millisiemens … */
// oxfmt-ignore
export const electricConductance: QuantityDefinition<'electric-conductance', UnitNames['electric-conductance']> = /* @__PURE__ */ using(electricConductanceRows, () => [electricCurrent, voltage, electricResistance]);

/** Capacitance: farad, millifarad, microfarad … */
// oxfmt-ignore
export const capacitance: QuantityDefinition<'capacitance', UnitNames['capacitance']> = /* @__PURE__ */ using(capacitanceRows, () => [electricCharge, voltage]);

/** Inductance: henry, millihenry, microhenry … */
// oxfmt-ignore
export const inductance: QuantityDefinition<'inductance', UnitNames['inductance']> = /* @__PURE__ */ using(inductanceRows, () => [time, electricCurrent, voltage, magneticFlux]);

/** Magnetic flux: weber, milliweber, microweber … */
// oxfmt-ignore
export const magneticFlux: QuantityDefinition<'magnetic-flux', UnitNames['magnetic-flux']> = /* @__PURE__ */ using(magneticFluxRows, () => [length, time, electricCharge, voltage, electricResistance, magneticFluxDensity]);

/** Magnetic flux density: tesla, millitesla, microtesla … */
// oxfmt-ignore
export const magneticFluxDensity: QuantityDefinition<'magnetic-flux-density', UnitNames['magnetic-flux-density']> = /* @__PURE__ */ using(magneticFluxDensityRows, () => [length, magneticFlux]);

/** Magnetic field strength: ampere per meter, kiloampere per meter, ampere per centimeter … */
// oxfmt-ignore
export const magneticFieldStrength: QuantityDefinition<'magnetic-field-strength', UnitNames['magnetic-field-strength']> = /* @__PURE__ */ using(magneticFieldStrengthRows, () => [length, electricCurrent]);

/** Magnetic moment: ampere square meter, joule per tesla, erg per gauss … */
// oxfmt-ignore
export const magneticMoment: QuantityDefinition<'magnetic-moment', UnitNames['magnetic-moment']> = /* @__PURE__ */ using(magneticMomentRows, () => [length, energy, electricCurrent, magneticFluxDensity]);

/** Electric field strength: volt per meter, kilovolt per meter, volt per centimeter … */
// oxfmt-ignore
export const electricFieldStrength: QuantityDefinition<'electric-field-strength', UnitNames['electric-field-strength']> = /* @__PURE__ */ using(electricFieldStrengthRows, () => [length, voltage]);

/** Electric dipole moment: coulomb meter, debye … */
// oxfmt-ignore
export const electricDipoleMoment: QuantityDefinition<'electric-dipole-moment', UnitNames['electric-dipole-moment']> = /* @__PURE__ */ using(electricDipoleMomentRows, () => [length, electricCharge]);

/** Electrical resistivity: ohm meter, ohm centimeter, microohm centimeter … */
// oxfmt-ignore
export const resistivity: QuantityDefinition<'resistivity', UnitNames['resistivity']> = /* @__PURE__ */ using(resistivityRows, () => [length, area, electricResistance]);

/** Electrical conductivity: siemens per meter, siemens per centimeter, millisiemens per centimeter … */
// oxfmt-ignore
export const conductivity: QuantityDefinition<'conductivity', UnitNames['conductivity']> = /* @__PURE__ */ using(conductivityRows, () => [length, electricConductance]);

/** Apparent and reactive power: volt ampere, gigavolt ampere, megavolt ampere … */
// oxfmt-ignore
export const apparentPower: QuantityDefinition<'apparent-power', UnitNames['apparent-power']> = /* @__PURE__ */ using(apparentPowerRows, () => [electricCurrent, voltage]);

/** Apparent and reactive energy: volt ampere second, volt ampere hour, gigavolt ampere hour … */
// oxfmt-ignore
export const apparentEnergy: QuantityDefinition<'apparent-energy', UnitNames['apparent-energy']> = /* @__PURE__ */ using(apparentEnergyRows, () => [time, apparentPower]);

/** Luminous intensity: candela, kilocandela, millicandela … */
// oxfmt-ignore
export const luminousIntensity: QuantityDefinition<'luminous-intensity', UnitNames['luminous-intensity']> = luminousIntensityRows;

/** Luminance: candela per square meter, nit, candela per square centimeter … */
// oxfmt-ignore
export const luminance: QuantityDefinition<'luminance', UnitNames['luminance']> = /* @__PURE__ */ using(luminanceRows, () => [length, luminousIntensity]);

/** Illuminance: lux, kilolux, millilux … */
// oxfmt-ignore
export const illuminance: QuantityDefinition<'illuminance', UnitNames['illuminance']> = /* @__PURE__ */ using(illuminanceRows, () => [length, luminousFlux]);

/** Luminous flux: lumen, megalumen, kilolumen … */
// oxfmt-ignore
export const luminousFlux: QuantityDefinition<'luminous-flux', UnitNames['luminous-flux']> = /* @__PURE__ */ using(luminousFluxRows, () => [solidAngle, luminousIntensity]);

/** Luminous exposure: lux second, lux hour, foot-candle second … */
// oxfmt-ignore
export const luminousExposure: QuantityDefinition<'luminous-exposure', UnitNames['luminous-exposure']> = /* @__PURE__ */ using(luminousExposureRows, () => [time, illuminance]);

/** Reciprocal length: reciprocal meter, reciprocal centimeter, reciprocal inch … */
// oxfmt-ignore
export const wavenumber: QuantityDefinition<'wavenumber', UnitNames['wavenumber']> = /* @__PURE__ */ using(wavenumberRows, () => [length]);

/** Spectral flux density: watt per square meter hertz, jansky, kilojansky … */
// oxfmt-ignore
export const spectralFluxDensity: QuantityDefinition<'spectral-flux-density', UnitNames['spectral-flux-density']> = /* @__PURE__ */ using(spectralFluxDensityRows, () => [length, frequency, power]);

/** Radioactivity: becquerel, terabecquerel, gigabecquerel … */
// oxfmt-ignore
export const activity: QuantityDefinition<'activity', UnitNames['activity']> = /* @__PURE__ */ using(activityRows, () => [time]);

/** Activity concentration: becquerel per cubic meter, becquerel per liter, curie per liter … */
// oxfmt-ignore
export const activityConcentration: QuantityDefinition<'activity-concentration', UnitNames['activity-concentration']> = /* @__PURE__ */ using(activityConcentrationRows, () => [length, volume, activity]);

/** Absorbed dose: gray, kilogray, centigray … */
// oxfmt-ignore
export const absorbedDose: QuantityDefinition<'absorbed-dose', UnitNames['absorbed-dose']> = /* @__PURE__ */ using(absorbedDoseRows, () => [mass, energy]);

/** Equivalent dose: sievert, centisievert, millisievert … */
// oxfmt-ignore
export const equivalentDose: QuantityDefinition<'equivalent-dose', UnitNames['equivalent-dose']> = /* @__PURE__ */ using(equivalentDoseRows, () => [mass, energy]);

/** Equivalent dose rate: sievert per second, sievert per hour, millisievert per hour … */
// oxfmt-ignore
export const equivalentDoseRate: QuantityDefinition<'equivalent-dose-rate', UnitNames['equivalent-dose-rate']> = /* @__PURE__ */ using(equivalentDoseRateRows, () => [time, equivalentDose]);

/** Radiation exposure: coulomb per kilogram, roentgen, kiloroentgen … */
// oxfmt-ignore
export const radiationExposure: QuantityDefinition<'radiation-exposure', UnitNames['radiation-exposure']> = /* @__PURE__ */ using(radiationExposureRows, () => [mass, electricCharge]);

/** Energy per distance: joule per meter, watt hour per kilometer, watt hour per mile … */
// oxfmt-ignore
export const energyPerDistance: QuantityDefinition<'energy-per-distance', UnitNames['energy-per-distance']> = /* @__PURE__ */ using(energyPerDistanceRows, () => [length, energy]);
