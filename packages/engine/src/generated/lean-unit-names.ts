// Written from the rows in data/quantities: `pnpm generate`

/** The identifier or symbol of a unit of length. */
export type Length = "meter" | "m" | "kilometer" | "km" | "hectometer" | "hm" | "dekameter" | "dam" | "decimeter" | "dm" | "centimeter" | "cm" | "millimeter" | "mm" | "micrometer" | "μm" | "nanometer" | "nm" | "picometer" | "pm" | "femtometer" | "fm" | "micron" | "french" | "Fr" | "angstrom" | "Å" | "fermi" | "inch" | "in" | "foot" | "ft" | "yard" | "yd" | "thousand-foot" | "kft" | "thousand-yard" | "kyd" | "mile" | "mi" | "nautical-mile" | "nmi" | "mil" | "microinch" | "μin" | "line" | "barleycorn" | "nail" | "palm" | "hand" | "hh" | "span" | "cubit" | "ell" | "pace" | "smoot" | "rack-unit" | "RU" | "fathom" | "ftm" | "rod" | "rd" | "karam" | "chain" | "ch" | "link" | "lnk" | "chain-engineer" | "furlong" | "fur" | "league" | "lea" | "cable" | "cable-us" | "nautical-mile-imperial" | "nautical-league" | "data-mile" | "mile-scandinavian" | "foot-survey-us" | "ftUS" | "link-survey-us" | "rod-survey-us" | "chain-survey-us" | "fathom-survey-us" | "furlong-survey-us" | "mile-survey-us" | "league-survey-us" | "astronomical-unit" | "au" | "parsec" | "pc" | "gigaparsec" | "Gpc" | "megaparsec" | "Mpc" | "kiloparsec" | "kpc" | "light-second" | "ls" | "light-minute" | "lmin" | "light-hour" | "light-day" | "light-year" | "ly" | "gigalight-year" | "Gly" | "megalight-year" | "Mly" | "kilolight-year" | "kly" | "earth-radius" | "R⊕" | "jupiter-radius" | "solar-radius" | "R☉" | "planck-length" | "bohr-radius" | "a₀" | "x-unit-copper" | "xu(Cu Kα₁)" | "x-unit-molybdenum" | "xu(Mo Kα₁)" | "angstrom-star" | "Å*" | "point" | "pt" | "pica" | "twip" | "pixel-css" | "point-printer" | "pica-printer" | "point-tex" | "point-didot" | "dd" | "cicero" | "shaku-length" | "sun" | "bu-length" | "rin" | "ken" | "jo-jp" | "cho-length" | "ri-jp" | "shaku-cloth" | "chi" | "cun" | "zhang" | "li" | "chek" | "wa" | "ligne" | "pouce" | "pied-du-roi" | "toise" | "pes" | "passus" | "stadium" | "mile-roman" | "pous" | "stadion" | "cubit-biblical" | "handbreadth" | "cubit-royal" | "pied-quebec" | "arpent-length" | "vara" | "legua" | "vara-texas" | "arshin" | "vershok" | "sazhen" | "verst" | "cape-foot" | "cape-rood" | "qasaba";

/** The identifier or symbol of a unit of area. */
export type Area = "square-meter" | "m²" | "square-kilometer" | "km²" | "square-decimeter" | "dm²" | "square-centimeter" | "cm²" | "square-millimeter" | "mm²" | "hectare" | "ha" | "are" | "a" | "decare" | "daa" | "centiare" | "ca" | "barn" | "b" | "millibarn" | "mb" | "microbarn" | "μb" | "nanobarn" | "nb" | "picobarn" | "pb" | "femtobarn" | "fb" | "darcy" | "D" | "millidarcy" | "mD" | "microdarcy" | "μD" | "nanodarcy" | "nD" | "square-inch" | "in²" | "square-foot" | "ft²" | "square-yard" | "yd²" | "square-mile" | "mi²" | "square-mil" | "mil²" | "square-rod" | "rd²" | "square-chain" | "ch²" | "acre" | "ac" | "rood" | "section" | "township" | "roofing-square" | "square-foot-survey-us" | "ftUS²" | "square-mile-survey-us" | "US survey mile²" | "acre-survey-us" | "circular-mil" | "cmil" | "thousand-circular-mil" | "kcmil" | "circular-inch" | "dunam" | "stremma" | "feddan" | "tsubo" | "bu-jp" | "se-jp" | "tan-jp" | "cho" | "tatami" | "pyeong" | "ping" | "mu" | "square-wa" | "wa²" | "ngan" | "rai" | "guntha" | "kanal" | "marla" | "marla-225" | "murabba" | "ankanam" | "cent-land" | "ground" | "bigha-bengal" | "katha-bengal" | "chatak-bengal" | "katha-assam" | "lessa" | "bigha-bihar" | "katha-bihar" | "dhur-bihar" | "biswa" | "bigha-nepal" | "kattha-nepal" | "dhur-nepal" | "ropani" | "aana" | "arpent" | "arpent-paris" | "desyatina" | "morgen" | "jugerum" | "hide" | "manzana" | "cuerda";

/** The identifier or symbol of a unit of volume. */
export type Volume = "cubic-meter" | "m³" | "cubic-kilometer" | "km³" | "cubic-decimeter" | "dm³" | "cubic-centimeter" | "cm³" | "cubic-millimeter" | "mm³" | "cubic-nanometer" | "nm³" | "liter" | "L" | "megaliter" | "ML" | "kiloliter" | "kL" | "hectoliter" | "hL" | "deciliter" | "dL" | "centiliter" | "cL" | "milliliter" | "mL" | "microliter" | "μL" | "femtoliter" | "fL" | "stere" | "lambda" | "λ" | "cubic-inch" | "in³" | "cubic-foot" | "ft³" | "cubic-yard" | "yd³" | "cubic-mile" | "mi³" | "hundred-cubic-foot" | "CCF" | "thousand-cubic-foot" | "Mcf" | "million-cubic-foot" | "MMcf" | "billion-cubic-foot" | "Bcf" | "trillion-cubic-foot" | "Tcf" | "acre-foot" | "ac·ft" | "acre-inch" | "ac·in" | "board-foot" | "FBM" | "thousand-board-foot" | "MBF" | "cord" | "hoppus-foot" | "register-ton" | "GRT" | "freight-ton" | "MTON" | "gallon" | "gal" | "thousand-gallon" | "kgal" | "million-gallon" | "Mgal" | "quart" | "qt" | "pint" | "pt" | "cup" | "gill" | "gi" | "fluid-ounce" | "fl oz" | "dram" | "fl dr" | "minim" | "tablespoon" | "tbsp" | "teaspoon" | "tsp" | "dessert-spoon" | "dsp" | "cup-us-legal" | "fluid-ounce-metric" | "dash" | "pinch" | "smidgen" | "tad" | "drop" | "drop-metric" | "gtt" | "jigger" | "shot" | "fifth" | "bushel" | "bu" | "peck" | "pk" | "gallon-dry" | "quart-dry" | "pint-dry" | "barrel" | "bbl" | "barrel-beer" | "keg" | "barrel-liquid" | "barrel-dry" | "barrel-cranberry" | "hogshead" | "hhd" | "butt" | "tun" | "gallon-imperial" | "gal Imp." | "quart-imperial" | "qt Imp." | "pint-imperial" | "pt Imp." | "cup-imperial" | "gill-imperial" | "gi Imp." | "fluid-ounce-imperial" | "fl oz Imp." | "dram-imperial" | "minim-imperial" | "tablespoon-imperial" | "teaspoon-imperial" | "dessert-spoon-imperial" | "peck-imperial" | "bushel-imperial" | "barrel-imperial" | "firkin" | "kilderkin" | "hogshead-imperial" | "cup-metric" | "tablespoon-metric" | "teaspoon-metric" | "tablespoon-australian" | "pint-metric" | "cup-jp" | "osaji" | "kosaji" | "kryddmatt" | "krm" | "kaffekopp" | "kkp" | "glas" | "kanna" | "vedro" | "fanega" | "sheng" | "dou" | "dan-volume" | "amphora" | "congius" | "sextarius" | "modius" | "metretes" | "medimnos" | "bath" | "hin" | "log-biblical" | "kab" | "ephah" | "seah" | "omer" | "homer" | "wine-bottle" | "half-bottle" | "magnum" | "jeroboam" | "rehoboam" | "methuselah" | "salmanazar" | "balthazar" | "nebuchadnezzar" | "sho-jp" | "koku" | "to-jp" | "go-jp" | "shaku" | "sai";

