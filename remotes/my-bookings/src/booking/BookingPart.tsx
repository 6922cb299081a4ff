import { Suspense, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary';
import type { VerticalPart } from './useVerticalParts';

export interface BookingPartProps {
  /** The booking or extra of the part. */
  data: unknown;
  part: VerticalPart | undefined;
  /** Called after the part changed the booking. */
  onChanged?: () => void;
  /** Shown while the product's own part is loading or unavailable. */
  children: ReactNode;
}
/** Draws a booking, or an extra, with the part that the product's remote offers for it. */
export function BookingPart({ data, part, onChanged, children }: BookingPartProps) {
  if (!part) return children;
  const { remote, Slot } = part;
  return (
    <PartBoundary remote={remote} fallback={children}>
      <Suspense fallback={children}>
        <Slot data={data} onChanged={onChanged} />
      </Suspense>
    </PartBoundary>
  );
}
