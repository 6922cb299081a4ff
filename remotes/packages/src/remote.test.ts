import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { packageSlice } from './state/slice';

describeRemote(remote, json, {
  slice: packageSlice.reducerPath,
  isPersisted: true,
});
