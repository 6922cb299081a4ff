import { Suspense, type ReactNode } from 'react';
import type { BookingSummary } from '@tiquete/contracts';
import { PartBoundary } from './PartBoundary';
import type { VerticalPart } from './useVerticalParts';

export interface BookingPartProps {
  /** A `BookingDetail` fits too, as it has all fields of a summary. */
  booking: BookingSummary;
  part: VerticalPart | undefined;
  /** The part has changed the booking. */
  onChanged?: () => void;
  /** Shown while the product's own part is loading or unavailable. */
  children: ReactNode;
}
/** Draws a booking with the part that the product's remote offers for it. */
export function BookingPart({ booking, part, onChanged, children }: BookingPartProps) {
  if (!part) return children;
  const { remote, Slot } = part;
  return (
    <PartBoundary remote={remote} fallback={children}>
      <Suspense fallback={children}>
        <Slot data={booking} onChanged={onChanged} />
      </Suspense>
    </PartBoundary>
  );
}
