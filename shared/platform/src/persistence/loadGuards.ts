/** Loads the parser of persisted slices: a first visit has nothing to parse. */
export const loadGuards = () => import(/* webpackChunkName: "kept" */ './guards');
