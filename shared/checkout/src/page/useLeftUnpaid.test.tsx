import { act, waitFor } from '@testing-library/react';
import { press } from '../testing/checkoutPage';
import { fillCruise, renderCruise } from '../testing/renderCruise';
import { reachExtras, toPayment } from '../testing/reachExtras';

/** Beacons that the browser sends while it leaves a page. */
let sent: string[];
beforeEach(() => {
  sent = [];
  navigator.sendBeacon = (url) => sent.push(String(url)) > 0;
});
const hide = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
const LEFT = expect.stringMatching(/^\/api\/bookings\/[\w-]+\/left$/);

it('sends nothing before a booking', async () => {
  const { unmount } = renderCruise();
  await fillCruise();
  await hide();
  unmount();
  expect(sent).toEqual([]);
});

it('sends nothing on leaving for the gateway with an open payment', async () => {
  const { left } = await reachExtras();
  await press(toPayment());
  await waitFor(() => expect(left).toHaveLength(1));
  await hide();
  expect(sent).toEqual([]);
});

it("reports an unpaid booking when the browser leaves, and the traveller's return", async () => {
  const { requests } = await reachExtras({
    answers: { 'DELETE bookings/:id/left': () => ({ data: { ends_at: null } }) },
  });
  await hide();
  expect(sent).toEqual([LEFT]);
  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  await act(async () => void window.dispatchEvent(shown));
  await waitFor(() => expect(requests('DELETE bookings/:id/left')).toHaveLength(1));
});

it('sends nothing when another tab of the site opens, until the browser leaves', async () => {
  const { unmount } = await reachExtras();
  unmount();
  expect(sent).toEqual([]);
  await hide();
  expect(sent).toEqual([LEFT]);
});
