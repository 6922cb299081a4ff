import type { HotelRoom, HotelTariff } from '@tiquete/contracts';
import type { HotelDetail } from '../../model/detail';

export interface TariffsProps {
  room: HotelRoom;
  tariffs: readonly HotelTariff[];
  detail: Extract<HotelDetail, { phase: 'ready' }>;
}
