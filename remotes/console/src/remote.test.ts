import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { consoleReducer } from './state/slice';

describeRemote(remote, json, {
  slice: 'console',
  isPersisted: false,
});

it('is for operators only, except releases, which are for product teams only', () => {
  for (const { path, role } of [...json.menu, ...json.routes])
    expect([path, role]).toEqual([
      path,
      path.startsWith('/console/releases') ? 'product-team' : 'operator',
    ]);
});
it('has pages for its routes, and returns the same state for an unrelated action', async () => {
  for (const load of Object.values(remote.pages))
    expect((await load()).Page).toBeInstanceOf(Function);
  const state = consoleReducer(undefined, { type: 'start' });
  expect(consoleReducer(state, { type: 'another/remote' })).toBe(state);
});
