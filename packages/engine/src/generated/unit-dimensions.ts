// Written from the rows in data/quantities: `pnpm generate`

/** The dimension of each quantity, a product of base dimensions. */
export interface UnitDimensions {
  readonly length: 'L';
  readonly area: 'L^2';
  readonly volume: 'L^3';
  readonly mass: 'M';
  readonly time: 'T';
  readonly labor: 'T';
  readonly temperature: 'Θ';
  readonly 'temperature-difference': 'Θ';
  readonly speed: 'L T^-1';
  readonly acceleration: 'L T^-2';
  readonly angle: '1';
  readonly 'solid-angle': '1';
  readonly frequency: 'T^-1';
  readonly 'angular-speed': 'T^-1';
  readonly force: 'M L T^-2';
  readonly pressure: 'M L^-1 T^-2';
  readonly 'gauge-pressure': 'M L^-1 T^-2';
  readonly energy: 'M L^2 T^-2';
  readonly power: 'M L^2 T^-3';
  readonly torque: 'M L^2 T^-2';
  readonly momentum: 'M L T^-1';
  readonly 'moment-of-inertia': 'M L^2';
  readonly 'surface-tension': 'M T^-2';
  readonly 'fracture-toughness': 'M L^-0.5 T^-2';
  readonly 'fuel-economy': 'L^2';
  readonly data: 'B';
  readonly 'data-rate': 'T^-1 B';
  readonly resolution: 'L^-1 P';
  readonly graphics: 'P';
  readonly typewidth: 'E';
  readonly ratio: '1';
  readonly 'container-capacity': '1';
  readonly level: '1';
  readonly loudness: '1';
  readonly 'musical-interval': '1';
  readonly density: 'M L^-3';
  readonly 'specific-weight': 'M L^-2 T^-2';
  readonly 'linear-density': 'M L^-1';
  readonly 'area-density': 'M L^-2';
  readonly 'volume-flow': 'L^3 T^-1';
  readonly 'mass-flow': 'M T^-1';
  readonly 'molar-flow': 'N T^-1';
  readonly 'dynamic-viscosity': 'M L^-1 T^-1';
  readonly 'kinematic-viscosity': 'L^2 T^-1';
  readonly fluidity: 'M^-1 L T';
  readonly 'vapor-permeance': 'L^-1 T';
  readonly 'vapor-permeability': 'T';
  readonly turbidity: '1';
  readonly 'specific-energy': 'L^2 T^-2';
  readonly 'energy-density': 'M L^-1 T^-2';
  readonly 'molar-energy': 'M L^2 T^-2 N^-1';
  readonly 'thermal-conductivity': 'M L T^-3 Θ^-1';
  readonly 'thermal-insulance': 'M^-1 T^3 Θ';
  readonly 'thermal-expansion': 'Θ^-1';
  readonly 'heat-capacity': 'M L^2 T^-2 Θ^-1';
  readonly 'specific-heat-capacity': 'L^2 T^-2 Θ^-1';
  readonly 'molar-heat-capacity': 'M L^2 T^-2 Θ^-1 N^-1';
  readonly 'heat-flux': 'M T^-3';
  readonly 'heat-transfer-coefficient': 'M T^-3 Θ^-1';
  readonly 'radiant-exposure': 'M T^-2';
  readonly 'amount-of-substance': 'N';
  readonly 'molar-concentration': 'L^-3 N';
  readonly molality: 'M^-1 N';
  readonly 'catalytic-activity': 'T^-1 N';
  readonly 'catalytic-concentration': 'L^-3 T^-1 N';
  readonly 'filtration-rate': 'L T^-1';
  readonly 'electric-current': 'I';
  readonly 'current-noise-density': 'I T^0.5';
  readonly 'electric-charge': 'T I';
  readonly voltage: 'M L^2 T^-3 I^-1';
  readonly 'voltage-noise-density': 'M L^2 I^-1 T^-2.5';
  readonly 'electric-resistance': 'M L^2 T^-3 I^-2';
  readonly 'electric-conductance': 'M^-1 L^-2 T^3 I^2';
  readonly capacitance: 'M^-1 L^-2 T^4 I^2';
  readonly inductance: 'M L^2 T^-2 I^-2';
  readonly 'magnetic-flux': 'M L^2 T^-2 I^-1';
  readonly 'magnetic-flux-density': 'M T^-2 I^-1';
  readonly 'magnetic-field-strength': 'L^-1 I';
  readonly 'magnetic-moment': 'L^2 I';
  readonly 'electric-field-strength': 'M L T^-3 I^-1';
  readonly 'electric-dipole-moment': 'L T I';
  readonly resistivity: 'M L^3 T^-3 I^-2';
  readonly conductivity: 'M^-1 L^-3 T^3 I^2';
  readonly 'apparent-power': 'M L^2 T^-3';
  readonly 'apparent-energy': 'M L^2 T^-2';
  readonly 'luminous-intensity': 'J';
  readonly luminance: 'L^-2 J';
  readonly illuminance: 'L^-2 J';
  readonly 'luminous-flux': 'J';
  readonly 'luminous-exposure': 'L^-2 T J';
  readonly wavenumber: 'L^-1';
  readonly 'spectral-flux-density': 'M T^-2';
  readonly activity: 'T^-1';
  readonly 'activity-concentration': 'L^-3 T^-1';
  readonly 'absorbed-dose': 'L^2 T^-2';
  readonly 'equivalent-dose': 'L^2 T^-2';
  readonly 'equivalent-dose-rate': 'L^2 T^-3';
  readonly 'radiation-exposure': 'M^-1 T I';
  readonly 'energy-per-distance': 'M L T^-2';
  readonly 'antenna-gain': '1';
  readonly 'computing-performance': 'T^-1';
  readonly 'telephone-traffic': '1';
  readonly 'film-speed': '1';
  readonly 'heat-pump-efficiency': '1';
  readonly 'vascular-resistance': 'M L^-4 T^-1';
  readonly 'acoustic-impedance': 'M L^-2 T^-1';
  readonly 'biological-activity': 'U';
  readonly 'color-temperature': 'Θ';
  readonly 'gas-column': 'L^-2 N';
  readonly 'specific-power': 'L^2 T^-3';
  readonly 'reduced-electric-field': 'L^4 M T^-3 I^-1';
}

