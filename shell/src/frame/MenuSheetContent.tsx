import { Link, useLocation } from 'react-router-dom';
import { selectConfig, useBoot, useMessages, useSelector, useSession } from '@tiquete/platform';
import { Button, css, LinkButton, type Theme } from '@tiquete/ui';
import { accessHref } from '../session/accessHref';
import { useSignOut } from '../session/useSignOut';
import { LEGAL_LINKS } from './legalLinks';
import { guestMenuOf, menuOf } from '../model/tabs';

export interface MenuSheetContentProps {
  /** Offline the session is unknown and signing in is impossible. */
  isOffline: boolean;
  onDone: () => void;
}
export function MenuSheetContent({ isOffline, onDone }: MenuSheetContentProps) {
  const t = useMessages('shell');
  const { brand, remotes, currencies, languages } = useBoot();
  const { session } = useSession();
  const { pathname, search, hash } = useLocation();
  const { currency } = useSelector(selectConfig);
  const signOut = useSignOut();
  const shown = currencies.find(({ code }) => code === currency);
  return (
    <div css={content}>
      {session ? (
        <>
          <p css={name}>{t('user.hello', { name: session.user.name || session.user.email })}</p>
          <ul>
            <li>
              <Link to="/account" css={row}>
                {t('user.account')}
              </Link>
            </li>
            {menuOf(remotes, session.user.role).map(({ id, label, path }) => (
              <li key={id}>
                <Link to={path} css={row}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            fullWidth
            onClick={() => {
              onDone();
              void signOut();
            }}
          >
            {t('user.signOut')}
          </Button>
        </>
      ) : (
        <div css={ways}>
          {!isOffline && (
            <>
              <LinkButton variant="primary" to={accessHref('/login', pathname + search + hash)}>
                {t('user.signIn')}
              </LinkButton>
              <LinkButton
                variant="secondary"
                to={accessHref('/register', pathname + search + hash)}
              >
                {t('user.register')}
              </LinkButton>
            </>
          )}
          {guestMenuOf(remotes).map(({ id, label, path }) => (
            <LinkButton key={id} variant="ghost" to={path}>
              {label}
            </LinkButton>
          ))}
        </div>
      )}
      <dl css={settings}>
        <dt>{t('settings.currency')}</dt>
        <dd>{shown?.label ?? currency}</dd>
        <dt>{t('settings.language')}</dt>
        <dd>{languages[0]?.label}</dd>
      </dl>
      <ul>
        <li>
          <Link to="/" css={row}>
            {t('header.home', { brand: brand.name })}
          </Link>
        </li>
        {LEGAL_LINKS.map(({ key, path }) => (
          <li key={key}>
            <Link to={path} css={row}>
              {t(`footer.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
const content = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
const ways = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
`;
const name = (theme: Theme) => css`
  ${theme.type.h3}
`;
const row = (theme: Theme) => css`
  display: flex;
  align-items: center;
  min-height: 44px;
  color: ${theme.vars.palette.text.primary};
  text-decoration: none;
  ${theme.focusRing}
`;
const settings = (theme: Theme) => css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.spacing(2)} ${theme.spacing(4)};
  padding: ${theme.spacing(4)} 0;
  border-block: 1px solid ${theme.vars.palette.divider};
  & dt {
    color: ${theme.vars.palette.text.secondary};
  }
`;
