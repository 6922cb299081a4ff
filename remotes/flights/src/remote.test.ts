import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { flightSlice } from './state/slice';

describeRemote(remote, json, {
  routes: [
    ['/flights', 'home', true],
    ['/searchs/flights', 'results', false],
    ['/checkout/flight', 'checkout', false],
    ['/checkout/flight/confirmation', 'confirmation', false],
  ],
  tab: { id: 'FLIGHT', label: 'Vuelos', activeOn: ['/flights', '/searchs/flights'] },
  slice: flightSlice.reducerPath,
  isPersisted: true,
});
