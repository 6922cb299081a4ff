import { useSettings } from '@tiquete/platform';
import type json from '../remote.json';

/** Settings that the brand chose. `remote.json` has their schema, with the texts of the brand console. */
export const useHotelSettings = () => useSettings<typeof json>();
export type HotelSettings = ReturnType<typeof useHotelSettings>;
