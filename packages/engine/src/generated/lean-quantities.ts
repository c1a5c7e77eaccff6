// oxlint-disable no-restricted-imports
// Written from the rows by scripts/lean.ts: `pnpm --filter @units/engine run pieces`
import { createConvert, type LeanConvert } from '../compact/lean-convert.ts';
import * as rows from './lean-rows.ts';
import { roundTurns } from '../compact/lean-pi-power.ts';
import type * as names from './lean-unit-names.ts';

/** Converts length: meter, kilometer, hectometer … */
// oxfmt-ignore
export const convertLength: LeanConvert<names.Length> = /* @__PURE__ */ createConvert(rows.length, roundTurns);

/** Converts area: square meter, square kilometer, square decimeter … */
// oxfmt-ignore
export const convertArea: LeanConvert<names.Area> = /* @__PURE__ */ createConvert(rows.area, roundTurns);

/** Converts volume: cubic meter, cubic kilometer, cubic decimeter … */
// oxfmt-ignore
export const convertVolume: LeanConvert<names.Volume> = /* @__PURE__ */ createConvert(rows.volume, roundTurns);

/** Converts mass: kilogram, gram, teragram … */
// oxfmt-ignore
export const convertMass: LeanConvert<names.Mass> = /* @__PURE__ */ createConvert(rows.mass);

/** Converts time: second, millisecond, microsecond … */
// oxfmt-ignore
export const convertTime: LeanConvert<names.Time> = /* @__PURE__ */ createConvert(rows.time);

/** Converts labor: person hour, person minute, person day … */
// oxfmt-ignore
export const convertLabor: LeanConvert<names.Labor> = /* @__PURE__ */ createConvert(rows.labor);

/** Converts temperature: kelvin, megakelvin, kilokelvin … */
// oxfmt-ignore
export const convertTemperature: LeanConvert<names.Temperature> = /* @__PURE__ */ createConvert(rows.temperature);

/** Converts temperature difference: kelvin (difference), degree Celsius (difference), degree Fahrenheit (difference) … */
// oxfmt-ignore
export const convertTemperatureDifference: LeanConvert<names.TemperatureDifference> = /* @__PURE__ */ createConvert(rows.temperatureDifference);

/** Converts speed and pace: meter per second, centimeter per second, millimeter per second … */
// oxfmt-ignore
export const convertSpeed: LeanConvert<names.Speed> = /* @__PURE__ */ createConvert(rows.speed);

/** Converts acceleration: meter per square second, centimeter per square second, kilometer per hour second … */
// oxfmt-ignore
export const convertAcceleration: LeanConvert<names.Acceleration> = /* @__PURE__ */ createConvert(rows.acceleration);

/** Converts angle: radian, milliradian, microradian … */
// oxfmt-ignore
export const convertAngle: LeanConvert<names.Angle> = /* @__PURE__ */ createConvert(rows.angle, roundTurns);

/** Converts solid angle: steradian, millisteradian, microsteradian … */
// oxfmt-ignore
export const convertSolidAngle: LeanConvert<names.SolidAngle> = /* @__PURE__ */ createConvert(rows.solidAngle, roundTurns);

/** Converts frequency: hertz, terahertz, gigahertz … */
// oxfmt-ignore
export const convertFrequency: LeanConvert<names.Frequency> = /* @__PURE__ */ createConvert(rows.frequency);

/** Converts angular speed: radian per second, radian per minute, degree per second … */
// oxfmt-ignore
export const convertAngularSpeed: LeanConvert<names.AngularSpeed> = /* @__PURE__ */ createConvert(rows.angularSpeed, roundTurns);

/** Converts force: newton, meganewton, kilonewton … */
// oxfmt-ignore
export const convertForce: LeanConvert<names.Force> = /* @__PURE__ */ createConvert(rows.force);

/** Converts pressure: pascal, gigapascal, megapascal … */
// oxfmt-ignore
export const convertPressure: LeanConvert<names.Pressure> = /* @__PURE__ */ createConvert(rows.pressure);

