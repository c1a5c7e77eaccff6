export { convert, converter, parse, write } from './codes/qudt/index.ts';
