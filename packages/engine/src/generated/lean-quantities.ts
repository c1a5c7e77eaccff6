// Written from the rows in data/quantities: `pnpm generate`

import { convertIn, type LeanConvert } from '../conversion/light-conversion.ts';
import type { SpelledUnits } from '../naming/light-find.ts';
import type * as names from './lean-unit-names.ts';
import * as units from './units.ts';

const lengthSpellings = "mtr m px pixel-css";
const areaSpellings = "qm m² sqm m² qkm km² sqkm km² qcm cm² sqcm cm² qmm mm² sqmm mm² sqin in² sf ft² sft ft² sqft ft² sqyd yd² sqmi mi²";
const volumeSpellings = "cbm m³ cc cm³ ccm cm³ l L lit L lt L ltr L cuin in³ cf ft³ cft ft³ cuft ft³ pnt pt cu cup oz fluid-ounce tb tbsp tblsp tbsp galimp gallon-imperial ptimp pint-imperial flozimp fluid-ounce-imperial mcup cup-metric msk tablespoon-metric tsk teaspoon-metric";
const massSpellings = "gm g mt t te t lbm lb ozm oz ozt ounce-troy toz ounce-troy";
const timeSpellings = "sec s hr h mth mo";
const temperatureSpellings = "C °C degC °C degreesC °C oC °C tempC °C degF °F degreesF °F F °F oF °F tempF °F";
const speedSpellings = "mps m/s kmh km/h kmph km/h kph km/h fps ft/s kt kn";
const angleSpellings = "arcdeg ° deg °";
const frequencySpellings = "rpm rotation-per-minute fps frame-per-second";
const pressureSpellings = "bara bar psia psi";
const energySpellings = "kWhr kWh calth cal kCal Cal";
const powerSpellings = "bhp hp shp hp ch PS cv PS hpM PS btuh BTU/h";
const fuelEconomySpellings = "l100km liter-per-100-kilometer lp100km liter-per-100-kilometer kmpl km/L kpl km/L";
const dataRateSpellings = "bps bit/s mbps Mbit/s gbps Gbit/s";
const ratioSpellings = "ea part pcs part abv % pct % dz doz dzn doz mio million";
const volumeFlowSpellings = "lpm L/min lph L/h cfm ft³/min gpm gal/min";
const electricChargeSpellings = "ah Ah";

/** Converts length: meter, kilometer, hectometer … */
export const convertLength: LeanConvert<names.Length> = /* @__PURE__ */ convertIn(units.length, lengthSpellings);

/** Converts area: square meter, square kilometer, square decimeter … */
export const convertArea: LeanConvert<names.Area> = /* @__PURE__ */ convertIn(units.area, areaSpellings);

/** Converts volume: cubic meter, cubic kilometer, cubic decimeter … */
export const convertVolume: LeanConvert<names.Volume> = /* @__PURE__ */ convertIn(units.volume, volumeSpellings);

/** Converts mass: kilogram, gram, teragram … */
export const convertMass: LeanConvert<names.Mass> = /* @__PURE__ */ convertIn(units.mass, massSpellings);

/** Converts time: second, millisecond, microsecond … */
export const convertTime: LeanConvert<names.Time> = /* @__PURE__ */ convertIn(units.time, timeSpellings);

/** Converts labor: person hour, person day, person week … */
export const convertLabor: LeanConvert<names.Labor> = /* @__PURE__ */ convertIn(units.labor);

/** Converts temperature: kelvin, megakelvin, kilokelvin … */
export const convertTemperature: LeanConvert<names.Temperature> = /* @__PURE__ */ convertIn(units.temperature, temperatureSpellings);

/** Converts temperature difference: kelvin (difference), degree Celsius (difference), degree Fahrenheit (difference) … */
export const convertTemperatureDifference: LeanConvert<names.TemperatureDifference> = /* @__PURE__ */ convertIn(units.temperatureDifference);

/** Converts speed and pace: meter per second, centimeter per second, millimeter per second … */
export const convertSpeed: LeanConvert<names.Speed> = /* @__PURE__ */ convertIn(units.speed, speedSpellings);

