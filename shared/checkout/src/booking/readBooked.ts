import { isDay } from '@tiquete/platform';
import { fieldsOf, numberOf, textOf } from '../readFields';

/** Fields of every booking, in lists and details. Days are YYYY-MM-DD. */
export interface Booked {
  title: string;
  image: string;
  destination: string;
  from: string;
  to: string;
  people: number;
}
/** Null when `data` is not a booking. */
export function readBooked(data: unknown): Booked | null {
  const fields = fieldsOf(data);
  const [from, to] = [textOf(fields.get('date_from')), textOf(fields.get('date_to'))];
  if (!isDay(from) || !isDay(to)) return null;
  return {
    title: textOf(fields.get('title')),
    image: textOf(fields.get('image')),
    destination: textOf(fields.get('destination_name')),
    from,
    to,
    people: numberOf(fields.get('totalPax')),
  };
}
