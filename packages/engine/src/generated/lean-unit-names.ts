// Written from the rows in data/quantities: `pnpm generate`

/** A spelling of a unit of length: its identifier, its symbol, or what people type for an everyday one. */
export type Length = "meter" | "m" | "meters" | "mtr" | "kilometer" | "km" | "kilometers" | "kmtr" | "kms" | "hectometer" | "hm" | "hectometers" | "hmtr" | "dekameter" | "dam" | "dekameters" | "damtr" | "decimeter" | "dm" | "decimeters" | "dmtr" | "centimeter" | "cm" | "centimeters" | "cmtr" | "cms" | "millimeter" | "mm" | "millimeters" | "mmtr" | "mms" | "micrometer" | "μm" | "micrometers" | "µm" | "um" | "μmtr" | "µmtr" | "nanometer" | "nm" | "nanometers" | "nmtr" | "picometer" | "pm" | "picometers" | "pmtr" | "femtometer" | "fm" | "femtometers" | "fmtr" | "micron" | "french" | "Fr" | "angstrom" | "Å" | "fermi" | "inch" | "in" | "inches" | "ins" | "foot" | "ft" | "feet" | "fts" | "yard" | "yd" | "yards" | "yds" | "thousand-foot" | "kft" | "thousand-yard" | "kyd" | "mile" | "mi" | "miles" | "mis" | "nautical-mile" | "nmi" | "nautical mile" | "nautical miles" | "nautical-miles" | "nmis" | "mil" | "microinch" | "μin" | "µin" | "uin" | "line" | "barleycorn" | "nail" | "palm" | "hand" | "hh" | "span" | "cubit" | "ell" | "pace" | "smoot" | "rack-unit" | "RU" | "fathom" | "ftm" | "rod" | "rd" | "karam" | "chain" | "ch" | "link" | "lnk" | "chain-engineer" | "furlong" | "fur" | "league" | "lea" | "cable" | "cable-us" | "nautical-mile-imperial" | "nautical-league" | "data-mile" | "mile-scandinavian" | "foot-survey-us" | "ftUS" | "link-survey-us" | "rod-survey-us" | "chain-survey-us" | "fathom-survey-us" | "furlong-survey-us" | "mile-survey-us" | "league-survey-us" | "astronomical-unit" | "au" | "parsec" | "pc" | "gigaparsec" | "Gpc" | "megaparsec" | "Mpc" | "kiloparsec" | "kpc" | "light-second" | "ls" | "light-minute" | "lmin" | "light-hour" | "light-day" | "light-year" | "ly" | "gigalight-year" | "Gly" | "megalight-year" | "Mly" | "kilolight-year" | "kly" | "earth-radius" | "R⊕" | "jupiter-radius" | "solar-radius" | "R☉" | "planck-length" | "bohr-radius" | "a₀" | "x-unit-copper" | "xu(Cu Kα₁)" | "x-unit-molybdenum" | "xu(Mo Kα₁)" | "angstrom-star" | "Å*" | "point" | "pt" | "points" | "pts" | "pica" | "twip" | "pixel-css" | "px" | "point-printer" | "pica-printer" | "point-tex" | "point-didot" | "dd" | "cicero" | "shaku-length" | "sun" | "bu-length" | "rin" | "ken" | "jo-jp" | "cho-length" | "ri-jp" | "shaku-cloth" | "chi" | "cun" | "zhang" | "li" | "chek" | "wa" | "ligne" | "pouce" | "pied-du-roi" | "toise" | "pes" | "passus" | "stadium" | "mile-roman" | "pous" | "stadion" | "cubit-biblical" | "handbreadth" | "cubit-royal" | "pied-quebec" | "arpent-length" | "vara" | "legua" | "vara-texas" | "arshin" | "vershok" | "sazhen" | "verst" | "cape-foot" | "cape-rood" | "qasaba" | "classical-electron-radius" | "rₑ" | "flight-level" | "FL" | "lunar-distance" | "LD" | "aln";

/** A spelling of a unit of area: its identifier, its symbol, or what people type for an everyday one. */
export type Area = "square-meter" | "m²" | "square meter" | "square meters" | "square-meters" | "m2" | "m^2" | "qm" | "sqm" | "sq m" | "square-kilometer" | "km²" | "square kilometer" | "square kilometers" | "square-kilometers" | "km2" | "km^2" | "qkm" | "sqkm" | "sq km" | "square-decimeter" | "dm²" | "square-centimeter" | "cm²" | "square centimeter" | "square centimeters" | "square-centimeters" | "cm2" | "cm^2" | "qcm" | "sqcm" | "sq cm" | "square-millimeter" | "mm²" | "square millimeter" | "square millimeters" | "square-millimeters" | "mm2" | "mm^2" | "qmm" | "sqmm" | "sq mm" | "hectare" | "ha" | "hectares" | "has" | "are" | "a" | "decare" | "daa" | "centiare" | "ca" | "barn" | "b" | "millibarn" | "mb" | "microbarn" | "μb" | "µb" | "ub" | "nanobarn" | "nb" | "picobarn" | "pb" | "femtobarn" | "fb" | "darcy" | "D" | "millidarcy" | "mD" | "microdarcy" | "μD" | "µD" | "uD" | "nanodarcy" | "nD" | "square-inch" | "in²" | "square inch" | "square inches" | "square-inches" | "in2" | "in^2" | "sqin" | "sq in" | "square-foot" | "ft²" | "square foot" | "square feet" | "square-feet" | "ft2" | "ft^2" | "sf" | "sft" | "sqft" | "sq ft" | "square-yard" | "yd²" | "square yard" | "square yards" | "square-yards" | "yd2" | "yd^2" | "sqyd" | "sq yd" | "square-mile" | "mi²" | "square mile" | "square miles" | "square-miles" | "mi2" | "mi^2" | "sqmi" | "sq mi" | "square-mil" | "mil²" | "square-rod" | "rd²" | "square-chain" | "ch²" | "acre" | "ac" | "acres" | "acs" | "rood" | "section" | "township" | "roofing-square" | "square-foot-survey-us" | "ftUS²" | "square-mile-survey-us" | "US survey mile²" | "acre-survey-us" | "circular-mil" | "cmil" | "thousand-circular-mil" | "kcmil" | "circular-inch" | "dunam" | "stremma" | "feddan" | "tsubo" | "bu-jp" | "se-jp" | "tan-jp" | "cho" | "tatami" | "pyeong" | "ping" | "mu" | "square-wa" | "wa²" | "ngan" | "rai" | "guntha" | "kanal" | "marla" | "marla-225" | "murabba" | "ankanam" | "cent-land" | "ground" | "bigha-bengal" | "katha-bengal" | "chatak-bengal" | "katha-assam" | "lessa" | "bigha-bihar" | "katha-bihar" | "dhur-bihar" | "biswa" | "bigha-nepal" | "kattha-nepal" | "dhur-nepal" | "ropani" | "aana" | "arpent" | "arpent-paris" | "desyatina" | "morgen" | "jugerum" | "hide" | "manzana" | "cuerda" | "thomson-cross-section" | "σ_T" | "tunnland" | "jia" | "甲" | "fen-taiwan" | "alqueire-paulista" | "alqueire-mineiro" | "tarea" | "morgen-prussian";

/** A spelling of a unit of volume: its identifier, its symbol, or what people type for an everyday one. */
export type Volume = "cubic-meter" | "m³" | "cubic meter" | "cubic meters" | "cubic-meters" | "m3" | "m^3" | "cbm" | "cu m" | "cubic-kilometer" | "km³" | "cubic-decimeter" | "dm³" | "cubic-centimeter" | "cm³" | "cubic centimeter" | "cubic centimeters" | "cubic-centimeters" | "cm3" | "cm^3" | "cc" | "ccm" | "cu cm" | "cubic-millimeter" | "mm³" | "cubic-nanometer" | "nm³" | "liter" | "L" | "liters" | "l" | "lit" | "lt" | "ltr" | "megaliter" | "ML" | "megaliters" | "Ml" | "Mlit" | "Mlt" | "Mltr" | "kiloliter" | "kL" | "kiloliters" | "kl" | "klit" | "klt" | "kltr" | "hectoliter" | "hL" | "hectoliters" | "hl" | "hlit" | "hlt" | "hltr" | "deciliter" | "dL" | "deciliters" | "dl" | "dlit" | "dlt" | "dltr" | "centiliter" | "cL" | "centiliters" | "cl" | "clit" | "clt" | "cltr" | "milliliter" | "mL" | "milliliters" | "ml" | "mlit" | "mlt" | "mltr" | "mls" | "microliter" | "μL" | "microliters" | "µL" | "uL" | "μl" | "μlit" | "μlt" | "μltr" | "µl" | "µlit" | "µlt" | "µltr" | "femtoliter" | "fL" | "femtoliters" | "fl" | "flit" | "flt" | "fltr" | "stere" | "lambda" | "λ" | "cubic-inch" | "in³" | "cubic inch" | "cubic inches" | "cubic-inches" | "in3" | "in^3" | "cuin" | "cu in" | "cubic-foot" | "ft³" | "cubic foot" | "cubic feet" | "cubic-feet" | "ft3" | "ft^3" | "cf" | "cft" | "cuft" | "cu ft" | "cubic-yard" | "yd³" | "cubic-mile" | "mi³" | "hundred-cubic-foot" | "CCF" | "thousand-cubic-foot" | "Mcf" | "million-cubic-foot" | "MMcf" | "billion-cubic-foot" | "Bcf" | "trillion-cubic-foot" | "Tcf" | "acre-foot" | "ac·ft" | "acre-inch" | "ac·in" | "board-foot" | "FBM" | "thousand-board-foot" | "MBF" | "cord" | "hoppus-foot" | "register-ton" | "GRT" | "freight-ton" | "MTON" | "gallon" | "gal" | "gallons" | "gals" | "thousand-gallon" | "kgal" | "million-gallon" | "Mgal" | "quart" | "qt" | "quarts" | "qts" | "pint" | "pt" | "pints" | "pts" | "pnt" | "cup" | "cups" | "cu" | "gill" | "gi" | "fluid-ounce" | "fl oz" | "fluid ounce" | "fluid ounces" | "fluid-ounces" | "oz" | "ozs" | "dram" | "fl dr" | "minim" | "tablespoon" | "tbsp" | "tablespoons" | "tb" | "tblsp" | "tbsps" | "tbs" | "teaspoon" | "tsp" | "teaspoons" | "tsps" | "dessert-spoon" | "dsp" | "cup-us-legal" | "fluid-ounce-metric" | "dash" | "dashes" | "pinch" | "pinches" | "smidgen" | "tad" | "drop" | "drop-metric" | "gtt" | "jigger" | "shot" | "shots" | "fifth" | "bushel" | "bu" | "peck" | "pk" | "gallon-dry" | "quart-dry" | "pint-dry" | "barrel" | "bbl" | "barrel-beer" | "keg" | "barrel-liquid" | "barrel-dry" | "barrel-cranberry" | "hogshead" | "hhd" | "butt" | "tun" | "gallon-imperial" | "gal Imp." | "galimp" | "quart-imperial" | "qt Imp." | "pint-imperial" | "pt Imp." | "ptimp" | "cup-imperial" | "gill-imperial" | "gi Imp." | "fluid-ounce-imperial" | "fl oz Imp." | "flozimp" | "dram-imperial" | "minim-imperial" | "tablespoon-imperial" | "teaspoon-imperial" | "dessert-spoon-imperial" | "peck-imperial" | "bushel-imperial" | "barrel-imperial" | "firkin" | "kilderkin" | "hogshead-imperial" | "cup-metric" | "mcup" | "tablespoon-metric" | "msk" | "teaspoon-metric" | "tsk" | "tablespoon-australian" | "pint-metric" | "cup-jp" | "osaji" | "kosaji" | "kryddmatt" | "krm" | "kaffekopp" | "kkp" | "glas" | "kanna" | "vedro" | "fanega" | "sheng" | "dou" | "dan-volume" | "amphora" | "congius" | "sextarius" | "modius" | "metretes" | "medimnos" | "bath" | "hin" | "log-biblical" | "kab" | "ephah" | "seah" | "omer" | "homer" | "wine-bottle" | "wine bottle" | "wine bottles" | "wine-bottles" | "half-bottle" | "magnum" | "jeroboam" | "rehoboam" | "methuselah" | "salmanazar" | "balthazar" | "nebuchadnezzar" | "sho-jp" | "koku" | "to-jp" | "go-jp" | "shaku" | "sai" | "fluid-scruple-imperial" | "fl ℈" | "face-cord" | "growler";

