// Written from the rows in data/quantities: `pnpm generate`

import { readQuantity } from '../compact/read.ts';
import type { QuantityDefinition } from '../model/quantity.ts';
import * as names from './names.ts';
import type { UnitNames } from './unit-names.ts';
import * as units from './units.ts';

/** Length: meter, kilometer, hectometer … */
export const length: QuantityDefinition<'length', UnitNames['length']> = /* @__PURE__ */ readQuantity({ id: 'length', name: 'Length', dimension: 'L' }, units.length, names.length);

/** Area: square meter, square kilometer, square decimeter … */
export const area: QuantityDefinition<'area', UnitNames['area']> = /* @__PURE__ */ readQuantity({ id: 'area', name: 'Area', dimension: 'L^2', uses: () => [length, time, pressure, dynamicViscosity] }, units.area, names.area);

/** Volume: cubic meter, cubic kilometer, cubic decimeter … */
export const volume: QuantityDefinition<'volume', UnitNames['volume']> = /* @__PURE__ */ readQuantity({ id: 'volume', name: 'Volume', dimension: 'L^3', uses: () => [length, area] }, units.volume, names.volume);

/** Mass: kilogram, gram, teragram … */
export const mass: QuantityDefinition<'mass', UnitNames['mass']> = /* @__PURE__ */ readQuantity({ id: 'mass', name: 'Mass', dimension: 'M', uses: () => [length, time, force] }, units.mass, names.mass);

/** Time: second, millisecond, microsecond … */
export const time: QuantityDefinition<'time', UnitNames['time']> = /* @__PURE__ */ readQuantity({ id: 'time', name: 'Time', dimension: 'T' }, units.time, names.time);

/** Labor: person hour, person day, person week … */
export const labor: QuantityDefinition<'labor', UnitNames['labor']> = /* @__PURE__ */ readQuantity({ id: 'labor', name: 'Labor', dimension: 'T' }, units.labor, names.labor);

/** Temperature: kelvin, megakelvin, kilokelvin … */
export const temperature: QuantityDefinition<'temperature', UnitNames['temperature']> = /* @__PURE__ */ readQuantity({ id: 'temperature', name: 'Temperature', dimension: 'Θ' }, units.temperature, names.temperature);

/** Temperature difference: kelvin (difference), degree Celsius (difference), degree Fahrenheit (difference) … */
export const temperatureDifference: QuantityDefinition<'temperature-difference', UnitNames['temperature-difference']> = /* @__PURE__ */ readQuantity({ id: 'temperature-difference', name: 'Temperature difference', dimension: 'Θ', uses: () => [temperature] }, units.temperatureDifference, names.temperatureDifference);

/** Speed and pace: meter per second, centimeter per second, millimeter per second … */
export const speed: QuantityDefinition<'speed', UnitNames['speed']> = /* @__PURE__ */ readQuantity({ id: 'speed', name: 'Speed and pace', dimension: 'L T^-1', uses: () => [length, time] }, units.speed, names.speed);

/** Acceleration: meter per second squared, centimeter per second squared, kilometer per hour second … */
export const acceleration: QuantityDefinition<'acceleration', UnitNames['acceleration']> = /* @__PURE__ */ readQuantity({ id: 'acceleration', name: 'Acceleration', dimension: 'L T^-2', uses: () => [length, time, speed] }, units.acceleration, names.acceleration);

/** Angle: radian, milliradian, microradian … */
export const angle: QuantityDefinition<'angle', UnitNames['angle']> = /* @__PURE__ */ readQuantity({ id: 'angle', name: 'Angle', dimension: '1' }, units.angle, names.angle);

/** Solid angle: steradian, millisteradian, microsteradian … */
export const solidAngle: QuantityDefinition<'solid-angle', UnitNames['solid-angle']> = /* @__PURE__ */ readQuantity({ id: 'solid-angle', name: 'Solid angle', dimension: '1', uses: () => [angle] }, units.solidAngle, names.solidAngle);

/** Frequency: hertz, terahertz, gigahertz … */
export const frequency: QuantityDefinition<'frequency', UnitNames['frequency']> = /* @__PURE__ */ readQuantity({ id: 'frequency', name: 'Frequency', dimension: 'T^-1', inTurns: true, uses: () => [time] }, units.frequency, names.frequency);

/** Angular speed: radian per second, radian per minute, degree per second … */
export const angularSpeed: QuantityDefinition<'angular-speed', UnitNames['angular-speed']> = /* @__PURE__ */ readQuantity({ id: 'angular-speed', name: 'Angular speed', dimension: 'T^-1', uses: () => [time, angle] }, units.angularSpeed, names.angularSpeed);

/** Force: newton, meganewton, kilonewton … */
export const force: QuantityDefinition<'force', UnitNames['force']> = /* @__PURE__ */ readQuantity({ id: 'force', name: 'Force', dimension: 'M L T^-2', uses: () => [length, mass, time, acceleration] }, units.force, names.force);

/** Pressure: pascal, gigapascal, megapascal … */
export const pressure: QuantityDefinition<'pressure', UnitNames['pressure']> = /* @__PURE__ */ readQuantity({ id: 'pressure', name: 'Pressure', dimension: 'M L^-1 T^-2', uses: () => [length, force, specificWeight] }, units.pressure, names.pressure);

