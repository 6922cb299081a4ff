import { today } from '@tiquete/platform';
import { fieldsOf, textOf } from '../readFields';
import { readBooked } from './readBooked';

/** Id and first day of an issued booking that has not begun and can be changed. Null for any other booking. */
export function changeableBooking(data: unknown): { id: string; from: string } | null {
  const booked = readBooked(data);
  const booking = fieldsOf(data);
  const id = textOf(booking.get('id'));
  const isChangeable = id !== '' && booking.get('status') === 'OK';
  return booked && isChangeable && booked.from > today() ? { id, from: booked.from } : null;
}
