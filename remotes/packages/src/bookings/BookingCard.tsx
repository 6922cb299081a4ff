import { BookingSlot } from '@tiquete/checkout';
import { useLazyMessages, type SlotProps } from '@tiquete/platform';
import { PackageIcon } from '@tiquete/ui';
import { sold } from '../messages/sold';

/** A booked package in the list of Mis reservas. */
export function Slot({ data }: SlotProps['booking-card']) {
  const t = useLazyMessages('packages-sold', sold);
  return <BookingSlot booking={data} t={t} icon={<PackageIcon />} />;
}