/** Gauge pressure: pascal gauge, megapascal gauge, kilopascal gauge … */
export const gaugePressure: QuantityDefinition<'gauge-pressure', UnitNames['gauge-pressure']> = /* @__PURE__ */ readQuantity({ id: 'gauge-pressure', name: 'Gauge pressure', dimension: 'M L^-1 T^-2', uses: () => [length, force, pressure, specificWeight] }, units.gaugePressure, names.gaugePressure);

/** Energy: joule, petajoule, terajoule … */
export const energy: QuantityDefinition<'energy', UnitNames['energy']> = /* @__PURE__ */ readQuantity({ id: 'energy', name: 'Energy', dimension: 'M L^2 T^-2', uses: () => [length, mass, time, temperature, force, power] }, units.energy, names.energy);

/** Power: watt, terawatt, gigawatt … */
export const power: QuantityDefinition<'power', UnitNames['power']> = /* @__PURE__ */ readQuantity({ id: 'power', name: 'Power', dimension: 'M L^2 T^-3', uses: () => [time, energy, torque] }, units.power, names.power);

/** Torque: newton meter, meganewton meter, kilonewton meter … */
export const torque: QuantityDefinition<'torque', UnitNames['torque']> = /* @__PURE__ */ readQuantity({ id: 'torque', name: 'Torque', dimension: 'M L^2 T^-2', uses: () => [length, force] }, units.torque, names.torque);

/** Momentum: kilogram meter per second, newton second, dyne second … */
export const momentum: QuantityDefinition<'momentum', UnitNames['momentum']> = /* @__PURE__ */ readQuantity({ id: 'momentum', name: 'Momentum', dimension: 'M L T^-1', uses: () => [length, mass, time, force] }, units.momentum, names.momentum);

/** Moment of inertia: kilogram square meter, pound square foot, pound square inch … */
export const momentOfInertia: QuantityDefinition<'moment-of-inertia', UnitNames['moment-of-inertia']> = /* @__PURE__ */ readQuantity({ id: 'moment-of-inertia', name: 'Moment of inertia', dimension: 'M L^2', uses: () => [length, mass] }, units.momentOfInertia, names.momentOfInertia);

/** Surface tension and stiffness: newton per meter, millinewton per meter, dyne per centimeter … */
export const surfaceTension: QuantityDefinition<'surface-tension', UnitNames['surface-tension']> = /* @__PURE__ */ readQuantity({ id: 'surface-tension', name: 'Surface tension and stiffness', dimension: 'M T^-2', uses: () => [length, force] }, units.surfaceTension, names.surfaceTension);

/** Fracture toughness: pascal square root meter, megapascal square root meter, kip per square inch square root inch … */
export const fractureToughness: QuantityDefinition<'fracture-toughness', UnitNames['fracture-toughness']> = /* @__PURE__ */ readQuantity({ id: 'fracture-toughness', name: 'Fracture toughness', dimension: 'M L^-0.5 T^-2' }, units.fractureToughness, names.fractureToughness);

/** Fuel economy: cubic meter per meter, liter per 100 kilometers, liter per kilometer … */
export const fuelEconomy: QuantityDefinition<'fuel-economy', UnitNames['fuel-economy']> = /* @__PURE__ */ readQuantity({ id: 'fuel-economy', name: 'Fuel economy', dimension: 'L^2', uses: () => [length, volume] }, units.fuelEconomy, names.fuelEconomy);

/** Digital information: bit, petabit, terabit … */
export const data: QuantityDefinition<'data', UnitNames['data']> = /* @__PURE__ */ readQuantity({ id: 'data', name: 'Digital information', dimension: 'B' }, units.data, names.data);

/** Data rate: bit per second, terabit per second, gigabit per second … */
export const dataRate: QuantityDefinition<'data-rate', UnitNames['data-rate']> = /* @__PURE__ */ readQuantity({ id: 'data-rate', name: 'Data rate', dimension: 'T^-1 B', uses: () => [time, data] }, units.dataRate, names.dataRate);

/** Resolution: pixel per meter, pixel per centimeter, pixel per millimeter … */
export const resolution: QuantityDefinition<'resolution', UnitNames['resolution']> = /* @__PURE__ */ readQuantity({ id: 'resolution', name: 'Resolution', dimension: 'L^-1 P', uses: () => [length, graphics] }, units.resolution, names.resolution);

/** Graphics: pixel, gigapixel, megapixel … */
export const graphics: QuantityDefinition<'graphics', UnitNames['graphics']> = /* @__PURE__ */ readQuantity({ id: 'graphics', name: 'Graphics', dimension: 'P' }, units.graphics, names.graphics);

/** Type width: em, en … */
export const typewidth: QuantityDefinition<'typewidth', UnitNames['typewidth']> = /* @__PURE__ */ readQuantity({ id: 'typewidth', name: 'Type width', dimension: 'E' }, units.typewidth, names.typewidth);

/** Ratio and count: part, percent, permille … */
export const ratio: QuantityDefinition<'ratio', UnitNames['ratio']> = /* @__PURE__ */ readQuantity({ id: 'ratio', name: 'Ratio and count', dimension: '1' }, units.ratio, names.ratio);

/** Container capacity: twenty foot equivalent unit, forty foot equivalent unit … */
export const containerCapacity: QuantityDefinition<'container-capacity', UnitNames['container-capacity']> = /* @__PURE__ */ readQuantity({ id: 'container-capacity', name: 'Container capacity', dimension: '1' }, units.containerCapacity, names.containerCapacity);

