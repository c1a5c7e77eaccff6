// Written from the rows in data/quantities: `pnpm generate`

/** A unit of length. */
export type LengthUnit =
  | "meter" | "meters" | "metre" | "metres" | "m" | "mtr"
  | "kilometer" | "kilometers" | "kilometre" | "kilometres" | "km" | "kmtr" | "kms"
  | "hectometer" | "hm"
  | "dekameter" | "dam"
  | "decimeter" | "dm"
  | "centimeter" | "centimeters" | "centimetre" | "centimetres" | "cm" | "cmtr" | "cms"
  | "millimeter" | "millimeters" | "millimetre" | "millimetres" | "mm" | "mmtr" | "mms"
  | "micrometer" | "micrometers" | "micrometre" | "micrometres" | "μm" | "um" | "μmtr" | "µm" | "µmtr"
  | "nanometer" | "nanometers" | "nanometre" | "nanometres" | "nm" | "nmtr"
  | "picometer" | "pm"
  | "femtometer" | "fm"
  | "micron"
  | "french" | "Fr"
  | "angstrom" | "Å"
  | "fermi"
  | "inch" | "inches" | "international inch" | "US inch" | "in" | "\"" | "international inches" | "US inches"
  | "foot" | "feet" | "international foot" | "US foot" | "ft" | "'" | "international feet" | "US feet"
  | "yard" | "yards" | "gaj" | "gaz" | "international yard" | "yd" | "yrd" | "gajs" | "gazes" | "international yards" | "yds"
  | "thousand-foot" | "kft"
  | "thousand-yard" | "kyd"
  | "mile" | "miles" | "international mile" | "land mile" | "statute mile" | "US mile" | "mi" | "international miles" | "land miles" | "statute miles" | "US miles"
  | "nautical-mile" | "nautical mile" | "nautical miles" | "international nautical mile" | "naut mile" | "sea mile" | "nmi" | "NM" | "international nautical miles" | "naut miles" | "sea miles"
  | "mil"
  | "microinch" | "μin" | "µin"
  | "line"
  | "barleycorn"
  | "nail"
  | "palm"
  | "hand" | "hh"
  | "span"
  | "cubit"
  | "ell"
  | "pace"
  | "smoot"
  | "rack-unit" | "RU"
  | "fathom" | "ftm"
  | "rod" | "rd"
  | "karam"
  | "chain" | "ch"
  | "link" | "lnk"
  | "chain-engineer" | "engineer's chain"
  | "furlong" | "fur"
  | "league" | "lea"
  | "cable" | "cable length"
  | "cable-us" | "US cable length"
  | "nautical-mile-imperial" | "imperial nautical mile"
  | "nautical-league" | "nautical league"
  | "data-mile" | "data mile"
  | "mile-scandinavian" | "Scandinavian mile"
  | "foot-survey-us" | "ftUS"
  | "link-survey-us" | "US survey link"
  | "rod-survey-us" | "US survey rod"
  | "chain-survey-us" | "US survey chain"
  | "fathom-survey-us" | "US survey fathom"
  | "furlong-survey-us" | "US survey furlong"
  | "mile-survey-us" | "US survey mile"
  | "league-survey-us" | "US survey league"
  | "astronomical-unit" | "au"
  | "parsec" | "pc"
  | "gigaparsec" | "Gpc"
  | "megaparsec" | "Mpc"
  | "kiloparsec" | "kpc"
  | "light-second" | "ls"
  | "light-minute" | "lmin"
  | "light-hour" | "light hour"
  | "light-day" | "light day"
  | "light-year" | "ly" | "lightyear" | "lightyears"
  | "gigalight-year" | "Gly"
  | "megalight-year" | "Mly"
  | "kilolight-year" | "kly"
  | "earth-radius" | "R⊕"
  | "jupiter-radius" | "Jupiter radius"
  | "solar-radius" | "R☉"
  | "planck-length" | "Planck length"
  | "bohr-radius" | "a₀"
  | "natural-unit-of-length" | "ƛ_C"
  | "x-unit-copper" | "xu(Cu Kα₁)"
  | "x-unit-molybdenum" | "xu(Mo Kα₁)"
  | "angstrom-star" | "Å*"
  | "point" | "points" | "DTP point" | "PostScript point" | "typographic point" | "pt" | "DTP points" | "PostScript points" | "typographic points" | "pts"
  | "pica"
  | "twip"
  | "pixel-css" | "CSS pixel" | "CSS pixels" | "reference pixel" | "px" | "reference pixels"
  | "point-printer" | "printer's point"
  | "pica-printer" | "printer's pica"
  | "point-tex" | "TeX point"
  | "scaled-point" | "scaled point"
  | "pica-tex" | "TeX pica"
  | "point-didot-tex" | "TeX Didot point"
  | "cicero-tex" | "TeX cicero"
  | "point-didot" | "dd"
  | "cicero"
  | "shaku-length" | "shaku (length)"
  | "sun"
  | "bu-length" | "bu (length)"
  | "rin"
  | "ken"
  | "jo-jp" | "jō"
  | "cho-length" | "chō (length)"
  | "ri-jp" | "ri"
  | "shaku-cloth" | "kujira shaku"
  | "chi"
  | "cun"
  | "zhang"
  | "li"
  | "chek"
  | "wa"
  | "ligne"
  | "pouce"
  | "pied-du-roi" | "pied du roi"
  | "toise"
  | "pes"
  | "passus"
  | "stadium"
  | "mile-roman" | "Roman mile"
  | "pous"
  | "stadion"
  | "cubit-biblical" | "biblical cubit"
  | "handbreadth"
  | "cubit-royal" | "royal cubit"
  | "pied-quebec" | "French foot (Quebec)"
  | "arpent-length" | "arpent (length)"
  | "vara"
  | "legua"
  | "vara-texas" | "Texas vara"
  | "arshin"
  | "vershok"
  | "sazhen"
  | "verst"
  | "cape-foot" | "Cape foot"
  | "cape-rood" | "Cape rood"
  | "qasaba"
  | "classical-electron-radius" | "rₑ"
  | "flight-level" | "FL"
  | "lunar-distance" | "LD"
  | "aln"
  | "alen-danish" | "Danish alen"
  | "klafter-viennese" | "Viennese klafter"
  | "solar-diameter" | "D☉";

/** A unit of area. */
export type AreaUnit =
  | "square-meter" | "square meter" | "square meters" | "square metre" | "square metres" | "m²" | "m^2" | "m2" | "qm" | "sqm" | "sq meter" | "sq meters" | "sq m"
  | "square-kilometer" | "square kilometer" | "square kilometers" | "square kilometre" | "square kilometres" | "km²" | "km^2" | "km2" | "qkm" | "sqkm" | "sq kilometer" | "sq kilometers" | "sq km"
  | "square-decimeter" | "dm²"
  | "square-centimeter" | "square centimeter" | "square centimeters" | "square centimetre" | "square centimetres" | "cm²" | "cm^2" | "cm2" | "qcm" | "sqcm" | "sq centimeter" | "sq centimeters" | "sq cm"
  | "square-millimeter" | "square millimeter" | "square millimeters" | "square millimetre" | "square millimetres" | "mm²" | "mm^2" | "mm2" | "qmm" | "sqmm" | "sq millimeter" | "sq millimeters" | "sq mm"
  | "hectare" | "hectares" | "ha"
  | "are" | "a"
  | "decare" | "daa"
  | "centiare" | "ca"
  | "barn" | "b"
  | "millibarn" | "mb"
  | "microbarn" | "μb" | "µb"
  | "nanobarn" | "nb"
  | "picobarn" | "pb"
  | "femtobarn" | "fb"
  | "darcy" | "D"
  | "millidarcy" | "mD"
  | "microdarcy" | "μD" | "µD"
  | "nanodarcy" | "nD"
  | "square-inch" | "square inch" | "square inches" | "in²" | "in^2" | "in2" | "sqin" | "sq inch" | "sq inches" | "sq in"
  | "square-foot" | "square foot" | "square feet" | "sqfoot" | "ft²" | "ft^2" | "ft2" | "sf" | "sft" | "sqft" | "sqfeet" | "sq foot" | "sq feet" | "sq ft"
  | "square-yard" | "square yard" | "square yards" | "gaj" | "gaz" | "sq gaj" | "sq gaz" | "sqyard" | "yd²" | "yd^2" | "yd2" | "sqyd" | "gajs" | "gazes" | "sq gajs" | "sq gazes" | "sqyards" | "sq yard" | "sq yards" | "sq yd"
  | "square-mile" | "square mile" | "square miles" | "sqmile" | "mi²" | "mi^2" | "mi2" | "sqmi" | "sqmiles" | "sq mile" | "sq miles" | "sq mi"
  | "square-mil" | "mil²"
  | "square-rod" | "rd²"
  | "square-chain" | "ch²"
  | "acre" | "acres" | "international acre" | "killa" | "US acre" | "ac" | "international acres" | "killas" | "US acres"
  | "rood"
  | "section"
  | "township"
  | "roofing-square" | "roofing square"
  | "square-foot-survey-us" | "ftUS²"
  | "square-mile-survey-us" | "US survey mile²"
  | "acre-survey-us" | "US survey acre"
  | "circular-mil" | "cmil"
  | "thousand-circular-mil" | "kcmil"
  | "circular-inch" | "circular inch"
  | "dunam"
  | "stremma"
  | "feddan"
  | "tsubo"
  | "bu-jp" | "bu (area)"
  | "se-jp" | "se"
  | "tan-jp" | "tan"
  | "cho" | "chō"
  | "tatami"
  | "pyeong"
  | "ping"
  | "mu"
  | "square-wa" | "wa²"
  | "ngan"
  | "rai"
  | "guntha"
  | "kanal"
  | "marla"
  | "marla-225" | "small marla"
  | "murabba"
  | "ankanam"
  | "cent-land" | "cent of land"
  | "ground"
  | "bigha-bengal" | "bigha (Bengal)"
  | "katha-bengal" | "katha (Bengal)"
  | "chatak-bengal" | "chatak (land)"
  | "katha-assam" | "katha (Assam)"
  | "lessa"
  | "bigha-bihar" | "bigha (Bihar)"
  | "katha-bihar" | "katha (Bihar)"
  | "dhur-bihar" | "dhur (Bihar)"
  | "biswa"
  | "bigha-nepal" | "bigha (Nepal)"
  | "kattha-nepal" | "kattha (Nepal)"
  | "dhur-nepal" | "dhur (Nepal)"
  | "ropani"
  | "aana"
  | "arpent"
  | "arpent-paris" | "Paris arpent"
  | "desyatina"
  | "morgen"
  | "jugerum"
  | "hide"
  | "manzana"
  | "cuerda"
  | "thomson-cross-section" | "σ_T"
  | "tunnland"
  | "jia" | "甲"
  | "fen-taiwan" | "fen (Taiwan)"
  | "alqueire-paulista" | "São Paulo alqueire"
  | "alqueire-mineiro" | "Minas Gerais alqueire"
  | "tarea"
  | "morgen-prussian" | "Prussian morgen"
  | "jerib-afghan" | "Afghan jerib"
  | "joch" | "Austrian joch"
  | "cubic-meter-per-meter" | "m³/m";

/** A unit of volume. */
export type VolumeUnit =
  | "cubic-meter" | "cubic meter" | "cubic meters" | "cubic metre" | "cubic metres" | "m³" | "m^3" | "m3" | "cbm" | "cu meter" | "cu meters" | "cu m"
  | "cubic-kilometer" | "km³"
  | "cubic-decimeter" | "dm³"
  | "cubic-centimeter" | "cubic centimeter" | "cubic centimeters" | "cubic centimetre" | "cubic centimetres" | "cm³" | "cm^3" | "cm3" | "c.c" | "cc" | "ccm" | "cu centimeter" | "cu centimeters" | "cu cm"
  | "cubic-millimeter" | "mm³"
  | "cubic-nanometer" | "nm³"
  | "liter" | "liters" | "litre" | "litres" | "L" | "l" | "lit" | "lt" | "ltr"
  | "megaliter" | "ML"
  | "kiloliter" | "kL"
  | "hectoliter" | "hL"
  | "deciliter" | "deciliters" | "decilitre" | "decilitres" | "dL" | "dl" | "dlit" | "dlt" | "dltr"
  | "centiliter" | "centiliters" | "centilitre" | "centilitres" | "cL" | "cl" | "clit" | "clt" | "cltr"
  | "milliliter" | "milliliters" | "millilitre" | "millilitres" | "mL" | "ml" | "mlit" | "mlt" | "mltr" | "mls"
  | "microliter" | "μL" | "µL"
  | "femtoliter" | "fL"
  | "stere"
  | "lambda" | "λ"
  | "cubic-inch" | "cubic inch" | "cubic inches" | "in³" | "in^3" | "in3" | "CID" | "cuin" | "cu inch" | "cu inches" | "cu in" | "cid"
  | "cubic-foot" | "cubic foot" | "cubic feet" | "ft³" | "ft^3" | "ft3" | "cf" | "cft" | "cuft" | "cu foot" | "cu feet" | "cu ft"
  | "cubic-yard" | "yd³"
  | "cubic-mile" | "mi³"
  | "hundred-cubic-foot" | "CCF"
  | "thousand-cubic-foot" | "Mcf"
  | "million-cubic-foot" | "MMcf"
  | "billion-cubic-foot" | "Bcf"
  | "trillion-cubic-foot" | "Tcf"
  | "acre-foot" | "ac·ft"
  | "acre-inch" | "ac·in"
  | "board-foot" | "FBM"
  | "thousand-board-foot" | "MBF"
  | "cord"
  | "hoppus-foot" | "hoppus foot"
  | "register-ton" | "GRT"
  | "freight-ton" | "MTON"
  | "gallon" | "gallons" | "gal US" | "gallon US" | "liquid gallon" | "US liquid gallon" | "wine gallon" | "gal" | "Gal" | "gal (U.S.)" | "gal (US)" | "USgal" | "liquid gallons" | "US liquid gallons" | "wine gallons" | "gals"
  | "thousand-gallon" | "kgal"
  | "million-gallon" | "Mgal"
  | "quart" | "quarts" | "liquid quart" | "quart US" | "US liquid quart" | "qt" | "USqt" | "liquid quarts" | "US liquid quarts" | "qts" | "usqt"
  | "pint" | "pints" | "liquid pint" | "pint US" | "US liquid pint" | "pt" | "p" | "pnt" | "liquid pints" | "US liquid pints" | "pts"
  | "cup" | "cups" | "cup US" | "measuring cup" | "US customary cup" | "c" | "cu" | "measuring cups" | "US customary cups"
  | "gill" | "gi"
  | "fluid-ounce" | "fluid ounce" | "fluid ounces" | "fl oz" | "fluid ounce US" | "liquid ounce" | "ounce" | "oz fl" | "US ounce" | "oz" | "fl ozes" | "liquid ounces" | "ounces" | "US ounces" | "ozs"
  | "fluid-dram" | "fl dr"
  | "minim"
  | "tablespoon" | "tablespoons" | "tablespoon US" | "tablespoonful" | "US tbsp" | "tbsp" | "T" | "tb" | "tblsp" | "Tbs" | "tablespoonfuls" | "US tbsps" | "tbsps" | "tbs"
  | "teaspoon" | "teaspoons" | "teaspoon US" | "teaspoonful" | "US tsp" | "tsp" | "teaspoonfuls" | "US tsps" | "tsps"
  | "dessert-spoon" | "dsp"
  | "cup-us-legal" | "US legal cup"
  | "fluid-ounce-metric" | "metric fluid ounce"
  | "dash" | "dashes"
  | "pinch" | "pinches"
  | "smidgen"
  | "tad"
  | "drop"
  | "drop-metric" | "gtt"
  | "jigger"
  | "shot" | "shots" | "shot glass" | "US shot" | "shot glasses" | "US shots"
  | "fifth"
  | "bushel" | "bu"
  | "peck" | "pk"
  | "gallon-dry" | "dry gallon"
  | "quart-dry" | "dry quart"
  | "pint-dry" | "dry pint"
  | "barrel" | "bbl"
  | "barrel-beer" | "US beer barrel"
  | "keg"
  | "quarter-barrel" | "quarter barrel"
  | "sixth-barrel" | "sixth barrel"
  | "keg-cornelius" | "Cornelius keg"
  | "keg-european" | "European keg"
  | "barrel-liquid" | "US liquid barrel"
  | "barrel-dry" | "US dry barrel"
  | "barrel-cranberry" | "cranberry barrel"
  | "hogshead" | "hhd"
  | "butt"
  | "tun"
  | "gallon-imperial" | "imperial gallon" | "imperial gallons" | "Canadian gallon" | "gal imp" | "gal Imp." | "gal Imp" | "galimp" | "Canadian gallons" | "gal imps"
  | "quart-imperial" | "imperial quart" | "imperial quarts" | "qt Imp." | "qt Imp"
  | "pint-imperial" | "imperial pint" | "imperial pints" | "imp pt" | "pt Imp." | "pt Imp" | "ptimp" | "imp pts"
  | "cup-imperial" | "imperial cup"
  | "gill-imperial" | "gi Imp."
  | "fluid-ounce-imperial" | "imperial fluid ounce" | "imperial fluid ounces" | "fl oz imp" | "imperial ounce" | "fl oz Imp." | "fl oz Imp" | "flozimp" | "fl oz imps" | "imperial ounces"
  | "fluid-dram-imperial" | "imperial fluid drachm"
  | "minim-imperial" | "imperial minim"
  | "tablespoon-imperial" | "imperial tablespoon"
  | "tablespoon-half-ounce" | "half-ounce tablespoon"
  | "teaspoon-imperial" | "imperial teaspoon"
  | "dessert-spoon-imperial" | "imperial dessert spoon"
  | "peck-imperial" | "imperial peck"
  | "bushel-imperial" | "imperial bushel"
  | "barrel-imperial" | "imperial barrel"
  | "firkin"
  | "kilderkin"
  | "hogshead-imperial" | "imperial hogshead"
  | "cup-metric" | "metric cup" | "metric cups" | "Australian cup" | "mcup" | "Australian cups"
  | "tablespoon-metric" | "metric tablespoon" | "metric tablespoons" | "international tablespoon" | "matsked" | "matskedar" | "metric tbsp" | "msk" | "international tablespoons" | "matskeds" | "matskedars" | "metric tbsps"
  | "teaspoon-metric" | "metric teaspoon" | "metric teaspoons" | "international teaspoon" | "metric tsp" | "tesked" | "teskedar" | "tsk" | "international teaspoons" | "metric tsps" | "teskeds" | "teskedars"
  | "dessert-spoon-metric" | "metric dessert spoon"
  | "tablespoon-australian" | "Australian tablespoon" | "Australian tablespoons" | "AU tablespoon" | "au tbsp" | "aus tbsp" | "tablespoon AU" | "AU tablespoons" | "au tbsps" | "aus tbsps"
  | "pint-metric" | "metric pint"
  | "cup-jp" | "Japanese cup"
  | "osaji" | "ōsaji"
  | "kosaji"
  | "kryddmatt" | "krm"
  | "kaffekopp" | "kkp"
  | "glas"
  | "kanna"
  | "vedro"
  | "fanega"
  | "sheng"
  | "dou"
  | "dan-volume" | "dan (volume)"
  | "amphora"
  | "congius"
  | "sextarius"
  | "modius"
  | "metretes"
  | "medimnos"
  | "bath"
  | "hin"
  | "log-biblical" | "log (volume)"
  | "kab"
  | "ephah"
  | "seah"
  | "omer"
  | "homer"
  | "wine-bottle" | "wine bottle" | "wine bottles" | "bottle of wine" | "bottles of wine"
  | "half-bottle" | "half bottle"
  | "magnum"
  | "jeroboam"
  | "rehoboam"
  | "methuselah"
  | "salmanazar"
  | "balthazar"
  | "nebuchadnezzar"
  | "sho-jp" | "shō"
  | "koku"
  | "to-jp" | "to"
  | "go-jp" | "gō"
  | "shaku-volume" | "shaku (volume)"
  | "sai"
  | "fluid-scruple-imperial" | "fl ℈"
  | "face-cord" | "face cord"
  | "growler"
  | "gantang-malaysian" | "Malaysian gantang"
  | "cavan";

/** A unit of mass. */
export type MassUnit =
  | "kilogram" | "kilograms" | "kilo" | "kilogramme" | "kg" | "kilos" | "kilogrammes" | "kgs"
  | "gram" | "grams" | "gramme" | "g" | "gm" | "grammes"
  | "teragram" | "Tg"
  | "gigagram" | "Gg"
  | "megagram" | "Mg"
  | "hectogram" | "hg"
  | "dekagram" | "dag"
  | "decigram" | "dg"
  | "centigram" | "cg"
  | "milligram" | "milligrams" | "milligramme" | "mg" | "mgm" | "milligrammes" | "mgs"
  | "microgram" | "micrograms" | "microgramme" | "μg" | "ug" | "μgm" | "microgrammes" | "µg" | "µgm"
  | "nanogram" | "ng"
  | "picogram" | "pg"
  | "femtogram" | "fg"
  | "tonne" | "tonnes" | "metric ton" | "metric tonne" | "t" | "MT" | "mt" | "te" | "metric tons" | "metric tonnes"
  | "gigatonne" | "Gt"
  | "kilotonne" | "kt"
  | "megatonne" | "Mt"
  | "quintal" | "q"
  | "carat" | "carats" | "metric carat" | "ct" | "metric carats"
  | "pound" | "pounds" | "avoirdupois pound" | "international pound" | "pound mass" | "lb" | "#" | "lbm" | "℔" | "avoirdupois pounds" | "international pounds" | "pound masses" | "lbs"
  | "thousand-pound" | "klb"
  | "ounce" | "ounces" | "avoirdupois ounce" | "ounce mass" | "US ounce" | "oz" | "oz av" | "ozm" | "avoirdupois ounces" | "ounce masses" | "US ounces" | "ozs"
  | "dram-avoirdupois" | "dr"
  | "grain" | "gr"
  | "stone" | "stones" | "imperial stone" | "st" | "imperial stones"
  | "quarter-hundredweight" | "quarter hundredweight"
  | "hundredweight" | "cwt"
  | "long-hundredweight" | "long cwt"
  | "ton" | "tons" | "net ton" | "short ton" | "ton US" | "US short ton" | "tn" | "short tn" | "US tn" | "net tons" | "short tons" | "US short tons"
  | "long-ton" | "long tn"
  | "slug"
  | "pound-troy" | "lb t"
  | "ounce-troy" | "troy ounce" | "troy ounces" | "fine ounce" | "troy oz" | "oz t" | "oz tr" | "ozt" | "toz" | "fine ounces" | "troy ozes"
  | "pennyweight" | "dwt"
  | "pound-apothecary" | "apothecaries pound"
  | "ounce-apothecary" | "apothecaries ounce"
  | "dram-apothecary" | "apothecaries dram"
  | "scruple" | "℈"
  | "assay-ton" | "AT"
  | "butter-stick" | "butter stick" | "butter sticks" | "stick" | "sticks"
  | "standard-drink-us" | "US standard drink"
  | "unit-of-alcohol" | "unit of alcohol"
  | "standard-drink-australian" | "Australian standard drink"
  | "dalton" | "Da"
  | "megadalton" | "MDa"
  | "kilodalton" | "kDa"
  | "electron-mass" | "mₑ"
  | "proton-mass" | "mₚ"
  | "neutron-mass" | "mₙ"
  | "planck-mass" | "Planck mass"
  | "solar-mass" | "M☉"
  | "earth-mass" | "M⊕"
  | "jupiter-mass" | "M♃"
  | "kan"
  | "kin"
  | "momme"
  | "fun"
  | "jin"
  | "dan-mass" | "dan (mass)"
  | "liang"
  | "qian"
  | "catty"
  | "tael"
  | "picul"
  | "tael-troy" | "troy tael"
  | "geun"
  | "don"
  | "baht-mass" | "baht (mass)"
  | "baht-gold" | "baht of gold"
  | "tola"
  | "masha"
  | "ratti"
  | "seer"
  | "chittack"
  | "maund"
  | "pfund"
  | "zentner"
  | "grain-paris" | "Paris grain"
  | "livre"
  | "libra"
  | "arroba"
  | "arroba-metric" | "metric arroba"
  | "funt"
  | "zolotnik"
  | "lot"
  | "pood"
  | "libra-roman" | "Roman pound"
  | "uncia" | "Roman ounce"
  | "drachma"
  | "obol"
  | "mina-attic" | "Attic mina"
  | "talent-attic" | "Attic talent"
  | "shekel"
  | "mina-biblical" | "biblical mina"
  | "talent-biblical" | "biblical talent"
  | "slinch"
  | "gamma-mass" | "gamma (mass)"
  | "lunar-mass" | "M☾"
  | "deadweight-ton" | "DWT"
  | "viss"
  | "tical-burmese" | "Burmese tical"
  | "oka-egyptian" | "Egyptian oka"
  | "kantar-egyptian" | "Egyptian kantar"
  | "oka-cypriot" | "Cypriot oka"
  | "skalpund" | "skålpund";

/** A unit of time. */
export type TimeUnit =
  | "second" | "seconds" | "sec" | "s" | "secs"
  | "millisecond" | "milliseconds" | "millisec" | "ms" | "msec" | "millisecs" | "msecs"
  | "microsecond" | "microseconds" | "microsec" | "μs" | "us" | "μsec" | "microsecs" | "µs" | "µsec"
  | "nanosecond" | "nanoseconds" | "nanosec" | "ns" | "nsec" | "nanosecs"
  | "picosecond" | "ps"
  | "femtosecond" | "fs"
  | "attosecond" | "as"
  | "minute" | "minutes" | "min" | "mins"
  | "hour" | "hours" | "h" | "hr" | "hrs"
  | "quarter-hour" | "quarter hour"
  | "day" | "days" | "d"
  | "week" | "weeks" | "wk" | "w" | "wks"
  | "fortnight" | "fortnights" | "fn"
  | "month" | "months" | "Julian month" | "mean month" | "mo" | "mth" | "Julian months" | "mean months" | "mos"
  | "quarter" | "quarters" | "quarter year" | "qtr" | "quarter years"
  | "half-year" | "half year" | "half years" | "half a year" | "semester" | "half a years" | "semesters"
  | "year" | "years" | "annum" | "Julian year" | "yr" | "a" | "y" | "annums" | "Julian years" | "yrs"
  | "decade" | "decades" | "dec"
  | "century" | "centuries"
  | "millennium" | "millennia" | "kiloyear" | "millenium" | "kyr" | "kiloyears" | "milleniums" | "millennias"
  | "megayear" | "Myr"
  | "gigayear" | "Gyr"
  | "night" | "nights"
  | "day-person" | "day of age"
  | "week-person" | "week of age"
  | "month-person" | "month of age"
  | "year-person" | "year of age"
  | "year-common" | "common year"
  | "year-leap" | "leap year"
  | "year-gregorian" | "Gregorian year"
  | "month-gregorian" | "Gregorian month"
  | "year-tropical" | "tropical year"
  | "year-sidereal" | "sidereal year"
  | "month-synodic" | "synodic month"
  | "month-sidereal" | "sidereal month"
  | "month-tropical" | "tropical month"
  | "day-sidereal" | "sidereal day"
  | "hour-sidereal" | "sidereal hour"
  | "minute-sidereal" | "sidereal minute"
  | "second-sidereal" | "sidereal second"
  | "sol"
  | "shake"
  | "svedberg"
  | "jiffy"
  | "moment"
  | "time-unit" | "TU"
  | "planck-time" | "Planck time"
  | "atomic-unit-of-time" | "atomic unit of time"
  | "swatch-beat" | "Swatch beat"
  | "kilogram-per-pascal-second-meter" | "kg/(Pa·s·m)";

/** A unit of labor. */
export type LaborUnit =
  | "person-hour" | "person-h"
  | "person-day" | "person day"
  | "person-week" | "person week"
  | "person-month" | "person month"
  | "person-year" | "FTE"
  | "kilogram-per-pascal-second-meter" | "kg/(Pa·s·m)";

/** A unit of temperature. */
export type TemperatureUnit =
  | "kelvin" | "K"
  | "megakelvin" | "MK"
  | "kilokelvin" | "kK"
  | "millikelvin" | "mK"
  | "microkelvin" | "μK" | "µK"
  | "nanokelvin" | "nK"
  | "celsius" | "degree Celsius" | "degrees Celsius" | "centigrade" | "deg Celsius" | "degree C" | "degree centigrade" | "°Celsius" | "°C" | "C" | "c" | "C°" | "deg C" | "degC" | "degreesC" | "oC" | "temp-C" | "tempC" | "centigrades" | "deg Celsiuses" | "degrees C" | "degrees centigrade" | "°Celsiuses" | "degc" | "oc" | "Celsius"
  | "fahrenheit" | "degree Fahrenheit" | "degrees Fahrenheit" | "deg Fahrenheit" | "degree F" | "°Fahrenheit" | "°F" | "deg F" | "degF" | "degreesF" | "F" | "F°" | "oF" | "temp-F" | "tempF" | "deg Fahrenheits" | "degrees F" | "°Fahrenheits" | "degf" | "of" | "Fahrenheit"
  | "rankine" | "°R"
  | "reaumur" | "°Ré"
  | "romer" | "°Rø"
  | "degree-newton" | "°N"
  | "delisle" | "°De"
  | "planck-temperature" | "T_P"
  | "atomic-unit-of-temperature" | "Eₕ/k_B";

/** A unit of temperature difference. */
export type TemperatureDifferenceUnit =
  | "delta-kelvin" | "ΔK"
  | "delta-celsius" | "degree Celsius (difference)" | "degrees Celsius (difference)" | "celsius difference" | "delta C" | "delta centigrade" | "delta degC" | "delta degree C" | "delta degree Celsius" | "delta °C" | "Δ celsius" | "Δ°C" | "ΔC" | "ΔdegC" | "celsius differences" | "delta centigrades" | "delta degCs" | "delta degrees C" | "delta degrees Celsius" | "Δ celsiuses"
  | "delta-fahrenheit" | "degree Fahrenheit (difference)" | "degrees Fahrenheit (difference)" | "delta degF" | "delta degree F" | "delta degree Fahrenheit" | "delta F" | "delta °F" | "fahrenheit difference" | "Δ fahrenheit" | "Δ°F" | "ΔdegF" | "ΔF" | "delta degFs" | "delta degrees F" | "delta degrees Fahrenheit" | "fahrenheit differences" | "Δ fahrenheits"
  | "delta-rankine" | "Δ°R"
  | "delta-reaumur" | "Δ°Ré"
  | "megakelvin"
  | "kilokelvin"
  | "millikelvin"
  | "microkelvin"
  | "nanokelvin";

/** A unit of speed and pace. */
export type SpeedUnit =
  | "meter-per-second" | "meter per second" | "meters per second" | "metre per second" | "metres per second" | "m/s" | "mps"
  | "centimeter-per-second" | "cm/s"
  | "millimeter-per-second" | "mm/s"
  | "meter-per-minute" | "m/min"
  | "kilometer-per-hour" | "kilometer per hour" | "kilometers per hour" | "kilometers an hour" | "kilometre per hour" | "kilometres per hour" | "kilometres an hour" | "km/h" | "kmh" | "kmph" | "kph" | "kilometers an hours"
  | "kilometer-per-minute" | "km/min"
  | "kilometer-per-second" | "km/s"
  | "mile-per-hour" | "mile per hour" | "miles per hour" | "miles an hour" | "mph" | "m.p.h" | "miles an hours"
  | "foot-per-second" | "foot per second" | "feet per second" | "ft/s" | "fps"
  | "foot-per-minute" | "ft/min"
  | "foot-per-hour" | "ft/h"
  | "inch-per-second" | "in/s"
  | "inch-per-minute" | "in/min"
  | "knot" | "knots" | "international knot" | "nautical mile per hour" | "kn" | "kt" | "Kts" | "international knots" | "nautical miles per hour" | "kts"
  | "knot-imperial" | "imperial knot"
  | "furlong-per-fortnight" | "fur/fn"
  | "light-speed" | "c₀"
  | "mach" | "Mach"
  | "atomic-unit-of-velocity" | "atomic unit of velocity"
  | "second-per-kilometer" | "s/km"
  | "minute-per-kilometer" | "minute per kilometer" | "minutes per kilometer" | "minute per kilometre" | "minutes per kilometre" | "min/km"
  | "minute-per-100-meter" | "min/100 m"
  | "minute-per-500-meter" | "min/500 m"
  | "minute-per-mile" | "minute per mile" | "minutes per mile" | "min mile" | "minute mile" | "min/mi" | "min miles" | "minute miles"
  | "second-per-100-yard" | "s/100 yd"
  | "liter-per-square-meter-hour" | "LMH"
  | "milliliter-per-minute-per-standard-body" | "mL/min/1.73 m²"
  | "milliliter-per-second-per-standard-body" | "mL/s/1.73 m²";

/** A unit of acceleration. */
export type AccelerationUnit =
  | "meter-per-square-second" | "m/s²"
  | "centimeter-per-square-second" | "cm/s²"
  | "kilometer-per-hour-second" | "km/(h·s)"
  | "foot-per-square-second" | "ft/s²"
  | "inch-per-square-second" | "in/s²"
  | "mile-per-hour-second" | "mi/(h·s)"
  | "knot-per-second" | "kn/s"
  | "g-force" | "gₙ"
  | "galileo" | "Gal"
  | "milligalileo" | "mGal"
  | "microgalileo" | "μGal" | "µGal";

/** A unit of angle. */
export type AngleUnit =
  | "radian" | "rad"
  | "milliradian" | "mrad"
  | "microradian" | "μrad" | "µrad"
  | "nanoradian" | "nrad"
  | "degree" | "degrees" | "angular degree" | "arc degree" | "decimal degree" | "degree of arc" | "°" | "arcdeg" | "deg" | "angular degrees" | "arc degrees" | "decimal degrees" | "degrees of arc"
  | "arc-minute" | "′"
  | "arc-second" | "″"
  | "milliarc-second" | "mas"
  | "microarc-second" | "μas" | "µas"
  | "gradian" | "gon"
  | "centigradian" | "cgon"
  | "milligradian" | "mgon"
  | "revolution" | "rev"
  | "quadrant"
  | "zodiac-sign" | "zodiac sign"
  | "hour-angle" | "hour angle"
  | "compass-point" | "compass point"
  | "binary-degree" | "binary degree"
  | "mil-nato" | "NATO mil";

/** A unit of solid angle. */
export type SolidAngleUnit =
  | "steradian" | "sr"
  | "millisteradian" | "msr"
  | "microsteradian" | "μsr" | "µsr"
  | "square-degree" | "°²"
  | "square-arc-minute" | "′²"
  | "square-arc-second" | "″²"
  | "spat";

/** A unit of frequency. */
export type FrequencyUnit =
  | "hertz" | "Hz" | "hz"
  | "terahertz" | "THz"
  | "gigahertz" | "GHz" | "ghz"
  | "megahertz" | "MHz"
  | "kilohertz" | "kHz" | "khz"
  | "millihertz" | "mHz"
  | "per-second" | "s⁻¹"
  | "per-minute" | "1/min"
  | "per-hour" | "1/h"
  | "per-year" | "1/yr"
  | "cycle-per-second" | "cycle per second"
  | "rotation-per-second" | "rotation per second"
  | "rotation-per-minute" | "rotation per minute" | "rotations per minute" | "revolution per minute" | "r.p.m" | "r/min" | "rev/min" | "revolution-per-minute" | "RPM" | "rpm" | "revolutions per minute"
  | "beat-per-minute" | "beat per minute" | "beats per minute" | "bpm"
  | "count-per-minute" | "cpm"
  | "frame-per-second" | "frame per second" | "frames per second" | "FPS" | "fps"
  | "baud" | "Bd"
  | "megabaud" | "MBd"
  | "kilobaud" | "kBd"
  | "sample-per-second" | "S/s"
  | "gigasample-per-second" | "GS/s"
  | "megasample-per-second" | "MS/s"
  | "kilosample-per-second" | "kS/s"
  | "io-operation-per-second" | "IOPS"
  | "megaio-operation-per-second" | "MIOPS"
  | "kiloio-operation-per-second" | "kIOPS"
  | "failure-in-time" | "FIT"
  | "radian-per-second" | "rad/s"
  | "radian-per-minute" | "rad/min"
  | "degree-per-second" | "°/s"
  | "degree-per-minute" | "°/min"
  | "degree-per-hour" | "°/h"
  | "revolution-per-hour" | "rev/h";

/** A unit of angular speed. */
export type AngularSpeedUnit =
  | "radian-per-second" | "rad/s"
  | "radian-per-minute" | "rad/min"
  | "degree-per-second" | "°/s"
  | "degree-per-minute" | "°/min"
  | "degree-per-hour" | "°/h"
  | "revolution-per-second" | "r/s"
  | "revolution-per-minute" | "r/min"
  | "revolution-per-hour" | "rev/h"
  | "hertz" | "Hz"
  | "terahertz" | "THz"
  | "gigahertz" | "GHz"
  | "megahertz" | "MHz"
  | "kilohertz" | "kHz"
  | "millihertz" | "mHz"
  | "per-second" | "s⁻¹"
  | "per-minute" | "1/min"
  | "per-hour" | "1/h"
  | "per-year" | "1/yr"
  | "cycle-per-second" | "cycle per second"
  | "rotation-per-second" | "rotation per second"
  | "rotation-per-minute" | "rotation per minute" | "rotations per minute"
  | "beat-per-minute" | "beat per minute" | "beats per minute" | "bpm"
  | "count-per-minute" | "cpm"
  | "frame-per-second" | "frame per second" | "frames per second" | "FPS" | "fps"
  | "baud" | "Bd"
  | "megabaud" | "MBd"
  | "kilobaud" | "kBd"
  | "sample-per-second" | "S/s"
  | "gigasample-per-second" | "GS/s"
  | "megasample-per-second" | "MS/s"
  | "kilosample-per-second" | "kS/s"
  | "io-operation-per-second" | "IOPS"
  | "megaio-operation-per-second" | "MIOPS"
  | "kiloio-operation-per-second" | "kIOPS"
  | "failure-in-time" | "FIT";

/** A unit of force. */
export type ForceUnit =
  | "newton" | "N"
  | "meganewton" | "MN"
  | "kilonewton" | "kN"
  | "dekanewton" | "daN"
  | "millinewton" | "mN"
  | "micronewton" | "μN" | "µN"
  | "nanonewton" | "nN"
  | "piconewton" | "pN"
  | "dyne" | "dyn"
  | "megadyne" | "Mdyn"
  | "kilodyne" | "kdyn"
  | "sthene" | "sn"
  | "kilogram-force" | "kgf"
  | "gram-force" | "gf"
  | "tonne-force" | "tf"
  | "pound-force" | "lbf"
  | "ounce-force" | "ozf"
  | "poundal" | "pdl"
  | "kip"
  | "ton-force" | "tonf"
  | "long-ton-force" | "LTf"
  | "atomic-unit-of-force" | "Eₕ/a₀"
  | "joule-per-meter" | "J/m"
  | "watt-hour-per-kilometer" | "Wh/km"
  | "watt-hour-per-mile" | "Wh/mi"
  | "kilowatt-hour-per-100-kilometer" | "kilowatt hour per 100 kilometers" | "kilowatt hours per 100 kilometers" | "kilowatt hour per 100 kilometres" | "kilowatt hours per 100 kilometres" | "kWh/100 km"
  | "kilowatt-hour-per-100-mile" | "kWh/100 mi";

/** A unit of pressure. */
export type PressureUnit =
  | "pascal" | "pascals" | "Pa" | "Pa abs" | "Pa absolute" | "Pa(a)" | "pa"
  | "gigapascal" | "GPa"
  | "megapascal" | "megapascals" | "MPa" | "MPa abs" | "MPa absolute" | "MPa(a)"
  | "kilopascal" | "kilopascals" | "kPa" | "kPa abs" | "kPa absolute" | "kPa(a)" | "kpa"
  | "hectopascal" | "hectopascals" | "hPa" | "hPa abs" | "hPa absolute" | "hPa(a)" | "hpa"
  | "millipascal" | "mPa"
  | "micropascal" | "μPa" | "µPa"
  | "bar" | "bars" | "b" | "bar abs" | "bar absolute" | "bar(a)" | "bara"
  | "kilobar" | "kbar"
  | "decibar" | "dbar"
  | "millibar" | "millibars" | "mbar" | "mb" | "mbar abs" | "mbar absolute" | "mbar(a)" | "mbara"
  | "microbar" | "μbar" | "µbar"
  | "atmosphere" | "atm"
  | "atmosphere-technical" | "at"
  | "torr" | "Torr"
  | "millitorr" | "mTorr"
  | "microtorr" | "μTorr" | "µTorr"
  | "barye" | "Ba"
  | "pieze" | "pz"
  | "newton-per-square-millimeter" | "N/mm²"
  | "dyne-per-square-centimeter" | "dyn/cm²"
  | "pound-force-per-square-inch" | "pound-force per square inch" | "pounds-force per square inch" | "pound per square inch" | "psi" | "lb/in2" | "lb/in^2" | "lbs/in2" | "lbs/in^2" | "p.s.i" | "psi abs" | "psi absolute" | "psi(a)" | "psia" | "pounds per square inch"
  | "kip-per-square-inch" | "ksi"
  | "pound-force-per-square-foot" | "psf"
  | "kip-per-square-foot" | "ksf"
  | "ounce-force-per-square-inch" | "osi"
  | "ton-force-per-square-inch" | "tonf/in²"
  | "ton-force-per-square-foot" | "tsf"
  | "long-ton-force-per-square-inch" | "LTf/in²"
  | "kilogram-force-per-square-centimeter" | "kgf/cm²"
  | "kilogram-force-per-square-millimeter" | "kgf/mm²"
  | "gram-force-per-square-centimeter" | "gf/cm²"
  | "millimeter-of-water" | "mmH₂O"
  | "centimeter-of-water" | "cmH₂O"
  | "meter-of-water" | "mH₂O"
  | "inch-of-water" | "inH₂O"
  | "foot-of-water" | "ftH₂O"
  | "centimeter-of-water-4-celsius" | "cmH₂O (4 °C)"
  | "inch-of-water-39-fahrenheit" | "inH₂O (39 °F)"
  | "inch-of-water-60-fahrenheit" | "inH₂O (60 °F)"
  | "foot-of-water-39-fahrenheit" | "ftH₂O (39 °F)"
  | "micrometer-ofhg" | "μmHg" | "µmHg"
  | "millimeter-ofhg" | "millimeter of mercury" | "millimeters of mercury" | "conventional millimeter of mercury" | "millimetre of mercury" | "millimetres of mercury" | "conventional millimetre of mercury" | "mmHg" | "conventional millimeters of mercury" | "mmhg"
  | "centimeter-ofhg" | "cmHg"
  | "inch-ofhg" | "inHg"
  | "foot-ofhg" | "ftHg"
  | "centimeter-ofhg-0-celsius" | "cmHg (0 °C)"
  | "inch-ofhg-32-fahrenheit" | "inHg (32 °F)"
  | "inch-ofhg-60-fahrenheit" | "inHg (60 °F)"
  | "decibel-spl" | "dB SPL"
  | "meter-ofhg" | "mHg"
  | "meter-ofhg-60-fahrenheit" | "mHg (60 °F)"
  | "foot-ofhg-60-fahrenheit" | "ftHg (60 °F)"
  | "meter-of-water-4-celsius" | "mH₂O (4 °C)"
  | "meter-of-water-60-fahrenheit" | "mH₂O (60 °F)"
  | "foot-of-water-60-fahrenheit" | "ftH₂O (60 °F)"
  | "meter-sea-water" | "msw"
  | "foot-sea-water" | "fsw"
  | "joule-per-cubic-meter" | "J/m³"
  | "joule-per-liter" | "J/L"
  | "watt-hour-per-liter" | "Wh/L"
  | "kilowatt-hour-per-cubic-meter" | "kWh/m³"
  | "british-thermal-unit-it-per-cubic-foot" | "BTU/ft³";

/** A unit of gauge pressure. */
export type GaugePressureUnit =
  | "pascal-gauge" | "Pa(g)"
  | "megapascal-gauge" | "MPa(g)"
  | "kilopascal-gauge" | "kPa(g)"
  | "hectopascal-gauge" | "hPa(g)"
  | "bar-gauge" | "bar(g)"
  | "millibar-gauge" | "mbar(g)"
  | "psi-gauge" | "psig"
  | "kilogram-force-per-square-centimeter-gauge" | "kgf/cm²(g)"
  | "inch-ofhg-gauge" | "inHg(g)"
  | "millimeter-ofhg-gauge" | "mmHg(g)";

/** A unit of energy. */
export type EnergyUnit =
  | "joule" | "joules" | "J"
  | "petajoule" | "PJ"
  | "terajoule" | "TJ"
  | "gigajoule" | "GJ"
  | "megajoule" | "megajoules" | "MJ"
  | "kilojoule" | "kilojoules" | "kJ" | "kj"
  | "millijoule" | "mJ"
  | "microjoule" | "μJ" | "µJ"
  | "nanojoule" | "nJ"
  | "erg"
  | "watt-second" | "W·s"
  | "kilowatt-second" | "kW·s"
  | "watt-hour" | "watt hour" | "watt hours" | "Wh" | "Whr" | "wh" | "whr"
  | "terawatt-hour" | "TWh"
  | "gigawatt-hour" | "GWh"
  | "megawatt-hour" | "megawatt hour" | "megawatt hours" | "MWh" | "MWhr"
  | "milliwatt-hour" | "milliwatt hour" | "milliwatt hours" | "mWh" | "mWhr"
  | "microwatt-hour" | "μWh" | "µWh"
  | "kilowatt-hour" | "kilowatt hour" | "kilowatt hours" | "Board of Trade unit" | "unit of electricity" | "kWh" | "kWhr" | "Boards of Trade unit" | "units of electricity" | "kwh" | "kwhr"
  | "electronvolt" | "eV"
  | "teraelectronvolt" | "TeV"
  | "gigaelectronvolt" | "GeV"
  | "megaelectronvolt" | "MeV"
  | "kiloelectronvolt" | "keV"
  | "millielectronvolt" | "meV"
  | "calorie" | "calories" | "gram calorie" | "small calorie" | "thermochemical calorie" | "cal" | "cal (th)" | "cal(th)" | "cal_th" | "calth" | "gram calories" | "small calories" | "thermochemical calories"
  | "gigacalorie" | "Gcal"
  | "megacalorie" | "Mcal"
  | "kilocalorie" | "kilocalories" | "kilosmall calorie" | "kilothermochemical calorie" | "kcal" | "kcal (th)" | "kcal(th)" | "kcal_th" | "kcalth" | "kilogram calories" | "kilosmall calories" | "kilothermochemical calories"
  | "foodcalorie" | "food calorie" | "food calories" | "dietary calorie" | "kilogram calorie" | "large calorie" | "nutritional calorie" | "Cal" | "Calorie" | "Calories" | "KCAL" | "Kcal" | "kCal" | "dietary calories" | "large calories" | "nutritional calories"
  | "calorie-it" | "cal_IT"
  | "gigacalorie-it" | "Gcal_IT"
  | "megacalorie-it" | "Mcal_IT"
  | "kilocalorie-it" | "kcal_IT"
  | "calorie-15-celsius" | "cal₁₅"
  | "calorie-20-celsius" | "cal₂₀"
  | "calorie-mean" | "cal_mean"
  | "thermie"
  | "frigorie" | "fg"
  | "british-thermal-unit-it" | "British thermal unit (IT)" | "British thermal units (IT)" | "British thermal unit" | "BTU" | "BTU IT" | "BTUs" | "British thermal units" | "btu" | "btus"
  | "british-thermal-unit" | "BTU_th"
  | "british-thermal-unit-mean" | "BTU_mean"
  | "british-thermal-unit-iso" | "BTU_ISO"
  | "british-thermal-unit-39-fahrenheit" | "BTU (39 °F)"
  | "british-thermal-unit-59-fahrenheit" | "BTU (59 °F)"
  | "british-thermal-unit-60-fahrenheit" | "BTU (60 °F)"
  | "thousand-british-thermal-unit-it" | "kBTU"
  | "million-british-thermal-unit-it" | "MMBTU"
  | "celsius-heat-unit" | "CHU"
  | "therm-us" | "thm"
  | "dekatherm-us" | "Dth"
  | "therm-ec" | "thm (EC)"
  | "therm-uk" | "thm (UK)"
  | "quad"
  | "ton-of-tnt" | "t TNT"
  | "gigaton-of-tnt" | "Gt TNT"
  | "megaton-of-tnt" | "Mt TNT"
  | "kiloton-of-tnt" | "kt TNT"
  | "gram-of-tnt" | "g TNT"
  | "kilogram-of-tnt" | "kg TNT"
  | "barrel-of-oil-equivalent" | "boe"
  | "tonne-of-oil-equivalent" | "toe"
  | "gigatonne-of-oil-equivalent" | "Gtoe"
  | "megatonne-of-oil-equivalent" | "Mtoe"
  | "kilotonne-of-oil-equivalent" | "ktoe"
  | "tonne-of-coal-equivalent" | "tce"
  | "gigatonne-of-coal-equivalent" | "Gtce"
  | "megatonne-of-coal-equivalent" | "Mtce"
  | "kilotonne-of-coal-equivalent" | "ktce"
  | "gasoline-gallon-equivalent" | "GGE"
  | "foot-pound-force" | "ft·lbf"
  | "inch-pound-force" | "in·lbf"
  | "meter-kilogram-force" | "m·kgf"
  | "horsepower-hour" | "hp·h"
  | "ton-of-refrigeration-hour" | "TR·h"
  | "hartree" | "Eₕ"
  | "rydberg" | "Ry"
  | "planck-energy" | "E_P"
  | "foe"
  | "newton-meter" | "newton meter" | "newton meters" | "newton metre" | "newton metres" | "N·m" | "N*m" | "Nm"
  | "meganewton-meter" | "MN·m"
  | "kilonewton-meter" | "kilonewton meter" | "kilonewton meters" | "kilonewton metre" | "kilonewton metres" | "kN·m" | "kN*m" | "kNm"
  | "millinewton-meter" | "mN·m"
  | "newton-centimeter" | "N·cm"
  | "newton-millimeter" | "N·mm"
  | "kgf·m"
  | "kilogram-force-centimeter" | "kgf·cm"
  | "gram-force-centimeter" | "gf·cm"
  | "dyne-centimeter" | "dyn·cm"
  | "pound-force-foot" | "pound-force foot" | "pound-force feet" | "lbf·ft" | "lbf*ft" | "lb*ft" | "lb·ft" | "foot-pounds-force"
  | "pound-force-inch" | "lbf·in"
  | "ounce-force-inch" | "ozf·in"
  | "ounce-force-foot" | "ozf·ft"
  | "poundal-foot" | "pdl·ft";

/** A unit of power. */
export type PowerUnit =
  | "watt" | "watts" | "w" | "W"
  | "terawatt" | "TW"
  | "gigawatt" | "gigawatts" | "GW" | "gigaws" | "gw"
  | "megawatt" | "megawatts" | "MW" | "megaws"
  | "kilowatt" | "kilowatts" | "kW" | "kilows" | "kw"
  | "milliwatt" | "milliwatts" | "mW" | "milliws"
  | "microwatt" | "μW" | "µW"
  | "nanowatt" | "nW"
  | "picowatt" | "pW"
  | "horsepower" | "brake horsepower" | "horsepower (British)" | "horsepower mechanical" | "hydraulic horsepower" | "mechanical horsepower" | "shaft horsepower" | "hp" | "bhp" | "h.p" | "hp(I)" | "shp" | "brake horsepowers" | "horsepowers (British)" | "horsepower mechanicals" | "hydraulic horsepowers" | "mechanical horsepowers" | "shaft horsepowers"
  | "horsepower-metric" | "metric horsepower" | "cheval-vapeur" | "chevaux-vapeur" | "metric hp" | "Pferdestarke" | "Pferdestärke" | "Pferdestärken" | "PS" | "ch" | "cv" | "hp(M)" | "hpM" | "cheval-vapeurs" | "chevaux-vapeurs" | "metric hps" | "Pferdestarkes" | "Pferdestärkes" | "Pferdestärkens" | "hpm"
  | "horsepower-electric" | "hp(E)"
  | "horsepower-boiler" | "hp(S)"
  | "horsepower-water" | "hp(W)"
  | "foot-pound-force-per-second" | "ft·lbf/s"
  | "foot-pound-force-per-minute" | "ft·lbf/min"
  | "kilogram-force-meter-per-second" | "kgf·m/s"
  | "erg-per-second" | "erg/s"
  | "kilocalorie-per-hour" | "kcal/h"
  | "british-thermal-unit-it-per-second" | "BTU/s"
  | "british-thermal-unit-it-per-minute" | "BTU/min"
  | "british-thermal-unit-it-per-hour" | "British thermal unit (IT) per hour" | "British thermal units (IT) per hour" | "BTU/h" | "btuh"
  | "thousand-british-thermal-unit-it-per-hour" | "MBH"
  | "ton-of-refrigeration" | "TR"
  | "solar-luminosity" | "L☉"
  | "decibel-watt" | "dBW"
  | "decibel-milliwatt" | "dBm"
  | "decibel-femtowatt" | "dBf"
  | "conventional-watt" | "W₉₀"
  | "decibel-microwatt" | "dBμW"
  | "ton-of-refrigeration-japanese" | "JRT"
  | "ton-of-cooling-tower" | "cooling tower ton";

/** A unit of torque. */
export type TorqueUnit =
  | "newton-meter" | "newton meter" | "newton meters" | "newton metre" | "newton metres" | "N·m" | "N*m" | "Nm"
  | "meganewton-meter" | "MN·m"
  | "kilonewton-meter" | "kilonewton meter" | "kilonewton meters" | "kilonewton metre" | "kilonewton metres" | "kN·m" | "kN*m" | "kNm" | "knm"
  | "millinewton-meter" | "mN·m"
  | "newton-centimeter" | "N·cm"
  | "newton-millimeter" | "N·mm"
  | "kilogram-force-meter" | "kgf·m"
  | "kilogram-force-centimeter" | "kgf·cm"
  | "gram-force-centimeter" | "gf·cm"
  | "dyne-centimeter" | "dyn·cm"
  | "pound-force-foot" | "pound-force foot" | "pound-force feet" | "foot pound" | "foot-pound-force" | "ft lb" | "ft lbs" | "lb ft" | "pound foot" | "lbf·ft" | "lbf*ft" | "ft*lb" | "ft·lb" | "ft·lbs" | "lb*ft" | "lb·ft" | "foot pounds" | "foot-pounds-force" | "lb fts" | "pound feet"
  | "pound-force-inch" | "lbf·in"
  | "ounce-force-inch" | "ozf·in"
  | "ounce-force-foot" | "ozf·ft"
  | "poundal-foot" | "pdl·ft"
  | "joule" | "joules" | "J"
  | "petajoule" | "PJ"
  | "terajoule" | "TJ"
  | "gigajoule" | "GJ"
  | "megajoule" | "megajoules" | "MJ"
  | "kilojoule" | "kilojoules" | "kJ"
  | "millijoule" | "mJ"
  | "microjoule" | "μJ" | "µJ"
  | "nanojoule" | "nJ"
  | "erg"
  | "watt-second" | "W·s"
  | "kilowatt-second" | "kW·s"
  | "watt-hour" | "watt hour" | "watt hours" | "Wh" | "Whr"
  | "terawatt-hour" | "TWh"
  | "gigawatt-hour" | "GWh"
  | "megawatt-hour" | "megawatt hour" | "megawatt hours" | "MWh" | "MWhr"
  | "milliwatt-hour" | "milliwatt hour" | "milliwatt hours" | "mWh" | "mWhr"
  | "microwatt-hour" | "μWh" | "µWh"
  | "kilowatt-hour" | "kilowatt hour" | "kilowatt hours" | "Board of Trade unit" | "unit of electricity" | "kWh" | "kWhr" | "Boards of Trade unit" | "units of electricity"
  | "electronvolt" | "eV"
  | "teraelectronvolt" | "TeV"
  | "gigaelectronvolt" | "GeV"
  | "megaelectronvolt" | "MeV"
  | "kiloelectronvolt" | "keV"
  | "millielectronvolt" | "meV"
  | "calorie" | "calories" | "gram calorie" | "small calorie" | "thermochemical calorie" | "cal" | "cal (th)" | "cal(th)" | "cal_th" | "calth" | "gram calories" | "small calories" | "thermochemical calories"
  | "gigacalorie" | "Gcal"
  | "megacalorie" | "Mcal"
  | "kilocalorie" | "kilocalories" | "kilosmall calorie" | "kilothermochemical calorie" | "kcal" | "kcal (th)" | "kcal(th)" | "kcal_th" | "kcalth" | "kilogram calories" | "kilosmall calories" | "kilothermochemical calories"
  | "foodcalorie" | "food calorie" | "food calories" | "dietary calorie" | "kilogram calorie" | "large calorie" | "nutritional calorie" | "Cal" | "Calorie" | "Calories" | "KCAL" | "Kcal" | "kCal" | "dietary calories" | "large calories" | "nutritional calories"
  | "calorie-it" | "cal_IT"
  | "gigacalorie-it" | "Gcal_IT"
  | "megacalorie-it" | "Mcal_IT"
  | "kilocalorie-it" | "kcal_IT"
  | "calorie-15-celsius" | "cal₁₅"
  | "calorie-20-celsius" | "cal₂₀"
  | "calorie-mean" | "cal_mean"
  | "thermie"
  | "frigorie" | "fg"
  | "british-thermal-unit-it" | "British thermal unit (IT)" | "British thermal units (IT)" | "British thermal unit" | "BTU" | "BTU IT" | "BTUs" | "British thermal units" | "btu" | "btus"
  | "british-thermal-unit" | "BTU_th"
  | "british-thermal-unit-mean" | "BTU_mean"
  | "british-thermal-unit-iso" | "BTU_ISO"
  | "british-thermal-unit-39-fahrenheit" | "BTU (39 °F)"
  | "british-thermal-unit-59-fahrenheit" | "BTU (59 °F)"
  | "british-thermal-unit-60-fahrenheit" | "BTU (60 °F)"
  | "thousand-british-thermal-unit-it" | "kBTU"
  | "million-british-thermal-unit-it" | "MMBTU"
  | "celsius-heat-unit" | "CHU"
  | "therm-us" | "thm"
  | "dekatherm-us" | "Dth"
  | "therm-ec" | "thm (EC)"
  | "therm-uk" | "thm (UK)"
  | "quad"
  | "ton-of-tnt" | "t TNT"
  | "gigaton-of-tnt" | "Gt TNT"
  | "megaton-of-tnt" | "Mt TNT"
  | "kiloton-of-tnt" | "kt TNT"
  | "gram-of-tnt" | "g TNT"
  | "kilogram-of-tnt" | "kg TNT"
  | "barrel-of-oil-equivalent" | "boe"
  | "tonne-of-oil-equivalent" | "toe"
  | "gigatonne-of-oil-equivalent" | "Gtoe"
  | "megatonne-of-oil-equivalent" | "Mtoe"
  | "kilotonne-of-oil-equivalent" | "ktoe"
  | "tonne-of-coal-equivalent" | "tce"
  | "gigatonne-of-coal-equivalent" | "Gtce"
  | "megatonne-of-coal-equivalent" | "Mtce"
  | "kilotonne-of-coal-equivalent" | "ktce"
  | "gasoline-gallon-equivalent" | "GGE"
  | "ft·lbf"
  | "in·lbf"
  | "m·kgf"
  | "horsepower-hour" | "hp·h"
  | "ton-of-refrigeration-hour" | "TR·h"
  | "hartree" | "Eₕ"
  | "rydberg" | "Ry"
  | "planck-energy" | "E_P"
  | "foe";

/** A unit of momentum. */
export type MomentumUnit =
  | "kilogram-meter-per-second" | "kg·m/s"
  | "newton-second" | "N·s"
  | "dyne-second" | "dyn·s"
  | "pound-force-second" | "lbf·s";

/** A unit of moment of inertia. */
export type MomentOfInertiaUnit =
  | "kilogram-square-meter" | "kg·m²"
  | "pound-square-foot" | "lb·ft²"
  | "pound-square-inch" | "lb·in²"
  | "ounce-square-inch" | "oz·in²"
  | "slug-square-foot" | "slug·ft²";

/** A unit of surface tension and stiffness. */
export type SurfaceTensionUnit =
  | "newton-per-meter" | "N/m"
  | "millinewton-per-meter" | "mN/m"
  | "dyne-per-centimeter" | "dyn/cm"
  | "gram-force-per-centimeter" | "gf/cm"
  | "pound-force-per-inch" | "lbf/in"
  | "pound-force-per-foot" | "lbf/ft"
  | "kip-per-foot" | "kip/ft";

/** A unit of fracture toughness. */
export type FractureToughnessUnit =
  | "pascal-square-root-meter" | "Pa·√m"
  | "megapascal-square-root-meter" | "MPa·√m"
  | "kip-per-square-inch-square-root-inch" | "ksi·√in";

/** A unit of fuel economy. */
export type FuelEconomyUnit =
  | "cubic-meter-per-meter" | "m³/m"
  | "liter-per-100-kilometer" | "liter per 100 kilometers" | "liters per 100 kilometers" | "liter per hundred kilometers" | "litre per 100 kilometres" | "litres per 100 kilometres" | "litre per hundred kilometres" | "L/100 km" | "L/100" | "l/100" | "l100km" | "lp100km" | "liters per hundred kilometers"
  | "liter-per-kilometer" | "L/km"
  | "liter-per-10-kilometer" | "L/10 km"
  | "gallon-per-mile" | "gal/mi"
  | "gallon-per-100-mile" | "gal/100 mi"
  | "mile-per-gallon" | "mile per gallon" | "miles per gallon" | "mile per US gallon" | "mpg US" | "mpg" | "m.p.g" | "miles per US gallon"
  | "mile-per-gallon-imperial" | "mile per imperial gallon" | "miles per imperial gallon" | "imp mpg" | "mpg Imp." | "mpg Imp" | "imp mpgs"
  | "kilometer-per-liter" | "kilometer per liter" | "kilometers per liter" | "kilometre per litre" | "kilometres per litre" | "km/L" | "kmpl" | "kpl"
  | "mile-per-liter" | "mi/L"
  | "square-meter" | "square meter" | "square meters" | "square metre" | "square metres" | "m²" | "m^2" | "m2" | "qm" | "sqm" | "sq meter" | "sq meters" | "sq m"
  | "square-kilometer" | "square kilometer" | "square kilometers" | "square kilometre" | "square kilometres" | "km²" | "km^2" | "km2" | "qkm" | "sqkm" | "sq kilometer" | "sq kilometers" | "sq km"
  | "square-decimeter" | "dm²"
  | "square-centimeter" | "square centimeter" | "square centimeters" | "square centimetre" | "square centimetres" | "cm²" | "cm^2" | "cm2" | "qcm" | "sqcm" | "sq centimeter" | "sq centimeters" | "sq cm"
  | "square-millimeter" | "square millimeter" | "square millimeters" | "square millimetre" | "square millimetres" | "mm²" | "mm^2" | "mm2" | "qmm" | "sqmm" | "sq millimeter" | "sq millimeters" | "sq mm"
  | "hectare" | "hectares" | "ha"
  | "are" | "a"
  | "decare" | "daa"
  | "centiare" | "ca"
  | "barn" | "b"
  | "millibarn" | "mb"
  | "microbarn" | "μb" | "µb"
  | "nanobarn" | "nb"
  | "picobarn" | "pb"
  | "femtobarn" | "fb"
  | "darcy" | "D"
  | "millidarcy" | "mD"
  | "microdarcy" | "μD" | "µD"
  | "nanodarcy" | "nD"
  | "square-inch" | "square inch" | "square inches" | "in²" | "in^2" | "in2" | "sqin" | "sq inch" | "sq inches" | "sq in"
  | "square-foot" | "square foot" | "square feet" | "sqfoot" | "ft²" | "ft^2" | "ft2" | "sf" | "sft" | "sqft" | "sqfeet" | "sq foot" | "sq feet" | "sq ft"
  | "square-yard" | "square yard" | "square yards" | "gaj" | "gaz" | "sq gaj" | "sq gaz" | "sqyard" | "yd²" | "yd^2" | "yd2" | "sqyd" | "gajs" | "gazes" | "sq gajs" | "sq gazes" | "sqyards" | "sq yard" | "sq yards" | "sq yd"
  | "square-mile" | "square mile" | "square miles" | "sqmile" | "mi²" | "mi^2" | "mi2" | "sqmi" | "sqmiles" | "sq mile" | "sq miles" | "sq mi"
  | "square-mil" | "mil²"
  | "square-rod" | "rd²"
  | "square-chain" | "ch²"
  | "acre" | "acres" | "international acre" | "killa" | "US acre" | "ac" | "international acres" | "killas" | "US acres"
  | "rood"
  | "section"
  | "township"
  | "roofing-square" | "roofing square"
  | "square-foot-survey-us" | "ftUS²"
  | "square-mile-survey-us" | "US survey mile²"
  | "acre-survey-us" | "US survey acre"
  | "circular-mil" | "cmil"
  | "thousand-circular-mil" | "kcmil"
  | "circular-inch" | "circular inch"
  | "dunam"
  | "stremma"
  | "feddan"
  | "tsubo"
  | "bu-jp" | "bu (area)"
  | "se-jp" | "se"
  | "tan-jp" | "tan"
  | "cho" | "chō"
  | "tatami"
  | "pyeong"
  | "ping"
  | "mu"
  | "square-wa" | "wa²"
  | "ngan"
  | "rai"
  | "guntha"
  | "kanal"
  | "marla"
  | "marla-225" | "small marla"
  | "murabba"
  | "ankanam"
  | "cent-land" | "cent of land"
  | "ground"
  | "bigha-bengal" | "bigha (Bengal)"
  | "katha-bengal" | "katha (Bengal)"
  | "chatak-bengal" | "chatak (land)"
  | "katha-assam" | "katha (Assam)"
  | "lessa"
  | "bigha-bihar" | "bigha (Bihar)"
  | "katha-bihar" | "katha (Bihar)"
  | "dhur-bihar" | "dhur (Bihar)"
  | "biswa"
  | "bigha-nepal" | "bigha (Nepal)"
  | "kattha-nepal" | "kattha (Nepal)"
  | "dhur-nepal" | "dhur (Nepal)"
  | "ropani"
  | "aana"
  | "arpent"
  | "arpent-paris" | "Paris arpent"
  | "desyatina"
  | "morgen"
  | "jugerum"
  | "hide"
  | "manzana"
  | "cuerda"
  | "thomson-cross-section" | "σ_T"
  | "tunnland"
  | "jia" | "甲"
  | "fen-taiwan" | "fen (Taiwan)"
  | "alqueire-paulista" | "São Paulo alqueire"
  | "alqueire-mineiro" | "Minas Gerais alqueire"
  | "tarea"
  | "morgen-prussian" | "Prussian morgen"
  | "jerib-afghan" | "Afghan jerib"
  | "joch" | "Austrian joch";

/** A unit of digital information. */
export type DataUnit =
  | "bit" | "bits" | "binary digit" | "b" | "binary digits"
  | "petabit" | "Pbit"
  | "terabit" | "Tbit"
  | "gigabit" | "gigabits" | "gigabinary digit" | "Gbit" | "Gb" | "gigabinary digits" | "gbit"
  | "megabit" | "megabits" | "megabinary digit" | "Mbit" | "Mb" | "megabinary digits" | "mbit"
  | "kilobit" | "kilobits" | "kilobinary digit" | "kbit" | "kb" | "kilobinary digits"
  | "tebibit" | "Tibit"
  | "gibibit" | "Gibit"
  | "mebibit" | "Mibit"
  | "kibibit" | "Kibit"
  | "byte" | "bytes" | "B" | "Byte"
  | "zettabyte" | "ZB"
  | "exabyte" | "EB"
  | "petabyte" | "PB"
  | "terabyte" | "terabytes" | "TB" | "TByte" | "Tbyte"
  | "gigabyte" | "gigabytes" | "GB" | "GByte" | "Gbyte"
  | "megabyte" | "megabytes" | "MB" | "MByte" | "Mbyte"
  | "kilobyte" | "kilobytes" | "kB" | "kByte" | "kbyte"
  | "exbibyte" | "EiB"
  | "pebibyte" | "PiB"
  | "tebibyte" | "tebibytes" | "TiB" | "TiByte" | "Tibyte"
  | "gibibyte" | "gibibytes" | "GiB" | "GiByte" | "Gibyte"
  | "mebibyte" | "mebibytes" | "MiB" | "MiByte" | "Mibyte"
  | "kibibyte" | "kibibytes" | "KiB" | "KiByte" | "Kibyte"
  | "octet" | "o"
  | "teraoctet" | "To"
  | "gigaoctet" | "Go"
  | "megaoctet" | "Mo"
  | "kilooctet" | "ko"
  | "gibioctet" | "Gio"
  | "mebioctet" | "Mio"
  | "kibioctet" | "Kio"
  | "nibble"
  | "crumb"
  | "shannon" | "Sh"
  | "nat"
  | "hartley" | "Hart"
  | "trit"
  | "word"
  | "double-word" | "double word"
  | "quad-word" | "quadword";

/** A unit of data rate. */
export type DataRateUnit =
  | "bit-per-second" | "bit per second" | "bits per second" | "bit/s" | "bps"
  | "terabit-per-second" | "Tbit/s"
  | "gigabit-per-second" | "gigabit per second" | "gigabits per second" | "Gbit/s" | "gbps"
  | "megabit-per-second" | "megabit per second" | "megabits per second" | "Mbit/s" | "mbps"
  | "kilobit-per-second" | "kilobit per second" | "kilobits per second" | "kbit/s" | "kbps"
  | "gibibit-per-second" | "Gibit/s"
  | "mebibit-per-second" | "Mibit/s"
  | "kibibit-per-second" | "Kibit/s"
  | "byte-per-second" | "byte per second" | "bytes per second" | "B/s" | "Bps"
  | "terabyte-per-second" | "TB/s"
  | "gigabyte-per-second" | "gigabyte per second" | "gigabytes per second" | "GB/s" | "GBps"
  | "megabyte-per-second" | "megabyte per second" | "megabytes per second" | "MB/s" | "MBps"
  | "kilobyte-per-second" | "kilobyte per second" | "kilobytes per second" | "kB/s" | "kBps"
  | "gibibyte-per-second" | "GiB/s"
  | "mebibyte-per-second" | "MiB/s"
  | "kibibyte-per-second" | "KiB/s"
  | "ds1" | "DS1"
  | "ds3" | "DS3"
  | "e1" | "E1"
  | "e3" | "E3";

/** A unit of resolution. */
export type ResolutionUnit =
  | "pixel-per-meter" | "px/m"
  | "pixel-per-centimeter" | "px/cm"
  | "pixel-per-millimeter" | "px/mm"
  | "pixel-per-inch" | "pixel per inch" | "pixels per inch" | "ppi"
  | "dot-per-inch" | "dot per inch" | "dots per inch" | "dpi"
  | "dot-per-centimeter" | "dpcm"
  | "dot-per-millimeter" | "dpmm"
  | "dot-per-css-pixel" | "dppx"
  | "millimeter-per-pixel" | "mm/px";

/** A unit of graphics. */
export type GraphicsUnit =
  | "pixel" | "pixels" | "pel" | "picture element" | "px" | "P" | "pels" | "picture elements"
  | "gigapixel" | "Gpx"
  | "megapixel" | "megapixels" | "megapel" | "megapicture element" | "Mpx" | "MP" | "megapels" | "megapicture elements" | "mpx"
  | "kilopixel" | "kpx"
  | "dot";

/** A unit of type width. */
export type TypewidthUnit =
  | "em" | "ems" | "em quad" | "typographic em" | "em quads"
  | "en" | "ens" | "en quad" | "en quads";

/** A unit of ratio and count. */
export type RatioUnit =
  | "part" | "parts" | "count" | "decimal fraction" | "each" | "one" | "piece" | "portion" | "ratio" | "refractive index unit" | "unity" | "whole" | "1" | "ea" | "pcs" | "counts" | "decimal fractions" | "eaches" | "ones" | "pieces" | "portions" | "ratios" | "refractive index units" | "unities" | "wholes"
  | "percent" | "percent grade" | "percent slope" | "%" | "% ABV" | "% abv" | "% grade" | "% slope" | "% v/v" | "% vol" | "% w/w" | "ABV" | "abv" | "pct" | "percent grades" | "percent slopes"
  | "permille" | "‰"
  | "permyriad" | "‱"
  | "part-per-1e5" | "pcm"
  | "part-per-1e6" | "ppm"
  | "part-per-1e9" | "ppb"
  | "part-per-1e12" | "ppt"
  | "part-per-1e15" | "ppq"
  | "strain" | "ε"
  | "millistrain" | "mε"
  | "microstrain" | "με" | "µε"
  | "karat" | "kt"
  | "proof"
  | "proof-imperial" | "imperial proof"
  | "pair" | "pairs" | "brace" | "couple" | "pr" | "braces" | "couples"
  | "trio" | "trios" | "triple" | "triples"
  | "half-dozen" | "half dozen" | "half dozens"
  | "dozen" | "doz" | "dz" | "dzn"
  | "bakers-dozen" | "baker's dozen" | "long dozen" | "bk-doz" | "long dozens"
  | "score"
  | "hundred"
  | "long-hundred" | "long hundred"
  | "gross" | "gro"
  | "great-gross" | "great gross"
  | "thousand"
  | "myriad"
  | "lakh" | "lac" | "lacs"
  | "million" | "mio"
  | "crore"
  | "billion" | "arab" | "milliard" | "arabs" | "milliards"
  | "trillion"
  | "quire"
  | "ream"
  | "avogadro-number" | "N_A"
  | "fine-structure-constant" | "α";

/** A unit of container capacity. */
export type ContainerCapacityUnit =
  | "twenty-foot-equivalent-unit" | "TEU"
  | "forty-foot-equivalent-unit" | "FEU";

/** A unit of level. */
export type LevelUnit =
  | "power-ratio" | "power ratio"
  | "decibel" | "dB"
  | "bel" | "B"
  | "neper" | "Np"
  | "magnitude" | "mag"
  | "stop"
  | "decibel-carrier" | "dBc"
  | "decibel-full-scale" | "dBFS";

/** A unit of loudness. */
export type LoudnessUnit =
  | "sone"
  | "phon";

/** A unit of musical interval. */
export type MusicalIntervalUnit =
  | "frequency-ratio" | "frequency ratio"
  | "octave" | "oct"
  | "whole-tone" | "whole tone"
  | "semitone"
  | "quarter-tone" | "quarter tone"
  | "cent" | "¢"
  | "savart"
  | "frequency-decade" | "frequency decade";

/** A unit of density. */
export type DensityUnit =
  | "kilogram-per-cubic-meter" | "kg/m³"
  | "gram-per-cubic-meter" | "g/m³"
  | "milligram-per-cubic-meter" | "mg/m³"
  | "microgram-per-cubic-meter" | "μg/m³" | "µg/m³"
  | "gram-per-cubic-centimeter" | "g/cm³"
  | "gram-per-milliliter" | "g/mL"
  | "microgram-per-milliliter" | "μg/mL" | "µg/mL"
  | "nanogram-per-milliliter" | "ng/mL"
  | "gram-per-liter" | "g/L"
  | "kilogram-per-liter" | "kg/L"
  | "milligram-per-liter" | "mg/L"
  | "microgram-per-liter" | "μg/L" | "µg/L"
  | "gram-per-deciliter" | "g/dL"
  | "milligram-per-deciliter" | "mg/dL"
  | "pound-per-cubic-foot" | "lb/ft³"
  | "pound-per-cubic-inch" | "lb/in³"
  | "pound-per-cubic-yard" | "lb/yd³"
  | "pound-per-gallon" | "lb/gal"
  | "pound-per-gallon-imperial" | "lb/gal Imp."
  | "ounce-per-cubic-inch" | "oz/in³"
  | "ounce-per-gallon" | "oz/gal"
  | "grain-per-gallon" | "gpg"
  | "grain-per-gallon-imperial" | "gr/gal Imp."
  | "slug-per-cubic-foot" | "slug/ft³";

/** A unit of specific weight. */
export type SpecificWeightUnit =
  | "newton-per-cubic-meter" | "N/m³"
  | "kilonewton-per-cubic-meter" | "kN/m³"
  | "pound-force-per-cubic-foot" | "lbf/ft³"
  | "ofhg" | "of mercury"
  | "of-water" | "of water";

/** A unit of linear density. */
export type LinearDensityUnit =
  | "kilogram-per-meter" | "kg/m"
  | "gram-per-meter" | "g/m"
  | "tex"
  | "kilotex" | "ktex"
  | "decitex" | "dtex"
  | "millitex" | "mtex"
  | "denier" | "den"
  | "pound-per-foot" | "lb/ft"
  | "pound-per-inch" | "lb/in"
  | "pound-per-yard" | "lb/yd"
  | "yarn-number-metric" | "Nm"
  | "yarn-number-cotton" | "Ne"
  | "yarn-number-worsted" | "NeK"
  | "jute-number" | "lb/spyndle";

/** A unit of area density. */
export type AreaDensityUnit =
  | "kilogram-per-square-meter" | "kg/m²"
  | "gram-per-square-meter" | "g/m²"
  | "gram-per-square-centimeter" | "g/cm²"
  | "kilogram-per-square-centimeter" | "kg/cm²"
  | "kilogram-per-hectare" | "kg/ha"
  | "tonne-per-hectare" | "t/ha"
  | "ounce-per-square-yard" | "oz/yd²"
  | "ounce-per-square-foot" | "oz/ft²"
  | "pound-per-square-foot" | "lbm/ft²"
  | "pound-per-square-inch" | "lbm/in²"
  | "pound-per-acre" | "lb/ac"
  | "ton-per-acre" | "tn/ac"
  | "momme-silk" | "momme (silk)"
  | "pound-bond-paper" | "lb bond"
  | "pound-text-paper" | "lb text"
  | "pound-cover-paper" | "lb cover"
  | "pound-bristol-paper" | "lb bristol"
  | "pound-index-paper" | "lb index"
  | "pound-tag-paper" | "lb tag";

/** A unit of volume flow. */
export type VolumeFlowUnit =
  | "cubic-meter-per-second" | "m³/s"
  | "cubic-meter-per-minute" | "m³/min"
  | "cubic-meter-per-hour" | "cubic meter per hour" | "cubic meters per hour" | "cubic metre per hour" | "cubic metres per hour" | "m³/h" | "m^3/h" | "m3/h" | "CMH" | "cmh"
  | "cubic-meter-per-day" | "m³/d"
  | "liter-per-second" | "L/s"
  | "liter-per-minute" | "liter per minute" | "liters per minute" | "litre per minute" | "litres per minute" | "L/min" | "LPM" | "lpm"
  | "liter-per-hour" | "liter per hour" | "liters per hour" | "litre per hour" | "litres per hour" | "L/h" | "LPH" | "lph"
  | "liter-per-day" | "L/d"
  | "megaliter-per-day" | "ML/d"
  | "milliliter-per-minute" | "mL/min"
  | "cubic-centimeter-per-second" | "cm³/s"
  | "cubic-foot-per-second" | "ft³/s"
  | "cubic-foot-per-minute" | "cubic foot per minute" | "cubic feet per minute" | "ft³/min" | "ft^3/min" | "ft3/min" | "cfm"
  | "cubic-foot-per-hour" | "ft³/h"
  | "cubic-foot-per-day" | "ft³/d"
  | "million-cubic-foot-per-day" | "MMcfd"
  | "billion-cubic-foot-per-day" | "Bcfd"
  | "gallon-per-minute" | "gallon per minute" | "gallons per minute" | "US gpm" | "gal/min" | "gpm" | "gpm (US)" | "US gpms"
  | "gallon-per-hour" | "gal/h"
  | "gallon-per-day" | "gal/d"
  | "million-gallon-per-day" | "MGD"
  | "gallon-imperial-per-minute" | "gal Imp./min"
  | "gallon-imperial-per-hour" | "gal Imp./h"
  | "gallon-imperial-per-day" | "gal Imp./d"
  | "barrel-per-hour" | "bbl/h"
  | "barrel-per-day" | "bbl/d"
  | "acre-foot-per-year" | "ac·ft/yr"
  | "miners-inch" | "miner's inch"
  | "sverdrup" | "Sv";

/** A unit of mass flow. */
export type MassFlowUnit =
  | "kilogram-per-second" | "kg/s"
  | "kilogram-per-minute" | "kg/min"
  | "kilogram-per-hour" | "kg/h"
  | "gram-per-second" | "g/s"
  | "tonne-per-hour" | "t/h"
  | "tonne-per-day" | "t/d"
  | "tonne-per-year" | "t/yr"
  | "pound-per-second" | "lb/s"
  | "pound-per-minute" | "lb/min"
  | "pound-per-hour" | "lb/h"
  | "pound-per-day" | "lb/d"
  | "ton-per-hour" | "tn/h";

/** A unit of molar flow. */
export type MolarFlowUnit =
  | "mole-per-second" | "mol/s"
  | "kilomole-per-second" | "kmol/s"
  | "millimole-per-second" | "mmol/s"
  | "micromole-per-second" | "μmol/s" | "µmol/s"
  | "mole-per-hour" | "mol/h"
  | "kilomole-per-hour" | "kmol/h"
  | "standard-cubic-centimeter-per-minute" | "sccm"
  | "standard-cubic-centimeter-per-second" | "sccs"
  | "standard-liter-per-minute" | "slm"
  | "normal-liter-per-minute" | "NL/min"
  | "normal-cubic-meter-per-hour" | "Nm³/h"
  | "standard-cubic-meter-per-hour" | "Sm³/h"
  | "standard-cubic-meter-per-second" | "Sm³/s"
  | "million-standard-cubic-meter-per-day" | "MMscmd"
  | "standard-cubic-foot-per-minute" | "scfm"
  | "standard-cubic-foot-per-hour" | "scfh"
  | "standard-cubic-foot-per-day" | "scfd"
  | "thousand-standard-cubic-foot-per-day" | "Mscfd"
  | "million-standard-cubic-foot-per-day" | "MMscfd"
  | "katal" | "kat"
  | "millikatal" | "mkat"
  | "microkatal" | "μkat" | "µkat"
  | "nanokatal" | "nkat"
  | "picokatal" | "pkat"
  | "enzyme-unit" | "U"
  | "megaenzyme-unit" | "MU"
  | "kiloenzyme-unit" | "kU"
  | "millienzyme-unit" | "mU"
  | "microenzyme-unit" | "μU" | "µU";

/** A unit of dynamic viscosity. */
export type DynamicViscosityUnit =
  | "pascal-second" | "Pa·s"
  | "millipascal-second" | "mPa·s"
  | "poise" | "P"
  | "centipoise" | "cP"
  | "millipoise" | "mP"
  | "micropoise" | "μP" | "µP"
  | "pound-force-second-per-square-foot" | "lbf·s/ft²"
  | "reyn"
  | "microreyn" | "μreyn" | "µreyn"
  | "pound-per-foot-second" | "lb/(ft·s)";

/** A unit of kinematic viscosity. */
export type KinematicViscosityUnit =
  | "square-meter-per-second" | "m²/s"
  | "square-millimeter-per-second" | "mm²/s"
  | "stokes" | "St"
  | "centistokes" | "cSt"
  | "millistokes" | "mSt"
  | "square-foot-per-second" | "ft²/s"
  | "saybolt-universal-second" | "SUS"
  | "saybolt-furol-second" | "SFS"
  | "redwood-second" | "Redwood No. 1 second"
  | "degree-engler" | "°E";

/** A unit of fluidity. */
export type FluidityUnit =
  | "per-pascal-second" | "1/Pa·s"
  | "rhe";

/** A unit of water vapor permeance. */
export type VaporPermeanceUnit =
  | "kilogram-per-pascal-second-square-meter" | "kg/(Pa·s·m²)"
  | "perm"
  | "perm-0-celsius" | "perm (0 °C)"
  | "perm-23-celsius" | "perm (23 °C)"
  | "perm-metric" | "metric perm";

/** A unit of water vapor permeability. */
export type VaporPermeabilityUnit =
  | "kilogram-per-pascal-second-meter" | "kg/(Pa·s·m)"
  | "perm-inch" | "perm·in"
  | "perm-inch-0-celsius" | "perm inch (0 °C)"
  | "perm-inch-23-celsius" | "perm inch (23 °C)";

/** A unit of turbidity. */
export type TurbidityUnit =
  | "nephelometric-turbidity-unit" | "NTU"
  | "formazin-nephelometric-unit" | "FNU";

/** A unit of specific energy. */
export type SpecificEnergyUnit =
  | "joule-per-kilogram" | "J/kg"
  | "megajoule-per-kilogram" | "MJ/kg"
  | "kilojoule-per-kilogram" | "kJ/kg"
  | "joule-per-gram" | "J/g"
  | "kilojoule-per-100-gram" | "kilojoule per 100 grams" | "kilojoules per 100 grams" | "kJ/100 g"
  | "watt-hour-per-kilogram" | "Wh/kg"
  | "calorie-per-gram" | "cal/g"
  | "kilocalorie-per-gram" | "kcal/g"
  | "kilocalorie-per-kilogram" | "kcal/kg"
  | "kilocalorie-per-100-gram" | "kilocalorie per 100 grams" | "kilocalories per 100 grams" | "kcal/100 g"
  | "british-thermal-unit-it-per-pound" | "BTU/lb";

/** A unit of energy density. */
export type EnergyDensityUnit =
  | "joule-per-cubic-meter" | "J/m³"
  | "joule-per-liter" | "J/L"
  | "watt-hour-per-liter" | "Wh/L"
  | "kilowatt-hour-per-cubic-meter" | "kWh/m³"
  | "british-thermal-unit-it-per-cubic-foot" | "BTU/ft³"
  | "gasoline-energy-density" | "gasoline energy density"
  | "working-level" | "WL";

/** A unit of molar energy. */
export type MolarEnergyUnit =
  | "joule-per-mole" | "J/mol"
  | "kilojoule-per-mole" | "kJ/mol"
  | "calorie-per-mole" | "cal/mol"
  | "kilocalorie-per-mole" | "kcal/mol"
  | "electronvolt-per-item" | "eV/item";

/** A unit of thermal conductivity. */
export type ThermalConductivityUnit =
  | "watt-per-meter-kelvin" | "W/(m·K)"
  | "kilocalorie-per-hour-meter-celsius" | "kcal/(h·m·°C)"
  | "calorie-per-second-centimeter-celsius" | "cal/(s·cm·°C)"
  | "british-thermal-unit-it-per-hour-foot-fahrenheit" | "BTU/(h·ft·°F)"
  | "british-thermal-unit-it-inch-per-hour-square-foot-fahrenheit" | "BTU·in/(h·ft²·°F)";

/** A unit of thermal insulance. */
export type ThermalInsulanceUnit =
  | "square-meter-kelvin-per-watt" | "m²·K/W"
  | "square-meter-celsius-per-watt" | "m²·°C/W"
  | "square-foot-hour-fahrenheit-per-british-thermal-unit-it" | "ft²·h·°F/BTU"
  | "clo"
  | "tog";

/** A unit of thermal expansion. */
export type ThermalExpansionUnit =
  | "per-kelvin" | "K⁻¹"
  | "per-celsius" | "°C⁻¹"
  | "per-fahrenheit" | "°F⁻¹"
  | "part-per-1e6-per-kelvin" | "ppm/K";

/** A unit of heat capacity and entropy. */
export type HeatCapacityUnit =
  | "joule-per-kelvin" | "J/K"
  | "kilojoule-per-kelvin" | "kJ/K"
  | "calorie-per-kelvin" | "cal/K"
  | "british-thermal-unit-it-per-fahrenheit" | "BTU/°F";

/** A unit of specific heat capacity. */
export type SpecificHeatCapacityUnit =
  | "joule-per-kilogram-kelvin" | "J/(kg·K)"
  | "kilojoule-per-kilogram-kelvin" | "kJ/(kg·K)"
  | "joule-per-gram-celsius" | "J/(g·°C)"
  | "calorie-per-gram-celsius" | "cal/(g·°C)"
  | "british-thermal-unit-it-per-pound-fahrenheit" | "BTU/(lb·°F)";

/** A unit of molar heat capacity. */
export type MolarHeatCapacityUnit =
  | "joule-per-mole-kelvin" | "J/(mol·K)"
  | "kilojoule-per-mole-kelvin" | "kJ/(mol·K)"
  | "calorie-per-mole-kelvin" | "cal/(mol·K)"
  | "molar-gas-constant" | "molar gas constant";

/** A unit of heat flux and irradiance. */
export type HeatFluxUnit =
  | "watt-per-square-meter" | "W/m²"
  | "kilowatt-per-square-meter" | "kW/m²"
  | "watt-per-square-centimeter" | "W/cm²"
  | "watt-per-square-foot" | "W/ft²"
  | "kilocalorie-per-hour-square-meter" | "kcal/(h·m²)"
  | "british-thermal-unit-it-per-hour-square-foot" | "BTU/(h·ft²)"
  | "solar-irradiance" | "S☉"
  | "met";

/** A unit of heat transfer coefficient. */
export type HeatTransferCoefficientUnit =
  | "watt-per-square-meter-kelvin" | "W/(m²·K)"
  | "kilocalorie-per-hour-square-meter-celsius" | "kcal/(h·m²·°C)"
  | "british-thermal-unit-it-per-hour-square-foot-fahrenheit" | "BTU/(h·ft²·°F)";

/** A unit of radiant exposure. */
export type RadiantExposureUnit =
  | "joule-per-square-meter" | "J/m²"
  | "joule-per-square-centimeter" | "J/cm²"
  | "kilowatt-hour-per-square-meter" | "kWh/m²"
  | "langley" | "Ly";

/** A unit of amount of substance. */
export type AmountOfSubstanceUnit =
  | "mole" | "mol"
  | "kilomole" | "kmol"
  | "millimole" | "mmol"
  | "micromole" | "μmol" | "µmol"
  | "nanomole" | "nmol"
  | "picomole" | "pmol"
  | "item"
  | "equivalent" | "Eq"
  | "milliequivalent" | "mEq"
  | "microequivalent" | "μEq" | "µEq"
  | "osmole" | "Osm"
  | "milliosmole" | "mOsm"
  | "pound-mole" | "lbmol"
  | "ounce-mole" | "ozmol"
  | "tonne-mole" | "tmol"
  | "normal-cubic-meter" | "Nm³"
  | "normal-liter" | "NL"
  | "standard-cubic-meter" | "Sm³"
  | "standard-cubic-foot" | "scf"
  | "thousand-standard-cubic-foot" | "Mscf"
  | "million-standard-cubic-foot" | "MMscf"
  | "standard-liter" | "sL"
  | "standard-cubic-centimeter" | "scc"
  | "einstein";

/** A unit of molar concentration. */
export type MolarConcentrationUnit =
  | "mole-per-cubic-meter" | "mol/m³"
  | "mole-per-liter" | "mol/L"
  | "millimole-per-liter" | "mmol/L"
  | "micromole-per-liter" | "μmol/L" | "µmol/L"
  | "nanomole-per-liter" | "nmol/L"
  | "ph" | "pH"
  | "molar" | "M"
  | "millimolar" | "mM"
  | "micromolar" | "μM" | "µM"
  | "nanomolar" | "nM"
  | "picomolar" | "pM"
  | "item-per-cubic-meter" | "item/m³"
  | "milligram-ofglucose-per-deciliter" | "mg glucose/dL";

/** A unit of molality. */
export type MolalityUnit =
  | "mole-per-kilogram" | "mol/kg"
  | "millimole-per-kilogram" | "mmol/kg"
  | "micromole-per-kilogram" | "μmol/kg" | "µmol/kg"
  | "ofglucose" | "of glucose";

/** A unit of catalytic activity. */
export type CatalyticActivityUnit =
  | "katal" | "kat"
  | "millikatal" | "mkat"
  | "microkatal" | "μkat" | "µkat"
  | "nanokatal" | "nkat"
  | "picokatal" | "pkat"
  | "enzyme-unit" | "U"
  | "megaenzyme-unit" | "MU"
  | "kiloenzyme-unit" | "kU"
  | "millienzyme-unit" | "mU"
  | "microenzyme-unit" | "μU" | "µU"
  | "mole-per-second" | "mol/s"
  | "kilomole-per-second" | "kmol/s"
  | "millimole-per-second" | "mmol/s"
  | "micromole-per-second" | "μmol/s" | "µmol/s"
  | "mole-per-hour" | "mol/h"
  | "kilomole-per-hour" | "kmol/h"
  | "standard-cubic-centimeter-per-minute"
  | "standard-cubic-centimeter-per-second"
  | "standard-liter-per-minute"
  | "normal-liter-per-minute" | "NL/min"
  | "normal-cubic-meter-per-hour" | "Nm³/h"
  | "standard-cubic-meter-per-hour" | "Sm³/h"
  | "standard-cubic-meter-per-second" | "Sm³/s"
  | "standard-cubic-foot-per-minute"
  | "standard-cubic-foot-per-hour"
  | "standard-cubic-foot-per-day"
  | "thousand-standard-cubic-foot-per-day"
  | "million-standard-cubic-foot-per-day";

/** A unit of catalytic activity concentration. */
export type CatalyticConcentrationUnit =
  | "katal-per-cubic-meter" | "kat/m³"
  | "katal-per-liter" | "kat/L"
  | "enzyme-unit-per-liter" | "U/L";

/** A unit of glomerular filtration rate. */
export type FiltrationRateUnit =
  | "milliliter-per-minute-per-standard-body" | "mL/min/1.73 m²"
  | "milliliter-per-second-per-standard-body" | "mL/s/1.73 m²"
  | "meter-per-second" | "meter per second" | "meters per second" | "metre per second" | "metres per second" | "m/s" | "mps"
  | "centimeter-per-second" | "cm/s"
  | "millimeter-per-second" | "mm/s"
  | "meter-per-minute" | "m/min"
  | "kilometer-per-hour" | "kilometer per hour" | "kilometers per hour" | "kilometre per hour" | "kilometres per hour" | "km/h"
  | "kilometer-per-minute" | "km/min"
  | "kilometer-per-second" | "km/s"
  | "mile-per-hour" | "mile per hour" | "miles per hour"
  | "foot-per-second" | "foot per second" | "feet per second" | "ft/s"
  | "foot-per-minute" | "ft/min"
  | "foot-per-hour" | "ft/h"
  | "inch-per-second" | "in/s"
  | "inch-per-minute" | "in/min"
  | "furlong-per-fortnight" | "fur/fn";

/** A unit of electric current. */
export type ElectricCurrentUnit =
  | "ampere" | "amperes" | "amp" | "A" | "amps"
  | "kiloampere" | "kA"
  | "milliampere" | "milliamperes" | "milliamp" | "mA" | "milliamps" | "ma"
  | "microampere" | "μA" | "µA"
  | "nanoampere" | "nA"
  | "picoampere" | "pA"
  | "abampere" | "abA"
  | "biot" | "Bi"
  | "statampere" | "statA"
  | "ampere-turn" | "At"
  | "kiloampere-turn" | "kAt"
  | "gilbert" | "Gi"
  | "conventional-ampere" | "A₉₀"
  | "mean-international-ampere" | "A_int"
  | "atomic-unit-of-current" | "eEₕ/ħ"
  | "decibel-microampere" | "dBμA";

/** A unit of current noise density. */
export type CurrentNoiseDensityUnit =
  | "ampere-per-square-root-hertz" | "A/√Hz"
  | "nanoampere-per-square-root-hertz" | "nA/√Hz"
  | "picoampere-per-square-root-hertz" | "pA/√Hz";

/** A unit of electric charge. */
export type ElectricChargeUnit =
  | "coulomb" | "C"
  | "kilocoulomb" | "kC"
  | "millicoulomb" | "mC"
  | "microcoulomb" | "μC" | "µC"
  | "nanocoulomb" | "nC"
  | "picocoulomb" | "pC"
  | "ampere-hour" | "ampere hour" | "ampere hours" | "amp hour" | "Ah" | "AH" | "ah" | "amp hours"
  | "kiloampere-hour" | "kAh"
  | "milliampere-hour" | "milliampere hour" | "milliampere hours" | "milliamp hour" | "mAh" | "mAH" | "mah" | "milliamp hours"
  | "microampere-hour" | "μAh" | "µAh"
  | "ampere-second" | "A·s"
  | "milliampere-second" | "mA·s"
  | "elementary-charge" | "e"
  | "faraday"
  | "abcoulomb" | "abC"
  | "statcoulomb" | "statC"
  | "franklin" | "Fr"
  | "conventional-coulomb" | "C₉₀";

/** A unit of voltage. */
export type VoltageUnit =
  | "volt" | "volts" | "V"
  | "megavolt" | "MV"
  | "kilovolt" | "kilovolts" | "kV" | "kv"
  | "millivolt" | "millivolts" | "mV"
  | "microvolt" | "μV" | "µV"
  | "nanovolt" | "nV"
  | "abvolt" | "abV"
  | "statvolt" | "statV"
  | "conventional-volt" | "V₉₀"
  | "mean-international-volt" | "V_int"
  | "decibel-volt" | "dBV"
  | "decibel-millivolt" | "dBmV"
  | "decibel-microvolt" | "dBμV"
  | "decibel-unloaded" | "dBu";

/** A unit of voltage noise density. */
export type VoltageNoiseDensityUnit =
  | "volt-per-square-root-hertz" | "V/√Hz"
  | "microvolt-per-square-root-hertz" | "μV/√Hz" | "µV/√Hz"
  | "nanovolt-per-square-root-hertz" | "nV/√Hz";

/** A unit of electric resistance. */
export type ElectricResistanceUnit =
  | "ohm" | "Ω"
  | "gigaohm" | "GΩ"
  | "megaohm" | "MΩ"
  | "kiloohm" | "kΩ"
  | "milliohm" | "mΩ"
  | "microohm" | "μΩ" | "µΩ"
  | "abohm" | "abΩ"
  | "statohm" | "statΩ"
  | "von-klitzing" | "R_K"
  | "conventional-ohm" | "Ω₉₀"
  | "mean-international-ohm" | "Ω_int"
  | "impedance-of-free-space" | "Z₀"
  | "conventional-von-klitzing-constant" | "R_K-90";

/** A unit of electric conductance. */
export type ElectricConductanceUnit =
  | "siemens" | "S"
  | "kilosiemens" | "kS"
  | "millisiemens" | "mS"
  | "microsiemens" | "μS" | "µS"
  | "nanosiemens" | "nS"
  | "picosiemens" | "pS"
  | "mho" | "℧"
  | "millimho" | "m℧"
  | "micromho" | "μ℧" | "µ℧"
  | "abmho" | "ab℧"
  | "statmho" | "stat℧";

/** A unit of capacitance. */
export type CapacitanceUnit =
  | "farad" | "F"
  | "millifarad" | "mF"
  | "microfarad" | "μF" | "µF"
  | "nanofarad" | "nF"
  | "picofarad" | "pF"
  | "femtofarad" | "fF"
  | "abfarad" | "abF"
  | "statfarad" | "statF"
  | "conventional-farad" | "F₉₀";

/** A unit of inductance. */
export type InductanceUnit =
  | "henry" | "H"
  | "millihenry" | "mH"
  | "microhenry" | "μH" | "µH"
  | "nanohenry" | "nH"
  | "picohenry" | "pH"
  | "abhenry" | "abH"
  | "stathenry" | "statH"
  | "conventional-henry" | "H₉₀";

/** A unit of magnetic flux. */
export type MagneticFluxUnit =
  | "weber" | "Wb"
  | "milliweber" | "mWb"
  | "microweber" | "μWb" | "µWb"
  | "nanoweber" | "nWb"
  | "maxwell" | "Mx"
  | "megamaxwell" | "MMx"
  | "kilomaxwell" | "kMx"
  | "unit-pole" | "unit pole"
  | "magnetic-flux-quantum" | "Φ₀"
  | "statweber" | "statWb";

/** A unit of magnetic flux density. */
export type MagneticFluxDensityUnit =
  | "tesla" | "T"
  | "millitesla" | "mT"
  | "microtesla" | "μT" | "µT"
  | "nanotesla" | "nT"
  | "picotesla" | "pT"
  | "gauss" | "G"
  | "milligauss" | "mG"
  | "microgauss" | "μG" | "µG"
  | "gamma" | "γ"
  | "stattesla" | "statT";

/** A unit of magnetic field strength. */
export type MagneticFieldStrengthUnit =
  | "ampere-per-meter" | "A/m"
  | "kiloampere-per-meter" | "kA/m"
  | "ampere-per-centimeter" | "A/cm"
  | "oersted" | "Oe"
  | "kilooersted" | "kOe"
  | "millioersted" | "mOe";

/** A unit of magnetic moment. */
export type MagneticMomentUnit =
  | "ampere-square-meter" | "A·m²"
  | "joule-per-tesla" | "J/T"
  | "erg-per-gauss" | "erg/G"
  | "bohr-magneton" | "μ_B" | "µ_B"
  | "nuclear-magneton" | "μ_N" | "µ_N";

/** A unit of electric field strength. */
export type ElectricFieldStrengthUnit =
  | "volt-per-meter" | "V/m"
  | "kilovolt-per-meter" | "kV/m"
  | "volt-per-centimeter" | "V/cm"
  | "volt-per-inch" | "V/in"
  | "atomic-unit-of-electric-field" | "Eₕ/(ea₀)"
  | "decibel-microvolt-per-meter" | "dBμV/m";

/** A unit of electric dipole moment. */
export type ElectricDipoleMomentUnit =
  | "coulomb-meter" | "C·m"
  | "debye" | "D";

/** A unit of electrical resistivity. */
export type ResistivityUnit =
  | "ohm-meter" | "Ω·m"
  | "ohm-centimeter" | "Ω·cm"
  | "microohm-centimeter" | "μΩ·cm" | "µΩ·cm"
  | "ohm-square-millimeter-per-meter" | "Ω·mm²/m"
  | "ohm-circular-mil-per-foot" | "Ω·cmil/ft";

/** A unit of electrical conductivity. */
export type ConductivityUnit =
  | "siemens-per-meter" | "S/m"
  | "siemens-per-centimeter" | "S/cm"
  | "millisiemens-per-centimeter" | "mS/cm"
  | "microsiemens-per-centimeter" | "μS/cm" | "µS/cm"
  | "percent-iacs" | "% IACS";

/** A unit of apparent and reactive power. */
export type ApparentPowerUnit =
  | "volt-ampere" | "VA"
  | "gigavolt-ampere" | "GVA"
  | "megavolt-ampere" | "MVA"
  | "kilovolt-ampere" | "kVA"
  | "millivolt-ampere" | "mVA"
  | "var"
  | "gigavar" | "Gvar"
  | "megavar" | "Mvar"
  | "kilovar" | "kvar"
  | "millivar" | "mvar"
  | "foot-pound-force-per-second" | "ft·lbf/s"
  | "foot-pound-force-per-minute" | "ft·lbf/min"
  | "kilogram-force-meter-per-second" | "kgf·m/s"
  | "erg-per-second" | "erg/s"
  | "kilocalorie-per-hour" | "kcal/h"
  | "british-thermal-unit-it-per-second" | "BTU/s"
  | "british-thermal-unit-it-per-minute" | "BTU/min"
  | "british-thermal-unit-it-per-hour" | "British thermal unit (IT) per hour" | "British thermal units (IT) per hour" | "BTU/h"
  | "thousand-british-thermal-unit-it-per-hour";

/** A unit of apparent and reactive energy. */
export type ApparentEnergyUnit =
  | "volt-ampere-second" | "VAs"
  | "volt-ampere-hour" | "VAh"
  | "gigavolt-ampere-hour" | "GVAh"
  | "megavolt-ampere-hour" | "MVAh"
  | "kilovolt-ampere-hour" | "kVAh"
  | "var-hour" | "varh"
  | "gigavar-hour" | "Gvarh"
  | "megavar-hour" | "Mvarh"
  | "kilovar-hour" | "kvarh"
  | "millivar-hour" | "mvarh";

/** A unit of luminous intensity. */
export type LuminousIntensityUnit =
  | "candela" | "cd"
  | "kilocandela" | "kcd"
  | "millicandela" | "mcd"
  | "microcandela" | "μcd" | "µcd"
  | "candlepower"
  | "candle-international" | "international candle"
  | "hefner" | "HK";

/** A unit of luminance. */
export type LuminanceUnit =
  | "candela-per-square-meter" | "cd/m²"
  | "nit" | "nt"
  | "candela-per-square-centimeter" | "cd/cm²"
  | "candela-per-square-foot" | "cd/ft²"
  | "candela-per-square-inch" | "cd/in²"
  | "stilb" | "sb"
  | "lambert" | "La"
  | "millilambert" | "mLa"
  | "microlambert" | "μLa" | "µLa"
  | "foot-lambert" | "ftL"
  | "apostilb" | "asb";

/** A unit of illuminance. */
export type IlluminanceUnit =
  | "lux" | "lx"
  | "kilolux" | "klx"
  | "millilux" | "mlx"
  | "microlux" | "μlx" | "µlx"
  | "lumen-per-square-meter" | "lm/m²"
  | "lumen-per-square-foot" | "lm/ft²"
  | "foot-candle" | "fc"
  | "phot" | "ph"
  | "exposure-value" | "EV";

/** A unit of luminous flux. */
export type LuminousFluxUnit =
  | "lumen" | "lumens" | "lm"
  | "megalumen" | "Mlm"
  | "kilolumen" | "klm"
  | "millilumen" | "mlm"
  | "spherical-candlepower" | "spherical candlepower";

/** A unit of luminous exposure. */
export type LuminousExposureUnit =
  | "lux-second" | "lx·s"
  | "lux-hour" | "lx·h"
  | "foot-candle-second" | "fc·s";

/** A unit of reciprocal length. */
export type WavenumberUnit =
  | "per-meter" | "m⁻¹"
  | "per-centimeter" | "cm⁻¹"
  | "per-inch" | "in⁻¹"
  | "kayser"
  | "diopter" | "dpt"
  | "rydberg-constant" | "R∞";

/** A unit of spectral flux density. */
export type SpectralFluxDensityUnit =
  | "watt-per-square-meter-hertz" | "W/(m²·Hz)"
  | "jansky" | "Jy"
  | "kilojansky" | "kJy"
  | "millijansky" | "mJy"
  | "microjansky" | "μJy" | "µJy"
  | "nanojansky" | "nJy"
  | "solar-flux-unit" | "sfu";

/** A unit of radioactivity. */
export type ActivityUnit =
  | "becquerel" | "Bq"
  | "terabecquerel" | "TBq"
  | "gigabecquerel" | "GBq"
  | "megabecquerel" | "MBq"
  | "kilobecquerel" | "kBq"
  | "millibecquerel" | "mBq"
  | "curie" | "Ci"
  | "megacurie" | "MCi"
  | "kilocurie" | "kCi"
  | "millicurie" | "mCi"
  | "microcurie" | "μCi" | "µCi"
  | "nanocurie" | "nCi"
  | "picocurie" | "pCi"
  | "rutherford" | "Rd"
  | "disintegration-per-minute" | "dpm"
  | "per-second" | "s⁻¹"
  | "per-minute" | "1/min"
  | "per-hour" | "1/h"
  | "per-year" | "1/yr";

/** A unit of activity concentration. */
export type ActivityConcentrationUnit =
  | "becquerel-per-cubic-meter" | "Bq/m³"
  | "becquerel-per-liter" | "Bq/L"
  | "curie-per-liter" | "Ci/L"
  | "picocurie-per-liter" | "pCi/L";

/** A unit of absorbed dose. */
export type AbsorbedDoseUnit =
  | "gray" | "Gy"
  | "kilogray" | "kGy"
  | "centigray" | "cGy"
  | "milligray" | "mGy"
  | "microgray" | "μGy" | "µGy"
  | "nanogray" | "nGy"
  | "rad-dose" | "rad"
  | "megarad-dose" | "Mrad"
  | "kilorad-dose" | "krad"
  | "millirad-dose" | "mrad"
  | "microrad-dose" | "μrad" | "µrad"
  | "joule-per-kilogram" | "J/kg"
  | "megajoule-per-kilogram" | "MJ/kg"
  | "kilojoule-per-kilogram" | "kJ/kg"
  | "joule-per-gram" | "J/g"
  | "kilojoule-per-100-gram" | "kilojoule per 100 grams" | "kilojoules per 100 grams" | "kJ/100 g"
  | "watt-hour-per-kilogram" | "Wh/kg"
  | "kilocalorie-per-gram" | "kcal/g"
  | "kilocalorie-per-kilogram" | "kcal/kg"
  | "kilocalorie-per-100-gram" | "kilocalorie per 100 grams" | "kilocalories per 100 grams" | "kcal/100 g"
  | "british-thermal-unit-it-per-pound" | "BTU/lb";

/** A unit of equivalent dose. */
export type EquivalentDoseUnit =
  | "sievert" | "Sv"
  | "centisievert" | "cSv"
  | "millisievert" | "mSv"
  | "microsievert" | "μSv" | "µSv"
  | "nanosievert" | "nSv"
  | "rem"
  | "millirem" | "mrem"
  | "microrem" | "μrem" | "µrem"
  | "joule-per-kilogram" | "J/kg"
  | "megajoule-per-kilogram" | "MJ/kg"
  | "kilojoule-per-kilogram" | "kJ/kg"
  | "joule-per-gram" | "J/g"
  | "kilojoule-per-100-gram" | "kilojoule per 100 grams" | "kilojoules per 100 grams" | "kJ/100 g";

/** A unit of equivalent dose rate. */
export type EquivalentDoseRateUnit =
  | "sievert-per-second" | "Sv/s"
  | "sievert-per-hour" | "Sv/h"
  | "millisievert-per-hour" | "mSv/h"
  | "microsievert-per-hour" | "μSv/h" | "µSv/h"
  | "sievert-per-year" | "Sv/yr"
  | "millisievert-per-year" | "mSv/yr"
  | "rem-per-hour" | "rem/h"
  | "millirem-per-hour" | "mrem/h";

/** A unit of radiation exposure. */
export type RadiationExposureUnit =
  | "coulomb-per-kilogram" | "C/kg"
  | "roentgen" | "R"
  | "kiloroentgen" | "kR"
  | "milliroentgen" | "mR"
  | "microroentgen" | "μR" | "µR";

/** A unit of energy per distance. */
export type EnergyPerDistanceUnit =
  | "joule-per-meter" | "J/m"
  | "watt-hour-per-kilometer" | "Wh/km"
  | "watt-hour-per-mile" | "Wh/mi"
  | "kilowatt-hour-per-100-kilometer" | "kilowatt hour per 100 kilometers" | "kilowatt hours per 100 kilometers" | "kilowatt hour per 100 kilometres" | "kilowatt hours per 100 kilometres" | "kWh/100 km"
  | "kilowatt-hour-per-100-mile" | "kWh/100 mi"
  | "kilometer-per-kilowatt-hour" | "km/kWh"
  | "mile-per-kilowatt-hour" | "mile per kilowatt hour" | "miles per kilowatt hour" | "mi/kWh"
  | "mile-per-gasoline-gallon-equivalent" | "mile per gallon gasoline equivalent" | "miles per gallon gasoline equivalent" | "MPGe" | "mpge";

/** A unit of antenna gain. */
export type AntennaGainUnit =
  | "isotropic-gain" | "gain over an isotropic antenna"
  | "decibel-isotropic" | "dBi"
  | "decibel-dipole" | "dBd";

/** A unit of computing performance. */
export type ComputingPerformanceUnit =
  | "flops" | "FLOPS"
  | "exaflops" | "EFLOPS"
  | "petaflops" | "PFLOPS"
  | "teraflops" | "TFLOPS"
  | "gigaflops" | "GFLOPS"
  | "megaflops" | "MFLOPS"
  | "per-second" | "s⁻¹"
  | "per-minute" | "1/min"
  | "per-hour" | "1/h"
  | "per-year" | "1/yr";

/** A unit of telephone traffic. */
export type TelephoneTrafficUnit =
  | "erlang" | "Erl"
  | "hundred-call-seconds" | "CCS";

/** A unit of film speed. */
export type FilmSpeedUnit =
  | "iso-speed" | "ISO arithmetic speed" | "ISO" | "ASA" | "iso" | "asa"
  | "din-speed" | "DIN";

/** A unit of efficiency of heat pumps. */
export type HeatPumpEfficiencyUnit =
  | "coefficient-of-performance" | "COP"
  | "energy-efficiency-ratio" | "EER";

/** A unit of vascular resistance. */
export type VascularResistanceUnit =
  | "pascal-second-per-cubic-meter" | "Pa·s/m³"
  | "wood-unit" | "WU"
  | "vascular-cgs-unit" | "dyn·s/cm⁵";

/** A unit of specific acoustic impedance. */
export type AcousticImpedanceUnit =
  | "rayl"
  | "megarayl" | "Mrayl"
  | "pascal-second-per-meter" | "Pa·s/m";

/** A unit of biological activity. */
export type BiologicalActivityUnit =
  | "international-unit" | "IU"
  | "megainternational-unit" | "MIU"
  | "kilointernational-unit" | "kIU"
  | "milliinternational-unit" | "mIU"
  | "microinternational-unit" | "μIU" | "µIU";

/** A unit of color temperature. */
export type ColorTemperatureUnit =
  | "kelvin-of-light" | "K"
  | "mired" | "MK⁻¹"
  | "megakelvin"
  | "kilokelvin"
  | "millikelvin"
  | "microkelvin"
  | "nanokelvin";

/** A unit of gas in a column of air. */
export type GasColumnUnit =
  | "mole-per-square-meter" | "mol/m²"
  | "dobson-unit" | "DU";

/** A unit of power per mass. */
export type SpecificPowerUnit =
  | "watt-per-kilogram" | "W/kg"
  | "kilowatt-per-kilogram" | "kW/kg"
  | "horsepower-per-pound" | "hp/lb"
  | "metabolic-equivalent" | "MET";

/** A unit of reduced electric field. */
export type ReducedElectricFieldUnit =
  | "volt-square-meter" | "V·m²"
  | "townsend" | "Td";

/** The units of each quantity as editors offer them: identifiers and symbols, and every spelling of everyday units. Functions take all other spellings too. */
export type UnitNames = {
  readonly length: LengthUnit;
  readonly area: AreaUnit;
  readonly volume: VolumeUnit;
  readonly mass: MassUnit;
  readonly time: TimeUnit;
  readonly labor: LaborUnit;
  readonly temperature: TemperatureUnit;
  readonly 'temperature-difference': TemperatureDifferenceUnit;
  readonly speed: SpeedUnit;
  readonly acceleration: AccelerationUnit;
  readonly angle: AngleUnit;
  readonly 'solid-angle': SolidAngleUnit;
  readonly frequency: FrequencyUnit;
  readonly 'angular-speed': AngularSpeedUnit;
  readonly force: ForceUnit;
  readonly pressure: PressureUnit;
  readonly 'gauge-pressure': GaugePressureUnit;
  readonly energy: EnergyUnit;
  readonly power: PowerUnit;
  readonly torque: TorqueUnit;
  readonly momentum: MomentumUnit;
  readonly 'moment-of-inertia': MomentOfInertiaUnit;
  readonly 'surface-tension': SurfaceTensionUnit;
  readonly 'fracture-toughness': FractureToughnessUnit;
  readonly 'fuel-economy': FuelEconomyUnit;
  readonly data: DataUnit;
  readonly 'data-rate': DataRateUnit;
  readonly resolution: ResolutionUnit;
  readonly graphics: GraphicsUnit;
  readonly typewidth: TypewidthUnit;
  readonly ratio: RatioUnit;
  readonly 'container-capacity': ContainerCapacityUnit;
  readonly level: LevelUnit;
  readonly loudness: LoudnessUnit;
  readonly 'musical-interval': MusicalIntervalUnit;
  readonly density: DensityUnit;
  readonly 'specific-weight': SpecificWeightUnit;
  readonly 'linear-density': LinearDensityUnit;
  readonly 'area-density': AreaDensityUnit;
  readonly 'volume-flow': VolumeFlowUnit;
  readonly 'mass-flow': MassFlowUnit;
  readonly 'molar-flow': MolarFlowUnit;
  readonly 'dynamic-viscosity': DynamicViscosityUnit;
  readonly 'kinematic-viscosity': KinematicViscosityUnit;
  readonly fluidity: FluidityUnit;
  readonly 'vapor-permeance': VaporPermeanceUnit;
  readonly 'vapor-permeability': VaporPermeabilityUnit;
  readonly turbidity: TurbidityUnit;
  readonly 'specific-energy': SpecificEnergyUnit;
  readonly 'energy-density': EnergyDensityUnit;
  readonly 'molar-energy': MolarEnergyUnit;
  readonly 'thermal-conductivity': ThermalConductivityUnit;
  readonly 'thermal-insulance': ThermalInsulanceUnit;
  readonly 'thermal-expansion': ThermalExpansionUnit;
  readonly 'heat-capacity': HeatCapacityUnit;
  readonly 'specific-heat-capacity': SpecificHeatCapacityUnit;
  readonly 'molar-heat-capacity': MolarHeatCapacityUnit;
  readonly 'heat-flux': HeatFluxUnit;
  readonly 'heat-transfer-coefficient': HeatTransferCoefficientUnit;
  readonly 'radiant-exposure': RadiantExposureUnit;
  readonly 'amount-of-substance': AmountOfSubstanceUnit;
  readonly 'molar-concentration': MolarConcentrationUnit;
  readonly molality: MolalityUnit;
  readonly 'catalytic-activity': CatalyticActivityUnit;
  readonly 'catalytic-concentration': CatalyticConcentrationUnit;
  readonly 'filtration-rate': FiltrationRateUnit;
  readonly 'electric-current': ElectricCurrentUnit;
  readonly 'current-noise-density': CurrentNoiseDensityUnit;
  readonly 'electric-charge': ElectricChargeUnit;
  readonly voltage: VoltageUnit;
  readonly 'voltage-noise-density': VoltageNoiseDensityUnit;
  readonly 'electric-resistance': ElectricResistanceUnit;
  readonly 'electric-conductance': ElectricConductanceUnit;
  readonly capacitance: CapacitanceUnit;
  readonly inductance: InductanceUnit;
  readonly 'magnetic-flux': MagneticFluxUnit;
  readonly 'magnetic-flux-density': MagneticFluxDensityUnit;
  readonly 'magnetic-field-strength': MagneticFieldStrengthUnit;
  readonly 'magnetic-moment': MagneticMomentUnit;
  readonly 'electric-field-strength': ElectricFieldStrengthUnit;
  readonly 'electric-dipole-moment': ElectricDipoleMomentUnit;
  readonly resistivity: ResistivityUnit;
  readonly conductivity: ConductivityUnit;
  readonly 'apparent-power': ApparentPowerUnit;
  readonly 'apparent-energy': ApparentEnergyUnit;
  readonly 'luminous-intensity': LuminousIntensityUnit;
  readonly luminance: LuminanceUnit;
  readonly illuminance: IlluminanceUnit;
  readonly 'luminous-flux': LuminousFluxUnit;
  readonly 'luminous-exposure': LuminousExposureUnit;
  readonly wavenumber: WavenumberUnit;
  readonly 'spectral-flux-density': SpectralFluxDensityUnit;
  readonly activity: ActivityUnit;
  readonly 'activity-concentration': ActivityConcentrationUnit;
  readonly 'absorbed-dose': AbsorbedDoseUnit;
  readonly 'equivalent-dose': EquivalentDoseUnit;
  readonly 'equivalent-dose-rate': EquivalentDoseRateUnit;
  readonly 'radiation-exposure': RadiationExposureUnit;
  readonly 'energy-per-distance': EnergyPerDistanceUnit;
  readonly 'antenna-gain': AntennaGainUnit;
  readonly 'computing-performance': ComputingPerformanceUnit;
  readonly 'telephone-traffic': TelephoneTrafficUnit;
  readonly 'film-speed': FilmSpeedUnit;
  readonly 'heat-pump-efficiency': HeatPumpEfficiencyUnit;
  readonly 'vascular-resistance': VascularResistanceUnit;
  readonly 'acoustic-impedance': AcousticImpedanceUnit;
  readonly 'biological-activity': BiologicalActivityUnit;
  readonly 'color-temperature': ColorTemperatureUnit;
  readonly 'gas-column': GasColumnUnit;
  readonly 'specific-power': SpecificPowerUnit;
  readonly 'reduced-electric-field': ReducedElectricFieldUnit;
};

/** A unit of any quantity. */
export type AnyUnit = UnitNames[keyof UnitNames];

/** Every spelling between bars, with the quantities that have it at the end of its line. */
type SpellingIndex = `
|meter|meters|metre|metres|m|mtr|kilometer|kilometers|kilometre|kilometres|km|kmtr|kms|hectometer|hectometers|hectometre|hectometres|hm|hmtr|dekameter|dekameters|dekametre|dekametres|dam|damtr|decimeter|decimeters|decimetre|decimetres|dm|dmtr|centimeter|centimeters|centimetre|centimetres|cm|cmtr|cms|millimeter|millimeters|millimetre|millimetres|mm|mmtr|mms|micrometer|micrometers|micrometre|micrometres|μm|um|μmtr|µm|µmtr|nanometer|nanometers|nanometre|nanometres|nm|nmtr|picometer|picometers|picometre|picometres|pm|pmtr|femtometer|femtometers|femtometre|femtometres|fm|fmtr|french|French|charriere|Charrière|French gauge|Ch|charrieres|Charrières|French gauges|frenches|charrière|french gauge|charrières|french gauges|angstrom|angstroms|angström|ångstrom|ångström|Å|ang|angströms|ångstroms|ångströms|fermi|fermis|inch|inches|international inch|US inch|in|international inches|US inches|internationalinch|US in|internationalinches|us inch|us inches|foot|feet|international foot|US foot|ft|international feet|US feet|internationalfoot|US ft|internationalfeet|us foot|us feet|yard|yards|international yard|yd|yrd|international yards|yds|internationalyard|internationalyards|thousand-foot|thousand feet|kilofoot|kft|kilofeet|thousand foot|thousand-yard|thousand yards|kiloyard|kyd|kiloyards|thousand yard|mile|miles|international mile|land mile|statute mile|US mile|mi|international miles|land miles|statute miles|US miles|internationalmile|landmile|statutemile|US mi|internationalmiles|landmiles|statutemiles|us mile|us miles|us statute mile|us statute miles|nautical-mile|nautical mile|nautical miles|international nautical mile|naut mile|sea mile|nmi|NM|international nautical miles|naut miles|sea miles|nauticalmile|UK nautical-mile|UK nautical mile|nauticalmiles|UK nautical miles|internationalnauticalmile|nautmile|seamile|internationalnauticalmiles|nautmiles|seamiles|uk nautical mile|uk nautical miles|caliper point|point card|point card stock|point of caliper|point paper|thou|pt caliper|pt card|pt card stock|pt cardboard|pt cardstock|pt paper|pt stock|caliper points|point cards|point card stocks|points of caliper|point papers|thous|microinch|microinches|μin|uin|µin|line|lines|barleycorn|barleycorns|nail|nails|cloth nail|cloth nails|palm|palms|hand|hands|hh|span|spans|cubit|cubits|ell|ells|English ell|English ells|english ell|english ells|pace|paces|military pace|military paces|smoot|smoots|rack-unit|rack unit|rack units|RU|fathom|fathoms|ftm|fth|rod|rods|pole|rd|poles|karam|karams|gatha|kadam|gathas|kadams|chain|chains|Gunter's chain|Gunter's chains|gunter's chain|gunter's chains|link|links|Gunter's link|lnk|Gunter's links|gunter's link|gunter's links|chain-engineer|engineer's chain|engineer's chains|engineer chain|Ramsden's chain|engineer chains|Ramsden's chains|chain engineers|chain engineer|ramsden's chain|ramsden's chains|furlong|furlongs|fur|league|leagues|land league|statute league|lea|land leagues|statute leagues|cable|cable length|cable lengths|cable's length|cable's lengths|cables|cable-us|US cable length|US cable lengths|US cable's length|US cable's lengths|cable us|us cable length|us cable lengths|us cable's length|us cable's lengths|nautical-mile-imperial|imperial nautical mile|imperial nautical miles|Admiralty mile|Admiralty nautical mile|Admiralty miles|Admiralty nautical miles|nautical mile imperials|nautical mile imperial|admiralty mile|admiralty nautical mile|admiralty miles|admiralty nautical miles|nautical-league|nautical league|nautical leagues|marine league|sea league|marine leagues|sea leagues|data-mile|data mile|data miles|radar mile|tactical mile|radar miles|tactical miles|mile-scandinavian|Scandinavian mile|Scandinavian miles|Norwegian mile|Swedish mile|smi|Norwegian miles|Swedish miles|mile scandinavians|mile scandinavian|scandinavian mile|scandinavian miles|norwegian mile|swedish mile|norwegian miles|swedish miles|foot-survey-us|US survey foot|US survey feet|survey foot|ftUS|ft-us|survey feet|foot survey us|us survey foot|us survey feet|ftus|link-survey-us|US survey link|US survey links|survey link|survey links|link survey us|us survey link|us survey links|rod-survey-us|US survey rod|US survey rods|survey rod|US survey perch|US survey pole|survey rods|US survey perches|US survey poles|rod survey us|us survey rod|us survey rods|us survey perch|us survey pole|us survey perches|us survey poles|chain-survey-us|US survey chain|US survey chains|survey chain|survey chains|chain survey us|us survey chain|us survey chains|fathom-survey-us|US survey fathom|US survey fathoms|survey fathom|survey fathoms|fathom survey us|us survey fathom|us survey fathoms|furlong-survey-us|US survey furlong|US survey furlongs|survey furlong|survey furlongs|furlong survey us|us survey furlong|us survey furlongs|mile-survey-us|US survey mile|US survey miles|survey mile|US statute mile|mi-us|miUS|survey miles|US statute miles|mile survey us|us survey mile|us survey miles|league-survey-us|US survey league|US survey leagues|survey league|survey leagues|league survey us|us survey league|us survey leagues|astronomical-unit|astronomical unit|astronomical units|au|ua|parsec|parsecs|gigaparsec|gigaparsecs|Gpc|Gpcs|gpcs|megaparsec|megaparsecs|Mpc|Mpcs|mpcs|kiloparsec|kiloparsecs|kpc|kpcs|light-second|light second|light seconds|ls|light-minute|light minute|light minutes|lmin|light-hour|light hour|light hours|light-day|light day|light days|light-year|light year|light years|ly|l.y|lyr|lightyear|lightyears|gigalight-year|gigalight year|gigalight years|Gly|Gl.y|Glyr|megalight-year|megalight year|megalight years|Mly|Ml.y|Mlyr|mlyr|kilolight-year|kilolight year|kilolight years|kly|kl.y|klyr|earth-radius|Earth radius|Earth radii|nominal Earth equatorial radius|radius of the Earth|R⊕|nominal Earth equatorial radiuses|radiuses of the Earth|earth radiuses|earth radius|earth radii|nominal earth equatorial radius|radius of the earth|nominal earth equatorial radiuses|radiuses of the earth|jupiter-radius|Jupiter radius|Jupiter radii|nominal Jovian equatorial radius|nominal Jovian equatorial radiuses|jupiter radiuses|jupiter radius|jupiter radii|nominal jovian equatorial radius|nominal jovian equatorial radiuses|solar-radius|solar radius|solar radii|nominal solar radius|radius of the sun|sun radius|R☉|nominal solar radiuses|radiuses of the sun|sun radiuses|solar radiuses|planck-length|Planck length|Planck lengths|planck lengths|planck length|bohr-radius|Bohr radius|Bohr radii|atomic unit of length|bohr|a₀|a0|a_0|atomic units of length|bohrs|bohr radiuses|bohr radius|bohr radii|natural-unit-of-length|natural unit of length|natural units of length|reduced Compton wavelength|ƛ_C|l_N|reduced Compton wavelengths|reduced compton wavelength|reduced compton wavelengths|x-unit-copper|copper x unit|copper x units|siegbahn|x unit|x unit Cu|xu(Cu Kα₁)|xu(Cu Kα1)|xu|siegbahns|x units|x unit coppers|x unit copper|x unit cu|x-unit-molybdenum|molybdenum x unit|molybdenum x units|x unit Mo|xu(Mo Kα₁)|xu(Mo Kα1)|x unit molybdenums|x unit molybdenum|x unit mo|angstrom-star|angstrom star|angstrom stars|Å*|point|points|DTP point|PostScript point|typographic point|DTP points|PostScript points|typographic points|typographicpoint|typographicpoints|dtp point|postscript point|dtp points|postscript points|pica|picas|DTP pica|PostScript pica|DTP picas|PostScript picas|dtp pica|postscript pica|dtp picas|postscript picas|twip|twips|pixel-css|CSS pixel|CSS pixels|reference pixel|reference pixels|pixel csses|pixelcss|referencepixel|referencepixels|pixel css|css pixel|css pixels|point-printer|printer's point|printer's points|American point|ATA point|pica point|printer point|American points|ATA points|pica points|printer points|point printers|point printer|american point|ata point|american points|ata points|pica-printer|printer's pica|printer's picas|American pica|ATA pica|printer pica|American picas|ATA picas|printer picas|pica printers|pica printer|american pica|ata pica|american picas|ata picas|point-tex|TeX point|TeX points|point texes|point tex|tex point|tex points|scaled-point|scaled point|scaled points|TeX scaled point|TeX scaled points|tex scaled point|tex scaled points|pica-tex|TeX pica|TeX picas|pica texes|pica tex|tex pica|tex picas|point-didot-tex|TeX Didot point|TeX Didot points|TeX didot|TeX didots|point didot texes|point didot tex|tex didot point|tex didot points|tex didot|tex didots|cicero-tex|TeX cicero|TeX ciceros|cicero texes|cicero tex|tex cicero|tex ciceros|point-didot|Didot point|Didot points|didot|dd|didots|point didots|point didot|didot point|didot points|cicero|ciceros|shaku-length|shaku (length)|Japanese foot|kanejaku|尺|Japanese feet|kanejakus|shaku lengths|shaku length|japanese foot|japanese feet|sun|Japanese inch|寸|Japanese inches|suns|japanese inch|japanese inches|bu-length|bu (length)|bu lengths|bu length|rin|rins|ken|kens|jo-jp|jō|Japanese jo|jo|jos|japanese jo|cho-length|chō (length)|cho lengths|cho length|ri-jp|ri|Japanese mile|Japanese ri|Japanese miles|japanese mile|japanese ri|japanese miles|shaku-cloth|kujira shaku|kujirajaku|whale shaku|kujirajakus|shaku cloths|shaku cloth|chi|Chinese foot|shichi|Chinese feet|shichis|chis|chinese foot|chinese feet|cun|Chinese inch|Chinese inches|cuns|chinese inch|chinese inches|zhang|zhangs|li|Chinese mile|Chinese miles|lis|chinese mile|chinese miles|chek|Hong Kong foot|Hong Kong feet|cheks|hong kong foot|hong kong feet|wa|Thai fathom|wah|Thai fathoms|wahs|was|thai fathom|thai fathoms|ligne|lignes|Paris line|Paris lines|paris line|paris lines|pouce|pouces|French inch|Paris inch|French inches|Paris inches|french inch|paris inch|french inches|paris inches|pied-du-roi|pied du roi|pieds du roi|French foot|Paris foot|pied|pied de roi|French feet|Paris feet|pieds|french foot|paris foot|french feet|paris feet|toise|toises|pes|pedes|Roman foot|Roman feet|roman foot|roman feet|passus|Roman pace|Roman paces|roman pace|roman paces|stadium|stadia|Roman stadium|Roman stadiums|stadiums|roman stadium|roman stadiums|mile-roman|Roman mile|Roman miles|mille passus|milliarium|milliariums|mile romans|mile roman|roman mile|roman miles|pous|podes|Attic foot|Greek foot|Attic feet|Greek feet|pouses|attic foot|greek foot|attic feet|greek feet|stadion|stadia (Greek)|Greek stadion|Greek stadions|stadions|stadia (greek)|greek stadion|greek stadions|cubit-biblical|biblical cubit|biblical cubits|Hebrew cubit|Hebrew cubits|cubit biblicals|cubit biblical|hebrew cubit|hebrew cubits|handbreadth|handbreadths|tefach|tefah|tefaches|tefahs|cubit-royal|royal cubit|royal cubits|Egyptian cubit|Egyptian royal cubit|Egyptian cubits|Egyptian royal cubits|cubit royals|cubit royal|egyptian cubit|egyptian royal cubit|egyptian cubits|egyptian royal cubits|pied-quebec|French foot (Quebec)|French feet (Quebec)|Quebec foot|Quebec feet|pied quebecs|pied quebec|french foot (quebec)|french feet (quebec)|quebec foot|quebec feet|arpent-length|arpent (length)|arpents (length)|linear arpent|linear arpents|arpent lengths|arpent length|vara|varas|Castilian vara|Spanish vara|vara de Burgos|Castilian varas|Spanish varas|castilian vara|spanish vara|vara de burgos|castilian varas|spanish varas|legua|leguas|Castilian league|Spanish league|Castilian leagues|Spanish leagues|castilian league|spanish league|castilian leagues|spanish leagues|vara-texas|Texas vara|Texas varas|vara texas|texas vara|texas varas|arshin|arshins|arshine|arshines|vershok|vershki|vershoks|sazhen|sazhens|verst|versts|versta|verstas|cape-foot|Cape foot|Cape feet|cape feet|cape foot|cape-rood|Cape rood|Cape roods|cape roods|cape rood|qasaba|qasabas|kasabah|kassabah|kasabahs|kassabahs|classical-electron-radius|classical electron radius|classical electron radii|rₑ|re|classical electron radiuses|flight-level|flight level|flight levels|FL|lunar-distance|lunar distance|lunar distances|distance of the Moon|distance to the Moon|LD|distances of the Moon|distance to the Moons|distance of the moon|distance to the moon|distances of the moon|distance to the moons|aln|alnar|Swedish aln|Swedish alns|alns|swedish aln|swedish alns|alen-danish|Danish alen|Danish ell|Danish ells|alen danishes|alen danish|danish alen|danish ell|danish ells|klafter-viennese|Viennese klafter|Austrian klafter|Wiener Klafter|Austrian klafters|Wiener Klafters|klafter vienneses|klafter viennese|viennese klafter|austrian klafter|wiener klafter|austrian klafters|wiener klafters|solar-diameter|solar diameter|solar diameters|diameter of the sun|sun diameter|solar diametre|solar diametres|diametre of the sun|sun diametre|D☉|diameters of the sun|sun diameters|=length
|micron|microns|=any length pressure
|Fr|pc|=length electric-charge
|"|'|=length angle
|gaj|gaz|gajs|gazes|sft|=area length fuel-economy
|mil|mils|=any length angle
|U|=any length molar-flow catalytic-activity
|perch|perches|=length area fuel-economy
|ch|=length power
|pcs|=ratio length
|pt|pts|=volume length
|px|=graphics length
|shaku|shakus|=length volume
|arpent|arpents|=any length area fuel-economy
|square-meter|square meter|square meters|square metre|square metres|m²|m^2|m2|qm|sqm|sq meter|sq meters|sq m|square m|squaremeter|squaremeters|squaremetre|squaremetres|square-kilometer|square kilometer|square kilometers|square kilometre|square kilometres|km²|km^2|km2|qkm|sqkm|sq kilometer|sq kilometers|sq km|square km|squarekilometer|squarekilometers|squarekilometre|squarekilometres|square-decimeter|square decimeter|square decimeters|square decimetre|square decimetres|dm²|dm^2|dm2|sqdm|sq decimeter|sq decimeters|sq dm|square dm|square-centimeter|square centimeter|square centimeters|square centimetre|square centimetres|cm²|cm^2|cm2|qcm|sqcm|sq centimeter|sq centimeters|sq cm|square cm|squarecentimeter|squarecentimeters|squarecentimetre|squarecentimetres|square-millimeter|square millimeter|square millimeters|square millimetre|square millimetres|mm²|mm^2|mm2|qmm|sqmm|sq millimeter|sq millimeters|sq mm|square mm|squaremillimeter|squaremillimeters|squaremillimetre|squaremillimetres|hectare|hectares|ha|are|ares|decare|decares|dekare|daa|dekares|centiare|centiares|ca|barn|barns|millibarn|millibarns|microbarn|microbarns|ub|nanobarn|nanobarns|nb|picobarn|picobarns|pb|femtobarn|femtobarns|fb|darcy|darcys|darcies|millidarcy|millidarcys|mD|millidarcies|microdarcy|microdarcys|μD|uD|µD|microdarcies|nanodarcy|nanodarcys|nD|nanodarcies|square-inch|square inch|square inches|in²|in^2|in2|sqin|sq inch|sq inches|sq in|square in|squareinch|squareinches|square-foot|square foot|square feet|sqfoot|ft²|ft^2|ft2|sf|sqft|sqfeet|sq foot|sq feet|sq ft|square ft|squarefoot|squarefeet|square-yard|square yard|square yards|sq gaj|sq gaz|sqyard|yd²|yd^2|yd2|sqyd|sq gajs|sq gazes|sqyards|sq yard|sq yards|sq yd|square yd|squareyard|squareyards|sqgaj|sqgaz|sqgajs|sqgazes|square-mile|square mile|square miles|sqmile|mi²|mi^2|mi2|sqmi|sqmiles|sq mile|sq miles|sq mi|square mi|squaremile|squaremiles|square-mil|square mil|square mils|mil²|mil^2|mil2|sqmil|sq mil|sq mils|square-rod|square rod|square rods|rd²|rd^2|rd2|sqrd|sq rod|sq rods|sq rd|square rd|square-chain|square chain|square chains|ch²|ch^2|ch2|sqch|sq chain|sq chains|sq ch|square ch|acre|acres|international acre|killa|US acre|ac|international acres|killas|US acres|internationalacre|internationalacres|us acre|us acres|rood|roods|section|sections|section of land|sections of land|township|townships|survey township|survey townships|roofing-square|roofing square|roofing squares|building square|square of roofing|building squares|squares of roofing|square-foot-survey-us|US survey square foot|US survey square feet|square survey foot|square US survey foot|ftUS²|ftUS^2|ftUS2|square survey feet|square US survey feet|square foot survey us|us survey square foot|us survey square feet|square us survey foot|ftus²|ftus^2|ftus2|square us survey feet|square-mile-survey-us|US survey square mile|US survey square miles|square survey mile|square US survey mile|US survey mile²|US survey mile^2|US survey mile2|square survey miles|square US survey miles|square mile survey us|us survey square mile|us survey square miles|square us survey mile|us survey mile²|us survey mile^2|us survey mile2|square us survey miles|acre-survey-us|US survey acre|US survey acres|survey acre|survey acres|acre survey us|us survey acre|us survey acres|circular-mil|circular mil|circular mils|cmil|thousand-circular-mil|thousand circular mil|thousand circular mils|kilocircular mil|kcmil|MCM|kilocircular mils|circular-inch|circular inch|circular inches|dunam|dunams|donum|dulum|dönüm|metric dunam|donums|dulums|dönüms|metric dunams|stremma|stremmata|stremmas|feddan|feddans|faddan|faddans|tsubo|坪|tsubos|bu-jp|bu (area)|Japanese bu|japanese bu|se-jp|se|Japanese se|japanese se|tan-jp|tan|Japanese tan|Japanese tans|tan jp|japanese tan|japanese tans|cho|chō|chobu|chōbu|chobus|chos|tatami|tatami mat|畳|tatami mats|tatamis|pyeong|pyong|pyongs|pyeongs|ping|pings|mu|Chinese acre|mou|mǔ|Chinese acres|mous|mus|chinese acre|chinese acres|square-wa|square wa|square wah|tarang wa|wa²|wa^2|wa2|square wahs|sq wa|sq was|square was|ngan|ngans|rai|rais|guntha|gunthas|gunta|guntas|kanal|kanals|marla|marlas|marla-225|small marla|small marlas|Lahore marla|marla of 225 square feet|Lahore marlas|marlas of 225 square feet|marla 225s|marla 225|lahore marla|lahore marlas|murabba|murabbas|marabba|marabbas|ankanam|ankanams|cent-land|cent of land|cents of land|decimal|decimal land|decimal of land|dismil|land cent|satak|shatak|shotangsho|decimals|decimal lands|decimals of land|dismils|land cents|sataks|shataks|shotangshos|cent lands|cent land|ground|grounds|manai|manais|bigha-bengal|bigha (Bengal)|bighas (Bengal)|Assam bigha|Bangladesh bigha|West Bengal bigha|Assam bighas|Bangladesh bighas|West Bengal bighas|bigha bengals|bigha bengal|bigha (bengal)|bighas (bengal)|assam bigha|bangladesh bigha|west bengal bigha|assam bighas|bangladesh bighas|west bengal bighas|katha-bengal|katha (Bengal)|kathas (Bengal)|cottah|kottah|West Bengal katha|cottahs|kottahs|West Bengal kathas|katha bengals|katha bengal|katha (bengal)|kathas (bengal)|west bengal katha|west bengal kathas|chatak-bengal|chatak (land)|chataks (land)|chatak bengals|chatak bengal|katha-assam|katha (Assam)|kathas (Assam)|katha assams|katha assam|katha (assam)|kathas (assam)|lessa|lessas|lecha|lechas|bigha-bihar|bigha (Bihar)|bighas (Bihar)|pakka bigha|pucca bigha|Rajasthan bigha|UP bigha|Uttar Pradesh bigha|pakka bighas|pucca bighas|Rajasthan bighas|UP bighas|Uttar Pradesh bighas|bigha bihars|bigha bihar|bigha (bihar)|bighas (bihar)|rajasthan bigha|up bigha|uttar pradesh bigha|rajasthan bighas|up bighas|uttar pradesh bighas|katha-bihar|katha (Bihar)|kathas (Bihar)|katha bihars|katha bihar|katha (bihar)|kathas (bihar)|dhur-bihar|dhur (Bihar)|dhurs (Bihar)|dhur bihars|dhur bihar|dhur (bihar)|dhurs (bihar)|biswa|biswas|pucca biswa|pucca biswas|bigha-nepal|bigha (Nepal)|bighas (Nepal)|Nepali bigha|Nepali bighas|bigha nepals|bigha nepal|bigha (nepal)|bighas (nepal)|nepali bigha|nepali bighas|kattha-nepal|kattha (Nepal)|katthas (Nepal)|kattha|Nepal katha|katthas|Nepal kathas|kattha nepals|kattha nepal|kattha (nepal)|katthas (nepal)|nepal katha|nepal kathas|dhur-nepal|dhur (Nepal)|dhurs (Nepal)|dhur nepals|dhur nepal|dhur (nepal)|dhurs (nepal)|ropani|ropanis|aana|aanas|ana|anna|anas|annas|Quebec arpent|square arpent|Quebec arpents|square arpents|quebec arpent|quebec arpents|arpent-paris|Paris arpent|Paris arpents|arpent de Paris|arpent paris|paris arpent|paris arpents|arpent de paris|desyatina|desyatinas|desiatina|dessiatin|dessiatine|desiatinas|dessiatins|dessiatines|morgen|morgens|Cape morgen|South African morgen|Cape morgens|South African morgens|cape morgen|south african morgen|cape morgens|south african morgens|jugerum|jugera|iugerum|iugerums|jugerums|hide|hides|manzana|manzanas|cuerda|cuerdas|thomson-cross-section|Thomson cross section|Thomson cross sections|σ_T|thomson cross sections|thomson cross section|tunnland|Swedish tunnland|Swedish tunnlands|tunnlands|swedish tunnland|swedish tunnlands|jia|Taiwan jia|甲|Taiwan jias|jias|taiwan jia|taiwan jias|fen-taiwan|fen (Taiwan)|fen taiwans|fen taiwan|fen (taiwan)|alqueire-paulista|São Paulo alqueire|São Paulo alqueires|alqueire paulistas|alqueire paulista|são paulo alqueire|são paulo alqueires|alqueire-mineiro|Minas Gerais alqueire|Minas Gerais alqueires|alqueire goiano|alqueire goianos|alqueire mineiros|alqueire mineiro|minas gerais alqueire|minas gerais alqueires|tarea|tareas|morgen-prussian|Prussian morgen|Prussian morgens|Magdeburg morgen|preussischer Morgen|preußischer Morgen|Magdeburg morgens|preussischer Morgens|preußischer Morgens|morgen prussians|morgen prussian|prussian morgen|prussian morgens|magdeburg morgen|preussischer morgen|preußischer morgen|magdeburg morgens|preussischer morgens|preußischer morgens|jerib-afghan|Afghan jerib|Afghan jeribs|Afghan jirib|Afghan jiribs|jerib afghans|jerib afghan|afghan jerib|afghan jeribs|afghan jirib|afghan jiribs|joch|Austrian joch|Katastraljoch|Lower Austrian joch|Katastraljoches|Lower Austrian joches|joches|austrian joch|katastraljoch|lower austrian joch|katastraljoches|lower austrian joches|m³/m|m^3/m|m3/m|=area fuel-economy
|a|=area time fuel-economy
|b|=data area pressure fuel-economy
|mb|μb|µb|=area pressure fuel-economy
|D|=wavenumber area fuel-economy electric-dipole-moment
|cent|cents|=any area fuel-economy musical-interval
|chatak|chataks|=area mass fuel-economy
|chattak|chhatak|chittak|chattaks|chhataks|chittaks|=mass area fuel-economy
|cubic-meter-per-meter|cubic meter per meter|cubic meters per meter|cubic metre per metre|cubic metres per metre|=fuel-economy area
|cubic-meter|cubic meter|cubic meters|cubic metre|cubic metres|m³|m^3|m3|cbm|cu meter|cu meters|cu m|cubic m|cubicmeter|cubicmeters|cubicmetre|cubicmetres|cubic-kilometer|cubic kilometer|cubic kilometers|billion cubic meters|cubic kilometre|cubic kilometres|billion cubic metres|km³|km^3|km3|bcm|cu kilometer|cu kilometers|cu km|cubic km|cubic-decimeter|cubic decimeter|cubic decimeters|cubic decimetre|cubic decimetres|dm³|dm^3|dm3|cdm|cu decimeter|cu decimeters|cu dm|cubic dm|cubic-centimeter|cubic centimeter|cubic centimeters|cubic centimetre|cubic centimetres|cm³|cm^3|cm3|c.c|cc|ccm|cu centimeter|cu centimeters|cu cm|cubic cm|cubiccentimeter|cubiccentimeters|cubiccentimetre|cubiccentimetres|cubic-millimeter|cubic millimeter|cubic millimeters|cubic millimetre|cubic millimetres|mm³|mm^3|mm3|cmm|cu millimeter|cu millimeters|cu mm|cubic mm|cubic-nanometer|cubic nanometer|cubic nanometers|cubic nanometre|cubic nanometres|nm³|nm^3|nm3|cu nanometer|cu nanometers|cu nm|cubic nm|liter|liters|litre|litres|L|l|lit|lt|ltr|megaliter|megaliters|megalitre|megalitres|ML|Ml|Mlit|Mlt|Mltr|kiloliter|kiloliters|kilolitre|kilolitres|kL|kl|klit|klt|kltr|hectoliter|hectoliters|hectolitre|hectolitres|hL|hl|hlit|hlt|hltr|deciliter|deciliters|decilitre|decilitres|dL|dl|dlit|dlt|dltr|centiliter|centiliters|centilitre|centilitres|cL|cl|clit|clt|cltr|milliliter|milliliters|millilitre|millilitres|mL|ml|mlit|mlt|mltr|mls|microliter|microliters|microlitre|microlitres|μL|uL|μl|μlit|μlt|μltr|µL|µl|µlit|µlt|µltr|mcL|femtoliter|femtoliters|femtolitre|femtolitres|fl|flit|flt|fltr|stere|steres|lambda|lambdas|λ|cubic-inch|cubic inch|cubic inches|in³|in^3|in3|CID|cuin|cu inch|cu inches|cu in|cid|cubic in|cubicinch|cubicinches|cubic-foot|cubic foot|cubic feet|ft³|ft^3|ft3|cf|cft|cuft|cu foot|cu feet|cu ft|cubic ft|cubicfoot|cubicfeet|cubic-yard|cubic yard|cubic yards|yd³|yd^3|yd3|cuyd|cy|cu yard|cu yards|cu yd|cubic yd|cubic-mile|cubic mile|cubic miles|mi³|mi^3|mi3|cumi|cu mile|cu miles|cu mi|cubic mi|hundred-cubic-foot|hundred cubic foot|hundred cubic feet|CCF|hcf|thousand-cubic-foot|thousand cubic foot|thousand cubic feet|Mcf|kcf|MCF|mcf|million-cubic-foot|million cubic foot|million cubic feet|MMcf|mmcf|billion-cubic-foot|billion cubic foot|billion cubic feet|Bcf|trillion-cubic-foot|trillion cubic foot|trillion cubic feet|Tcf|acre-foot|acre foot|acre feet|ac·ft|ac*ft|acft|AF|ac ft|ac-ft|acre-inch|acre inch|acre inches|ac·in|ac*in|ac in|ac-in|board-foot|board foot|board feet|foot board measure|super foot|FBM|bd ft|bdft|BF|foot board measures|super feet|thousand-board-foot|thousand board foot|thousand board feet|MBF|cord|cords|hoppus-foot|hoppus foot|hoppus feet|register-ton|register ton|register tons|gross register ton|ton register|GRT|gross register tons|ton registers|freight-ton|freight ton|freight tons|measurement ton|shipping ton|MTON|measurement tons|shipping tons|mton|gallon|gallons|gal US|gallon US|liquid gallon|US liquid gallon|wine gallon|gal|gal (U.S.)|gal (US)|USgal|liquid gallons|US liquid gallons|wine gallons|gals|US gallon|UK gallon|US gallons|UK gallons|liquidgallon|winegallon|US gal|UK gal|liquidgallons|winegallons|US gals|UK gals|gal us|gallon us|us liquid gallon|gal (us)|usgal|us liquid gallons|us gallon|uk gallon|us gallons|uk gallons|us gal|uk gal|us gals|uk gals|thousand-gallon|thousand gallons|kilogallon|thousand US gallons|kgal|kilogallons|thousand gallon|thousand us gallons|million-gallon|million gallons|million US gallons|Mgal|million gallon|million us gallons|quart|quarts|liquid quart|quart US|US liquid quart|qt|USqt|liquid quarts|US liquid quarts|qts|usqt|US quart|UK quart|US quarts|UK quarts|liquidquart|US qt|UK qt|liquidquarts|US qts|UK qts|quart us|us liquid quart|us liquid quarts|us quart|uk quart|us quarts|uk quarts|us qts|uk qts|pint|pints|liquid pint|pint US|US liquid pint|p|pnt|liquid pints|US liquid pints|US pint|UK pint|US pints|UK pints|liquidpint|US pt|UK pt|liquidpints|US pts|UK pts|pint us|us liquid pint|us liquid pints|us pint|uk pint|us pints|uk pints|us pts|uk pts|cup|cups|cup US|measuring cup|US customary cup|cu|measuring cups|US customary cups|US cup|UK cup|US cups|UK cups|measuringcup|measuringcups|cup us|us customary cup|us customary cups|us cup|uk cup|us cups|uk cups|gill|gills|gill US|gi|gill us|fluid-ounce|fluid ounce|fluid ounces|fl oz|fluid ounce US|liquid ounce|oz fl|fl ozes|liquid ounces|fluidounce|US fluid-ounce|UK fluid-ounce|US fluid ounce|UK fluid ounce|fluidounces|US fluid ounces|UK fluid ounces|floz|US fl oz|UK fl oz|liquidounce|UK ounce|ozfl|UK oz|flozes|UK fl ozes|liquidounces|UK ounces|ozfls|UK ozs|fluid ounce us|us fluid ounce|uk fluid ounce|us fluid ounces|uk fluid ounces|uk ounce|uk fl ozes|uk ounces|uk ozs|fluid-dram|fluid dram|fluid drams|fl dr|fluidram|liquid dram|US dram|US fluid dram|fldr|fluidrams|liquid drams|US drams|US fluid drams|us dram|us fluid dram|us drams|us fluid drams|minim|minims|minim US|minim us|tablespoon|tablespoons|tablespoon US|tablespoonful|US tbsp|tbsp|tb|tblsp|Tbs|tablespoonfuls|US tbsps|tbsps|tbs|US tablespoon|UK tablespoon|US tablespoons|UK tablespoons|UK tbsp|UK tbsps|tablespoon us|us tbsp|us tbsps|us tablespoon|uk tablespoon|us tablespoons|uk tablespoons|uk tbsp|uk tbsps|teaspoon|teaspoons|teaspoon US|teaspoonful|US tsp|tsp|teaspoonfuls|US tsps|tsps|US teaspoon|UK teaspoon|US teaspoons|UK teaspoons|UK tsp|UK tsps|teaspoon us|us tsp|us tsps|us teaspoon|uk teaspoon|us teaspoons|uk teaspoons|uk tsp|uk tsps|dessert-spoon|dessert spoon|dessert spoons|US dessert spoon|US dsp|US dstspn|dsp|dstspn|US dessert spoons|US dsps|US dstspns|us dessert spoon|us dsp|us dstspn|us dessert spoons|us dsps|us dstspns|cup-us-legal|US legal cup|US legal cups|FDA cup|legal cup|US lc|FDA cups|legal cups|cup us legals|cup us legal|us legal cup|us legal cups|fda cup|fda cups|fluid-ounce-metric|metric fluid ounce|metric fluid ounces|food labeling fluid ounce|food labeling fluid ounces|fluid ounce metrics|fluid ounce metric|dash|dashes|pinch|pinches|smidgen|smidgens|smidge|smidgeon|smidges|smidgeons|tad|tads|drop|drops|drop-metric|metric drop|metric drops|gutta|medical drop|gtt|guttas|medical drops|drop metrics|drop metric|jigger|jiggers|shot|shots|shot glass|US shot|shot glasses|US shots|shotglass|shotglasses|us shot|us shots|fifth|fifths|bushel|bushels|bu US|bushel US|dry bushel|US bsh|US dry bushel|Winchester bushel|bu|bsh|dry bushels|US bshes|US dry bushels|Winchester bushels|bushel us|us bsh|us dry bushel|winchester bushel|us bshes|us dry bushels|winchester bushels|peck|pecks|peck US|US pk|pk|peck us|gallon-dry|dry gallon|dry gallons|corn gallon|US dry gallon|corn gallons|US dry gallons|gallon dries|gallon dry|us dry gallon|us dry gallons|quart-dry|dry quart|dry quarts|US dry quart|US dry quarts|quart dries|quart dry|us dry quart|us dry quarts|pint-dry|dry pint|dry pints|US dry pint|US dry pints|pint dries|pint dry|us dry pint|us dry pints|barrel|barrels|barrel of oil|barrel oil|oil barrel|petroleum barrel|US barrel|US barrel of oil|US oil barrel|US petroleum barrel|bbl|obl|US bbl|barrels of oil|barrel oils|oil barrels|petroleum barrels|US barrels|US barrels of oil|US oil barrels|US petroleum barrels|us barrel|us barrel of oil|us oil barrel|us petroleum barrel|us bbl|us barrels|us barrels of oil|us oil barrels|us petroleum barrels|barrel-beer|US beer barrel|US beer barrels|barrel keg|beer barrel|bl-us|bl|barrel kegs|beer barrels|barrel beers|barrel beer|us beer barrel|us beer barrels|keg|kegs|full-size keg|half barrel|half barrel keg|US keg|full-size kegs|half barrels|half barrel kegs|US kegs|full size keg|us keg|full size kegs|us kegs|quarter-barrel|quarter barrel|quarter barrels|pony keg|quarter barrel keg|pony kegs|quarter barrel kegs|sixth-barrel|sixth barrel|sixth barrels|sixtel|sixth barrel keg|sixtels|sixth barrel kegs|keg-cornelius|Cornelius keg|Cornelius kegs|corny keg|homebrew keg|soda keg|corny kegs|homebrew kegs|soda kegs|keg corneliuses|keg cornelius|cornelius keg|cornelius kegs|keg-european|European keg|European kegs|DIN keg|Euro keg|import keg|DIN kegs|Euro kegs|import kegs|keg europeans|keg european|european keg|european kegs|din keg|euro keg|din kegs|euro kegs|barrel-liquid|US liquid barrel|US liquid barrels|wine barrel|wine barrels|barrel liquids|barrel liquid|us liquid barrel|us liquid barrels|barrel-dry|US dry barrel|US dry barrels|barrel dries|barrel dry|us dry barrel|us dry barrels|barrel-cranberry|cranberry barrel|cranberry barrels|US cranberry barrel|US cranberry barrels|barrel cranberries|barrel cranberry|us cranberry barrel|us cranberry barrels|hogshead|hogsheads|US hogshead|wine hogshead|hhd|US hogsheads|wine hogsheads|us hogshead|us hogsheads|butt|butts|pipe|wine pipe|pipes|wine pipes|tun|tuns|wine tun|wine tuns|gallon-imperial|imperial gallon|imperial gallons|Canadian gallon|gal imp|gal Imp.|gal Imp|galimp|Canadian gallons|gal imps|gallon imperials|gallonimperial|imperialgallon|imperialgallons|galimps|gallon imperial|canadian gallon|canadian gallons|quart-imperial|imperial quart|imperial quarts|qt Imp.|qt Imp|quart imperials|quartimperial|imperialquart|imperialquarts|quart imperial|qt imp|pint-imperial|imperial pint|imperial pints|imp pt|pt Imp.|pt Imp|ptimp|imp pts|pint imperials|pintimperial|imperialpint|imperialpints|pint imperial|pt imp|cup-imperial|imperial cup|imperial cups|cup imperials|cup imperial|gill-imperial|imperial gill|imperial gills|gi imp|gi Imp.|gi Imp|gi imps|gill imperials|gill imperial|fluid-ounce-imperial|imperial fluid ounce|imperial fluid ounces|fl oz imp|imperial ounce|fl oz Imp.|fl oz Imp|flozimp|fl oz imps|imperial ounces|fluid ounce imperials|fluidounceimperial|imperialfluidounce|imperialfluidounces|imperialounce|flozimps|imperialounces|fluid ounce imperial|fluid-dram-imperial|imperial fluid drachm|imperial fluid drachms|fluid drachm|fluid drachms|fluid dram imperials|fluid dram imperial|minim-imperial|imperial minim|imperial minims|minim imperials|minim imperial|tablespoon-imperial|imperial tablespoon|imperial tablespoons|imp tbsp|imp tbsps|tablespoon imperials|tablespoon imperial|tablespoon-half-ounce|half-ounce tablespoon|half-ounce tablespoons|pharmacy tablespoon|traditional British tablespoon|pharmacy tablespoons|traditional British tablespoons|tablespoon half ounces|tablespoon half ounce|half ounce tablespoon|half ounce tablespoons|traditional british tablespoon|traditional british tablespoons|teaspoon-imperial|imperial teaspoon|imperial teaspoons|imp tsp|imp tsps|teaspoon imperials|teaspoon imperial|dessert-spoon-imperial|imperial dessert spoon|imperial dessert spoons|dsp Imp.|dessert spoon imperials|dessert spoon imperial|dsp imp|dsp imps|peck-imperial|imperial peck|imperial pecks|imp pk|peck imperials|peck imperial|bushel-imperial|imperial bushel|imperial bushels|bu imp|imp bsh|bu imps|imp bshes|bushel imperials|bushel imperial|barrel-imperial|imperial barrel|imperial barrels|beer barrel imp|bl-imp|blimp|beer barrel imps|bl-imps|barrel imperials|barrel imperial|bl imp|bl imps|firkin|firkins|beer firkin|imperial firkin|beer firkins|imperial firkins|kilderkin|kilderkins|hogshead-imperial|imperial hogshead|imperial hogsheads|beer hogshead|beer hogsheads|hogshead imperials|hogshead imperial|cup-metric|metric cup|metric cups|Australian cup|mcup|Australian cups|cup metrics|cupmetric|metriccup|metriccups|cup metric|australian cup|australian cups|tablespoon-metric|metric tablespoon|metric tablespoons|international tablespoon|matsked|matskedar|metric tbsp|msk|international tablespoons|matskeds|matskedars|metric tbsps|tablespoon metrics|tablespoonmetric|metrictablespoon|metrictablespoons|internationaltablespoon|metrictbsp|internationaltablespoons|metrictbsps|tablespoon metric|teaspoon-metric|metric teaspoon|metric teaspoons|international teaspoon|metric tsp|tesked|teskedar|tsk|international teaspoons|metric tsps|teskeds|teskedars|teaspoon metrics|teaspoonmetric|metricteaspoon|metricteaspoons|internationalteaspoon|metrictsp|internationalteaspoons|metrictsps|teaspoon metric|dessert-spoon-metric|metric dessert spoon|metric dessert spoons|metric dsp|metric dsps|dessert spoon metrics|dessert spoon metric|tablespoon-australian|Australian tablespoon|Australian tablespoons|AU tablespoon|au tbsp|aus tbsp|tablespoon AU|AU tablespoons|au tbsps|aus tbsps|tablespoon australians|tablespoonaustralian|autbsp|austbsp|autbsps|austbsps|tablespoon australian|australian tablespoon|australian tablespoons|au tablespoon|tablespoon au|au tablespoons|pint-metric|metric pint|metric pints|mpt|pint metrics|pint metric|cup-jp|Japanese cup|Japanese cups|cup Japan|cup Japans|cup jp|japanese cup|japanese cups|cup japan|cup japans|osaji|ōsaji|Japanese tablespoon|Japanese tablespoons|osajis|japanese tablespoon|japanese tablespoons|kosaji|Japanese teaspoon|Japanese teaspoons|kosajis|japanese teaspoon|japanese teaspoons|kryddmatt|kryddmått|krm|kryddmatts|kaffekopp|kaffekoppar|Swedish coffee cup|kkp|Swedish coffee cups|kaffekopps|swedish coffee cup|swedish coffee cups|glas|Swedish glass|Swedish glasses|swedish glass|swedish glasses|kanna|kannor|kannas|vedro|vedra|Russian bucket|Russian buckets|vedros|russian bucket|russian buckets|fanega|fanegas|Castilian fanega|Spanish fanega|Castilian fanegas|Spanish fanegas|castilian fanega|spanish fanega|castilian fanegas|spanish fanegas|sheng|market sheng|market shengs|shengs|dou|market dou|dous|dan-volume|dan (volume)|market dan|market dans|dan volumes|dan volume|amphora|amphorae|quadrantal|Roman amphora|quadrantals|Roman amphoras|amphoras|roman amphora|roman amphoras|congius|congii|congiuses|sextarius|sextarii|sextariuses|modius|modii|modiuses|metretes|metretai|medimnos|medimnoi|medimnus|bath|baths|hin|hins|log-biblical|log (volume)|logs (volume)|biblical log|Hebrew log|log|biblical logs|Hebrew logs|logs|log biblicals|log biblical|hebrew log|hebrew logs|kab|kabs|cab|kav|cabs|kavs|ephah|ephahs|seah|seahs|omer|omers|homer|homers|cor|kor|cors|kors|wine-bottle|wine bottle|wine bottles|bottle of wine|bottles of wine|winebottle|winebottles|bottleofwine|half-bottle|half bottle|half bottles|demi bottle|half bottle of wine|demi bottles|half bottles of wine|magnum|magnums|jeroboam|jeroboams|double magnum|double magnums|rehoboam|rehoboams|methuselah|methuselahs|salmanazar|salmanazars|balthazar|balthazars|nebuchadnezzar|nebuchadnezzars|sho-jp|shō|Japanese sho|sho|升|Japanese shos|shos|sho jp|japanese sho|japanese shos|koku|kokus|to-jp|to|Japanese to|japanese to|go-jp|gō|go|gō of rice|Japanese go|合|gos|japanese go|shaku-volume|shaku (volume)|shaku volumes|shaku volume|sai|sais|fluid-scruple-imperial|imperial fluid scruple|imperial fluid scruples|fl ℈|fluid scruple imperials|fluid scruple imperial|face-cord|face cord|face cords|rick|ricks|growler|growlers|gantang-malaysian|Malaysian gantang|Malaysian gantangs|gantang of Malaysia|Singapore gantang|gantangs of Malaysia|Singapore gantangs|gantang malaysians|gantang malaysian|malaysian gantang|malaysian gantangs|gantang of malaysia|singapore gantang|gantangs of malaysia|singapore gantangs|cavan|cavans|caban|Philippine cavan|cabans|Philippine cavans|philippine cavan|philippine cavans|=volume
|fL|=luminance volume
|Gal|=acceleration volume
|mgal|=volume acceleration
|c|=temperature volume speed electric-charge
|ounce|US ounce|oz|ounces|US ounces|ozs|US oz|US ozs|us ounce|us ounces|us ozs|=any volume mass
|dram|dr|drams|dan|dans|=mass volume
|T|=magnetic-flux-density volume
|kilogram|kilograms|kilo|kilogramme|kg|kilos|kilogrammes|kgs|gram|grams|gramme|gm|grammes|teragram|teragrams|teragramme|Tg|Tgm|teragrammes|gigagram|gigagrams|gigagramme|Gg|Ggm|gigagrammes|megagram|megagrams|megagramme|Mg|Mgm|megagrammes|hectogram|hectograms|hectogramme|hg|hgm|hectogrammes|dekagram|dekagrams|dekagramme|dag|dagm|dekagrammes|decigram|decigrams|decigramme|dg|dgm|decigrammes|centigram|centigrams|centigramme|cg|cgm|centigrammes|milligram|milligrams|milligramme|mg|mgm|milligrammes|mgs|microgram|micrograms|microgramme|μg|ug|μgm|microgrammes|µg|µgm|mcg|nanogram|nanograms|nanogramme|ng|ngm|nanogrammes|picogram|picograms|picogramme|pg|pgm|picogrammes|femtogram|femtograms|femtogramme|fgm|femtogrammes|tonne|tonnes|metric ton|metric tonne|t|MT|mt|te|metric tons|metric tonnes|metricton|metrictonne|metrictons|metrictonnes|gigatonne|gigatonnes|gigametric ton|gigametric tonne|Gt|GMT|Gmt|Gte|gigametric tons|gigametric tonnes|kilotonne|kilotonnes|kilometric ton|kilometric tonne|kMT|kmt|kte|kilometric tons|kilometric tonnes|megatonne|megatonnes|million metric tons|million tonnes|Mt|quintal|quintals|Doppelzentner|metric quintal|q|qtl|Doppelzentners|metric quintals|doppelzentner|doppelzentners|metric carat|ct|metric carats|metriccarat|metriccarats|pound|pounds|avoirdupois pound|international pound|pound mass|lb|#|lbm|℔|avoirdupois pounds|international pounds|pound masses|lbs|internationalpound|poundmass|internationalpounds|poundmasses|thousand-pound|thousand pounds|klbm|thousand pound|avoirdupois ounce|ounce mass|oz av|ozm|avoirdupois ounces|ounce masses|ouncemass|ouncemasses|dram-avoirdupois|avoirdupois dram|avoirdupois drams|dr av|dram avoirdupois|grain|grains|troy grain|gr|troy grains|stone|stones|imperial stone|st|imperial stones|UK stone|UK stones|imperialstone|imperialstones|uk stone|uk stones|quarter-hundredweight|quarter hundredweight|quarter hundredweights|long quarter|long quarters|hundredweight|hundredweights|cental|net hundredweight|short hundredweight|US cwt|US hundredweight|cwt|centals|net hundredweights|short hundredweights|US cwts|US hundredweights|us cwt|us hundredweight|us cwts|us hundredweights|long-hundredweight|long hundredweight|long hundredweights|gross hundredweight|hundredweight imperial|long cwt|cwt imp|cwt UK|UK cwt|gross hundredweights|hundredweight imperials|cwt uk|uk cwt|net ton|short ton|ton US|US short ton|tn|short tn|US tn|net tons|short tons|US short tons|US ton|UK ton|US tons|UK tons|netton|shortton|nettons|shorttons|ton us|us short ton|us short tons|us ton|uk ton|us tons|uk tons|long-ton|long ton|long tons|displacement ton|gross ton|imperial ton|UK long ton|weight ton|long tn|LT|displacement tons|gross tons|imperial tons|UK long tons|weight tons|uk long ton|uk long tons|slug|slugs|geepound|geepounds|pound-troy|troy pound|troy pounds|troy lb|lb t|troy lbs|pound troys|pound troy|ounce-troy|troy ounce|troy ounces|fine ounce|troy oz|oz t|oz tr|ozt|toz|fine ounces|troy ozes|ounce troys|ouncetroy|troyounce|troyounces|fineounce|fineounces|troyozes|ounce troy|pennyweight|pennyweights|dwt|pwt|pound-apothecary|apothecaries pound|apothecaries pounds|apothecaries' pound|lb ap|apothecaries' pounds|pound apothecaries|pound apothecary|ounce-apothecary|apothecaries ounce|apothecaries ounces|apothecaries' ounce|oz ap|℥|apothecaries' ounces|ounce apothecaries|ounce apothecary|dram-apothecary|apothecaries dram|apothecaries drams|apothecaries drachm|apothecaries' dram|drachm|dr ap|ʒ|apothecaries drachms|apothecaries' drams|drachms|dram apothecaries|dram apothecary|scruple|scruples|℈|s ap|assay-ton|assay ton|assay tons|short assay ton|ton assay|AT|short assay tons|ton assays|butter-stick|butter stick|butter sticks|stick|sticks|butterstick|buttersticks|standard-drink-us|US standard drink|US standard drinks|standard drink|standard drinks|standard drink us|us standard drink|us standard drinks|unit-of-alcohol|unit of alcohol|units of alcohol|alcohol unit|UK standard drink|UK unit of alcohol|alcohol units|UK standard drinks|UK units of alcohol|uk standard drink|uk unit of alcohol|uk standard drinks|uk units of alcohol|standard-drink-australian|Australian standard drink|Australian standard drinks|standard drink australians|standard drink australian|australian standard drink|australian standard drinks|dalton|daltons|atomic mass unit|unified atomic mass unit|Da|AMU|amu|m_u|u|uma|atomic mass units|unified atomic mass units|megadalton|megadaltons|megaatomic mass unit|megaunified atomic mass unit|MDa|MAMU|Mamu|Mm_u|Mu|Muma|megaatomic mass units|megaunified atomic mass units|mamu|muma|kilodalton|kilodaltons|kiloatomic mass unit|kilounified atomic mass unit|kDa|kAMU|kamu|km_u|ku|kuma|kiloatomic mass units|kilounified atomic mass units|electron-mass|electron mass|electron masses|atomic unit of mass|electron rest mass|mₑ|me|m_e|atomic units of mass|electron rest masses|proton-mass|proton mass|proton masses|mₚ|mp|m_p|neutron-mass|neutron mass|neutron masses|mₙ|mn|m_n|planck-mass|Planck mass|Planck masses|planck masses|planck mass|solar-mass|solar mass|solar masses|mass of the sun|sun mass|M☉|Msun|masses of the sun|sun masses|msun|earth-mass|Earth mass|Earth masses|mass of the Earth|M⊕|Mearth|masses of the Earth|earth masses|earth mass|mass of the earth|mearth|masses of the earth|jupiter-mass|Jupiter mass|Jupiter masses|M♃|Mjup|jupiter masses|jupiter mass|mjup|kan|kanme|貫|kanmes|kans|kin|Japanese catty|Taiwan catty|Japanese catties|Taiwan catties|kins|japanese catty|taiwan catty|japanese catties|taiwan catties|monme|匁|monmes|fun|funs|jin|Chinese catty|Chinese pound|market catty|Chinese catties|Chinese pounds|market catties|jins|chinese catty|chinese pound|chinese catties|chinese pounds|dan-mass|dan (mass)|market picul|shidan|market piculs|shidans|dan masses|dan mass|liang|Chinese ounce|Chinese tael|market tael|Chinese ounces|Chinese taels|market taels|liangs|chinese ounce|chinese tael|chinese ounces|chinese taels|qian|Chinese mace|Chinese maces|qians|chinese mace|chinese maces|catty|catties|Hong Kong catty|kati|Hong Kong catties|katis|hong kong catty|hong kong catties|tael|taels|Hong Kong tael|Hong Kong taels|hong kong tael|hong kong taels|picul|piculs|Hong Kong picul|Hong Kong piculs|hong kong picul|hong kong piculs|tael-troy|troy tael|troy taels|gold tael|gold taels|tael troys|tael troy|geun|Korean catty|Korean catties|geuns|korean catty|korean catties|don|dons|baht-mass|baht (mass)|baht masses|baht mass|baht-gold|baht of gold|baht weight|gold baht|Thai baht of gold|baht weights|gold bahts|Thai bahts of gold|baht golds|baht gold|thai baht of gold|thai bahts of gold|tola|tolas|bhori|vori|bhoris|voris|masha|mashas|ratti|rattis|rati|ruttee|ratis|ruttees|seer|seers|ser|sers|chittack|chittacks|chitak|chitaks|maund|maunds|Indian maund|Indian maunds|indian maund|indian maunds|pfund|German pound|metric pound|zollpfund|German pounds|metric pounds|zollpfunds|pfunds|german pound|german pounds|zentner|centner|metric hundredweight|centners|metric hundredweights|zentners|grain-paris|Paris grain|Paris grains|French grain|French grains|grain paris|paris grain|paris grains|french grain|french grains|livre|livres|French pound|livre poids de marc|Paris pound|French pounds|livre poids de marcs|Paris pounds|french pound|paris pound|french pounds|paris pounds|libra|libras|Castilian pound|Spanish pound|Castilian pounds|Spanish pounds|castilian pound|spanish pound|castilian pounds|spanish pounds|arroba|arrobas|Castilian arroba|Spanish arroba|Castilian arrobas|Spanish arrobas|castilian arroba|spanish arroba|castilian arrobas|spanish arrobas|arroba-metric|metric arroba|metric arrobas|Brazilian arroba|Brazilian arrobas|arroba metrics|arroba metric|brazilian arroba|brazilian arrobas|funt|funts|Russian pound|Russian pounds|russian pound|russian pounds|zolotnik|zolotniks|lot|lots|Russian lot|Russian lots|russian lot|russian lots|pood|poods|pud|puds|libra-roman|Roman pound|Roman pounds|Roman libra|Roman libras|libra romans|libra roman|roman pound|roman pounds|roman libra|roman libras|uncia|Roman ounce|Roman ounces|uncias|roman ounce|roman ounces|drachma|drachmas|Attic drachma|drachmae|Attic drachmas|drachmaes|attic drachma|attic drachmas|obol|obols|Attic obol|obolos|obolus|Attic obols|attic obol|attic obols|mina-attic|Attic mina|Attic minas|mina attics|mina attic|attic mina|attic minas|talent-attic|Attic talent|Attic talents|talent attics|talent attic|attic talent|attic talents|shekel|shekels|biblical shekel|biblical shekels|mina-biblical|biblical mina|biblical minas|maneh|manehs|mina biblicals|mina biblical|talent-biblical|biblical talent|biblical talents|talent biblicals|talent biblical|slinch|slinches|blob|slugette|blobs|slugettes|gamma-mass|gamma (mass)|gammas (mass)|gamma masses|gamma mass|lunar-mass|lunar mass|lunar masses|mass of the Moon|Moon mass|M☾|masses of the Moon|Moon masses|mass of the moon|moon mass|masses of the moon|moon masses|deadweight-ton|deadweight ton|deadweight tons|deadweight tonne|DWT|deadweight tonnes|viss|peiktha|peikthas|visses|tical-burmese|Burmese tical|Burmese ticals|kyattha|tical|kyatthas|ticals|tical burmeses|tical burmese|burmese tical|burmese ticals|oka-egyptian|Egyptian oka|Egyptian okas|Egyptian oke|Egyptian okes|oka egyptians|oka egyptian|egyptian oka|egyptian okas|egyptian oke|egyptian okes|kantar-egyptian|Egyptian kantar|Egyptian kantars|Egyptian qantar|Egyptian qantars|kantar egyptians|kantar egyptian|egyptian kantar|egyptian kantars|egyptian qantar|egyptian qantars|oka-cypriot|Cypriot oka|Cypriot okas|Cypriot oke|Cyprus oka|Cyprus oke|Cypriot okes|Cyprus okas|Cyprus okes|oka cypriots|oka cypriot|cypriot oka|cypriot okas|cypriot oke|cyprus oka|cyprus oke|cypriot okes|cyprus okas|cyprus okes|skalpund|skålpund|Swedish pound|Swedish pounds|skalpunds|swedish pound|swedish pounds|=mass
|g|=mass acceleration
|fg|=energy mass torque
|kt|=speed mass ratio
|carat|carats|=any mass ratio
|kilopound|klb|kilopounds|=mass force
|quarter|quarters|=any mass time
|ton|tons|=any mass power
|momme|=any mass area-density
|gamma|gammas|=any mass magnetic-flux-density
|second|seconds|sec|secs|asec|minute|minutes|min|=any time angle
|s|millisecond|milliseconds|millisec|ms|msec|millisecs|msecs|microsecond|microseconds|microsec|μs|us|μsec|microsecs|µs|µsec|nanosecond|nanoseconds|nanosec|ns|nsec|nanosecs|picosecond|picoseconds|picosec|ps|psec|picosecs|femtosecond|femtoseconds|femtosec|fs|fsec|femtosecs|attosecond|attoseconds|attosec|as|attosecs|mins|hour|hours|h|hr|hrs|quarter-hour|quarter hour|quarter hours|day|days|d|week|weeks|wk|wks|fortnight|fortnights|fn|month|months|Julian month|mean month|mo|mth|Julian months|mean months|mos|meanmonth|meanmonths|julian month|julian months|quarter year|qtr|quarter years|quarteryear|quarteryears|half-year|half year|half years|half a year|semester|half a years|semesters|halfyear|halfyears|year|years|annum|Julian year|yr|y|annums|Julian years|yrs|julian year|julian years|dec|century|centuries|millennium|millennia|kiloyear|millenium|kyr|kiloyears|milleniums|millennias|millenniums|megayear|megayears|megaannum|million years|Myr|Ma|Mya|megaannums|gigayear|gigayears|aeon|billion years|eon|gigaannum|Gyr|Ga|Gya|aeons|eons|gigaannums|night|nights|day-person|day of age|days of age|day persons|day person|week-person|week of age|weeks of age|week persons|week person|month-person|month of age|months of age|month persons|month person|year-person|year of age|years of age|year persons|year person|year-common|common year|common years|365-day year|calendar year|year 365|365-day years|calendar years|year 365s|year commons|year common|365 day year|365 day years|year-leap|leap year|leap years|year 366|year 366s|year leaps|year leap|year-gregorian|Gregorian year|Gregorian years|mean Gregorian year|mean Gregorian years|year gregorians|year gregorian|gregorian year|gregorian years|mean gregorian year|mean gregorian years|month-gregorian|Gregorian month|Gregorian months|mean Gregorian month|mean Gregorian months|month gregorians|month gregorian|gregorian month|gregorian months|mean gregorian month|mean gregorian months|year-tropical|tropical year|tropical years|mean tropical year|solar year|mean tropical years|solar years|year tropicals|year tropical|year-sidereal|sidereal year|sidereal years|year sidereals|year sidereal|month-synodic|synodic month|synodic months|lunar month|lunation|lunar months|lunations|month synodics|month synodic|month-sidereal|sidereal month|sidereal months|month sidereals|month sidereal|month-tropical|tropical month|tropical months|month tropicals|month tropical|day-sidereal|sidereal day|sidereal days|day sidereals|day sidereal|hour-sidereal|sidereal hour|sidereal hours|hour sidereals|hour sidereal|minute-sidereal|sidereal minute|sidereal minutes|minute sidereals|minute sidereal|second-sidereal|sidereal second|sidereal seconds|second sidereals|second sidereal|sol|sols|Mars day|Martian day|mean Martian solar day|Mars days|Martian days|mean Martian solar days|mars day|martian day|mean martian solar day|mars days|martian days|mean martian solar days|shake|shakes|svedberg|svedbergs|jiffy|jiffies|moment|moments|time-unit|time unit|time units|TU|planck-time|Planck time|Planck times|planck times|planck time|atomic-unit-of-time|atomic unit of time|atomic units of time|atomic time|atomic time unit|atomic times|atomic time units|swatch-beat|Swatch beat|Swatch beats|internet time beat|milliday|.beat|internet time beats|millidays|swatch beats|swatch beat|=time
|w|=power time
|decade|decades|=any time musical-interval
|kilogram-per-pascal-second-meter|kilogram per pascal second meter|kilograms per pascal second meter|kilogram per pascal second metre|kilograms per pascal second metre|kg/(Pa·s·m)|kg/(Pa*s*m)|kg/(Pa s m)|kg/(Pa-s-m)|=vapor-permeability time labor
|person-hour|person hour|person hours|labor hour|man-hour|work hour|person-h|labor hours|man-hours|work hours|man hour|man hours|person-day|person day|person days|labor day|man-day|work day|labor days|man-days|work days|man day|man days|person-week|person week|person weeks|man-week|work week|man-weeks|work weeks|man week|man weeks|person-month|person month|person months|man-month|man-months|man month|man months|person-year|person year|person years|full-time equivalent|man-year|work year|FTE|full-time equivalents|man-years|work years|full time equivalent|man year|full time equivalents|man years|=labor
|kelvin|kelvins|megakelvin|megakelvins|kilokelvin|kilokelvins|millikelvin|millikelvins|microkelvin|microkelvins|nanokelvin|nanokelvins|=temperature temperature-difference color-temperature
|degree K|degree Kelvin|°Kelvin|deg K|degK|temp-K|tempK|°K|degrees K|degrees Kelvin|°Kelvins|degree k|degree kelvin|°kelvin|deg k|degk|tempk|degrees k|degrees kelvin|°kelvins|megadegree K|megadegree Kelvin|mega°Kelvin|MK|Mdeg K|MdegK|Mtemp-K|MtempK|M°K|megadegrees K|megadegrees Kelvin|mega°Kelvins|megadegree k|megadegree kelvin|mega°kelvin|megadegrees k|megadegrees kelvin|mega°kelvins|kilodegree K|kilodegree Kelvin|kilo°Kelvin|kK|kdeg K|kdegK|ktemp-K|ktempK|k°K|kilodegrees K|kilodegrees Kelvin|kilo°Kelvins|kilodegree k|kilodegree kelvin|kilo°kelvin|kilodegrees k|kilodegrees kelvin|kilo°kelvins|millidegree K|millidegree Kelvin|milli°Kelvin|mK|mdeg K|mdegK|mtemp-K|mtempK|m°K|millidegrees K|millidegrees Kelvin|milli°Kelvins|millidegree k|millidegree kelvin|milli°kelvin|millidegrees k|millidegrees kelvin|milli°kelvins|microdegree K|microdegree Kelvin|micro°Kelvin|μK|uK|μdeg K|μdegK|μtemp-K|μtempK|μ°K|microdegrees K|microdegrees Kelvin|micro°Kelvins|µK|µdeg K|µdegK|µtemp-K|µtempK|µ°K|microdegree k|microdegree kelvin|micro°kelvin|microdegrees k|microdegrees kelvin|micro°kelvins|nanodegree K|nanodegree Kelvin|nano°Kelvin|nK|ndeg K|ndegK|ntemp-K|ntempK|n°K|nanodegrees K|nanodegrees Kelvin|nano°Kelvins|nanodegree k|nanodegree kelvin|nano°kelvin|nanodegrees k|nanodegrees kelvin|nano°kelvins|celsius|degree Celsius|degrees Celsius|centigrade|deg Celsius|degree C|degree centigrade|°Celsius|°C|C°|deg C|degC|degreesC|oC|temp-C|tempC|centigrades|deg Celsiuses|degrees C|degrees centigrade|°Celsiuses|degc|oc|Celsius|celsiuses|℃elsius|℃|℃elsiuses|degreecentigrade|degree celsius|degrees celsius|deg celsius|degree c|°celsius|deg c|degreesc|tempc|deg celsiuses|degrees c|°celsiuses|fahrenheit|degree Fahrenheit|degrees Fahrenheit|deg Fahrenheit|degree F|°Fahrenheit|°F|deg F|degF|degreesF|F°|oF|temp-F|tempF|deg Fahrenheits|degrees F|°Fahrenheits|degf|of|Fahrenheit|fahrenheits|℉ahrenheit|℉|℉ahrenheits|degree fahrenheit|degrees fahrenheit|deg fahrenheit|degree f|°fahrenheit|deg f|degreesf|tempf|deg fahrenheits|degrees f|°fahrenheits|rankine|degree Rankine|degrees Rankine|degree R|°Rankine|°R|deg R|degR|Ra|temp-R|tempR|°Ra|degrees R|°Rankines|rankines|degree rankine|degrees rankine|degree r|°rankine|deg r|tempr|degrees r|°rankines|reaumur|degree Réaumur|degrees Réaumur|degree Reaumur|Réaumur|°Réaumur|°Ré|deg Re|degRe|Ré|°Re|degrees Reaumur|Réaumurs|°Réaumurs|reaumurs|degree réaumur|degrees réaumur|degree reaumur|réaumur|°réaumur|deg re|degre|degrees reaumur|réaumurs|°réaumurs|romer|degree Rømer|degrees Rømer|degree Roemer|degree Romer|Roemer|Rømer|°Rø|deg Ro|degRo|degRø|Rø|°Ro|degrees Roemer|degrees Romer|Roemers|Rømers|romers|degree rømer|degrees rømer|degree roemer|degree romer|roemer|deg ro|degro|degrø|degrees roemer|degrees romer|roemers|rømers|degree-newton|degree Newton|degrees Newton|newton degree|newton scale|°N|degN|newton degrees|newton scales|degrees newton|degree newton|degn|delisle|degree Delisle|degrees Delisle|°De|deg De|degDe|°D|delisles|degree delisle|degrees delisle|deg de|degde|planck-temperature|Planck temperature|Planck temperatures|T_P|planck temperatures|planck temperature|atomic-unit-of-temperature|atomic unit of temperature|atomic units of temperature|Eₕ/k_B|Eh/k_B|=temperature
|K|=temperature temperature-difference ratio color-temperature
|C|=temperature electric-charge
|F|=temperature capacitance
|R|=temperature radiation-exposure
|delta-kelvin|kelvin (difference)|kelvins (difference)|delta degK|delta K|kelvin difference|ΔK|delta degKs|kelvin differences|delta kelvins|delta kelvin|delta degk|delta k|delta degks|delta-celsius|degree Celsius (difference)|degrees Celsius (difference)|celsius difference|delta C|delta centigrade|delta degC|delta degree C|delta degree Celsius|delta °C|Δ celsius|Δ°C|ΔC|ΔdegC|celsius differences|delta centigrades|delta degCs|delta degrees C|delta degrees Celsius|Δ celsiuses|delta celsiuses|delta ℃|Δ℃|deltacelsius|celsiusdifference|deltacentigrade|celsiusdifferences|deltacentigrades|delta celsius|degree celsius (difference)|degrees celsius (difference)|delta c|delta degc|delta degree c|delta degree celsius|delta °c|δ celsius|δdegc|delta degcs|delta degrees c|delta degrees celsius|δ celsiuses|delta-fahrenheit|degree Fahrenheit (difference)|degrees Fahrenheit (difference)|delta degF|delta degree F|delta degree Fahrenheit|delta F|delta °F|fahrenheit difference|Δ fahrenheit|Δ°F|ΔdegF|ΔF|delta degFs|delta degrees F|delta degrees Fahrenheit|fahrenheit differences|Δ fahrenheits|delta fahrenheits|delta ℉|Δ℉|deltafahrenheit|fahrenheitdifference|fahrenheitdifferences|delta fahrenheit|degree fahrenheit (difference)|degrees fahrenheit (difference)|delta degf|delta degree f|delta degree fahrenheit|delta f|delta °f|δ fahrenheit|δdegf|delta degfs|delta degrees f|delta degrees fahrenheit|δ fahrenheits|delta-rankine|degree Rankine (difference)|degrees Rankine (difference)|delta degR|delta degree Rankine|delta R|delta °R|rankine difference|Δ°R|ΔdegR|ΔR|delta degRs|delta degrees Rankine|rankine differences|delta rankines|delta rankine|degree rankine (difference)|degrees rankine (difference)|delta degr|delta degree rankine|delta r|delta °r|δdegr|delta degrs|delta degrees rankine|delta-reaumur|degree Réaumur (difference)|degrees Réaumur (difference)|delta degree Reaumur|delta degree Réaumur|Δ°Ré|delta degrees Reaumur|delta degrees Réaumur|delta reaumurs|delta reaumur|degree réaumur (difference)|degrees réaumur (difference)|delta degree reaumur|delta degree réaumur|delta degrees reaumur|delta degrees réaumur|=temperature-difference
|meter-per-second|meter per second|meters per second|metre per second|metres per second|m/s|mps|meterpersecond|metrepersecond|centimeter-per-second|centimeter per second|centimeters per second|centimetre per second|centimetres per second|cm/s|millimeter-per-second|millimeter per second|millimeters per second|millimetre per second|millimetres per second|mm/s|meter-per-minute|meter per minute|meters per minute|metre per minute|metres per minute|m/min|kilometer-per-hour|kilometer per hour|kilometers per hour|kilometre per hour|kilometres per hour|km/h|km/hr|kilometer-per-minute|kilometer per minute|kilometers per minute|kilometre per minute|kilometres per minute|km/min|kilometer-per-second|kilometer per second|kilometers per second|kilometre per second|kilometres per second|km/s|mile-per-hour|mile per hour|miles per hour|US mile-per-hour|US mile per hour|US miles per hour|us mile per hour|us miles per hour|foot-per-second|foot per second|feet per second|ft/s|US foot-per-second|US foot per second|US feet per second|us foot per second|us feet per second|foot-per-minute|foot per minute|feet per minute|ft/min|foot-per-hour|foot per hour|feet per hour|ft/h|ft/hr|inch-per-second|inch per second|inches per second|in/s|inch-per-minute|inch per minute|inches per minute|in/min|furlong-per-fortnight|furlong per fortnight|furlongs per fortnight|fur/fn|ml/min/173 m²|ml/min/173 m^2|ml/min/173 m2|ml/min per 173 m²|ml/min/173m2|ml/min/173m²|=speed filtration-rate
|cmps|mmps|kilometers an hour|kilometres an hour|kmh|kmph|kph|kilometers an hours|kilometerperhour|kilometreperhour|kps|miles an hour|mph|m.p.h|miles an hours|mileperhour|footpersecond|fpm|sfm|fph|ips|ipm|knot|knots|international knot|nautical mile per hour|kn|Kts|international knots|nautical miles per hour|kts|UK knot|UK knots|internationalknot|nauticalmileperhour|UK nautical mile per hour|internationalknots|UK nautical miles per hour|uk knot|uk knots|uk nautical mile per hour|uk nautical miles per hour|knot-imperial|imperial knot|imperial knots|Admiralty knot|Admiralty knots|knot imperials|knot imperial|admiralty knot|admiralty knots|light-speed|light speed|light speeds|speed of light|speed of light in vacuum|c₀|c0|speeds of light|speeds of light in vacuum|mach|Mach|Mach number|speed of sound|Mach numbers|speeds of sound|maches|mach number|mach numbers|atomic-unit-of-velocity|atomic unit of velocity|atomic units of velocity|atomic unit of speed|atomic units of speed|second-per-kilometer|second per kilometer|seconds per kilometer|second per kilometre|seconds per kilometre|s/km|minute-per-kilometer|minute per kilometer|minutes per kilometer|minute per kilometre|minutes per kilometre|min/km|minuteperkilometer|minuteperkilometre|minute-per-100-meter|minute per 100 meters|minutes per 100 meters|minute per 100 metres|minutes per 100 metres|min/100 m|minutes per 100 meter|minute per 100 meter|minute-per-500-meter|minute per 500 meters|minutes per 500 meters|minute per 500 metres|minutes per 500 metres|min/500 m|minutes per 500 meter|minute per 500 meter|minute-per-mile|minute per mile|minutes per mile|min mile|minute mile|min/mi|min miles|minute miles|minutepermile|minmile|minutemile|minmiles|minutemiles|second-per-100-yard|second per 100 yards|seconds per 100 yards|s/100 yd|seconds per 100 yard|second per 100 yard|liter-per-square-meter-hour|liter per square meter hour|liters per square meter hour|litre per square metre hour|litres per square metre hour|LMH|=speed
|fps|=speed frequency angular-speed
|milliliter-per-minute-per-standard-body|milliliter per minute per 1.73 m²|milliliters per minute per 1.73 m²|millilitre per minute per 1.73 m²|millilitres per minute per 1.73 m²|mL/min/1.73 m²|mL/min/1.73 m^2|mL/min/1.73 m2|mL/min per 1.73 m²|ml/min/1.73 m2|ml/min/1.73 m²|mL/min/1.73m2|ml/min/1.73m2|mL/min/1.73m²|ml/min/1.73m²|milliliters per minute per standard body|milliliter per minute per standard body|milliliter per minute per 173 m²|milliliters per minute per 173 m²|millilitre per minute per 173 m²|millilitres per minute per 173 m²|milliliter-per-second-per-standard-body|milliliter per second per 1.73 m²|milliliters per second per 1.73 m²|millilitre per second per 1.73 m²|millilitres per second per 1.73 m²|mL/s/1.73 m²|mL/s/1.73 m^2|mL/s/1.73 m2|mL/s/1.73m2|ml/s/1.73m2|mL/s/1.73m²|ml/s/1.73m²|milliliters per second per standard body|milliliter per second per standard body|milliliter per second per 173 m²|milliliters per second per 173 m²|millilitre per second per 173 m²|millilitres per second per 173 m²|=filtration-rate speed
|meter-per-square-second|meter per second squared|meters per second squared|meter per second per second|metre per second squared|metres per second squared|metre per second per second|m/s²|m/s^2|m/s2|mps2|meters per second per second|meters per square second|meter per square second|centimeter-per-square-second|centimeter per second squared|centimeters per second squared|centimeter per second per second|centimetre per second squared|centimetres per second squared|centimetre per second per second|cm/s²|cm/s^2|cm/s2|cmps2|centimeters per second per second|centimeters per square second|centimeter per square second|kilometer-per-hour-second|kilometer per hour second|kilometers per hour second|kilometer per hour per second|kilometre per hour second|kilometres per hour second|kilometre per hour per second|km/(h·s)|km/(h*s)|kilometers per hour per second|foot-per-square-second|foot per second squared|feet per second squared|foot per second per second|ft/s²|ft/s^2|ft/s2|fps2|feet per second per second|feet per square second|foot per square second|inch-per-square-second|inch per second squared|inches per second squared|in/s²|in/s^2|in/s2|inches per square second|inch per square second|mile-per-hour-second|mile per hour second|miles per hour second|mile per hour per second|mi/(h·s)|mi/(h*s)|miles per hour per second|knot-per-second|knot per second|knots per second|kn/s|g-force|g-forces|earth gravity|gravity|standard acceleration of free fall|standard acceleration of gravity|standard gravity|gₙ|gn|g0|g_0|g_n|gee|earth gravities|gravities|standard accelerations of free fall|standard accelerations of gravity|standard gravities|g forces|g force|galileo|galileos|gal unit|gal units|milligalileo|milligalileos|milligal unit|mGal|milligal units|microgalileo|microgalileos|microgal unit|μGal|uGal|microgal units|µGal|ugal|=acceleration
|G|=magnetic-flux-density acceleration
|radian|radians|milliradian|milliradians|microradian|microradians|nanoradian|nanoradians|nanorad|nrad|nanorads|degree|degrees|angular degree|arc degree|decimal degree|degree of arc|°|arcdeg|deg|angular degrees|arc degrees|decimal degrees|degrees of arc|angulardegree|arcdegree|decimaldegree|degreeofarc|angulardegrees|arcdegrees|decimaldegrees|arc-minute|arc minute|arc minutes|angular minute|arc min|minute of angle|minute of arc|′|amin|arcmin|MOA|angular minutes|arc mins|minutes of angle|minutes of arc|arc-second|arc second|arc seconds|angular second|arc sec|second of angle|second of arc|″|arcsec|angular seconds|arc secs|seconds of angle|seconds of arc|milliarc-second|milliarcsecond|milliarcseconds|mas|marcsec|milliarc seconds|milliarc second|microarc-second|microarcsecond|microarcseconds|μas|uas|µas|microarc seconds|microarc second|gradian|gradians|grad|gon|grads|centigradian|centigradians|centigrad|cgon|cgrad|centigrads|milligradian|milligradians|milligrad|mgon|mgrad|milligrads|revolution|revolutions|circle|cycle|full circle|full turn|rotation|turn|rev|circles|cycles|full circles|full turns|rotations|turns|quadrant|quadrants|quarter turn|right angle|quarter turns|right angles|zodiac-sign|zodiac sign|zodiac signs|sign|sign of the zodiac|signs|signs of the zodiac|hour-angle|hour angle|hour angles|hour of right ascension|hours of right ascension|compass-point|compass point|compass points|mariner point|point of the compass|mariner points|points of the compass|binary-degree|binary degree|binary degrees|binary angle|binary radian|brad|binary angles|binary radians|mil-nato|NATO mil|NATO mils|angle mil|angular mil|artillery mil|angle mils|angular mils|artillery mils|mil natos|mil nato|nato mil|nato mils|=angle
|rad|rads|millirad|mrad|millirads|microrad|μrad|urad|microrads|µrad|=angle absorbed-dose
|steradian|steradians|square radian|sr|square radians|millisteradian|millisteradians|millisquare radian|msr|millisquare radians|microsteradian|microsteradians|microsquare radian|μsr|usr|microsquare radians|µsr|square-degree|square degree|square degrees|°²|°^2|°2|sqdeg|sq degree|sq degrees|sq °|square °|square-arc-minute|square arc minute|square arc minutes|′²|'^2|'2|sqarcmin|square-arc-second|square arc second|square arc seconds|″²|"^2|"2|sqarcsec|spat|spats|sphere|spheres|=solid-angle
|hertz|Hz|terahertz|THz|gigahertz|GHz|megahertz|MHz|kilohertz|kHz|millihertz|mHz|failure per hour|failures/h|failures/hr|failures per hour|failure per year|failures/yr|failures per year|cycle-per-second|cycle per second|cycles per second|c/s|cps|rotation-per-second|rotation per second|rotations per second|rotation-per-minute|rotation per minute|rotations per minute|rotationperminute|beat-per-minute|beat per minute|beats per minute|bpm|beatperminute|count-per-minute|count per minute|counts per minute|cpm|frame-per-second|frame per second|frames per second|FPS|framepersecond|baud|symbol per second|Bd|symbols per second|bauds|megabaud|megasymbol per second|MBd|Mbaud|megasymbols per second|megabauds|mbaud|kilobaud|kilosymbol per second|kBd|kbaud|kilosymbols per second|kilobauds|sample-per-second|sample per second|samples per second|S/s|Sa/s|samples/s|samples/sec|SPS|sps|gigasample-per-second|gigasample per second|gigasamples per second|GS/s|GSa/s|Gsamples/s|Gsamples/sec|GSPS|Gsps|megasample-per-second|megasample per second|megasamples per second|MS/s|MSa/s|Msamples/s|Msamples/sec|MSPS|Msps|msamples/s|msamples/sec|msps|kilosample-per-second|kilosample per second|kilosamples per second|kS/s|kSa/s|ksamples/s|ksamples/sec|kSPS|ksps|io-operation-per-second|input or output operation per second|input or output operations per second|IOPS|io operations per second|io operation per second|megaio-operation-per-second|megainput or output operation per second|megainput or output operations per second|MIOPS|megaio operations per second|megaio operation per second|kiloio-operation-per-second|kiloinput or output operation per second|kiloinput or output operations per second|kIOPS|kiloio operations per second|kiloio operation per second|failure-in-time|failure in a billion hours|failures in a billion hours|FIT|failure in times|failure in time|=frequency angular-speed
|hz|ghz|khz|iops|miops|kiops|=frequency
|per-second|per second|inverse second|reciprocal second|s⁻¹|s^-1|s-1|inverse seconds|reciprocal seconds|per-minute|per minute|1/min|per-hour|per hour|1/h|1/hr|per-year|per year|1/yr|=frequency angular-speed activity computing-performance
|revolution per second|r/s|rev/s|revolution-per-second|rps|revolutions per second|revolution per minute|r.p.m|r/min|rev/min|revolution-per-minute|RPM|rpm|revolutions per minute|revolutionperminute|radian-per-second|radian per second|radians per second|rad/s|radian-per-minute|radian per minute|radians per minute|rad/min|degree-per-second|degree per second|degrees per second|°/s|dps|degree-per-minute|degree per minute|degrees per minute|°/min|degree-per-hour|degree per hour|degrees per hour|°/h|°/hr|RPS|revolution-per-hour|revolution per hour|revolutions per hour|rev/h|rph|rev/hr|=angular-speed frequency
|newton|newtons|N|meganewton|meganewtons|MN|kilonewton|kilonewtons|kN|dekanewton|dekanewtons|daN|millinewton|millinewtons|mN|micronewton|micronewtons|μN|uN|µN|nanonewton|nanonewtons|nN|piconewton|piconewtons|pN|dyne|dynes|dyn|megadyne|megadynes|Mdyn|mdyn|kilodyne|kilodynes|kdyn|sthene|sthenes|sthène|sn|sthènes|kilogram-force|kilograms-force|force kilogram|kg force|kgf|kp|force kilograms|kg forces|kilogram forces|kilogram force|kilograms force|gram-force|grams-force|force gram|gramme-force|pond|gf|force grams|grammes-force|ponds|gram forces|gram force|grams force|gramme force|grammes force|tonne-force|tonnes-force|force tonne|megapond|metric ton-force|tf|Mp|force tonnes|megaponds|metric tons-force|tonne forces|tonne force|tonnes force|metric ton force|metric tons force|pound-force|pounds-force|force pound|lb force|pound of force|lbf|lb-f|lb_f|force pounds|lb forces|pounds of force|pound forces|pound force|pounds force|ounce-force|ounces-force|force ounce|ozf|force ounces|ounce forces|ounce force|ounces force|poundal|poundals|pdl|lb ft/s2|lb ft/s^2|lb-ft/s^2|kip|kips|kilopound-force|kip-force|kipf|klbf|kilopounds-force|kips-force|kilopound force|kip force|kilopounds force|kips force|ton-force|short ton-force|short tons-force|ton-force US|tonf|STf|tonf US|ton forces|ton force|short ton force|short tons force|ton force us|tonf us|long-ton-force|long ton-force|long tons-force|imperial ton-force|LTf|tonf UK|imperial tons-force|long ton forces|long ton force|long tons force|imperial ton force|tonf uk|imperial tons force|atomic-unit-of-force|atomic unit of force|atomic units of force|Eₕ/a₀|Eh/a0|=force
|joule-per-meter|joule per meter|joules per meter|joule per metre|joules per metre|J/m|watt-hour-per-kilometer|watt hour per kilometer|watt hours per kilometer|watt hour per kilometre|watt hours per kilometre|Wh/km|watt-hour-per-mile|watt hour per mile|watt hours per mile|Wh/mi|kilowatt-hour-per-100-kilometer|kilowatt hour per 100 kilometers|kilowatt hours per 100 kilometers|kilowatt hour per 100 kilometres|kilowatt hours per 100 kilometres|kWh/100 km|kilowatt hours per 100 kilometer|kilowatt hour per 100 kilometer|kwh/100 km|kilowatt-hour-per-100-mile|kilowatt hour per 100 miles|kilowatt hours per 100 miles|kWh/100 mi|kilowatt hours per 100 mile|kilowatt hour per 100 mile|kwh/100 mi|=energy-per-distance force
|pascal|pascals|Pa|Pa abs|Pa absolute|Pa(a)|pa|pa abs|pa absolute|gigapascal|gigapascals|GPa|GPa abs|GPa absolute|GPa(a)|megapascal|megapascals|MPa|MPa abs|MPa absolute|MPa(a)|kilopascal|kilopascals|kPa|kPa abs|kPa absolute|kPa(a)|kpa|hectopascal|hectopascals|hPa|hPa abs|hPa absolute|hPa(a)|hpa|millipascal|millipascals|mPa|mPa abs|mPa absolute|mPa(a)|micropascal|micropascals|μPa|uPa|μPa abs|μPa absolute|μPa(a)|µPa|µPa abs|µPa absolute|µPa(a)|bar|bars|bar abs|bar absolute|bar(a)|bara|kilobar|kilobars|kbar|kbar abs|kbar absolute|kbar(a)|kbara|decibar|decibars|dbar|dbar abs|dbar absolute|dbar(a)|dbara|millibar|millibars|mbar|mbar abs|mbar absolute|mbar(a)|mbara|microbar|microbars|μbar|ubar|μbar abs|μbar absolute|μbar(a)|μbara|µbar|µbar abs|µbar absolute|µbar(a)|µbara|atmosphere|standard atmosphere|standard atmospheres|physical atmosphere|atm|physical atmospheres|atmospheres|atmosphere-technical|technical atmosphere|technical atmospheres|at|ata|atmosphere technicals|atmosphere technical|torr|Torr|torrs|millitorr|mTorr|millitorrs|mtorr|microtorr|μTorr|uTorr|µTorr|microtorrs|μtorr|utorr|µtorr|barye|baryes|barad|barrie|baryd|Ba|barads|barries|baryds|pieze|piezes|pièze|pz|newton-per-square-millimeter|newton per square millimeter|newtons per square millimeter|newton per square millimetre|newtons per square millimetre|N/mm²|N/mm^2|N/mm2|dyne-per-square-centimeter|dyne per square centimeter|dynes per square centimeter|dyne per square centimetre|dynes per square centimetre|dyn/cm²|dyn/cm^2|dyn/cm2|pound-force-per-square-inch|pound-force per square inch|pounds-force per square inch|psi|p.s.i|psi abs|psi absolute|psi(a)|psia|pound forces per square inch|poundforcepersquareinch|poundpersquareinch|pound force per square inch|pounds force per square inch|kip-per-square-inch|kip per square inch|kips per square inch|kilopound per square inch|ksi|kpsi|kilopounds per square inch|pound-force-per-square-foot|pound-force per square foot|pounds-force per square foot|psf|pound forces per square foot|pound force per square foot|pounds force per square foot|kip-per-square-foot|kip per square foot|kips per square foot|kilopound per square foot|ksf|kilopounds per square foot|ounce-force-per-square-inch|ounce-force per square inch|ounces-force per square inch|osi|oz/in2|oz/in^2|ounce forces per square inch|ounce force per square inch|ounces force per square inch|ton-force-per-square-inch|short ton-force per square inch|short tons-force per square inch|tonf/in²|tonf/in^2|tonf/in2|ton forces per square inch|ton force per square inch|short ton force per square inch|short tons force per square inch|ton-force-per-square-foot|short ton-force per square foot|short tons-force per square foot|tsf|ton forces per square foot|ton force per square foot|short ton force per square foot|short tons force per square foot|long-ton-force-per-square-inch|long ton-force per square inch|long tons-force per square inch|LTf/in²|LTf/in^2|LTf/in2|tsi|long ton forces per square inch|long ton force per square inch|long tons force per square inch|kilogram-force-per-square-centimeter|kilogram-force per square centimeter|kilograms-force per square centimeter|kilogram-force per square centimetre|kilograms-force per square centimetre|kgf/cm²|kgf/cm^2|kgf/cm2|ksc|kilogram forces per square centimeter|kilogram force per square centimeter|kilograms force per square centimeter|kilogram force per square centimetre|kilograms force per square centimetre|kilogram-force-per-square-millimeter|kilogram-force per square millimeter|kilograms-force per square millimeter|kilogram-force per square millimetre|kilograms-force per square millimetre|kgf/mm²|kgf/mm^2|kgf/mm2|kg/mm2|kg/mm^2|kilogram forces per square millimeter|kilogram force per square millimeter|kilograms force per square millimeter|kilogram force per square millimetre|kilograms force per square millimetre|gram-force-per-square-centimeter|gram-force per square centimeter|grams-force per square centimeter|gram-force per square centimetre|grams-force per square centimetre|gf/cm²|gf/cm^2|gf/cm2|gram forces per square centimeter|gram force per square centimeter|grams force per square centimeter|gram force per square centimetre|grams force per square centimetre|millimeter-of-water|millimeter of water|millimeters of water|millimeter of water column|millimeter of water gauge|millimetre of water|millimetres of water|millimetre of water column|millimetre of water gauge|mmH₂O|mmH2O|mmCE|mmWC|mmwg|millimeters of water column|millimeters of water gauge|mmce|mmwc|centimeter-of-water|centimeter of water|centimeters of water|centimeter of water column|centimetre of water|centimetres of water|centimetre of water column|cmH₂O|cmH2O|cmWC|centimeters of water column|cmwc|meter-of-water|meter of water|meters of water|meter of water column|metre of water|metres of water|metre of water column|mH₂O|mH2O|m H2O|mCE|mWC|meters of water column|inch-of-water|inch of water|inches of water|inch of water column|inch of water gauge|inH₂O|inH2O|"H2O|"WC|inAq|inWC|inWG|iwc|iwg|inches of water column|inches of water gauge|inaq|inwc|inwg|foot-of-water|foot of water|feet of water|ftH₂O|ftH2O|ftAq|ftWC|ftaq|ftwc|centimeter-of-water-4-celsius|centimeter of water (4 °C)|centimeters of water (4 °C)|centimetre of water (4 °C)|centimetres of water (4 °C)|cmH₂O (4 °C)|cmH2O (4 °C)|centimeters of water 4 celsius|centimeter of water (4 ℃)|centimeters of water (4 ℃)|centimetre of water (4 ℃)|centimetres of water (4 ℃)|cmH₂O (4 ℃)|cmH2O (4 ℃)|centimeter of water 4 celsius|centimeter of water (4 °c)|centimeters of water (4 °c)|centimetre of water (4 °c)|centimetres of water (4 °c)|cmh₂o (4 °c)|cmh2o (4 °c)|cmh₂o (4 ℃)|cmh2o (4 ℃)|inch-of-water-39-fahrenheit|inch of water (39.2 °F)|inches of water (39.2 °F)|inch H2O 39F|inch H2O 4C|inch of water (4 °C)|inH₂O (39 °F)|inH2O (39 °F)|inch H2O 39Fs|inches of water (4 °C)|inches of water 39 fahrenheit|inch of water (39.2 ℉)|inches of water (39.2 ℉)|inch of water (4 ℃)|inH₂O (39 ℉)|inH2O (39 ℉)|inches of water (4 ℃)|inch of water 39 fahrenheit|inch of water (392 °f)|inches of water (392 °f)|inch h2o 39f|inch h2o 4c|inch of water (4 °c)|inh₂o (39 °f)|inh2o (39 °f)|inch h2o 39fs|inches of water (4 °c)|inch of water (392 ℉)|inches of water (392 ℉)|inh₂o (39 ℉)|inh2o (39 ℉)|inch-of-water-60-fahrenheit|inch of water (60 °F)|inches of water (60 °F)|inch H2O 60F|inH₂O (60 °F)|inH2O (60 °F)|inch H2O 60Fs|inches of water 60 fahrenheit|inch of water (60 ℉)|inches of water (60 ℉)|inH₂O (60 ℉)|inH2O (60 ℉)|inch of water 60 fahrenheit|inch of water (60 °f)|inches of water (60 °f)|inch h2o 60f|inh₂o (60 °f)|inh2o (60 °f)|inch h2o 60fs|inh₂o (60 ℉)|inh2o (60 ℉)|foot-of-water-39-fahrenheit|foot of water (39.2 °F)|feet of water (39.2 °F)|foot H2O 4C|foot of water (4 °C)|ftH₂O (39 °F)|ftH2O (39 °F)|feet of water (4 °C)|feet of water 39 fahrenheit|foot of water (39.2 ℉)|feet of water (39.2 ℉)|foot of water (4 ℃)|ftH₂O (39 ℉)|ftH2O (39 ℉)|feet of water (4 ℃)|foot of water 39 fahrenheit|foot of water (392 °f)|feet of water (392 °f)|foot h2o 4c|foot of water (4 °c)|fth₂o (39 °f)|fth2o (39 °f)|feet of water (4 °c)|foot of water (392 ℉)|feet of water (392 ℉)|fth₂o (39 ℉)|fth2o (39 ℉)|micrometer-ofhg|micrometer of mercury|micrometers of mercury|micron of mercury|micrometre of mercury|micrometres of mercury|μmHg|umHg|microns of mercury|µmHg|micrometer ofhgs|μm Hg|um Hg|µm Hg|micrometer ofhg|umhg|millimeter-ofhg|millimeter of mercury|millimeters of mercury|conventional millimeter of mercury|millimetre of mercury|millimetres of mercury|conventional millimetre of mercury|mmHg|conventional millimeters of mercury|mmhg|millimeter ofhgs|mm Hg|millimeterofhg|millimeterofmercury|conventionalmillimeterofmercury|millimetreofmercury|conventionalmillimetreofmercury|millimeter ofhg|centimeter-ofhg|centimeter of mercury|centimeters of mercury|conventional centimeter of mercury|centimetre of mercury|centimetres of mercury|conventional centimetre of mercury|cmHg|conventional centimeters of mercury|centimeter ofhgs|cm Hg|centimeter ofhg|cmhg|inch-ofhg|inch of mercury|inches of mercury|conventional inch of mercury|inHg|"Hg|conventional inches of mercury|inch ofhgs|in Hg|inch ofhg|inhg|foot-ofhg|foot of mercury|feet of mercury|conventional foot of mercury|foot Hg 0C|foot Hg 32F|ftHg|conventional feet of mercury|foot Hg 32Fs|foot ofhgs|ft Hg|foot ofhg|foot hg 0c|foot hg 32f|fthg|foot hg 32fs|centimeter-ofhg-0-celsius|centimeter of mercury (0 °C)|centimeters of mercury (0 °C)|centimetre of mercury (0 °C)|centimetres of mercury (0 °C)|cmHg (0 °C)|centimeter ofhg 0 celsiuses|centimeter of mercury (0 ℃)|centimeters of mercury (0 ℃)|centimetre of mercury (0 ℃)|centimetres of mercury (0 ℃)|cmHg (0 ℃)|centimeter ofhg 0 celsius|centimeter of mercury (0 °c)|centimeters of mercury (0 °c)|centimetre of mercury (0 °c)|centimetres of mercury (0 °c)|cmhg (0 °c)|cmhg (0 ℃)|inch-ofhg-32-fahrenheit|inch of mercury (32 °F)|inches of mercury (32 °F)|inch Hg 0C|inch Hg 32F|inch of mercury (0 °C)|inHg (32 °F)|inch Hg 32Fs|inches of mercury (0 °C)|inch ofhg 32 fahrenheits|inch of mercury (32 ℉)|inches of mercury (32 ℉)|inch of mercury (0 ℃)|inHg (32 ℉)|inches of mercury (0 ℃)|inch ofhg 32 fahrenheit|inch of mercury (32 °f)|inches of mercury (32 °f)|inch hg 0c|inch hg 32f|inch of mercury (0 °c)|inhg (32 °f)|inch hg 32fs|inches of mercury (0 °c)|inhg (32 ℉)|inch-ofhg-60-fahrenheit|inch of mercury (60 °F)|inches of mercury (60 °F)|inch Hg 60F|inHg (60 °F)|inch Hg 60Fs|inch ofhg 60 fahrenheits|inch of mercury (60 ℉)|inches of mercury (60 ℉)|inHg (60 ℉)|inch ofhg 60 fahrenheit|inch of mercury (60 °f)|inches of mercury (60 °f)|inch hg 60f|inhg (60 °f)|inch hg 60fs|inhg (60 ℉)|decibel-spl|decibel of sound pressure level|decibels of sound pressure level|dB SPL|dB(SPL)|dBSPL|decibel spls|decibel spl|db spl|dbspl|meter-ofhg|meter of mercury|meters of mercury|meter Hg 0C|meter Hg 32F|metre of mercury|metres of mercury|metre Hg 0C|metre Hg 32F|mHg|meter Hg 32Fs|meter ofhgs|m Hg|meter ofhg|meter hg 0c|meter hg 32f|metre hg 0c|metre hg 32f|meter hg 32fs|meter-ofhg-60-fahrenheit|meter of mercury (60 °F)|meters of mercury (60 °F)|meter Hg 60F|metre of mercury (60 °F)|metres of mercury (60 °F)|metre Hg 60F|mHg (60 °F)|meter Hg 60Fs|meter ofhg 60 fahrenheits|meter of mercury (60 ℉)|meters of mercury (60 ℉)|metre of mercury (60 ℉)|metres of mercury (60 ℉)|mHg (60 ℉)|meter ofhg 60 fahrenheit|meter of mercury (60 °f)|meters of mercury (60 °f)|meter hg 60f|metre of mercury (60 °f)|metres of mercury (60 °f)|metre hg 60f|mhg (60 °f)|meter hg 60fs|mhg (60 ℉)|foot-ofhg-60-fahrenheit|foot of mercury (60 °F)|feet of mercury (60 °F)|foot Hg 60F|ftHg (60 °F)|foot Hg 60Fs|foot ofhg 60 fahrenheits|foot of mercury (60 ℉)|feet of mercury (60 ℉)|ftHg (60 ℉)|foot ofhg 60 fahrenheit|foot of mercury (60 °f)|feet of mercury (60 °f)|foot hg 60f|fthg (60 °f)|foot hg 60fs|fthg (60 ℉)|meter-of-water-4-celsius|meter of water (4 °C)|meters of water (4 °C)|meter H2O 4C|metre of water (4 °C)|metres of water (4 °C)|metre H2O 4C|mH₂O (4 °C)|mH2O (4 °C)|meters of water 4 celsius|meter of water (4 ℃)|meters of water (4 ℃)|metre of water (4 ℃)|metres of water (4 ℃)|mH₂O (4 ℃)|mH2O (4 ℃)|meter of water 4 celsius|meter of water (4 °c)|meters of water (4 °c)|meter h2o 4c|metre of water (4 °c)|metres of water (4 °c)|metre h2o 4c|meter-of-water-60-fahrenheit|meter of water (60 °F)|meters of water (60 °F)|meter H2O 60F|metre of water (60 °F)|metres of water (60 °F)|metre H2O 60F|mH₂O (60 °F)|mH2O (60 °F)|meter H2O 60Fs|meters of water 60 fahrenheit|meter of water (60 ℉)|meters of water (60 ℉)|metre of water (60 ℉)|metres of water (60 ℉)|mH₂O (60 ℉)|mH2O (60 ℉)|meter of water 60 fahrenheit|meter of water (60 °f)|meters of water (60 °f)|meter h2o 60f|metre of water (60 °f)|metres of water (60 °f)|metre h2o 60f|meter h2o 60fs|foot-of-water-60-fahrenheit|foot of water (60 °F)|feet of water (60 °F)|foot H2O 60F|ftH₂O (60 °F)|ftH2O (60 °F)|foot H2O 60Fs|feet of water 60 fahrenheit|foot of water (60 ℉)|feet of water (60 ℉)|ftH₂O (60 ℉)|ftH2O (60 ℉)|foot of water 60 fahrenheit|foot of water (60 °f)|feet of water (60 °f)|foot h2o 60f|fth₂o (60 °f)|fth2o (60 °f)|foot h2o 60fs|fth₂o (60 ℉)|fth2o (60 ℉)|meter-sea-water|meter of sea water|meters of sea water|metre of sea water|metres of sea water|msw|meter sea waters|meter sea water|foot-sea-water|foot of sea water|feet of sea water|fsw|foot sea waters|foot sea water|=pressure
|kb|=data pressure
|db|=level pressure
|pound per square inch|lb/in2|lb/in^2|lbs/in2|lbs/in^2|pounds per square inch|pound per square foot|lb/ft2|lb/ft^2|lbs/ft2|lbs/ft^2|pounds per square foot|kilogram per square centimeter|kilogram per square centimetre|kg/cm2|kg/cm^2|kilograms per square centimeter|=pressure area-density
|joule-per-cubic-meter|joule per cubic meter|joules per cubic meter|joule per cubic metre|joules per cubic metre|J/m³|J/m^3|J/m3|joule-per-liter|joule per liter|joules per liter|joule per litre|joules per litre|J/L|watt-hour-per-liter|watt hour per liter|watt hours per liter|watt hour per litre|watt hours per litre|Wh/L|kilowatt-hour-per-cubic-meter|kilowatt hour per cubic meter|kilowatt hours per cubic meter|kilowatt hour per cubic metre|kilowatt hours per cubic metre|kWh/m³|kWh/m^3|kWh/m3|british-thermal-unit-it-per-cubic-foot|British thermal unit (IT) per cubic foot|British thermal units (IT) per cubic foot|BTU/ft³|BTU/ft^3|BTU/ft3|british thermal unit it per cubic foot|british thermal unit (it) per cubic foot|british thermal units (it) per cubic foot|=energy-density pressure
|pascal-gauge|pascal gauge|pascals gauge|Pa(g)|Pa (gauge)|Pa g|Pa gauge|Pa(gauge)|Pag|pascal gauges|pa (gauge)|pa gauge|pa(gauge)|megapascal-gauge|megapascal gauge|megapascals gauge|MPa(g)|MPa (gauge)|MPa g|MPa gauge|MPa(gauge)|MPag|megapascal gauges|kilopascal-gauge|kilopascal gauge|kilopascals gauge|kPa(g)|kPa (gauge)|kPa g|kPa gauge|kPa(gauge)|kPag|kilopascal gauges|hectopascal-gauge|hectopascal gauge|hectopascals gauge|hPa(g)|hPa (gauge)|hPa g|hPa gauge|hPa(gauge)|hPag|hectopascal gauges|bar-gauge|bar gauge|bars gauge|bar(g)|bar (gauge)|bar g|bar(gauge)|barg|bar gauges|millibar-gauge|millibar gauge|millibars gauge|mbar(g)|mbar (gauge)|mbar g|mbar(gauge)|mbarg|millibar gauges|psi-gauge|pound-force per square inch gauge|pounds-force per square inch gauge|pound per square inch gauge|psig|p.s.i.g|psi (gauge)|psi g|psi(g)|psi(gauge)|pounds per square inch gauge|psi gauges|psi gauge|pound force per square inch gauge|pounds force per square inch gauge|kilogram-force-per-square-centimeter-gauge|kilogram-force per square centimeter gauge|kilograms-force per square centimeter gauge|kilogram per square centimeter gauge|kilogram-force per square centimetre gauge|kilograms-force per square centimetre gauge|kilogram per square centimetre gauge|kgf/cm²(g)|kgf/cm^2(g)|kgf/cm2(g)|kg/cm2 g|kg/cm2(g)|kg/cm2g|kg/cm² g|kg/cm²(g)|kg/cm²g|kgf/cm2 g|kgf/cm2g|kgf/cm² g|kgf/cm²g|kilograms per square centimeter gauge|kilogram forces per square centimeter gauge|kilogram force per square centimeter gauge|kilograms force per square centimeter gauge|kilogram force per square centimetre gauge|kilograms force per square centimetre gauge|inch-ofhg-gauge|inch of mercury gauge|inches of mercury gauge|inHg gauge|inHg(g)|inHg g|inHgg|inHg gauges|inch ofhg gauges|inch ofhg gauge|inhg gauge|inhg(g)|inhg g|inhgg|inhg gauges|millimeter-ofhg-gauge|millimeter of mercury gauge|millimeters of mercury gauge|mmHg gauge|millimetre of mercury gauge|millimetres of mercury gauge|mmHg(g)|mmHg g|mmHgg|mmHg gauges|millimeter ofhg gauges|millimeter ofhg gauge|mmhg gauge|mmhg(g)|mmhg g|mmhgg|mmhg gauges|=gauge-pressure
|joule|joules|J|petajoule|petajoules|PJ|terajoule|terajoules|TJ|gigajoule|gigajoules|GJ|megajoule|megajoules|MJ|kilojoule|kilojoules|kJ|millijoule|millijoules|mJ|microjoule|microjoules|μJ|uJ|µJ|nanojoule|nanojoules|nJ|erg|ergs|watt-second|watt second|watt seconds|W·s|W*s|Ws|W s|W-s|kilowatt-second|kilowatt second|kilowatt seconds|kW·s|kW*s|kWs|kW s|kW-s|watt-hour|watt hour|watt hours|Wh|Whr|watthour|watthours|terawatt-hour|terawatt hour|terawatt hours|TWh|TWhr|gigawatt-hour|gigawatt hour|gigawatt hours|GWh|GWhr|megawatt-hour|megawatt hour|megawatt hours|MWh|MWhr|megawatthour|megawatthours|milliwatt-hour|milliwatt hour|milliwatt hours|mWh|mWhr|milliwatthour|milliwatthours|microwatt-hour|microwatt hour|microwatt hours|μWh|uWh|μWhr|µWh|µWhr|kilowatt-hour|kilowatt hour|kilowatt hours|Board of Trade unit|unit of electricity|kWh|kWhr|Boards of Trade unit|units of electricity|kilowatthour|kilowatthours|board of trade unit|boards of trade unit|electronvolt|electronvolts|eV|teraelectronvolt|teraelectronvolts|TeV|gigaelectronvolt|gigaelectronvolts|GeV|megaelectronvolt|megaelectronvolts|MeV|kiloelectronvolt|kiloelectronvolts|keV|millielectronvolt|millielectronvolts|meV|calorie|calories|gram calorie|small calorie|thermochemical calorie|cal|cal (th)|cal(th)|cal_th|calth|gram calories|small calories|thermochemical calories|gramcalorie|smallcalorie|gramcalories|smallcalories|gigacalorie|gigacalories|gigagram calorie|gigasmall calorie|gigathermochemical calorie|Gcal|Gcal (th)|Gcal(th)|Gcal_th|Gcalth|gigagram calories|gigasmall calories|gigathermochemical calories|megacalorie|megacalories|megagram calorie|megasmall calorie|megathermochemical calorie|Mcal|Mcal (th)|Mcal(th)|Mcal_th|Mcalth|megagram calories|megasmall calories|megathermochemical calories|mcal|mcal (th)|mcal(th)|mcal_th|mcalth|kilocalorie|kilocalories|kilosmall calorie|kilothermochemical calorie|kcal|kcal (th)|kcal(th)|kcal_th|kcalth|kilogram calories|kilosmall calories|kilothermochemical calories|kilosmallcalorie|kilogramcalories|kilosmallcalories|foodcalorie|food calorie|food calories|dietary calorie|kilogram calorie|large calorie|nutritional calorie|Cal|Calorie|Calories|KCAL|Kcal|kCal|dietary calories|large calories|nutritional calories|foodcalories|dietarycalorie|kilogramcalorie|largecalorie|nutritionalcalorie|dietarycalories|largecalories|nutritionalcalories|calorie-it|calorie (IT)|calories (IT)|cal IT|international calorie|steam table calorie|cal_IT|cal(IT)|calIT|international calories|steam table calories|calorie it|calorie (it)|calories (it)|cal it|calit|gigacalorie-it|gigacalorie (IT)|gigacalories (IT)|gigacal IT|gigainternational calorie|gigasteam table calorie|Gcal_IT|Gcal(IT)|GcalIT|gigainternational calories|gigasteam table calories|gigacalorie it|gigacalorie (it)|gigacalories (it)|gigacal it|megacalorie-it|megacalorie (IT)|megacalories (IT)|megacal IT|megainternational calorie|megasteam table calorie|Mcal_IT|Mcal(IT)|McalIT|megainternational calories|megasteam table calories|megacalorie it|megacalorie (it)|megacalories (it)|megacal it|kilocalorie-it|kilocalorie (IT)|kilocalories (IT)|kilocal IT|kilointernational calorie|kilosteam table calorie|kcal_IT|kcal(IT)|kcalIT|kilointernational calories|kilosteam table calories|kilocalorie it|kilocalorie (it)|kilocalories (it)|kilocal it|calorie-15-celsius|calorie (15 °C)|calories (15 °C)|15 degree calorie|calorie 15|calorie 15C|cal₁₅|cal15|cal15C|cal_15|15 degrees calorie|calorie 15Cs|calorie 15 celsiuses|calorie (15 ℃)|calories (15 ℃)|calorie 15 celsius|calorie (15 °c)|calories (15 °c)|calorie 15c|calorie 15cs|calorie-20-celsius|calorie (20 °C)|calories (20 °C)|20 degree calorie|calorie 20|calorie 20C|cal₂₀|cal20|cal20C|cal_20|20 degrees calorie|calorie 20Cs|calorie 20 celsiuses|calorie (20 ℃)|calories (20 ℃)|calorie 20 celsius|calorie (20 °c)|calories (20 °c)|calorie 20c|calorie 20cs|calorie-mean|calorie (mean)|calories (mean)|cal_mean|calorie means|calorie mean|thermie|thermies|frigorie|frigories|frigoria|frig|frigorias|british-thermal-unit-it|British thermal unit (IT)|British thermal units (IT)|British thermal unit|BTU|BTU IT|BTUs|British thermal units|btu|btus|british thermal unit it|british thermal unit (it)|british thermal units (it)|british thermal unit|btu it|british thermal units|british-thermal-unit|British thermal unit (thermochemical)|British thermal units (thermochemical)|thermochemical BTU|BTU_th|british thermal unit (thermochemical)|british thermal units (thermochemical)|thermochemical btu|british-thermal-unit-mean|British thermal unit (mean)|British thermal units (mean)|mean BTU|BTU_mean|british thermal unit means|british thermal unit mean|british thermal unit (mean)|british thermal units (mean)|mean btu|british-thermal-unit-iso|British thermal unit (ISO)|British thermal units (ISO)|ISO BTU|BTU_ISO|british thermal unit isos|british thermal unit iso|british thermal unit (iso)|british thermal units (iso)|iso btu|british-thermal-unit-39-fahrenheit|British thermal unit (39 °F)|British thermal units (39 °F)|BTU 39 °F|BTU (39 °F)|Btu_39|Btu_39F|british thermal unit 39 fahrenheits|British thermal unit (39 ℉)|British thermal units (39 ℉)|BTU 39 ℉|BTU (39 ℉)|british thermal unit 39 fahrenheit|british thermal unit (39 °f)|british thermal units (39 °f)|btu 39 °f|british thermal unit (39 ℉)|british thermal units (39 ℉)|btu 39 ℉|british-thermal-unit-59-fahrenheit|British thermal unit (59 °F)|British thermal units (59 °F)|BTU 59 °F|BTU (59 °F)|Btu_59|Btu_59F|british thermal unit 59 fahrenheits|British thermal unit (59 ℉)|British thermal units (59 ℉)|BTU 59 ℉|BTU (59 ℉)|british thermal unit 59 fahrenheit|british thermal unit (59 °f)|british thermal units (59 °f)|btu 59 °f|british thermal unit (59 ℉)|british thermal units (59 ℉)|btu 59 ℉|british-thermal-unit-60-fahrenheit|British thermal unit (60 °F)|British thermal units (60 °F)|BTU 60 °F|BTU (60 °F)|Btu_60|Btu_60F|british thermal unit 60 fahrenheits|British thermal unit (60 ℉)|British thermal units (60 ℉)|BTU 60 ℉|BTU (60 ℉)|british thermal unit 60 fahrenheit|british thermal unit (60 °f)|british thermal units (60 °f)|btu 60 °f|british thermal unit (60 ℉)|british thermal units (60 ℉)|btu 60 ℉|thousand-british-thermal-unit-it|thousand British thermal units|kilobritish thermal unit|kilobtu|thousand BTU|kBTU|kilobritish thermal units|kilobtus|thousand BTUs|thousand british thermal unit it|thousand british thermal units|thousand btu|thousand btus|million-british-thermal-unit-it|million British thermal units|megabritish thermal unit|million BTU|MMBTU|megabritish thermal units|million BTUs|million british thermal unit it|million british thermal units|million btu|million btus|celsius-heat-unit|Celsius heat unit|Celsius heat units|centigrade heat unit|pound calorie|CHU|centigrade heat units|pound calories|celsius heat units|celsius heat unit|therm-us|US therm|US therms|therm|thm|thm US|therms|therm us|us therm|us therms|dekatherm-us|US dekatherm|US dekatherms|decatherm|dekatherm|US decatherm|Dth|decatherms|dekatherms|US decatherms|dekatherm us|us dekatherm|us dekatherms|us decatherm|us decatherms|therm-ec|EC therm|EC therms|EU therm|European therm|therm EU|thm (EC)|thm EC|EU therms|European therms|therm ec|ec therm|ec therms|eu therm|european therm|therm eu|eu therms|european therms|therm-uk|UK therm|UK therms|thm (UK)|thm UK|therm uk|uk therm|uk therms|quad|quads|ton-of-tnt|ton of TNT|tons of TNT|TNT ton|ton of TNT equivalent|ton TNT|tonne of TNT|tonne TNT|t TNT|tTNT|TNT tons|tons of TNT equivalent|ton TNTs|tonnes of TNT|tonne TNTs|tons of tnt|ton of tnt|tnt ton|ton of tnt equivalent|ton tnt|tonne of tnt|tonne tnt|tnt tons|tons of tnt equivalent|ton tnts|tonnes of tnt|tonne tnts|gigaton-of-tnt|gigaton of TNT|gigatons of TNT|gigaTNT ton|gigaton of TNT equivalent|gigaton TNT|gigatonne of TNT|gigatonne TNT|Gt TNT|GtTNT|gigaTNT tons|gigatons of TNT equivalent|gigaton TNTs|gigatonnes of TNT|gigatonne TNTs|gigatons of tnt|gigaton of tnt|gigatnt ton|gigaton of tnt equivalent|gigaton tnt|gigatonne of tnt|gigatonne tnt|gigatnt tons|gigatons of tnt equivalent|gigaton tnts|gigatonnes of tnt|gigatonne tnts|megaton-of-tnt|megaton of TNT|megatons of TNT|megaTNT ton|megaton of TNT equivalent|megaton TNT|megatonne of TNT|megatonne TNT|Mt TNT|MtTNT|megaTNT tons|megatons of TNT equivalent|megaton TNTs|megatonnes of TNT|megatonne TNTs|megatons of tnt|megaton of tnt|megatnt ton|megaton of tnt equivalent|megaton tnt|megatonne of tnt|megatonne tnt|megatnt tons|megatons of tnt equivalent|megaton tnts|megatonnes of tnt|megatonne tnts|kiloton-of-tnt|kiloton of TNT|kilotons of TNT|kiloTNT ton|kiloton of TNT equivalent|kiloton TNT|kilotonne of TNT|kilotonne TNT|kt TNT|ktTNT|kiloTNT tons|kilotons of TNT equivalent|kiloton TNTs|kilotonnes of TNT|kilotonne TNTs|kilotons of tnt|kiloton of tnt|kilotnt ton|kiloton of tnt equivalent|kiloton tnt|kilotonne of tnt|kilotonne tnt|kilotnt tons|kilotons of tnt equivalent|kiloton tnts|kilotonnes of tnt|kilotonne tnts|gram-of-tnt|gram of TNT|grams of TNT|gram of TNT equivalent|gram TNT|TNT gram|g TNT|gTNT|grams of TNT equivalent|gram TNTs|TNT grams|grams of tnt|gram of tnt|gram of tnt equivalent|gram tnt|tnt gram|grams of tnt equivalent|gram tnts|tnt grams|kilogram-of-tnt|kilogram of TNT|kilograms of TNT|kilogram of TNT equivalent|kilogram TNT|kiloTNT gram|kg TNT|kgTNT|kilograms of TNT equivalent|kilogram TNTs|kiloTNT grams|kilograms of tnt|kilogram of tnt|kilogram of tnt equivalent|kilogram tnt|kilotnt gram|kg tnt|kilograms of tnt equivalent|kilogram tnts|kilotnt grams|barrel-of-oil-equivalent|barrel of oil equivalent|barrels of oil equivalent|barrel oil equivalent|boe|bboe|barrel oil equivalents|tonne-of-oil-equivalent|tonne of oil equivalent|tonnes of oil equivalent|ton of oil equivalent|toe|TOE|tons of oil equivalent|gigatonne-of-oil-equivalent|gigatonne of oil equivalent|gigatonnes of oil equivalent|gigaton of oil equivalent|Gtoe|GTOE|gigatons of oil equivalent|megatonne-of-oil-equivalent|megatonne of oil equivalent|megatonnes of oil equivalent|megaton of oil equivalent|Mtoe|MTOE|megatons of oil equivalent|mtoe|kilotonne-of-oil-equivalent|kilotonne of oil equivalent|kilotonnes of oil equivalent|kiloton of oil equivalent|ktoe|kTOE|kilotons of oil equivalent|tonne-of-coal-equivalent|tonne of coal equivalent|tonnes of coal equivalent|ton of coal equivalent|tce|TCE|tons of coal equivalent|gigatonne-of-coal-equivalent|gigatonne of coal equivalent|gigatonnes of coal equivalent|gigaton of coal equivalent|Gtce|GTCE|gigatons of coal equivalent|megatonne-of-coal-equivalent|megatonne of coal equivalent|megatonnes of coal equivalent|megaton of coal equivalent|Mtce|MTCE|megatons of coal equivalent|mtce|kilotonne-of-coal-equivalent|kilotonne of coal equivalent|kilotonnes of coal equivalent|kiloton of coal equivalent|ktce|kTCE|kilotons of coal equivalent|gasoline-gallon-equivalent|gasoline gallon equivalent|gasoline gallon equivalents|gallon gasoline equivalent|gallon of gasoline equivalent|gasoline equivalent gallon|GGE|GEG|gallon gasoline equivalents|gallons of gasoline equivalent|gasoline equivalent gallons|foot-pound-force|foot pound-force|foot pounds-force|foot pound|ft lb|ft lbs|ft·lbf|ft*lbf|ft*lb|ft·lb|ft·lbs|foot pounds|foot pound forces|ft lbf|ft-lbf|ft-lb|ft-lbs|foot pound force|foot pounds force|inch-pound-force|inch pound-force|inch pounds-force|in·lbf|in*lbf|inch pound forces|in lbf|in-lbf|inch pound force|inch pounds force|meter-kilogram-force|meter kilogram-force|meter kilograms-force|metre kilogram-force|metre kilograms-force|m·kgf|m*kgf|kpm|meter kilogram forces|m kgf|m-kgf|meter kilogram force|meter kilograms force|metre kilogram force|metre kilograms force|horsepower-hour|horsepower hour|horsepower hours|hp·h|hp*h|hph|hp h|hp-h|ton-of-refrigeration-hour|ton of refrigeration hour|ton of refrigeration hours|refrigeration ton hour|ton hour|TR·h|TR*h|refrigeration ton hours|ton hours|tons of refrigeration hour|TR h|TR-h|hartree|hartrees|atomic unit of energy|hartree energy|Eₕ|Eh|E_h|atomic units of energy|hartree energies|rydberg|rydbergs|rydberg energy|Ry|rydberg energies|planck-energy|Planck energy|Planck energies|E_P|planck energies|planck energy|foe|foes|bethe|bethes|metre-kilogram-force|kgf·m|kgf*m|meter-kilograms-force|kgf m|kgf-m|lbf·ft|lbf*ft|foot-pounds-force|lbf ft|lbf-ft|footpound|footpoundforce|US foot-pound-force|ftlb|ftlbs|footpounds|US foot-pounds-force|us foot pound force|us foot pounds force|lbf·in|lbf*in|inch-pounds-force|lbf in|lbf-in|=energy torque
|kj|wh|whr|kwh|kwhr|gcal|gcal_it|mcal_it|kcal_it|btu_mean|btu (39 °f)|btu (39 ℉)|btu (59 °f)|btu (59 ℉)|btu (60 °f)|btu (60 ℉)|kbtu|mmbtu|thm us|thm (ec)|thm ec|thm (uk)|thm uk|t tnt|ttnt|gt tnt|mt tnt|kt tnt|g tnt|gtnt|gtoe|gtce|=energy
|lb ft|pound foot|lb fts|pound feet|in lb|in lbs|inch pound|in*lb|in·lb|in·lbs|inch pounds|in-lb|in-lbs|kilogram-force-meter|kilopond meter|kilogram-force-metre|kilopond metre|kilogram-force-meters|kilopond meters|kilogram force meter|kilogram force metre|kilogram force meters|newton-meter|newton meter|newton meters|newton metre|newton metres|N·m|N*m|N m|N-m|newtonmeter|newtonmeters|newtonmetre|newtonmetres|meganewton-meter|meganewton meter|meganewton meters|meganewton metre|meganewton metres|MN·m|MN*m|MNm|MN m|MN-m|kilonewton-meter|kilonewton meter|kilonewton meters|kilonewton metre|kilonewton metres|kN·m|kN*m|kNm|kN m|kN-m|kilonewtonmeter|kilonewtonmeters|kilonewtonmetre|kilonewtonmetres|millinewton-meter|millinewton meter|millinewton meters|millinewton metre|millinewton metres|mN·m|mN*m|mNm|mN m|mN-m|newton-centimeter|newton centimeter|newton centimeters|newton centimetre|newton centimetres|N·cm|N*cm|Ncm|N cm|N-cm|newton-millimeter|newton millimeter|newton millimeters|newton millimetre|newton millimetres|N·mm|N*mm|Nmm|N mm|N-mm|kilogram-force meter|kilogram-force meters|kilogram-force metre|kilogram-force metres|kg*m|kgfm|kgm|kg·m|mkgf|mkp|kilogram force metres|kilogram-force-centimeter|kilogram-force centimeter|kilogram-force centimeters|kilopond centimeter|kilogram-force centimetre|kilogram-force centimetres|kilopond centimetre|kgf·cm|kgf*cm|kg cm|kg*cm|kg-cm|kgcm|kgfcm|kg·cm|kilopond centimeters|kilogram force centimeters|kgf cm|kgf-cm|kilogram force centimeter|kilogram force centimetre|kilogram force centimetres|gram-force-centimeter|gram-force centimeter|gram-force centimeters|pond centimeter|gram-force centimetre|gram-force centimetres|pond centimetre|gf·cm|gf*cm|g*cm|gfcm|g·cm|pond centimeters|gram force centimeters|gf cm|gf-cm|gram force centimeter|gram force centimetre|gram force centimetres|dyne-centimeter|dyne centimeter|dyne centimeters|dyne centimetre|dyne centimetres|dyn·cm|dyn*cm|dyn cm|dyn-cm|pound-force-foot|pound-force foot|pound-force feet|lb*ft|lb·ft|pound force feet|lb-ft|poundforcefoot|poundforcefeet|lbft|poundfoot|lbfts|poundfeet|pound force foot|pound-force-inch|pound-force inch|pound-force inches|lb in|pound inch|lb*in|lb·in|lb ins|pound inches|pound force inches|lb-in|pound force inch|ounce-force-inch|ounce-force inch|ounce-force inches|in oz|inch ounce|inch-ounce-force|ounce inch|oz in|ozf·in|ozf*in|in·oz|oz*in|oz·in|in ozes|inch ounces|inch-ounces-force|ounce inches|oz ins|ounce force inches|ozf in|ozf-in|in-oz|oz-in|ounce force inch|inch ounce force|inch ounces force|ounce-force-foot|ounce-force foot|ounce-force feet|ounce foot|ozf·ft|ozf*ft|oz*ft|oz·ft|ounce feet|ounce force feet|ozf ft|ozf-ft|oz ft|oz-ft|ounce force foot|poundal-foot|poundal foot|poundal feet|pdl·ft|pdl*ft|pdl ft|pdl-ft|=torque energy
|Nm|=torque energy linear-density
|watt|watts|W|terawatt|terawatts|TW|teraws|gigawatt|gigawatts|GW|gigaws|gw|megawatt|megawatts|MW|megaws|kilowatt|kilowatts|kW|kilows|kw|milliwatt|milliwatts|mW|milliws|microwatt|microwatts|μW|uW|microws|µW|nanowatt|nanowatts|nW|nanows|picowatt|picowatts|pW|picows|horsepower|brake horsepower|horsepower (British)|horsepower mechanical|hydraulic horsepower|mechanical horsepower|shaft horsepower|hp|bhp|h.p|hp(I)|shp|brake horsepowers|horsepowers (British)|horsepower mechanicals|hydraulic horsepowers|mechanical horsepowers|shaft horsepowers|horsepowers|UK horsepower|brakehorsepower|horsepowermechanical|hydraulichorsepower|mechanicalhorsepower|shafthorsepower|UK hp|brakehorsepowers|horsepowermechanicals|hydraulichorsepowers|mechanicalhorsepowers|shafthorsepowers|horsepower (british)|horsepowers (british)|uk horsepower|horsepower-metric|metric horsepower|cheval-vapeur|chevaux-vapeur|metric hp|Pferdestarke|Pferdestärke|Pferdestärken|PS|cv|hp(M)|hpM|cheval-vapeurs|chevaux-vapeurs|metric hps|Pferdestarkes|Pferdestärkes|Pferdestärkens|hpm|horsepower metrics|horsepowermetric|metrichorsepower|chevalvapeur|chevauxvapeur|chevalvapeurs|chevauxvapeurs|horsepower metric|cheval vapeur|chevaux vapeur|pferdestarke|pferdestärke|pferdestärken|cheval vapeurs|chevaux vapeurs|pferdestarkes|pferdestärkes|pferdestärkens|horsepower-electric|electric horsepower|hp(E)|hpE|horsepower electrics|horsepower electric|horsepower-boiler|boiler horsepower|hp(S)|BoHP|hpS|horsepower boilers|horsepower boiler|bohp|horsepower-water|water horsepower|hp(W)|horsepower waters|horsepower water|btuh|MBH|kBTUH|MBtu/h|MBtu/hr|MBTUH|kbtuh|mbtu/h|mbtu/hr|mbtuh|ton-of-refrigeration|ton of refrigeration|tons of refrigeration|cooling ton|refrigeration ton|ton refrigeration|TR|TOR|USRT|cooling tons|refrigeration tons|ton refrigerations|usrt|solar-luminosity|solar luminosity|solar luminosities|nominal solar luminosity|L☉|L_sun|Lsun|nominal solar luminosities|lsun|decibel-watt|decibel watt|decibel watts|decibel relative to one watt|dBW|decibels relative to one watt|decibel-milliwatt|decibel milliwatt|decibel milliwatts|decibel relative to one milliwatt|dBm|dBmW|decibels relative to one milliwatt|dbmw|decibel-femtowatt|decibel femtowatt|decibel femtowatts|dBf|dBfW|dbfw|conventional-watt|conventional watt|conventional watts|conventional watt 90|watt-90|W₉₀|W90|watt 90|decibel-microwatt|decibel microwatt|decibel microwatts|dBμW|dBuW|dbuw|ton-of-refrigeration-japanese|Japanese ton of refrigeration|Japanese tons of refrigeration|Japanese refrigeration ton|JRT|Japanese refrigeration tons|tons of refrigeration japanese|ton of refrigeration japanese|japanese ton of refrigeration|japanese tons of refrigeration|japanese refrigeration ton|japanese refrigeration tons|ton-of-cooling-tower|cooling tower ton|cooling tower tons|ton of heat rejection|tons of heat rejection|tons of cooling tower|ton of cooling tower|=power
|foot-pound-force-per-second|foot pound-force per second|foot pounds-force per second|ft·lbf/s|ft*lbf/s|foot pound forces per second|ft lbf/s|ft-lbf/s|foot pound force per second|foot pounds force per second|foot-pound-force-per-minute|foot pound-force per minute|foot pounds-force per minute|ft·lbf/min|ft*lbf/min|foot pound forces per minute|ft lbf/min|ft-lbf/min|foot pound force per minute|foot pounds force per minute|kilogram-force-meter-per-second|kilogram-force meter per second|kilogram-force meters per second|kilogram-force metre per second|kilogram-force metres per second|kgf·m/s|kgf*m/s|kilogram force meters per second|kgf m/s|kgf-m/s|kilogram force meter per second|kilogram force metre per second|kilogram force metres per second|erg-per-second|erg per second|ergs per second|erg/s|kilocalorie-per-hour|kilocalorie per hour|kilocalories per hour|kcal/h|kcal/hr|british-thermal-unit-it-per-second|British thermal unit (IT) per second|British thermal units (IT) per second|BTU/s|british thermal unit it per second|british thermal unit (it) per second|british thermal units (it) per second|british-thermal-unit-it-per-minute|British thermal unit (IT) per minute|British thermal units (IT) per minute|BTU/min|british thermal unit it per minute|british thermal unit (it) per minute|british thermal units (it) per minute|british-thermal-unit-it-per-hour|British thermal unit (IT) per hour|British thermal units (IT) per hour|BTU/h|BTU/hr|british thermal unit it per hour|british thermal unit (it) per hour|british thermal units (it) per hour|thousand-british-thermal-unit-it-per-hour|thousand British thermal units per hour|thousand british thermal unit it per hour|thousand british thermal units per hour|=power apparent-power
|knm|=torque
|kilogram-meter-per-second|kilogram meter per second|kilogram meters per second|kilogram metre per second|kilogram metres per second|kg·m/s|kg*m/s|kg m/s|kg-m/s|newton-second|newton second|newton seconds|N·s|N*s|Ns|N s|N-s|dyne-second|dyne second|dyne seconds|dyn·s|dyn*s|dyn s|dyn-s|pound-force-second|pound-force second|pound-force seconds|lbf·s|lbf*s|pound force seconds|lbf s|lbf-s|pound force second|=momentum
|kilogram-square-meter|kilogram square meter|kilogram square meters|kilogram square metre|kilogram square metres|kg·m²|kg*m^2|kg*m2|kgm2|kgm^2|kg m²|kg-m²|pound-square-foot|pound square foot|pound square feet|pound foot squared|lb·ft²|lb*ft^2|lb*ft2|lb-ft2|lb-ft^2|pound foot squareds|lb ft²|lb-ft²|pound-square-inch|pound square inch|pound square inches|pound inch squared|lb·in²|lb*in^2|lb*in2|lb-in2|lb-in^2|pound inch squareds|lb in²|lb-in²|ounce-square-inch|ounce square inch|ounce square inches|ounce inch squared|oz·in²|oz*in^2|oz*in2|oz-in2|oz-in^2|ounce inch squareds|oz in²|oz-in²|slug-square-foot|slug square foot|slug square feet|slug·ft²|slug*ft^2|slug*ft2|slug ft²|slug-ft²|=moment-of-inertia
|newton-per-meter|newton per meter|newtons per meter|newton per metre|newtons per metre|N/m|millinewton-per-meter|millinewton per meter|millinewtons per meter|millinewton per metre|millinewtons per metre|mN/m|dyne-per-centimeter|dyne per centimeter|dynes per centimeter|dyne per centimetre|dynes per centimetre|dyn/cm|gram-force-per-centimeter|gram-force per centimeter|grams-force per centimeter|gram-force per centimetre|grams-force per centimetre|gf/cm|gram forces per centimeter|gram force per centimeter|grams force per centimeter|gram force per centimetre|grams force per centimetre|pound-force-per-inch|pound-force per inch|pounds-force per inch|lbf/in|pli|pound forces per inch|pound force per inch|pounds force per inch|pound-force-per-foot|pound-force per foot|pounds-force per foot|lbf/ft|plf|pound forces per foot|pound force per foot|pounds force per foot|kip-per-foot|kip per foot|kips per foot|kip/ft|klf|=surface-tension
|lb/in|=linear-density surface-tension
|pascal-square-root-meter|pascal square root meter|pascal square root meters|pascal root meter|pascal square root metre|pascal square root metres|pascal root metre|Pa·√m|Pa*√m|pascal root meters|Pa √m|Pa-√m|megapascal-square-root-meter|megapascal square root meter|megapascal square root meters|megapascal root meter|megapascal square root metre|megapascal square root metres|megapascal root metre|MPa·√m|MPa*√m|megapascal root meters|MPa √m|MPa-√m|mpa √m|kip-per-square-inch-square-root-inch|kip per square inch square root inch|kips per square inch square root inch|ksi root inch|ksi·√in|ksi*√in|ksi root inches|ksi √in|ksi-√in|=fracture-toughness
|liter-per-100-kilometer|liter per 100 kilometers|liters per 100 kilometers|liter per hundred kilometers|litre per 100 kilometres|litres per 100 kilometres|litre per hundred kilometres|L/100 km|L/100|l/100|l100km|lp100km|liters per hundred kilometers|liters per 100 kilometer|literperhundredkilometers|litreperhundredkilometres|liter per 100 kilometer|liter-per-kilometer|liter per kilometer|liters per kilometer|litre per kilometre|litres per kilometre|L/km|liter-per-10-kilometer|liter per 10 kilometers|liters per 10 kilometers|litre per 10 kilometres|litres per 10 kilometres|L/10 km|L/mil|l/mil|liters per 10 kilometer|liter per 10 kilometer|gallon-per-mile|gallon per mile|gallons per mile|gal/mi|gallon-per-100-mile|gallon per 100 miles|gallons per 100 miles|gal/100 mi|gallons per 100 mile|gallon per 100 mile|mile-per-gallon|mile per gallon|miles per gallon|mile per US gallon|mpg US|mpg|m.p.g|miles per US gallon|milepergallon|US mile-per-gallon|UK mile-per-gallon|US mile per gallon|UK mile per gallon|US miles per gallon|UK miles per gallon|US mpg|UK mpg|mile per us gallon|mpg us|miles per us gallon|us mile per gallon|uk mile per gallon|us miles per gallon|uk miles per gallon|us mpg|uk mpg|mile-per-gallon-imperial|mile per imperial gallon|miles per imperial gallon|imp mpg|mpg Imp.|mpg Imp|imp mpgs|miles per gallon imperial|milepergallonimperial|US mile-per-gallon-imperial|US mile per imperial gallon|US miles per imperial gallon|mile per gallon imperial|mpg imp|us mile per gallon imperial|us mile per imperial gallon|us miles per imperial gallon|kilometer-per-liter|kilometer per liter|kilometers per liter|kilometre per litre|kilometres per litre|km/L|kmpl|kpl|kilometerperliter|kilometreperlitre|mile-per-liter|mile per liter|miles per liter|mile per litre|miles per litre|mi/L|=fuel-economy
|bit|bits|binary digit|binary digits|binarydigit|binarydigits|petabit|petabits|petabinary digit|Pbit|Pb|petabinary digits|pbit|terabit|terabits|terabinary digit|Tbit|Tb|terabinary digits|tbit|gigabit|gigabits|gigabinary digit|Gbit|gigabinary digits|gbit|gigabinarydigit|gigabinarydigits|megabit|megabits|megabinary digit|Mbit|Mb|megabinary digits|mbit|megabinarydigit|megabinarydigits|kilobit|kilobits|kilobinary digit|kbit|kilobinary digits|kilobinarydigit|kilobinarydigits|tebibit|tebibits|tebibinary digit|Tibit|Tib|tebibinary digits|tibit|gibibit|gibibits|gibibinary digit|Gibit|Gib|gibibinary digits|gibit|mebibit|mebibits|mebibinary digit|Mibit|Mib|mebibinary digits|mibit|kibibit|kibibits|kibibinary digit|Kibit|Kib|kibibinary digits|kibit|byte|bytes|Byte|zettabyte|zettabytes|ZB|ZByte|Zbyte|zbyte|exabyte|exabytes|EB|EByte|Ebyte|ebyte|petabyte|petabytes|PB|PByte|Pbyte|pbyte|terabyte|terabytes|TB|TByte|Tbyte|tbyte|gigabyte|gigabytes|GB|GByte|Gbyte|gbyte|megabyte|megabytes|MB|MByte|Mbyte|mbyte|kilobyte|kilobytes|kB|kByte|kbyte|exbibyte|exbibytes|EiB|EiByte|Eibyte|eibyte|pebibyte|pebibytes|PiB|PiByte|Pibyte|pibyte|tebibyte|tebibytes|TiB|TiByte|Tibyte|tibyte|gibibyte|gibibytes|GiB|GiByte|Gibyte|gibyte|mebibyte|mebibytes|MiB|MiByte|Mibyte|mibyte|kibibyte|kibibytes|KiB|KiByte|Kibyte|kibyte|octet|octets|o|teraoctet|teraoctets|To|gigaoctet|gigaoctets|Go|megaoctet|megaoctets|Mo|kilooctet|kilooctets|ko|gibioctet|gibioctets|Gio|mebioctet|mebioctets|Mio|kibioctet|kibioctets|Kio|nibble|nibbles|half byte|nybble|nyble|quartet|semioctet|half bytes|nybbles|nybles|quartets|semioctets|crumb|crumbs|dibit|doublet|dibits|doublets|shannon|shannons|Sh|nat|nats|natural unit of information|natural units of information|hartley|hartleys|ban|decimal digit of information|dit|Hart|bans|decimal digits of information|dits|hart|trit|trits|ternary digit|ternary digits|word|words|double-word|double word|double words|DWORD|dword|quad-word|quadword|quadwords|QWORD|qword|quad words|quad word|=data
|Gb|=electric-current data
|B|=data level
|bit-per-second|bit per second|bits per second|bit/s|bitpersecond|terabit-per-second|terabit per second|terabits per second|Tbit/s|Tbps|tbit/s|gigabit-per-second|gigabit per second|gigabits per second|Gbit/s|gbps|gigabitpersecond|gbit/s|megabit-per-second|megabit per second|megabits per second|Mbit/s|mbps|megabitpersecond|mbit/s|kilobit-per-second|kilobit per second|kilobits per second|kbit/s|kbps|kilobitpersecond|gibibit-per-second|gibibit per second|gibibits per second|Gibit/s|Gibps|gibit/s|mebibit-per-second|mebibit per second|mebibits per second|Mibit/s|Mibps|mibit/s|kibibit-per-second|kibibit per second|kibibits per second|Kibit/s|Kibps|kibit/s|byte-per-second|byte per second|bytes per second|B/s|Bps|bytepersecond|terabyte-per-second|terabyte per second|terabytes per second|TB/s|TBps|gigabyte-per-second|gigabyte per second|gigabytes per second|GB/s|GBps|gigabytepersecond|megabyte-per-second|megabyte per second|megabytes per second|MB/s|MBps|megabytepersecond|kilobyte-per-second|kilobyte per second|kilobytes per second|kB/s|kBps|kilobytepersecond|gibibyte-per-second|gibibyte per second|gibibytes per second|GiB/s|GiBps|mebibyte-per-second|mebibyte per second|mebibytes per second|MiB/s|MiBps|kibibyte-per-second|kibibyte per second|kibibytes per second|KiB/s|KiBps|ds1|DS1|DS1s|T1|T1s|ds1s|ds3|DS3|DS3s|T3|T3s|ds3s|e1|E1|E1s|e1s|e3|E3|E3s|e3s|=data-rate
|bps|=data-rate ratio
|pixel-per-meter|pixel per meter|pixels per meter|pixel per metre|pixels per metre|px/m|pixel-per-centimeter|pixel per centimeter|pixels per centimeter|pixel per centimetre|pixels per centimetre|px/cm|ppcm|pixel-per-millimeter|pixel per millimeter|pixels per millimeter|pixel per millimetre|pixels per millimetre|px/mm|ppmm|pixel-per-inch|pixel per inch|pixels per inch|ppi|pixelperinch|dot-per-inch|dot per inch|dots per inch|dpi|dotperinch|dot-per-centimeter|dot per centimeter|dots per centimeter|dot per centimetre|dots per centimetre|dpcm|dot-per-millimeter|dot per millimeter|dots per millimeter|dot per millimetre|dots per millimetre|dpmm|dot-per-css-pixel|dot per CSS pixel|dots per CSS pixel|device pixel ratio|dppx|device pixel ratios|dots per css pixel|dot per css pixel|millimeter-per-pixel|millimeter per pixel|millimeters per pixel|millimetre per pixel|millimetres per pixel|mm/px|=resolution
|pixel|pixels|pel|picture element|pels|picture elements|pictureelement|pictureelements|gigapixel|gigapixels|gigapel|gigapicture element|Gpx|GP|gigapels|gigapicture elements|megapixel|megapixels|megapel|megapicture element|Mpx|MP|megapels|megapicture elements|mpx|megapictureelement|megapictureelements|kilopixel|kilopixels|kilopel|kilopicture element|kpx|kP|kilopels|kilopicture elements|dot|dots|=graphics
|P|=dynamic-viscosity graphics
|em|ems|em quad|typographic em|em quads|emquad|typographicem|emquads|typographicems|en|ens|en quad|en quads|enquad|enquads|=typewidth
|part|parts|count|decimal fraction|each|one|piece|portion|refractive index unit|unity|whole|1|ea|counts|decimal fractions|eaches|ones|pieces|portions|refractive index units|unities|wholes|decimalfraction|refractiveindexunit|decimalfractions|refractiveindexunits|percent|percent grade|percent slope|%|% ABV|% abv|% grade|% slope|% v/v|% vol|% w/w|ABV|abv|pct|percent grades|percent slopes|percents|percentgrade|percentslope|percentgrades|percentslopes|permille|millesimal fineness|part per thousand|per mil|promille|‰|millesimal finenesses|parts per thousand|promilles|permilles|permyriad|basis point|part per ten thousand|‱|bp|basis points|parts per ten thousand|permyriads|part-per-1e5|part per hundred thousand|parts per hundred thousand|per cent mille|pcm|parts per 1e5|part per 1e5|part-per-1e6|part per million|parts per million|permillion|ppm|ppmv|ppmw|permillions|parts per 1e6|part per 1e6|part-per-1e9|part per billion|parts per billion|ppb|ppbv|parts per 1e9|part per 1e9|part-per-1e12|part per trillion|parts per trillion|ppt|pptv|parts per 1e12|part per 1e12|part-per-1e15|part per quadrillion|parts per quadrillion|ppq|parts per 1e15|part per 1e15|strain|m/m of strain|ε|strains|millistrain|millim/m of strain|mε|mstrain|millistrains|microstrain|microm/m of strain|με|uε|μstrain|µε|µstrain|microstrains|karat|karats|Kt|proof|american proof|degree proof|us proof|american proofs|degrees proof|us proofs|proofs|proof-imperial|imperial proof|sikes proof|sikes proofs|proof imperials|proof imperial|pair|pairs|brace|couple|pr|braces|couples|trio|trios|triple|triples|half-dozen|half dozen|half dozens|halfdozen|halfdozens|dozen|doz|dz|dzn|dozens|bakers-dozen|baker's dozen|long dozen|bk-doz|long dozens|bakers dozens|bakers dozen|score|scores|hundred|hundreds|long-hundred|long hundred|long hundreds|great hundred|small gross|sm-gr|great hundreds|small grosses|gross|gro|grosses|great-gross|great gross|gr-gr|great grosses|thousand|thousands|myriad|myriads|lakh|lac|lacs|lakhs|million|mio|millions|crore|crores|billion|arab|milliard|arabs|milliards|billions|trillion|trillions|quire|quires|ream|reams|avogadro-number|Avogadro number|Avogadro numbers|N_A|avogadro numbers|avogadro number|fine-structure-constant|fine structure constant|fine structure constants|α|=ratio
|ratio|ratios|=ratio level
|twenty-foot-equivalent-unit|twenty foot equivalent unit|twenty foot equivalent units|twenty-foot container|TEU|twenty-foot containers|twenty foot container|twenty foot containers|forty-foot-equivalent-unit|forty foot equivalent unit|forty foot equivalent units|forty-foot container|FEU|forty-foot containers|forty foot container|forty foot containers|=container-capacity
|power-ratio|power ratio|power ratios|decibel|decibels|dB|bel|bels|neper|nepers|Np|magnitude|stellar magnitude|stellar magnitudes|astronomical magnitude|mag|astronomical magnitudes|magnitudes|stop|stops|exposure value step|photographic stop|exposure value steps|photographic stops|decibel-carrier|decibel relative to the carrier|decibels relative to the carrier|dBc|decibel carriers|decibel carrier|decibel-full-scale|decibel relative to full scale|decibels relative to full scale|dBFS|dB FS|dBfs|decibel full scales|decibel full scale|dbfs|=level
|sone|sones|phon|phons|=loudness
|frequency-ratio|frequency ratio|frequency ratios|octave|octaves|oct|whole-tone|whole tone|whole tones|equal-tempered tone|whole step|equal-tempered tones|whole steps|equal tempered tone|equal tempered tones|semitone|semitones|half step|half tone|half steps|half tones|quarter-tone|quarter tone|quarter tones|¢|savart|savarts|frequency-decade|frequency decade|frequency decades|=musical-interval
|kilogram-per-cubic-meter|kilogram per cubic meter|kilograms per cubic meter|kilogram per cubic metre|kilograms per cubic metre|kg/m³|kg/m^3|kg/m3|gram-per-cubic-meter|gram per cubic meter|grams per cubic meter|gram per cubic metre|grams per cubic metre|g/m³|g/m^3|g/m3|milligram-per-cubic-meter|milligram per cubic meter|milligrams per cubic meter|milligram per cubic metre|milligrams per cubic metre|mg/m³|mg/m^3|mg/m3|microgram-per-cubic-meter|microgram per cubic meter|micrograms per cubic meter|microgram per cubic metre|micrograms per cubic metre|μg/m³|ug/m^3|ug/m3|µg/m³|gram-per-cubic-centimeter|gram per cubic centimeter|grams per cubic centimeter|gram per cubic centimetre|grams per cubic centimetre|g/cm³|g/cm^3|g/cm3|gcc|gram-per-milliliter|gram per milliliter|grams per milliliter|gram per millilitre|grams per millilitre|g/mL|microgram-per-milliliter|microgram per milliliter|micrograms per milliliter|microgram per millilitre|micrograms per millilitre|μg/mL|ug/mL|µg/mL|nanogram-per-milliliter|nanogram per milliliter|nanograms per milliliter|nanogram per millilitre|nanograms per millilitre|ng/mL|gram-per-liter|gram per liter|grams per liter|gram per litre|grams per litre|g/L|kilogram-per-liter|kilogram per liter|kilograms per liter|kilogram per litre|kilograms per litre|kg/L|milligram-per-liter|milligram per liter|milligrams per liter|milligram per litre|milligrams per litre|mg/L|microgram-per-liter|microgram per liter|micrograms per liter|microgram per litre|micrograms per litre|μg/L|ug/L|µg/L|gram-per-deciliter|gram per deciliter|grams per deciliter|percent weight in volume|gram per decilitre|grams per decilitre|g/dL|% (w/v)|% m/v|% w/v|%w/v|percent weight in volumes|milligram-per-deciliter|milligram per deciliter|milligrams per deciliter|millipercent weight in volume|milligram per decilitre|milligrams per decilitre|mg/dL|m% (w/v)|m% m/v|m% w/v|m%w/v|millipercent weight in volumes|pound-per-cubic-foot|pound per cubic foot|pounds per cubic foot|lb/ft³|lb/ft^3|lb/ft3|pcf|pound-per-cubic-inch|pound per cubic inch|pounds per cubic inch|lb/in³|lb/in^3|lb/in3|pound-per-cubic-yard|pound per cubic yard|pounds per cubic yard|lb/yd³|lb/yd^3|lb/yd3|pound-per-gallon|pound per gallon|pounds per gallon|lb/gal|ppg|pound-per-gallon-imperial|pound per imperial gallon|pounds per imperial gallon|lb/gal Imp.|lb/gal Imp|pounds per gallon imperial|pound per gallon imperial|lb/gal imp|ounce-per-cubic-inch|ounce per cubic inch|ounces per cubic inch|oz/in³|oz/in^3|oz/in3|ounce-per-gallon|ounce per gallon|ounces per gallon|oz/gal|grain-per-gallon|grain per gallon|grains per gallon|gpg|grain-per-gallon-imperial|grain per imperial gallon|grains per imperial gallon|Clark degree|degree Clark|English degree|gr/gal Imp.|gr/gal Imp|Clark degrees|degrees Clark|English degrees|grains per gallon imperial|grain per gallon imperial|clark degree|degree clark|english degree|gr/gal imp|clark degrees|degrees clark|english degrees|slug-per-cubic-foot|slug per cubic foot|slugs per cubic foot|slug/ft³|slug/ft^3|slug/ft3|=density
|newton-per-cubic-meter|newton per cubic meter|newtons per cubic meter|newton per cubic metre|newtons per cubic metre|N/m³|N/m^3|N/m3|kilonewton-per-cubic-meter|kilonewton per cubic meter|kilonewtons per cubic meter|kilonewton per cubic metre|kilonewtons per cubic metre|kN/m³|kN/m^3|kN/m3|pound-force-per-cubic-foot|pound-force per cubic foot|pounds-force per cubic foot|lbf/ft³|lbf/ft^3|lbf/ft3|pound forces per cubic foot|pound force per cubic foot|pounds force per cubic foot|ofhg|of mercury|mercury|Hg|mercuries|ofhgs|of-water|of water|of head|of water column|of water gauge|water|water column|water gauge|H2O|WC|WG|of heads|of water columns|of water gauges|waters|water columns|water gauges|of waters|=specific-weight
|kilogram-per-meter|kilogram per meter|kilograms per meter|kilogram per metre|kilograms per metre|kg/m|gram-per-meter|gram per meter|grams per meter|gram per metre|grams per metre|g/m|tex|texes|kilotex|ktex|kilotexes|decitex|dtex|decitexes|millitex|mtex|millitexes|denier|den|deniers|pound-per-foot|pound per foot|pounds per foot|lb/ft|pound-per-inch|pound per inch|pounds per inch|pound-per-yard|pound per yard|pounds per yard|lb/yd|yarn-number-metric|metric yarn number|metric yarn numbers|metric count|metric yarn count|number metric|metric counts|metric yarn counts|number metrics|yarn number metrics|yarn number metric|yarn-number-cotton|English cotton yarn number|English cotton yarn numbers|cotton count|cotton yarn count|English cotton count|number English|Ne|Nec|cotton counts|cotton yarn counts|English cotton counts|number Englishes|yarn number cottons|yarn number cotton|english cotton yarn number|english cotton yarn numbers|english cotton count|number english|english cotton counts|number englishes|yarn-number-worsted|worsted yarn number|worsted yarn numbers|worsted count|worsted yarn count|NeK|worsted counts|worsted yarn counts|yarn number worsteds|yarn number worsted|jute-number|jute number|jute numbers|aberdeen|jute|pound per spyndle|lb/spyndle|aberdeens|jutes|pounds per spyndle|=linear-density
|kilogram-per-square-meter|kilogram per square meter|kilograms per square meter|kilogram per square metre|kilograms per square metre|kg/m²|kg/m^2|kg/m2|gram-per-square-meter|gram per square meter|grams per square meter|grammage|gram per square metre|grams per square metre|g/m²|g/m^2|g/m2|gsm|grammages|gram-per-square-centimeter|gram per square centimeter|grams per square centimeter|gram per square centimetre|grams per square centimetre|g/cm²|g/cm^2|g/cm2|kilogram-per-square-centimeter|kilograms per square centimetre|kg/cm²|kilogram-per-hectare|kilogram per hectare|kilograms per hectare|kg/ha|tonne-per-hectare|tonne per hectare|tonnes per hectare|t/ha|ounce-per-square-yard|ounce per square yard|ounces per square yard|oz/yd²|oz/yd^2|oz/yd2|opsy|osy|ounce-per-square-foot|ounce per square foot|ounces per square foot|oz/ft²|oz/ft^2|oz/ft2|pound-per-square-foot|lbm/ft²|lbm/ft^2|lbm/ft2|pound-per-square-inch|lbm/in²|lbm/in^2|lbm/in2|pound-per-acre|pound per acre|pounds per acre|lb/ac|ton-per-acre|short ton per acre|short tons per acre|tn/ac|tons per acre|ton per acre|momme-silk|momme (silk)|mommes|momme silks|momme silk|pound-bond-paper|pound of bond paper|pounds of bond paper|bond paper pound|pound bond|lb bond|# bond|lb bond paper|bond paper pounds|pound bonds|pound bond papers|pound bond paper|pound-text-paper|pound of text paper|pounds of text paper|pound book paper|pound offset|pound offset paper|pound text|lb text|# book|# offset|# text|lb book|lb offset|pound book papers|pound offsets|pound offset papers|pound texts|pound text papers|pound text paper|pound-cover-paper|pound of cover paper|pounds of cover paper|pound cover|pound cover stock|lb cover|# cover|lb cardstock|lb cover stock|pound covers|pound cover stocks|pound cover papers|pound cover paper|pound-bristol-paper|pound of bristol paper|pounds of bristol paper|pound bristol|lb bristol|pound bristols|pound bristol papers|pound bristol paper|pound-index-paper|pound of index paper|pounds of index paper|pound index|lb index|pound indexes|pound index papers|pound index paper|pound-tag-paper|pound of tag paper|pounds of tag paper|pound tag|lb tag|pound tags|pound tag papers|pound tag paper|=area-density
|cubic-meter-per-second|cubic meter per second|cubic meters per second|cubic metre per second|cubic metres per second|m³/s|m^3/s|m3/s|cumec|cubic-meter-per-minute|cubic meter per minute|cubic meters per minute|cubic metre per minute|cubic metres per minute|m³/min|m^3/min|m3/min|CMM|cubic-meter-per-hour|cubic meter per hour|cubic meters per hour|cubic metre per hour|cubic metres per hour|m³/h|m^3/h|m3/h|CMH|cmh|m³/hr|m^3/hr|m3/hr|cubicmeterperhour|cubicmetreperhour|cubic-meter-per-day|cubic meter per day|cubic meters per day|cubic metre per day|cubic metres per day|m³/d|m^3/d|m3/d|liter-per-second|liter per second|liters per second|litre per second|litres per second|L/s|LPS|lps|liter-per-minute|liter per minute|liters per minute|litre per minute|litres per minute|L/min|LPM|lpm|literperminute|litreperminute|liter-per-hour|liter per hour|liters per hour|litre per hour|litres per hour|L/h|LPH|lph|L/hr|literperhour|litreperhour|liter-per-day|liter per day|liters per day|litre per day|litres per day|L/d|LPD|lpd|megaliter-per-day|megaliter per day|megaliters per day|megalitre per day|megalitres per day|ML/d|ML/D|MLD|milliliter-per-minute|milliliter per minute|milliliters per minute|millilitre per minute|millilitres per minute|mL/min|mLPM|mlpm|cubic-centimeter-per-second|cubic centimeter per second|cubic centimeters per second|cubic centimetre per second|cubic centimetres per second|cm³/s|cm^3/s|cm3/s|cubic-foot-per-second|cubic foot per second|cubic feet per second|second-foot|ft³/s|ft^3/s|ft3/s|cfs|cusec|second-feet|second foot|second feet|cubic-foot-per-minute|cubic foot per minute|cubic feet per minute|ft³/min|ft^3/min|ft3/min|cfm|cubicfootperminute|cubic-foot-per-hour|cubic foot per hour|cubic feet per hour|ft³/h|ft^3/h|ft3/h|cfh|ft³/hr|ft^3/hr|ft3/hr|cubic-foot-per-day|cubic foot per day|cubic feet per day|ft³/d|ft^3/d|ft3/d|cfd|million-cubic-foot-per-day|million cubic foot per day|million cubic feet per day|MMcfd|MMcf/d|MMCFD|mmcfd|mmcf/d|billion-cubic-foot-per-day|billion cubic foot per day|billion cubic feet per day|Bcfd|Bcf/d|bcfd|gallon-per-minute|gallon per minute|gallons per minute|US gpm|gal/min|gpm|gpm (US)|US gpms|gallonperminute|US gallon-per-minute|UK gallon-per-minute|US gallon per minute|UK gallon per minute|US gallons per minute|UK gallons per minute|UK gpm|us gpm|gpm (us)|us gpms|us gallon per minute|uk gallon per minute|us gallons per minute|uk gallons per minute|uk gpm|gallon-per-hour|gallon per hour|gallons per hour|gal/h|gph|gal/hr|gallon-per-day|gallon per day|gallons per day|gal/d|gpd|million-gallon-per-day|million gallons per day|million US gallons per day|MGD|Mgal/d|Mgal/day|million gallon per day|million us gallons per day|mgal/d|mgal/day|gallon-imperial-per-minute|imperial gallon per minute|imperial gallons per minute|gpm imperial|gal Imp./min|igpm|gpm imperials|gallon imperials per minute|gallon imperial per minute|gal imp/min|gallon-imperial-per-hour|imperial gallon per hour|imperial gallons per hour|gal Imp./h|igph|gallon imperials per hour|gal Imp./hr|gallon imperial per hour|gal imp/h|gal imp/hr|gallon-imperial-per-day|imperial gallon per day|imperial gallons per day|gal Imp./d|igpd|gallon imperials per day|gallon imperial per day|gal imp/d|barrel-per-hour|barrel per hour|barrels per hour|bbl/h|bph|bbl/hr|barrel-per-day|barrel per day|barrels per day|bbl/d|bopd|bpd|acre-foot-per-year|acre foot per year|acre feet per year|ac·ft/yr|ac*ft/yr|afy|ac ft/yr|ac-ft/yr|miners-inch|miner's inch|miner's inches|miners inches|miners inch|sverdrup|sverdrups|=volume-flow
|Sv|=equivalent-dose volume-flow
|kilogram-per-second|kilogram per second|kilograms per second|kg/s|kilogram-per-minute|kilogram per minute|kilograms per minute|kg/min|kilogram-per-hour|kilogram per hour|kilograms per hour|kg/h|kg/hr|gram-per-second|gram per second|grams per second|g/s|tonne-per-hour|tonne per hour|tonnes per hour|t/h|tph|t/hr|tonne-per-day|tonne per day|tonnes per day|t/d|tpd|tonne-per-year|tonne per year|tonnes per year|t/yr|tpy|pound-per-second|pound per second|pounds per second|lb/s|pps|pound-per-minute|pound per minute|pounds per minute|lb/min|pound-per-hour|pound per hour|pounds per hour|lb/h|pph|lb/hr|pound-per-day|pound per day|pounds per day|lb/d|ppd|ton-per-hour|short ton per hour|short tons per hour|tn/h|tons per hour|tn/hr|ton per hour|=mass-flow
|mole-per-second|mole per second|moles per second|mol/s|kilomole-per-second|kilomole per second|kilomoles per second|kmol/s|millimole-per-second|millimole per second|millimoles per second|mmol/s|micromole-per-second|micromole per second|micromoles per second|μmol/s|umol/s|µmol/s|mole-per-hour|mole per hour|moles per hour|mol/h|mol/hr|kilomole-per-hour|kilomole per hour|kilomoles per hour|kmol/h|kmol/hr|standard-cubic-centimeter-per-minute|standard cubic centimeter per minute|standard cubic centimeters per minute|standard cubic centimetre per minute|standard cubic centimetres per minute|standard-cubic-centimeter-per-second|standard cubic centimeter per second|standard cubic centimeters per second|standard cubic centimetre per second|standard cubic centimetres per second|standard-liter-per-minute|standard liter per minute|standard liters per minute|standard litre per minute|standard litres per minute|sL/min|normal-liter-per-minute|normal liter per minute|normal liters per minute|normal litre per minute|normal litres per minute|NL/min|Nl/min|normal-cubic-meter-per-hour|normal cubic meter per hour|normal cubic meters per hour|normal cubic metre per hour|normal cubic metres per hour|Nm³/h|Nm^3/h|Nm3/h|Nm3/hr|Nm³/hr|Nm^3/hr|standard-cubic-meter-per-hour|standard cubic meter per hour|standard cubic meters per hour|standard cubic metre per hour|standard cubic metres per hour|Sm³/h|Sm^3/h|Sm3/h|Sm3/hr|Sm³/hr|Sm^3/hr|standard-cubic-meter-per-second|standard cubic meter per second|standard cubic meters per second|standard cubic metre per second|standard cubic metres per second|Sm³/s|Sm^3/s|Sm3/s|standard-cubic-foot-per-minute|standard cubic foot per minute|standard cubic feet per minute|standard-cubic-foot-per-hour|standard cubic foot per hour|standard cubic feet per hour|standard-cubic-foot-per-day|standard cubic foot per day|standard cubic feet per day|thousand-standard-cubic-foot-per-day|thousand standard cubic feet per day|Mscf/d|thousand standard cubic foot per day|mscf/d|million-standard-cubic-foot-per-day|million standard cubic feet per day|MMscf/d|million standard cubic foot per day|mmscf/d|katal|katals|kat|millikatal|millikatals|mkat|microkatal|microkatals|μkat|ukat|µkat|nanokatal|nanokatals|nkat|picokatal|picokatals|pkat|enzyme-unit|enzyme unit|enzyme units|enz unit|international unit of enzyme|unit of enzyme activity|enz units|international units of enzyme|units of enzyme activity|megaenzyme-unit|megaenzyme unit|megaenzyme units|megaenz unit|megainternational unit of enzyme|megaunit of enzyme activity|MU|megaenz units|megainternational units of enzyme|megaunits of enzyme activity|kiloenzyme-unit|kiloenzyme unit|kiloenzyme units|kiloenz unit|kilointernational unit of enzyme|kilounit of enzyme activity|kU|kiloenz units|kilointernational units of enzyme|kilounits of enzyme activity|millienzyme-unit|millienzyme unit|millienzyme units|millienz unit|milliinternational unit of enzyme|milliunit of enzyme activity|mU|millienz units|milliinternational units of enzyme|milliunits of enzyme activity|microenzyme-unit|microenzyme unit|microenzyme units|microenz unit|microinternational unit of enzyme|microunit of enzyme activity|μU|uU|microenz units|microinternational units of enzyme|microunits of enzyme activity|µU|=any molar-flow catalytic-activity
|standard milliliter per minute|standard millilitre per minute|sccm|SCCM|smlpm|standard milliliters per minute|sccs|SCCS|std cc/s|slm|SLM|SLPM|slpm|ln/min|NLPM|nlpm|NCMH|ncmh|SCMH|scmh|million-standard-cubic-meter-per-day|million standard cubic meters per day|million standard cubic metres per day|MMscmd|MMscm/d|MMSCMD|million standard cubic meter per day|mmscmd|mmscm/d|scfm|SCFM|scfh|SCFH|scfd|SCFD|Mscfd|MSCFD|mscfd|MMscfd|MMSCFD|mmscfd|=molar-flow
|pascal-second|pascal second|pascal seconds|poiseuille|Pa·s|Pa*s|Pas|Pl|poiseuilles|Pa s|Pa-s|millipascal-second|millipascal second|millipascal seconds|millipoiseuille|mPa·s|mPa*s|mPas|mPl|millipoiseuilles|mPa s|mPa-s|mpas|poise|poises|centipoise|centipoises|cP|millipoise|millipoises|mP|micropoise|micropoises|μP|uP|µP|pound-force-second-per-square-foot|pound-force second per square foot|pound-force seconds per square foot|lbf·s/ft²|lbf*s/ft^2|lbf*s/ft2|pound force seconds per square foot|lbf s/ft²|lbf-s/ft²|pound force second per square foot|reyn|reyns|pound-force second per square inch|pound-force seconds per square inch|pound force second per square inch|pound force seconds per square inch|microreyn|microreyns|micropound-force second per square inch|μreyn|ureyn|micropound-force seconds per square inch|µreyn|micropound force second per square inch|micropound force seconds per square inch|pound-per-foot-second|pound per foot second|pounds per foot second|lb/(ft·s)|lb/(ft*s)|lb/(ft s)|lb/(ft-s)|=dynamic-viscosity
|square-meter-per-second|square meter per second|square meters per second|square metre per second|square metres per second|m²/s|m^2/s|m2/s|square-millimeter-per-second|square millimeter per second|square millimeters per second|square millimetre per second|square millimetres per second|mm²/s|mm^2/s|mm2/s|stokes|St|centistokes|cSt|millistokes|mSt|square-foot-per-second|square foot per second|square feet per second|ft²/s|ft^2/s|ft2/s|saybolt-universal-second|Saybolt universal second at 100 °F|Saybolt universal seconds at 100 °F|Saybolt second|second Saybolt universal|SUS|SSU|SUV|Saybolt seconds|second Saybolt universals|saybolt universal seconds|Saybolt universal second at 100 ℉|Saybolt universal seconds at 100 ℉|saybolt universal second|saybolt universal second at 100 °f|saybolt universal seconds at 100 °f|saybolt second|second saybolt universal|saybolt seconds|second saybolt universals|saybolt universal second at 100 ℉|saybolt universal seconds at 100 ℉|saybolt-furol-second|Saybolt Furol second at 122 °F|Saybolt Furol seconds at 122 °F|second Saybolt Furol|SFS|SSF|second Saybolt Furols|saybolt furol seconds|Saybolt Furol second at 122 ℉|Saybolt Furol seconds at 122 ℉|saybolt furol second|saybolt furol second at 122 °f|saybolt furol seconds at 122 °f|second saybolt furol|second saybolt furols|saybolt furol second at 122 ℉|saybolt furol seconds at 122 ℉|redwood-second|Redwood No. 1 second|Redwood No. 1 seconds|Redwood No 1 second|redwood seconds|redwood second|redwood no 1 second|redwood no 1 seconds|degree-engler|degree Engler|degrees Engler|Engler|Engler degree|°E|°Engler|Englers|Engler degrees|degrees engler|degree engler|engler|engler degree|°engler|englers|engler degrees|=kinematic-viscosity
|per-pascal-second|reciprocal pascal second|reciprocal pascal seconds|1/Pa·s|1/Pa*s|per pascal second|1/Pa s|1/Pa-s|rhe|rhes|=fluidity
|kilogram-per-pascal-second-square-meter|kilogram per pascal second square meter|kilograms per pascal second square meter|kilogram per pascal second square metre|kilograms per pascal second square metre|kg/(Pa·s·m²)|kg/(Pa*s*m^2)|kg/(Pa*s*m2)|kg/(Pa s m²)|kg/(Pa-s-m²)|perm|perms|US perm|US perms|us perm|us perms|perm-0-celsius|perm (0 °C)|perms (0 °C)|perm 0 celsiuses|perm (0 ℃)|perms (0 ℃)|perm 0 celsius|perm (0 °c)|perms (0 °c)|perm-23-celsius|perm (23 °C)|perms (23 °C)|perm 23 celsiuses|perm (23 ℃)|perms (23 ℃)|perm 23 celsius|perm (23 °c)|perms (23 °c)|perm-metric|metric perm|metric perms|perm metrics|perm metric|=vapor-permeance
|perm-inch|perm inch|perm inches|perm·in|perm*in|perm in|perm-in|perm-inch-0-celsius|perm inch (0 °C)|perm inches (0 °C)|perm inch 0 celsiuses|perm inch (0 ℃)|perm inches (0 ℃)|perm inch 0 celsius|perm inch (0 °c)|perm inches (0 °c)|perm-inch-23-celsius|perm inch (23 °C)|perm inches (23 °C)|perm inch 23 celsiuses|perm inch (23 ℃)|perm inches (23 ℃)|perm inch 23 celsius|perm inch (23 °c)|perm inches (23 °c)|=vapor-permeability
|nephelometric-turbidity-unit|nephelometric turbidity unit|nephelometric turbidity units|NTU|formazin-nephelometric-unit|formazin nephelometric unit|formazin nephelometric units|formazin turbidity unit|FNU|FTU|formazin turbidity units|=turbidity
|joule-per-kilogram|joule per kilogram|joules per kilogram|J/kg|megajoule-per-kilogram|megajoule per kilogram|megajoules per kilogram|MJ/kg|kilojoule-per-kilogram|kilojoule per kilogram|kilojoules per kilogram|kJ/kg|joule-per-gram|joule per gram|joules per gram|J/g|kilojoule-per-100-gram|kilojoule per 100 grams|kilojoules per 100 grams|kJ/100 g|kilojoules per 100 gram|kilojoule per 100 gram|=specific-energy absorbed-dose equivalent-dose
|watt-hour-per-kilogram|watt hour per kilogram|watt hours per kilogram|Wh/kg|kilocalorie-per-gram|kilocalorie per gram|kilocalories per gram|kcal/g|kilocalorie-per-kilogram|kilocalorie per kilogram|kilocalories per kilogram|kcal/kg|kilocalorie-per-100-gram|kilocalorie per 100 grams|kilocalories per 100 grams|kcal/100 g|kilocalories per 100 gram|kilocalorie per 100 gram|british-thermal-unit-it-per-pound|British thermal unit (IT) per pound|British thermal units (IT) per pound|BTU/lb|british thermal unit it per pound|british thermal unit (it) per pound|british thermal units (it) per pound|=specific-energy absorbed-dose
|calorie-per-gram|calorie per gram|calories per gram|cal/g|=specific-energy
|gasoline-energy-density|gasoline energy density|gasoline energy densities|energy density of gasoline|energy densities of gasoline|working-level|working level|working levels|WL|=energy-density
|joule-per-mole|joule per mole|joules per mole|J/mol|kilojoule-per-mole|kilojoule per mole|kilojoules per mole|kJ/mol|calorie-per-mole|calorie per mole|calories per mole|cal/mol|kilocalorie-per-mole|kilocalorie per mole|kilocalories per mole|kcal/mol|electronvolt-per-item|electronvolt per entity|electronvolts per entity|electronvolt per atom|electronvolt per molecule|electronvolt per particle|eV/item|eV/atom|eV/molecule|eV/particle|electronvolts per atom|electronvolts per molecule|electronvolts per particle|electronvolts per item|electronvolt per item|ev/item|ev/atom|ev/molecule|ev/particle|=molar-energy
|watt-per-meter-kelvin|watt per meter kelvin|watts per meter kelvin|watt per metre kelvin|watts per metre kelvin|W/(m·K)|W/(m*K)|W/(m K)|W/(m-K)|kilocalorie-per-hour-meter-celsius|kilocalorie per hour meter degree Celsius|kilocalories per hour meter degree Celsius|kilocalorie per hour metre degree Celsius|kilocalories per hour metre degree Celsius|kcal/(h·m·°C)|kcal/(h*m*°C)|kilocalories per hour meter celsius|kcal/(h m °C)|kcal/(h-m-°C)|kcal/(h·m·℃)|kcal/(h*m*℃)|kilocalorie per hour meter celsius|kilocalorie per hour meter degree celsius|kilocalories per hour meter degree celsius|kilocalorie per hour metre degree celsius|kilocalories per hour metre degree celsius|kcal/(h·m·°c)|kcal/(h*m*°c)|kcal/(h m °c)|calorie-per-second-centimeter-celsius|calorie per second centimeter degree Celsius|calories per second centimeter degree Celsius|calorie per second centimetre degree Celsius|calories per second centimetre degree Celsius|cal/(s·cm·°C)|cal/(s*cm*°C)|calories per second centimeter celsius|cal/(s cm °C)|cal/(s-cm-°C)|cal/(s·cm·℃)|cal/(s*cm*℃)|calorie per second centimeter celsius|calorie per second centimeter degree celsius|calories per second centimeter degree celsius|calorie per second centimetre degree celsius|calories per second centimetre degree celsius|british-thermal-unit-it-per-hour-foot-fahrenheit|British thermal unit (IT) per hour foot degree Fahrenheit|British thermal units (IT) per hour foot degree Fahrenheit|BTU/(h·ft·°F)|BTU/(h*ft*°F)|BTU/(h ft °F)|BTU/(h-ft-°F)|BTU/(h·ft·℉)|BTU/(h*ft*℉)|british thermal unit it per hour foot fahrenheit|british thermal unit (it) per hour foot degree fahrenheit|british thermal units (it) per hour foot degree fahrenheit|btu/(h ft °f)|british-thermal-unit-it-inch-per-hour-square-foot-fahrenheit|British thermal unit (IT) inch per hour square foot degree Fahrenheit|British thermal unit (IT) inches per hour square foot degree Fahrenheit|BTU·in/(h·ft²·°F)|BTU*in/(h*ft^2*°F)|BTU*in/(h*ft2*°F)|british thermal unit it inches per hour square foot fahrenheit|BTU in/(h ft² °F)|BTU-in/(h-ft²-°F)|BTU·in/(h·ft²·℉)|BTU*in/(h*ft^2*℉)|BTU*in/(h*ft2*℉)|british thermal unit it inch per hour square foot fahrenheit|british thermal unit (it) inch per hour square foot degree fahrenheit|british thermal unit (it) inches per hour square foot degree fahrenheit|btu in/(h ft² °f)|=thermal-conductivity
|square-meter-kelvin-per-watt|square meter kelvin per watt|square meter kelvins per watt|metric R-value|RSI-value|square metre kelvin per watt|square metre kelvins per watt|m²·K/W|m^2*K/W|m2*K/W|RSI|metric R-values|RSI-values|m² K/W|m²-K/W|metric r value|rsi value|metric r values|rsi values|square-meter-celsius-per-watt|square meter degree Celsius per watt|square meter degrees Celsius per watt|square metre degree Celsius per watt|square metre degrees Celsius per watt|m²·°C/W|m^2*°C/W|m2*°C/W|square meter celsiuses per watt|m² °C/W|m²-°C/W|m²·℃/W|m^2*℃/W|m2*℃/W|square meter celsius per watt|square meter degree celsius per watt|square meter degrees celsius per watt|square metre degree celsius per watt|square metre degrees celsius per watt|square-foot-hour-fahrenheit-per-british-thermal-unit-it|square foot hour degree Fahrenheit per British thermal unit (IT)|square foot hour degrees Fahrenheit per British thermal unit (IT)|R-value|US R-value|ft²·h·°F/BTU|ft^2*h*°F/BTU|ft2*h*°F/BTU|RUS|R-values|US R-values|square foot hour fahrenheits per british thermal unit it|ft² h °F/BTU|ft²-h-°F/BTU|ft²·h·℉/BTU|ft^2*h*℉/BTU|ft2*h*℉/BTU|square foot hour fahrenheit per british thermal unit it|square foot hour degree fahrenheit per british thermal unit (it)|square foot hour degrees fahrenheit per british thermal unit (it)|r value|us r value|r values|us r values|ft² h °f/btu|clo|clos|tog|togs|=thermal-insulance
|per-kelvin|reciprocal kelvin|reciprocal kelvins|inverse kelvin|K⁻¹|K^-1|K-1|inverse kelvins|per kelvin|per-celsius|reciprocal degree Celsius|reciprocal degrees Celsius|inverse degree Celsius|°C⁻¹|°C^-1|°C-1|inverse degrees Celsius|per celsius|℃⁻¹|℃^-1|℃-1|reciprocal degree celsius|reciprocal degrees celsius|inverse degree celsius|inverse degrees celsius|per-fahrenheit|reciprocal degree Fahrenheit|reciprocal degrees Fahrenheit|inverse degree Fahrenheit|°F⁻¹|°F^-1|°F-1|inverse degrees Fahrenheit|per fahrenheit|℉⁻¹|℉^-1|℉-1|reciprocal degree fahrenheit|reciprocal degrees fahrenheit|inverse degree fahrenheit|inverse degrees fahrenheit|part-per-1e6-per-kelvin|part per million per kelvin|parts per million per kelvin|micrometer per meter kelvin|part per million per degree Celsius|micrometre per metre kelvin|ppm/K|ppm/C|ppm/°C|micrometers per meter kelvin|parts per million per degree Celsius|parts per 1e6 per kelvin|ppm/℃|part per 1e6 per kelvin|part per million per degree celsius|parts per million per degree celsius|=thermal-expansion
|joule-per-kelvin|joule per kelvin|joules per kelvin|J/K|kilojoule-per-kelvin|kilojoule per kelvin|kilojoules per kelvin|kJ/K|calorie-per-kelvin|calorie per kelvin|calories per kelvin|clausius|cal/K|clausiuses|british-thermal-unit-it-per-fahrenheit|British thermal unit (IT) per degree Fahrenheit|British thermal units (IT) per degree Fahrenheit|BTU/°F|BTU/℉|british thermal unit it per fahrenheit|british thermal unit (it) per degree fahrenheit|british thermal units (it) per degree fahrenheit|=heat-capacity
|joule-per-kilogram-kelvin|joule per kilogram kelvin|joules per kilogram kelvin|J/(kg·K)|J/(kg*K)|J/(kg K)|J/(kg-K)|kilojoule-per-kilogram-kelvin|kilojoule per kilogram kelvin|kilojoules per kilogram kelvin|kJ/(kg·K)|kJ/(kg*K)|kJ/(kg K)|kJ/(kg-K)|joule-per-gram-celsius|joule per gram degree Celsius|joules per gram degree Celsius|J/(g·°C)|J/(g*°C)|joules per gram celsius|J/(g °C)|J/(g-°C)|J/(g·℃)|J/(g*℃)|joule per gram celsius|joule per gram degree celsius|joules per gram degree celsius|calorie-per-gram-celsius|calorie per gram degree Celsius|calories per gram degree Celsius|cal/(g·°C)|cal/(g*°C)|calories per gram celsius|cal/(g °C)|cal/(g-°C)|cal/(g·℃)|cal/(g*℃)|calorie per gram celsius|calorie per gram degree celsius|calories per gram degree celsius|british-thermal-unit-it-per-pound-fahrenheit|British thermal unit (IT) per pound degree Fahrenheit|British thermal units (IT) per pound degree Fahrenheit|BTU/(lb·°F)|BTU/(lb*°F)|BTU/(lb °F)|BTU/(lb-°F)|BTU/(lb·℉)|BTU/(lb*℉)|british thermal unit it per pound fahrenheit|british thermal unit (it) per pound degree fahrenheit|british thermal units (it) per pound degree fahrenheit|btu/(lb °f)|=specific-heat-capacity
|joule-per-mole-kelvin|joule per mole kelvin|joules per mole kelvin|J/(mol·K)|J/(mol*K)|J/(mol K)|J/(mol-K)|j/(mol k)|kilojoule-per-mole-kelvin|kilojoule per mole kelvin|kilojoules per mole kelvin|kJ/(mol·K)|kJ/(mol*K)|kJ/(mol K)|kJ/(mol-K)|kj/(mol k)|calorie-per-mole-kelvin|calorie per mole kelvin|calories per mole kelvin|entropy unit|cal/(mol·K)|cal/(mol*K)|entropy units|cal/(mol K)|cal/(mol-K)|molar-gas-constant|molar gas constant|molar gas constants|gas constant|ideal gas constant|universal gas constant|gas constants|ideal gas constants|universal gas constants|=molar-heat-capacity
|watt-per-square-meter|watt per square meter|watts per square meter|watt per square metre|watts per square metre|W/m²|W/m^2|W/m2|kilowatt-per-square-meter|kilowatt per square meter|kilowatts per square meter|kilowatt per square metre|kilowatts per square metre|kW/m²|kW/m^2|kW/m2|watt-per-square-centimeter|watt per square centimeter|watts per square centimeter|watt per square centimetre|watts per square centimetre|W/cm²|W/cm^2|W/cm2|watt-per-square-foot|watt per square foot|watts per square foot|W/ft²|W/ft^2|W/ft2|kilocalorie-per-hour-square-meter|kilocalorie per hour square meter|kilocalories per hour square meter|kilocalorie per hour square metre|kilocalories per hour square metre|kcal/(h·m²)|kcal/(h*m^2)|kcal/(h*m2)|kcal/(h m²)|kcal/(h-m²)|british-thermal-unit-it-per-hour-square-foot|British thermal unit (IT) per hour square foot|British thermal units (IT) per hour square foot|BTU/(h·ft²)|BTU/(h*ft^2)|BTU/(h*ft2)|BTU/(h ft²)|BTU/(h-ft²)|british thermal unit it per hour square foot|british thermal unit (it) per hour square foot|british thermal units (it) per hour square foot|btu/(h ft²)|solar-irradiance|nominal total solar irradiance|nominal total solar irradiances|solar constant|S☉|solar constants|solar irradiances|solar irradiance|met|mets|=heat-flux
|watt-per-square-meter-kelvin|watt per square meter kelvin|watts per square meter kelvin|watt per square metre kelvin|watts per square metre kelvin|W/(m²·K)|W/(m^2*K)|W/(m2*K)|W/(m² K)|W/(m²-K)|kilocalorie-per-hour-square-meter-celsius|kilocalorie per hour square meter degree Celsius|kilocalories per hour square meter degree Celsius|kilocalorie per hour square metre degree Celsius|kilocalories per hour square metre degree Celsius|kcal/(h·m²·°C)|kcal/(h*m^2*°C)|kcal/(h*m2*°C)|kilocalories per hour square meter celsius|kcal/(h m² °C)|kcal/(h-m²-°C)|kcal/(h·m²·℃)|kcal/(h*m^2*℃)|kcal/(h*m2*℃)|kilocalorie per hour square meter celsius|kilocalorie per hour square meter degree celsius|kilocalories per hour square meter degree celsius|kilocalorie per hour square metre degree celsius|kilocalories per hour square metre degree celsius|kcal/(h·m²·°c)|kcal/(h*m^2*°c)|kcal/(h*m2*°c)|kcal/(h m² °c)|british-thermal-unit-it-per-hour-square-foot-fahrenheit|British thermal unit (IT) per hour square foot degree Fahrenheit|British thermal units (IT) per hour square foot degree Fahrenheit|US U-factor|BTU/(h·ft²·°F)|BTU/(h*ft^2*°F)|BTU/(h*ft2*°F)|US U-factors|BTU/(h ft² °F)|BTU/(h-ft²-°F)|BTU/(h·ft²·℉)|BTU/(h*ft^2*℉)|BTU/(h*ft2*℉)|british thermal unit it per hour square foot fahrenheit|british thermal unit (it) per hour square foot degree fahrenheit|british thermal units (it) per hour square foot degree fahrenheit|us u factor|us u factors|btu/(h ft² °f)|=heat-transfer-coefficient
|joule-per-square-meter|joule per square meter|joules per square meter|joule per square metre|joules per square metre|J/m²|J/m^2|J/m2|joule-per-square-centimeter|joule per square centimeter|joules per square centimeter|joule per square centimetre|joules per square centimetre|J/cm²|J/cm^2|J/cm2|kilowatt-hour-per-square-meter|kilowatt hour per square meter|kilowatt hours per square meter|peak sun hour|kilowatt hour per square metre|kilowatt hours per square metre|kWh/m²|kWh/m^2|kWh/m2|peak sun hours|langley|langleys|Ly|=radiant-exposure
|mole|moles|gram-mole|gram-molecule|mol|g-mol|gmol|gram-moles|gram-molecules|gram mole|gram molecule|gram moles|gram molecules|kilomole|kilomoles|kilogram-mole|kilogram-molecule|kmol|kg-mol|kgmol|kilogram-moles|kilogram-molecules|kilogram mole|kilogram molecule|kilogram moles|kilogram molecules|millimole|millimoles|milligram-mole|milligram-molecule|mmol|mg-mol|mgmol|milligram-moles|milligram-molecules|milligram mole|milligram molecule|milligram moles|milligram molecules|micromole|micromoles|microgram-mole|microgram-molecule|μmol|umol|μg-mol|μgmol|microgram-moles|microgram-molecules|µmol|µg-mol|µgmol|microgram mole|microgram molecule|microgram moles|microgram molecules|nanomole|nanomoles|nanogram-mole|nanogram-molecule|nmol|ng-mol|ngmol|nanogram-moles|nanogram-molecules|nanogram mole|nanogram molecule|nanogram moles|nanogram molecules|picomole|picomoles|picogram-mole|picogram-molecule|pmol|pg-mol|pgmol|picogram-moles|picogram-molecules|picogram mole|picogram molecule|picogram moles|picogram molecules|item|items|atom|cell|entity|ion|molecule|particle|atoms|cells|entities|ions|molecules|particles|equivalent|equivalents|Eq|eq|milliequivalent|milliequivalents|mEq|meq|microequivalent|microequivalents|μEq|uEq|μeq|µEq|µeq|osmole|osmoles|osmol|Osm|osm|osmols|milliosmole|milliosmoles|milliosmol|mOsm|mosm|milliosmols|pound-mole|pound mole|pound moles|pound mol|lbmol|lb*mol|lb-mol|lbmole|lb·mol|pound mols|lb mol|ounce-mole|ounce mole|ounce moles|ozmol|tonne-mole|tonne mole|tonne moles|tmol|normal-cubic-meter|normal cubic meter|normal cubic meters|cubic meter at normal conditions|normal cubic metre|normal cubic metres|cubic metre at normal conditions|Nm³|Nm^3|Nm3|m³(N)|normal-liter|normal liter|normal liters|liter at normal conditions|normal litre|normal litres|litre at normal conditions|NL|standard-cubic-meter|standard cubic meter|standard cubic meters|cubic meter at standard conditions|standard cubic metre|standard cubic metres|cubic metre at standard conditions|Sm³|Sm^3|Sm3|scm|standard-cubic-foot|standard cubic foot|standard cubic feet|cubic foot at standard conditions|scf|SCF|thousand-standard-cubic-foot|thousand standard cubic feet|Mscf|kscf|MSCF|thousand standard cubic foot|mscf|million-standard-cubic-foot|million standard cubic feet|MMscf|MMSCF|million standard cubic foot|mmscf|standard-liter|standard liter|standard liters|liter at standard conditions|standard litre|standard litres|litre at standard conditions|sL|standard-cubic-centimeter|standard cubic centimeter|standard cubic centimeters|cubic centimeter at standard conditions|standard cubic centimetre|standard cubic centimetres|cubic centimetre at standard conditions|scc|einstein|einsteins|=amount-of-substance
|mole-per-cubic-meter|mole per cubic meter|moles per cubic meter|mole per cubic metre|moles per cubic metre|mol/m³|mol/m^3|mol/m3|mole-per-liter|mole per liter|moles per liter|mole per litre|moles per litre|mol/L|millimole-per-liter|millimole per liter|millimoles per liter|millimole per litre|millimoles per litre|mmol/L|mmol/l|micromole-per-liter|micromole per liter|micromoles per liter|micromole per litre|micromoles per litre|μmol/L|umol/L|µmol/L|umol/l|nanomole-per-liter|nanomole per liter|nanomoles per liter|nanomole per litre|nanomoles per litre|nmol/L|nmol/l|acidity|acidities|phs|molar|molars|molarity|M|molarities|millimolar|millimolars|millimolarity|mM|millimolarities|micromolar|micromolars|micromolarity|μM|uM|micromolarities|µM|nanomolar|nanomolars|nanomolarity|nM|nanomolarities|picomolar|picomolars|picomolarity|pM|picomolarities|item-per-cubic-meter|item per cubic meter|items per cubic meter|item per cubic metre|items per cubic metre|item/m³|item/m^3|item/m3|milligram-ofglucose-per-deciliter|milligram of glucose per deciliter|milligrams of glucose per deciliter|milligram per deciliter of glucose|milligram of glucose per decilitre|milligrams of glucose per decilitre|milligram per decilitre of glucose|mg glucose/dL|mg/dL glucose|milligrams per deciliter of glucose|milligram ofglucoses per deciliter|milligram ofglucose per deciliter|mg glucose/dl|mg/dl glucose|=molar-concentration
|ph|=any molar-concentration illuminance
|pH|=molar-concentration inductance
|mole-per-kilogram|mole per kilogram|moles per kilogram|molal|molality|mol/kg|molals|molalities|millimole-per-kilogram|millimole per kilogram|millimoles per kilogram|millimolal|millimolality|mmol/kg|millimolals|millimolalities|micromole-per-kilogram|micromole per kilogram|micromoles per kilogram|micromolal|micromolality|μmol/kg|umol/kg|micromolals|micromolalities|µmol/kg|ofglucose|of glucose|ofglucoses|=molality
|katal-per-cubic-meter|katal per cubic meter|katals per cubic meter|katal per cubic metre|katals per cubic metre|kat/m³|kat/m^3|kat/m3|katal-per-liter|katal per liter|katals per liter|katal per litre|katals per litre|kat/L|enzyme-unit-per-liter|enzyme unit per liter|enzyme units per liter|enzyme unit per litre|enzyme units per litre|U/L|=catalytic-concentration
|ampere|amperes|amp|A|amps|kiloampere|kiloamperes|kiloamp|kA|kiloamps|milliampere|milliamperes|milliamp|mA|milliamps|ma|microampere|microamperes|microamp|μA|uA|microamps|µA|nanoampere|nanoamperes|nanoamp|nA|nanoamps|picoampere|picoamperes|picoamp|pA|picoamps|abampere|abamperes|absolute ampere|emu of current|abA|absolute amperes|biot|biots|Bi|statampere|statamperes|esu of current|statA|stata|ampere-turn|ampere turn|ampere turns|amp turn|At|A turn|A·turn|amp turns|A-turn|a turn|kiloampere-turn|kiloampere turn|kiloampere turns|kiloamp turn|kAt|kA turn|kA·turn|kiloamp turns|kA-turn|gilbert|gilberts|Gi|conventional-ampere|conventional ampere|conventional amperes|ampere-90|conventional ampere 90|A₉₀|A90|ampere 90|mean-international-ampere|mean international ampere|mean international amperes|international ampere|A_int|international amperes|atomic-unit-of-current|atomic unit of current|atomic units of current|eEₕ/ħ|eEh/ħ|decibel-microampere|decibel relative to 1 microampere|decibels relative to 1 microampere|dBμA|dBuA|decibel microamperes|decibel microampere|dbua|=electric-current
|ampere-per-square-root-hertz|ampere per square root hertz|amperes per square root hertz|ampere per root hertz|A/√Hz|amperes per root hertz|nanoampere-per-square-root-hertz|nanoampere per square root hertz|nanoamperes per square root hertz|nanoampere per root hertz|nA/√Hz|nanoamperes per root hertz|picoampere-per-square-root-hertz|picoampere per square root hertz|picoamperes per square root hertz|picoampere per root hertz|pA/√Hz|picoamperes per root hertz|=current-noise-density
|coulomb|coulombs|kilocoulomb|kilocoulombs|kC|kc|millicoulomb|millicoulombs|mC|mc|microcoulomb|microcoulombs|μC|uC|μc|µC|µc|nanocoulomb|nanocoulombs|nC|nc|picocoulomb|picocoulombs|pC|ampere-hour|ampere hour|ampere hours|amp hour|Ah|AH|ah|amp hours|amperehour|amperehours|amphour|amphours|kiloampere-hour|kiloampere hour|kiloampere hours|kiloamp hour|kAh|kAH|kah|kiloamp hours|milliampere-hour|milliampere hour|milliampere hours|milliamp hour|mAh|mAH|mah|milliamp hours|milliamperehour|milliamperehours|milliamphour|milliamphours|microampere-hour|microampere hour|microampere hours|microamp hour|μAh|uAh|μAH|μah|microamp hours|µAh|µAH|µah|ampere-second|ampere second|ampere seconds|A·s|A*s|As|A s|A-s|milliampere-second|milliampere second|milliampere seconds|mA·s|mA*s|mAs|mA s|mA-s|elementary-charge|elementary charge|elementary charges|atomic unit of charge|electron charge|proton charge|e|atomic units of charge|electron charges|proton charges|faraday|faradays|faraday constant|faraday constants|abcoulomb|abcoulombs|absolute coulomb|emu of charge|abC|absolute coulombs|statcoulomb|statcoulombs|electrostatic unit|esu of charge|statC|esu|electrostatic units|statc|franklin|franklins|conventional-coulomb|conventional coulomb|conventional coulombs|conventional coulomb 90|coulomb-90|C₉₀|C90|coulomb 90|=electric-charge
|volt|volts|V|megavolt|megavolts|MV|kilovolt|kilovolts|kV|kv|millivolt|millivolts|mV|microvolt|microvolts|μV|uV|µV|nanovolt|nanovolts|nV|abvolt|abvolts|absolute volt|emu of electric potential|abV|absolute volts|statvolt|statvolts|esu of electric potential|statV|statv|conventional-volt|conventional volt|conventional volts|conventional volt 90|volt-90|V₉₀|V90|volt 90|mean-international-volt|mean international volt|mean international volts|international volt|V_int|international volts|decibel-volt|decibel relative to 1 volt|decibels relative to 1 volt|dBV|decibel volts|decibel volt|decibel-millivolt|decibel relative to 1 millivolt|decibels relative to 1 millivolt|dBmV|decibel millivolts|decibel millivolt|dbmv|decibel-microvolt|decibel relative to 1 microvolt|decibels relative to 1 microvolt|dBμV|dBuV|decibel microvolts|decibel microvolt|dbuv|decibel-unloaded|decibel unloaded|decibels unloaded|decibel relative to 0.775 volt|decibel unterminated|dBu|decibels relative to 0.775 volt|decibel unterminateds|decibel unloadeds|decibel relative to 0775 volt|decibels relative to 0775 volt|=voltage
|volt-per-square-root-hertz|volt per square root hertz|volts per square root hertz|volt per root hertz|V/√Hz|volts per root hertz|microvolt-per-square-root-hertz|microvolt per square root hertz|microvolts per square root hertz|microvolt per root hertz|μV/√Hz|uV/√Hz|microvolts per root hertz|µV/√Hz|nanovolt-per-square-root-hertz|nanovolt per square root hertz|nanovolts per square root hertz|nanovolt per root hertz|nV/√Hz|nanovolts per root hertz|=voltage-noise-density
|ohm|ohms|Ω|Ohm|gigaohm|gigaohms|GΩ|GOhm|Gohm|gohm|megaohm|megaohms|MΩ|MOhm|Mohm|kiloohm|kiloohms|kΩ|kOhm|kohm|milliohm|milliohms|mΩ|mOhm|mohm|microohm|microohms|μΩ|uΩ|μOhm|μohm|µΩ|µOhm|µohm|abohm|abohms|absolute ohm|emu of resistance|abΩ|absolute ohms|statohm|statohms|esu of resistance|statΩ|statω|von-klitzing|von Klitzing constant|von Klitzing constants|klitzing|R_K|klitzings|von klitzings|von klitzing|von klitzing constant|von klitzing constants|conventional-ohm|conventional ohm|conventional ohms|ohm-90|Ω₉₀|Ω90|ohm 90|mean-international-ohm|mean international ohm|mean international ohms|international ohm|Ω_int|international ohms|impedance-of-free-space|impedance of free space|impedances of free space|characteristic impedance of vacuum|Z₀|Z0|characteristic impedances of vacuum|conventional-von-klitzing-constant|conventional von klitzing constant|conventional von klitzing constants|R_K-90|=electric-resistance
|siemens|S|kilosiemens|kS|millisiemens|mS|microsiemens|μS|uS|µS|nanosiemens|nS|picosiemens|pS|mho|mhos|reciprocal ohm|℧|Ω⁻¹|reciprocal ohms|millimho|millimhos|millireciprocal ohm|m℧|mmho|mΩ⁻¹|millireciprocal ohms|micromho|micromhos|microreciprocal ohm|μ℧|u℧|μmho|μΩ⁻¹|microreciprocal ohms|µ℧|µmho|µΩ⁻¹|abmho|abmhos|absiemens|ab℧|abS|statmho|statmhos|statsiemens|stat℧|statS|=electric-conductance
|farad|farads|millifarad|millifarads|mF|microfarad|microfarads|μF|uF|µF|nanofarad|nanofarads|nF|picofarad|picofarads|pF|femtofarad|femtofarads|fF|abfarad|abfarads|emu of capacitance|abF|statfarad|statfarads|esu of capacitance|statF|statf|conventional-farad|conventional farad|conventional farads|conventional farad 90|farad-90|F₉₀|F90|farad 90|=capacitance
|henry|henries|H|millihenry|millihenries|mH|microhenry|microhenries|μH|uH|µH|nanohenry|nanohenries|nH|picohenry|picohenries|abhenry|abhenries|emu of inductance|abH|stathenry|stathenries|esu of inductance|statH|stath|conventional-henry|conventional henry|conventional henries|conventional henry 90|henry-90|H₉₀|H90|henry 90|=inductance
|weber|webers|Wb|milliweber|milliwebers|mWb|microweber|microwebers|μWb|uWb|µWb|nanoweber|nanowebers|nWb|maxwell|maxwells|line of induction|line of magnetic flux|Mx|lines of induction|lines of magnetic flux|megamaxwell|megamaxwells|megaline of induction|megaline of magnetic flux|MMx|megalines of induction|megalines of magnetic flux|kilomaxwell|kilomaxwells|kiloline of induction|kiloline of magnetic flux|kMx|kilolines of induction|kilolines of magnetic flux|unit-pole|unit pole|unit poles|magnetic-flux-quantum|magnetic flux quantum|magnetic flux quanta|flux quantum|fluxon|Φ₀|Φ0|flux quantums|fluxons|magnetic flux quantums|statweber|statwebers|statWb|statwb|=magnetic-flux
|tesla|teslas|millitesla|milliteslas|mT|microtesla|microteslas|μT|uT|µT|nanotesla|nanoteslas|nT|picotesla|picoteslas|pT|gauss|Gs|gausses|milligauss|mG|mGs|milligausses|microgauss|μG|uG|μGs|µG|µGs|microgausses|γ|stattesla|statteslas|statT|statt|=magnetic-flux-density
|ampere-per-meter|ampere per meter|amperes per meter|ampere per metre|amperes per metre|A/m|kiloampere-per-meter|kiloampere per meter|kiloamperes per meter|kiloampere per metre|kiloamperes per metre|kA/m|ampere-per-centimeter|ampere per centimeter|amperes per centimeter|ampere per centimetre|amperes per centimetre|A/cm|oersted|oersteds|Oe|kilooersted|kilooersteds|kOe|millioersted|millioersteds|mOe|=magnetic-field-strength
|ampere-square-meter|ampere square meter|ampere square meters|ampere square metre|ampere square metres|A·m²|A*m^2|A*m2|A m²|A-m²|joule-per-tesla|joule per tesla|joules per tesla|J/T|erg-per-gauss|erg per gauss|ergs per gauss|emu of magnetic moment|erg/G|emu|bohr-magneton|Bohr magneton|Bohr magnetons|μ_B|u_B|mu_B|µ_B|bohr magnetons|bohr magneton|nuclear-magneton|nuclear magneton|nuclear magnetons|μ_N|u_N|µ_N|=magnetic-moment
|volt-per-meter|volt per meter|volts per meter|volt per metre|volts per metre|V/m|kilovolt-per-meter|kilovolt per meter|kilovolts per meter|kilovolt per metre|kilovolts per metre|kV/m|volt-per-centimeter|volt per centimeter|volts per centimeter|volt per centimetre|volts per centimetre|V/cm|volt-per-inch|volt per inch|volts per inch|V/in|atomic-unit-of-electric-field|atomic unit of electric field|atomic units of electric field|Eₕ/(ea₀)|Eh/(ea0)|decibel-microvolt-per-meter|decibel relative to 1 microvolt per meter|decibels relative to 1 microvolt per meter|decibel relative to 1 microvolt per metre|decibels relative to 1 microvolt per metre|dBμV/m|dBuV/m|decibel microvolts per meter|decibel microvolt per meter|dbuv/m|=electric-field-strength
|coulomb-meter|coulomb meter|coulomb meters|coulomb metre|coulomb metres|C·m|C*m|C m|C-m|debye|debyes|=electric-dipole-moment
|ohm-meter|ohm meter|ohm meters|ohm metre|ohm metres|Ω·m|Ω*m|Ω m|Ω-m|ohm-centimeter|ohm centimeter|ohm centimeters|ohm centimetre|ohm centimetres|Ω·cm|Ω*cm|Ω cm|Ω-cm|microohm-centimeter|microohm centimeter|microohm centimeters|microohm centimetre|microohm centimetres|μΩ·cm|uΩ*cm|µΩ·cm|μΩ cm|μΩ-cm|µΩ cm|µΩ-cm|ohm-square-millimeter-per-meter|ohm square millimeter per meter|ohm square millimeters per meter|ohm square millimetre per metre|ohm square millimetres per metre|Ω·mm²/m|Ω*mm^2/m|Ω*mm2/m|Ω mm²/m|Ω-mm²/m|ohm-circular-mil-per-foot|ohm circular mil per foot|ohm circular mils per foot|circular mil ohm per foot|Ω·cmil/ft|Ω*cmil/ft|circular mil ohms per foot|Ω cmil/ft|Ω-cmil/ft|ω·cmil/ft|ω*cmil/ft|ω cmil/ft|=resistivity
|siemens-per-meter|siemens per meter|siemens per metre|S/m|siemens-per-centimeter|siemens per centimeter|siemens per centimetre|S/cm|millisiemens-per-centimeter|millisiemens per centimeter|millisiemens per centimetre|mS/cm|microsiemens-per-centimeter|microsiemens per centimeter|microsiemens per centimetre|μS/cm|uS/cm|µS/cm|percent-iacs|percent IACS|percent of the International Annealed Copper Standard|% IACS|%IACS|percents of the International Annealed Copper Standard|percent iacs|percent of the international annealed copper standard|% iacs|%iacs|percents of the international annealed copper standard|=conductivity
|volt-ampere|volt ampere|volt amperes|VA|gigavolt-ampere|gigavolt ampere|gigavolt amperes|GVA|megavolt-ampere|megavolt ampere|megavolt amperes|MVA|kilovolt-ampere|kilovolt ampere|kilovolt amperes|kVA|millivolt-ampere|millivolt ampere|millivolt amperes|mVA|var|vars|reactive volt-ampere|volt-ampere reactive|VAR|VAr|reactive volt-amperes|volt-ampere reactives|reactive volt ampere|volt ampere reactive|reactive volt amperes|volt ampere reactives|gigavar|gigavars|gigareactive volt-ampere|gigavolt-ampere reactive|Gvar|GVAR|GVAr|gigareactive volt-amperes|gigavolt-ampere reactives|gigareactive volt ampere|gigavolt ampere reactive|gvar|gigareactive volt amperes|gigavolt ampere reactives|megavar|megavars|megareactive volt-ampere|megavolt-ampere reactive|Mvar|MVAR|MVAr|megareactive volt-amperes|megavolt-ampere reactives|megareactive volt ampere|megavolt ampere reactive|megareactive volt amperes|megavolt ampere reactives|kilovar|kilovars|kiloreactive volt-ampere|kilovolt-ampere reactive|kvar|kVAR|kVAr|kiloreactive volt-amperes|kilovolt-ampere reactives|kiloreactive volt ampere|kilovolt ampere reactive|kiloreactive volt amperes|kilovolt ampere reactives|millivar|millivars|millireactive volt-ampere|millivolt-ampere reactive|mvar|mVAR|mVAr|millireactive volt-amperes|millivolt-ampere reactives|millireactive volt ampere|millivolt ampere reactive|millireactive volt amperes|millivolt ampere reactives|=apparent-power
|volt-ampere-second|volt ampere second|volt ampere seconds|VAs|volt-ampere-hour|volt ampere hour|volt ampere hours|VAh|gigavolt-ampere-hour|gigavolt ampere hour|gigavolt ampere hours|GVAh|gvah|megavolt-ampere-hour|megavolt ampere hour|megavolt ampere hours|MVAh|mvah|kilovolt-ampere-hour|kilovolt ampere hour|kilovolt ampere hours|kVAh|kvah|var-hour|var hour|var hours|volt-ampere reactive hour|varh|VARh|VArh|volt-ampere reactive hours|volt ampere reactive hour|volt ampere reactive hours|gigavar-hour|gigavar hour|gigavar hours|gigavolt-ampere reactive hour|Gvarh|GVARh|GVArh|gigavolt-ampere reactive hours|gigavolt ampere reactive hour|gvarh|gigavolt ampere reactive hours|megavar-hour|megavar hour|megavar hours|megavolt-ampere reactive hour|Mvarh|MVARh|MVArh|megavolt-ampere reactive hours|megavolt ampere reactive hour|megavolt ampere reactive hours|kilovar-hour|kilovar hour|kilovar hours|kilovolt-ampere reactive hour|kvarh|kVARh|kVArh|kilovolt-ampere reactive hours|kilovolt ampere reactive hour|kilovolt ampere reactive hours|millivar-hour|millivar hour|millivar hours|millivolt-ampere reactive hour|mvarh|mVARh|mVArh|millivolt-ampere reactive hours|millivolt ampere reactive hour|millivolt ampere reactive hours|=apparent-energy
|candela|candelas|candle|new candle|cd|candles|new candles|kilocandela|kilocandelas|kilocandle|kilonew candle|kcd|kilocandles|kilonew candles|millicandela|millicandelas|millicandle|millinew candle|mcd|millicandles|millinew candles|microcandela|microcandelas|microcandle|micronew candle|μcd|ucd|microcandles|micronew candles|µcd|candlepower|candlepowers|candle-international|international candle|international candles|candle internationals|candle international|hefner|Hefner candle|Hefner candles|hefnerkerze|HK|hefnerkerzes|hefners|hefner candle|hefner candles|=luminous-intensity
|candela-per-square-meter|candela per square meter|candelas per square meter|candela per square metre|candelas per square metre|cd/m²|cd/m^2|cd/m2|nit|nits|nt|candela-per-square-centimeter|candela per square centimeter|candelas per square centimeter|candela per square centimetre|candelas per square centimetre|cd/cm²|cd/cm^2|cd/cm2|candela-per-square-foot|candela per square foot|candelas per square foot|cd/ft²|cd/ft^2|cd/ft2|candela-per-square-inch|candela per square inch|candelas per square inch|cd/in²|cd/in^2|cd/in2|stilb|stilbs|sb|lambert|lamberts|La|millilambert|millilamberts|mLa|microlambert|microlamberts|μLa|uLa|µLa|foot-lambert|foot-lamberts|equivalent foot candle|ftL|ft-L|equivalent foot candles|foot lamberts|foot lambert|apostilb|apostilbs|blondel|meter lambert|metre lambert|asb|blondels|meter lamberts|=luminance
|lux|meter candle|metre candle|lx|meter candles|kilolux|kilometer candle|kilometre candle|klx|klux|kilometer candles|millilux|millimeter candle|millimetre candle|mlx|mlux|millimeter candles|microlux|micrometer candle|micrometre candle|μlx|ulx|μlux|micrometer candles|µlx|µlux|lumen-per-square-meter|lumen per square meter|lumens per square meter|lumen per square metre|lumens per square metre|lm/m²|lm/m^2|lm/m2|lumen-per-square-foot|lumen per square foot|lumens per square foot|lm/ft²|lm/ft^2|lm/ft2|foot-candle|foot-candles|fc|ft-c|ft-cd|ftc|foot candles|foot candle|phot|phots|centimeter candle|centimetre candle|centimeter candles|exposure-value|exposure value|exposure values|EV|EV100|=illuminance
|lumen|lumens|lm|megalumen|megalumens|Mlm|kilolumen|kilolumens|klm|millilumen|millilumens|mlm|spherical-candlepower|spherical candlepower|spherical candlepowers|mean spherical candlepower|spherical candle|MSCP|mean spherical candlepowers|spherical candles|mscp|=luminous-flux
|lux-second|lux second|lux seconds|lx·s|lx*s|lx s|lx-s|lux-hour|lux hour|lux hours|lx·h|lx*h|lx h|lx-h|foot-candle-second|foot-candle second|foot-candle seconds|fc·s|fc*s|foot candle seconds|fc s|fc-s|foot candle second|=luminous-exposure
|per-meter|reciprocal meter|reciprocal meters|inverse meter|reciprocal metre|reciprocal metres|inverse metre|m⁻¹|m^-1|m-1|inverse meters|per meter|per-centimeter|reciprocal centimeter|reciprocal centimeters|inverse centimeter|reciprocal centimetre|reciprocal centimetres|inverse centimetre|cm⁻¹|cm^-1|cm-1|inverse centimeters|per centimeter|per-inch|reciprocal inch|reciprocal inches|inverse inch|picks per inch|teeth per inch|thread per inch|tooth per inch|in⁻¹|in^-1|in-1|lpi|tpi|inverse inches|teeths per inch|threads per inch|tooths per inch|per inch|kayser|kaysers|diopter|diopters|dioptre|dpt|dioptres|rydberg-constant|Rydberg constant|Rydberg constants|R∞|R_inf|rydberg constants|rydberg constant|=wavenumber
|watt-per-square-meter-hertz|watt per square meter hertz|watts per square meter hertz|watt per square metre hertz|watts per square metre hertz|W/(m²·Hz)|W/(m^2*Hz)|W/(m2*Hz)|W/(m² Hz)|W/(m²-Hz)|jansky|janskys|flux unit|Jy|flux units|janskies|kilojansky|kilojanskys|kiloflux unit|kJy|kiloflux units|kilojanskies|millijansky|millijanskys|milliflux unit|mJy|milliflux units|millijanskies|microjansky|microjanskys|microflux unit|μJy|uJy|microflux units|µJy|microjanskies|nanojansky|nanojanskys|nanoflux unit|nJy|nanoflux units|nanojanskies|solar-flux-unit|solar flux unit|solar flux units|sfu|=spectral-flux-density
|becquerel|becquerels|decay per second|disintegration per second|Bq|decays per second|disintegrations per second|terabecquerel|terabecquerels|teradecay per second|teradisintegration per second|TBq|teradecays per second|teradisintegrations per second|gigabecquerel|gigabecquerels|gigadecay per second|gigadisintegration per second|GBq|gigadecays per second|gigadisintegrations per second|megabecquerel|megabecquerels|megadecay per second|megadisintegration per second|MBq|megadecays per second|megadisintegrations per second|kilobecquerel|kilobecquerels|kilodecay per second|kilodisintegration per second|kBq|kilodecays per second|kilodisintegrations per second|millibecquerel|millibecquerels|millidecay per second|millidisintegration per second|mBq|millidecays per second|millidisintegrations per second|curie|curies|Ci|megacurie|megacuries|MCi|kilocurie|kilocuries|kCi|millicurie|millicuries|mCi|microcurie|microcuries|μCi|uCi|µCi|nanocurie|nanocuries|nCi|picocurie|picocuries|pCi|rutherford|rutherfords|Rd|disintegration-per-minute|disintegration per minute|disintegrations per minute|decay per minute|dpm|decays per minute|=activity
|becquerel-per-cubic-meter|becquerel per cubic meter|becquerels per cubic meter|becquerel per cubic metre|becquerels per cubic metre|Bq/m³|Bq/m^3|Bq/m3|becquerel-per-liter|becquerel per liter|becquerels per liter|becquerel per litre|becquerels per litre|Bq/L|curie-per-liter|curie per liter|curies per liter|curie per litre|curies per litre|Ci/L|picocurie-per-liter|picocurie per liter|picocuries per liter|picocurie per litre|picocuries per litre|pCi/L|=activity-concentration
|gray|grays|Gy|kilogray|kilograys|kGy|centigray|centigrays|cGy|milligray|milligrays|mGy|microgray|micrograys|μGy|uGy|µGy|nanogray|nanograys|nGy|rad-dose|rad (absorbed dose)|rads (absorbed dose)|rad doses|rad dose|megarad-dose|megarad|megarads|megarad (absorbed dose)|Mrad|megarads (absorbed dose)|megarad doses|megarad dose|kilorad-dose|kilorad|kilorads|kilorad (absorbed dose)|krad|kilorads (absorbed dose)|kilorad doses|kilorad dose|millirad-dose|millirad (absorbed dose)|millirads (absorbed dose)|millirad doses|millirad dose|microrad-dose|microrad (absorbed dose)|microrads (absorbed dose)|microrad doses|microrad dose|=absorbed-dose
|sievert|sieverts|centisievert|centisieverts|cSv|millisievert|millisieverts|mSv|microsievert|microsieverts|μSv|uSv|µSv|nanosievert|nanosieverts|nSv|rem|rems|roentgen equivalent in man|roentgen equivalent man|roentgen equivalent in mans|roentgen equivalent mans|millirem|millirems|milliroentgen equivalent in man|milliroentgen equivalent man|mrem|milliroentgen equivalent in mans|milliroentgen equivalent mans|microrem|microrems|microroentgen equivalent in man|microroentgen equivalent man|μrem|urem|microroentgen equivalent in mans|microroentgen equivalent mans|µrem|=equivalent-dose
|sievert-per-second|sievert per second|sieverts per second|Sv/s|sievert-per-hour|sievert per hour|sieverts per hour|Sv/h|Sv/hr|millisievert-per-hour|millisievert per hour|millisieverts per hour|mSv/h|mSv/hr|microsievert-per-hour|microsievert per hour|microsieverts per hour|μSv/h|uSv/h|µSv/h|μSv/hr|uSv/hr|µSv/hr|sievert-per-year|sievert per year|sieverts per year|Sv/yr|millisievert-per-year|millisievert per year|millisieverts per year|mSv/yr|rem-per-hour|rem per hour|rems per hour|rem/h|rem/hr|millirem-per-hour|millirem per hour|millirems per hour|mrem/h|mrem/hr|=equivalent-dose-rate
|coulomb-per-kilogram|coulomb per kilogram|coulombs per kilogram|C/kg|roentgen|roentgens|rontgen|röntgen|rontgens|röntgens|kiloroentgen|kiloroentgens|kilorontgen|kiloröntgen|kR|kilorontgens|kiloröntgens|milliroentgen|milliroentgens|millirontgen|milliröntgen|mR|millirontgens|milliröntgens|microroentgen|microroentgens|microrontgen|microröntgen|μR|uR|microrontgens|microröntgens|µR|=radiation-exposure
|kilometer-per-kilowatt-hour|kilometer per kilowatt hour|kilometers per kilowatt hour|kilometre per kilowatt hour|kilometres per kilowatt hour|km/kWh|mile-per-kilowatt-hour|mile per kilowatt hour|miles per kilowatt hour|mi/kWh|mileperkilowatthour|US mile-per-kilowatt-hour|US mile per kilowatt hour|US miles per kilowatt hour|us mile per kilowatt hour|us miles per kilowatt hour|mile-per-gasoline-gallon-equivalent|mile per gallon gasoline equivalent|miles per gallon gasoline equivalent|MPGe|mpge|miles per gasoline gallon equivalent|milepergasolinegallonequivalent|US mile-per-gasoline-gallon-equivalent|milepergallongasolineequivalent|US mile per gallon gasoline equivalent|US miles per gallon gasoline equivalent|mile per gasoline gallon equivalent|us mile per gasoline gallon equivalent|us mile per gallon gasoline equivalent|us miles per gallon gasoline equivalent|=energy-per-distance
|isotropic-gain|gain over an isotropic antenna|isotropic gains|isotropic gain|decibel-isotropic|decibel over an isotropic antenna|decibels over an isotropic antenna|dBi|decibel isotropics|decibel isotropic|decibel-dipole|decibel over a half-wave dipole|decibels over a half-wave dipole|dBd|decibel dipoles|decibel dipole|decibel over a half wave dipole|decibels over a half wave dipole|=antenna-gain
|flops|floating-point operation per second|floating-point operations per second|FLOPS|FLOP/s|flop/s|floating point operation per second|floating point operations per second|exaflops|exafloating-point operation per second|exafloating-point operations per second|EFLOPS|EFLOP/s|Eflop/s|Eflops|exafloating point operation per second|exafloating point operations per second|eflops|petaflops|petafloating-point operation per second|petafloating-point operations per second|PFLOPS|PFLOP/s|Pflop/s|Pflops|petafloating point operation per second|petafloating point operations per second|pflops|pflop/s|teraflops|terafloating-point operation per second|terafloating-point operations per second|TFLOPS|TFLOP/s|Tflop/s|Tflops|terafloating point operation per second|terafloating point operations per second|tflops|gigaflops|gigafloating-point operation per second|gigafloating-point operations per second|GFLOPS|GFLOP/s|Gflop/s|Gflops|gigafloating point operation per second|gigafloating point operations per second|gflops|megaflops|megafloating-point operation per second|megafloating-point operations per second|MFLOPS|MFLOP/s|Mflop/s|Mflops|megafloating point operation per second|megafloating point operations per second|mflops|mflop/s|=computing-performance
|erlang|erlangs|Erl|hundred-call-seconds|hundred call seconds per hour|CCS|hundred call seconds|=telephone-traffic
|iso-speed|ISO arithmetic speed|ISO|ASA|iso|asa|iso speeds|isospeed|iso speed|iso arithmetic speed|din-speed|ISO logarithmic speed|DIN|din speeds|din speed|iso logarithmic speed|=film-speed
|coefficient-of-performance|coefficient of performance|coefficients of performance|COP|SCOP|scop|energy-efficiency-ratio|energy efficiency ratio|energy efficiency ratios|EER|SEER|=heat-pump-efficiency
|pascal-second-per-cubic-meter|pascal second per cubic meter|pascal seconds per cubic meter|pascal second per cubic metre|pascal seconds per cubic metre|Pa·s/m³|Pa*s/m^3|Pa*s/m3|Pa s/m³|Pa-s/m³|wood-unit|Wood unit|Wood units|hybrid reference unit|WU|hybrid reference units|wood units|wood unit|vascular-cgs-unit|dyne second per centimeter to the fifth power|dyne seconds per centimeter to the fifth power|dyne second per centimetre to the fifth power|dyne seconds per centimetre to the fifth power|dyn·s/cm⁵|dyn*s/cm^5|dyn*s/cm5|dyn s cm-5|dyn·s·cm⁻⁵|vascular cgs units|dyn s/cm⁵|dyn-s/cm⁵|dyn s cm⁻⁵|dyn-s-cm⁻⁵|vascular cgs unit|=vascular-resistance
|rayl|rayls|megarayl|megarayls|Mrayl|mrayl|pascal-second-per-meter|pascal second per meter|pascal seconds per meter|pascal second per metre|pascal seconds per metre|Pa·s/m|Pa*s/m|Pa s/m|Pa-s/m|=acoustic-impedance
|international-unit|international unit|international units|IU|iu|UI|megainternational-unit|megainternational unit|megainternational units|MIU|Miu|MUI|kilointernational-unit|kilointernational unit|kilointernational units|kIU|kiu|kUI|milliinternational-unit|milliinternational unit|milliinternational units|mIU|miu|mUI|microinternational-unit|microinternational unit|microinternational units|μIU|uIU|μiu|μUI|µIU|µiu|µUI|=biological-activity
|kelvin-of-light|kelvin of color temperature|kelvins of color temperature|K CCT|kelvins of light|kelvin of light|k cct|mired|mireds|micro reciprocal degree|reciprocal megakelvin|MK⁻¹|MK^-1|MK-1|micro reciprocal degrees|reciprocal megakelvins|=color-temperature
|mole-per-square-meter|mole per square meter|moles per square meter|mole per square metre|moles per square metre|mol/m²|mol/m^2|mol/m2|dobson-unit|Dobson unit|Dobson units|Dobson|DU|Dobsons|dobson units|dobson unit|dobson|dobsons|=gas-column
|watt-per-kilogram|watt per kilogram|watts per kilogram|W/kg|kilowatt-per-kilogram|kilowatt per kilogram|kilowatts per kilogram|kW/kg|horsepower-per-pound|horsepower per pound|horsepowers per pound|hp/lb|metabolic-equivalent|metabolic equivalent|metabolic equivalents|metabolic equivalent of task|MET|METs|metabolic equivalents of task|=specific-power
|volt-square-meter|volt square meter|volt square meters|volt square metre|volt square metres|V·m²|V*m^2|V*m2|V m²|V-m²|townsend|townsends|Td|=reduced-electric-field
`;

/** Every spelling that takes prefixes, after the kind of these. */
type PrefixableIndex = `
|n:meter|n:meters|n:metre|n:metres|n:french|n:French|n:charriere|n:Charrière|n:charrieres|n:Charrières|n:frenches|n:charrière|n:charrières|n:angstrom|n:angstroms|n:angström|n:ångstrom|n:ångström|n:angströms|n:ångstroms|n:ångströms|n:fermi|n:inch|n:inches|n:internationalinch|n:internationalinches|n:foot|n:feet|n:internationalfoot|n:internationalfeet|n:yard|n:yards|n:internationalyard|n:internationalyards|n:thousand-foot|n:kilofoot|n:kilofeet|n:thousand-yard|n:kiloyard|n:kiloyards|n:mile|n:miles|n:internationalmile|n:landmile|n:statutemile|n:internationalmiles|n:landmiles|n:statutemiles|n:nautical-mile|n:nauticalmile|n:nauticalmiles|n:internationalnauticalmile|n:nautmile|n:seamile|n:internationalnauticalmiles|n:nautmiles|n:seamiles|n:thou|n:microinch|n:microinches|n:line|n:lines|n:barleycorn|n:barleycorns|n:nail|n:nails|n:palm|n:palms|n:hand|n:hands|n:span|n:spans|n:cubit|n:cubits|n:pace|n:paces|n:smoot|n:smoots|n:rack-unit|n:fathom|n:fathoms|n:pole|n:poles|n:karam|n:karams|n:gatha|n:kadam|n:gathas|n:kadams|n:chain|n:chains|n:link|n:links|n:chain-engineer|n:furlong|n:furlongs|n:league|n:leagues|n:cable|n:cables|n:cable-us|n:nautical-mile-imperial|n:nautical-league|n:data-mile|n:mile-scandinavian|n:foot-survey-us|n:link-survey-us|n:rod-survey-us|n:chain-survey-us|n:fathom-survey-us|n:furlong-survey-us|n:mile-survey-us|n:league-survey-us|n:astronomical-unit|n:parsec|n:parsecs|n:light-second|n:light-minute|n:light-hour|n:light-day|n:light-year|n:lightyear|n:lightyears|n:earth-radius|n:jupiter-radius|n:solar-radius|n:planck-length|n:bohr-radius|n:bohr|n:bohrs|n:natural-unit-of-length|n:x-unit-copper|n:siegbahn|n:siegbahns|n:x-unit-molybdenum|n:angstrom-star|n:point|n:points|n:typographicpoint|n:typographicpoints|n:pica|n:picas|n:twip|n:twips|n:pixel-css|n:pixelcss|n:referencepixel|n:referencepixels|n:point-printer|n:pica-printer|n:point-tex|n:scaled-point|n:pica-tex|n:point-didot-tex|n:cicero-tex|n:point-didot|n:didot|n:didots|n:cicero|n:ciceros|n:shaku-length|n:kanejaku|n:bu-length|n:jo-jp|n:cho-length|n:ri-jp|n:shaku-cloth|n:kujirajaku|n:shichi|n:zhang|n:zhangs|n:chek|n:cheks|n:ligne|n:lignes|n:pouce|n:pouces|n:pied-du-roi|n:pied|n:pieds|n:toise|n:toises|n:pedes|n:passus|n:stadium|n:stadia|n:stadiums|n:mile-roman|n:milliarium|n:milliariums|n:pous|n:podes|n:pouses|n:stadion|n:stadions|n:cubit-biblical|n:handbreadth|n:handbreadths|n:tefach|n:tefah|n:tefaches|n:tefahs|n:cubit-royal|n:pied-quebec|n:arpent-length|n:vara|n:varas|n:legua|n:leguas|n:vara-texas|n:arshin|n:arshins|n:arshine|n:arshines|n:vershok|n:vershki|n:vershoks|n:sazhen|n:sazhens|n:verst|n:versts|n:versta|n:verstas|n:cape-foot|n:cape-rood|n:qasaba|n:qasabas|n:kasabah|n:kassabah|n:kasabahs|n:kassabahs|n:classical-electron-radius|n:flight-level|n:lunar-distance|n:alnar|n:alen-danish|n:klafter-viennese|n:solar-diameter|s:m|s:mtr|s:pc|s:ly|s:l.y|s:lyr|=length
|n:micron|n:microns|=length pressure
|n:perch|n:perches|n:arpent|n:arpents|=length area fuel-economy
|n:shaku|=length volume
|n:square-meter|n:squaremeter|n:squaremeters|n:squaremetre|n:squaremetres|n:square-kilometer|n:squarekilometer|n:squarekilometers|n:squarekilometre|n:squarekilometres|n:square-decimeter|n:square-centimeter|n:squarecentimeter|n:squarecentimeters|n:squarecentimetre|n:squarecentimetres|n:square-millimeter|n:squaremillimeter|n:squaremillimeters|n:squaremillimetre|n:squaremillimetres|n:hectare|n:hectares|n:decare|n:decares|n:dekare|n:dekares|n:centiare|n:centiares|n:barn|n:barns|n:darcy|n:darcys|n:darcies|n:square-inch|n:squareinch|n:squareinches|n:square-foot|n:sqfoot|n:sqfeet|n:squarefoot|n:squarefeet|n:square-yard|n:sqyard|n:sqyards|n:squareyard|n:squareyards|n:sqgaj|n:sqgaz|n:sqgajs|n:sqgazes|n:square-mile|n:sqmile|n:sqmiles|n:squaremile|n:squaremiles|n:square-mil|n:square-rod|n:square-chain|n:acre|n:acres|n:killa|n:killas|n:internationalacre|n:internationalacres|n:rood|n:roods|n:section|n:sections|n:township|n:townships|n:roofing-square|n:square-foot-survey-us|n:square-mile-survey-us|n:acre-survey-us|n:circular-mil|n:thousand-circular-mil|n:circular-inch|n:dunam|n:dunams|n:donum|n:dulum|n:dönüm|n:donums|n:dulums|n:dönüms|n:stremma|n:stremmata|n:stremmas|n:feddan|n:feddans|n:faddan|n:faddans|n:tsubo|n:tsubos|n:bu-jp|n:se-jp|n:tan-jp|n:chobu|n:chōbu|n:tatami|n:pyeong|n:pyong|n:pyongs|n:pyeongs|n:ping|n:pings|n:square-wa|n:ngan|n:ngans|n:guntha|n:gunthas|n:gunta|n:guntas|n:kanal|n:kanals|n:marla|n:marlas|n:marla-225|n:murabba|n:murabbas|n:marabba|n:marabbas|n:ankanam|n:ankanams|n:cent-land|n:cent|n:decimal|n:dismil|n:satak|n:shatak|n:shotangsho|n:cents|n:decimals|n:dismils|n:sataks|n:shataks|n:shotangshos|n:ground|n:grounds|n:manai|n:bigha-bengal|n:katha-bengal|n:cottah|n:kottah|n:cottahs|n:kottahs|n:chatak-bengal|n:katha-assam|n:lessa|n:lessas|n:lecha|n:lechas|n:bigha-bihar|n:katha-bihar|n:dhur-bihar|n:biswa|n:biswas|n:bigha-nepal|n:kattha-nepal|n:kattha|n:katthas|n:dhur-nepal|n:ropani|n:aana|n:aanas|n:anna|n:annas|n:arpent-paris|n:desyatina|n:desyatinas|n:desiatina|n:dessiatin|n:dessiatine|n:desiatinas|n:dessiatins|n:dessiatines|n:morgen|n:morgens|n:jugerum|n:jugera|n:iugerum|n:iugerums|n:jugerums|n:hide|n:hides|n:manzana|n:manzanas|n:cuerda|n:cuerdas|n:thomson-cross-section|n:tunnland|n:tunnlands|n:fen-taiwan|n:alqueire-paulista|n:alqueire-mineiro|n:tarea|n:tareas|n:morgen-prussian|n:jerib-afghan|n:joch|n:Katastraljoch|n:Katastraljoches|n:joches|n:katastraljoch|n:katastraljoches|s:m²|s:m2|s:b|s:D|=area fuel-economy
|n:chatak|n:chattak|n:chhatak|n:chittak|n:chataks|n:chattaks|n:chhataks|n:chittaks|=area mass fuel-economy
|n:cubic-meter|n:cubicmeter|n:cubicmeters|n:cubicmetre|n:cubicmetres|n:cubic-kilometer|n:cubic-decimeter|n:cubic-centimeter|n:cubiccentimeter|n:cubiccentimeters|n:cubiccentimetre|n:cubiccentimetres|n:cubic-millimeter|n:cubic-nanometer|n:liter|n:liters|n:litre|n:litres|n:stere|n:steres|n:lambda|n:lambdas|n:cubic-inch|n:cubicinch|n:cubicinches|n:cubic-foot|n:cubicfoot|n:cubicfeet|n:cubic-yard|n:cubic-mile|n:hundred-cubic-foot|n:thousand-cubic-foot|n:million-cubic-foot|n:billion-cubic-foot|n:trillion-cubic-foot|n:acre-foot|n:acre-inch|n:board-foot|n:thousand-board-foot|n:cord|n:cords|n:hoppus-foot|n:register-ton|n:freight-ton|n:gallon|n:gallons|n:Gal|n:USgal|n:winegallon|n:winegallons|n:thousand-gallon|n:kilogallon|n:kilogallons|n:million-gallon|n:quart|n:quarts|n:pint|n:pints|n:measuringcup|n:measuringcups|n:gill|n:gills|n:fluid-ounce|n:fluidounce|n:fluidounces|n:floz|n:ozfl|n:flozes|n:ozfls|n:fluid-dram|n:fluidram|n:fldr|n:fluidrams|n:minim|n:minims|n:tablespoon|n:tablespoons|n:tablespoonful|n:tablespoonfuls|n:teaspoon|n:teaspoons|n:teaspoonful|n:teaspoonfuls|n:dessert-spoon|n:cup-us-legal|n:fluid-ounce-metric|n:dash|n:dashes|n:pinch|n:pinches|n:smidgen|n:smidgens|n:smidge|n:smidgeon|n:smidges|n:smidgeons|n:drop|n:drops|n:drop-metric|n:gutta|n:guttas|n:jigger|n:jiggers|n:shot|n:shots|n:shotglass|n:shotglasses|n:fifth|n:fifths|n:bushel|n:bushels|n:peck|n:pecks|n:gallon-dry|n:quart-dry|n:pint-dry|n:barrel|n:barrels|n:barrel-beer|n:bl-us|n:quarter-barrel|n:sixth-barrel|n:sixtel|n:sixtels|n:keg-cornelius|n:keg-european|n:barrel-liquid|n:barrel-dry|n:barrel-cranberry|n:hogshead|n:hogsheads|n:butt|n:butts|n:pipe|n:pipes|n:gallon-imperial|n:gallonimperial|n:quart-imperial|n:quartimperial|n:pint-imperial|n:pintimperial|n:cup-imperial|n:gill-imperial|n:fluid-ounce-imperial|n:fluidounceimperial|n:fluid-dram-imperial|n:minim-imperial|n:tablespoon-imperial|n:tablespoon-half-ounce|n:teaspoon-imperial|n:dessert-spoon-imperial|n:peck-imperial|n:bushel-imperial|n:barrel-imperial|n:bl-imp|n:bl-imps|n:firkin|n:firkins|n:kilderkin|n:kilderkins|n:hogshead-imperial|n:cup-metric|n:cupmetric|n:tablespoon-metric|n:matsked|n:matskedar|n:matskeds|n:matskedars|n:tablespoonmetric|n:internationaltablespoon|n:internationaltablespoons|n:teaspoon-metric|n:tesked|n:teskedar|n:teskeds|n:teskedars|n:teaspoonmetric|n:internationalteaspoon|n:internationalteaspoons|n:dessert-spoon-metric|n:tablespoon-australian|n:tablespoonaustralian|n:autbsp|n:austbsp|n:autbsps|n:austbsps|n:pint-metric|n:cup-jp|n:osaji|n:ōsaji|n:kosaji|n:kryddmatt|n:kryddmått|n:kryddmatts|n:kaffekopp|n:kaffekoppar|n:kaffekopps|n:glas|n:kanna|n:kannor|n:kannas|n:vedro|n:vedra|n:vedros|n:fanega|n:fanegas|n:sheng|n:shengs|n:dan-volume|n:amphora|n:amphorae|n:quadrantal|n:quadrantals|n:amphoras|n:congius|n:congii|n:congiuses|n:sextarius|n:sextarii|n:sextariuses|n:modius|n:modii|n:modiuses|n:metretes|n:metretai|n:medimnos|n:medimnoi|n:medimnus|n:bath|n:baths|n:log-biblical|n:ephah|n:ephahs|n:seah|n:seahs|n:omer|n:omers|n:homer|n:homers|n:wine-bottle|n:winebottle|n:winebottles|n:bottleofwine|n:half-bottle|n:magnum|n:magnums|n:jeroboam|n:jeroboams|n:rehoboam|n:rehoboams|n:methuselah|n:methuselahs|n:salmanazar|n:salmanazars|n:balthazar|n:balthazars|n:nebuchadnezzar|n:nebuchadnezzars|n:sho-jp|n:koku|n:to-jp|n:go-jp|n:shaku-volume|n:fluid-scruple-imperial|n:face-cord|n:rick|n:ricks|n:growler|n:growlers|n:gantang-malaysian|n:cavan|n:cavans|n:caban|n:cabans|s:m³|s:m3|s:L|s:l|s:lit|s:lt|s:ltr|=volume
|n:ounce|n:ounces|n:dram|n:drams|=volume mass
|n:kilogram|n:kilograms|n:kilo|n:kilogramme|n:kilos|n:kilogrammes|n:gram|n:grams|n:gramme|n:grammes|n:tonne|n:tonnes|n:megatonne|n:megatonnes|n:quintal|n:quintals|n:Doppelzentner|n:Doppelzentners|n:doppelzentner|n:doppelzentners|n:pound|n:pounds|n:internationalpound|n:poundmass|n:internationalpounds|n:poundmasses|n:thousand-pound|n:ouncemass|n:ouncemasses|n:dram-avoirdupois|n:grain|n:grains|n:stone|n:stones|n:quarter-hundredweight|n:hundredweight|n:hundredweights|n:cental|n:centals|n:long-hundredweight|n:netton|n:nettons|n:long-ton|n:slug|n:slugs|n:geepound|n:geepounds|n:pound-troy|n:ounce-troy|n:ouncetroy|n:fineounce|n:fineounces|n:pennyweight|n:pennyweights|n:pound-apothecary|n:ounce-apothecary|n:dram-apothecary|n:drachm|n:drachms|n:scruple|n:scruples|n:assay-ton|n:butter-stick|n:stick|n:sticks|n:butterstick|n:buttersticks|n:standard-drink-us|n:unit-of-alcohol|n:standard-drink-australian|n:dalton|n:daltons|n:electron-mass|n:proton-mass|n:neutron-mass|n:planck-mass|n:solar-mass|n:earth-mass|n:jupiter-mass|n:kanme|n:kanmes|n:monme|n:monmes|n:dan-mass|n:shidan|n:shidans|n:liang|n:liangs|n:qian|n:qians|n:catty|n:catties|n:kati|n:tael|n:taels|n:picul|n:piculs|n:tael-troy|n:geun|n:geuns|n:baht-mass|n:baht-gold|n:tola|n:tolas|n:bhori|n:vori|n:masha|n:mashas|n:ratti|n:rattis|n:rati|n:ruttee|n:ruttees|n:seer|n:seers|n:chittack|n:chittacks|n:chitak|n:chitaks|n:maund|n:maunds|n:pfund|n:zollpfund|n:zollpfunds|n:pfunds|n:zentner|n:centner|n:centners|n:zentners|n:grain-paris|n:livre|n:livres|n:libra|n:libras|n:arroba|n:arrobas|n:arroba-metric|n:funt|n:funts|n:zolotnik|n:zolotniks|n:pood|n:poods|n:libra-roman|n:uncia|n:uncias|n:drachma|n:drachmas|n:drachmae|n:drachmaes|n:obol|n:obols|n:obolos|n:obolus|n:mina-attic|n:talent-attic|n:shekel|n:shekels|n:mina-biblical|n:maneh|n:manehs|n:talent-biblical|n:slinch|n:slinches|n:blob|n:slugette|n:blobs|n:slugettes|n:gamma-mass|n:lunar-mass|n:deadweight-ton|n:viss|n:peiktha|n:peikthas|n:visses|n:tical-burmese|n:kyattha|n:tical|n:kyatthas|n:ticals|n:oka-egyptian|n:kantar-egyptian|n:oka-cypriot|n:skalpund|n:skålpund|n:skalpunds|s:g|s:gm|s:t|s:MT|s:mt|s:te|s:Da|s:AMU|s:amu|s:m_u|s:u|s:uma|=mass
|n:carat|n:carats|=mass ratio
|n:kilopound|n:kilopounds|=mass force
|n:quarter|n:quarters|=mass time
|n:momme|=mass area-density
|n:gamma|n:gammas|=mass magnetic-flux-density
|n:second|n:seconds|n:minute|n:minutes|=time angle
|n:sec|n:secs|n:hour|n:hours|n:quarter-hour|n:week|n:weeks|n:fortnight|n:fortnights|n:month|n:months|n:meanmonth|n:meanmonths|n:quarteryear|n:quarteryears|n:half-year|n:semester|n:semesters|n:halfyear|n:halfyears|n:year|n:years|n:annum|n:annums|n:decade|n:decades|n:century|n:centuries|n:millennium|n:millennia|n:kiloyear|n:millenium|n:kiloyears|n:milleniums|n:millennias|n:millenniums|n:megayear|n:megayears|n:megaannum|n:megaannums|n:gigayear|n:gigayears|n:aeon|n:gigaannum|n:aeons|n:gigaannums|n:night|n:nights|n:day-person|n:week-person|n:month-person|n:year-person|n:year-common|n:year-leap|n:year-gregorian|n:month-gregorian|n:year-tropical|n:year-sidereal|n:month-synodic|n:lunation|n:lunations|n:month-sidereal|n:month-tropical|n:day-sidereal|n:hour-sidereal|n:minute-sidereal|n:second-sidereal|n:shake|n:shakes|n:svedberg|n:svedbergs|n:jiffy|n:jiffies|n:moment|n:moments|n:time-unit|n:planck-time|n:atomic-unit-of-time|n:swatch-beat|n:milliday|n:millidays|s:sec|s:s|s:secs|=time
|n:person-hour|n:man-hour|n:man-hours|n:person-day|n:man-day|n:man-days|n:person-week|n:man-week|n:man-weeks|n:person-month|n:man-month|n:man-months|n:person-year|n:man-year|n:man-years|=labor
|n:kelvin|n:kelvins|=temperature temperature-difference color-temperature
|n:°Kelvin|n:°Kelvins|n:°kelvin|n:°kelvins|n:celsius|n:centigrade|n:°Celsius|n:centigrades|n:°Celsiuses|n:Celsius|n:celsiuses|n:℃elsius|n:℃elsiuses|n:degreecentigrade|n:°celsius|n:°celsiuses|n:rankine|n:°Rankine|n:°Rankines|n:rankines|n:°rankine|n:°rankines|n:planck-temperature|n:atomic-unit-of-temperature|s:K|s:degK|s:temp-K|s:tempK|s:°K|s:°C|s:C°|s:degC|s:degreesC|s:oC|s:temp-C|s:tempC|s:℃|=temperature
|n:delta-kelvin|n:delta-celsius|n:deltacelsius|n:celsiusdifference|n:deltacentigrade|n:celsiusdifferences|n:deltacentigrades|n:delta-fahrenheit|n:deltafahrenheit|n:fahrenheitdifference|n:fahrenheitdifferences|n:delta-rankine|n:delta-reaumur|=temperature-difference
|n:meterpersecond|n:metrepersecond|n:kilometerperhour|n:kilometreperhour|n:mileperhour|n:footpersecond|n:knot|n:knots|n:internationalknot|n:nauticalmileperhour|n:internationalknots|n:knot-imperial|n:light-speed|n:mach|n:Mach|n:maches|n:atomic-unit-of-velocity|s:mps|=speed
|n:g-force|n:g-forces|n:gravity|n:gravities|n:galileo|n:galileos|s:mps2|s:Gal|=acceleration
|n:radian|n:radians|n:degree|n:degrees|n:angulardegree|n:arcdegree|n:decimaldegree|n:degreeofarc|n:angulardegrees|n:arcdegrees|n:decimaldegrees|n:arc-minute|n:arcmin|n:arc-second|n:arcsec|n:milliarc-second|n:milliarcsecond|n:milliarcseconds|n:microarc-second|n:microarcsecond|n:microarcseconds|n:gradian|n:gradians|n:grad|n:grads|n:revolution|n:revolutions|n:circle|n:cycle|n:rotation|n:turn|n:circles|n:cycles|n:rotations|n:turns|n:quadrant|n:quadrants|n:zodiac-sign|n:sign|n:signs|n:hour-angle|n:compass-point|n:binary-degree|n:mil-nato|s:°|s:arcdeg|s:deg|s:grad|s:gon|s:grads|=angle
|n:rad|n:rads|s:rad|=angle absorbed-dose
|n:steradian|n:steradians|n:square-degree|n:square-arc-minute|n:square-arc-second|n:spat|n:spats|n:sphere|n:spheres|s:sr|s:°²|s:°2|=solid-angle
|n:hertz|n:per-second|n:per-minute|n:per-hour|n:per-year|n:rotationperminute|n:revolutionperminute|n:beatperminute|n:framepersecond|n:baud|n:bauds|n:failure-in-time|s:Hz|s:baud|s:Bd|s:bauds|s:SPS|s:sps|s:IOPS|=frequency angular-speed
|s:s⁻¹|s:s-1|=frequency angular-speed activity computing-performance
|n:newton|n:newtons|n:dyne|n:dynes|n:sthene|n:sthenes|n:sthène|n:sthènes|n:kilogram-force|n:kilograms-force|n:gram-force|n:grams-force|n:gramme-force|n:pond|n:grammes-force|n:ponds|n:tonne-force|n:tonnes-force|n:megapond|n:megaponds|n:pound-force|n:pounds-force|n:ounce-force|n:ounces-force|n:poundal|n:poundals|n:kip|n:kilopound-force|n:kip-force|n:kilopounds-force|n:kips-force|n:ton-force|n:long-ton-force|n:atomic-unit-of-force|s:N|s:dyn|s:gf|=force
|n:pascal|n:pascals|n:bar|n:bars|n:atmosphere|n:atmospheres|n:atmosphere-technical|n:torr|n:Torr|n:torrs|n:barye|n:baryes|n:barad|n:barrie|n:baryd|n:barads|n:barries|n:baryds|n:pieze|n:pièze|n:poundforcepersquareinch|n:poundpersquareinch|n:millimeter-of-water|n:centimeter-of-water|n:meter-of-water|n:inch-of-water|n:foot-of-water|n:centimeter-of-water-4-celsius|n:inch-of-water-39-fahrenheit|n:inch-of-water-60-fahrenheit|n:foot-of-water-39-fahrenheit|n:micrometer-ofhg|n:millimeter-ofhg|n:millimeterofhg|n:millimeterofmercury|n:conventionalmillimeterofmercury|n:millimetreofmercury|n:conventionalmillimetreofmercury|n:centimeter-ofhg|n:inch-ofhg|n:foot-ofhg|n:centimeter-ofhg-0-celsius|n:inch-ofhg-32-fahrenheit|n:inch-ofhg-60-fahrenheit|n:meter-ofhg|n:meter-ofhg-60-fahrenheit|n:foot-ofhg-60-fahrenheit|n:meter-of-water-4-celsius|n:meter-of-water-60-fahrenheit|n:foot-of-water-60-fahrenheit|n:meter-sea-water|n:foot-sea-water|s:Pa|s:Pa(a)|s:bar|s:bar(a)|s:bara|s:Torr|=pressure
|n:pascal-gauge|n:bar-gauge|n:psi-gauge|n:inch-ofhg-gauge|n:millimeter-ofhg-gauge|s:Pa(g)|s:Pa(gauge)|s:Pag|s:bar(g)|s:bar(gauge)|s:barg|=gauge-pressure
|n:joule|n:joules|n:erg|n:ergs|n:watt-second|n:W-s|n:watt-hour|n:watthour|n:watthours|n:kilowatt-hour|n:kilowatthour|n:kilowatthours|n:electronvolt|n:electronvolts|n:calorie|n:calories|n:gramcalorie|n:smallcalorie|n:gramcalories|n:smallcalories|n:kilogramcalories|n:foodcalorie|n:Calorie|n:Calories|n:foodcalories|n:dietarycalorie|n:kilogramcalorie|n:largecalorie|n:nutritionalcalorie|n:dietarycalories|n:largecalories|n:nutritionalcalories|n:calorie-it|n:cal_IT|n:cal(IT)|n:calIT|n:calit|n:calorie-15-celsius|n:calorie-20-celsius|n:calorie-mean|n:thermie|n:thermies|n:frigorie|n:frigories|n:frigoria|n:frigorias|n:british-thermal-unit-it|n:BTUs|n:btus|n:british-thermal-unit|n:BTU_th|n:british-thermal-unit-mean|n:british-thermal-unit-iso|n:british-thermal-unit-39-fahrenheit|n:british-thermal-unit-59-fahrenheit|n:british-thermal-unit-60-fahrenheit|n:thousand-british-thermal-unit-it|n:kilobtu|n:million-british-thermal-unit-it|n:celsius-heat-unit|n:therm-us|n:therm|n:therms|n:dekatherm-us|n:decatherm|n:dekatherm|n:decatherms|n:dekatherms|n:therm-ec|n:therm-uk|n:quad|n:quads|n:ton-of-tnt|n:gram-of-tnt|n:barrel-of-oil-equivalent|n:tonne-of-oil-equivalent|n:tonne-of-coal-equivalent|n:gasoline-gallon-equivalent|n:foot-pound-force|n:ft-lb|n:ft-lbs|n:inch-pound-force|n:in-lb|n:in-lbs|n:meter-kilogram-force|n:kilogram-force-meter|n:kilogram-force-metre|n:kilogram-force-meters|n:horsepower-hour|n:ton-of-refrigeration-hour|n:hartree|n:hartrees|n:rydberg|n:rydbergs|n:planck-energy|n:bethe|n:bethes|n:newton-meter|n:newtonmeter|n:newtonmeters|n:newtonmetre|n:newtonmetres|n:newton-centimeter|n:newton-millimeter|n:metre-kilogram-force|n:meter-kilograms-force|n:kilogram-force-centimeter|n:gram-force-centimeter|n:dyne-centimeter|n:pound-force-foot|n:foot-pounds-force|n:lb-ft|n:poundforcefoot|n:poundforcefeet|n:footpound|n:footpoundforce|n:ftlb|n:ftlbs|n:lbft|n:poundfoot|n:footpounds|n:lbfts|n:poundfeet|n:pound-force-inch|n:inch-pounds-force|n:lb-in|n:ounce-force-inch|n:inch-ounce-force|n:inch-ounces-force|n:in-oz|n:oz-in|n:ounce-force-foot|n:poundal-foot|s:J|s:erg|s:Ws|s:W-s|s:Wh|s:Whr|s:eV|s:cal|s:cal(th)|s:cal_th|s:calth|s:cal_IT|s:cal(IT)|s:calIT|s:tTNT|s:gTNT|s:toe|s:TOE|s:tce|s:TCE|s:m-kgf|s:Nm|s:N-m|s:N-cm|s:Nmm|s:N-mm|=energy torque
|n:watt|n:watts|n:w|n:W|n:horsepower|n:horsepowers|n:brakehorsepower|n:horsepowermechanical|n:hydraulichorsepower|n:mechanicalhorsepower|n:shafthorsepower|n:brakehorsepowers|n:horsepowermechanicals|n:hydraulichorsepowers|n:mechanicalhorsepowers|n:shafthorsepowers|n:horsepower-metric|n:cheval-vapeur|n:chevaux-vapeur|n:Pferdestarke|n:Pferdestärke|n:Pferdestärken|n:cheval-vapeurs|n:chevaux-vapeurs|n:Pferdestarkes|n:Pferdestärkes|n:Pferdestärkens|n:horsepowermetric|n:chevalvapeur|n:chevauxvapeur|n:chevalvapeurs|n:chevauxvapeurs|n:pferdestarke|n:pferdestärke|n:pferdestärken|n:pferdestarkes|n:pferdestärkes|n:pferdestärkens|n:horsepower-electric|n:horsepower-boiler|n:horsepower-water|n:ton-of-refrigeration|n:solar-luminosity|n:conventional-watt|n:watt-90|n:ton-of-refrigeration-japanese|n:ton-of-cooling-tower|s:W|=power
|n:foe|=torque
|n:newton-second|n:dyne-second|n:pound-force-second|s:N-s|s:dyn-s|=momentum
|n:kilogram-square-meter|n:pound-square-foot|n:pound-square-inch|n:ounce-square-inch|n:slug-square-foot|n:slug-ft²|=moment-of-inertia
|n:pascal-square-root-meter|s:Pa-√m|=fracture-toughness
|n:literperhundredkilometers|n:litreperhundredkilometres|n:cho|=fuel-economy
|n:nibble|n:nibbles|n:nybble|n:nyble|n:quartet|n:semioctet|n:nybbles|n:nybles|n:quartets|n:semioctets|n:crumb|n:crumbs|n:dibit|n:doublet|n:dibits|n:doublets|n:shannon|n:shannons|n:hartley|n:hartleys|n:trit|n:trits|n:word|n:words|n:double-word|n:quad-word|n:quadword|n:quadwords|s:bit|s:byte|s:bytes|s:B|s:Byte|bn:bit|bn:bits|bn:binarydigit|bn:binarydigits|bn:byte|bn:bytes|bn:Byte|bn:octet|bn:octets|bs:bit|bs:b|bs:byte|bs:bytes|bs:B|bs:Byte|bs:o|=data
|n:gigabitpersecond|n:megabitpersecond|s:bps|bn:bitpersecond|bn:bytepersecond|bs:bps|bs:Bps|=data-rate
|n:pixelperinch|n:dotperinch|=resolution
|n:pixel|n:pixels|n:pel|n:pels|n:pictureelement|n:pictureelements|s:px|=graphics
|n:emquad|n:typographicem|n:emquads|n:typographicems|n:enquad|n:enquads|=typewidth
|n:part|n:parts|n:count|n:each|n:piece|n:portion|n:unity|n:whole|n:counts|n:eaches|n:pieces|n:portions|n:unities|n:wholes|n:decimalfraction|n:refractiveindexunit|n:decimalfractions|n:refractiveindexunits|n:percent|n:percents|n:percentgrade|n:percentslope|n:percentgrades|n:percentslopes|n:permille|n:promille|n:promilles|n:permilles|n:permyriad|n:permyriads|n:permillion|n:permillions|n:strain|n:strains|n:karat|n:karats|n:proof|n:proofs|n:proof-imperial|n:pair|n:pairs|n:brace|n:couple|n:braces|n:couples|n:trio|n:trios|n:triple|n:triples|n:half-dozen|n:halfdozen|n:halfdozens|n:dozen|n:dozens|n:bakers-dozen|n:score|n:scores|n:hundred|n:hundreds|n:long-hundred|n:gross|n:grosses|n:great-gross|n:thousand|n:thousands|n:myriad|n:myriads|n:lakh|n:lakhs|n:million|n:millions|n:crore|n:crores|n:billion|n:arab|n:milliard|n:arabs|n:milliards|n:billions|n:trillion|n:trillions|n:quire|n:quires|n:ream|n:reams|n:avogadro-number|n:fine-structure-constant|s:strain|s:ε|s:strains|=ratio
|n:ratio|n:ratios|=ratio level
|n:twenty-foot-equivalent-unit|n:forty-foot-equivalent-unit|=container-capacity
|n:power-ratio|=level
|n:sone|n:sones|=loudness
|n:frequency-ratio|=musical-interval
|n:ofhg|n:mercury|n:mercuries|n:ofhgs|n:of-water|n:water|n:waters|=specific-weight
|n:tex|n:texes|n:denier|n:deniers|n:jute-number|n:aberdeen|n:jute|n:aberdeens|n:jutes|s:tex|=linear-density
|n:grammage|n:grammages|n:momme-silk|n:mommes|n:pound-bond-paper|n:pound-text-paper|n:pound-cover-paper|n:pound-bristol-paper|n:pound-index-paper|n:pound-tag-paper|=area-density
|n:cubicmeterperhour|n:cubicmetreperhour|n:literperminute|n:litreperminute|n:literperhour|n:litreperhour|n:second-foot|n:second-feet|n:cubicfootperminute|n:gallonperminute|n:miners-inch|n:sverdrup|n:sverdrups|s:LPS|s:lps|s:LPM|s:lpm|s:LPH|s:lph|s:LPD|s:lpd|=volume-flow
|n:katal|n:katals|n:enzyme-unit|s:kat|s:U|=molar-flow catalytic-activity
|n:pascal-second|n:poiseuille|n:poiseuilles|n:poise|n:poises|n:reyn|n:reyns|s:Pas|s:Pl|s:Pa-s|s:P|s:reyn|=dynamic-viscosity
|n:stokes|s:St|=kinematic-viscosity
|n:per-pascal-second|=fluidity
|n:perm|n:perms|n:perm-0-celsius|n:perm-23-celsius|n:perm-metric|=vapor-permeance
|n:perm-inch|n:perm-in|n:perm-inch-0-celsius|n:perm-inch-23-celsius|=vapor-permeability
|n:nephelometric-turbidity-unit|n:formazin-nephelometric-unit|=turbidity
|n:gasoline-energy-density|n:working-level|=energy-density
|n:RSI-value|n:RSI-values|n:R-value|n:R-values|=thermal-insulance
|n:per-kelvin|n:per-celsius|n:per-fahrenheit|s:K⁻¹|s:K-1|s:°C⁻¹|s:°C-1|s:℃⁻¹|s:℃-1|=thermal-expansion
|n:clausius|n:clausiuses|=heat-capacity
|n:molar-gas-constant|=molar-heat-capacity
|n:solar-irradiance|=heat-flux
|n:langley|n:langleys|=radiant-exposure
|n:mole|n:moles|n:gram-mole|n:gram-molecule|n:gram-moles|n:gram-molecules|n:item|n:items|n:atom|n:cell|n:entity|n:molecule|n:particle|n:atoms|n:cells|n:entities|n:molecules|n:particles|n:equivalent|n:equivalents|n:osmole|n:osmoles|n:osmol|n:osmols|n:pound-mole|n:ounce-mole|n:tonne-mole|n:normal-cubic-meter|n:normal-liter|n:standard-cubic-meter|n:standard-cubic-foot|n:thousand-standard-cubic-foot|n:million-standard-cubic-foot|n:standard-liter|n:standard-cubic-centimeter|n:einstein|n:einsteins|s:mol|s:g-mol|s:gmol|s:Eq|s:Osm|s:lbmol|s:lb-mol|s:lbmole|=amount-of-substance
|n:molar|n:molars|n:molarity|n:molarities|s:M|=molar-concentration
|n:molal|n:molality|n:molals|n:molalities|n:ofglucose|n:ofglucoses|=molality
|n:ampere|n:amperes|n:amp|n:amps|n:abampere|n:abamperes|n:biot|n:biots|n:statampere|n:statamperes|n:ampere-turn|n:gilbert|n:gilberts|n:conventional-ampere|n:ampere-90|n:mean-international-ampere|n:atomic-unit-of-current|s:A|s:At|s:A-turn|=electric-current
|n:coulomb|n:coulombs|n:ampere-hour|n:amperehour|n:amperehours|n:amphour|n:amphours|n:ampere-second|n:elementary-charge|n:faraday|n:faradays|n:abcoulomb|n:abcoulombs|n:statcoulomb|n:statcoulombs|n:franklin|n:franklins|n:conventional-coulomb|n:coulomb-90|s:C|s:Ah|s:As|s:A-s|=electric-charge
|n:volt|n:volts|n:abvolt|n:abvolts|n:statvolt|n:statvolts|n:conventional-volt|n:volt-90|n:mean-international-volt|s:V|=voltage
|n:ohm|n:ohms|n:Ohm|n:abohm|n:abohms|n:statohm|n:statohms|n:von-klitzing|n:klitzing|n:klitzings|n:conventional-ohm|n:ohm-90|n:mean-international-ohm|n:impedance-of-free-space|n:conventional-von-klitzing-constant|s:ohm|s:ohms|s:Ω|s:Ohm|=electric-resistance
|n:siemens|n:mho|n:mhos|n:abmho|n:abmhos|n:absiemens|n:statmho|n:statmhos|n:statsiemens|s:S|s:mho|s:mhos|s:℧|s:Ω⁻¹|=electric-conductance
|n:farad|n:farads|n:abfarad|n:abfarads|n:statfarad|n:statfarads|n:conventional-farad|n:farad-90|s:F|=capacitance
|n:henry|n:henries|n:abhenry|n:abhenries|n:stathenry|n:stathenries|n:conventional-henry|n:henry-90|s:H|=inductance
|n:weber|n:webers|n:maxwell|n:maxwells|n:unit-pole|n:magnetic-flux-quantum|n:fluxon|n:fluxons|n:statweber|n:statwebers|s:Wb|s:Mx|=magnetic-flux
|n:tesla|n:teslas|n:gauss|n:gausses|n:stattesla|n:statteslas|s:T|s:G|s:Gs|=magnetic-flux-density
|n:oersted|n:oersteds|s:Oe|=magnetic-field-strength
|n:ampere-square-meter|n:bohr-magneton|n:nuclear-magneton|s:A-m²|=magnetic-moment
|n:atomic-unit-of-electric-field|=electric-field-strength
|n:coulomb-meter|n:debye|n:debyes|s:C-m|=electric-dipole-moment
|n:ohm-meter|n:ohm-centimeter|s:ohm-meter|s:Ω-m|s:ohm-centimeter|s:Ω-cm|=resistivity
|n:percent-iacs|=conductivity
|n:volt-ampere|n:var|n:vars|n:VAR|n:VAr|s:VA|s:var|s:VAR|s:VAr|=apparent-power
|n:volt-ampere-second|n:volt-ampere-hour|n:var-hour|s:VAh|s:var-hour|s:varh|s:VARh|s:VArh|=apparent-energy
|n:candela|n:candelas|n:candle|n:candles|n:candlepower|n:candlepowers|n:candle-international|n:hefner|n:hefnerkerze|n:hefners|s:cd|=luminous-intensity
|n:stilb|n:stilbs|n:lambert|n:lamberts|n:foot-lambert|n:foot-lamberts|n:apostilb|n:apostilbs|n:blondel|n:blondels|s:La|=luminance
|n:lux|n:foot-candle|n:foot-candles|n:phot|n:phots|s:lux|s:lx|=illuminance
|n:lumen|n:lumens|n:spherical-candlepower|s:lm|=luminous-flux
|n:lux-second|n:lux-hour|n:foot-candle-second|s:lux-second|s:lx-s|s:lux-hour|s:lx-h|=luminous-exposure
|n:per-meter|n:per-centimeter|n:per-inch|n:kayser|n:kaysers|n:diopter|n:diopters|n:dioptre|n:dioptres|n:rydberg-constant|s:m⁻¹|s:m-1|=wavenumber
|n:jansky|n:janskys|n:janskies|n:solar-flux-unit|s:Jy|=spectral-flux-density
|n:becquerel|n:becquerels|n:curie|n:curies|n:rutherford|n:rutherfords|s:Bq|s:Ci|s:Rd|=activity
|n:gray|n:grays|n:rad-dose|s:Gy|=absorbed-dose
|n:sievert|n:sieverts|n:rem|n:rems|s:Sv|s:rem|=equivalent-dose
|n:roentgen|n:roentgens|n:rontgen|n:röntgen|n:rontgens|n:röntgens|s:R|=radiation-exposure
|n:isotropic-gain|=antenna-gain
|n:flops|n:FLOPS|s:flops|s:FLOPS|=computing-performance
|n:erlang|n:erlangs|n:hundred-call-seconds|=telephone-traffic
|n:iso-speed|n:isospeed|=film-speed
|n:coefficient-of-performance|n:energy-efficiency-ratio|=heat-pump-efficiency
|n:wood-unit|n:vascular-cgs-unit|s:dyn-s-cm⁻⁵|=vascular-resistance
|n:rayl|n:rayls|s:rayl|=acoustic-impedance
|n:international-unit|s:IU|s:iu|s:UI|=biological-activity
|n:kelvin-of-light|=color-temperature
|n:dobson-unit|n:Dobson|n:Dobsons|n:dobson|n:dobsons|=gas-column
|n:metabolic-equivalent|=specific-power
|n:volt-square-meter|n:townsend|n:townsends|s:V-m²|=reduced-electric-field
`;

/** Types of the catalogue's units. */
export interface Catalogue {
  /** The units that editors offer, by quantity. */
  readonly names: UnitNames;
  /** All of these. */
  readonly any: AnyUnit;
  /** Every spelling as text, in which one is found at once. */
  readonly index: SpellingIndex;
  /** The spellings that take prefixes. */
  readonly prefixable: PrefixableIndex;
  /** The quantities whose spellings the text has: all. */
  readonly indexed: keyof UnitNames;
  /** No further spellings to compare with. */
  readonly compared: {};
}
