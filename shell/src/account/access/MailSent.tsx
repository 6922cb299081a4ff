import type { ReactNode } from 'react';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import { problemText } from '../form/problemText';
import { useAccess } from '../useAccess';
import { useResend } from './useResend';

const HOUR = 60;
interface MailSentProps {
  /** Message key for the sent e-mail; the text gets `email` and `time`. */
  message: 'sent.register' | 'sent.reset';
  email: string;
  validMinutes: number;
  onResend: () => Promise<void>;
  onFix: () => void;
  children?: ReactNode;
}
/** Confirms that an e-mail was sent and offers to send it again. */
export function MailSent({
  message,
  email,
  validMinutes,
  onResend,
  onFix,
  children,
}: MailSentProps) {
  const t = useAccess();
  const { request, resend } = useResend(onResend);
  const time =
    validMinutes < HOUR
      ? t('sent.minutes', { count: validMinutes })
      : t('sent.hours', { count: Math.round(validMinutes / HOUR) });
  return (
    <>
      <p>{t(message, { email, time })}</p>
      <p>{t('sent.spam')}</p>
      {request.phase === 'ready' && <Notice kind="success" text={t('sent.resent')} />}
      {request.phase === 'failed' && <Notice kind="error" text={problemText(request.problem, t)} />}
      <div css={buttons}>
        <Button
          variant="secondary"
          busy={request.phase === 'loading'}
          onClick={() => void resend()}
        >
          {t('sent.resend')}
        </Button>
        <Button variant="ghost" onClick={onFix}>
          {t('sent.fix')}
        </Button>
      </div>
      {children}
    </>
  );
}
const buttons = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
