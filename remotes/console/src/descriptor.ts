import type { RemoteDescriptor } from '@tiquete/contracts';
import json from './remote.json';
import { readDescriptor } from './readDescriptor';

export const descriptor: RemoteDescriptor = readDescriptor(json);