/** Converts energy: joule, petajoule, terajoule … */
// oxfmt-ignore
export const convertEnergy: LeanConvert<names.Energy> = /* @__PURE__ */ createConvert(rows.energy);

/** Converts power: watt, terawatt, gigawatt … */
// oxfmt-ignore
export const convertPower: LeanConvert<names.Power> = /* @__PURE__ */ createConvert(rows.power);

/** Converts torque: newton meter, meganewton meter, kilonewton meter … */
// oxfmt-ignore
export const convertTorque: LeanConvert<names.Torque> = /* @__PURE__ */ createConvert(rows.torque);

/** Converts momentum: kilogram meter per second, newton second, dyne second … */
// oxfmt-ignore
export const convertMomentum: LeanConvert<names.Momentum> = /* @__PURE__ */ createConvert(rows.momentum);

/** Converts moment of inertia: kilogram square meter, pound square foot, pound square inch … */
// oxfmt-ignore
export const convertMomentOfInertia: LeanConvert<names.MomentOfInertia> = /* @__PURE__ */ createConvert(rows.momentOfInertia);

/** Converts surface tension and stiffness: newton per meter, millinewton per meter, dyne per centimeter … */
// oxfmt-ignore
export const convertSurfaceTension: LeanConvert<names.SurfaceTension> = /* @__PURE__ */ createConvert(rows.surfaceTension);

/** Converts fracture toughness: pascal square root meter, gigapascal square root meter, megapascal square root meter … */
// oxfmt-ignore
export const convertFractureToughness: LeanConvert<names.FractureToughness> = /* @__PURE__ */ createConvert(rows.fractureToughness);

/** Converts fuel economy: cubic meter per meter, liter per 100 kilometer, liter per kilometer … */
// oxfmt-ignore
export const convertFuelEconomy: LeanConvert<names.FuelEconomy> = /* @__PURE__ */ createConvert(rows.fuelEconomy);

/** Converts digital information: bit, petabit, terabit … */
// oxfmt-ignore
export const convertData: LeanConvert<names.Data> = /* @__PURE__ */ createConvert(rows.data);

/** Converts data rate: bit per second, terabit per second, gigabit per second … */
// oxfmt-ignore
export const convertDataRate: LeanConvert<names.DataRate> = /* @__PURE__ */ createConvert(rows.dataRate);

/** Converts resolution: pixel per meter, pixel per centimeter, pixel per millimeter … */
// oxfmt-ignore
export const convertResolution: LeanConvert<names.Resolution> = /* @__PURE__ */ createConvert(rows.resolution);

/** Converts graphics: pixel, gigapixel, megapixel … */
// oxfmt-ignore
export const convertGraphics: LeanConvert<names.Graphics> = /* @__PURE__ */ createConvert(rows.graphics);

/** Converts type width: em, en … */
// oxfmt-ignore
export const convertTypewidth: LeanConvert<names.Typewidth> = /* @__PURE__ */ createConvert(rows.typewidth);

/** Converts ratio and count: part, percent, permille … */
// oxfmt-ignore
export const convertRatio: LeanConvert<names.Ratio> = /* @__PURE__ */ createConvert(rows.ratio);

/** Converts container capacity: twenty foot equivalent unit, forty foot equivalent unit … */
// oxfmt-ignore
export const convertContainerCapacity: LeanConvert<names.ContainerCapacity> = /* @__PURE__ */ createConvert(rows.containerCapacity);

/** Converts density: kilogram per cubic meter, gram per cubic meter, milligram per cubic meter … */
// oxfmt-ignore
export const convertDensity: LeanConvert<names.Density> = /* @__PURE__ */ createConvert(rows.density);

/** Converts specific weight: newton per cubic meter, kilonewton per cubic meter, pound-force per cubic foot … */
// oxfmt-ignore
export const convertSpecificWeight: LeanConvert<names.SpecificWeight> = /* @__PURE__ */ createConvert(rows.specificWeight);

/** Converts linear density: kilogram per meter, gram per meter, tex … */
// oxfmt-ignore
export const convertLinearDensity: LeanConvert<names.LinearDensity> = /* @__PURE__ */ createConvert(rows.linearDensity);