/** A spelling of a unit of mass: its identifier, its symbol, or what people type for an everyday one. */
export type Mass = "kilogram" | "kg" | "kilograms" | "kgs" | "gram" | "g" | "grams" | "gm" | "teragram" | "Tg" | "teragrams" | "Tgm" | "gigagram" | "Gg" | "gigagrams" | "Ggm" | "megagram" | "Mg" | "megagrams" | "Mgm" | "hectogram" | "hg" | "hectograms" | "hgm" | "dekagram" | "dag" | "dekagrams" | "dagm" | "decigram" | "dg" | "decigrams" | "dgm" | "centigram" | "cg" | "centigrams" | "cgm" | "milligram" | "mg" | "milligrams" | "mgm" | "mgs" | "microgram" | "μg" | "micrograms" | "µg" | "ug" | "μgm" | "µgm" | "nanogram" | "ng" | "nanograms" | "ngm" | "picogram" | "pg" | "picograms" | "pgm" | "femtogram" | "fg" | "femtograms" | "fgm" | "tonne" | "t" | "tonnes" | "mt" | "te" | "gigatonne" | "Gt" | "gigatonnes" | "Gmt" | "Gte" | "kilotonne" | "kt" | "kilotonnes" | "kmt" | "kte" | "megatonne" | "Mt" | "quintal" | "q" | "carat" | "ct" | "carats" | "cts" | "pound" | "lb" | "pounds" | "lbs" | "lbm" | "thousand-pound" | "klb" | "ounce" | "oz" | "ounces" | "ozs" | "ozm" | "dram-avoirdupois" | "dr" | "grain" | "gr" | "stone" | "st" | "stones" | "sts" | "quarter-hundredweight" | "hundredweight" | "cwt" | "long-hundredweight" | "long cwt" | "ton" | "tn" | "tons" | "tns" | "long-ton" | "long tn" | "slug" | "pound-troy" | "lb t" | "ounce-troy" | "oz t" | "ozt" | "toz" | "pennyweight" | "dwt" | "pound-apothecary" | "ounce-apothecary" | "dram-apothecary" | "scruple" | "℈" | "assay-ton" | "AT" | "butter-stick" | "butter stick" | "butter sticks" | "butter-sticks" | "standard-drink-us" | "unit-of-alcohol" | "standard-drink-australian" | "dalton" | "Da" | "megadalton" | "MDa" | "kilodalton" | "kDa" | "electron-mass" | "mₑ" | "proton-mass" | "mₚ" | "neutron-mass" | "mₙ" | "planck-mass" | "solar-mass" | "M☉" | "earth-mass" | "M⊕" | "jupiter-mass" | "M♃" | "kan" | "kin" | "momme" | "fun" | "jin" | "dan-mass" | "liang" | "qian" | "catty" | "tael" | "picul" | "tael-troy" | "geun" | "don" | "baht-mass" | "baht-gold" | "tola" | "masha" | "ratti" | "seer" | "chittack" | "maund" | "pfund" | "zentner" | "grain-paris" | "livre" | "libra" | "arroba" | "arroba-metric" | "funt" | "zolotnik" | "lot" | "pood" | "libra-roman" | "uncia" | "drachma" | "obol" | "mina-attic" | "talent-attic" | "shekel" | "mina-biblical" | "talent-biblical" | "slinch" | "lunar-mass" | "M☾" | "deadweight-ton" | "DWT" | "viss" | "tical-burmese";

/** A spelling of a unit of time: its identifier, its symbol, or what people type for an everyday one. */
export type Time = "second" | "s" | "seconds" | "sec" | "secs" | "millisecond" | "ms" | "milliseconds" | "msec" | "millisec" | "millisecs" | "msecs" | "microsecond" | "μs" | "microseconds" | "µs" | "us" | "microsec" | "μsec" | "microsecs" | "µsec" | "nanosecond" | "ns" | "nanoseconds" | "nsec" | "nanosec" | "nanosecs" | "picosecond" | "ps" | "picoseconds" | "psec" | "picosec" | "picosecs" | "femtosecond" | "fs" | "femtoseconds" | "fsec" | "femtosec" | "femtosecs" | "attosecond" | "as" | "attoseconds" | "asec" | "attosec" | "attosecs" | "minute" | "min" | "minutes" | "mins" | "hour" | "h" | "hours" | "hr" | "hrs" | "day" | "d" | "days" | "week" | "wk" | "weeks" | "wks" | "fortnight" | "fn" | "fortnights" | "fns" | "month" | "mo" | "months" | "mos" | "mth" | "quarter" | "qtr" | "quarters" | "qtrs" | "half-year" | "half year" | "half years" | "half-years" | "year" | "yr" | "years" | "yrs" | "decade" | "dec" | "decades" | "decs" | "century" | "millennium" | "kyr" | "kyrs" | "megayear" | "Myr" | "gigayear" | "Gyr" | "night" | "nights" | "day-person" | "week-person" | "month-person" | "year-person" | "year-common" | "year-leap" | "year-gregorian" | "month-gregorian" | "year-tropical" | "year-sidereal" | "month-synodic" | "month-sidereal" | "day-sidereal" | "hour-sidereal" | "minute-sidereal" | "second-sidereal" | "sol" | "shake" | "svedberg" | "jiffy" | "moment" | "time-unit" | "TU" | "planck-time" | "atomic-unit-of-time" | "swatch-beat";

/** A spelling of a unit of labor: its identifier, its symbol, or what people type for an everyday one. */
export type Labor = "person-hour" | "person-h" | "person-day" | "person-week" | "person-month" | "person-year" | "FTE";

/** A spelling of a unit of temperature: its identifier, its symbol, or what people type for an everyday one. */
export type Temperature = "kelvin" | "K" | "megakelvin" | "MK" | "kilokelvin" | "kK" | "millikelvin" | "mK" | "microkelvin" | "μK" | "µK" | "uK" | "nanokelvin" | "nK" | "celsius" | "°C" | "C" | "degC" | "degreesC" | "oC" | "tempC" | "fahrenheit" | "°F" | "degF" | "degreesF" | "F" | "oF" | "tempF" | "rankine" | "°R" | "reaumur" | "°Ré" | "romer" | "°Rø" | "degree-newton" | "°N" | "delisle" | "°De" | "planck-temperature" | "T_P" | "atomic-unit-of-temperature" | "Eₕ/k_B";

/** A spelling of a unit of temperature difference: its identifier, its symbol, or what people type for an everyday one. */
export type TemperatureDifference = "delta-kelvin" | "ΔK" | "delta-celsius" | "Δ°C" | "delta-fahrenheit" | "Δ°F" | "delta-rankine" | "Δ°R" | "delta-reaumur" | "Δ°Ré";

/** A spelling of a unit of speed and pace: its identifier, its symbol, or what people type for an everyday one. */
export type Speed = "meter-per-second" | "m/s" | "meter per second" | "meters per second" | "meters-per-second" | "mps" | "centimeter-per-second" | "cm/s" | "centimeter per second" | "centimeters per second" | "centimeters-per-second" | "cmps" | "millimeter-per-second" | "mm/s" | "millimeter per second" | "millimeters per second" | "millimeters-per-second" | "mmps" | "meter-per-minute" | "m/min" | "kilometer-per-hour" | "km/h" | "kilometer per hour" | "kilometers per hour" | "kilometers-per-hour" | "kmh" | "kmph" | "kph" | "kilometer-per-minute" | "km/min" | "kilometer-per-second" | "km/s" | "mile-per-hour" | "mph" | "mile per hour" | "miles per hour" | "miles-per-hour" | "mphs" | "foot-per-second" | "ft/s" | "foot per second" | "feet per second" | "feet-per-second" | "fps" | "foot-per-minute" | "ft/min" | "foot-per-hour" | "ft/h" | "inch-per-second" | "in/s" | "inch-per-minute" | "in/min" | "knot" | "kn" | "knots" | "kns" | "kt" | "kts" | "knot-imperial" | "furlong-per-fortnight" | "fur/fn" | "light-speed" | "c₀" | "mach" | "atomic-unit-of-velocity" | "second-per-kilometer" | "s/km" | "minute-per-kilometer" | "min/km" | "minute per kilometer" | "minutes per kilometer" | "minutes-per-kilometer" | "minute-per-100-meter" | "min/100 m" | "minute-per-500-meter" | "min/500 m" | "minute-per-mile" | "min/mi" | "minute per mile" | "minutes per mile" | "minutes-per-mile" | "second-per-100-yard" | "s/100 yd" | "liter-per-square-meter-hour" | "LMH";

/** A spelling of a unit of acceleration: its identifier, its symbol, or what people type for an everyday one. */
export type Acceleration = "meter-per-square-second" | "m/s²" | "centimeter-per-square-second" | "cm/s²" | "kilometer-per-hour-second" | "km/(h·s)" | "foot-per-square-second" | "ft/s²" | "inch-per-square-second" | "in/s²" | "mile-per-hour-second" | "mi/(h·s)" | "knot-per-second" | "kn/s" | "g-force" | "gₙ" | "galileo" | "Gal" | "milligalileo" | "mGal" | "microgalileo" | "μGal" | "µGal" | "uGal";

