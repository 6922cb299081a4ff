// Entry point of the map's chunk, which loads late.
export { HotelsMap } from './HotelsMap';
export { PlaceMap } from './PlaceMap';
