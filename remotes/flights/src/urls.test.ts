import { checkSearch, parseSearch } from '@tiquete/domain/searches/flights';
import { today } from '@tiquete/platform';
import { anySearch } from './testing/anySearch';
import { checkoutUrl, parseChosen, resultsUrl } from './urls';

it('reads back every search that it writes', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const query = anySearch(seed);
    const { search } = new URL(resultsUrl(query), 'https://marca.test');
    expect(checkSearch(parseSearch(search), today())).toEqual({ phase: 'valid', query });
  }
});
it('writes search and offer to the checkout’s address', () => {
  const query = anySearch(4);
  const { search } = new URL(
    checkoutUrl(query, { sessionCode: 'abcdefgh12', offerId: 'o.1-2' }),
    'https://marca.test',
  );
  expect(parseChosen(search)).toEqual({ sessionCode: 'abcdefgh12', offerId: 'o.1-2' });
  expect(checkSearch(parseSearch(search), today())).toMatchObject({ query });
});
it('shows the code of a place without a name', () => {
  expect(parseSearch('?tripType=ONE_WAY&segments=BOG-MDE-2027-03-01')).toMatchObject({
    segments: [{ origin: { name: 'BOG' }, destination: { name: 'MDE' } }],
  });
});
it.each([
  '',
  '?tripType=UP&segments=x-y&adults=99&ages=a,40&cabin=ROOF',
  '?segments=<script>',
  '?segments=_____&place=::&adults=-1',
])('finds no valid search in %p', (search) => {
  expect(checkSearch(parseSearch(search), today()).phase).toBe('invalid');
  expect(parseChosen(search)).toBeNull();
});
