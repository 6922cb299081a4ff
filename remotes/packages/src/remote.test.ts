import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { packageSlice } from './state/slice';

describeRemote(remote, json, {
  routes: [
    ['/packages', 'home', true],
    ['/searchs/packages', 'results', false],
    ['/searchs/packages/details', 'details', false],
    ['/checkout/package', 'checkout', false],
  ],
  tab: {
    id: 'PACKAGE',
    label: 'Paquetes',
    activeOn: ['/packages', '/searchs/packages', '/searchs/packages/details'],
  },
  slice: packageSlice.reducerPath,
  isPersisted: true,
});
