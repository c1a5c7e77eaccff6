import { createUnits, defineQuantity, length, mass } from '@units/engine/own';

const effort = defineQuantity({ id: 'effort', units: [{ id: 'story-point' }, { id: 'epic', is: '20 story-point' }] });
const { convert } = createUnits({ quantities: [length, mass, effort] });

export const all = [
  convert(1, 'foot', 'meter'),
  convert(5, 'km', 'miles'),
  convert(1, 'kg', 'lb'),
  convert(3, 'epics', 'story-points'),
];
