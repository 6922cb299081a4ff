import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { flightSlice } from './state/slice';

describeRemote(remote, json, {
  slice: flightSlice.reducerPath,
  isPersisted: true,
});