/** The identifier or symbol of a unit of mass. */
export type Mass = "kilogram" | "kg" | "gram" | "g" | "teragram" | "Tg" | "gigagram" | "Gg" | "megagram" | "Mg" | "hectogram" | "hg" | "dekagram" | "dag" | "decigram" | "dg" | "centigram" | "cg" | "milligram" | "mg" | "microgram" | "μg" | "nanogram" | "ng" | "picogram" | "pg" | "femtogram" | "fg" | "tonne" | "t" | "gigatonne" | "Gt" | "kilotonne" | "kt" | "megatonne" | "Mt" | "quintal" | "q" | "carat" | "ct" | "pound" | "lb" | "thousand-pound" | "klb" | "ounce" | "oz" | "dram-avoirdupois" | "dr" | "grain" | "gr" | "stone" | "st" | "quarter-hundredweight" | "hundredweight" | "cwt" | "long-hundredweight" | "long cwt" | "ton" | "tn" | "long-ton" | "long tn" | "slug" | "pound-troy" | "lb t" | "ounce-troy" | "oz t" | "pennyweight" | "dwt" | "pound-apothecary" | "ounce-apothecary" | "dram-apothecary" | "scruple" | "℈" | "assay-ton" | "AT" | "butter-stick" | "standard-drink-us" | "unit-of-alcohol" | "standard-drink-australian" | "dalton" | "Da" | "megadalton" | "MDa" | "kilodalton" | "kDa" | "electron-mass" | "mₑ" | "proton-mass" | "mₚ" | "neutron-mass" | "mₙ" | "planck-mass" | "solar-mass" | "M☉" | "earth-mass" | "M⊕" | "jupiter-mass" | "kan" | "kin" | "momme" | "fun" | "jin" | "dan-mass" | "liang" | "qian" | "catty" | "tael" | "picul" | "tael-troy" | "geun" | "don" | "baht-mass" | "baht-gold" | "tola" | "masha" | "ratti" | "seer" | "chittack" | "maund" | "pfund" | "zentner" | "grain-paris" | "livre" | "libra" | "arroba" | "arroba-metric" | "funt" | "zolotnik" | "lot" | "pood" | "libra-roman" | "uncia" | "drachma" | "obol" | "mina-attic" | "talent-attic" | "shekel" | "mina-biblical" | "talent-biblical";

/** The identifier or symbol of a unit of time. */
export type Time = "second" | "s" | "millisecond" | "ms" | "microsecond" | "μs" | "nanosecond" | "ns" | "picosecond" | "ps" | "femtosecond" | "fs" | "attosecond" | "as" | "minute" | "min" | "hour" | "h" | "day" | "d" | "week" | "wk" | "fortnight" | "fn" | "month" | "mo" | "quarter" | "qtr" | "half-year" | "year" | "yr" | "decade" | "dec" | "century" | "millennium" | "kyr" | "megayear" | "Myr" | "gigayear" | "Gyr" | "night" | "day-person" | "week-person" | "month-person" | "year-person" | "year-common" | "year-leap" | "year-gregorian" | "month-gregorian" | "year-tropical" | "year-sidereal" | "month-synodic" | "month-sidereal" | "day-sidereal" | "hour-sidereal" | "minute-sidereal" | "second-sidereal" | "sol" | "shake" | "svedberg" | "jiffy" | "moment" | "time-unit" | "TU" | "planck-time" | "atomic-unit-of-time" | "swatch-beat";

/** The identifier or symbol of a unit of labor. */
export type Labor = "person-hour" | "person-h" | "person-day" | "person-week" | "person-month" | "person-year" | "FTE";

/** The identifier or symbol of a unit of temperature. */
export type Temperature = "kelvin" | "K" | "megakelvin" | "MK" | "kilokelvin" | "kK" | "millikelvin" | "mK" | "microkelvin" | "μK" | "nanokelvin" | "nK" | "celsius" | "°C" | "fahrenheit" | "°F" | "rankine" | "°R" | "reaumur" | "°Ré" | "romer" | "°Rø" | "degree-newton" | "°N" | "delisle" | "°De" | "planck-temperature" | "T_P";

/** The identifier or symbol of a unit of temperature difference. */
export type TemperatureDifference = "delta-kelvin" | "ΔK" | "delta-celsius" | "Δ°C" | "delta-fahrenheit" | "Δ°F" | "delta-rankine" | "Δ°R";

/** The identifier or symbol of a unit of speed and pace. */
export type Speed = "meter-per-second" | "m/s" | "centimeter-per-second" | "cm/s" | "millimeter-per-second" | "mm/s" | "meter-per-minute" | "m/min" | "kilometer-per-hour" | "km/h" | "kilometer-per-minute" | "km/min" | "kilometer-per-second" | "km/s" | "mile-per-hour" | "mph" | "foot-per-second" | "ft/s" | "foot-per-minute" | "ft/min" | "foot-per-hour" | "ft/h" | "inch-per-second" | "in/s" | "inch-per-minute" | "in/min" | "knot" | "kn" | "knot-imperial" | "furlong-per-fortnight" | "fur/fn" | "light-speed" | "c₀" | "mach" | "atomic-unit-of-velocity" | "second-per-kilometer" | "s/km" | "minute-per-kilometer" | "min/km" | "minute-per-100-meter" | "min/100 m" | "minute-per-500-meter" | "min/500 m" | "minute-per-mile" | "min/mi" | "second-per-100-yard" | "s/100 yd";

/** The identifier or symbol of a unit of acceleration. */
export type Acceleration = "meter-per-square-second" | "m/s²" | "centimeter-per-square-second" | "cm/s²" | "kilometer-per-hour-second" | "km/(h·s)" | "foot-per-square-second" | "ft/s²" | "inch-per-square-second" | "in/s²" | "mile-per-hour-second" | "mi/(h·s)" | "knot-per-second" | "kn/s" | "g-force" | "gₙ" | "galileo" | "Gal" | "milligalileo" | "mGal" | "microgalileo" | "μGal";