/** Converts area density: kilogram per square meter, gram per square meter, gram per square centimeter … */
// oxfmt-ignore
export const convertAreaDensity: LeanConvert<names.AreaDensity> = /* @__PURE__ */ createConvert(rows.areaDensity);

/** Converts volume flow: cubic meter per second, cubic meter per minute, cubic meter per hour … */
// oxfmt-ignore
export const convertVolumeFlow: LeanConvert<names.VolumeFlow> = /* @__PURE__ */ createConvert(rows.volumeFlow);

/** Converts mass flow: kilogram per second, kilogram per minute, kilogram per hour … */
// oxfmt-ignore
export const convertMassFlow: LeanConvert<names.MassFlow> = /* @__PURE__ */ createConvert(rows.massFlow);

/** Converts molar flow: mole per second, kilomole per second, millimole per second … */
// oxfmt-ignore
export const convertMolarFlow: LeanConvert<names.MolarFlow> = /* @__PURE__ */ createConvert(rows.molarFlow);

/** Converts dynamic viscosity: pascal second, millipascal second, poise … */
// oxfmt-ignore
export const convertDynamicViscosity: LeanConvert<names.DynamicViscosity> = /* @__PURE__ */ createConvert(rows.dynamicViscosity);

/** Converts kinematic viscosity: square meter per second, square millimeter per second, stokes … */
// oxfmt-ignore
export const convertKinematicViscosity: LeanConvert<names.KinematicViscosity> = /* @__PURE__ */ createConvert(rows.kinematicViscosity);

/** Converts fluidity: reciprocal pascal second, rhe … */
// oxfmt-ignore
export const convertFluidity: LeanConvert<names.Fluidity> = /* @__PURE__ */ createConvert(rows.fluidity);

/** Converts water vapor permeance: kilogram per pascal second square meter, perm, perm (0 °C) … */
// oxfmt-ignore
export const convertVaporPermeance: LeanConvert<names.VaporPermeance> = /* @__PURE__ */ createConvert(rows.vaporPermeance);

/** Converts water vapor permeability: kilogram per pascal second meter, perm inch, perm inch (0 °C) … */
// oxfmt-ignore
export const convertVaporPermeability: LeanConvert<names.VaporPermeability> = /* @__PURE__ */ createConvert(rows.vaporPermeability);

/** Converts turbidity: nephelometric turbidity unit, formazin nephelometric unit, formazin turbidity unit … */
// oxfmt-ignore
export const convertTurbidity: LeanConvert<names.Turbidity> = /* @__PURE__ */ createConvert(rows.turbidity);

/** Converts specific energy: joule per kilogram, megajoule per kilogram, kilojoule per kilogram … */
// oxfmt-ignore
export const convertSpecificEnergy: LeanConvert<names.SpecificEnergy> = /* @__PURE__ */ createConvert(rows.specificEnergy);

/** Converts energy density: joule per cubic meter, joule per liter, watt hour per liter … */
// oxfmt-ignore
export const convertEnergyDensity: LeanConvert<names.EnergyDensity> = /* @__PURE__ */ createConvert(rows.energyDensity);

/** Converts molar energy: joule per mole, kilojoule per mole, calorie per mole … */
// oxfmt-ignore
export const convertMolarEnergy: LeanConvert<names.MolarEnergy> = /* @__PURE__ */ createConvert(rows.molarEnergy);

/** Converts thermal conductivity: watt per meter kelvin, kilocalorie per hour meter degree Celsius, calorie per second centimeter degree Celsius … */
// oxfmt-ignore
export const convertThermalConductivity: LeanConvert<names.ThermalConductivity> = /* @__PURE__ */ createConvert(rows.thermalConductivity);

/** Converts thermal insulance: square meter kelvin per watt, square meter degree Celsius per watt, square foot hour degree Fahrenheit per British thermal unit (IT) … */
// oxfmt-ignore
export const convertThermalInsulance: LeanConvert<names.ThermalInsulance> = /* @__PURE__ */ createConvert(rows.thermalInsulance);

