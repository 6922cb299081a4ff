import { settle } from '@tiquete/testing';
import { aCabin, startCruise } from '../testing/cruises';

const reported = jest.fn();
beforeEach(() => {
  localStorage.clear();
  reported.mockReset();
  Object.assign(navigator, { sendBeacon: reported });
});
/** A checkout whose code throws until `repair`. */
function brokenCruise() {
  let isBroken = true;
  const cruise = startCruise({
    rules: {
      expiresAt: ({ expires_at: moment }) => {
        if (isBroken) throw new Error('boom');
        return moment ?? '';
      },
    },
  });
  return { ...cruise, repair: () => (isBroken = false) };
}

it('shows an error of its code as a failure, reports it, and starts again on a retry', async () => {
  const { open, repair, store, actions, state, press, booked } = brokenCruise();
  await open();
  expect(state().offer).toMatchObject({ phase: 'failed' });
  expect(reported).toHaveBeenCalledTimes(1);
  repair();
  store.dispatch(actions.retryRequested());
  await settle();
  expect(state().offer).toEqual({ phase: 'ready', offer: aCabin });
  await press();
  expect(booked).toHaveLength(1);
});
it('runs the next checkout after one that threw', async () => {
  const { open, repair, state } = brokenCruise();
  await open();
  expect(state().offer).toMatchObject({ phase: 'failed' });
  repair();
  await open();
  expect(state().offer).toEqual({ phase: 'ready', offer: aCabin });
});