/** A spelling of a unit of angle: its identifier, its symbol, or what people type for an everyday one. */
export type Angle = "radian" | "rad" | "milliradian" | "mrad" | "microradian" | "μrad" | "µrad" | "urad" | "nanoradian" | "nrad" | "degree" | "°" | "degrees" | "arcdeg" | "deg" | "arc-minute" | "′" | "arc-second" | "″" | "milliarc-second" | "mas" | "microarc-second" | "μas" | "µas" | "uas" | "gradian" | "gon" | "centigradian" | "cgon" | "milligradian" | "mgon" | "revolution" | "rev" | "quadrant" | "zodiac-sign" | "hour-angle" | "compass-point" | "binary-degree" | "mil-nato";

/** A spelling of a unit of solid angle: its identifier, its symbol, or what people type for an everyday one. */
export type SolidAngle = "steradian" | "sr" | "millisteradian" | "msr" | "microsteradian" | "μsr" | "µsr" | "usr" | "square-degree" | "°²" | "square-arc-minute" | "′²" | "square-arc-second" | "″²" | "spat";

/** A spelling of a unit of frequency: its identifier, its symbol, or what people type for an everyday one. */
export type Frequency = "hertz" | "Hz" | "terahertz" | "THz" | "gigahertz" | "GHz" | "megahertz" | "MHz" | "kilohertz" | "kHz" | "millihertz" | "mHz" | "per-second" | "s⁻¹" | "per-minute" | "1/min" | "per-hour" | "1/h" | "cycle-per-second" | "rotation-per-second" | "rotation-per-minute" | "rotation per minute" | "rotations per minute" | "rotations-per-minute" | "rpm" | "beat-per-minute" | "bpm" | "beat per minute" | "beats per minute" | "beats-per-minute" | "bpms" | "count-per-minute" | "cpm" | "frame-per-second" | "frame per second" | "frames per second" | "frames-per-second" | "fps" | "baud" | "Bd" | "megabaud" | "MBd" | "kilobaud" | "kBd" | "sample-per-second" | "S/s" | "gigasample-per-second" | "GS/s" | "megasample-per-second" | "MS/s" | "kilosample-per-second" | "kS/s" | "io-operation-per-second" | "IOPS" | "failure-in-time" | "FIT";

/** A spelling of a unit of angular speed: its identifier, its symbol, or what people type for an everyday one. */
export type AngularSpeed = "radian-per-second" | "rad/s" | "radian-per-minute" | "rad/min" | "degree-per-second" | "°/s" | "degree-per-minute" | "°/min" | "degree-per-hour" | "°/h" | "revolution-per-second" | "r/s" | "revolution-per-minute" | "r/min" | "revolution-per-hour" | "rev/h";

/** A spelling of a unit of force: its identifier, its symbol, or what people type for an everyday one. */
export type Force = "newton" | "N" | "meganewton" | "MN" | "kilonewton" | "kN" | "dekanewton" | "daN" | "millinewton" | "mN" | "micronewton" | "μN" | "µN" | "uN" | "nanonewton" | "nN" | "piconewton" | "pN" | "dyne" | "dyn" | "megadyne" | "Mdyn" | "kilodyne" | "kdyn" | "sthene" | "sn" | "kilogram-force" | "kgf" | "gram-force" | "gf" | "tonne-force" | "tf" | "pound-force" | "lbf" | "ounce-force" | "ozf" | "poundal" | "pdl" | "kip" | "ton-force" | "tonf" | "long-ton-force" | "LTf" | "atomic-unit-of-force" | "Eₕ/a₀";

/** A spelling of a unit of pressure: its identifier, its symbol, or what people type for an everyday one. */
export type Pressure = "pascal" | "Pa" | "pascals" | "gigapascal" | "GPa" | "gigapascals" | "megapascal" | "MPa" | "megapascals" | "kilopascal" | "kPa" | "kilopascals" | "hectopascal" | "hPa" | "hectopascals" | "millipascal" | "mPa" | "millipascals" | "micropascal" | "μPa" | "micropascals" | "µPa" | "uPa" | "bar" | "bars" | "bara" | "kilobar" | "kbar" | "kilobars" | "kbara" | "decibar" | "dbar" | "decibars" | "dbara" | "millibar" | "mbar" | "millibars" | "mbara" | "microbar" | "μbar" | "microbars" | "µbar" | "ubar" | "μbara" | "µbara" | "atmosphere" | "atm" | "atmosphere-technical" | "at" | "torr" | "Torr" | "millitorr" | "mTorr" | "microtorr" | "μTorr" | "µTorr" | "uTorr" | "barye" | "Ba" | "pieze" | "pz" | "newton-per-square-millimeter" | "N/mm²" | "dyne-per-square-centimeter" | "dyn/cm²" | "pound-force-per-square-inch" | "psi" | "pound-force per square inch" | "pounds-force per square inch" | "pounds-force-per-square-inch" | "psis" | "psia" | "kip-per-square-inch" | "ksi" | "pound-force-per-square-foot" | "psf" | "kip-per-square-foot" | "ksf" | "ounce-force-per-square-inch" | "osi" | "ton-force-per-square-inch" | "tonf/in²" | "ton-force-per-square-foot" | "tsf" | "long-ton-force-per-square-inch" | "LTf/in²" | "kilogram-force-per-square-centimeter" | "kgf/cm²" | "kilogram-force-per-square-millimeter" | "kgf/mm²" | "gram-force-per-square-centimeter" | "gf/cm²" | "millimeter-of-water" | "mmH₂O" | "centimeter-of-water" | "cmH₂O" | "meter-of-water" | "mH₂O" | "inch-of-water" | "inH₂O" | "foot-of-water" | "ftH₂O" | "centimeter-of-water-4-celsius" | "cmH₂O (4 °C)" | "inch-of-water-39-fahrenheit" | "inH₂O (39 °F)" | "inch-of-water-60-fahrenheit" | "inH₂O (60 °F)" | "foot-of-water-39-fahrenheit" | "ftH₂O (39 °F)" | "micrometer-ofhg" | "μmHg" | "µmHg" | "umHg" | "millimeter-ofhg" | "mmHg" | "centimeter-ofhg" | "cmHg" | "inch-ofhg" | "inHg" | "foot-ofhg" | "ftHg" | "centimeter-ofhg-0-celsius" | "cmHg (0 °C)" | "inch-ofhg-32-fahrenheit" | "inHg (32 °F)" | "inch-ofhg-60-fahrenheit" | "inHg (60 °F)" | "meter-ofhg" | "mHg" | "meter-ofhg-60-fahrenheit" | "mHg (60 °F)" | "foot-ofhg-60-fahrenheit" | "ftHg (60 °F)" | "meter-of-water-4-celsius" | "mH₂O (4 °C)" | "meter-of-water-60-fahrenheit" | "mH₂O (60 °F)" | "foot-of-water-60-fahrenheit" | "ftH₂O (60 °F)" | "meter-sea-water" | "msw" | "foot-sea-water" | "fsw";

/** A spelling of a unit of gauge pressure: its identifier, its symbol, or what people type for an everyday one. */
export type GaugePressure = "pascal-gauge" | "Pa(g)" | "megapascal-gauge" | "MPa(g)" | "kilopascal-gauge" | "kPa(g)" | "hectopascal-gauge" | "hPa(g)" | "bar-gauge" | "bar(g)" | "millibar-gauge" | "mbar(g)" | "psi-gauge" | "psig" | "kilogram-force-per-square-centimeter-gauge" | "kgf/cm²(g)" | "inch-ofhg-gauge" | "inHg(g)" | "millimeter-ofhg-gauge" | "mmHg(g)";

/** A spelling of a unit of energy: its identifier, its symbol, or what people type for an everyday one. */
export type Energy = "joule" | "J" | "joules" | "petajoule" | "PJ" | "petajoules" | "terajoule" | "TJ" | "terajoules" | "gigajoule" | "GJ" | "gigajoules" | "megajoule" | "MJ" | "megajoules" | "kilojoule" | "kJ" | "kilojoules" | "millijoule" | "mJ" | "millijoules" | "microjoule" | "μJ" | "microjoules" | "µJ" | "uJ" | "nanojoule" | "nJ" | "nanojoules" | "erg" | "watt-second" | "W·s" | "watt-hour" | "Wh" | "watt hour" | "watt hours" | "watt-hours" | "terawatt-hour" | "TWh" | "terawatt hour" | "terawatt hours" | "terawatt-hours" | "gigawatt-hour" | "GWh" | "gigawatt hour" | "gigawatt hours" | "gigawatt-hours" | "megawatt-hour" | "MWh" | "megawatt hour" | "megawatt hours" | "megawatt-hours" | "milliwatt-hour" | "mWh" | "milliwatt hour" | "milliwatt hours" | "milliwatt-hours" | "microwatt-hour" | "μWh" | "microwatt hour" | "microwatt hours" | "microwatt-hours" | "µWh" | "uWh" | "kilowatt-hour" | "kWh" | "kilowatt hour" | "kilowatt hours" | "kilowatt-hours" | "kWhr" | "electronvolt" | "eV" | "teraelectronvolt" | "TeV" | "gigaelectronvolt" | "GeV" | "megaelectronvolt" | "MeV" | "kiloelectronvolt" | "keV" | "millielectronvolt" | "meV" | "calorie" | "cal" | "calories" | "cals" | "calth" | "gigacalorie" | "Gcal" | "gigacalories" | "Gcalth" | "megacalorie" | "Mcal" | "megacalories" | "Mcalth" | "kilocalorie" | "kcal" | "kilocalories" | "kcalth" | "foodcalorie" | "Cal" | "kCal" | "calorie-it" | "cal_IT" | "gigacalorie-it" | "Gcal_IT" | "megacalorie-it" | "Mcal_IT" | "kilocalorie-it" | "kcal_IT" | "calorie-15-celsius" | "cal₁₅" | "calorie-20-celsius" | "cal₂₀" | "calorie-mean" | "cal_mean" | "thermie" | "british-thermal-unit-it" | "BTU" | "british-thermal-unit" | "BTU_th" | "british-thermal-unit-mean" | "BTU_mean" | "british-thermal-unit-iso" | "BTU_ISO" | "british-thermal-unit-39-fahrenheit" | "BTU (39 °F)" | "british-thermal-unit-59-fahrenheit" | "BTU (59 °F)" | "british-thermal-unit-60-fahrenheit" | "BTU (60 °F)" | "thousand-british-thermal-unit-it" | "kBTU" | "million-british-thermal-unit-it" | "MMBTU" | "celsius-heat-unit" | "CHU" | "therm-us" | "thm" | "dekatherm-us" | "Dth" | "therm-ec" | "thm (EC)" | "therm-uk" | "thm (UK)" | "quad" | "ton-of-tnt" | "t TNT" | "gigaton-of-tnt" | "Gt TNT" | "megaton-of-tnt" | "Mt TNT" | "kiloton-of-tnt" | "kt TNT" | "barrel-of-oil-equivalent" | "boe" | "tonne-of-oil-equivalent" | "toe" | "gigatonne-of-oil-equivalent" | "Gtoe" | "megatonne-of-oil-equivalent" | "Mtoe" | "kilotonne-of-oil-equivalent" | "ktoe" | "tonne-of-coal-equivalent" | "tce" | "gigatonne-of-coal-equivalent" | "Gtce" | "megatonne-of-coal-equivalent" | "Mtce" | "kilotonne-of-coal-equivalent" | "ktce" | "gasoline-gallon-equivalent" | "GGE" | "foot-pound-force" | "ft·lbf" | "inch-pound-force" | "in·lbf" | "meter-kilogram-force" | "m·kgf" | "horsepower-hour" | "hp·h" | "ton-of-refrigeration-hour" | "TR·h" | "hartree" | "Eₕ" | "rydberg" | "Ry" | "planck-energy" | "E_P";

