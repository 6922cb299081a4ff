import type { HotelSupplierCode, HotelTariff } from '@tiquete/contracts';
import { MEAL_PLAN_LABELS } from '@tiquete/domain';
import { hashPolicy } from '../../../bookings/prebook';
import type { HotelStay, SupplierRate } from '../ports';

/** Maximum number of remaining rooms that is displayed. */
const FEW_ROOMS = 5;

/** A supplier's rate in the contract's shape: without the supplier's key, with the id of its terms. */
export function toTariff(
  rate: SupplierRate,
  productCode: string,
  supplier: HotelSupplierCode,
  { rooms }: HotelStay,
): HotelTariff {
  const { key: _key, room: _room, board, allotment, quoted: _quoted, ...shown } = rate;
  const childrenAges = rooms.flatMap(({ childrens }) => childrens);
  return {
    ...shown,
    productCode,
    boardCode: board,
    boardName: MEAL_PLAN_LABELS[board],
    cancellation_policy_hash: hashPolicy(rate.cancellation),
    allotment: allotment !== null && allotment <= FEW_ROOMS ? allotment : null,
    occupancy: {
      adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
      children: childrenAges.length,
      childrenAges,
    },
    supplier,
  };
}
