import type { BootRecord } from '@tiquete/contracts';
import type { CityTiles } from './cityTiles';

/** The closest zoom of Protomaps' builds of OpenStreetMap. */
const OPENSTREETMAP_ZOOM = 15;

/** What pages draw maps from: the operator's tiles where there are some, else our own. */
export const mapOf = (
  operatorsTiles: string | null,
  own: Pick<CityTiles, 'address' | 'maxZoom'>,
): NonNullable<BootRecord['map']> =>
  operatorsTiles === null
    ? { tiles: own.address, maxZoom: own.maxZoom, source: 'gshhg' }
    : { tiles: operatorsTiles, maxZoom: OPENSTREETMAP_ZOOM, source: 'openstreetmap' };
