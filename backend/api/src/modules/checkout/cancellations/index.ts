export { type Cancellations, createCancellations } from './createCancellations';
