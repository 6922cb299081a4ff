import { fieldsOf, textOf } from '@tiquete/checkout';
import { isDay, today, type SlotProps } from '@tiquete/platform';
import { ChangeDates } from './ChangeDates';

/** A policy beside another product's booking, in Mis reservas. Its days can change until it begins. */
export function Slot({ data, onChanged }: SlotProps) {
  const extra = fieldsOf(data);
  const [bookingId, id, date] = ['bookingId', 'id', 'date'].map((name) => textOf(extra.get(name)));
  if (!bookingId || !id || !date || !isDay(date) || date <= today()) return null;
  return <ChangeDates bookingId={bookingId} extraId={id} firstDay={date} onMoved={onChanged} />;
}
