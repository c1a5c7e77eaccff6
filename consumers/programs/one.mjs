import { createUnits, length } from '@units/engine/own';

console.log(createUnits({ quantities: [length] }).convert(1, 'mile', 'yards'));
