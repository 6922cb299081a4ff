import { BookingSlot } from '@tiquete/checkout';
import { useLazyMessages, type SlotProps } from '@tiquete/platform';
import { FlightIcon, GuestsIcon } from '@tiquete/ui';
import { sold } from '../messages/sold';

/** A booked flight in the list of Mis reservas. */
export function Slot({ data }: SlotProps['booking-card']) {
  const t = useLazyMessages('flights-sold', sold);
  return (
    <BookingSlot
      booking={data}
      facts={({ destination_name, totalPax }) => [
        [FlightIcon, destination_name],
        [GuestsIcon, t('travelers', { count: totalPax })],
      ]}
      days={({ date_from, date_to }) =>
        date_from === date_to
          ? [[t('departs'), date_from]]
          : [
              [t('departs'), date_from],
              [t('ends'), date_to],
            ]
      }
    />
  );
}
