import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { «name»Slice } from './state/slice';

describeRemote(remote, json, {
  routes: [['/«id»', 'home', true]],
  tab: { id: '«TAB_ID»', label: '«label»', activeOn: ['/«id»'] },
  slice: «name»Slice.reducerPath,
  isPersisted: true,
});