/** Level: power ratio, decibel, bel … */
export const level: QuantityDefinition<'level', UnitNames['level']> = /* @__PURE__ */ readQuantity({ id: 'level', name: 'Level', dimension: '1' }, units.level, names.level);

/** Loudness: sone, phon … */
export const loudness: QuantityDefinition<'loudness', UnitNames['loudness']> = /* @__PURE__ */ readQuantity({ id: 'loudness', name: 'Loudness', dimension: '1' }, units.loudness, names.loudness);

/** Musical interval: frequency ratio, octave, whole tone … */
export const musicalInterval: QuantityDefinition<'musical-interval', UnitNames['musical-interval']> = /* @__PURE__ */ readQuantity({ id: 'musical-interval', name: 'Musical interval', dimension: '1' }, units.musicalInterval, names.musicalInterval);

/** Density: kilogram per cubic meter, gram per cubic meter, milligram per cubic meter … */
export const density: QuantityDefinition<'density', UnitNames['density']> = /* @__PURE__ */ readQuantity({ id: 'density', name: 'Density', dimension: 'M L^-3', uses: () => [length, volume, mass] }, units.density, names.density);

/** Specific weight: newton per cubic meter, kilonewton per cubic meter, pound-force per cubic foot … */
export const specificWeight: QuantityDefinition<'specific-weight', UnitNames['specific-weight']> = /* @__PURE__ */ readQuantity({ id: 'specific-weight', name: 'Specific weight', dimension: 'M L^-2 T^-2', uses: () => [length, force] }, units.specificWeight, names.specificWeight);

/** Linear density: kilogram per meter, gram per meter, tex … */
export const linearDensity: QuantityDefinition<'linear-density', UnitNames['linear-density']> = /* @__PURE__ */ readQuantity({ id: 'linear-density', name: 'Linear density', dimension: 'M L^-1', uses: () => [length, mass] }, units.linearDensity, names.linearDensity);

/** Area density: kilogram per square meter, gram per square meter, gram per square centimeter … */
export const areaDensity: QuantityDefinition<'area-density', UnitNames['area-density']> = /* @__PURE__ */ readQuantity({ id: 'area-density', name: 'Area density', dimension: 'M L^-2', uses: () => [length, area, mass] }, units.areaDensity, names.areaDensity);

/** Volume flow: cubic meter per second, cubic meter per minute, cubic meter per hour … */
export const volumeFlow: QuantityDefinition<'volume-flow', UnitNames['volume-flow']> = /* @__PURE__ */ readQuantity({ id: 'volume-flow', name: 'Volume flow', dimension: 'L^3 T^-1', uses: () => [length, volume, time] }, units.volumeFlow, names.volumeFlow);

/** Mass flow: kilogram per second, kilogram per minute, kilogram per hour … */
export const massFlow: QuantityDefinition<'mass-flow', UnitNames['mass-flow']> = /* @__PURE__ */ readQuantity({ id: 'mass-flow', name: 'Mass flow', dimension: 'M T^-1', uses: () => [mass, time] }, units.massFlow, names.massFlow);

/** Molar flow: mole per second, kilomole per second, millimole per second … */
export const molarFlow: QuantityDefinition<'molar-flow', UnitNames['molar-flow']> = /* @__PURE__ */ readQuantity({ id: 'molar-flow', name: 'Molar flow', dimension: 'N T^-1', uses: () => [time, amountOfSubstance] }, units.molarFlow, names.molarFlow);

/** Dynamic viscosity: pascal second, millipascal second, poise … */
export const dynamicViscosity: QuantityDefinition<'dynamic-viscosity', UnitNames['dynamic-viscosity']> = /* @__PURE__ */ readQuantity({ id: 'dynamic-viscosity', name: 'Dynamic viscosity', dimension: 'M L^-1 T^-1', uses: () => [length, mass, time, pressure, momentum] }, units.dynamicViscosity, names.dynamicViscosity);

/** Kinematic viscosity: square meter per second, square millimeter per second, stokes … */
export const kinematicViscosity: QuantityDefinition<'kinematic-viscosity', UnitNames['kinematic-viscosity']> = /* @__PURE__ */ readQuantity({ id: 'kinematic-viscosity', name: 'Kinematic viscosity', dimension: 'L^2 T^-1', uses: () => [length, time] }, units.kinematicViscosity, names.kinematicViscosity);

/** Fluidity: reciprocal pascal second, rhe … */
export const fluidity: QuantityDefinition<'fluidity', UnitNames['fluidity']> = /* @__PURE__ */ readQuantity({ id: 'fluidity', name: 'Fluidity', dimension: 'M^-1 L T', uses: () => [dynamicViscosity] }, units.fluidity, names.fluidity);

/** Water vapor permeance: kilogram per pascal second square meter, perm, perm (0 °C) … */
export const vaporPermeance: QuantityDefinition<'vapor-permeance', UnitNames['vapor-permeance']> = /* @__PURE__ */ readQuantity({ id: 'vapor-permeance', name: 'Water vapor permeance', dimension: 'L^-1 T', uses: () => [length, mass, time, pressure, dynamicViscosity] }, units.vaporPermeance, names.vaporPermeance);

/** Water vapor permeability: kilogram per pascal second meter, perm inch, perm inch (0 °C) … */
export const vaporPermeability: QuantityDefinition<'vapor-permeability', UnitNames['vapor-permeability']> = /* @__PURE__ */ readQuantity({ id: 'vapor-permeability', name: 'Water vapor permeability', dimension: 'T', uses: () => [length, mass, dynamicViscosity, vaporPermeance] }, units.vaporPermeability, names.vaporPermeability);

