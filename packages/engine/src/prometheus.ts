export { convert, converter, parse, write } from './codes/prometheus/index.ts';
