import { SupplierError } from '../../../lib/http-client/supplierError';
import { HOTELBEDS_CODE } from '../client';
import { type PricedRate, pricedRates } from '../combination';
import type { HotelMoney } from '../hotelMoney';
import { agesKey, type Occupancy } from '../occupancies';
import { HOTELBEDS_LANGUAGE } from '../request';
import type { KeyPart } from './rateKeys';
import type { CheckedHotel } from './wire';

/** Body of `POST /checkrates`. It may have ten keys; a stay needs at most four. */
export const toCheckRequest = (parts: readonly KeyPart[]) => ({
  rooms: parts.map(({ rateKey }) => ({ rateKey })),
  language: HOTELBEDS_LANGUAGE,
});

/**
 * The checked rates in the order of the occupancies. Their keys may be new. @throws SupplierError malformed; UnsoldCurrency
 */
export function readChecked(
  hotel: CheckedHotel,
  occupancies: readonly Occupancy[],
  money: HotelMoney,
): PricedRate[] {
  const rest = pricedRates(hotel.rooms, money);
  if (rest.length !== occupancies.length) throw malformed('rates');
  return occupancies.map((occupancy) => {
    const index = rest.findIndex(({ rate }) => isFor(rate, occupancy));
    const [found] = index < 0 ? [] : rest.splice(index, 1);
    if (!found) throw malformed('occupancy');
    return found;
  });
}

/**
 * True for the checked rate of an occupancy. The vendor does not promise ages in this answer; without them the order
 * decides.
 */
function isFor(
  { rooms, adults, children, childrenAges }: PricedRate['rate'],
  occupancy: Occupancy,
): boolean {
  if (
    rooms !== occupancy.rooms ||
    adults !== occupancy.adults ||
    children !== occupancy.childrenAges.length
  )
    return false;
  return (
    !childrenAges ||
    agesKey(childrenAges.split(',').map(Number)) === agesKey(occupancy.childrenAges)
  );
}
const malformed = (what: string) => new SupplierError(HOTELBEDS_CODE, 'malformed', new Error(what));
