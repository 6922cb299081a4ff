/** Loads the parser of persisted slices. It is a separate chunk, because a first visit has nothing to parse. */
export const loadGuards = () => import(/* webpackChunkName: "persistence" */ './guards');
/** Loads the merge of persisted lists. It is needed only after another tab has written. */
export const loadMergeLists = () => import(/* webpackChunkName: "persistence" */ './mergeLists');