/** A spelling of a unit of power: its identifier, its symbol, or what people type for an everyday one. */
export type Power = "watt" | "W" | "watts" | "terawatt" | "TW" | "terawatts" | "gigawatt" | "GW" | "gigawatts" | "megawatt" | "MW" | "megawatts" | "kilowatt" | "kW" | "kilowatts" | "milliwatt" | "mW" | "milliwatts" | "microwatt" | "μW" | "microwatts" | "µW" | "uW" | "nanowatt" | "nW" | "nanowatts" | "picowatt" | "pW" | "picowatts" | "horsepower" | "hp" | "hps" | "bhp" | "shp" | "horsepower-metric" | "PS" | "ch" | "cv" | "hpM" | "horsepower-electric" | "hp(E)" | "horsepower-boiler" | "hp(S)" | "horsepower-water" | "hp(W)" | "foot-pound-force-per-second" | "ft·lbf/s" | "foot-pound-force-per-minute" | "ft·lbf/min" | "kilogram-force-meter-per-second" | "kgf·m/s" | "erg-per-second" | "erg/s" | "kilocalorie-per-hour" | "kcal/h" | "british-thermal-unit-it-per-second" | "BTU/s" | "british-thermal-unit-it-per-minute" | "BTU/min" | "british-thermal-unit-it-per-hour" | "BTU/h" | "btuh" | "thousand-british-thermal-unit-it-per-hour" | "MBH" | "ton-of-refrigeration" | "TR" | "solar-luminosity" | "L☉" | "conventional-watt" | "W₉₀";

/** A spelling of a unit of torque: its identifier, its symbol, or what people type for an everyday one. */
export type Torque = "newton-meter" | "N·m" | "newton meter" | "newton meters" | "newton-meters" | "meganewton-meter" | "MN·m" | "meganewton meter" | "meganewton meters" | "meganewton-meters" | "kilonewton-meter" | "kN·m" | "kilonewton meter" | "kilonewton meters" | "kilonewton-meters" | "millinewton-meter" | "mN·m" | "millinewton meter" | "millinewton meters" | "millinewton-meters" | "newton-centimeter" | "N·cm" | "newton-millimeter" | "N·mm" | "kilogram-force-meter" | "kgf·m" | "kilogram-force-centimeter" | "kgf·cm" | "gram-force-centimeter" | "gf·cm" | "dyne-centimeter" | "dyn·cm" | "pound-force-foot" | "lbf·ft" | "pound-force foot" | "pound-force feet" | "pound-force-feet" | "pound-force-inch" | "lbf·in" | "ounce-force-inch" | "ozf·in" | "ounce-force-foot" | "ozf·ft" | "poundal-foot" | "pdl·ft";

/** A spelling of a unit of momentum: its identifier, its symbol, or what people type for an everyday one. */
export type Momentum = "kilogram-meter-per-second" | "kg·m/s" | "newton-second" | "N·s" | "dyne-second" | "dyn·s" | "pound-force-second" | "lbf·s";

/** A spelling of a unit of moment of inertia: its identifier, its symbol, or what people type for an everyday one. */
export type MomentOfInertia = "kilogram-square-meter" | "kg·m²" | "pound-square-foot" | "lb·ft²" | "pound-square-inch" | "lb·in²" | "ounce-square-inch" | "oz·in²" | "slug-square-foot" | "slug·ft²";

/** A spelling of a unit of surface tension and stiffness: its identifier, its symbol, or what people type for an everyday one. */
export type SurfaceTension = "newton-per-meter" | "N/m" | "millinewton-per-meter" | "mN/m" | "dyne-per-centimeter" | "dyn/cm" | "gram-force-per-centimeter" | "gf/cm" | "pound-force-per-inch" | "lbf/in" | "pound-force-per-foot" | "lbf/ft" | "kip-per-foot" | "kip/ft";

/** A spelling of a unit of fracture toughness: its identifier, its symbol, or what people type for an everyday one. */
export type FractureToughness = "pascal-square-root-meter" | "Pa·√m" | "megapascal-square-root-meter" | "MPa·√m" | "kip-per-square-inch-square-root-inch" | "ksi·√in";

/** A spelling of a unit of fuel economy: its identifier, its symbol, or what people type for an everyday one. */
export type FuelEconomy = "cubic-meter-per-meter" | "m³/m" | "liter-per-100-kilometer" | "L/100 km" | "liter per 100 kilometer" | "liters per 100 kilometer" | "liters-per-100-kilometer" | "l100km" | "lp100km" | "liter-per-kilometer" | "L/km" | "liter-per-10-kilometer" | "L/10 km" | "gallon-per-mile" | "gal/mi" | "gallon-per-100-mile" | "gal/100 mi" | "mile-per-gallon" | "mpg" | "mile per gallon" | "miles per gallon" | "miles-per-gallon" | "mpgs" | "mile-per-gallon-imperial" | "mpg Imp." | "kilometer-per-liter" | "km/L" | "kilometer per liter" | "kilometers per liter" | "kilometers-per-liter" | "kmpl" | "kpl" | "mile-per-liter" | "mi/L";

/** A spelling of a unit of digital information: its identifier, its symbol, or what people type for an everyday one. */
export type Data = "bit" | "bits" | "petabit" | "Pbit" | "petabits" | "terabit" | "Tbit" | "terabits" | "gigabit" | "Gbit" | "gigabits" | "megabit" | "Mbit" | "megabits" | "kilobit" | "kbit" | "kilobits" | "tebibit" | "Tibit" | "tebibits" | "gibibit" | "Gibit" | "gibibits" | "mebibit" | "Mibit" | "mebibits" | "kibibit" | "Kibit" | "kibibits" | "byte" | "B" | "bytes" | "zettabyte" | "ZB" | "zettabytes" | "Zbyte" | "exabyte" | "EB" | "exabytes" | "Ebyte" | "petabyte" | "PB" | "petabytes" | "Pbyte" | "terabyte" | "TB" | "terabytes" | "Tbyte" | "gigabyte" | "GB" | "gigabytes" | "Gbyte" | "megabyte" | "MB" | "megabytes" | "Mbyte" | "kilobyte" | "kB" | "kilobytes" | "kbyte" | "exbibyte" | "EiB" | "exbibytes" | "Eibyte" | "pebibyte" | "PiB" | "pebibytes" | "Pibyte" | "tebibyte" | "TiB" | "tebibytes" | "Tibyte" | "gibibyte" | "GiB" | "gibibytes" | "Gibyte" | "mebibyte" | "MiB" | "mebibytes" | "Mibyte" | "kibibyte" | "KiB" | "kibibytes" | "Kibyte" | "octet" | "o" | "teraoctet" | "To" | "gigaoctet" | "Go" | "megaoctet" | "Mo" | "kilooctet" | "ko" | "gibioctet" | "Gio" | "mebioctet" | "Mio" | "kibioctet" | "Kio" | "nibble" | "crumb" | "shannon" | "Sh" | "nat" | "hartley" | "Hart" | "trit" | "word" | "double-word" | "quad-word";

/** A spelling of a unit of data rate: its identifier, its symbol, or what people type for an everyday one. */
export type DataRate = "bit-per-second" | "bit/s" | "bit per second" | "bits per second" | "bits-per-second" | "bps" | "terabit-per-second" | "Tbit/s" | "terabit per second" | "terabits per second" | "terabits-per-second" | "Tbps" | "gigabit-per-second" | "Gbit/s" | "gigabit per second" | "gigabits per second" | "gigabits-per-second" | "gbps" | "megabit-per-second" | "Mbit/s" | "megabit per second" | "megabits per second" | "megabits-per-second" | "mbps" | "kilobit-per-second" | "kbit/s" | "kilobit per second" | "kilobits per second" | "kilobits-per-second" | "kbps" | "gibibit-per-second" | "Gibit/s" | "gibibit per second" | "gibibits per second" | "gibibits-per-second" | "Gibps" | "mebibit-per-second" | "Mibit/s" | "mebibit per second" | "mebibits per second" | "mebibits-per-second" | "Mibps" | "kibibit-per-second" | "Kibit/s" | "kibibit per second" | "kibibits per second" | "kibibits-per-second" | "Kibps" | "byte-per-second" | "B/s" | "byte per second" | "bytes per second" | "bytes-per-second" | "terabyte-per-second" | "TB/s" | "terabyte per second" | "terabytes per second" | "terabytes-per-second" | "gigabyte-per-second" | "GB/s" | "gigabyte per second" | "gigabytes per second" | "gigabytes-per-second" | "megabyte-per-second" | "MB/s" | "megabyte per second" | "megabytes per second" | "megabytes-per-second" | "kilobyte-per-second" | "kB/s" | "kilobyte per second" | "kilobytes per second" | "kilobytes-per-second" | "gibibyte-per-second" | "GiB/s" | "gibibyte per second" | "gibibytes per second" | "gibibytes-per-second" | "mebibyte-per-second" | "MiB/s" | "mebibyte per second" | "mebibytes per second" | "mebibytes-per-second" | "kibibyte-per-second" | "KiB/s" | "kibibyte per second" | "kibibytes per second" | "kibibytes-per-second" | "ds1" | "DS1" | "ds3" | "DS3" | "e1" | "E1" | "e3" | "E3";

/** A spelling of a unit of resolution: its identifier, its symbol, or what people type for an everyday one. */
export type Resolution = "pixel-per-meter" | "px/m" | "pixel-per-centimeter" | "px/cm" | "pixel-per-millimeter" | "px/mm" | "pixel-per-inch" | "ppi" | "pixel per inch" | "pixels per inch" | "pixels-per-inch" | "ppis" | "dot-per-inch" | "dpi" | "dot per inch" | "dots per inch" | "dots-per-inch" | "dpis" | "dot-per-centimeter" | "dpcm" | "dot-per-millimeter" | "dpmm" | "dot-per-css-pixel" | "dppx" | "millimeter-per-pixel" | "mm/px";