/** Turbidity: nephelometric turbidity unit, formazin nephelometric unit … */
export const turbidity: QuantityDefinition<'turbidity', UnitNames['turbidity']> = /* @__PURE__ */ readQuantity({ id: 'turbidity', name: 'Turbidity', dimension: '1' }, units.turbidity, names.turbidity);

/** Specific energy: joule per kilogram, megajoule per kilogram, kilojoule per kilogram … */
export const specificEnergy: QuantityDefinition<'specific-energy', UnitNames['specific-energy']> = /* @__PURE__ */ readQuantity({ id: 'specific-energy', name: 'Specific energy', dimension: 'L^2 T^-2', uses: () => [mass, energy] }, units.specificEnergy, names.specificEnergy);

/** Energy density: joule per cubic meter, joule per liter, watt hour per liter … */
export const energyDensity: QuantityDefinition<'energy-density', UnitNames['energy-density']> = /* @__PURE__ */ readQuantity({ id: 'energy-density', name: 'Energy density', dimension: 'M L^-1 T^-2', uses: () => [length, volume, energy] }, units.energyDensity, names.energyDensity);

/** Molar energy: joule per mole, kilojoule per mole, calorie per mole … */
export const molarEnergy: QuantityDefinition<'molar-energy', UnitNames['molar-energy']> = /* @__PURE__ */ readQuantity({ id: 'molar-energy', name: 'Molar energy', dimension: 'M L^2 T^-2 N^-1', uses: () => [energy, amountOfSubstance] }, units.molarEnergy, names.molarEnergy);

/** Thermal conductivity: watt per meter kelvin, kilocalorie per hour meter degree Celsius, calorie per second centimeter degree Celsius … */
export const thermalConductivity: QuantityDefinition<'thermal-conductivity', UnitNames['thermal-conductivity']> = /* @__PURE__ */ readQuantity({ id: 'thermal-conductivity', name: 'Thermal conductivity', dimension: 'M L T^-3 Θ^-1', uses: () => [length, time, temperature, energy, power] }, units.thermalConductivity, names.thermalConductivity);

/** Thermal insulance: square meter kelvin per watt, square meter degree Celsius per watt, square foot hour degree Fahrenheit per British thermal unit (IT) … */
export const thermalInsulance: QuantityDefinition<'thermal-insulance', UnitNames['thermal-insulance']> = /* @__PURE__ */ readQuantity({ id: 'thermal-insulance', name: 'Thermal insulance', dimension: 'M^-1 T^3 Θ', uses: () => [length, time, temperature, energy, power] }, units.thermalInsulance, names.thermalInsulance);

/** Thermal expansion: reciprocal kelvin, reciprocal degree Celsius, reciprocal degree Fahrenheit … */
export const thermalExpansion: QuantityDefinition<'thermal-expansion', UnitNames['thermal-expansion']> = /* @__PURE__ */ readQuantity({ id: 'thermal-expansion', name: 'Thermal expansion', dimension: 'Θ^-1', uses: () => [temperature] }, units.thermalExpansion, names.thermalExpansion);

/** Heat capacity and entropy: joule per kelvin, kilojoule per kelvin, calorie per kelvin … */
export const heatCapacity: QuantityDefinition<'heat-capacity', UnitNames['heat-capacity']> = /* @__PURE__ */ readQuantity({ id: 'heat-capacity', name: 'Heat capacity and entropy', dimension: 'M L^2 T^-2 Θ^-1', uses: () => [temperature, energy] }, units.heatCapacity, names.heatCapacity);

/** Specific heat capacity: joule per kilogram kelvin, kilojoule per kilogram kelvin, joule per gram degree Celsius … */
export const specificHeatCapacity: QuantityDefinition<'specific-heat-capacity', UnitNames['specific-heat-capacity']> = /* @__PURE__ */ readQuantity({ id: 'specific-heat-capacity', name: 'Specific heat capacity', dimension: 'L^2 T^-2 Θ^-1', uses: () => [mass, temperature, energy] }, units.specificHeatCapacity, names.specificHeatCapacity);

/** Molar heat capacity: joule per mole kelvin, kilojoule per mole kelvin, calorie per mole kelvin … */
export const molarHeatCapacity: QuantityDefinition<'molar-heat-capacity', UnitNames['molar-heat-capacity']> = /* @__PURE__ */ readQuantity({ id: 'molar-heat-capacity', name: 'Molar heat capacity', dimension: 'M L^2 T^-2 Θ^-1 N^-1', uses: () => [temperature, energy, amountOfSubstance] }, units.molarHeatCapacity, names.molarHeatCapacity);

/** Heat flux and irradiance: watt per square meter, kilowatt per square meter, watt per square centimeter … */
export const heatFlux: QuantityDefinition<'heat-flux', UnitNames['heat-flux']> = /* @__PURE__ */ readQuantity({ id: 'heat-flux', name: 'Heat flux and irradiance', dimension: 'M T^-3', uses: () => [length, time, energy, power] }, units.heatFlux, names.heatFlux);

