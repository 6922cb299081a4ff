import { useSettings } from '@tiquete/platform';
import type json from '../remote.json';

/** What the brand chose; `remote.json` has the schema, with the words that the brand console shows. */
export const useHotelSettings = () => useSettings<typeof json>();
