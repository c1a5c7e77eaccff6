export { convert, converter, parse, write } from './codes/excel/index.ts';