/** The identifier or symbol of a unit of angle. */
export type Angle = "radian" | "rad" | "milliradian" | "mrad" | "microradian" | "μrad" | "nanoradian" | "nrad" | "degree" | "°" | "arc-minute" | "′" | "arc-second" | "″" | "milliarc-second" | "mas" | "microarc-second" | "μas" | "gradian" | "gon" | "centigradian" | "cgon" | "milligradian" | "mgon" | "revolution" | "rev" | "quadrant" | "zodiac-sign" | "hour-angle" | "compass-point" | "binary-degree" | "mil-nato";

/** The identifier or symbol of a unit of solid angle. */
export type SolidAngle = "steradian" | "sr" | "millisteradian" | "msr" | "microsteradian" | "μsr" | "square-degree" | "°²" | "square-arc-minute" | "′²" | "square-arc-second" | "″²" | "spat";

/** The identifier or symbol of a unit of frequency. */
export type Frequency = "hertz" | "Hz" | "terahertz" | "THz" | "gigahertz" | "GHz" | "megahertz" | "MHz" | "kilohertz" | "kHz" | "millihertz" | "mHz" | "per-second" | "s⁻¹" | "per-minute" | "1/min" | "per-hour" | "1/h" | "cycle-per-second" | "rotation-per-second" | "rotation-per-minute" | "beat-per-minute" | "bpm" | "count-per-minute" | "cpm" | "frame-per-second" | "baud" | "Bd" | "megabaud" | "MBd" | "kilobaud" | "kBd";

/** The identifier or symbol of a unit of angular speed. */
export type AngularSpeed = "radian-per-second" | "rad/s" | "radian-per-minute" | "rad/min" | "degree-per-second" | "°/s" | "degree-per-minute" | "°/min" | "degree-per-hour" | "°/h" | "revolution-per-second" | "r/s" | "revolution-per-minute" | "r/min" | "revolution-per-hour" | "rev/h";

/** The identifier or symbol of a unit of force. */
export type Force = "newton" | "N" | "meganewton" | "MN" | "kilonewton" | "kN" | "dekanewton" | "daN" | "millinewton" | "mN" | "micronewton" | "μN" | "nanonewton" | "nN" | "piconewton" | "pN" | "dyne" | "dyn" | "megadyne" | "Mdyn" | "kilodyne" | "kdyn" | "sthene" | "sn" | "kilogram-force" | "kgf" | "gram-force" | "gf" | "tonne-force" | "tf" | "pound-force" | "lbf" | "ounce-force" | "ozf" | "poundal" | "pdl" | "kip" | "ton-force" | "tonf" | "long-ton-force" | "LTf" | "atomic-unit-of-force" | "Eₕ/a₀";

/** The identifier or symbol of a unit of pressure. */
export type Pressure = "pascal" | "Pa" | "gigapascal" | "GPa" | "megapascal" | "MPa" | "kilopascal" | "kPa" | "hectopascal" | "hPa" | "millipascal" | "mPa" | "micropascal" | "μPa" | "bar" | "kilobar" | "kbar" | "decibar" | "dbar" | "millibar" | "mbar" | "microbar" | "μbar" | "atmosphere" | "atm" | "atmosphere-technical" | "at" | "torr" | "Torr" | "millitorr" | "mTorr" | "microtorr" | "μTorr" | "barye" | "Ba" | "pieze" | "pz" | "newton-per-square-millimeter" | "N/mm²" | "dyne-per-square-centimeter" | "dyn/cm²" | "pound-force-per-square-inch" | "psi" | "kip-per-square-inch" | "ksi" | "pound-force-per-square-foot" | "psf" | "kip-per-square-foot" | "ksf" | "ounce-force-per-square-inch" | "osi" | "ton-force-per-square-inch" | "tonf/in²" | "ton-force-per-square-foot" | "tsf" | "long-ton-force-per-square-inch" | "LTf/in²" | "kilogram-force-per-square-centimeter" | "kgf/cm²" | "kilogram-force-per-square-millimeter" | "kgf/mm²" | "gram-force-per-square-centimeter" | "gf/cm²" | "millimeter-of-water" | "mmH₂O" | "centimeter-of-water" | "cmH₂O" | "meter-of-water" | "mH₂O" | "inch-of-water" | "inH₂O" | "foot-of-water" | "ftH₂O" | "centimeter-of-water-4-celsius" | "cmH₂O (4 °C)" | "inch-of-water-39-fahrenheit" | "inH₂O (39 °F)" | "inch-of-water-60-fahrenheit" | "inH₂O (60 °F)" | "foot-of-water-39-fahrenheit" | "ftH₂O (39 °F)" | "micrometer-ofhg" | "μmHg" | "millimeter-ofhg" | "mmHg" | "centimeter-ofhg" | "cmHg" | "inch-ofhg" | "inHg" | "foot-ofhg" | "ftHg" | "centimeter-ofhg-0-celsius" | "cmHg (0 °C)" | "inch-ofhg-32-fahrenheit" | "inHg (32 °F)" | "inch-ofhg-60-fahrenheit" | "inHg (60 °F)";

/** The identifier or symbol of a unit of energy. */
export type Energy = "joule" | "J" | "petajoule" | "PJ" | "terajoule" | "TJ" | "gigajoule" | "GJ" | "megajoule" | "MJ" | "kilojoule" | "kJ" | "millijoule" | "mJ" | "microjoule" | "μJ" | "nanojoule" | "nJ" | "erg" | "watt-second" | "W·s" | "watt-hour" | "Wh" | "terawatt-hour" | "TWh" | "gigawatt-hour" | "GWh" | "megawatt-hour" | "MWh" | "milliwatt-hour" | "mWh" | "microwatt-hour" | "μWh" | "kilowatt-hour" | "kWh" | "electronvolt" | "eV" | "teraelectronvolt" | "TeV" | "gigaelectronvolt" | "GeV" | "megaelectronvolt" | "MeV" | "kiloelectronvolt" | "keV" | "millielectronvolt" | "meV" | "calorie" | "cal" | "gigacalorie" | "Gcal" | "megacalorie" | "Mcal" | "kilocalorie" | "kcal" | "foodcalorie" | "Cal" | "calorie-it" | "cal_IT" | "gigacalorie-it" | "Gcal_IT" | "megacalorie-it" | "Mcal_IT" | "kilocalorie-it" | "kcal_IT" | "calorie-15-celsius" | "cal₁₅" | "calorie-20-celsius" | "cal₂₀" | "calorie-mean" | "cal_mean" | "thermie" | "british-thermal-unit-it" | "BTU" | "british-thermal-unit" | "BTU_th" | "british-thermal-unit-mean" | "BTU_mean" | "british-thermal-unit-iso" | "BTU_ISO" | "british-thermal-unit-39-fahrenheit" | "BTU (39 °F)" | "british-thermal-unit-59-fahrenheit" | "BTU (59 °F)" | "british-thermal-unit-60-fahrenheit" | "BTU (60 °F)" | "thousand-british-thermal-unit-it" | "kBTU" | "million-british-thermal-unit-it" | "MMBTU" | "celsius-heat-unit" | "CHU" | "therm-us" | "thm" | "dekatherm-us" | "Dth" | "therm-ec" | "thm (EC)" | "therm-uk" | "thm (UK)" | "quad" | "ton-of-tnt" | "t TNT" | "gigaton-of-tnt" | "Gt TNT" | "megaton-of-tnt" | "Mt TNT" | "kiloton-of-tnt" | "kt TNT" | "barrel-of-oil-equivalent" | "boe" | "tonne-of-oil-equivalent" | "toe" | "gigatonne-of-oil-equivalent" | "Gtoe" | "megatonne-of-oil-equivalent" | "Mtoe" | "kilotonne-of-oil-equivalent" | "ktoe" | "tonne-of-coal-equivalent" | "tce" | "gigatonne-of-coal-equivalent" | "Gtce" | "megatonne-of-coal-equivalent" | "Mtce" | "kilotonne-of-coal-equivalent" | "ktce" | "gasoline-gallon-equivalent" | "GGE" | "foot-pound-force" | "ft·lbf" | "inch-pound-force" | "in·lbf" | "meter-kilogram-force" | "m·kgf" | "horsepower-hour" | "hp·h" | "ton-of-refrigeration-hour" | "TR·h" | "hartree" | "Eₕ" | "rydberg" | "Ry" | "planck-energy" | "E_P";

