import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { myBookingsSlice } from './state/slice';

describeRemote(remote, json, {
  slice: myBookingsSlice.reducerPath,
  isPersisted: true,
});
