import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '@tiquete/platform';
import { Card, css, type Theme } from '@tiquete/ui';
import { waitText } from '../account/form/problemText';
import { useAccess } from '../account/useAccess';
import { LoginForm } from '../login/LoginForm';
import { useLogin } from '../login/useLogin';

/** Shown when the staff session has ended. It signs in again without leaving the page. */
export function SessionEnded() {
  const t = useMessages('shell');
  const words = useAccess();
  const { pathname, search } = useLocation();
  const { state, send } = useLogin(pathname + search);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const key = state.phase === 'refused' ? state.message : null;
  const wait = state.phase === 'refused' ? state.retryAfterSeconds : 0;
  const message = wait > 0 ? waitText(wait, words) : key && t(key);
  return (
    <div css={layout}>
      <Card padding="l">
        <div css={content}>
          <h1 ref={heading} tabIndex={-1}>
            {words('ended.title')}
          </h1>
          <p>{words('ended.text')}</p>
          <LoginForm
            message={message}
            mayBeUnconfirmed={false}
            isSending={state.phase === 'sending'}
            onSend={(credentials) => void send(credentials)}
          />
        </div>
      </Card>
    </div>
  );
}
const layout = (theme: Theme) => css`
  max-width: 440px;
  margin: 0 auto;
  padding: ${theme.spacing(10)} ${theme.spacing(4)};
`;
const content = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
