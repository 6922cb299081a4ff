import type { PayloadAction } from '@tiquete/platform';
import type { TariffAddress } from '../model/offer';
import type { ChosenTariff } from '../model/detail';
import type { HotelState } from './hotelState';

export const keptTariffReducers = {
  /** The tariff on the page, remembered so that it is known again when its codes change. */
  tariffKept: (
    state: HotelState,
    { payload: { hotelCode, room, tariff } }: PayloadAction<ChosenTariff & { hotelCode: string }>,
  ): HotelState => ({
    ...state,
    hotelCode,
    productCode: tariff.productCode,
    tariffs: [{ ...room, tariffs: [tariff] }],
  }),
};
/** The tariff that was chosen under this address; null when another one was chosen since. */
export function rememberedTariff(
  state: HotelState,
  { hotelCode, productCode }: TariffAddress,
): ChosenTariff | null {
  const [room] = state.tariffs;
  const tariff = room?.tariffs[0];
  if (!room || !tariff || state.hotelCode !== hotelCode || state.productCode !== productCode)
    return null;
  return { room, tariff };
}
