import { describeRemote, describeSchemaNotes } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { brandsPersist, brandsReducer } from './state/slice';

describeRemote(remote, json, {
  slice: 'brands',
  isPersisted: true,
});
describeSchemaNotes('brands', brandsPersist, { ...brandsReducer(undefined, { type: 'start' }) });

it('is for brand admins and viewers only', () => {
  for (const { path, role } of [...json.menu, ...json.routes])
    expect([path, role]).toEqual([path, ['brand-admin', 'viewer']]);
});
it('returns the same state for an unrelated action', () => {
  const state = brandsReducer(undefined, { type: 'start' });
  expect(brandsReducer(state, { type: 'another/remote' })).toBe(state);
});