/** The identifier or symbol of a unit of power. */
export type Power = "watt" | "W" | "terawatt" | "TW" | "gigawatt" | "GW" | "megawatt" | "MW" | "kilowatt" | "kW" | "milliwatt" | "mW" | "microwatt" | "μW" | "nanowatt" | "nW" | "picowatt" | "pW" | "horsepower" | "hp" | "horsepower-metric" | "PS" | "horsepower-electric" | "hp(E)" | "horsepower-boiler" | "hp(S)" | "horsepower-water" | "hp(W)" | "foot-pound-force-per-second" | "ft·lbf/s" | "foot-pound-force-per-minute" | "ft·lbf/min" | "kilogram-force-meter-per-second" | "kgf·m/s" | "erg-per-second" | "erg/s" | "kilocalorie-per-hour" | "kcal/h" | "british-thermal-unit-it-per-second" | "BTU/s" | "british-thermal-unit-it-per-minute" | "BTU/min" | "british-thermal-unit-it-per-hour" | "BTU/h" | "thousand-british-thermal-unit-it-per-hour" | "MBH" | "ton-of-refrigeration" | "TR" | "solar-luminosity" | "L☉";

/** The identifier or symbol of a unit of torque. */
export type Torque = "newton-meter" | "N·m" | "meganewton-meter" | "MN·m" | "kilonewton-meter" | "kN·m" | "millinewton-meter" | "mN·m" | "newton-centimeter" | "N·cm" | "newton-millimeter" | "N·mm" | "kilogram-force-meter" | "kgf·m" | "kilogram-force-centimeter" | "kgf·cm" | "gram-force-centimeter" | "gf·cm" | "dyne-centimeter" | "dyn·cm" | "pound-force-foot" | "lbf·ft" | "pound-force-inch" | "lbf·in" | "ounce-force-inch" | "ozf·in" | "ounce-force-foot" | "ozf·ft" | "poundal-foot" | "pdl·ft";

/** The identifier or symbol of a unit of momentum. */
export type Momentum = "kilogram-meter-per-second" | "kg·m/s" | "newton-second" | "N·s" | "dyne-second" | "dyn·s" | "pound-force-second" | "lbf·s";

/** The identifier or symbol of a unit of moment of inertia. */
export type MomentOfInertia = "kilogram-square-meter" | "kg·m²" | "pound-square-foot" | "lb·ft²" | "pound-square-inch" | "lb·in²" | "ounce-square-inch" | "oz·in²" | "slug-square-foot" | "slug·ft²";

/** The identifier or symbol of a unit of surface tension and stiffness. */
export type SurfaceTension = "newton-per-meter" | "N/m" | "millinewton-per-meter" | "mN/m" | "dyne-per-centimeter" | "dyn/cm" | "gram-force-per-centimeter" | "gf/cm" | "pound-force-per-inch" | "lbf/in" | "pound-force-per-foot" | "lbf/ft" | "kip-per-foot" | "kip/ft";

/** The identifier or symbol of a unit of fracture toughness. */
export type FractureToughness = "pascal-square-root-meter" | "Pa·√m" | "megapascal-square-root-meter" | "MPa·√m" | "kip-per-square-inch-square-root-inch" | "ksi·√in";

/** The identifier or symbol of a unit of fuel economy. */
export type FuelEconomy = "cubic-meter-per-meter" | "m³/m" | "liter-per-100-kilometer" | "L/100 km" | "liter-per-kilometer" | "L/km" | "liter-per-10-kilometer" | "L/10 km" | "gallon-per-mile" | "gal/mi" | "gallon-per-100-mile" | "gal/100 mi" | "mile-per-gallon" | "mpg" | "mile-per-gallon-imperial" | "mpg Imp." | "kilometer-per-liter" | "km/L" | "mile-per-liter" | "mi/L";

/** The identifier or symbol of a unit of digital information. */
export type Data = "bit" | "petabit" | "Pbit" | "terabit" | "Tbit" | "gigabit" | "Gbit" | "megabit" | "Mbit" | "kilobit" | "kbit" | "tebibit" | "Tibit" | "gibibit" | "Gibit" | "mebibit" | "Mibit" | "kibibit" | "Kibit" | "byte" | "B" | "zettabyte" | "ZB" | "exabyte" | "EB" | "petabyte" | "PB" | "terabyte" | "TB" | "gigabyte" | "GB" | "megabyte" | "MB" | "kilobyte" | "kB" | "exbibyte" | "EiB" | "pebibyte" | "PiB" | "tebibyte" | "TiB" | "gibibyte" | "GiB" | "mebibyte" | "MiB" | "kibibyte" | "KiB" | "octet" | "o" | "teraoctet" | "To" | "gigaoctet" | "Go" | "megaoctet" | "Mo" | "kilooctet" | "ko" | "gibioctet" | "Gio" | "mebioctet" | "Mio" | "kibioctet" | "Kio" | "nibble" | "crumb" | "shannon" | "Sh" | "nat" | "hartley" | "Hart" | "trit" | "word" | "double-word" | "quad-word";

/** The identifier or symbol of a unit of data rate. */
export type DataRate = "bit-per-second" | "bit/s" | "terabit-per-second" | "Tbit/s" | "gigabit-per-second" | "Gbit/s" | "megabit-per-second" | "Mbit/s" | "kilobit-per-second" | "kbit/s" | "gibibit-per-second" | "Gibit/s" | "mebibit-per-second" | "Mibit/s" | "kibibit-per-second" | "Kibit/s" | "byte-per-second" | "B/s" | "terabyte-per-second" | "TB/s" | "gigabyte-per-second" | "GB/s" | "megabyte-per-second" | "MB/s" | "kilobyte-per-second" | "kB/s" | "gibibyte-per-second" | "GiB/s" | "mebibyte-per-second" | "MiB/s" | "kibibyte-per-second" | "KiB/s" | "ds1" | "DS1" | "ds3" | "DS3" | "e1" | "E1" | "e3" | "E3";

