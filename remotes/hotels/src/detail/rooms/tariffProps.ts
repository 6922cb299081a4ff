import type { HotelRoom, HotelTariff } from '@tiquete/contracts';
import type { HotelDetail } from '../state/detailState';

export interface TariffsProps {
  room: HotelRoom;
  tariffs: readonly HotelTariff[];
  detail: Extract<HotelDetail, { phase: 'ready' }>;
}
