import type { ReactElement } from 'react';
import {
  SessionProvider,
  SlotContext,
  type SlotComponent,
  type SlotName,
  type SlotSources,
} from '@tiquete/platform';
import {
  renderWithBrand,
  stubSession,
  type ApiAnswers,
  type RenderOptions,
} from '@tiquete/testing';
import { es } from '../messages/es';
import { startMyBookings } from './startMyBookings';

const aSession = {
  user: { name: 'Ana Gómez', email: 'ana@correo.test', image: null },
  expires: '2099-01-01T00:00:00.000Z',
};

export interface MyBookingsRenderOptions extends Omit<RenderOptions, 'store' | 'messages'> {
  answers?: ApiAnswers;
  stored?: Parameters<typeof startMyBookings>[1];
  /** True without a signed-in account. */
  isGuest?: boolean;
  /** Slots of the hotels' remote. A function that rejects simulates a remote that fails to load. */
  slots?: { [Name in SlotName]?: () => Promise<SlotComponent<Name>> };
}
/** Renders a page of this remote as the shell does: with its slice, saga and messages, and signed in by default. */
export function renderMyBookings(
  page: ReactElement,
  { answers = {}, stored, slots = {}, isGuest = false, ...options }: MyBookingsRenderOptions = {},
) {
  const sessions = stubSession(isGuest ? null : aSession);
  const { store, api, ...requests } = startMyBookings(answers, stored);
  const sourcesOf: SlotSources = (name) => {
    const load = slots[name];
    return load ? [{ remote: 'hotels', label: 'Hoteles', load }] : [];
  };
  const whole = (
    <SessionProvider>
      <SlotContext value={sourcesOf}>{page}</SlotContext>
    </SessionProvider>
  );
  return {
    ...requests,
    sessions,
    ...renderWithBrand(whole, { ...options, store, api, messages: { 'my-bookings': es } }),
  };
}