/** Converts acceleration: meter per square second, centimeter per square second, kilometer per hour second … */
export const convertAcceleration: LeanConvert<names.Acceleration> = /* @__PURE__ */ convertIn(units.acceleration);

/** Converts angle: radian, milliradian, microradian … */
export const convertAngle: LeanConvert<names.Angle> = /* @__PURE__ */ convertIn(units.angle, angleSpellings);

/** Converts solid angle: steradian, millisteradian, microsteradian … */
export const convertSolidAngle: LeanConvert<names.SolidAngle> = /* @__PURE__ */ convertIn(units.solidAngle);

/** Converts frequency: hertz, terahertz, gigahertz … */
export const convertFrequency: LeanConvert<names.Frequency> = /* @__PURE__ */ convertIn(units.frequency, frequencySpellings);

/** Converts angular speed: radian per second, radian per minute, degree per second … */
export const convertAngularSpeed: LeanConvert<names.AngularSpeed> = /* @__PURE__ */ convertIn(units.angularSpeed);

/** Converts force: newton, meganewton, kilonewton … */
export const convertForce: LeanConvert<names.Force> = /* @__PURE__ */ convertIn(units.force);

/** Converts pressure: pascal, gigapascal, megapascal … */
export const convertPressure: LeanConvert<names.Pressure> = /* @__PURE__ */ convertIn(units.pressure, pressureSpellings);

/** Converts gauge pressure: pascal gauge, megapascal gauge, kilopascal gauge … */
export const convertGaugePressure: LeanConvert<names.GaugePressure> = /* @__PURE__ */ convertIn(units.gaugePressure);

/** Converts energy: joule, petajoule, terajoule … */
export const convertEnergy: LeanConvert<names.Energy> = /* @__PURE__ */ convertIn(units.energy, energySpellings);

/** Converts power: watt, terawatt, gigawatt … */
export const convertPower: LeanConvert<names.Power> = /* @__PURE__ */ convertIn(units.power, powerSpellings);

/** Converts torque: newton meter, meganewton meter, kilonewton meter … */
export const convertTorque: LeanConvert<names.Torque> = /* @__PURE__ */ convertIn(units.torque);

/** Converts momentum: kilogram meter per second, newton second, dyne second … */
export const convertMomentum: LeanConvert<names.Momentum> = /* @__PURE__ */ convertIn(units.momentum);

/** Converts moment of inertia: kilogram square meter, pound square foot, pound square inch … */
export const convertMomentOfInertia: LeanConvert<names.MomentOfInertia> = /* @__PURE__ */ convertIn(units.momentOfInertia);

/** Converts surface tension and stiffness: newton per meter, millinewton per meter, dyne per centimeter … */
export const convertSurfaceTension: LeanConvert<names.SurfaceTension> = /* @__PURE__ */ convertIn(units.surfaceTension);

/** Converts fracture toughness: pascal square root meter, megapascal square root meter, kip per square inch square root inch … */
export const convertFractureToughness: LeanConvert<names.FractureToughness> = /* @__PURE__ */ convertIn(units.fractureToughness);

/** Converts fuel economy: cubic meter per meter, liter per 100 kilometer, liter per kilometer … */
export const convertFuelEconomy: LeanConvert<names.FuelEconomy> = /* @__PURE__ */ convertIn(units.fuelEconomy, fuelEconomySpellings);

/** Converts digital information: bit, petabit, terabit … */
export const convertData: LeanConvert<names.Data> = /* @__PURE__ */ convertIn(units.data);

/** Converts data rate: bit per second, terabit per second, gigabit per second … */
export const convertDataRate: LeanConvert<names.DataRate> = /* @__PURE__ */ convertIn(units.dataRate, dataRateSpellings);

/** Converts resolution: pixel per meter, pixel per centimeter, pixel per millimeter … */
export const convertResolution: LeanConvert<names.Resolution> = /* @__PURE__ */ convertIn(units.resolution);

/** Converts graphics: pixel, gigapixel, megapixel … */
export const convertGraphics: LeanConvert<names.Graphics> = /* @__PURE__ */ convertIn(units.graphics);

/** Converts type width: em, en … */
export const convertTypewidth: LeanConvert<names.Typewidth> = /* @__PURE__ */ convertIn(units.typewidth);

