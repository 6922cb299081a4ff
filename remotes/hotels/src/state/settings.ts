import { useSettings, type RemoteSettings } from '@tiquete/platform';
import type json from '../remote.json';

/** Settings that the brand chose. `remote.json` has their schema, with the texts of the brand console. */
export const useHotelSettings = () => useSettings<typeof json>();
export type HotelSettings = ReturnType<typeof useHotelSettings>;
/** The same settings outside of a component. The server has validated them with that schema. */
export const readHotelSettings = (settings: RemoteSettings) => settings as HotelSettings;
