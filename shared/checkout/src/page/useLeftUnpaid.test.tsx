import { act, waitFor } from '@testing-library/react';
import { press } from '../testing/checkoutPage';
import { fillCruise, renderCruise } from '../testing/renderCruise';
import { reachExtras, without } from '../testing/reachExtras';

/** What the browser sends while a page goes away. */
let sent: string[];
beforeEach(() => {
  sent = [];
  navigator.sendBeacon = (url) => sent.push(String(url)) > 0;
});
const hide = () => act(async () => void window.dispatchEvent(new Event('pagehide')));

it('says that an unpaid booking was left when the browser goes away', async () => {
  await reachExtras();
  await hide();
  expect(sent).toEqual([expect.stringMatching(/^\/api\/bookings\/[\w-]+\/left$/)]);
});

it('says so when another page of the site is opened', async () => {
  const { asked, unmount } = await reachExtras({
    answers: { 'POST bookings/:id/left': () => ({ data: { ends_at: null } }) },
  });
  unmount();
  await waitFor(() => expect(asked('POST bookings/:id/left')).toHaveLength(1));
});

it('says nothing on the way to the gateway, where the payment is open', async () => {
  const { left } = await reachExtras();
  await press(without());
  await waitFor(() => expect(left).toHaveLength(1));
  await hide();
  expect(sent).toEqual([]);
});

it('says nothing before anything is booked', async () => {
  const { unmount, asked } = renderCruise();
  await fillCruise();
  await hide();
  unmount();
  expect([sent, asked('POST bookings/:id/left')]).toEqual([[], []]);
});
