import { convert, converter, type ErrorCode, type UnitNames } from '@units/engine';
import { createUnits, defineQuantity, length } from '@units/engine/own';
import { tip } from '@units/engine/tools';
import { createApp } from '@units/api';

const unit: UnitNames['length'] = 'km';
const code: ErrorCode = 'unknown-unit';
const text: string = code;
const inches: number = convert(1, unit, 'inches') + converter('ft', 'in')(1) + convert(1, text, 'in');
const effort = defineQuantity({ id: 'effort', units: [{ id: 'story-point' }, { id: 'epic', is: '20 story-point' }] });
const own = createUnits({ quantities: [length, effort] });
export const sum: number = inches + own.convert(1, 'epic', 'story points') + tip({ subtotal: 1 }).total;
void createApp();

// @ts-expect-error -- a length and a mass
convert(1, 'foot', 'kilogram');
// @ts-expect-error -- no such unit
convert(1, 'fooot', 'meter');
// @ts-expect-error -- a length and an effort
own.convert(1, 'foot', 'epic');
