import { lazy, Suspense } from 'react';
import { Skeleton } from '@tiquete/ui';

const SecondFactor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff" */ '@tiquete/staff')).SecondFactor,
}));

/** Asks a member of staff for the second factor within a page of the shell; travellers never load it. */
export const StaffSecondFactor = ({ onPassed }: { onPassed: () => void }) => (
  <Suspense fallback={<Skeleton height={120} radius={12} />}>
    <SecondFactor onPassed={onPassed} />
  </Suspense>
);