/** Converts ratio and count: part, percent, permille … */
export const convertRatio: LeanConvert<names.Ratio> = /* @__PURE__ */ convertIn(units.ratio, ratioSpellings);

/** Converts container capacity: twenty foot equivalent unit, forty foot equivalent unit … */
export const convertContainerCapacity: LeanConvert<names.ContainerCapacity> = /* @__PURE__ */ convertIn(units.containerCapacity);

/** Converts density: kilogram per cubic meter, gram per cubic meter, milligram per cubic meter … */
export const convertDensity: LeanConvert<names.Density> = /* @__PURE__ */ convertIn(units.density);

/** Converts specific weight: newton per cubic meter, kilonewton per cubic meter, pound-force per cubic foot … */
export const convertSpecificWeight: LeanConvert<names.SpecificWeight> = /* @__PURE__ */ convertIn(units.specificWeight);

/** Converts linear density: kilogram per meter, gram per meter, tex … */
export const convertLinearDensity: LeanConvert<names.LinearDensity> = /* @__PURE__ */ convertIn(units.linearDensity);

/** Converts area density: kilogram per square meter, gram per square meter, gram per square centimeter … */
export const convertAreaDensity: LeanConvert<names.AreaDensity> = /* @__PURE__ */ convertIn(units.areaDensity);

/** Converts volume flow: cubic meter per second, cubic meter per minute, cubic meter per hour … */
export const convertVolumeFlow: LeanConvert<names.VolumeFlow> = /* @__PURE__ */ convertIn(units.volumeFlow, volumeFlowSpellings);

/** Converts mass flow: kilogram per second, kilogram per minute, kilogram per hour … */
export const convertMassFlow: LeanConvert<names.MassFlow> = /* @__PURE__ */ convertIn(units.massFlow);

/** Converts molar flow: mole per second, kilomole per second, millimole per second … */
export const convertMolarFlow: LeanConvert<names.MolarFlow> = /* @__PURE__ */ convertIn(units.molarFlow);

/** Converts dynamic viscosity: pascal second, millipascal second, poise … */
export const convertDynamicViscosity: LeanConvert<names.DynamicViscosity> = /* @__PURE__ */ convertIn(units.dynamicViscosity);

/** Converts kinematic viscosity: square meter per second, square millimeter per second, stokes … */
export const convertKinematicViscosity: LeanConvert<names.KinematicViscosity> = /* @__PURE__ */ convertIn(units.kinematicViscosity);

/** Converts fluidity: reciprocal pascal second, rhe … */
export const convertFluidity: LeanConvert<names.Fluidity> = /* @__PURE__ */ convertIn(units.fluidity);

/** Converts water vapor permeance: kilogram per pascal second square meter, perm, perm (0 °C) … */
export const convertVaporPermeance: LeanConvert<names.VaporPermeance> = /* @__PURE__ */ convertIn(units.vaporPermeance);

/** Converts water vapor permeability: kilogram per pascal second meter, perm inch, perm inch (0 °C) … */
export const convertVaporPermeability: LeanConvert<names.VaporPermeability> = /* @__PURE__ */ convertIn(units.vaporPermeability);

/** Converts turbidity: nephelometric turbidity unit, formazin nephelometric unit … */
export const convertTurbidity: LeanConvert<names.Turbidity> = /* @__PURE__ */ convertIn(units.turbidity);

/** Converts specific energy: joule per kilogram, megajoule per kilogram, kilojoule per kilogram … */
export const convertSpecificEnergy: LeanConvert<names.SpecificEnergy> = /* @__PURE__ */ convertIn(units.specificEnergy);

/** Converts energy density: joule per cubic meter, joule per liter, watt hour per liter … */
export const convertEnergyDensity: LeanConvert<names.EnergyDensity> = /* @__PURE__ */ convertIn(units.energyDensity);

/** Converts molar energy: joule per mole, kilojoule per mole, calorie per mole … */
export const convertMolarEnergy: LeanConvert<names.MolarEnergy> = /* @__PURE__ */ convertIn(units.molarEnergy);