/** Heat transfer coefficient: watt per square meter kelvin, kilocalorie per hour square meter degree Celsius, British thermal unit (IT) per hour square foot degree Fahrenheit … */
export const heatTransferCoefficient: QuantityDefinition<'heat-transfer-coefficient', UnitNames['heat-transfer-coefficient']> = /* @__PURE__ */ readQuantity({ id: 'heat-transfer-coefficient', name: 'Heat transfer coefficient', dimension: 'M T^-3 Θ^-1', uses: () => [length, time, temperature, energy, power] }, units.heatTransferCoefficient, names.heatTransferCoefficient);

/** Radiant exposure: joule per square meter, joule per square centimeter, kilowatt hour per square meter … */
export const radiantExposure: QuantityDefinition<'radiant-exposure', UnitNames['radiant-exposure']> = /* @__PURE__ */ readQuantity({ id: 'radiant-exposure', name: 'Radiant exposure', dimension: 'M T^-2', uses: () => [length, energy] }, units.radiantExposure, names.radiantExposure);

/** Amount of substance: mole, kilomole, millimole … */
export const amountOfSubstance: QuantityDefinition<'amount-of-substance', UnitNames['amount-of-substance']> = /* @__PURE__ */ readQuantity({ id: 'amount-of-substance', name: 'Amount of substance', dimension: 'N', uses: () => [length, mass, temperature, pressure, molarHeatCapacity] }, units.amountOfSubstance, names.amountOfSubstance);

/** Molar concentration: mole per cubic meter, mole per liter, millimole per liter … */
export const molarConcentration: QuantityDefinition<'molar-concentration', UnitNames['molar-concentration']> = /* @__PURE__ */ readQuantity({ id: 'molar-concentration', name: 'Molar concentration', dimension: 'L^-3 N', uses: () => [length, volume, mass, amountOfSubstance, molality] }, units.molarConcentration, names.molarConcentration);

/** Molality: mole per kilogram, millimole per kilogram, micromole per kilogram … */
export const molality: QuantityDefinition<'molality', UnitNames['molality']> = /* @__PURE__ */ readQuantity({ id: 'molality', name: 'Molality', dimension: 'M^-1 N', uses: () => [mass, amountOfSubstance] }, units.molality, names.molality);

/** Catalytic activity: katal, millikatal, microkatal … */
export const catalyticActivity: QuantityDefinition<'catalytic-activity', UnitNames['catalytic-activity']> = /* @__PURE__ */ readQuantity({ id: 'catalytic-activity', name: 'Catalytic activity', dimension: 'T^-1 N', uses: () => [time, amountOfSubstance] }, units.catalyticActivity, names.catalyticActivity);

/** Catalytic activity concentration: katal per cubic meter, katal per liter, enzyme unit per liter … */
export const catalyticConcentration: QuantityDefinition<'catalytic-concentration', UnitNames['catalytic-concentration']> = /* @__PURE__ */ readQuantity({ id: 'catalytic-concentration', name: 'Catalytic activity concentration', dimension: 'L^-3 T^-1 N', uses: () => [length, volume, catalyticActivity] }, units.catalyticConcentration, names.catalyticConcentration);

/** Glomerular filtration rate: milliliter per minute per 1.73 m², milliliter per second per 1.73 m² … */
export const filtrationRate: QuantityDefinition<'filtration-rate', UnitNames['filtration-rate']> = /* @__PURE__ */ readQuantity({ id: 'filtration-rate', name: 'Glomerular filtration rate', dimension: 'L T^-1', uses: () => [length, volume, time] }, units.filtrationRate, names.filtrationRate);

/** Electric current: ampere, kiloampere, milliampere … */
export const electricCurrent: QuantityDefinition<'electric-current', UnitNames['electric-current']> = /* @__PURE__ */ readQuantity({ id: 'electric-current', name: 'Electric current', dimension: 'I', uses: () => [length, voltage, electricResistance, magneticFieldStrength] }, units.electricCurrent, names.electricCurrent);

/** Current noise density: ampere per square root hertz, nanoampere per square root hertz, picoampere per square root hertz … */
export const currentNoiseDensity: QuantityDefinition<'current-noise-density', UnitNames['current-noise-density']> = /* @__PURE__ */ readQuantity({ id: 'current-noise-density', name: 'Current noise density', dimension: 'I T^0.5' }, units.currentNoiseDensity, names.currentNoiseDensity);

/** Electric charge: coulomb, kilocoulomb, millicoulomb … */
export const electricCharge: QuantityDefinition<'electric-charge', UnitNames['electric-charge']> = /* @__PURE__ */ readQuantity({ id: 'electric-charge', name: 'Electric charge', dimension: 'T I', uses: () => [time, electricCurrent] }, units.electricCharge, names.electricCharge);

/** Voltage: volt, megavolt, kilovolt … */
export const voltage: QuantityDefinition<'voltage', UnitNames['voltage']> = /* @__PURE__ */ readQuantity({ id: 'voltage', name: 'Voltage', dimension: 'M L^2 T^-3 I^-1', uses: () => [time, energy, power, electricCurrent, electricCharge, magneticFlux] }, units.voltage, names.voltage);

/** Voltage noise density: volt per square root hertz, microvolt per square root hertz, nanovolt per square root hertz … */
export const voltageNoiseDensity: QuantityDefinition<'voltage-noise-density', UnitNames['voltage-noise-density']> = /* @__PURE__ */ readQuantity({ id: 'voltage-noise-density', name: 'Voltage noise density', dimension: 'M L^2 I^-1 T^-2.5' }, units.voltageNoiseDensity, names.voltageNoiseDensity);

