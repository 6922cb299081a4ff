import { fieldsOf, itemsOf, numberOf, textOf } from '@tiquete/checkout';

/** The booked hotel, as in `hotelSnapshotSchema` of the contracts, and the supplier's remarks on confirmation. */
export interface SoldHotel {
  stars: number;
  address: string;
  zone: string;
  /** Position in degrees; null without one. */
  geo: { latitude: number; longitude: number } | null;
  phones: string[];
  /** HH:mm in the hotel's local time; empty if unknown. */
  checkInFrom: string;
  checkOutUntil: string;
  room: string;
  beds: { type: string; count: number }[];
  /** Code of the board; empty when unknown. */
  board: string;
  rooms: { adults: number; ages: number[] }[];
  supplierVat: string;
  /** Remarks that the supplier added on confirmation; empty if the tariff had them already. */
  confirmedComments: string;
}
export function readSnapshot(data: unknown): SoldHotel {
  const booking = fieldsOf(data);
  const snapshot = fieldsOf(booking.get('snapshot'));
  const hotel = fieldsOf(snapshot.get('hotel'));
  const room = fieldsOf(snapshot.get('room'));
  const confirmation = fieldsOf(snapshot.get('confirmation'));
  return {
    stars: numberOf(hotel.get('star_number')),
    address: textOf(hotel.get('address')),
    zone: textOf(hotel.get('zone_name')),
    geo: geoOf(hotel.get('geo')),
    phones: itemsOf(hotel.get('phones')).map(textOf).filter(Boolean),
    checkInFrom: textOf(hotel.get('check_in_from')),
    checkOutUntil: textOf(hotel.get('check_out_until')),
    room: textOf(room.get('name')),
    beds: itemsOf(room.get('beds'))
      .map(fieldsOf)
      .map((bed) => ({ type: textOf(bed.get('type')), count: numberOf(bed.get('count')) })),
    board: textOf(snapshot.get('boardCode')),
    rooms: itemsOf(snapshot.get('rooms'))
      .map(fieldsOf)
      .map((one) => ({
        adults: numberOf(one.get('adults')),
        ages: itemsOf(one.get('childrens')).map(numberOf),
      })),
    supplierVat: textOf(confirmation.get('supplier_vat')),
    confirmedComments: newText(confirmation.get('rate_comments'), booking.get('rate_comments')),
  };
}
/** Null for 0, 0, which a snapshot without a place has. */
function geoOf(data: unknown): SoldHotel['geo'] {
  const geo = fieldsOf(data);
  const [latitude, longitude] = [numberOf(geo.get('latitude')), numberOf(geo.get('longitude'))];
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
}
const newText = (said: unknown, known: unknown) =>
  textOf(known).includes(textOf(said).trim()) ? '' : textOf(said).trim();
