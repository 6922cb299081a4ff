import { isDay } from '@tiquete/platform';
import { fieldsOf, numberOf, textOf } from './readFields';

/** What every booking of a hotel has, in a list as in a detail. Days are YYYY-MM-DD. */
export interface BookedStay {
  name: string;
  image: string;
  city: string;
  checkin: string;
  checkout: string;
  guests: number;
}
/** Null for what is no booking. */
export function readStay(data: unknown): BookedStay | null {
  const fields = fieldsOf(data);
  const [checkin, checkout] = [textOf(fields.get('date_from')), textOf(fields.get('date_to'))];
  if (!isDay(checkin) || !isDay(checkout)) return null;
  return {
    name: textOf(fields.get('title')),
    image: textOf(fields.get('image')),
    city: textOf(fields.get('destination_name')),
    checkin,
    checkout,
    guests: numberOf(fields.get('totalPax')),
  };
}
