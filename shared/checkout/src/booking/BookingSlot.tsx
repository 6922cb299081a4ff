import type { ReactElement } from 'react';
import type { Translate } from '@tiquete/platform';
import { BookedCard, GuestsIcon, PinIcon } from '@tiquete/ui';
import { BookedDays } from './BookedDays';
import { readBooked, type Booked } from './readBooked';

export interface BookingSlotProps {
  /** A booking from the list of bookings, not parsed yet. */
  data: unknown;
  /** Messages of a product without `facts` and `days` of its own. */
  t?: Translate<'people' | 'from' | 'to'>;
  /** Replaces a missing picture. Omit it when every booking of the product has one. */
  icon?: ReactElement;
  /** One or two lines of facts. Default: place and people. */
  facts?: (booked: Booked) => readonly [icon: typeof PinIcon, text: string][];
  /** Days to show, YYYY-MM-DD. Default: the first and the last day. */
  days?: (booked: Booked) => readonly [label: string, day: string][];
}
/** A booking in the list Mis reservas. Renders nothing for data that is not a booking. */
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
