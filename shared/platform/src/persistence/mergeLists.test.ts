import { mergeLists } from './mergeLists';

interface Saved {
  id: string;
  name?: string;
}
const lists = { saved: { keyOf: ({ id }: Saved) => id, max: 4 } };
const items = (ids: string): Saved[] => [...ids].map((id) => ({ id }));
const idsOf = (saved: unknown) => (saved as Saved[]).map(({ id }) => id).join('');
function merged(before: string, mine: string, theirs: string) {
  const { saved } = mergeLists(lists, {
    before: { saved: items(before) },
    mine: { saved: items(mine) },
    theirs: { saved: items(theirs) },
  });
  return idsOf(saved);
}

it.each([
  ['adds what both tabs added, its own first', 'a', 'ba', 'ca', 'bca'],
  ['leaves out what this tab removed', 'ab', 'b', 'ab', 'b'],
  ['leaves out what another tab removed', 'ab', 'cab', 'b', 'cb'],
  ['takes the order of the other tabs when this tab changed nothing', 'abc', 'abc', 'cab', 'cab'],
  ['takes its own order when this tab moved an item to the front', 'abc', 'cab', 'abc', 'cab'],
  ['has an item once that both tabs added', '', 'a', 'a', 'a'],
  ['drops the oldest items of a list that is full', 'abcd', 'eabc', 'fabc', 'efab'],
])('%s', (_, before, mine, theirs, expected) => {
  expect(merged(before, mine, theirs)).toBe(expected);
});

it('takes the version of the tab that changed an item', () => {
  const merge = (mine: Saved[], theirs: Saved[]) =>
    mergeLists(lists, {
      before: { saved: items('ab') },
      mine: { saved: mine },
      theirs: { saved: theirs },
    }).saved;
  const named: Saved = { id: 'a', name: 'Casa' };
  expect(merge([named, { id: 'b' }], items('ab'))).toEqual([named, { id: 'b' }]);
  expect(merge(items('ba'), [named, { id: 'b' }])).toEqual([{ id: 'b' }, named]);
  expect(merge(items('b'), [named, { id: 'b' }])).toEqual([named, { id: 'b' }]);
});
it('removes items that were erased from storage and retains those that this tab added since', () => {
  const { saved } = mergeLists(lists, {
    before: { saved: items('a') },
    mine: { saved: items('ba') },
    theirs: undefined,
  });
  expect(idsOf(saved)).toBe('b');
});
it('merges a record by the names of its properties', () => {
  const { edits } = mergeLists(
    { edits: 'byName' },
    { before: { edits: { a: 1 } }, mine: { edits: { b: 2 } }, theirs: { edits: { a: 1, c: 3 } } },
  );
  expect(edits).toEqual({ b: 2, c: 3 });
});
it('does not change a list that is not stored', () => {
  expect(mergeLists(lists, { before: {}, mine: { saved: items('a') }, theirs: {} })).toEqual({});
});
