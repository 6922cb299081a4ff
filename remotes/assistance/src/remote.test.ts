import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { assistanceSlice } from './state/slice';

describeRemote(remote, json, {
  slice: assistanceSlice.reducerPath,
  isPersisted: true,
});
