import type { ReactNode } from 'react';

/** Degrees, WGS 84. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}
/** Degrees; no area crosses the antimeridian. */
export type MapArea = [south: number, west: number, north: number, east: number];
/** From the left and upper edge of the map. */
export type MapPixel = readonly [x: number, y: number];
/** Pixels. */
export interface MapSize {
  width: number;
  height: number;
}
/** What is in sight now. */
export interface MapSight {
  size: MapSize;
  toPixel: (point: MapPoint) => MapPixel;
  /** Pixels of a metre on the ground, at the middle. */
  pixelsPerMetre: number;
  /** Brings a point to a pixel, the middle unless told. */
  bring: (point: MapPoint, to?: MapPixel) => void;
}
/** The boot record's `map`. */
export interface MapSource {
  tiles: string;
  maxZoom: number;
  source: 'gshhg' | 'openstreetmap';
}
export interface TileMapProps {
  /** Its name, read aloud. */
  label: string;
  /** The boot record's `map`; without one, what stands on the map is all there is. */
  source: MapSource | null;
  /** What is in sight first; a map of another place needs another `key`. */
  first: MapArea;
  /** Pixels at the lower edge that something covers. */
  covered?: number;
  /** The map owns wheel and swipes; else the page keeps scrolling under them. */
  isFree: boolean;
  /** A traveller moved it. */
  onMoved?: (area: MapArea) => void;
  /** A click on the ground, not at the end of a drag. */
  onTap?: (at: MapPixel, sight: MapSight) => void;
  /** What stands on it, in pixels of the map. */
  children: (sight: MapSight) => ReactNode;
}
