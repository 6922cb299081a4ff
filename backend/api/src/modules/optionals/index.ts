export { exceeded } from './messages/es';
export { createOptionals, type Optionals } from './createOptionals';
export type * from './ports';
export { readBookedOptionals } from './readBookedOptionals';
