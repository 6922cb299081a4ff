import type { ComponentType, ReactElement } from 'react';
import { configure } from '@testing-library/react';
import { SessionProvider, SlotContext, type SlotName, type SlotProps } from '@tiquete/platform';
import { renderWithBrand, startTestStore, type RenderOptions } from '@tiquete/testing';
import { es } from '../messages/es';
import { myBookingsSaga } from '../state/saga';
import { myBookingsSlice } from '../state/slice';
import { fakeBookingApi, type Answers } from './fakeBookingApi';

/** Two cores make waiting long. */
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

export const aSession = {
  user: { name: 'Ana Gómez', email: 'ana@correo.test', image: null },
  expires: '2099-01-01T00:00:00.000Z',
};

export interface MyBookingsRenderOptions extends Omit<RenderOptions, 'store' | 'messages'> {
  answers?: Answers;
  /** What the remote of the hotels' tab offers; a function that fails stands for a remote that cannot be had. */
  slots?: Partial<Record<SlotName, () => Promise<ComponentType<SlotProps>>>>;
}
/** Renders a page of this remote as the shell would: signed in, with its slice, its saga, its words. */
export function renderMyBookings(
  page: ReactElement,
  { answers = {}, slots = {}, ...options }: MyBookingsRenderOptions = {},
) {
  const sessions = jest.fn(async () => ({ ok: true, status: 200, json: async () => aSession }));
  globalThis.fetch = sessions as unknown as typeof fetch;
  const { api, ...asked } = fakeBookingApi(answers);
  const store = startTestStore({
    slices: [myBookingsSlice],
    saga: myBookingsSaga,
    context: { api },
  });
  const sourcesOf = (name: SlotName) => {
    const load = slots[name];
    return load ? [{ remote: 'hotels', label: 'Hoteles', load }] : [];
  };
  const whole = (
    <SessionProvider>
      <SlotContext value={sourcesOf}>{page}</SlotContext>
    </SessionProvider>
  );
  return {
    ...asked,
    sessions,
    ...renderWithBrand(whole, { ...options, store, messages: { 'my-bookings': es } }),
  };
}
