import { useLocation } from 'react-router-dom';
import { useBoot, useMessages, useSession } from '@tiquete/platform';
import { css, LinkButton, Menu, Skeleton } from '@tiquete/ui';
import { signInHref } from '../session/signInHref';
import { useSignOut } from '../session/useSignOut';
import { menuOf } from './tabs';

/** The remotes' own entries and the way out; signed out, the way in. */
export function UserMenu() {
  const t = useMessages('shell');
  const { remotes } = useBoot();
  const { status, session } = useSession();
  const { pathname, search } = useLocation();
  const signOut = useSignOut();

  if (status === 'loading') return <div css={waiting}><Skeleton width={112} height={44} /></div>;
  if (!session) return <LinkButton variant="ghost" to={signInHref(pathname + search)}>{t('user.signIn')}</LinkButton>;
  return (
    <Menu
      label={t('user.menu')}
      button={session.user.name || session.user.email}
      items={[
        ...menuOf(remotes).map(({ id, label, path }) => ({ id, label, to: path })),
        { id: 'LOGOUT', label: t('user.signOut'), onSelect: () => void signOut() },
      ]}
    />
  );
}
const waiting = css`
  width: 112px;
`;
