import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { type TranslateOf, useBoot, useMessages, usePageMeta, useSession } from '@tiquete/platform';
import { Card, css, type Theme } from '@tiquete/ui';
import { whatsappHref } from '../model/contact';
import { AccessLink, accessLine } from '../account/access/AccessLink';
import { waitText } from '../account/form/problemText';
import { useAccess } from '../account/useAccess';
import { guestMenuOf } from '../model/tabs';
import { callbackPath } from '../session/callbackPath';
import { LoginForm } from './LoginForm';
import { authErrorKey } from './loginErrors';
import { SignOutQuestion } from './SignOutQuestion';
import { useLogin } from './useLogin';

/** `/login`. `error` and `callbackUrl` come from the auth client; `signout=1` requests a confirmation before signing out. */
export function LoginPage() {
  const t = useMessages('shell');
  const words = useAccess();
  const { brand, remotes } = useBoot();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { status } = useSession();
  const target = callbackPath(query.get('callbackUrl'));
  const { state, send } = useLogin(target);
  const error = query.get('error');
  const isSigningOut = query.get('signout') === '1' && status === 'authenticated';

  usePageMeta({
    title: t('login.pageTitle', { brand: brand.name }),
    description: t('login.description', { brand: brand.name }),
    robots: 'noindex',
  });
  useEffect(() => {
    if (status === 'authenticated' && state.phase === 'idle' && !isSigningOut)
      void navigate(target, { replace: true });
  }, [status, state.phase, isSigningOut, navigate, target]);

  const linkError = error ? authErrorKey(error) : null;
  const key = state.phase === 'refused' ? state.message : linkError;
  const wait = state.phase === 'refused' ? state.retryAfterSeconds : 0;
  const message = wait > 0 ? waitMessage(wait, words) : key && t(key);
  return (
    <div css={layout}>
      <Card padding="l">
        {isSigningOut ? (
          <SignOutQuestion onStay={() => void navigate(target, { replace: true })} />
        ) : (
          <div css={content}>
            <h1 tabIndex={-1}>{t('login.title')}</h1>
            <p>{t('login.intro')}</p>
            <LoginForm
              message={message}
              mayBeUnconfirmed={key === 'authErrors.CredentialsSignin'}
              isSending={state.phase === 'sending'}
              onSend={(credentials) => void send(credentials)}
            />
            <div>
              <AccessLink to="/forgot_password">{words('login.forgot')}</AccessLink>
              <AccessLink to="/register" before={words('login.no')}>
                {words('login.create')}
              </AccessLink>
              {guestMenuOf(remotes).map(({ id, label, path }) => (
                <p key={id} css={accessLine}>
                  <span>{t('login.guest')}</span>
                  <Link to={path}>{label}</Link>
                </p>
              ))}
            </div>
            <p>
              <a href={whatsappHref(brand.whatsapp)} target="_blank" rel="noopener noreferrer">
                {t('login.help')}
              </a>
            </p>
          </div>
        )}
      </Card>
    </div>
  );
}
const LONG_WAIT_SECONDS = 3600;
/** Waiting time before the next attempt. A long one comes with the offer to sign in by e-mail. */
const waitMessage = (seconds: number, words: TranslateOf<'access'>) =>
  seconds > LONG_WAIT_SECONDS
    ? words('login.tooMany', { wait: waitText(seconds, words) })
    : waitText(seconds, words);
const layout = (theme: Theme) => css`
  max-width: 440px;
  margin: 0 auto;
  padding: ${theme.spacing(10)} ${theme.spacing(4)};
`;
const content = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
