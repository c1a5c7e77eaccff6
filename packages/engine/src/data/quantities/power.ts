import type { QuantityRows } from '../../model/quantity.ts';

export const power = {
  id: 'power',
  name: 'Power',
  dimension: 'M L^2 T^-3',
  // oxfmt-ignore
  units: [
    { id: 'watt', symbol: 'W', rank: 'everyday', source: 'SI9_NAMED', si: ['tera', 'giga', 'mega', 'kilo', 'milli', 'micro', 'nano', 'pico'], common: ['giga', 'mega', 'kilo', 'milli'], names: ['w'] },
    { id: 'horsepower', symbol: 'hp', is: '550 foot-pound-force-per-second', rank: 'everyday', source: 'SP811', plural: 'horsepower', symbols: ['bhp', 'h.p', 'hp(I)', 'shp'], names: ['brake horsepower', 'horsepower (British)', 'horsepower mechanical', 'hydraulic horsepower', 'mechanical horsepower', 'shaft horsepower'] },
    { id: 'horsepower-metric', symbol: 'PS', is: '75 kilogram-force-meter-per-second', rank: 'everyday', source: 'SP811', name: 'metric horsepower', plural: 'metric horsepower', symbols: ['ch', 'cv', 'hp(M)', 'hpM'], names: ['cheval-vapeur', 'chevaux-vapeur', 'metric hp', 'Pferdestarke', 'Pferdestärke', 'Pferdestärken'], note: 'engines, Europe' },
    { id: 'horsepower-electric', symbol: 'hp(E)', is: '746 watt', rank: 'science', source: 'SP811', name: 'electric horsepower', plural: 'electric horsepower', symbols: ['hpE'] },
    { id: 'horsepower-boiler', symbol: 'hp(S)', is: '9809.50 watt', rank: 'rare', source: 'SP811', status: 'measured', name: 'boiler horsepower', plural: 'boiler horsepower', symbols: ['BoHP', 'hpS'], note: '34.5 lb of water an hour evaporated at 212 °F' },
    { id: 'horsepower-water', symbol: 'hp(W)', is: '746.043 watt', rank: 'rare', source: 'SP811', status: 'conventional', name: 'water horsepower', plural: 'water horsepower' },
    { id: 'foot-pound-force-per-second', rank: 'trade', source: 'SP811', name: 'foot pound-force per second' },
    { id: 'foot-pound-force-per-minute', rank: 'trade', source: 'SP811', name: 'foot pound-force per minute' },
    { id: 'kilogram-force-meter-per-second', rank: 'trade', source: 'CGPM1901', name: 'kilogram-force meter per second' },
    { id: 'erg-per-second', rank: 'science', source: 'SI8' },
    { id: 'kilocalorie-per-hour', rank: 'trade', source: 'UNECE20' },
    { id: 'british-thermal-unit-it-per-second', rank: 'trade', source: 'SP811', name: 'British thermal unit (IT) per second' },
    { id: 'british-thermal-unit-it-per-minute', rank: 'trade', source: 'UNECE20', name: 'British thermal unit (IT) per minute' },
    { id: 'british-thermal-unit-it-per-hour', rank: 'everyday', source: 'SP811', name: 'British thermal unit (IT) per hour', symbols: ['btuh'] },
    { id: 'thousand-british-thermal-unit-it-per-hour', symbol: 'MBH', rank: 'trade', source: 'SP811', name: 'thousand British thermal units per hour', plural: 'thousand British thermal units per hour', symbols: ['kBTUH', 'MBtu/h', 'MBtu/hr', 'MBTUH'], note: 'M for a thousand' },
    { id: 'ton-of-refrigeration', symbol: 'TR', is: '12000 british-thermal-unit-it-per-hour', rank: 'trade', source: 'SP811', name: 'ton of refrigeration', symbols: ['TOR', 'USRT'], names: ['cooling ton', 'refrigeration ton', 'ton', 'ton refrigeration'], note: 'melting one short ton of ice a day' },
    { id: 'solar-luminosity', symbol: 'L☉', is: '3.828e26 watt', rank: 'science', source: 'IAU2015B3', status: 'conventional', symbols: ['L_sun', 'Lsun'], names: ['nominal solar luminosity'], note: 'nominal value' },
    { id: 'decibel-watt', symbol: 'dBW', is: '1 watt', log: { base: 10, per: '10' }, rank: 'trade', source: 'ITUV574', name: 'decibel watt', names: ['decibel relative to one watt'] },
    { id: 'decibel-milliwatt', symbol: 'dBm', is: '1 milliwatt', log: { base: 10, per: '10' }, rank: 'trade', source: 'ITUV574', name: 'decibel milliwatt', symbols: ['dBmW'], names: ['decibel relative to one milliwatt'] },
    { id: 'decibel-femtowatt', symbol: 'dBf', is: '1 femtowatt', log: { base: 10, per: '10' }, rank: 'science', source: 'ITUV574', name: 'decibel femtowatt', symbols: ['dBfW'], note: 'radio receivers' },
    { id: 'conventional-watt', symbol: 'W₉₀', is: '1.0000001955365548349899359182625 watt', rank: 'rare', source: 'CODATA2022', names: ['conventional watt 90', 'watt-90'], note: 'follows from the practical volt and ohm of 1990' },
    { id: 'decibel-microwatt', symbol: 'dBμW', is: '1 microwatt', log: { base: 10, per: '10' }, rank: 'science', source: 'ITUV574', name: 'decibel microwatt', symbols: ['dBuW'] },
    { id: 'ton-of-refrigeration-japanese', symbol: 'JRT', is: '3320 kilocalorie-it-per-hour', rank: 'trade', source: 'JSRAE', name: 'Japanese ton of refrigeration', names: ['Japanese refrigeration ton'], note: 'melting one metric ton of ice a day, Japan' },
    { id: 'ton-of-cooling-tower', is: '15000 british-thermal-unit-it-per-hour', rank: 'rare', source: 'COOLING_TON', status: 'conventional', name: 'cooling tower ton', names: ['ton of heat rejection'], note: '3 gallons of water a minute cooled by 10 °F' },
  ],
} as const satisfies QuantityRows;
