import type { RemoteIdentity } from '@tiquete/platform';
import json from './remote.json';

/** Field by field: what the boot record tells already (routes, titles, menu) stays out of the bundle. */
export const descriptor: RemoteIdentity = {
  id: json.id,
  contract: json.contract,
  slice: json.slice,
  persist: json.persist,
};
