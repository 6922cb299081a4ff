export { exceeded } from '../messages/extras';
export { createOptionals, type Optionals } from './createOptionals';
export { recordEvent } from './fulfilment/settle';
export { lockExtra } from './lockExtra';
export type * from './ports';
export { readBookedOptionals } from './readBookedOptionals';
export type { OptionalRow } from './rows';
export { isStanding, rewriteExtra } from './standing';
