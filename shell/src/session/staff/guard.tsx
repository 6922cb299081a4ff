import type { ReactNode } from 'react';
import type { Role } from '@tiquete/contracts';
import { RequireRole } from './RequireRole';

/** The page as a component that only people with the role see. */
export function guard(role: Role | readonly Role[], page: ReactNode) {
  return function GuardedPage() {
    return <RequireRole role={role}>{page}</RequireRole>;
  };
}