/** Electric resistance: ohm, gigaohm, megaohm … */
export const electricResistance: QuantityDefinition<'electric-resistance', UnitNames['electric-resistance']> = /* @__PURE__ */ readQuantity({ id: 'electric-resistance', name: 'Electric resistance', dimension: 'M L^2 T^-3 I^-2', uses: () => [time, energy, electricCurrent, electricCharge, voltage] }, units.electricResistance, names.electricResistance);

/** Electric conductance: siemens, kilosiemens, millisiemens … */
export const electricConductance: QuantityDefinition<'electric-conductance', UnitNames['electric-conductance']> = /* @__PURE__ */ readQuantity({ id: 'electric-conductance', name: 'Electric conductance', dimension: 'M^-1 L^-2 T^3 I^2', uses: () => [electricCurrent, voltage, electricResistance] }, units.electricConductance, names.electricConductance);

/** Capacitance: farad, millifarad, microfarad … */
export const capacitance: QuantityDefinition<'capacitance', UnitNames['capacitance']> = /* @__PURE__ */ readQuantity({ id: 'capacitance', name: 'Capacitance', dimension: 'M^-1 L^-2 T^4 I^2', uses: () => [electricCharge, voltage] }, units.capacitance, names.capacitance);

/** Inductance: henry, millihenry, microhenry … */
export const inductance: QuantityDefinition<'inductance', UnitNames['inductance']> = /* @__PURE__ */ readQuantity({ id: 'inductance', name: 'Inductance', dimension: 'M L^2 T^-2 I^-2', uses: () => [time, electricCurrent, voltage, magneticFlux] }, units.inductance, names.inductance);

/** Magnetic flux: weber, milliweber, microweber … */
export const magneticFlux: QuantityDefinition<'magnetic-flux', UnitNames['magnetic-flux']> = /* @__PURE__ */ readQuantity({ id: 'magnetic-flux', name: 'Magnetic flux', dimension: 'M L^2 T^-2 I^-1', uses: () => [length, time, electricCharge, voltage, electricResistance, magneticFluxDensity] }, units.magneticFlux, names.magneticFlux);

/** Magnetic flux density: tesla, millitesla, microtesla … */
export const magneticFluxDensity: QuantityDefinition<'magnetic-flux-density', UnitNames['magnetic-flux-density']> = /* @__PURE__ */ readQuantity({ id: 'magnetic-flux-density', name: 'Magnetic flux density', dimension: 'M T^-2 I^-1', uses: () => [length, magneticFlux] }, units.magneticFluxDensity, names.magneticFluxDensity);

/** Magnetic field strength: ampere per meter, kiloampere per meter, ampere per centimeter … */
export const magneticFieldStrength: QuantityDefinition<'magnetic-field-strength', UnitNames['magnetic-field-strength']> = /* @__PURE__ */ readQuantity({ id: 'magnetic-field-strength', name: 'Magnetic field strength', dimension: 'L^-1 I', uses: () => [length, electricCurrent] }, units.magneticFieldStrength, names.magneticFieldStrength);

/** Magnetic moment: ampere square meter, joule per tesla, erg per gauss … */
export const magneticMoment: QuantityDefinition<'magnetic-moment', UnitNames['magnetic-moment']> = /* @__PURE__ */ readQuantity({ id: 'magnetic-moment', name: 'Magnetic moment', dimension: 'L^2 I', uses: () => [length, energy, electricCurrent, magneticFluxDensity] }, units.magneticMoment, names.magneticMoment);

/** Electric field strength: volt per meter, kilovolt per meter, volt per centimeter … */
export const electricFieldStrength: QuantityDefinition<'electric-field-strength', UnitNames['electric-field-strength']> = /* @__PURE__ */ readQuantity({ id: 'electric-field-strength', name: 'Electric field strength', dimension: 'M L T^-3 I^-1', uses: () => [length, voltage] }, units.electricFieldStrength, names.electricFieldStrength);

/** Electric dipole moment: coulomb meter, debye … */
export const electricDipoleMoment: QuantityDefinition<'electric-dipole-moment', UnitNames['electric-dipole-moment']> = /* @__PURE__ */ readQuantity({ id: 'electric-dipole-moment', name: 'Electric dipole moment', dimension: 'L T I', uses: () => [length, electricCharge] }, units.electricDipoleMoment, names.electricDipoleMoment);

/** Electrical resistivity: ohm meter, ohm centimeter, microohm centimeter … */
export const resistivity: QuantityDefinition<'resistivity', UnitNames['resistivity']> = /* @__PURE__ */ readQuantity({ id: 'resistivity', name: 'Electrical resistivity', dimension: 'M L^3 T^-3 I^-2', uses: () => [length, area, electricResistance] }, units.resistivity, names.resistivity);

/** Electrical conductivity: siemens per meter, siemens per centimeter, millisiemens per centimeter … */
export const conductivity: QuantityDefinition<'conductivity', UnitNames['conductivity']> = /* @__PURE__ */ readQuantity({ id: 'conductivity', name: 'Electrical conductivity', dimension: 'M^-1 L^-3 T^3 I^2', uses: () => [length, electricConductance] }, units.conductivity, names.conductivity);

/** Apparent and reactive power: volt ampere, gigavolt ampere, megavolt ampere … */
export const apparentPower: QuantityDefinition<'apparent-power', UnitNames['apparent-power']> = /* @__PURE__ */ readQuantity({ id: 'apparent-power', name: 'Apparent and reactive power', dimension: 'M L^2 T^-3', uses: () => [electricCurrent, voltage] }, units.apparentPower, names.apparentPower);

