import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Role } from '@tiquete/contracts';
import { isFor } from '@tiquete/contracts/is-for';
import { useSession } from '@tiquete/platform';
import { LazyPage } from '../../pages/LazyPage';
import { PageSkeleton } from '../../pages/PageSkeleton';
import { notFoundPage } from '../../pages/shellPages';
import { loadDocument } from '../loadDocument';
import { SessionEnded } from './SessionEnded';
import { useExpiryCheck } from './useExpiryCheck';

interface RequireRoleProps {
  role: Role | readonly Role[];
  children: ReactNode;
}
/**
 * For routes whose descriptor names a role. The document was written for that role, but another person may sign in meanwhile.
 * Everybody else sees the page of an unknown address.
 * When the session ends, the sign-in stands in place of the page, which stays mounted and hidden with everything typed.
 */
export function RequireRole({ role, children }: RequireRoleProps) {
  const { status, session } = useSession();
  const { pathname, search } = useLocation();
  const [holder, setHolder] = useState<string>();
  const email = session?.user.email;
  const isAllowed = isFor(role, session?.user.role);
  if (isAllowed && !holder) setHolder(email);
  const isOther = isAllowed && Boolean(holder) && email !== holder;
  useExpiryCheck();
  useEffect(() => {
    // A new document drops everything that the first person saw and typed.
    if (isOther) loadDocument(pathname + search);
  }, [isOther, pathname, search]);

  if (status === 'loading' || isOther) return <PageSkeleton />;
  if (!isAllowed && (session || !holder))
    return <LazyPage title={notFoundPage.title} load={notFoundPage.load} />;
  return (
    <>
      {!isAllowed && <SessionEnded />}
      <div hidden={!isAllowed}>{children}</div>
    </>
  );
}
