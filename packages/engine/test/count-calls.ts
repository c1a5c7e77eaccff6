// Prints the number of engine functions that the first conversion of a process calls, between two units in its
// arguments.
import { callsOf } from './calls.ts';

const [from = 'km', to = 'mi'] = process.argv.slice(2);
const { convert } = await import('../src/index.ts');
console.log(await callsOf(() => convert(5, from as 'km', to as 'mi')));
