import { settle } from '@tiquete/testing';
import { aCabin, startCruise } from '../testing/cruises';

const reported = jest.fn();
beforeEach(() => {
  localStorage.clear();
  reported.mockReset();
  Object.assign(navigator, { sendBeacon: reported });
});

it('shows a checkout that did not load as failed, and loads it on a retry', async () => {
  let isOffline = true;
  const { open, store, actions, state, press, booked } = startCruise({
    loadFlow: async (flow) => {
      if (isOffline) throw new Error('ChunkLoadError');
      return { flow };
    },
  });
  await open();
  expect(state().offer).toMatchObject({ phase: 'failed' });
  expect(reported).toHaveBeenCalledTimes(1);
  isOffline = false;
  store.dispatch(actions.retryRequested());
  await settle();
  expect(state().offer).toEqual({ phase: 'ready', offer: aCabin });
  await press();
  expect(booked).toHaveLength(1);
});
it('runs the next checkout after one that threw', async () => {
  let isBroken = true;
  const { open, state } = startCruise({
    rules: {
      expiresAt: ({ expires_at: moment }) => {
        if (isBroken) throw new Error('boom');
        return moment;
      },
    },
  });
  await open();
  expect(state().offer).toMatchObject({ phase: 'failed' });
  isBroken = false;
  await open();
  expect(state().offer).toEqual({ phase: 'ready', offer: aCabin });
});
