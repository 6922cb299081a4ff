import type { ReactNode } from 'react';

/** Degrees, WGS 84. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}
/** Bounds in degrees. An area does not cross the antimeridian. */
export type MapArea = [south: number, west: number, north: number, east: number];
/** Pixels from the left and upper edge of the map. */
export type MapPixel = readonly [x: number, y: number];
/** Size of the map in pixels. */
export interface MapSize {
  width: number;
  height: number;
}
/** The current view of the map. */
export interface MapSight {
  size: MapSize;
  toPixel: (point: MapPoint) => MapPixel;
  /** Pixels per metre on the ground, at the centre of the map. */
  pixelsPerMetre: number;
  /** Moves the map so that a point is at a pixel; by default, at the centre. */
  bring: (point: MapPoint, to?: MapPixel) => void;
}
/** The boot record's `map`. */
export interface MapSource {
  tiles: string;
  maxZoom: number;
  source: 'gshhg' | 'openstreetmap';
}
export interface TileMapProps {
  /** Accessible name of the map. */
  label: string;
  /** The boot record's `map`. When null, only the markers are shown. */
  source: MapSource | null;
  /** The initial view. A map of another place needs another `key`. */
  first: MapArea;
  /** Pixels at the lower edge that other content covers. */
  covered?: number;
  /** True: the wheel and swipes move the map. False: they scroll the page. */
  isFree: boolean;
  /** Called when the traveller has moved the map. */
  onMoved?: (area: MapArea) => void;
  /** Called for a click on the map, but not at the end of a drag. */
  onTap?: (at: MapPixel, sight: MapSight) => void;
  /** Renders the markers, positioned in pixels of the map. */
  children: (sight: MapSight) => ReactNode;
}
