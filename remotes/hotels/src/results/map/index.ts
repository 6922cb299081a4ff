// Entry point of the lazy chunk.
export { HotelsMap } from './HotelsMap';
export { PlaceMap } from './PlaceMap';