/** Converts thermal conductivity: watt per meter kelvin, kilocalorie per hour meter degree Celsius, calorie per second centimeter degree Celsius … */
export const convertThermalConductivity: LeanConvert<names.ThermalConductivity> = /* @__PURE__ */ convertIn(units.thermalConductivity);

/** Converts thermal insulance: square meter kelvin per watt, square meter degree Celsius per watt, square foot hour degree Fahrenheit per British thermal unit (IT) … */
export const convertThermalInsulance: LeanConvert<names.ThermalInsulance> = /* @__PURE__ */ convertIn(units.thermalInsulance);

/** Converts thermal expansion: reciprocal kelvin, reciprocal degree Celsius, reciprocal degree Fahrenheit … */
export const convertThermalExpansion: LeanConvert<names.ThermalExpansion> = /* @__PURE__ */ convertIn(units.thermalExpansion);

/** Converts heat capacity and entropy: joule per kelvin, kilojoule per kelvin, calorie per kelvin … */
export const convertHeatCapacity: LeanConvert<names.HeatCapacity> = /* @__PURE__ */ convertIn(units.heatCapacity);

/** Converts specific heat capacity: joule per kilogram kelvin, kilojoule per kilogram kelvin, joule per gram degree Celsius … */
export const convertSpecificHeatCapacity: LeanConvert<names.SpecificHeatCapacity> = /* @__PURE__ */ convertIn(units.specificHeatCapacity);

/** Converts molar heat capacity: joule per mole kelvin, kilojoule per mole kelvin, calorie per mole kelvin … */
export const convertMolarHeatCapacity: LeanConvert<names.MolarHeatCapacity> = /* @__PURE__ */ convertIn(units.molarHeatCapacity);

/** Converts heat flux and irradiance: watt per square meter, kilowatt per square meter, watt per square centimeter … */
export const convertHeatFlux: LeanConvert<names.HeatFlux> = /* @__PURE__ */ convertIn(units.heatFlux);

/** Converts heat transfer coefficient: watt per square meter kelvin, kilocalorie per hour square meter degree Celsius, British thermal unit (IT) per hour square foot degree Fahrenheit … */
export const convertHeatTransferCoefficient: LeanConvert<names.HeatTransferCoefficient> = /* @__PURE__ */ convertIn(units.heatTransferCoefficient);

/** Converts radiant exposure: joule per square meter, joule per square centimeter, kilowatt hour per square meter … */
export const convertRadiantExposure: LeanConvert<names.RadiantExposure> = /* @__PURE__ */ convertIn(units.radiantExposure);

/** Converts amount of substance: mole, kilomole, millimole … */
export const convertAmountOfSubstance: LeanConvert<names.AmountOfSubstance> = /* @__PURE__ */ convertIn(units.amountOfSubstance);

/** Converts molar concentration: mole per cubic meter, mole per liter, millimole per liter … */
export const convertMolarConcentration: LeanConvert<names.MolarConcentration> = /* @__PURE__ */ convertIn(units.molarConcentration);

/** Converts molality: mole per kilogram, millimole per kilogram, micromole per kilogram … */
export const convertMolality: LeanConvert<names.Molality> = /* @__PURE__ */ convertIn(units.molality);

/** Converts catalytic activity: katal, millikatal, microkatal … */
export const convertCatalyticActivity: LeanConvert<names.CatalyticActivity> = /* @__PURE__ */ convertIn(units.catalyticActivity);

/** Converts catalytic activity concentration: katal per cubic meter, katal per liter, enzyme unit per liter … */
export const convertCatalyticConcentration: LeanConvert<names.CatalyticConcentration> = /* @__PURE__ */ convertIn(units.catalyticConcentration);

/** Converts glomerular filtration rate: milliliter per minute per 1.73 m², milliliter per second per 1.73 m² … */
export const convertFiltrationRate: LeanConvert<names.FiltrationRate> = /* @__PURE__ */ convertIn(units.filtrationRate);

/** Converts electric current: ampere, kiloampere, milliampere … */
export const convertElectricCurrent: LeanConvert<names.ElectricCurrent> = /* @__PURE__ */ convertIn(units.electricCurrent);

