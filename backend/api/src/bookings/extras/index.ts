export { isStanding, lockExtra, readBookedExtras, rewriteExtra } from './bookedExtras';
export { createExtras } from './createExtras';
export { recordExtraEvent } from './fulfilment/settle';
export type * from './ports';
export type { ExtraRow } from './rows';
export { exceeded } from '../messages/extras';
