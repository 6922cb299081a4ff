import { Suspense, type ReactNode } from 'react';
import type { BookingSummary } from '@tiquete/contracts';
import { PartBoundary } from './PartBoundary';
import type { VerticalPart } from './useVerticalParts';

export interface BookingPartProps {
  /** Also a detail: it has all of a summary's fields. */
  booking: BookingSummary;
  part: VerticalPart | undefined;
  /** What any booking can show, while the part is not there. */
  children: ReactNode;
}
export function BookingPart({ booking, part, children }: BookingPartProps) {
  if (!part) return children;
  const { remote, Slot } = part;
  return (
    <PartBoundary remote={remote} fallback={children}>
      <Suspense fallback={children}>
        <Slot data={booking} />
      </Suspense>
    </PartBoundary>
  );
}