/** Apparent and reactive energy: volt ampere second, volt ampere hour, gigavolt ampere hour … */
export const apparentEnergy: QuantityDefinition<'apparent-energy', UnitNames['apparent-energy']> = /* @__PURE__ */ readQuantity({ id: 'apparent-energy', name: 'Apparent and reactive energy', dimension: 'M L^2 T^-2', uses: () => [time, apparentPower] }, units.apparentEnergy, names.apparentEnergy);

/** Luminous intensity: candela, kilocandela, millicandela … */
export const luminousIntensity: QuantityDefinition<'luminous-intensity', UnitNames['luminous-intensity']> = /* @__PURE__ */ readQuantity({ id: 'luminous-intensity', name: 'Luminous intensity', dimension: 'J' }, units.luminousIntensity, names.luminousIntensity);

/** Luminance: candela per square meter, nit, candela per square centimeter … */
export const luminance: QuantityDefinition<'luminance', UnitNames['luminance']> = /* @__PURE__ */ readQuantity({ id: 'luminance', name: 'Luminance', dimension: 'L^-2 J', uses: () => [length, luminousIntensity] }, units.luminance, names.luminance);

/** Illuminance: lux, kilolux, millilux … */
export const illuminance: QuantityDefinition<'illuminance', UnitNames['illuminance']> = /* @__PURE__ */ readQuantity({ id: 'illuminance', name: 'Illuminance', dimension: 'L^-2 J', uses: () => [length, luminousFlux] }, units.illuminance, names.illuminance);

/** Luminous flux: lumen, megalumen, kilolumen … */
export const luminousFlux: QuantityDefinition<'luminous-flux', UnitNames['luminous-flux']> = /* @__PURE__ */ readQuantity({ id: 'luminous-flux', name: 'Luminous flux', dimension: 'J', uses: () => [solidAngle, luminousIntensity] }, units.luminousFlux, names.luminousFlux);

/** Luminous exposure: lux second, lux hour, foot-candle second … */
export const luminousExposure: QuantityDefinition<'luminous-exposure', UnitNames['luminous-exposure']> = /* @__PURE__ */ readQuantity({ id: 'luminous-exposure', name: 'Luminous exposure', dimension: 'L^-2 T J', uses: () => [time, illuminance] }, units.luminousExposure, names.luminousExposure);

/** Reciprocal length: reciprocal meter, reciprocal centimeter, reciprocal inch … */
export const wavenumber: QuantityDefinition<'wavenumber', UnitNames['wavenumber']> = /* @__PURE__ */ readQuantity({ id: 'wavenumber', name: 'Reciprocal length', dimension: 'L^-1', inTurns: true, uses: () => [length] }, units.wavenumber, names.wavenumber);

/** Spectral flux density: watt per square meter hertz, jansky, kilojansky … */
export const spectralFluxDensity: QuantityDefinition<'spectral-flux-density', UnitNames['spectral-flux-density']> = /* @__PURE__ */ readQuantity({ id: 'spectral-flux-density', name: 'Spectral flux density', dimension: 'M T^-2', uses: () => [length, frequency, power] }, units.spectralFluxDensity, names.spectralFluxDensity);

/** Radioactivity: becquerel, terabecquerel, gigabecquerel … */
export const activity: QuantityDefinition<'activity', UnitNames['activity']> = /* @__PURE__ */ readQuantity({ id: 'activity', name: 'Radioactivity', dimension: 'T^-1', uses: () => [time] }, units.activity, names.activity);

/** Activity concentration: becquerel per cubic meter, becquerel per liter, curie per liter … */
export const activityConcentration: QuantityDefinition<'activity-concentration', UnitNames['activity-concentration']> = /* @__PURE__ */ readQuantity({ id: 'activity-concentration', name: 'Activity concentration', dimension: 'L^-3 T^-1', uses: () => [length, volume, activity] }, units.activityConcentration, names.activityConcentration);

/** Absorbed dose: gray, kilogray, centigray … */
export const absorbedDose: QuantityDefinition<'absorbed-dose', UnitNames['absorbed-dose']> = /* @__PURE__ */ readQuantity({ id: 'absorbed-dose', name: 'Absorbed dose', dimension: 'L^2 T^-2', uses: () => [mass, energy] }, units.absorbedDose, names.absorbedDose);

/** Equivalent dose: sievert, centisievert, millisievert … */
export const equivalentDose: QuantityDefinition<'equivalent-dose', UnitNames['equivalent-dose']> = /* @__PURE__ */ readQuantity({ id: 'equivalent-dose', name: 'Equivalent dose', dimension: 'L^2 T^-2', uses: () => [mass, energy] }, units.equivalentDose, names.equivalentDose);

/** Equivalent dose rate: sievert per second, sievert per hour, millisievert per hour … */
export const equivalentDoseRate: QuantityDefinition<'equivalent-dose-rate', UnitNames['equivalent-dose-rate']> = /* @__PURE__ */ readQuantity({ id: 'equivalent-dose-rate', name: 'Equivalent dose rate', dimension: 'L^2 T^-3', uses: () => [time, equivalentDose] }, units.equivalentDoseRate, names.equivalentDoseRate);

