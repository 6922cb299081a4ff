import { BookedParts, isChangeable } from '@tiquete/checkout';
import type { SlotProps } from '@tiquete/platform';
import { BookedPackage } from '../checkout/booked/BookedPackage';
import { ChangePassenger } from './ChangePassenger';

/** A booked package on its own page of Mis reservas. */
export function Slot({ data, onChanged }: SlotProps['booking-detail']) {
  return (
    <BookedParts>
      <BookedPackage booking={data} />
      {isChangeable(data) && <ChangePassenger booking={data} onChanged={onChanged} />}
    </BookedParts>
  );
}
