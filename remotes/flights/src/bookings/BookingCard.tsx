import { BookingSlot } from '@tiquete/checkout';
import { useLazyMessages, type SlotProps } from '@tiquete/platform';
import { FlightIcon, GuestsIcon } from '@tiquete/ui';
import { sold } from '../messages/sold';

/** A booked flight in the list of Mis reservas. */
export function Slot({ data }: SlotProps) {
  const t = useLazyMessages('flights-sold', sold);
  return (
    <BookingSlot
      data={data}
      facts={({ destination, people }) => [
        [FlightIcon, destination],
        [GuestsIcon, t('travelers', { count: people })],
      ]}
      days={({ from, to }) =>
        from === to
          ? [[t('departs'), from]]
          : [
              [t('departs'), from],
              [t('ends'), to],
            ]
      }
    />
  );
}