/** The identifier or symbol of a unit of resolution. */
export type Resolution = "pixel-per-meter" | "px/m" | "pixel-per-centimeter" | "px/cm" | "pixel-per-millimeter" | "px/mm" | "pixel-per-inch" | "ppi" | "dot-per-inch" | "dpi" | "dot-per-centimeter" | "dpcm" | "dot-per-millimeter" | "dpmm" | "dot-per-css-pixel" | "dppx" | "millimeter-per-pixel" | "mm/px";

/** The identifier or symbol of a unit of graphics. */
export type Graphics = "pixel" | "px" | "gigapixel" | "Gpx" | "megapixel" | "Mpx" | "kilopixel" | "kpx" | "dot";

/** The identifier or symbol of a unit of type width. */
export type Typewidth = "em" | "en";

/** The identifier or symbol of a unit of ratio and count. */
export type Ratio = "part" | "percent" | "%" | "permille" | "‰" | "permyriad" | "‱" | "part-per-1e5" | "pcm" | "part-per-1e6" | "ppm" | "part-per-1e9" | "ppb" | "part-per-1e12" | "ppt" | "part-per-1e15" | "ppq" | "strain" | "ε" | "millistrain" | "mε" | "microstrain" | "με" | "karat" | "kt" | "proof" | "proof-imperial" | "pair" | "pr" | "trio" | "half-dozen" | "dozen" | "doz" | "bakers-dozen" | "score" | "hundred" | "long-hundred" | "gross" | "gro" | "great-gross" | "thousand" | "myriad" | "lakh" | "million" | "crore" | "billion" | "trillion" | "quire" | "ream";

/** The identifier or symbol of a unit of container capacity. */
export type ContainerCapacity = "twenty-foot-equivalent-unit" | "TEU" | "forty-foot-equivalent-unit" | "FEU";

/** The identifier or symbol of a unit of density. */
export type Density = "kilogram-per-cubic-meter" | "kg/m³" | "gram-per-cubic-meter" | "g/m³" | "milligram-per-cubic-meter" | "mg/m³" | "microgram-per-cubic-meter" | "μg/m³" | "gram-per-cubic-centimeter" | "g/cm³" | "gram-per-milliliter" | "g/mL" | "microgram-per-milliliter" | "μg/mL" | "nanogram-per-milliliter" | "ng/mL" | "gram-per-liter" | "g/L" | "kilogram-per-liter" | "kg/L" | "milligram-per-liter" | "mg/L" | "microgram-per-liter" | "μg/L" | "gram-per-deciliter" | "g/dL" | "milligram-per-deciliter" | "mg/dL" | "pound-per-cubic-foot" | "lb/ft³" | "pound-per-cubic-inch" | "lb/in³" | "pound-per-cubic-yard" | "lb/yd³" | "pound-per-gallon" | "lb/gal" | "pound-per-gallon-imperial" | "lb/gal Imp." | "ounce-per-cubic-inch" | "oz/in³" | "ounce-per-gallon" | "oz/gal" | "grain-per-gallon" | "gpg" | "grain-per-gallon-imperial" | "gr/gal Imp." | "slug-per-cubic-foot" | "slug/ft³";

/** The identifier or symbol of a unit of specific weight. */
export type SpecificWeight = "newton-per-cubic-meter" | "N/m³" | "kilonewton-per-cubic-meter" | "kN/m³" | "pound-force-per-cubic-foot" | "lbf/ft³" | "ofhg" | "of-water";

/** The identifier or symbol of a unit of linear density. */
export type LinearDensity = "kilogram-per-meter" | "kg/m" | "gram-per-meter" | "g/m" | "tex" | "kilotex" | "ktex" | "decitex" | "dtex" | "millitex" | "mtex" | "denier" | "den" | "pound-per-foot" | "lb/ft" | "pound-per-inch" | "lb/in" | "pound-per-yard" | "lb/yd" | "yarn-number-metric" | "Nm" | "yarn-number-cotton" | "Ne" | "yarn-number-worsted" | "NeK";

/** The identifier or symbol of a unit of area density. */
export type AreaDensity = "kilogram-per-square-meter" | "kg/m²" | "gram-per-square-meter" | "g/m²" | "gram-per-square-centimeter" | "g/cm²" | "kilogram-per-square-centimeter" | "kg/cm²" | "kilogram-per-hectare" | "kg/ha" | "tonne-per-hectare" | "t/ha" | "ounce-per-square-yard" | "oz/yd²" | "ounce-per-square-foot" | "oz/ft²" | "pound-per-square-foot" | "lb/ft²" | "pound-per-square-inch" | "lb/in²" | "pound-per-acre" | "lb/ac" | "ton-per-acre" | "tn/ac";

/** The identifier or symbol of a unit of volume flow. */
export type VolumeFlow = "cubic-meter-per-second" | "m³/s" | "cubic-meter-per-minute" | "m³/min" | "cubic-meter-per-hour" | "m³/h" | "cubic-meter-per-day" | "m³/d" | "liter-per-second" | "L/s" | "liter-per-minute" | "L/min" | "liter-per-hour" | "L/h" | "liter-per-day" | "L/d" | "megaliter-per-day" | "ML/d" | "milliliter-per-minute" | "mL/min" | "cubic-centimeter-per-second" | "cm³/s" | "cubic-foot-per-second" | "ft³/s" | "cubic-foot-per-minute" | "ft³/min" | "cubic-foot-per-hour" | "ft³/h" | "cubic-foot-per-day" | "ft³/d" | "million-cubic-foot-per-day" | "MMcfd" | "billion-cubic-foot-per-day" | "Bcfd" | "gallon-per-minute" | "gal/min" | "gallon-per-hour" | "gal/h" | "gallon-per-day" | "gal/d" | "million-gallon-per-day" | "MGD" | "gallon-imperial-per-minute" | "gal Imp./min" | "gallon-imperial-per-hour" | "gal Imp./h" | "gallon-imperial-per-day" | "gal Imp./d" | "barrel-per-hour" | "bbl/h" | "barrel-per-day" | "bbl/d" | "acre-foot-per-year" | "ac·ft/yr" | "miners-inch" | "sverdrup" | "Sv";

/** The identifier or symbol of a unit of mass flow. */
export type MassFlow = "kilogram-per-second" | "kg/s" | "kilogram-per-minute" | "kg/min" | "kilogram-per-hour" | "kg/h" | "gram-per-second" | "g/s" | "tonne-per-hour" | "t/h" | "tonne-per-day" | "t/d" | "tonne-per-year" | "t/yr" | "pound-per-second" | "lb/s" | "pound-per-minute" | "lb/min" | "pound-per-hour" | "lb/h" | "pound-per-day" | "lb/d" | "ton-per-hour" | "tn/h";

/** The identifier or symbol of a unit of molar flow. */
export type MolarFlow = "mole-per-second" | "mol/s" | "kilomole-per-second" | "kmol/s" | "millimole-per-second" | "mmol/s" | "micromole-per-second" | "μmol/s" | "mole-per-hour" | "mol/h" | "kilomole-per-hour" | "kmol/h" | "standard-cubic-centimeter-per-minute" | "sccm" | "standard-cubic-centimeter-per-second" | "sccs" | "standard-liter-per-minute" | "slm" | "normal-liter-per-minute" | "NL/min" | "normal-cubic-meter-per-hour" | "Nm³/h" | "standard-cubic-meter-per-hour" | "Sm³/h" | "million-standard-cubic-meter-per-day" | "MMscmd" | "standard-cubic-foot-per-minute" | "scfm" | "standard-cubic-foot-per-hour" | "scfh" | "standard-cubic-foot-per-day" | "scfd" | "thousand-standard-cubic-foot-per-day" | "Mscfd" | "million-standard-cubic-foot-per-day" | "MMscfd";