/** Converts current noise density: ampere per square root hertz, nanoampere per square root hertz, picoampere per square root hertz … */
export const convertCurrentNoiseDensity: LeanConvert<names.CurrentNoiseDensity> = /* @__PURE__ */ convertIn(units.currentNoiseDensity);

/** Converts electric charge: coulomb, kilocoulomb, millicoulomb … */
export const convertElectricCharge: LeanConvert<names.ElectricCharge> = /* @__PURE__ */ convertIn(units.electricCharge, electricChargeSpellings);

/** Converts voltage: volt, megavolt, kilovolt … */
export const convertVoltage: LeanConvert<names.Voltage> = /* @__PURE__ */ convertIn(units.voltage);

/** Converts voltage noise density: volt per square root hertz, microvolt per square root hertz, nanovolt per square root hertz … */
export const convertVoltageNoiseDensity: LeanConvert<names.VoltageNoiseDensity> = /* @__PURE__ */ convertIn(units.voltageNoiseDensity);

/** Converts electric resistance: ohm, gigaohm, megaohm … */
export const convertElectricResistance: LeanConvert<names.ElectricResistance> = /* @__PURE__ */ convertIn(units.electricResistance);

/** Converts electric conductance: siemens, kilosiemens, millisiemens … */
export const convertElectricConductance: LeanConvert<names.ElectricConductance> = /* @__PURE__ */ convertIn(units.electricConductance);

/** Converts capacitance: farad, millifarad, microfarad … */
export const convertCapacitance: LeanConvert<names.Capacitance> = /* @__PURE__ */ convertIn(units.capacitance);

/** Converts inductance: henry, millihenry, microhenry … */
export const convertInductance: LeanConvert<names.Inductance> = /* @__PURE__ */ convertIn(units.inductance);

/** Converts magnetic flux: weber, milliweber, microweber … */
export const convertMagneticFlux: LeanConvert<names.MagneticFlux> = /* @__PURE__ */ convertIn(units.magneticFlux);

/** Converts magnetic flux density: tesla, millitesla, microtesla … */
export const convertMagneticFluxDensity: LeanConvert<names.MagneticFluxDensity> = /* @__PURE__ */ convertIn(units.magneticFluxDensity);

/** Converts magnetic field strength: ampere per meter, kiloampere per meter, ampere per centimeter … */
export const convertMagneticFieldStrength: LeanConvert<names.MagneticFieldStrength> = /* @__PURE__ */ convertIn(units.magneticFieldStrength);

/** Converts magnetic moment: ampere square meter, joule per tesla, erg per gauss … */
export const convertMagneticMoment: LeanConvert<names.MagneticMoment> = /* @__PURE__ */ convertIn(units.magneticMoment);

/** Converts electric field strength: volt per meter, kilovolt per meter, volt per centimeter … */
export const convertElectricFieldStrength: LeanConvert<names.ElectricFieldStrength> = /* @__PURE__ */ convertIn(units.electricFieldStrength);

/** Converts electric dipole moment: coulomb meter, debye … */
export const convertElectricDipoleMoment: LeanConvert<names.ElectricDipoleMoment> = /* @__PURE__ */ convertIn(units.electricDipoleMoment);

/** Converts electrical resistivity: ohm meter, ohm centimeter, microohm centimeter … */
export const convertResistivity: LeanConvert<names.Resistivity> = /* @__PURE__ */ convertIn(units.resistivity);

/** Converts electrical conductivity: siemens per meter, siemens per centimeter, millisiemens per centimeter … */
export const convertConductivity: LeanConvert<names.Conductivity> = /* @__PURE__ */ convertIn(units.conductivity);

/** Converts apparent and reactive power: volt ampere, gigavolt ampere, megavolt ampere … */
export const convertApparentPower: LeanConvert<names.ApparentPower> = /* @__PURE__ */ convertIn(units.apparentPower);

/** Converts apparent and reactive energy: volt ampere second, volt ampere hour, gigavolt ampere hour … */
export const convertApparentEnergy: LeanConvert<names.ApparentEnergy> = /* @__PURE__ */ convertIn(units.apparentEnergy);

/** Converts luminous intensity: candela, kilocandela, millicandela … */
export const convertLuminousIntensity: LeanConvert<names.LuminousIntensity> = /* @__PURE__ */ convertIn(units.luminousIntensity);

