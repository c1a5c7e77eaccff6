import { tip } from '@units/engine/tools';

console.log(tip({ subtotal: 20 }).total);
