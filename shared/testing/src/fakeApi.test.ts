import { fakeApi, pending, pendingApi, takeUnprepared } from './fakeApi';

it('rejects a call without a prepared answer, and reports it even when the caller handles that', async () => {
  const api = fakeApi({ 'GET places_searches': pending, 'POST optionals/searchs': pending });
  const handled = await api.call('GET console/brands').catch(String);
  const failure =
    'GET console/brands has no prepared answer. Prepared answers: GET places_searches, POST optionals/searchs';
  expect(handled).toBe(`Error: ${failure}`);
  expect(takeUnprepared()).toEqual([failure]);
});
it('ends a pending call when it is aborted', async () => {
  const abort = new AbortController();
  const api = pendingApi();
  const call = api.call('GET console/brands', {}, abort.signal);
  expect(api.aborted()).toEqual([false]);
  abort.abort();
  await expect(call).rejects.toThrow('aborted');
  expect(api.aborted()).toEqual([true]);
});
