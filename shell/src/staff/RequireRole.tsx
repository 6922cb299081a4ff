import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Role } from '@tiquete/contracts';
import { isFor } from '@tiquete/contracts/is-for';
import { useSession } from '@tiquete/platform';
import { PageSkeleton } from '../pages/PageSkeleton';
import { loadDocument } from '../session/loadDocument';
import { SessionEnded } from './SessionEnded';

interface RequireRoleProps {
  role: Role | readonly Role[];
  /** Content for visitors without the role. */
  notFound: ReactNode;
  children: ReactNode;
}
/**
 * Shows a page to people with a role. The role is checked again here, because another person may have signed in since the
 * document was written. When the session ends, the sign-in form replaces the page, which stays mounted and hidden with its
 * typed values.
 */
function RequireRole({ role, notFound, children }: RequireRoleProps) {
  const { status, session } = useSession();
  const { pathname, search } = useLocation();
  const [holder, setHolder] = useState<string>();
  const email = session?.user.email;
  const isAllowed = isFor(role, session?.user.role);
  if (isAllowed && !holder) setHolder(email);
  const isOther = isAllowed && Boolean(holder) && email !== holder;
  useExpiryCheck();
  useEffect(() => {
    // A new document drops all data of the first person.
    if (isOther) loadDocument(pathname + search);
  }, [isOther, pathname, search]);

  if (status === 'loading' || isOther) return <PageSkeleton />;
  if (!isAllowed && (session || !holder)) return notFound;
  return (
    <>
      {!isAllowed && <SessionEnded />}
      <div hidden={!isAllowed}>{children}</div>
    </>
  );
}

/** Milliseconds to wait after the session's end. The minimum protects the api from a browser with a wrong clock. */
const LATE_MS = 2000;
const [SHORTEST_MS, LONGEST_MS] = [60_000, 1_800_000];

/** Loads the session again when it should have ended. Activity in another tab may have prolonged it. */
function useExpiryCheck() {
  const { session, refresh } = useSession();
  useEffect(() => {
    if (!session) return undefined;
    const left = Date.parse(session.expires) - Date.now() + LATE_MS;
    const wait = Math.min(Math.max(left, SHORTEST_MS), LONGEST_MS);
    const timer = setTimeout(() => void refresh(), wait);
    return () => clearTimeout(timer);
  }, [session, refresh]);
}

/** Returns a component that shows the page to people with the role and `notFound` to others. */
export function guard(role: Role | readonly Role[], page: ReactNode, notFound: ReactNode) {
  return function GuardedPage() {
    return (
      <RequireRole role={role} notFound={notFound}>
        {page}
      </RequireRole>
    );
  };
}