/** A spelling of a unit of graphics: its identifier, its symbol, or what people type for an everyday one. */
export type Graphics = "pixel" | "px" | "pixels" | "pxs" | "gigapixel" | "Gpx" | "gigapixels" | "megapixel" | "Mpx" | "megapixels" | "kilopixel" | "kpx" | "kilopixels" | "dot";

/** A spelling of a unit of type width: its identifier, its symbol, or what people type for an everyday one. */
export type Typewidth = "em" | "ems" | "en" | "ens";

/** A spelling of a unit of ratio and count: its identifier, its symbol, or what people type for an everyday one. */
export type Ratio = "part" | "parts" | "ea" | "pcs" | "percent" | "%" | "abv" | "pct" | "permille" | "‰" | "permyriad" | "‱" | "part-per-1e5" | "pcm" | "part-per-1e6" | "ppm" | "part-per-1e9" | "ppb" | "part-per-1e12" | "ppt" | "part-per-1e15" | "ppq" | "strain" | "ε" | "millistrain" | "mε" | "microstrain" | "με" | "µε" | "uε" | "karat" | "kt" | "proof" | "proof-imperial" | "pair" | "pr" | "pairs" | "prs" | "trio" | "trios" | "half-dozen" | "half dozen" | "half dozens" | "half-dozens" | "dozen" | "doz" | "dozs" | "dz" | "dzn" | "bakers-dozen" | "score" | "hundred" | "long-hundred" | "gross" | "gro" | "great-gross" | "thousand" | "myriad" | "lakh" | "million" | "mio" | "crore" | "billion" | "trillion" | "quire" | "ream" | "avogadro-number" | "N_A" | "fine-structure-constant" | "α";

/** A spelling of a unit of container capacity: its identifier, its symbol, or what people type for an everyday one. */
export type ContainerCapacity = "twenty-foot-equivalent-unit" | "TEU" | "forty-foot-equivalent-unit" | "FEU";

/** A spelling of a unit of density: its identifier, its symbol, or what people type for an everyday one. */
export type Density = "kilogram-per-cubic-meter" | "kg/m³" | "gram-per-cubic-meter" | "g/m³" | "milligram-per-cubic-meter" | "mg/m³" | "microgram-per-cubic-meter" | "μg/m³" | "µg/m³" | "ug/m³" | "gram-per-cubic-centimeter" | "g/cm³" | "gram-per-milliliter" | "g/mL" | "microgram-per-milliliter" | "μg/mL" | "µg/mL" | "ug/mL" | "nanogram-per-milliliter" | "ng/mL" | "gram-per-liter" | "g/L" | "kilogram-per-liter" | "kg/L" | "milligram-per-liter" | "mg/L" | "microgram-per-liter" | "μg/L" | "µg/L" | "ug/L" | "gram-per-deciliter" | "g/dL" | "milligram-per-deciliter" | "mg/dL" | "pound-per-cubic-foot" | "lb/ft³" | "pound-per-cubic-inch" | "lb/in³" | "pound-per-cubic-yard" | "lb/yd³" | "pound-per-gallon" | "lb/gal" | "pound-per-gallon-imperial" | "lb/gal Imp." | "ounce-per-cubic-inch" | "oz/in³" | "ounce-per-gallon" | "oz/gal" | "grain-per-gallon" | "gpg" | "grain-per-gallon-imperial" | "gr/gal Imp." | "slug-per-cubic-foot" | "slug/ft³";

/** A spelling of a unit of specific weight: its identifier, its symbol, or what people type for an everyday one. */
export type SpecificWeight = "newton-per-cubic-meter" | "N/m³" | "kilonewton-per-cubic-meter" | "kN/m³" | "pound-force-per-cubic-foot" | "lbf/ft³" | "ofhg" | "of-water";

/** A spelling of a unit of linear density: its identifier, its symbol, or what people type for an everyday one. */
export type LinearDensity = "kilogram-per-meter" | "kg/m" | "gram-per-meter" | "g/m" | "tex" | "kilotex" | "ktex" | "decitex" | "dtex" | "millitex" | "mtex" | "denier" | "den" | "pound-per-foot" | "lb/ft" | "pound-per-inch" | "lb/in" | "pound-per-yard" | "lb/yd" | "yarn-number-metric" | "Nm" | "yarn-number-cotton" | "Ne" | "yarn-number-worsted" | "NeK" | "jute-number" | "lb/spyndle";

/** A spelling of a unit of area density: its identifier, its symbol, or what people type for an everyday one. */
export type AreaDensity = "kilogram-per-square-meter" | "kg/m²" | "gram-per-square-meter" | "g/m²" | "gram-per-square-centimeter" | "g/cm²" | "kilogram-per-square-centimeter" | "kg/cm²" | "kilogram-per-hectare" | "kg/ha" | "tonne-per-hectare" | "t/ha" | "ounce-per-square-yard" | "oz/yd²" | "ounce-per-square-foot" | "oz/ft²" | "pound-per-square-foot" | "lb/ft²" | "pound-per-square-inch" | "lb/in²" | "pound-per-acre" | "lb/ac" | "ton-per-acre" | "tn/ac" | "momme-silk";

/** A spelling of a unit of volume flow: its identifier, its symbol, or what people type for an everyday one. */
export type VolumeFlow = "cubic-meter-per-second" | "m³/s" | "cubic-meter-per-minute" | "m³/min" | "cubic-meter-per-hour" | "m³/h" | "cubic meter per hour" | "cubic meters per hour" | "cubic-meters-per-hour" | "m3/h" | "m^3/h" | "cubic-meter-per-day" | "m³/d" | "liter-per-second" | "L/s" | "liter-per-minute" | "L/min" | "liter per minute" | "liters per minute" | "liters-per-minute" | "lpm" | "liter-per-hour" | "L/h" | "liter per hour" | "liters per hour" | "liters-per-hour" | "lph" | "liter-per-day" | "L/d" | "megaliter-per-day" | "ML/d" | "milliliter-per-minute" | "mL/min" | "cubic-centimeter-per-second" | "cm³/s" | "cubic-foot-per-second" | "ft³/s" | "cubic-foot-per-minute" | "ft³/min" | "cubic foot per minute" | "cubic feet per minute" | "cubic-feet-per-minute" | "ft3/min" | "ft^3/min" | "cfm" | "cubic-foot-per-hour" | "ft³/h" | "cubic-foot-per-day" | "ft³/d" | "million-cubic-foot-per-day" | "MMcfd" | "billion-cubic-foot-per-day" | "Bcfd" | "gallon-per-minute" | "gal/min" | "gallon per minute" | "gallons per minute" | "gallons-per-minute" | "gpm" | "gallon-per-hour" | "gal/h" | "gallon-per-day" | "gal/d" | "million-gallon-per-day" | "MGD" | "gallon-imperial-per-minute" | "gal Imp./min" | "gallon-imperial-per-hour" | "gal Imp./h" | "gallon-imperial-per-day" | "gal Imp./d" | "barrel-per-hour" | "bbl/h" | "barrel-per-day" | "bbl/d" | "acre-foot-per-year" | "ac·ft/yr" | "miners-inch" | "sverdrup" | "Sv";

/** A spelling of a unit of mass flow: its identifier, its symbol, or what people type for an everyday one. */
export type MassFlow = "kilogram-per-second" | "kg/s" | "kilogram-per-minute" | "kg/min" | "kilogram-per-hour" | "kg/h" | "gram-per-second" | "g/s" | "tonne-per-hour" | "t/h" | "tonne-per-day" | "t/d" | "tonne-per-year" | "t/yr" | "pound-per-second" | "lb/s" | "pound-per-minute" | "lb/min" | "pound-per-hour" | "lb/h" | "pound-per-day" | "lb/d" | "ton-per-hour" | "tn/h";

/** A spelling of a unit of molar flow: its identifier, its symbol, or what people type for an everyday one. */
export type MolarFlow = "mole-per-second" | "mol/s" | "kilomole-per-second" | "kmol/s" | "millimole-per-second" | "mmol/s" | "micromole-per-second" | "μmol/s" | "µmol/s" | "umol/s" | "mole-per-hour" | "mol/h" | "kilomole-per-hour" | "kmol/h" | "standard-cubic-centimeter-per-minute" | "sccm" | "standard-cubic-centimeter-per-second" | "sccs" | "standard-liter-per-minute" | "slm" | "normal-liter-per-minute" | "NL/min" | "normal-cubic-meter-per-hour" | "Nm³/h" | "standard-cubic-meter-per-hour" | "Sm³/h" | "million-standard-cubic-meter-per-day" | "MMscmd" | "standard-cubic-foot-per-minute" | "scfm" | "standard-cubic-foot-per-hour" | "scfh" | "standard-cubic-foot-per-day" | "scfd" | "thousand-standard-cubic-foot-per-day" | "Mscfd" | "million-standard-cubic-foot-per-day" | "MMscfd";

/** A spelling of a unit of dynamic viscosity: its identifier, its symbol, or what people type for an everyday one. */
export type DynamicViscosity = "pascal-second" | "Pa·s" | "millipascal-second" | "mPa·s" | "poise" | "P" | "centipoise" | "cP" | "millipoise" | "mP" | "micropoise" | "μP" | "µP" | "uP" | "pound-force-second-per-square-foot" | "lbf·s/ft²" | "reyn" | "microreyn" | "μreyn" | "µreyn" | "ureyn" | "pound-per-foot-second" | "lb/(ft·s)";

/** A spelling of a unit of kinematic viscosity: its identifier, its symbol, or what people type for an everyday one. */
export type KinematicViscosity = "square-meter-per-second" | "m²/s" | "square-millimeter-per-second" | "mm²/s" | "stokes" | "St" | "centistokes" | "cSt" | "millistokes" | "mSt" | "square-foot-per-second" | "ft²/s";

/** A spelling of a unit of fluidity: its identifier, its symbol, or what people type for an everyday one. */
export type Fluidity = "per-pascal-second" | "1/Pa·s" | "rhe";

/** A spelling of a unit of water vapor permeance: its identifier, its symbol, or what people type for an everyday one. */
export type VaporPermeance = "kilogram-per-pascal-second-square-meter" | "kg/(Pa·s·m²)" | "perm" | "perm-0-celsius" | "perm-23-celsius" | "perm-metric";

/** A spelling of a unit of water vapor permeability: its identifier, its symbol, or what people type for an everyday one. */
export type VaporPermeability = "kilogram-per-pascal-second-meter" | "kg/(Pa·s·m)" | "perm-inch" | "perm·in" | "perm-inch-0-celsius" | "perm-inch-23-celsius";

