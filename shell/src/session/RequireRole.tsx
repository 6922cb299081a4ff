import type { ReactNode } from 'react';
import type { Role } from '@tiquete/contracts';
import { useSession } from '@tiquete/platform';
import { PageSkeleton } from '../pages/PageSkeleton';

interface RequireRoleProps {
  role: Role;
  /** What everybody else sees: the page of an unknown address. */
  otherwise: ReactNode;
  children: ReactNode;
}
/** For routes that their descriptor keeps for a role. The document has been written for it, but who is signed in may change under it. */
export function RequireRole({ role, otherwise, children }: RequireRoleProps) {
  const { status, session } = useSession();
  if (status === 'loading') return <PageSkeleton />;
  return session?.user.role === role ? children : otherwise;
}
