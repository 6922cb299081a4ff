import type { FlightOffer, FlightSource, FlightTariff } from '@tiquete/contracts';
import type { PayloadAction, Problem } from '@tiquete/platform';
import type { FlightState } from './flightState';

/** The tariff drawer: an offer is chosen, its airline is asked for other fares, one of them is chosen. What showed stays while the drawer closes. */
export const tariffReducers = {
  offerChosen: (
    state: FlightState,
    { payload: offer }: PayloadAction<FlightOffer>,
  ): FlightState => ({
    ...state,
    openDrawerTariff: true,
    tariffs: [],
    upselling: { phase: 'asking', offer },
  }),
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
  /** The same flights in a newer answer. */
  offerRenewed: (
    state: FlightState,
    { payload: offer }: PayloadAction<FlightOffer>,
  ): FlightState => ({ ...state, upselling: { phase: 'asking', offer } }),
  /** Goes to the checkout; `source` is who sells the offer. */
  tariffChosen: (
    state: FlightState,
    { payload }: PayloadAction<{ tariff: FlightTariff; source: FlightSource }>,
  ): FlightState => ({
    ...state,
    openDrawerTariff: false,
    tariffSelected: payload.tariff,
  }),
};
