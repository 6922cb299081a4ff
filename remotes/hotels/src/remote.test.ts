import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { hotelSlice } from './state/slice';

describeRemote(remote, json, {
  slice: hotelSlice.reducerPath,
  isPersisted: true,
});
