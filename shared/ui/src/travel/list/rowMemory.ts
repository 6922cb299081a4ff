/** A scroll position: a row, and how far its top is above the top of the window, in pixels. */
export interface ListPlace {
  key: string;
  offset: number;
}
const MAX_HEIGHTS = 5000;
const MAX_PLACES = 50;
const heights = new Map<string, number>();
const places = new Map<string, ListPlace>();

/** Measured heights are kept after the list unmounts, so that the page has the same height when coming back. */
export const knownHeight = (key: string) => heights.get(key);
export function rememberHeight(key: string, height: number) {
  if (heights.size >= MAX_HEIGHTS) heights.clear();
  heights.set(key, height);
}
export const knownPlace = (restoreKey: string) => places.get(restoreKey);
export function rememberPlace(restoreKey: string, place: ListPlace) {
  const oldest = places.keys().next().value;
  if (places.size >= MAX_PLACES && oldest !== undefined) places.delete(oldest);
  places.set(restoreKey, place);
}