/** Converts thermal expansion: reciprocal kelvin, reciprocal degree Celsius, reciprocal degree Fahrenheit … */
// oxfmt-ignore
export const convertThermalExpansion: LeanConvert<names.ThermalExpansion> = /* @__PURE__ */ createConvert(rows.thermalExpansion);

/** Converts heat capacity and entropy: joule per kelvin, kilojoule per kelvin, calorie per kelvin … */
// oxfmt-ignore
export const convertHeatCapacity: LeanConvert<names.HeatCapacity> = /* @__PURE__ */ createConvert(rows.heatCapacity);

/** Converts specific heat capacity: joule per kilogram kelvin, kilojoule per kilogram kelvin, joule per gram degree Celsius … */
// oxfmt-ignore
export const convertSpecificHeatCapacity: LeanConvert<names.SpecificHeatCapacity> = /* @__PURE__ */ createConvert(rows.specificHeatCapacity);

/** Converts molar heat capacity: joule per mole kelvin, kilojoule per mole kelvin, calorie per mole kelvin … */
// oxfmt-ignore
export const convertMolarHeatCapacity: LeanConvert<names.MolarHeatCapacity> = /* @__PURE__ */ createConvert(rows.molarHeatCapacity);

/** Converts heat flux and irradiance: watt per square meter, kilowatt per square meter, watt per square centimeter … */
// oxfmt-ignore
export const convertHeatFlux: LeanConvert<names.HeatFlux> = /* @__PURE__ */ createConvert(rows.heatFlux);

/** Converts heat transfer coefficient: watt per square meter kelvin, kilocalorie per hour square meter degree Celsius, British thermal unit (IT) per hour square foot degree Fahrenheit … */
// oxfmt-ignore
export const convertHeatTransferCoefficient: LeanConvert<names.HeatTransferCoefficient> = /* @__PURE__ */ createConvert(rows.heatTransferCoefficient);

/** Converts radiant exposure: joule per square meter, joule per square centimeter, kilowatt hour per square meter … */
// oxfmt-ignore
export const convertRadiantExposure: LeanConvert<names.RadiantExposure> = /* @__PURE__ */ createConvert(rows.radiantExposure);

/** Converts amount of substance: mole, kilomole, millimole … */
// oxfmt-ignore
export const convertAmountOfSubstance: LeanConvert<names.AmountOfSubstance> = /* @__PURE__ */ createConvert(rows.amountOfSubstance);

/** Converts molar concentration: mole per cubic meter, mole per liter, millimole per liter … */
// oxfmt-ignore
export const convertMolarConcentration: LeanConvert<names.MolarConcentration> = /* @__PURE__ */ createConvert(rows.molarConcentration);

/** Converts molality: mole per kilogram, millimole per kilogram, micromole per kilogram … */
// oxfmt-ignore
export const convertMolality: LeanConvert<names.Molality> = /* @__PURE__ */ createConvert(rows.molality);

/** Converts catalytic activity: katal, millikatal, microkatal … */
// oxfmt-ignore
export const convertCatalyticActivity: LeanConvert<names.CatalyticActivity> = /* @__PURE__ */ createConvert(rows.catalyticActivity);

/** Converts catalytic activity concentration: katal per cubic meter, katal per liter, enzyme unit per liter … */
// oxfmt-ignore
export const convertCatalyticConcentration: LeanConvert<names.CatalyticConcentration> = /* @__PURE__ */ createConvert(rows.catalyticConcentration);

/** Converts glomerular filtration rate: milliliter per minute per 1.73 m², milliliter per second per 1.73 m² … */
// oxfmt-ignore
export const convertFiltrationRate: LeanConvert<names.FiltrationRate> = /* @__PURE__ */ createConvert(rows.filtrationRate);

/** Converts electric current: ampere, kiloampere, milliampere … */
// oxfmt-ignore
export const convertElectricCurrent: LeanConvert<names.ElectricCurrent> = /* @__PURE__ */ createConvert(rows.electricCurrent, roundTurns);