/** A spelling of a unit of turbidity: its identifier, its symbol, or what people type for an everyday one. */
export type Turbidity = "nephelometric-turbidity-unit" | "NTU" | "formazin-nephelometric-unit" | "FNU";

/** A spelling of a unit of specific energy: its identifier, its symbol, or what people type for an everyday one. */
export type SpecificEnergy = "joule-per-kilogram" | "J/kg" | "megajoule-per-kilogram" | "MJ/kg" | "kilojoule-per-kilogram" | "kJ/kg" | "joule-per-gram" | "J/g" | "kilojoule-per-100-gram" | "kJ/100 g" | "kilojoule per 100 gram" | "kilojoules per 100 gram" | "kilojoules-per-100-gram" | "watt-hour-per-kilogram" | "Wh/kg" | "calorie-per-gram" | "cal/g" | "kilocalorie-per-gram" | "kcal/g" | "kilocalorie-per-kilogram" | "kcal/kg" | "kilocalorie-per-100-gram" | "kcal/100 g" | "kilocalorie per 100 gram" | "kilocalories per 100 gram" | "kilocalories-per-100-gram" | "british-thermal-unit-it-per-pound" | "BTU/lb";

/** A spelling of a unit of energy density: its identifier, its symbol, or what people type for an everyday one. */
export type EnergyDensity = "joule-per-cubic-meter" | "J/m³" | "joule-per-liter" | "J/L" | "watt-hour-per-liter" | "Wh/L" | "kilowatt-hour-per-cubic-meter" | "kWh/m³" | "british-thermal-unit-it-per-cubic-foot" | "BTU/ft³" | "gasoline-energy-density";

/** A spelling of a unit of molar energy: its identifier, its symbol, or what people type for an everyday one. */
export type MolarEnergy = "joule-per-mole" | "J/mol" | "kilojoule-per-mole" | "kJ/mol" | "calorie-per-mole" | "cal/mol" | "kilocalorie-per-mole" | "kcal/mol" | "electronvolt-per-item" | "eV/item";

/** A spelling of a unit of thermal conductivity: its identifier, its symbol, or what people type for an everyday one. */
export type ThermalConductivity = "watt-per-meter-kelvin" | "W/(m·K)" | "kilocalorie-per-hour-meter-celsius" | "kcal/(h·m·°C)" | "calorie-per-second-centimeter-celsius" | "cal/(s·cm·°C)" | "british-thermal-unit-it-per-hour-foot-fahrenheit" | "BTU/(h·ft·°F)" | "british-thermal-unit-it-inch-per-hour-square-foot-fahrenheit" | "BTU·in/(h·ft²·°F)";

/** A spelling of a unit of thermal insulance: its identifier, its symbol, or what people type for an everyday one. */
export type ThermalInsulance = "square-meter-kelvin-per-watt" | "m²·K/W" | "square-meter-celsius-per-watt" | "m²·°C/W" | "square-foot-hour-fahrenheit-per-british-thermal-unit-it" | "ft²·h·°F/BTU" | "clo" | "tog";

/** A spelling of a unit of thermal expansion: its identifier, its symbol, or what people type for an everyday one. */
export type ThermalExpansion = "per-kelvin" | "K⁻¹" | "per-celsius" | "°C⁻¹" | "per-fahrenheit" | "°F⁻¹" | "part-per-1e6-per-kelvin" | "ppm/K";

/** A spelling of a unit of heat capacity and entropy: its identifier, its symbol, or what people type for an everyday one. */
export type HeatCapacity = "joule-per-kelvin" | "J/K" | "kilojoule-per-kelvin" | "kJ/K" | "calorie-per-kelvin" | "cal/K" | "british-thermal-unit-it-per-fahrenheit" | "BTU/°F";

/** A spelling of a unit of specific heat capacity: its identifier, its symbol, or what people type for an everyday one. */
export type SpecificHeatCapacity = "joule-per-kilogram-kelvin" | "J/(kg·K)" | "kilojoule-per-kilogram-kelvin" | "kJ/(kg·K)" | "joule-per-gram-celsius" | "J/(g·°C)" | "calorie-per-gram-celsius" | "cal/(g·°C)" | "british-thermal-unit-it-per-pound-fahrenheit" | "BTU/(lb·°F)";

/** A spelling of a unit of molar heat capacity: its identifier, its symbol, or what people type for an everyday one. */
export type MolarHeatCapacity = "joule-per-mole-kelvin" | "J/(mol·K)" | "kilojoule-per-mole-kelvin" | "kJ/(mol·K)" | "calorie-per-mole-kelvin" | "cal/(mol·K)" | "molar-gas-constant";

/** A spelling of a unit of heat flux and irradiance: its identifier, its symbol, or what people type for an everyday one. */
export type HeatFlux = "watt-per-square-meter" | "W/m²" | "kilowatt-per-square-meter" | "kW/m²" | "watt-per-square-centimeter" | "W/cm²" | "watt-per-square-foot" | "W/ft²" | "kilocalorie-per-hour-square-meter" | "kcal/(h·m²)" | "british-thermal-unit-it-per-hour-square-foot" | "BTU/(h·ft²)" | "solar-irradiance" | "S☉" | "met";

/** A spelling of a unit of heat transfer coefficient: its identifier, its symbol, or what people type for an everyday one. */
export type HeatTransferCoefficient = "watt-per-square-meter-kelvin" | "W/(m²·K)" | "kilocalorie-per-hour-square-meter-celsius" | "kcal/(h·m²·°C)" | "british-thermal-unit-it-per-hour-square-foot-fahrenheit" | "BTU/(h·ft²·°F)";

/** A spelling of a unit of radiant exposure: its identifier, its symbol, or what people type for an everyday one. */
export type RadiantExposure = "joule-per-square-meter" | "J/m²" | "joule-per-square-centimeter" | "J/cm²" | "kilowatt-hour-per-square-meter" | "kWh/m²" | "langley" | "Ly";

/** A spelling of a unit of amount of substance: its identifier, its symbol, or what people type for an everyday one. */
export type AmountOfSubstance = "mole" | "mol" | "kilomole" | "kmol" | "millimole" | "mmol" | "micromole" | "μmol" | "µmol" | "umol" | "nanomole" | "nmol" | "picomole" | "pmol" | "item" | "equivalent" | "Eq" | "milliequivalent" | "mEq" | "microequivalent" | "μEq" | "µEq" | "uEq" | "osmole" | "Osm" | "milliosmole" | "mOsm" | "pound-mole" | "lbmol" | "ounce-mole" | "ozmol" | "tonne-mole" | "tmol" | "normal-cubic-meter" | "Nm³" | "normal-liter" | "NL" | "standard-cubic-meter" | "Sm³" | "standard-cubic-foot" | "scf" | "thousand-standard-cubic-foot" | "Mscf" | "million-standard-cubic-foot" | "MMscf" | "standard-liter" | "sL" | "standard-cubic-centimeter" | "scc" | "einstein";

/** A spelling of a unit of molar concentration: its identifier, its symbol, or what people type for an everyday one. */
export type MolarConcentration = "mole-per-cubic-meter" | "mol/m³" | "mole-per-liter" | "mol/L" | "millimole-per-liter" | "mmol/L" | "micromole-per-liter" | "μmol/L" | "µmol/L" | "umol/L" | "nanomole-per-liter" | "nmol/L" | "molar" | "M" | "millimolar" | "mM" | "micromolar" | "μM" | "µM" | "uM" | "nanomolar" | "nM" | "picomolar" | "pM" | "item-per-cubic-meter" | "item/m³" | "milligram-ofglucose-per-deciliter" | "mg glucose/dL";

/** A spelling of a unit of molality: its identifier, its symbol, or what people type for an everyday one. */
export type Molality = "mole-per-kilogram" | "mol/kg" | "millimole-per-kilogram" | "mmol/kg" | "micromole-per-kilogram" | "μmol/kg" | "µmol/kg" | "umol/kg" | "ofglucose";

/** A spelling of a unit of catalytic activity: its identifier, its symbol, or what people type for an everyday one. */
export type CatalyticActivity = "katal" | "kat" | "millikatal" | "mkat" | "microkatal" | "μkat" | "µkat" | "ukat" | "nanokatal" | "nkat" | "picokatal" | "pkat" | "enzyme-unit" | "U" | "megaenzyme-unit" | "MU" | "kiloenzyme-unit" | "kU" | "millienzyme-unit" | "mU" | "microenzyme-unit" | "μU" | "µU" | "uU";

/** A spelling of a unit of catalytic activity concentration: its identifier, its symbol, or what people type for an everyday one. */
export type CatalyticConcentration = "katal-per-cubic-meter" | "kat/m³" | "katal-per-liter" | "kat/L" | "enzyme-unit-per-liter" | "U/L";

/** A spelling of a unit of glomerular filtration rate: its identifier, its symbol, or what people type for an everyday one. */
export type FiltrationRate = "milliliter-per-minute-per-standard-body" | "mL/min/1.73 m²" | "milliliter-per-second-per-standard-body" | "mL/s/1.73 m²";

/** A spelling of a unit of electric current: its identifier, its symbol, or what people type for an everyday one. */
export type ElectricCurrent = "ampere" | "A" | "amperes" | "kiloampere" | "kA" | "kiloamperes" | "milliampere" | "mA" | "milliamperes" | "microampere" | "μA" | "microamperes" | "µA" | "uA" | "nanoampere" | "nA" | "nanoamperes" | "picoampere" | "pA" | "picoamperes" | "abampere" | "abA" | "biot" | "Bi" | "statampere" | "statA" | "ampere-turn" | "At" | "kiloampere-turn" | "kAt" | "gilbert" | "Gi" | "conventional-ampere" | "A₉₀" | "atomic-unit-of-current" | "eEₕ/ħ";

/** A spelling of a unit of current noise density: its identifier, its symbol, or what people type for an everyday one. */
export type CurrentNoiseDensity = "ampere-per-square-root-hertz" | "A/√Hz" | "nanoampere-per-square-root-hertz" | "nA/√Hz" | "picoampere-per-square-root-hertz" | "pA/√Hz";

/** A spelling of a unit of electric charge: its identifier, its symbol, or what people type for an everyday one. */
export type ElectricCharge = "coulomb" | "C" | "kilocoulomb" | "kC" | "millicoulomb" | "mC" | "microcoulomb" | "μC" | "µC" | "uC" | "nanocoulomb" | "nC" | "picocoulomb" | "pC" | "ampere-hour" | "Ah" | "ampere hour" | "ampere hours" | "ampere-hours" | "ah" | "kiloampere-hour" | "kAh" | "kiloampere hour" | "kiloampere hours" | "kiloampere-hours" | "kah" | "milliampere-hour" | "mAh" | "milliampere hour" | "milliampere hours" | "milliampere-hours" | "mah" | "microampere-hour" | "μAh" | "microampere hour" | "microampere hours" | "microampere-hours" | "µAh" | "uAh" | "μah" | "µah" | "ampere-second" | "A·s" | "elementary-charge" | "e" | "faraday" | "abcoulomb" | "abC" | "statcoulomb" | "statC" | "franklin" | "Fr" | "conventional-coulomb" | "C₉₀";

