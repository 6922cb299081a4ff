export { exceeded } from '../messages/extras';
export { createExtras, type Extras } from './createExtras';
export { recordEvent } from './fulfilment/settle';
export { lockExtra } from './lockExtra';
export type * from './ports';
export { readBookedExtras } from './readBookedExtras';
export type { ExtraRow } from './rows';
export { isStanding, rewriteExtra } from './standing';
