import type { ReactElement } from 'react';
import type { BookingSummary } from '@tiquete/contracts';
import type { Translate } from '@tiquete/platform';
import { BookedCard, GuestsIcon, PinIcon } from '@tiquete/ui';
import { BookedDays } from './BookedDays';

export interface BookingSlotProps {
  booking: BookingSummary;
  /** Messages of a product without `facts` and `days` of its own. */
  t?: Translate<'people' | 'from' | 'to'>;
  /** Replaces a missing picture. Omit it when every booking of the product has one. */
  icon?: ReactElement;
  /** One or two lines of facts. Default: place and people. */
  facts?: (booking: BookingSummary) => readonly [icon: typeof PinIcon, text: string][];
  /** Days to show, YYYY-MM-DD. Default: the first and the last day. */
  days?: (booking: BookingSummary) => readonly [label: string, day: string][];
}
/** A booking in the list Mis reservas. */
export function BookingSlot({ booking, t, icon, facts, days }: BookingSlotProps) {
  const { title, image, destination_name, totalPax, date_from, date_to } = booking;
  const lines = facts?.(booking) ?? [
    [PinIcon, destination_name] as const,
    ...(t ? [[GuestsIcon, t('people', { count: totalPax })] as const] : []),
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
          days?.(booking) ??
          (t
            ? [
                [t('from'), date_from],
                [t('to'), date_to],
              ]
            : [])
        }
      />
    </BookedCard>
  );
}
