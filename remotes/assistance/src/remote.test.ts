import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { assistanceSlice } from './state/slice';

describeRemote(remote, json, {
  routes: [
    ['/asisstances', 'home', true],
    ['/searchs/asisstences', 'results', false],
    ['/checkout/asisstence', 'checkout', false],
  ],
  tab: {
    id: 'ASSISTANCE',
    label: 'Asistencia',
    activeOn: ['/asisstances', '/searchs/asisstences'],
  },
  slice: assistanceSlice.reducerPath,
  isPersisted: true,
});
