export { correlated, covariance, fromSamples, measured } from './measured/create.ts';
export type { CreateMeasured, UncertaintyOptions } from './measured/create.ts';
export { Measured } from './measured/measured.ts';
export type { MeasuredFormat, MeasuredJson } from './measured/measured.ts';
export { sigfigs } from './measured/sigfigs.ts';
export type { MeasuredStyle } from './measured/show.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