/** A spelling of a unit of voltage: its identifier, its symbol, or what people type for an everyday one. */
export type Voltage = "volt" | "V" | "volts" | "megavolt" | "MV" | "megavolts" | "kilovolt" | "kV" | "kilovolts" | "millivolt" | "mV" | "millivolts" | "microvolt" | "μV" | "microvolts" | "µV" | "uV" | "nanovolt" | "nV" | "nanovolts" | "abvolt" | "abV" | "statvolt" | "statV" | "conventional-volt" | "V₉₀";

/** A spelling of a unit of voltage noise density: its identifier, its symbol, or what people type for an everyday one. */
export type VoltageNoiseDensity = "volt-per-square-root-hertz" | "V/√Hz" | "microvolt-per-square-root-hertz" | "μV/√Hz" | "µV/√Hz" | "uV/√Hz" | "nanovolt-per-square-root-hertz" | "nV/√Hz";

/** A spelling of a unit of electric resistance: its identifier, its symbol, or what people type for an everyday one. */
export type ElectricResistance = "ohm" | "Ω" | "gigaohm" | "GΩ" | "megaohm" | "MΩ" | "kiloohm" | "kΩ" | "milliohm" | "mΩ" | "microohm" | "μΩ" | "µΩ" | "uΩ" | "abohm" | "abΩ" | "statohm" | "statΩ" | "von-klitzing" | "R_K" | "conventional-ohm" | "Ω₉₀" | "impedance-of-free-space" | "Z₀" | "conventional-von-klitzing-constant" | "R_K-90";

/** A spelling of a unit of electric conductance: its identifier, its symbol, or what people type for an everyday one. */
export type ElectricConductance = "siemens" | "S" | "kilosiemens" | "kS" | "millisiemens" | "mS" | "microsiemens" | "μS" | "µS" | "uS" | "nanosiemens" | "nS" | "picosiemens" | "pS" | "mho" | "℧" | "millimho" | "m℧" | "micromho" | "μ℧" | "µ℧" | "u℧" | "abmho" | "ab℧" | "statmho" | "stat℧";

/** A spelling of a unit of capacitance: its identifier, its symbol, or what people type for an everyday one. */
export type Capacitance = "farad" | "F" | "millifarad" | "mF" | "microfarad" | "μF" | "µF" | "uF" | "nanofarad" | "nF" | "picofarad" | "pF" | "femtofarad" | "fF" | "abfarad" | "abF" | "statfarad" | "statF" | "conventional-farad" | "F₉₀";

/** A spelling of a unit of inductance: its identifier, its symbol, or what people type for an everyday one. */
export type Inductance = "henry" | "H" | "millihenry" | "mH" | "microhenry" | "μH" | "µH" | "uH" | "nanohenry" | "nH" | "picohenry" | "pH" | "abhenry" | "abH" | "stathenry" | "statH" | "conventional-henry" | "H₉₀";

/** A spelling of a unit of magnetic flux: its identifier, its symbol, or what people type for an everyday one. */
export type MagneticFlux = "weber" | "Wb" | "milliweber" | "mWb" | "microweber" | "μWb" | "µWb" | "uWb" | "nanoweber" | "nWb" | "maxwell" | "Mx" | "megamaxwell" | "MMx" | "kilomaxwell" | "kMx" | "unit-pole" | "magnetic-flux-quantum" | "Φ₀" | "statweber" | "statWb";

/** A spelling of a unit of magnetic flux density: its identifier, its symbol, or what people type for an everyday one. */
export type MagneticFluxDensity = "tesla" | "T" | "millitesla" | "mT" | "microtesla" | "μT" | "µT" | "uT" | "nanotesla" | "nT" | "picotesla" | "pT" | "gauss" | "G" | "milligauss" | "mG" | "microgauss" | "μG" | "µG" | "uG" | "gamma" | "γ" | "stattesla" | "statT";

/** A spelling of a unit of magnetic field strength: its identifier, its symbol, or what people type for an everyday one. */
export type MagneticFieldStrength = "ampere-per-meter" | "A/m" | "kiloampere-per-meter" | "kA/m" | "ampere-per-centimeter" | "A/cm" | "oersted" | "Oe" | "kilooersted" | "kOe" | "millioersted" | "mOe";

/** A spelling of a unit of magnetic moment: its identifier, its symbol, or what people type for an everyday one. */
export type MagneticMoment = "ampere-square-meter" | "A·m²" | "joule-per-tesla" | "J/T" | "erg-per-gauss" | "erg/G" | "bohr-magneton" | "μ_B" | "µ_B" | "u_B" | "nuclear-magneton" | "μ_N" | "µ_N" | "u_N";

/** A spelling of a unit of electric field strength: its identifier, its symbol, or what people type for an everyday one. */
export type ElectricFieldStrength = "volt-per-meter" | "V/m" | "kilovolt-per-meter" | "kV/m" | "volt-per-centimeter" | "V/cm" | "volt-per-inch" | "V/in" | "atomic-unit-of-electric-field" | "Eₕ/(ea₀)";

/** A spelling of a unit of electric dipole moment: its identifier, its symbol, or what people type for an everyday one. */
export type ElectricDipoleMoment = "coulomb-meter" | "C·m" | "debye" | "D";

/** A spelling of a unit of electrical resistivity: its identifier, its symbol, or what people type for an everyday one. */
export type Resistivity = "ohm-meter" | "Ω·m" | "ohm-centimeter" | "Ω·cm" | "microohm-centimeter" | "μΩ·cm" | "µΩ·cm" | "uΩ·cm" | "ohm-square-millimeter-per-meter" | "Ω·mm²/m" | "ohm-circular-mil-per-foot" | "Ω·cmil/ft";

/** A spelling of a unit of electrical conductivity: its identifier, its symbol, or what people type for an everyday one. */
export type Conductivity = "siemens-per-meter" | "S/m" | "siemens-per-centimeter" | "S/cm" | "millisiemens-per-centimeter" | "mS/cm" | "microsiemens-per-centimeter" | "μS/cm" | "µS/cm" | "uS/cm" | "percent-iacs" | "% IACS";

/** A spelling of a unit of apparent and reactive power: its identifier, its symbol, or what people type for an everyday one. */
export type ApparentPower = "volt-ampere" | "VA" | "gigavolt-ampere" | "GVA" | "megavolt-ampere" | "MVA" | "kilovolt-ampere" | "kVA" | "millivolt-ampere" | "mVA" | "var" | "gigavar" | "Gvar" | "megavar" | "Mvar" | "kilovar" | "kvar" | "millivar" | "mvar";

/** A spelling of a unit of apparent and reactive energy: its identifier, its symbol, or what people type for an everyday one. */
export type ApparentEnergy = "volt-ampere-second" | "VAs" | "volt-ampere-hour" | "VAh" | "gigavolt-ampere-hour" | "GVAh" | "megavolt-ampere-hour" | "MVAh" | "kilovolt-ampere-hour" | "kVAh" | "var-hour" | "varh" | "gigavar-hour" | "Gvarh" | "megavar-hour" | "Mvarh" | "kilovar-hour" | "kvarh" | "millivar-hour" | "mvarh";

/** A spelling of a unit of luminous intensity: its identifier, its symbol, or what people type for an everyday one. */
export type LuminousIntensity = "candela" | "cd" | "kilocandela" | "kcd" | "millicandela" | "mcd" | "microcandela" | "μcd" | "µcd" | "ucd" | "candlepower" | "candle-international" | "hefner" | "HK";

/** A spelling of a unit of luminance: its identifier, its symbol, or what people type for an everyday one. */
export type Luminance = "candela-per-square-meter" | "cd/m²" | "nit" | "nt" | "candela-per-square-centimeter" | "cd/cm²" | "candela-per-square-foot" | "cd/ft²" | "candela-per-square-inch" | "cd/in²" | "stilb" | "sb" | "lambert" | "La" | "millilambert" | "mLa" | "microlambert" | "μLa" | "µLa" | "uLa" | "foot-lambert" | "ftL" | "apostilb" | "asb";

/** A spelling of a unit of illuminance: its identifier, its symbol, or what people type for an everyday one. */
export type Illuminance = "lux" | "lx" | "kilolux" | "klx" | "millilux" | "mlx" | "microlux" | "μlx" | "µlx" | "ulx" | "lumen-per-square-meter" | "lm/m²" | "lumen-per-square-foot" | "lm/ft²" | "foot-candle" | "fc" | "phot" | "ph";

/** A spelling of a unit of luminous flux: its identifier, its symbol, or what people type for an everyday one. */
export type LuminousFlux = "lumen" | "lm" | "lumens" | "lms" | "megalumen" | "Mlm" | "megalumens" | "kilolumen" | "klm" | "kilolumens" | "millilumen" | "mlm" | "millilumens" | "spherical-candlepower";

/** A spelling of a unit of luminous exposure: its identifier, its symbol, or what people type for an everyday one. */
export type LuminousExposure = "lux-second" | "lx·s" | "lux-hour" | "lx·h" | "foot-candle-second" | "fc·s";

/** A spelling of a unit of reciprocal length: its identifier, its symbol, or what people type for an everyday one. */
export type Wavenumber = "per-meter" | "m⁻¹" | "per-centimeter" | "cm⁻¹" | "per-inch" | "in⁻¹" | "kayser" | "diopter" | "dpt" | "rydberg-constant" | "R∞";

/** A spelling of a unit of spectral flux density: its identifier, its symbol, or what people type for an everyday one. */
export type SpectralFluxDensity = "watt-per-square-meter-hertz" | "W/(m²·Hz)" | "jansky" | "Jy" | "kilojansky" | "kJy" | "millijansky" | "mJy" | "microjansky" | "μJy" | "µJy" | "uJy" | "nanojansky" | "nJy" | "solar-flux-unit" | "sfu";

/** A spelling of a unit of radioactivity: its identifier, its symbol, or what people type for an everyday one. */
export type Activity = "becquerel" | "Bq" | "terabecquerel" | "TBq" | "gigabecquerel" | "GBq" | "megabecquerel" | "MBq" | "kilobecquerel" | "kBq" | "millibecquerel" | "mBq" | "curie" | "Ci" | "megacurie" | "MCi" | "kilocurie" | "kCi" | "millicurie" | "mCi" | "microcurie" | "μCi" | "µCi" | "uCi" | "nanocurie" | "nCi" | "picocurie" | "pCi" | "rutherford" | "Rd" | "disintegration-per-minute" | "dpm";

