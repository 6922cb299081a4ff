import type { RemoteSettings } from '@tiquete/platform';
import type { HotelSettings } from './settings';

/** The settings of the brand outside of a component. The server has validated them with the schema of `remote.json`. */
export const readHotelSettings = (settings: RemoteSettings) => settings as HotelSettings;