/** The identifier or symbol of a unit of dynamic viscosity. */
export type DynamicViscosity = "pascal-second" | "Pa·s" | "millipascal-second" | "mPa·s" | "poise" | "P" | "centipoise" | "cP" | "millipoise" | "mP" | "micropoise" | "μP" | "pound-force-second-per-square-foot" | "lbf·s/ft²" | "reyn" | "microreyn" | "μreyn" | "pound-per-foot-second" | "lb/(ft·s)";

/** The identifier or symbol of a unit of kinematic viscosity. */
export type KinematicViscosity = "square-meter-per-second" | "m²/s" | "square-millimeter-per-second" | "mm²/s" | "stokes" | "St" | "centistokes" | "cSt" | "millistokes" | "mSt" | "square-foot-per-second" | "ft²/s";

/** The identifier or symbol of a unit of fluidity. */
export type Fluidity = "per-pascal-second" | "1/Pa·s" | "rhe";

/** The identifier or symbol of a unit of water vapor permeance. */
export type VaporPermeance = "kilogram-per-pascal-second-square-meter" | "kg/(Pa·s·m²)" | "perm" | "perm-0-celsius" | "perm-23-celsius";

/** The identifier or symbol of a unit of water vapor permeability. */
export type VaporPermeability = "kilogram-per-pascal-second-meter" | "kg/(Pa·s·m)" | "perm-inch" | "perm·in" | "perm-inch-0-celsius" | "perm-inch-23-celsius";

/** The identifier or symbol of a unit of turbidity. */
export type Turbidity = "nephelometric-turbidity-unit" | "NTU" | "formazin-nephelometric-unit" | "FNU";

/** The identifier or symbol of a unit of specific energy. */
export type SpecificEnergy = "joule-per-kilogram" | "J/kg" | "megajoule-per-kilogram" | "MJ/kg" | "kilojoule-per-kilogram" | "kJ/kg" | "joule-per-gram" | "J/g" | "kilojoule-per-100-gram" | "kJ/100 g" | "watt-hour-per-kilogram" | "Wh/kg" | "calorie-per-gram" | "cal/g" | "kilocalorie-per-gram" | "kcal/g" | "kilocalorie-per-kilogram" | "kcal/kg" | "kilocalorie-per-100-gram" | "kcal/100 g" | "british-thermal-unit-it-per-pound" | "BTU/lb";

/** The identifier or symbol of a unit of energy density. */
export type EnergyDensity = "joule-per-cubic-meter" | "J/m³" | "joule-per-liter" | "J/L" | "watt-hour-per-liter" | "Wh/L" | "kilowatt-hour-per-cubic-meter" | "kWh/m³" | "british-thermal-unit-it-per-cubic-foot" | "BTU/ft³" | "gasoline-energy-density";

/** The identifier or symbol of a unit of molar energy. */
export type MolarEnergy = "joule-per-mole" | "J/mol" | "kilojoule-per-mole" | "kJ/mol" | "calorie-per-mole" | "cal/mol" | "kilocalorie-per-mole" | "kcal/mol" | "electronvolt-per-item" | "eV/item";

/** The identifier or symbol of a unit of thermal conductivity. */
export type ThermalConductivity = "watt-per-meter-kelvin" | "W/(m·K)" | "kilocalorie-per-hour-meter-celsius" | "kcal/(h·m·°C)" | "calorie-per-second-centimeter-celsius" | "cal/(s·cm·°C)" | "british-thermal-unit-it-per-hour-foot-fahrenheit" | "BTU/(h·ft·°F)" | "british-thermal-unit-it-inch-per-hour-square-foot-fahrenheit" | "BTU·in/(h·ft²·°F)";

/** The identifier or symbol of a unit of thermal insulance. */
export type ThermalInsulance = "square-meter-kelvin-per-watt" | "m²·K/W" | "square-meter-celsius-per-watt" | "m²·°C/W" | "square-foot-hour-fahrenheit-per-british-thermal-unit-it" | "ft²·h·°F/BTU" | "clo" | "tog";

/** The identifier or symbol of a unit of thermal expansion. */
export type ThermalExpansion = "per-kelvin" | "K⁻¹" | "per-celsius" | "°C⁻¹" | "per-fahrenheit" | "°F⁻¹" | "part-per-1e6-per-kelvin" | "ppm/K";

/** The identifier or symbol of a unit of heat capacity and entropy. */
export type HeatCapacity = "joule-per-kelvin" | "J/K" | "kilojoule-per-kelvin" | "kJ/K" | "calorie-per-kelvin" | "cal/K" | "british-thermal-unit-it-per-fahrenheit" | "BTU/°F";

/** The identifier or symbol of a unit of specific heat capacity. */
export type SpecificHeatCapacity = "joule-per-kilogram-kelvin" | "J/(kg·K)" | "kilojoule-per-kilogram-kelvin" | "kJ/(kg·K)" | "joule-per-gram-celsius" | "J/(g·°C)" | "calorie-per-gram-celsius" | "cal/(g·°C)" | "british-thermal-unit-it-per-pound-fahrenheit" | "BTU/(lb·°F)";

/** The identifier or symbol of a unit of molar heat capacity. */
export type MolarHeatCapacity = "joule-per-mole-kelvin" | "J/(mol·K)" | "kilojoule-per-mole-kelvin" | "kJ/(mol·K)" | "calorie-per-mole-kelvin" | "cal/(mol·K)" | "molar-gas-constant";

/** The identifier or symbol of a unit of heat flux and irradiance. */
export type HeatFlux = "watt-per-square-meter" | "W/m²" | "kilowatt-per-square-meter" | "kW/m²" | "watt-per-square-centimeter" | "W/cm²" | "watt-per-square-foot" | "W/ft²" | "kilocalorie-per-hour-square-meter" | "kcal/(h·m²)" | "british-thermal-unit-it-per-hour-square-foot" | "BTU/(h·ft²)" | "solar-irradiance" | "S☉";

/** The identifier or symbol of a unit of heat transfer coefficient. */
export type HeatTransferCoefficient = "watt-per-square-meter-kelvin" | "W/(m²·K)" | "kilocalorie-per-hour-square-meter-celsius" | "kcal/(h·m²·°C)" | "british-thermal-unit-it-per-hour-square-foot-fahrenheit" | "BTU/(h·ft²·°F)";

/** The identifier or symbol of a unit of radiant exposure. */
export type RadiantExposure = "joule-per-square-meter" | "J/m²" | "joule-per-square-centimeter" | "J/cm²" | "kilowatt-hour-per-square-meter" | "kWh/m²" | "langley" | "Ly";

