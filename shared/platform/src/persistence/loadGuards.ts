/** Loads the parser of persisted slices: a first visit has nothing to parse. */
export const loadGuards = () => import(/* webpackChunkName: "kept" */ './guards');
/** Loads the merge of persisted lists: it is needed once another tab has written. */
export const loadMergeLists = () => import(/* webpackChunkName: "kept" */ './mergeLists');