/** Converts luminance: candela per square meter, nit, candela per square centimeter … */
export const convertLuminance: LeanConvert<names.Luminance> = /* @__PURE__ */ convertIn(units.luminance);

/** Converts illuminance: lux, kilolux, millilux … */
export const convertIlluminance: LeanConvert<names.Illuminance> = /* @__PURE__ */ convertIn(units.illuminance);

/** Converts luminous flux: lumen, megalumen, kilolumen … */
export const convertLuminousFlux: LeanConvert<names.LuminousFlux> = /* @__PURE__ */ convertIn(units.luminousFlux);

/** Converts luminous exposure: lux second, lux hour, foot-candle second … */
export const convertLuminousExposure: LeanConvert<names.LuminousExposure> = /* @__PURE__ */ convertIn(units.luminousExposure);

/** Converts reciprocal length: reciprocal meter, reciprocal centimeter, reciprocal inch … */
export const convertWavenumber: LeanConvert<names.Wavenumber> = /* @__PURE__ */ convertIn(units.wavenumber);

/** Converts spectral flux density: watt per square meter hertz, jansky, kilojansky … */
export const convertSpectralFluxDensity: LeanConvert<names.SpectralFluxDensity> = /* @__PURE__ */ convertIn(units.spectralFluxDensity);

/** Converts radioactivity: becquerel, terabecquerel, gigabecquerel … */
export const convertActivity: LeanConvert<names.Activity> = /* @__PURE__ */ convertIn(units.activity);

/** Converts activity concentration: becquerel per cubic meter, becquerel per liter, curie per liter … */
export const convertActivityConcentration: LeanConvert<names.ActivityConcentration> = /* @__PURE__ */ convertIn(units.activityConcentration);

/** Converts absorbed dose: gray, kilogray, centigray … */
export const convertAbsorbedDose: LeanConvert<names.AbsorbedDose> = /* @__PURE__ */ convertIn(units.absorbedDose);

/** Converts equivalent dose: sievert, centisievert, millisievert … */
export const convertEquivalentDose: LeanConvert<names.EquivalentDose> = /* @__PURE__ */ convertIn(units.equivalentDose);

/** Converts equivalent dose rate: sievert per second, sievert per hour, millisievert per hour … */
export const convertEquivalentDoseRate: LeanConvert<names.EquivalentDoseRate> = /* @__PURE__ */ convertIn(units.equivalentDoseRate);

/** Converts radiation exposure: coulomb per kilogram, roentgen, kiloroentgen … */
export const convertRadiationExposure: LeanConvert<names.RadiationExposure> = /* @__PURE__ */ convertIn(units.radiationExposure);

/** Converts energy per distance: joule per meter, watt hour per kilometer, watt hour per mile … */
export const convertEnergyPerDistance: LeanConvert<names.EnergyPerDistance> = /* @__PURE__ */ convertIn(units.energyPerDistance);

/** Converts computing performance: floating-point operation per second, exafloating-point operation per second, petafloating-point operation per second … */
export const convertComputingPerformance: LeanConvert<names.ComputingPerformance> = /* @__PURE__ */ convertIn(units.computingPerformance);

/** Converts telephone traffic: erlang, hundred call seconds per hour … */
export const convertTelephoneTraffic: LeanConvert<names.TelephoneTraffic> = /* @__PURE__ */ convertIn(units.telephoneTraffic);

/** Converts efficiency of heat pumps: coefficient of performance, energy efficiency ratio … */
export const convertHeatPumpEfficiency: LeanConvert<names.HeatPumpEfficiency> = /* @__PURE__ */ convertIn(units.heatPumpEfficiency);

/** Converts vascular resistance: pascal second per cubic meter, Wood unit, dyne second per centimeter to the fifth power … */
export const convertVascularResistance: LeanConvert<names.VascularResistance> = /* @__PURE__ */ convertIn(units.vascularResistance);

/** Converts specific acoustic impedance: rayl, megarayl, pascal second per meter … */
export const convertAcousticImpedance: LeanConvert<names.AcousticImpedance> = /* @__PURE__ */ convertIn(units.acousticImpedance);

