export { convert, converter, parse, write } from './codes/unece/index.ts';