/** The identifier or symbol of a unit of amount of substance. */
export type AmountOfSubstance = "mole" | "mol" | "kilomole" | "kmol" | "millimole" | "mmol" | "micromole" | "μmol" | "nanomole" | "nmol" | "picomole" | "pmol" | "item" | "equivalent" | "Eq" | "milliequivalent" | "mEq" | "microequivalent" | "μEq" | "osmole" | "Osm" | "milliosmole" | "mOsm" | "pound-mole" | "lbmol" | "ounce-mole" | "ozmol" | "tonne-mole" | "tmol" | "normal-cubic-meter" | "Nm³" | "normal-liter" | "NL" | "standard-cubic-meter" | "Sm³" | "standard-cubic-foot" | "scf" | "thousand-standard-cubic-foot" | "Mscf" | "million-standard-cubic-foot" | "MMscf" | "standard-liter" | "sL" | "standard-cubic-centimeter" | "scc";

/** The identifier or symbol of a unit of molar concentration. */
export type MolarConcentration = "mole-per-cubic-meter" | "mol/m³" | "mole-per-liter" | "mol/L" | "millimole-per-liter" | "mmol/L" | "micromole-per-liter" | "μmol/L" | "nanomole-per-liter" | "nmol/L" | "molar" | "M" | "millimolar" | "mM" | "micromolar" | "μM" | "nanomolar" | "nM" | "picomolar" | "pM" | "item-per-cubic-meter" | "item/m³" | "milligram-ofglucose-per-deciliter" | "mg glucose/dL";

/** The identifier or symbol of a unit of molality. */
export type Molality = "mole-per-kilogram" | "mol/kg" | "millimole-per-kilogram" | "mmol/kg" | "micromole-per-kilogram" | "μmol/kg" | "ofglucose";

/** The identifier or symbol of a unit of catalytic activity. */
export type CatalyticActivity = "katal" | "kat" | "millikatal" | "mkat" | "microkatal" | "μkat" | "nanokatal" | "nkat" | "picokatal" | "pkat" | "enzyme-unit" | "U" | "megaenzyme-unit" | "MU" | "kiloenzyme-unit" | "kU" | "millienzyme-unit" | "mU" | "microenzyme-unit" | "μU";

/** The identifier or symbol of a unit of catalytic activity concentration. */
export type CatalyticConcentration = "katal-per-cubic-meter" | "kat/m³" | "katal-per-liter" | "kat/L" | "enzyme-unit-per-liter" | "U/L";

/** The identifier or symbol of a unit of glomerular filtration rate. */
export type FiltrationRate = "milliliter-per-minute-per-standard-body" | "mL/min/1.73 m²" | "milliliter-per-second-per-standard-body" | "mL/s/1.73 m²";

/** The identifier or symbol of a unit of electric current. */
export type ElectricCurrent = "ampere" | "A" | "kiloampere" | "kA" | "milliampere" | "mA" | "microampere" | "μA" | "nanoampere" | "nA" | "picoampere" | "pA" | "abampere" | "abA" | "biot" | "Bi" | "statampere" | "statA" | "ampere-turn" | "At" | "kiloampere-turn" | "kAt" | "gilbert" | "Gi" | "conventional-ampere" | "A₉₀" | "atomic-unit-of-current" | "eEₕ/ħ";

/** The identifier or symbol of a unit of current noise density. */
export type CurrentNoiseDensity = "ampere-per-square-root-hertz" | "A/√Hz" | "nanoampere-per-square-root-hertz" | "nA/√Hz" | "picoampere-per-square-root-hertz" | "pA/√Hz";

/** The identifier or symbol of a unit of electric charge. */
export type ElectricCharge = "coulomb" | "C" | "kilocoulomb" | "kC" | "millicoulomb" | "mC" | "microcoulomb" | "μC" | "nanocoulomb" | "nC" | "picocoulomb" | "pC" | "ampere-hour" | "Ah" | "kiloampere-hour" | "kAh" | "milliampere-hour" | "mAh" | "microampere-hour" | "μAh" | "ampere-second" | "A·s" | "elementary-charge" | "e" | "faraday" | "abcoulomb" | "abC" | "statcoulomb" | "statC" | "franklin" | "Fr";

/** The identifier or symbol of a unit of voltage. */
export type Voltage = "volt" | "V" | "megavolt" | "MV" | "kilovolt" | "kV" | "millivolt" | "mV" | "microvolt" | "μV" | "nanovolt" | "nV" | "abvolt" | "abV" | "statvolt" | "statV" | "conventional-volt" | "V₉₀";

/** The identifier or symbol of a unit of voltage noise density. */
export type VoltageNoiseDensity = "volt-per-square-root-hertz" | "V/√Hz" | "microvolt-per-square-root-hertz" | "μV/√Hz" | "nanovolt-per-square-root-hertz" | "nV/√Hz";

/** The identifier or symbol of a unit of electric resistance. */
export type ElectricResistance = "ohm" | "Ω" | "gigaohm" | "GΩ" | "megaohm" | "MΩ" | "kiloohm" | "kΩ" | "milliohm" | "mΩ" | "microohm" | "μΩ" | "abohm" | "abΩ" | "statohm" | "statΩ" | "von-klitzing" | "R_K" | "conventional-ohm" | "Ω₉₀";

/** The identifier or symbol of a unit of electric conductance. */
export type ElectricConductance = "siemens" | "S" | "kilosiemens" | "kS" | "millisiemens" | "mS" | "microsiemens" | "μS" | "nanosiemens" | "nS" | "picosiemens" | "pS" | "mho" | "℧" | "millimho" | "m℧" | "micromho" | "μ℧" | "abmho" | "ab℧" | "statmho" | "stat℧";

/** The identifier or symbol of a unit of capacitance. */
export type Capacitance = "farad" | "F" | "millifarad" | "mF" | "microfarad" | "μF" | "nanofarad" | "nF" | "picofarad" | "pF" | "femtofarad" | "fF" | "abfarad" | "abF" | "statfarad" | "statF";

/** The identifier or symbol of a unit of inductance. */
export type Inductance = "henry" | "H" | "millihenry" | "mH" | "microhenry" | "μH" | "nanohenry" | "nH" | "picohenry" | "pH" | "abhenry" | "abH" | "stathenry" | "statH";

/** The identifier or symbol of a unit of magnetic flux. */
export type MagneticFlux = "weber" | "Wb" | "milliweber" | "mWb" | "microweber" | "μWb" | "nanoweber" | "nWb" | "maxwell" | "Mx" | "megamaxwell" | "MMx" | "kilomaxwell" | "kMx" | "unit-pole" | "magnetic-flux-quantum" | "Φ₀";

/** The identifier or symbol of a unit of magnetic flux density. */
export type MagneticFluxDensity = "tesla" | "T" | "millitesla" | "mT" | "microtesla" | "μT" | "nanotesla" | "nT" | "picotesla" | "pT" | "gauss" | "G" | "milligauss" | "mG" | "microgauss" | "μG" | "gamma" | "γ";

/** The identifier or symbol of a unit of magnetic field strength. */
export type MagneticFieldStrength = "ampere-per-meter" | "A/m" | "kiloampere-per-meter" | "kA/m" | "ampere-per-centimeter" | "A/cm" | "oersted" | "Oe" | "kilooersted" | "kOe" | "millioersted" | "mOe";

/** The identifier or symbol of a unit of magnetic moment. */
export type MagneticMoment = "ampere-square-meter" | "A·m²" | "joule-per-tesla" | "J/T" | "erg-per-gauss" | "erg/G" | "bohr-magneton" | "μ_B" | "nuclear-magneton" | "μ_N";

