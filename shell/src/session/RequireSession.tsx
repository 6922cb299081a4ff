import type { ReactNode } from 'react';
import { useRequiredSession } from '@tiquete/platform';
import { PageSkeleton } from '../pages/PageSkeleton';

/** For routes that their descriptor marks with `session`; without one the browser goes to sign in and comes back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status } = useRequiredSession();
  return status === 'authenticated' ? children : <PageSkeleton />;
}
