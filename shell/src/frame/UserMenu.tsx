import { useLocation } from 'react-router-dom';
import { useBoot, useMessages, useSession } from '@tiquete/platform';
import { css, LinkButton, Menu, useIsHydrated } from '@tiquete/ui';
import { useWarmPages } from '../remotes/useWarmPages';
import { accessHref } from '../session/accessHref';
import { useSignOut } from '../session/useSignOut';
import { guestMenuOf, menuOf } from '../model/tabs';
import { placeOfLinks, placeOfName } from './whileSessionLoads';

/**
 * Links to the account and the remotes' menu entries, and sign-out. Without a session: sign-in and registration. Offline the
 * session is unknown, so neither is offered.
 */
export function UserMenu({ isOffline }: { isOffline: boolean }) {
  const t = useMessages('shell');
  const { remotes } = useBoot();
  const { status, session } = useSession();
  const { pathname, search, hash } = useLocation();
  // The server does not know the fragment.
  const isHydrated = useIsHydrated();
  const returnTo = pathname + search + (isHydrated ? hash : '');
  const signOut = useSignOut();
  const warmPages = useWarmPages();

  if (!session) {
    return (
      <>
        <div css={[ways, (status === 'loading' || isOffline) && placeOfLinks]}>
          {guestMenuOf(remotes).map(({ id, label, path }) => (
            <LinkButton key={id} variant="ghost" to={path} css={onWide}>
              {label}
            </LinkButton>
          ))}
          <LinkButton variant="ghost" to={accessHref('/register', returnTo)} css={onWide}>
            {t('user.register')}
          </LinkButton>
          <LinkButton variant="ghost" to={accessHref('/login', returnTo)}>
            {t('user.signIn')}
          </LinkButton>
        </div>
        {status === 'loading' && (
          <div css={placeOfName}>
            <Menu label={t('user.menu')} button={<span data-name css={name} />} items={[]} />
          </div>
        )}
      </>
    );
  }
  const entries = menuOf(remotes, session.user.role);
  return (
    <Menu
      label={t('user.menu')}
      button={<span css={name}>{session.user.name || session.user.email}</span>}
      onOpen={() => warmPages(entries.map(({ path }) => path))}
      items={[
        { id: 'ACCOUNT', label: t('user.account'), to: '/account' },
        ...entries.map(({ id, label, path }) => ({ id, label, to: path })),
        { id: 'LOGOUT', label: t('user.signOut'), onSelect: () => void signOut() },
      ]}
    />
  );
}
const ways = css`
  display: flex;
`;
const onWide = css`
  @media (width < 1024px) {
    display: none;
  }
`;
/** A long name must not take the tabs' space on a tablet. */
const name = css`
  overflow: hidden;
  text-overflow: ellipsis;
  max-width: 240px;
  @media (width < 768px) {
    max-width: 96px;
  }
`;