/** The identifier or symbol of a unit of electric field strength. */
export type ElectricFieldStrength = "volt-per-meter" | "V/m" | "kilovolt-per-meter" | "kV/m" | "volt-per-centimeter" | "V/cm" | "volt-per-inch" | "V/in" | "atomic-unit-of-electric-field" | "Eₕ/(ea₀)";

/** The identifier or symbol of a unit of electric dipole moment. */
export type ElectricDipoleMoment = "coulomb-meter" | "C·m" | "debye" | "D";

/** The identifier or symbol of a unit of electrical resistivity. */
export type Resistivity = "ohm-meter" | "Ω·m" | "ohm-centimeter" | "Ω·cm" | "microohm-centimeter" | "μΩ·cm" | "ohm-square-millimeter-per-meter" | "Ω·mm²/m" | "ohm-circular-mil-per-foot" | "Ω·cmil/ft";

/** The identifier or symbol of a unit of electrical conductivity. */
export type Conductivity = "siemens-per-meter" | "S/m" | "siemens-per-centimeter" | "S/cm" | "millisiemens-per-centimeter" | "mS/cm" | "microsiemens-per-centimeter" | "μS/cm" | "percent-iacs" | "% IACS";

/** The identifier or symbol of a unit of apparent and reactive power. */
export type ApparentPower = "volt-ampere" | "VA" | "gigavolt-ampere" | "GVA" | "megavolt-ampere" | "MVA" | "kilovolt-ampere" | "kVA" | "millivolt-ampere" | "mVA" | "var" | "gigavar" | "Gvar" | "megavar" | "Mvar" | "kilovar" | "kvar" | "millivar" | "mvar";

/** The identifier or symbol of a unit of apparent and reactive energy. */
export type ApparentEnergy = "volt-ampere-second" | "VAs" | "volt-ampere-hour" | "VAh" | "gigavolt-ampere-hour" | "GVAh" | "megavolt-ampere-hour" | "MVAh" | "kilovolt-ampere-hour" | "kVAh" | "var-hour" | "varh" | "gigavar-hour" | "Gvarh" | "megavar-hour" | "Mvarh" | "kilovar-hour" | "kvarh" | "millivar-hour" | "mvarh";

/** The identifier or symbol of a unit of luminous intensity. */
export type LuminousIntensity = "candela" | "cd" | "kilocandela" | "kcd" | "millicandela" | "mcd" | "microcandela" | "μcd" | "candlepower" | "candle-international" | "hefner" | "HK";

/** The identifier or symbol of a unit of luminance. */
export type Luminance = "candela-per-square-meter" | "cd/m²" | "nit" | "nt" | "candela-per-square-centimeter" | "cd/cm²" | "candela-per-square-foot" | "cd/ft²" | "candela-per-square-inch" | "cd/in²" | "stilb" | "sb" | "lambert" | "La" | "millilambert" | "mLa" | "microlambert" | "μLa" | "foot-lambert" | "ftL" | "apostilb" | "asb";

/** The identifier or symbol of a unit of illuminance. */
export type Illuminance = "lux" | "lx" | "kilolux" | "klx" | "millilux" | "mlx" | "microlux" | "μlx" | "lumen-per-square-meter" | "lm/m²" | "lumen-per-square-foot" | "lm/ft²" | "foot-candle" | "fc" | "phot" | "ph";

/** The identifier or symbol of a unit of luminous flux. */
export type LuminousFlux = "lumen" | "lm" | "megalumen" | "Mlm" | "kilolumen" | "klm" | "millilumen" | "mlm" | "spherical-candlepower";

/** The identifier or symbol of a unit of luminous exposure. */
export type LuminousExposure = "lux-second" | "lx·s" | "lux-hour" | "lx·h" | "foot-candle-second" | "fc·s";

/** The identifier or symbol of a unit of reciprocal length. */
export type Wavenumber = "per-meter" | "m⁻¹" | "per-centimeter" | "cm⁻¹" | "per-inch" | "in⁻¹" | "kayser" | "diopter" | "dpt";

/** The identifier or symbol of a unit of spectral flux density. */
export type SpectralFluxDensity = "watt-per-square-meter-hertz" | "W/(m²·Hz)" | "jansky" | "Jy" | "kilojansky" | "kJy" | "millijansky" | "mJy" | "microjansky" | "μJy" | "nanojansky" | "nJy" | "solar-flux-unit" | "sfu";

/** The identifier or symbol of a unit of radioactivity. */
export type Activity = "becquerel" | "Bq" | "terabecquerel" | "TBq" | "gigabecquerel" | "GBq" | "megabecquerel" | "MBq" | "kilobecquerel" | "kBq" | "millibecquerel" | "mBq" | "curie" | "Ci" | "megacurie" | "MCi" | "kilocurie" | "kCi" | "millicurie" | "mCi" | "microcurie" | "μCi" | "nanocurie" | "nCi" | "picocurie" | "pCi" | "rutherford" | "Rd" | "disintegration-per-minute" | "dpm";

/** The identifier or symbol of a unit of activity concentration. */
export type ActivityConcentration = "becquerel-per-cubic-meter" | "Bq/m³" | "becquerel-per-liter" | "Bq/L" | "curie-per-liter" | "Ci/L" | "picocurie-per-liter" | "pCi/L";

/** The identifier or symbol of a unit of absorbed dose. */
export type AbsorbedDose = "gray" | "Gy" | "kilogray" | "kGy" | "centigray" | "cGy" | "milligray" | "mGy" | "microgray" | "μGy" | "nanogray" | "nGy" | "rad" | "megarad" | "Mrad" | "kilorad" | "krad" | "millirad" | "mrad" | "microrad" | "μrad";

/** The identifier or symbol of a unit of equivalent dose. */
export type EquivalentDose = "sievert" | "Sv" | "centisievert" | "cSv" | "millisievert" | "mSv" | "microsievert" | "μSv" | "nanosievert" | "nSv" | "rem" | "millirem" | "mrem" | "microrem" | "μrem";

/** The identifier or symbol of a unit of equivalent dose rate. */
export type EquivalentDoseRate = "sievert-per-second" | "Sv/s" | "sievert-per-hour" | "Sv/h" | "millisievert-per-hour" | "mSv/h" | "microsievert-per-hour" | "μSv/h" | "sievert-per-year" | "Sv/yr" | "millisievert-per-year" | "mSv/yr" | "rem-per-hour" | "rem/h" | "millirem-per-hour" | "mrem/h";

/** The identifier or symbol of a unit of radiation exposure. */
export type RadiationExposure = "coulomb-per-kilogram" | "C/kg" | "roentgen" | "R" | "kiloroentgen" | "kR" | "milliroentgen" | "mR" | "microroentgen" | "μR";

/** The identifier or symbol of a unit of energy per distance. */
export type EnergyPerDistance = "joule-per-meter" | "J/m" | "watt-hour-per-kilometer" | "Wh/km" | "watt-hour-per-mile" | "Wh/mi" | "kilowatt-hour-per-100-kilometer" | "kWh/100 km" | "kilowatt-hour-per-100-mile" | "kWh/100 mi" | "kilometer-per-kilowatt-hour" | "km/kWh" | "mile-per-kilowatt-hour" | "mi/kWh" | "mile-per-gasoline-gallon-equivalent" | "MPGe";
