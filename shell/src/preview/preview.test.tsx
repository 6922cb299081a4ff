import { screen } from '@testing-library/react';
import { toProblem } from '@tiquete/platform';
import { fakeApi } from '@tiquete/testing';
import { authServer } from '../testing/fakeServer';
import { renderShell } from '../testing/renderShell';
import { withoutSales } from './withoutSales';

const BAR = /Vista previa de un borrador/;

it('shows on every page of a preview that it is one, and on no other page', async () => {
  authServer();
  const { unmount } = await renderShell({ boot: { preview: 'p' } });
  expect(await screen.findByText(BAR)).toBeVisible();
  unmount();
  await renderShell();
  expect(screen.queryByText(BAR)).toBeNull();
});

it('passes on every call to the api except sales', async () => {
  const answer = { data: { brands: [], may_create: false } };
  const requests = fakeApi({ 'GET console/brands': () => answer });
  const api = withoutSales(requests);
  expect(await api.call('GET console/brands')).toEqual(answer);
  const booking = api.call('POST payments', { body: { bookingId: 'b' }, idempotencyKey: 'k' });
  expect(await booking.catch(toProblem)).toMatchObject({ code: 'PREVIEW' });
  expect(requests.requests.map(({ key }) => key)).toEqual(['GET console/brands']);
});