/** Quantities whose units meet those of another quantity, by that one. */
export interface RelatedQuantities {
  readonly torque: 'energy';
  readonly 'angular-speed': 'frequency';
  readonly 'temperature-difference': 'temperature';
}

/** The quantities some of whose units are of the inverse of what they measure: pace in speeds. */
export type ReciprocalQuantity = 'speed' | 'fuel-economy' | 'resolution' | 'linear-density' | 'energy-per-distance' | 'color-temperature';

/** Every spelling of such a unit, between bars. */
export type ReciprocalSpellings = "|second-per-kilometer|second per kilometer|seconds per kilometer|second per kilometre|seconds per kilometre|s/km|minute-per-kilometer|minute per kilometer|minutes per kilometer|minute per kilometre|minutes per kilometre|min/km|minute-per-100-meter|minute per 100 meters|minutes per 100 meters|minute per 100 metres|minutes per 100 metres|min/100 m|minute-per-500-meter|minute per 500 meters|minutes per 500 meters|minute per 500 metres|minutes per 500 metres|min/500 m|minute-per-mile|minute per mile|minutes per mile|min mile|minute mile|min/mi|min miles|minute miles|second-per-100-yard|second per 100 yards|seconds per 100 yards|s/100 yd|mile-per-gallon|mile per gallon|miles per gallon|mile per US gallon|mpg US|mpg|m.p.g|miles per US gallon|mpg USs|mile-per-gallon-imperial|mile per imperial gallon|miles per imperial gallon|imp mpg|mpg Imp.|mpg Imp|imp mpgs|kilometer-per-liter|kilometer per liter|kilometers per liter|kilometre per litre|kilometres per litre|km/L|kmpl|kpl|mile-per-liter|mile per liter|miles per liter|mile per litre|miles per litre|mi/L|millimeter-per-pixel|millimeter per pixel|millimeters per pixel|millimetre per pixel|millimetres per pixel|mm/px|yarn-number-metric|metric yarn number|metric yarn numbers|metric count|metric yarn count|number metric|Nm|metric counts|metric yarn counts|number metrics|yarn-number-cotton|English cotton yarn number|English cotton yarn numbers|cotton count|cotton yarn count|English cotton count|number English|Ne|Nec|cotton counts|cotton yarn counts|English cotton counts|number Englishes|yarn-number-worsted|worsted yarn number|worsted yarn numbers|worsted count|worsted yarn count|NeK|worsted counts|worsted yarn counts|kilometer-per-kilowatt-hour|kilometer per kilowatt hour|kilometers per kilowatt hour|kilometre per kilowatt hour|kilometres per kilowatt hour|km/kWh|mile-per-kilowatt-hour|mile per kilowatt hour|miles per kilowatt hour|mi/kWh|mile-per-gasoline-gallon-equivalent|mile per gallon gasoline equivalent|miles per gallon gasoline equivalent|MPGe|mpge|mired|mireds|micro reciprocal degree|reciprocal megakelvin|MK⁻¹|MK^-1|MK-1|micro reciprocal degrees|reciprocal megakelvins|";

