import { describeSchemaNotes } from '@tiquete/testing';
import json from '../remote.json';
import { aQuery } from '../testing/builders';
import { fromRecentSearch, toRecentSearch } from './recentSearches';
import { assistancePersist, assistanceSlice } from './slice';

it('persists the fields of the specification, without results and checkout', () => {
  expect(assistancePersist.schema).toBe(json.persist.schema);
  expect(assistancePersist.allow).toEqual(
    expect.arrayContaining(['productCode', 'assistanceCode', 'recentSearches']),
  );
  const state = assistanceSlice.getInitialState();
  expect(assistancePersist.allow.filter((field) => !(field in state))).toEqual([]);
  for (const field of ['search', 'checkout', 'places'])
    expect(assistancePersist.allow).not.toContain(field);
});

describeSchemaNotes('assistance', assistancePersist, assistanceSlice.getInitialState());

it('restores a recent search unchanged', () => {
  expect(fromRecentSearch(toRecentSearch(aQuery))).toEqual(aQuery);
});