/** Radiation exposure: coulomb per kilogram, roentgen, kiloroentgen … */
export const radiationExposure: QuantityDefinition<'radiation-exposure', UnitNames['radiation-exposure']> = /* @__PURE__ */ readQuantity({ id: 'radiation-exposure', name: 'Radiation exposure', dimension: 'M^-1 T I', uses: () => [mass, electricCharge] }, units.radiationExposure, names.radiationExposure);

/** Energy per distance: joule per meter, watt hour per kilometer, watt hour per mile … */
export const energyPerDistance: QuantityDefinition<'energy-per-distance', UnitNames['energy-per-distance']> = /* @__PURE__ */ readQuantity({ id: 'energy-per-distance', name: 'Energy per distance', dimension: 'M L T^-2', uses: () => [length, energy] }, units.energyPerDistance, names.energyPerDistance);

/** Antenna gain: gain over an isotropic antenna, decibel over an isotropic antenna, decibel over a half-wave dipole … */
export const antennaGain: QuantityDefinition<'antenna-gain', UnitNames['antenna-gain']> = /* @__PURE__ */ readQuantity({ id: 'antenna-gain', name: 'Antenna gain', dimension: '1' }, units.antennaGain, names.antennaGain);

/** Computing performance: floating-point operation per second, exafloating-point operation per second, petafloating-point operation per second … */
export const computingPerformance: QuantityDefinition<'computing-performance', UnitNames['computing-performance']> = /* @__PURE__ */ readQuantity({ id: 'computing-performance', name: 'Computing performance', dimension: 'T^-1' }, units.computingPerformance, names.computingPerformance);

/** Telephone traffic: erlang, hundred call seconds per hour … */
export const telephoneTraffic: QuantityDefinition<'telephone-traffic', UnitNames['telephone-traffic']> = /* @__PURE__ */ readQuantity({ id: 'telephone-traffic', name: 'Telephone traffic', dimension: '1' }, units.telephoneTraffic, names.telephoneTraffic);

/** Film speed: ISO arithmetic speed, ISO logarithmic speed … */
export const filmSpeed: QuantityDefinition<'film-speed', UnitNames['film-speed']> = /* @__PURE__ */ readQuantity({ id: 'film-speed', name: 'Film speed', dimension: '1' }, units.filmSpeed, names.filmSpeed);

/** Efficiency of heat pumps: coefficient of performance, energy efficiency ratio … */
export const heatPumpEfficiency: QuantityDefinition<'heat-pump-efficiency', UnitNames['heat-pump-efficiency']> = /* @__PURE__ */ readQuantity({ id: 'heat-pump-efficiency', name: 'Efficiency of heat pumps', dimension: '1', uses: () => [energy] }, units.heatPumpEfficiency, names.heatPumpEfficiency);

/** Vascular resistance: pascal second per cubic meter, Wood unit, dyne second per centimeter to the fifth power … */
export const vascularResistance: QuantityDefinition<'vascular-resistance', UnitNames['vascular-resistance']> = /* @__PURE__ */ readQuantity({ id: 'vascular-resistance', name: 'Vascular resistance', dimension: 'M L^-4 T^-1', uses: () => [length, volume, time, pressure, momentum, dynamicViscosity] }, units.vascularResistance, names.vascularResistance);

/** Specific acoustic impedance: rayl, megarayl, pascal second per meter … */
export const acousticImpedance: QuantityDefinition<'acoustic-impedance', UnitNames['acoustic-impedance']> = /* @__PURE__ */ readQuantity({ id: 'acoustic-impedance', name: 'Specific acoustic impedance', dimension: 'M L^-2 T^-1', uses: () => [length, dynamicViscosity] }, units.acousticImpedance, names.acousticImpedance);

/** Biological activity: international unit, megainternational unit, kilointernational unit … */
export const biologicalActivity: QuantityDefinition<'biological-activity', UnitNames['biological-activity']> = /* @__PURE__ */ readQuantity({ id: 'biological-activity', name: 'Biological activity', dimension: 'U' }, units.biologicalActivity, names.biologicalActivity);

/** Color temperature: kelvin of color temperature, mired … */
export const colorTemperature: QuantityDefinition<'color-temperature', UnitNames['color-temperature']> = /* @__PURE__ */ readQuantity({ id: 'color-temperature', name: 'Color temperature', dimension: 'Θ', uses: () => [temperature] }, units.colorTemperature, names.colorTemperature);

/** Gas in a column of air: mole per square meter, Dobson unit … */
export const gasColumn: QuantityDefinition<'gas-column', UnitNames['gas-column']> = /* @__PURE__ */ readQuantity({ id: 'gas-column', name: 'Gas in a column of air', dimension: 'L^-2 N', uses: () => [length, amountOfSubstance] }, units.gasColumn, names.gasColumn);

/** Power per mass: watt per kilogram, kilowatt per kilogram, horsepower per pound … */
export const specificPower: QuantityDefinition<'specific-power', UnitNames['specific-power']> = /* @__PURE__ */ readQuantity({ id: 'specific-power', name: 'Power per mass', dimension: 'L^2 T^-3', uses: () => [mass, time, energy, power] }, units.specificPower, names.specificPower);

/** Reduced electric field: volt square meter, townsend … */
export const reducedElectricField: QuantityDefinition<'reduced-electric-field', UnitNames['reduced-electric-field']> = /* @__PURE__ */ readQuantity({ id: 'reduced-electric-field', name: 'Reduced electric field', dimension: 'L^4 M T^-3 I^-1', uses: () => [length, voltage] }, units.reducedElectricField, names.reducedElectricField);
