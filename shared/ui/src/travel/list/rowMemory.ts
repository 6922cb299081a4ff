/** A scroll position: a row, and how far its top is above the top of the window, in pixels. */
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
 * Measured heights, by row and width: in another width a text breaks into other lines. They outlive the list, so that the page
 * has the same height when the traveller comes back.
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
/** The entry that was written longest ago makes room for a new one. */
function remember<T>(entries: Map<string, T>, key: string, value: T, max: number) {
  entries.delete(key);
  entries.set(key, value);
  const oldest = entries.keys().next().value;
  if (entries.size > max && oldest !== undefined) entries.delete(oldest);
}