/** Converts current noise density: ampere per square root hertz, milliampere per square root hertz, microampere per square root hertz … */
// oxfmt-ignore
export const convertCurrentNoiseDensity: LeanConvert<names.CurrentNoiseDensity> = /* @__PURE__ */ createConvert(rows.currentNoiseDensity);

/** Converts electric charge: coulomb, kilocoulomb, millicoulomb … */
// oxfmt-ignore
export const convertElectricCharge: LeanConvert<names.ElectricCharge> = /* @__PURE__ */ createConvert(rows.electricCharge);

/** Converts voltage: volt, megavolt, kilovolt … */
// oxfmt-ignore
export const convertVoltage: LeanConvert<names.Voltage> = /* @__PURE__ */ createConvert(rows.voltage);

/** Converts voltage noise density: volt per square root hertz, millivolt per square root hertz, microvolt per square root hertz … */
// oxfmt-ignore
export const convertVoltageNoiseDensity: LeanConvert<names.VoltageNoiseDensity> = /* @__PURE__ */ createConvert(rows.voltageNoiseDensity);

/** Converts electric resistance: ohm, gigaohm, megaohm … */
// oxfmt-ignore
export const convertElectricResistance: LeanConvert<names.ElectricResistance> = /* @__PURE__ */ createConvert(rows.electricResistance);

/** Converts electric conductance: siemens, kilosiemens, millisiemens … */
// oxfmt-ignore
export const convertElectricConductance: LeanConvert<names.ElectricConductance> = /* @__PURE__ */ createConvert(rows.electricConductance);

/** Converts capacitance: farad, millifarad, microfarad … */
// oxfmt-ignore
export const convertCapacitance: LeanConvert<names.Capacitance> = /* @__PURE__ */ createConvert(rows.capacitance);

/** Converts inductance: henry, millihenry, microhenry … */
// oxfmt-ignore
export const convertInductance: LeanConvert<names.Inductance> = /* @__PURE__ */ createConvert(rows.inductance);

/** Converts magnetic flux: weber, milliweber, microweber … */
// oxfmt-ignore
export const convertMagneticFlux: LeanConvert<names.MagneticFlux> = /* @__PURE__ */ createConvert(rows.magneticFlux, roundTurns);

/** Converts magnetic flux density: tesla, millitesla, microtesla … */
// oxfmt-ignore
export const convertMagneticFluxDensity: LeanConvert<names.MagneticFluxDensity> = /* @__PURE__ */ createConvert(rows.magneticFluxDensity);

/** Converts magnetic field strength: ampere per meter, kiloampere per meter, ampere per centimeter … */
// oxfmt-ignore
export const convertMagneticFieldStrength: LeanConvert<names.MagneticFieldStrength> = /* @__PURE__ */ createConvert(rows.magneticFieldStrength, roundTurns);

/** Converts magnetic moment: ampere square meter, joule per tesla, erg per gauss … */
// oxfmt-ignore
export const convertMagneticMoment: LeanConvert<names.MagneticMoment> = /* @__PURE__ */ createConvert(rows.magneticMoment);

/** Converts electric field strength: volt per meter, kilovolt per meter, volt per centimeter … */
// oxfmt-ignore
export const convertElectricFieldStrength: LeanConvert<names.ElectricFieldStrength> = /* @__PURE__ */ createConvert(rows.electricFieldStrength);

/** Converts electric dipole moment: coulomb meter, debye … */
// oxfmt-ignore
export const convertElectricDipoleMoment: LeanConvert<names.ElectricDipoleMoment> = /* @__PURE__ */ createConvert(rows.electricDipoleMoment);

/** Converts electrical resistivity: ohm meter, ohm centimeter, microohm centimeter … */
// oxfmt-ignore
export const convertResistivity: LeanConvert<names.Resistivity> = /* @__PURE__ */ createConvert(rows.resistivity, roundTurns);

/** Converts electrical conductivity: siemens per meter, siemens per centimeter, millisiemens per centimeter … */
// oxfmt-ignore
export const convertConductivity: LeanConvert<names.Conductivity> = /* @__PURE__ */ createConvert(rows.conductivity);

