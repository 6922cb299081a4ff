import type { PayloadAction, Problem } from '@tiquete/platform';
import type { HotelState } from './hotelState';
import type { ChosenTariff, DetailPage, DetailStay } from '../model/detail';
import { sameTariff } from '../model/findTariff';

/** Reducers of the hotel's page. */
export const detailReducers = {
  detailRequested: (
    state: HotelState,
    { payload: stay }: PayloadAction<DetailStay>,
  ): HotelState => ({
    ...state,
    detail: { phase: 'opening', stay },
  }),
  detailSucceeded: (
    state: HotelState,
    { payload: page }: PayloadAction<DetailPage>,
  ): HotelState => {
    const { detail } = state;
    if (detail.phase !== 'opening' && detail.phase !== 'ready') return state;
    const renewal = detail.phase === 'ready' ? 'done' : 'none';
    const choice = choiceStillSold(state, page);
    const isChoiceGone = state.tariffs.length > 0 && choice.tariffs.length === 0;
    return {
      ...state,
      ...choice,
      detail: { phase: 'ready', stay: detail.stay, page, renewal, isChoiceGone },
    };
  },
  detailFailed: (state: HotelState, { payload: problem }: PayloadAction<Problem>): HotelState =>
    state.detail.phase === 'opening' || state.detail.phase === 'ready'
      ? { ...state, detail: { phase: 'failed', stay: state.detail.stay, problem } }
      : state,
  /** The page renews expired prices once by itself. After that the traveller does it. */
  pricesExpired: (state: HotelState): HotelState => {
    const { detail } = state;
    if (detail.phase !== 'ready' || detail.renewal === 'running') return state;
    return {
      ...state,
      detail: { ...detail, renewal: detail.renewal === 'none' ? 'running' : 'stale' },
    };
  },
  renewalRequested: (state: HotelState): HotelState => withRenewal(state, 'running'),
  renewalFailed: (state: HotelState): HotelState => withRenewal(state, 'failed'),
  /** Stores the room with only this tariff, to find it again when the codes change. */
  tariffChosen: (
    state: HotelState,
    { payload: { room, tariff } }: PayloadAction<ChosenTariff>,
  ): HotelState => {
    if (state.detail.phase !== 'ready') return state;
    return {
      ...state,
      hotelCode: state.detail.stay.hotelCode,
      productCode: tariff.productCode,
      tariffs: [{ ...room, tariffs: [tariff] }],
    };
  },
};

function withRenewal(state: HotelState, renewal: 'running' | 'failed'): HotelState {
  return state.detail.phase === 'ready'
    ? { ...state, detail: { ...state.detail, renewal } }
    : state;
}
/** The tariffs chosen on an earlier visit to this hotel, under their current codes; none if they are no longer sold. */
function choiceStillSold(
  state: HotelState,
  page: DetailPage,
): Pick<HotelState, 'productCode' | 'tariffs'> {
  const [room] = state.tariffs;
  const tariff = room?.tariffs[0];
  if (!room || !tariff || state.hotelCode !== page.hotel.hotelCode)
    return { productCode: state.productCode, tariffs: state.tariffs };
  const found = sameTariff({ room, tariff }, page.rooms);
  if (!found) return { productCode: '', tariffs: [] };
  return {
    productCode: found.tariff.productCode,
    tariffs: [{ ...found.room, tariffs: [found.tariff] }],
  };
}
