import { today } from '@tiquete/platform';
import { aQuery, someFilters } from '../testing/builders';
import { resultsUrl } from '../urls';
import { listAddress, listProduct, listUrl } from './listProduct';

it('reads search and filters of an address, and writes both back', () => {
  const query = { ...aQuery, filters: someFilters };
  const { search } = new URL(listUrl(query), 'http://tiquete.test');
  const checked = listAddress.check(listAddress.parse(search), today());
  expect(checked).toEqual({ phase: 'valid', query });
  expect(listUrl(aQuery)).toBe(resultsUrl(aQuery));
});

it('starts a new search without filters', () => {
  expect(listProduct.toDraft({ ...aQuery, filters: someFilters })).toEqual(aQuery);
});
