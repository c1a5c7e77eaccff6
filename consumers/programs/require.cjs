const { convert } = require('@units/engine');
const { createUnits, length } = require('@units/engine/own');

console.log(
  JSON.stringify([convert(5, 'km', 'mi'), createUnits({ quantities: [length] }).convert(1, 'mile', 'yards')]),
);
