import { act, waitFor } from '@testing-library/react';
import { press } from '../testing/checkoutPage';
import { fillCruise, renderCruise } from '../testing/renderCruise';
import { reachExtras, without } from '../testing/reachExtras';

/** Beacons that the browser sends while a page goes away. */
let sent: string[];
beforeEach(() => {
  sent = [];
  navigator.sendBeacon = (url) => sent.push(String(url)) > 0;
});
const hide = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
const LEFT = expect.stringMatching(/^\/api\/bookings\/[\w-]+\/left$/);

it('says nothing before anything is booked', async () => {
  const { unmount } = renderCruise();
  await fillCruise();
  await hide();
  unmount();
  expect(sent).toEqual([]);
});

it('says nothing on the way to the gateway, where the payment is open', async () => {
  const { left } = await reachExtras();
  await press(without());
  await waitFor(() => expect(left).toHaveLength(1));
  await hide();
  expect(sent).toEqual([]);
});

it('says that an unpaid booking was left when the browser goes away, and that the traveller is back', async () => {
  const { asked } = await reachExtras({
    answers: { 'DELETE bookings/:id/left': () => ({ data: { ends_at: null } }) },
  });
  await hide();
  expect(sent).toEqual([LEFT]);
  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  await act(async () => void window.dispatchEvent(shown));
  await waitFor(() => expect(asked('DELETE bookings/:id/left')).toHaveLength(1));
});

it('says nothing when another tab of the site is opened, until the browser goes away', async () => {
  const { unmount } = await reachExtras();
  unmount();
  expect(sent).toEqual([]);
  await hide();
  expect(sent).toEqual([LEFT]);
});
