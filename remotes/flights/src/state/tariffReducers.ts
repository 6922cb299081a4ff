import type { FlightOffer, FlightTariff } from '@tiquete/contracts';
import type { PayloadAction, Problem } from '@tiquete/platform';
import { journeyKey } from '../model/itineraryKey';
import type { DrawerOffer, FlightState } from './flightState';

/**
 * The tariff drawer: an offer is chosen, its airline returns other fares, one of them is chosen. The fares stay while the
 * drawer closes.
 */
export const tariffReducers = {
  offerChosen: (
    state: FlightState,
    { payload: offer }: PayloadAction<FlightOffer>,
  ): FlightState => ({
    ...state,
    openDrawerTariff: true,
    tariffs: [],
    drawerOffer: toDrawerOffer(state, offer),
    upselling: { phase: 'loading', offer },
  }),
  /** After a reload: the drawer of the same offer opens with its stored fares, which are valid in the same session. */
  drawerReopened: (
    state: FlightState,
    { payload: offer }: PayloadAction<FlightOffer>,
  ): FlightState => ({ ...state, upselling: { phase: 'answered', offer } }),
  tariffsSucceeded: (
    state: FlightState,
    { payload: tariffs }: PayloadAction<FlightTariff[]>,
  ): FlightState =>
    state.upselling.phase === 'idle'
      ? state
      : { ...state, tariffs, upselling: { phase: 'answered', offer: state.upselling.offer } },
  tariffsFailed: (state: FlightState, { payload: problem }: PayloadAction<Problem>): FlightState =>
    state.upselling.phase === 'idle'
      ? state
      : { ...state, upselling: { phase: 'failed', offer: state.upselling.offer, problem } },
  tariffsExpired: (state: FlightState): FlightState =>
    state.upselling.phase === 'idle'
      ? state
      : { ...state, upselling: { phase: 'renewing', offer: state.upselling.offer } },
  drawerClosed: (state: FlightState): FlightState => ({ ...state, openDrawerTariff: false }),
  /** The same flights were found in newer results. */
  offerRenewed: (
    state: FlightState,
    { payload: offer }: PayloadAction<FlightOffer>,
  ): FlightState => ({
    ...state,
    drawerOffer: toDrawerOffer(state, offer),
    upselling: { phase: 'loading', offer },
  }),
  /** The traveller opens the checkout with a tariff. */
  tariffChosen: (
    state: FlightState,
    { payload: tariff }: PayloadAction<FlightTariff>,
  ): FlightState => ({ ...state, openDrawerTariff: false, tariffSelected: tariff }),
};

function toDrawerOffer({ search }: FlightState, offer: FlightOffer): DrawerOffer | null {
  if (search.phase !== 'found') return null;
  const { sessionCode, expires_at: expiresAt } = search.page.meta;
  return { flights: journeyKey(offer), fare: offer.fare_family, sessionCode, expiresAt };
}
/** Opens the drawer again after a reload while its fares are valid. In a new visit it is closed. */
export function closedUnlessReloaded(stored: Record<string, unknown>): Record<string, unknown> {
  return isReloaded() && isValid(stored.drawerOffer)
    ? stored
    : { ...stored, tariffs: [], openDrawerTariff: false, drawerOffer: null };
}
const isReloaded = (): boolean =>
  Boolean(
    performance
      .getEntriesByType?.('navigation')
      .some((entry) => 'type' in entry && entry.type === 'reload'),
  );
const isValid = (offer: unknown): boolean =>
  typeof offer === 'object' &&
  offer !== null &&
  'expiresAt' in offer &&
  Date.parse(String(offer.expiresAt)) > Date.now();
