import type { ReactElement } from 'react';
import type { Translate } from '@tiquete/platform';
import { BookedCard, GuestsIcon, PinIcon } from '@tiquete/ui';
import { BookedDays } from './BookedDays';
import { readBooked, type Booked } from './readBooked';

export interface BookingSlotProps {
  /** A booking, as the list hands it over. */
  data: unknown;
  /** Messages of a product without `facts` and `days` of its own. */
  t?: Translate<'people' | 'from' | 'to'>;
  /** In place of a picture; left out by a product whose bookings all have one. */
  icon?: ReactElement;
  /** What it is in a line or two; place and people unless given. */
  facts?: (booked: Booked) => readonly [icon: typeof PinIcon, text: string][];
  /** The first and the last day unless given; YYYY-MM-DD. */
  days?: (booked: Booked) => readonly [label: string, day: string][];
}
/** A booking in the list of Mis reservas; nothing for what is no booking. */
export function BookingSlot({ data, t, icon, facts, days }: BookingSlotProps) {
  const booked = readBooked(data);
  if (!booked) return null;
  const { title, image, destination, people, from, to } = booked;
  const lines = facts?.(booked) ?? [
    [PinIcon, destination] as const,
    ...(t ? [[GuestsIcon, t('people', { count: people })] as const] : []),
  ];
  return (
    <BookedCard image={image || icon || ''} title={title}>
      {lines.map(([Icon, text], index) => (
        <p key={index}>
          <Icon size={16} aria-hidden />
          {text}
        </p>
      ))}
      <BookedDays
        days={
          days?.(booked) ??
          (t
            ? [
                [t('from'), from],
                [t('to'), to],
              ]
            : [])
        }
      />
    </BookedCard>
  );
}