/** Converts apparent and reactive power: volt ampere, gigavolt ampere, megavolt ampere … */
// oxfmt-ignore
export const convertApparentPower: LeanConvert<names.ApparentPower> = /* @__PURE__ */ createConvert(rows.apparentPower);

/** Converts apparent and reactive energy: volt ampere second, volt ampere hour, gigavolt ampere hour … */
// oxfmt-ignore
export const convertApparentEnergy: LeanConvert<names.ApparentEnergy> = /* @__PURE__ */ createConvert(rows.apparentEnergy);

/** Converts luminous intensity: candela, kilocandela, millicandela … */
// oxfmt-ignore
export const convertLuminousIntensity: LeanConvert<names.LuminousIntensity> = /* @__PURE__ */ createConvert(rows.luminousIntensity);

/** Converts luminance: candela per square meter, nit, candela per square centimeter … */
// oxfmt-ignore
export const convertLuminance: LeanConvert<names.Luminance> = /* @__PURE__ */ createConvert(rows.luminance, roundTurns);

/** Converts illuminance: lux, kilolux, millilux … */
// oxfmt-ignore
export const convertIlluminance: LeanConvert<names.Illuminance> = /* @__PURE__ */ createConvert(rows.illuminance);

/** Converts luminous flux: lumen, megalumen, kilolumen … */
// oxfmt-ignore
export const convertLuminousFlux: LeanConvert<names.LuminousFlux> = /* @__PURE__ */ createConvert(rows.luminousFlux, roundTurns);

/** Converts luminous exposure: lux second, lux hour, foot-candle second … */
// oxfmt-ignore
export const convertLuminousExposure: LeanConvert<names.LuminousExposure> = /* @__PURE__ */ createConvert(rows.luminousExposure);

/** Converts reciprocal length: reciprocal meter, reciprocal centimeter, reciprocal inch … */
// oxfmt-ignore
export const convertWavenumber: LeanConvert<names.Wavenumber> = /* @__PURE__ */ createConvert(rows.wavenumber);

/** Converts spectral flux density: watt per square meter hertz, jansky, kilojansky … */
// oxfmt-ignore
export const convertSpectralFluxDensity: LeanConvert<names.SpectralFluxDensity> = /* @__PURE__ */ createConvert(rows.spectralFluxDensity);

/** Converts radioactivity: becquerel, terabecquerel, gigabecquerel … */
// oxfmt-ignore
export const convertActivity: LeanConvert<names.Activity> = /* @__PURE__ */ createConvert(rows.activity);

/** Converts activity concentration: becquerel per cubic meter, becquerel per liter, curie per liter … */
// oxfmt-ignore
export const convertActivityConcentration: LeanConvert<names.ActivityConcentration> = /* @__PURE__ */ createConvert(rows.activityConcentration);

/** Converts absorbed dose: gray, kilogray, centigray … */
// oxfmt-ignore
export const convertAbsorbedDose: LeanConvert<names.AbsorbedDose> = /* @__PURE__ */ createConvert(rows.absorbedDose);

/** Converts equivalent dose: sievert, centisievert, millisievert … */
// oxfmt-ignore
export const convertEquivalentDose: LeanConvert<names.EquivalentDose> = /* @__PURE__ */ createConvert(rows.equivalentDose);

/** Converts equivalent dose rate: sievert per second, sievert per hour, millisievert per hour … */
// oxfmt-ignore
export const convertEquivalentDoseRate: LeanConvert<names.EquivalentDoseRate> = /* @__PURE__ */ createConvert(rows.equivalentDoseRate);

/** Converts radiation exposure: coulomb per kilogram, roentgen, kiloroentgen … */
// oxfmt-ignore
export const convertRadiationExposure: LeanConvert<names.RadiationExposure> = /* @__PURE__ */ createConvert(rows.radiationExposure);

/** Converts energy per distance: joule per meter, watt hour per kilometer, watt hour per mile … */
// oxfmt-ignore
export const convertEnergyPerDistance: LeanConvert<names.EnergyPerDistance> = /* @__PURE__ */ createConvert(rows.energyPerDistance);
