import { createElement, Suspense, type ReactNode } from 'react';
import type { SlotName, SlotProps } from '@tiquete/platform';
import { PartBoundary } from './PartBoundary';
import type { VerticalPart } from './useVerticalParts';

export interface BookingPartProps<Name extends SlotName> {
  part: VerticalPart<Name> | undefined;
  /** Properties of the part. */
  props: SlotProps[Name];
  /** Shown while the product's own part is loading or unavailable. */
  children: ReactNode;
}
/** Draws a booking, or an extra, with the part that the product's remote offers for it. */
export function BookingPart<Name extends SlotName>({
  part,
  props,
  children,
}: BookingPartProps<Name>) {
  if (!part) return children;
  return (
    <PartBoundary remote={part.remote} fallback={children}>
      <Suspense fallback={children}>{createElement(part.Slot, props)}</Suspense>
    </PartBoundary>
  );
}
