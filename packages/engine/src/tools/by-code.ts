// Tools that also read units by the codes of UCUM, UN/ECE, Excel and Prometheus. They are apart from the other tools,
// because the reader of questions needs neither their codes nor the tables of them
export { conversion } from './convert.ts';
export { table } from './table.ts';
