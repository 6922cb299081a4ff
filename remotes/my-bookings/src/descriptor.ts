import type { RemoteDescriptor } from '@tiquete/contracts';
import json from './remote.json';

export const descriptor: RemoteDescriptor = json;