/** The units of every quantity, and what people type for the everyday ones. */
export const everything: readonly SpelledUnits[] = [
  [units.length, lengthSpellings],
  [units.area, areaSpellings],
  [units.volume, volumeSpellings],
  [units.mass, massSpellings],
  [units.time, timeSpellings],
  [units.labor, ''],
  [units.temperature, temperatureSpellings],
  [units.temperatureDifference, ''],
  [units.speed, speedSpellings],
  [units.acceleration, ''],
  [units.angle, angleSpellings],
  [units.solidAngle, ''],
  [units.frequency, frequencySpellings],
  [units.angularSpeed, ''],
  [units.force, ''],
  [units.pressure, pressureSpellings],
  [units.gaugePressure, ''],
  [units.energy, energySpellings],
  [units.power, powerSpellings],
  [units.torque, ''],
  [units.momentum, ''],
  [units.momentOfInertia, ''],
  [units.surfaceTension, ''],
  [units.fractureToughness, ''],
  [units.fuelEconomy, fuelEconomySpellings],
  [units.data, ''],
  [units.dataRate, dataRateSpellings],
  [units.resolution, ''],
  [units.graphics, ''],
  [units.typewidth, ''],
  [units.ratio, ratioSpellings],
  [units.containerCapacity, ''],
  [units.level, ''],
  [units.loudness, ''],
  [units.musicalInterval, ''],
  [units.density, ''],
  [units.specificWeight, ''],
  [units.linearDensity, ''],
  [units.areaDensity, ''],
  [units.volumeFlow, volumeFlowSpellings],
  [units.massFlow, ''],
  [units.molarFlow, ''],
  [units.dynamicViscosity, ''],
  [units.kinematicViscosity, ''],
  [units.fluidity, ''],
  [units.vaporPermeance, ''],
  [units.vaporPermeability, ''],
  [units.turbidity, ''],
  [units.specificEnergy, ''],
  [units.energyDensity, ''],
  [units.molarEnergy, ''],
  [units.thermalConductivity, ''],
  [units.thermalInsulance, ''],
  [units.thermalExpansion, ''],
  [units.heatCapacity, ''],
  [units.specificHeatCapacity, ''],
  [units.molarHeatCapacity, ''],
  [units.heatFlux, ''],
  [units.heatTransferCoefficient, ''],
  [units.radiantExposure, ''],
  [units.amountOfSubstance, ''],
  [units.molarConcentration, ''],
  [units.molality, ''],
  [units.catalyticActivity, ''],
  [units.catalyticConcentration, ''],
  [units.filtrationRate, ''],
  [units.electricCurrent, ''],
  [units.currentNoiseDensity, ''],
  [units.electricCharge, electricChargeSpellings],
  [units.voltage, ''],
  [units.voltageNoiseDensity, ''],
  [units.electricResistance, ''],
  [units.electricConductance, ''],
  [units.capacitance, ''],
  [units.inductance, ''],
  [units.magneticFlux, ''],
  [units.magneticFluxDensity, ''],
  [units.magneticFieldStrength, ''],
  [units.magneticMoment, ''],
  [units.electricFieldStrength, ''],
  [units.electricDipoleMoment, ''],
  [units.resistivity, ''],
  [units.conductivity, ''],
  [units.apparentPower, ''],
  [units.apparentEnergy, ''],
  [units.luminousIntensity, ''],
  [units.luminance, ''],
  [units.illuminance, ''],
  [units.luminousFlux, ''],
  [units.luminousExposure, ''],
  [units.wavenumber, ''],
  [units.spectralFluxDensity, ''],
  [units.activity, ''],
  [units.activityConcentration, ''],
  [units.absorbedDose, ''],
  [units.equivalentDose, ''],
  [units.equivalentDoseRate, ''],
  [units.radiationExposure, ''],
  [units.energyPerDistance, ''],
  [units.antennaGain, ''],
  [units.computingPerformance, ''],
  [units.telephoneTraffic, ''],
  [units.filmSpeed, ''],
  [units.heatPumpEfficiency, ''],
  [units.vascularResistance, ''],
  [units.acousticImpedance, ''],
];
