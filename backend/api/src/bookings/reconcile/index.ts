export { createReconciliation } from './createReconciliation';
export { DIFFERENCE_KINDS } from './differences';
export { lastRuns } from './runs';
