import { aProblem, settle, type ApiAnswers, pending } from '@tiquete/testing';
import { aList, aSummary } from '../testing/builders';
import { startMyBookings } from '../testing/startMyBookings';
import { FIRST_QUERY } from '../urls';
import { listClosed, listRequested, selectBookingList } from './slice';

function start(answers: ApiAnswers) {
  const { store, ...requests } = startMyBookings(answers);
  return {
    ...requests,
    store,
    list: () => selectBookingList(store.getState() as Parameters<typeof selectBookingList>[0]),
  };
}
const counts = { upcoming: 3, past: 0, cancelled: 0 };
const pages: ApiAnswers = {
  'GET bookings': ({ query }) =>
    aList([aSummary({ id: `b-${(query as { page: number }).page}` })], {
      total: 3,
      page_size: 1,
      counts,
    }),
};
/** While the second page loads, a new booking moves the last one of the first page down. */
const idsOf = (page: number) => (page === 1 ? ['b-1'] : ['b-1', 'b-2']);
const pagesOf = (requests: { input: { query?: unknown } }[]) =>
  requests.map(({ input }) => (input.query as { page: number }).page);

it('requests the filters and the number of pages of the address', async () => {
  const { store, list, requests } = start(pages);
  store.dispatch(listRequested({ show: 'past', product: 'HOTEL', code: 'TQ7', pages: 2 }));
  await settle();
  expect(requests[0]?.input.query).toEqual({
    when: 'past',
    product: 'HOTEL',
    code: 'TQ7',
    page: 1,
  });
  expect(pagesOf(requests)).toEqual([1, 2]);
  expect(list()).toMatchObject({
    phase: 'ready',
    bookings: [{ id: 'b-1' }, { id: 'b-2' }],
    meta: { total: 3 },
  });
});

it('requests no pages beyond the last', async () => {
  const { store, requests } = start(pages);
  store.dispatch(listRequested({ ...FIRST_QUERY, pages: 9 }));
  await settle();
  expect(pagesOf(requests)).toEqual([1, 2, 3]);
});

it('fetches only further pages, and shows no booking twice', async () => {
  const { store, list, requests } = start({
    'GET bookings': ({ query }) =>
      aList(
        idsOf((query as { page: number }).page).map((id) => aSummary({ id })),
        { total: 9, page_size: 2 },
      ),
  });
  store.dispatch(listRequested(FIRST_QUERY));
  await settle();
  store.dispatch(listRequested({ ...FIRST_QUERY, pages: 2 }));
  expect(list()).toMatchObject({ phase: 'ready', more: { phase: 'loading' } });
  await settle();
  expect(pagesOf(requests)).toEqual([1, 2]);
  const shown = list();
  expect(shown.phase === 'ready' && shown.bookings.map(({ id }) => id)).toEqual(['b-1', 'b-2']);
});

it('leaves the filters visible while another list loads or fails, and aborts the older one', async () => {
  const answers: ApiAnswers = { ...pages };
  const { store, list, aborted } = start(answers);
  store.dispatch(listRequested(FIRST_QUERY));
  await settle();
  answers['GET bookings'] = pending;
  store.dispatch(listRequested({ ...FIRST_QUERY, show: 'past' }));
  expect(list()).toMatchObject({ phase: 'loading', meta: { counts } });
  answers['GET bookings'] = () => {
    throw aProblem();
  };
  store.dispatch(listRequested({ ...FIRST_QUERY, show: 'cancelled' }));
  await settle();
  expect(aborted()[1]).toBe(true);
  expect(list()).toMatchObject({ phase: 'failed', query: { show: 'cancelled' }, meta: { counts } });
});

it('clears everything with the page, as the next visit may be another traveller’s', async () => {
  const { store, list, aborted } = start({ ...pages });
  store.dispatch(listRequested(FIRST_QUERY));
  await settle();
  store.dispatch(listClosed());
  expect(list()).toEqual({ phase: 'idle' });
  const slow = start({ 'GET bookings': pending });
  slow.store.dispatch(listRequested(FIRST_QUERY));
  slow.store.dispatch(listClosed());
  await settle();
  expect([aborted(), slow.aborted(), slow.list()]).toEqual([[false], [true], { phase: 'idle' }]);
});
