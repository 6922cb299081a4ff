import { BookedParts, changeableBooking } from '@tiquete/checkout';
import type { SlotProps } from '@tiquete/platform';
import { BookedPackage } from '../checkout/booked/BookedPackage';
import { ChangePassenger } from './ChangePassenger';

/** A booked package on its own page of Mis reservas. */
export function Slot({ data, onChanged }: SlotProps) {
  const changeable = changeableBooking(data);
  return (
    <BookedParts>
      <BookedPackage booking={data} />
      {changeable && <ChangePassenger id={changeable.id} booking={data} onChanged={onChanged} />}
    </BookedParts>
  );
}
