import { createUnits, length } from '@units/engine/quantities';

console.log(createUnits({ quantities: [length] }).convert(1, 'mile', 'yards'));
