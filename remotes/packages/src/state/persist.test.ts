import { describeSchemaNotes } from '@tiquete/testing';
import json from '../remote.json';
import { packagePersist, packageSlice } from './slice';

it('persists the fields of the specification, without results and checkout', () => {
  expect(packagePersist.schema).toBe(json.persist.schema);
  expect(packagePersist.allow).toEqual(
    expect.arrayContaining([
      'dates',
      'guests',
      'origin',
      'destination',
      'packageInfo',
      'recentSearches',
    ]),
  );
  const state = packageSlice.getInitialState();
  expect(packagePersist.allow.filter((field) => !(field in state))).toEqual([]);
  for (const field of ['search', 'checkout']) expect(packagePersist.allow).not.toContain(field);
});

describeSchemaNotes('packages', packagePersist, packageSlice.getInitialState());
