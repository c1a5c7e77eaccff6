// Prints the number of calls of engine functions in the first conversion of a process, between two units in its
// arguments, and the number of files with these functions.
import { callsOf } from './calls.ts';

const [from = 'km', to = 'mi'] = process.argv.slice(2);
const { convert } = await import('../src/index.ts');
const { calls, files } = await callsOf(() => convert(5, from as 'km', to as 'mi'));
console.log(`${calls} ${files}`);
