import type { RemoteDescriptor } from '@tiquete/contracts';
import json from './remote.json';

/** The static descriptor, with the tab's id as the type wants it: TypeScript reads a JSON file's ids as any text. */
export const descriptor: RemoteDescriptor = { ...json, tab: { ...json.tab, id: 'FLIGHT' } };