/** Every spelling of a unit on a scale with its own zero, between bars: degrees Celsius, decibels. */
export type ScaleSpellings = "|celsius|degree Celsius|degrees Celsius|centigrade|deg Celsius|degree C|degree centigrade|°Celsius|°C|C|c|C°|deg C|degC|degreesC|oC|temp-C|tempC|centigrades|deg Celsiuses|degrees C|degrees centigrade|°Celsiuses|degc|oc|Celsius|fahrenheit|degree Fahrenheit|degrees Fahrenheit|deg Fahrenheit|degree F|°Fahrenheit|°F|deg F|degF|degreesF|F|F°|oF|temp-F|tempF|deg Fahrenheits|degrees F|°Fahrenheits|degf|of|Fahrenheit|reaumur|degree Réaumur|degrees Réaumur|degree Reaumur|Réaumur|°Réaumur|°Ré|deg Re|degRe|Ré|°Re|degrees Reaumur|Réaumurs|°Réaumurs|romer|degree Rømer|degrees Rømer|degree Roemer|degree Romer|Roemer|Rømer|°Rø|deg Ro|degRo|degRø|Rø|°Ro|degrees Roemer|degrees Romer|Roemers|Rømers|degree-newton|degree Newton|degrees Newton|newton degree|newton scale|°N|degN|newton degrees|newton scales|delisle|degree Delisle|degrees Delisle|°De|deg De|degDe|°D|decibel-spl|decibel of sound pressure level|decibels of sound pressure level|dB SPL|dB(SPL)|dBSPL|decibel-watt|decibel watt|decibel watts|decibel relative to one watt|dBW|decibels relative to one watt|decibel-milliwatt|decibel milliwatt|decibel milliwatts|decibel relative to one milliwatt|dBm|dBmW|decibels relative to one milliwatt|decibel-femtowatt|decibel femtowatt|decibel femtowatts|dBf|dBfW|decibel-microwatt|decibel microwatt|decibel microwatts|dBμW|dBuW|decibel|decibels|dB|db|bel|bels|B|neper|nepers|Np|magnitude|stellar magnitude|stellar magnitudes|astronomical magnitude|mag|astronomical magnitudes|stop|stops|exposure value step|photographic stop|exposure value steps|photographic stops|decibel-carrier|decibel relative to the carrier|decibels relative to the carrier|dBc|decibel-full-scale|decibel relative to full scale|decibels relative to full scale|dBFS|dB FS|dBfs|phon|phons|octave|octaves|oct|whole-tone|whole tone|whole tones|equal-tempered tone|whole step|equal-tempered tones|whole steps|semitone|semitones|half step|half tone|half steps|half tones|quarter-tone|quarter tone|quarter tones|cent|cents|¢|savart|savarts|frequency-decade|frequency decade|frequency decades|decade|decades|saybolt-universal-second|Saybolt universal second at 100 °F|Saybolt universal seconds at 100 °F|Saybolt second|second Saybolt universal|SUS|SSU|SUV|Saybolt seconds|second Saybolt universals|saybolt-furol-second|Saybolt Furol second at 122 °F|Saybolt Furol seconds at 122 °F|second Saybolt Furol|SFS|SSF|second Saybolt Furols|redwood-second|Redwood No. 1 second|Redwood No. 1 seconds|Redwood No 1 second|degree-engler|degree Engler|degrees Engler|Engler|Engler degree|°E|°Engler|Englers|Engler degrees|ph|pH|acidity|acidities|decibel-microampere|decibel relative to 1 microampere|decibels relative to 1 microampere|dBμA|dBuA|decibel-volt|decibel relative to 1 volt|decibels relative to 1 volt|dBV|decibel-millivolt|decibel relative to 1 millivolt|decibels relative to 1 millivolt|dBmV|decibel-microvolt|decibel relative to 1 microvolt|decibels relative to 1 microvolt|dBμV|dBuV|decibel-unloaded|decibel unloaded|decibels unloaded|decibel relative to 0.775 volt|decibel unterminated|dBu|decibels relative to 0.775 volt|decibel unterminateds|decibel-microvolt-per-meter|decibel relative to 1 microvolt per meter|decibels relative to 1 microvolt per meter|decibel relative to 1 microvolt per metre|decibels relative to 1 microvolt per metre|dBμV/m|dBuV/m|exposure-value|exposure value|exposure values|EV|EV100|decibel-isotropic|decibel over an isotropic antenna|decibels over an isotropic antenna|dBi|decibel-dipole|decibel over a half-wave dipole|decibels over a half-wave dipole|dBd|din-speed|ISO logarithmic speed|DIN|";
