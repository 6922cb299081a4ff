/** A scroll position: a row, and the distance in pixels from its top up to the top of the window. */
export interface ListPlace {
  key: string;
  offset: number;
}
const MAX_HEIGHTS = 5000;
const MAX_PLACES = 50;
const heights = new Map<string, number>();
const places = new Map<string, ListPlace>();

/** Width of the row that was measured last, in pixels. */
let lastWidth = 0;
export const knownWidth = () => lastWidth;
/**
 * Measured heights by row and width, because a text breaks differently in another width. They remain after the list is
 * unmounted, so that the page has the same height when the traveller returns.
 */
export const knownHeight = (key: string, width: number) => heights.get(`${width} ${key}`);
export function rememberHeight(key: string, width: number, height: number) {
  lastWidth = width;
  remember(heights, `${width} ${key}`, height, MAX_HEIGHTS);
}
export const knownPlace = (restoreKey: string) => places.get(restoreKey);
export function rememberPlace(restoreKey: string, place: ListPlace) {
  remember(places, restoreKey, place, MAX_PLACES);
}
/** Adds an entry. When there are too many, the oldest one is removed. */
function remember<T>(entries: Map<string, T>, key: string, value: T, max: number) {
  entries.delete(key);
  entries.set(key, value);
  const oldest = entries.keys().next().value;
  if (entries.size > max && oldest !== undefined) entries.delete(oldest);
}
