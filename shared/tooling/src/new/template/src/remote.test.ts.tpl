import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { «name»Slice } from './state/slice';

describeRemote(remote, json, {
  slice: «name»Slice.reducerPath,
  isPersisted: true,
});