/** A spelling of a unit of activity concentration: its identifier, its symbol, or what people type for an everyday one. */
export type ActivityConcentration = "becquerel-per-cubic-meter" | "Bq/m³" | "becquerel-per-liter" | "Bq/L" | "curie-per-liter" | "Ci/L" | "picocurie-per-liter" | "pCi/L";

/** A spelling of a unit of absorbed dose: its identifier, its symbol, or what people type for an everyday one. */
export type AbsorbedDose = "gray" | "Gy" | "kilogray" | "kGy" | "centigray" | "cGy" | "milligray" | "mGy" | "microgray" | "μGy" | "µGy" | "uGy" | "nanogray" | "nGy" | "rad" | "megarad" | "Mrad" | "kilorad" | "krad" | "millirad" | "mrad" | "microrad" | "μrad" | "µrad" | "urad";

/** A spelling of a unit of equivalent dose: its identifier, its symbol, or what people type for an everyday one. */
export type EquivalentDose = "sievert" | "Sv" | "centisievert" | "cSv" | "millisievert" | "mSv" | "microsievert" | "μSv" | "µSv" | "uSv" | "nanosievert" | "nSv" | "rem" | "millirem" | "mrem" | "microrem" | "μrem" | "µrem" | "urem";

/** A spelling of a unit of equivalent dose rate: its identifier, its symbol, or what people type for an everyday one. */
export type EquivalentDoseRate = "sievert-per-second" | "Sv/s" | "sievert-per-hour" | "Sv/h" | "millisievert-per-hour" | "mSv/h" | "microsievert-per-hour" | "μSv/h" | "µSv/h" | "uSv/h" | "sievert-per-year" | "Sv/yr" | "millisievert-per-year" | "mSv/yr" | "rem-per-hour" | "rem/h" | "millirem-per-hour" | "mrem/h";

/** A spelling of a unit of radiation exposure: its identifier, its symbol, or what people type for an everyday one. */
export type RadiationExposure = "coulomb-per-kilogram" | "C/kg" | "roentgen" | "R" | "kiloroentgen" | "kR" | "milliroentgen" | "mR" | "microroentgen" | "μR" | "µR" | "uR";

/** A spelling of a unit of energy per distance: its identifier, its symbol, or what people type for an everyday one. */
export type EnergyPerDistance = "joule-per-meter" | "J/m" | "watt-hour-per-kilometer" | "Wh/km" | "watt-hour-per-mile" | "Wh/mi" | "kilowatt-hour-per-100-kilometer" | "kWh/100 km" | "kilowatt hour per 100 kilometer" | "kilowatt hours per 100 kilometer" | "kilowatt-hours-per-100-kilometer" | "kilowatt-hour-per-100-mile" | "kWh/100 mi" | "kilometer-per-kilowatt-hour" | "km/kWh" | "mile-per-kilowatt-hour" | "mi/kWh" | "mile per kilowatt hour" | "miles per kilowatt hour" | "miles-per-kilowatt-hour" | "mile-per-gasoline-gallon-equivalent" | "MPGe";

/** A spelling of a unit of computing performance: its identifier, its symbol, or what people type for an everyday one. */
export type ComputingPerformance = "flops" | "FLOPS" | "exaflops" | "EFLOPS" | "petaflops" | "PFLOPS" | "teraflops" | "TFLOPS" | "gigaflops" | "GFLOPS" | "megaflops" | "MFLOPS";

/** A spelling of a unit of telephone traffic: its identifier, its symbol, or what people type for an everyday one. */
export type TelephoneTraffic = "erlang" | "Erl" | "hundred-call-seconds" | "CCS";

/** A spelling of a unit of efficiency of heat pumps: its identifier, its symbol, or what people type for an everyday one. */
export type HeatPumpEfficiency = "coefficient-of-performance" | "COP" | "energy-efficiency-ratio" | "EER";

/** A spelling of a unit of vascular resistance: its identifier, its symbol, or what people type for an everyday one. */
export type VascularResistance = "pascal-second-per-cubic-meter" | "Pa·s/m³" | "wood-unit" | "WU" | "vascular-cgs-unit" | "dyn·s/cm⁵";

/** A spelling of a unit of specific acoustic impedance: its identifier, its symbol, or what people type for an everyday one. */
export type AcousticImpedance = "rayl" | "megarayl" | "Mrayl" | "pascal-second-per-meter" | "Pa·s/m";

/** The spellings of the units of each quantity. */
export type LeanUnitNames = {
  readonly "length": Length;
  readonly "area": Area;
  readonly "volume": Volume;
  readonly "mass": Mass;
  readonly "time": Time;
  readonly "labor": Labor;
  readonly "temperature": Temperature;
  readonly "temperature-difference": TemperatureDifference;
  readonly "speed": Speed;
  readonly "acceleration": Acceleration;
  readonly "angle": Angle;
  readonly "solid-angle": SolidAngle;
  readonly "frequency": Frequency;
  readonly "angular-speed": AngularSpeed;
  readonly "force": Force;
  readonly "pressure": Pressure | "decibel-spl" | "dB SPL";
  readonly "gauge-pressure": GaugePressure;
  readonly "energy": Energy;
  readonly "power": Power | "decibel-watt" | "dBW" | "decibel-milliwatt" | "dBm" | "decibel-femtowatt" | "dBf" | "decibel-microwatt" | "dBμW";
  readonly "torque": Torque;
  readonly "momentum": Momentum;
  readonly "moment-of-inertia": MomentOfInertia;
  readonly "surface-tension": SurfaceTension;
  readonly "fracture-toughness": FractureToughness;
  readonly "fuel-economy": FuelEconomy;
  readonly "data": Data;
  readonly "data-rate": DataRate;
  readonly "resolution": Resolution;
  readonly "graphics": Graphics;
  readonly "typewidth": Typewidth;
  readonly "ratio": Ratio;
  readonly "container-capacity": ContainerCapacity;
  readonly "level": "decibel" | "dB" | "bel" | "B" | "neper" | "Np" | "magnitude" | "mag" | "stop" | "decibel-carrier" | "dBc" | "decibel-full-scale" | "dBFS";
  readonly "loudness": "phon";
  readonly "musical-interval": "octave" | "oct" | "whole-tone" | "semitone" | "quarter-tone" | "cent" | "¢" | "savart" | "frequency-decade";
  readonly "density": Density;
  readonly "specific-weight": SpecificWeight;
  readonly "linear-density": LinearDensity;
  readonly "area-density": AreaDensity;
  readonly "volume-flow": VolumeFlow;
  readonly "mass-flow": MassFlow;
  readonly "molar-flow": MolarFlow;
  readonly "dynamic-viscosity": DynamicViscosity;
  readonly "kinematic-viscosity": KinematicViscosity;
  readonly "fluidity": Fluidity;
  readonly "vapor-permeance": VaporPermeance;
  readonly "vapor-permeability": VaporPermeability;
  readonly "turbidity": Turbidity;
  readonly "specific-energy": SpecificEnergy;
  readonly "energy-density": EnergyDensity;
  readonly "molar-energy": MolarEnergy;
  readonly "thermal-conductivity": ThermalConductivity;
  readonly "thermal-insulance": ThermalInsulance;
  readonly "thermal-expansion": ThermalExpansion;
  readonly "heat-capacity": HeatCapacity;
  readonly "specific-heat-capacity": SpecificHeatCapacity;
  readonly "molar-heat-capacity": MolarHeatCapacity;
  readonly "heat-flux": HeatFlux;
  readonly "heat-transfer-coefficient": HeatTransferCoefficient;
  readonly "radiant-exposure": RadiantExposure;
  readonly "amount-of-substance": AmountOfSubstance;
  readonly "molar-concentration": MolarConcentration | "ph" | "pH";
  readonly "molality": Molality;
  readonly "catalytic-activity": CatalyticActivity;
  readonly "catalytic-concentration": CatalyticConcentration;
  readonly "filtration-rate": FiltrationRate;
  readonly "electric-current": ElectricCurrent | "decibel-microampere" | "dBμA";
  readonly "current-noise-density": CurrentNoiseDensity;
  readonly "electric-charge": ElectricCharge;
  readonly "voltage": Voltage | "decibel-volt" | "dBV" | "decibel-millivolt" | "dBmV" | "decibel-microvolt" | "dBμV" | "decibel-unloaded" | "dBu";
  readonly "voltage-noise-density": VoltageNoiseDensity;
  readonly "electric-resistance": ElectricResistance;
  readonly "electric-conductance": ElectricConductance;
  readonly "capacitance": Capacitance;
  readonly "inductance": Inductance;
  readonly "magnetic-flux": MagneticFlux;
  readonly "magnetic-flux-density": MagneticFluxDensity;
  readonly "magnetic-field-strength": MagneticFieldStrength;
  readonly "magnetic-moment": MagneticMoment;
  readonly "electric-field-strength": ElectricFieldStrength | "decibel-microvolt-per-meter" | "dBμV/m";
  readonly "electric-dipole-moment": ElectricDipoleMoment;
  readonly "resistivity": Resistivity;
  readonly "conductivity": Conductivity;
  readonly "apparent-power": ApparentPower;
  readonly "apparent-energy": ApparentEnergy;
  readonly "luminous-intensity": LuminousIntensity;
  readonly "luminance": Luminance;
  readonly "illuminance": Illuminance | "exposure-value" | "EV";
  readonly "luminous-flux": LuminousFlux;
  readonly "luminous-exposure": LuminousExposure;
  readonly "wavenumber": Wavenumber;
  readonly "spectral-flux-density": SpectralFluxDensity;
  readonly "activity": Activity;
  readonly "activity-concentration": ActivityConcentration;
  readonly "absorbed-dose": AbsorbedDose;
  readonly "equivalent-dose": EquivalentDose;
  readonly "equivalent-dose-rate": EquivalentDoseRate;
  readonly "radiation-exposure": RadiationExposure;
  readonly "energy-per-distance": EnergyPerDistance;
  readonly "antenna-gain": "decibel-isotropic" | "dBi" | "decibel-dipole" | "dBd";
  readonly "computing-performance": ComputingPerformance;
  readonly "telephone-traffic": TelephoneTraffic;
  readonly "film-speed": "din-speed" | "DIN";
  readonly "heat-pump-efficiency": HeatPumpEfficiency;
  readonly "vascular-resistance": VascularResistance;
  readonly "acoustic-impedance": AcousticImpedance;
};

/** A unit of any quantity. */
export type LeanUnit = LeanUnitNames[keyof LeanUnitNames];

/** What the compiler knows of the units of the lean entry. */
export interface LeanCatalogue {
  /** The units that editors offer, by quantity. */
  readonly names: LeanUnitNames;
  /** All of these. */
  readonly any: LeanUnit;
  /** Spellings as text: none. */
  readonly index: '';
  /** The quantities whose spellings the text has: none. */
  readonly indexed: never;
  /** What spellings are compared with. */
  readonly compared: LeanUnitNames;
}
