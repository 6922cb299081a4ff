import type { BootRecord } from '@tiquete/contracts';
import type { CityTiles } from './cityTiles';

/** Closest zoom of Protomaps' builds of OpenStreetMap. */
const OPENSTREETMAP_ZOOM = 15;

/** Tile source of maps: the operator's tiles if configured, else our own. */
export const mapOf = (
  operatorsTiles: string | null,
  own: Pick<CityTiles, 'address' | 'maxZoom'>,
): NonNullable<BootRecord['map']> =>
  operatorsTiles === null
    ? { tiles: own.address, maxZoom: own.maxZoom, source: 'gshhg' }
    : { tiles: operatorsTiles, maxZoom: OPENSTREETMAP_ZOOM, source: 'openstreetmap' };
