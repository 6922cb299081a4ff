import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useApi, useLazyMessages, useRequest } from '@tiquete/platform';
import { Button, css, Notice, Section, TextField, type Theme } from '@tiquete/ui';
import { guestWords } from '../messages/guest';

const DIGITS = /^\d{6}$/;
interface SentCode {
  sent_to: string;
  valid_minutes: number;
}
/** Opens the whole booking with a code that is sent to its e-mail address. */
export function OpenWhole({ id, onOpened }: { id: string; onOpened: () => void }) {
  const t = useLazyMessages('my-bookings-guest', guestWords);
  const api = useApi();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { request, run } = useRequest();
  useEffect(() => {
    if (sent) field.current?.focus();
  }, [sent]);
  const isWrong = !DIGITS.test(code.trim());

  const send = () =>
    void run(async () => {
      const { data } = await api.call('POST bookings/:id/codes', { params: { id } });
      setSent(data);
      setCode('');
      setChecked(false);
    });
  const open = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isWrong) return field.current?.focus();
    return void run(async () => {
      await api.call('POST bookings/:id/accesses', {
        params: { id },
        body: { by: 'CODE', code: code.trim() },
      });
      onOpened();
    });
  };
  const isBusy = request.phase === 'loading';
  const problem = request.phase === 'failed' && (
    <Notice kind="error" text={request.problem.title} />
  );
  if (!sent)
    return (
      <Section title={t('wholeTitle')}>
        <p>{t('whole')}</p>
        {problem}
        <div>
          <Button variant="secondary" busy={isBusy} onClick={send}>
            {t('send')}
          </Button>
        </div>
      </Section>
    );
  return (
    <Section title={t('wholeTitle')}>
      <p role="status">{t('sent', { email: sent.sent_to, count: sent.valid_minutes })}</p>
      <form noValidate onSubmit={open} css={form} aria-label={t('wholeTitle')}>
        <TextField
          label={t('digits')}
          name="one-time-code"
          value={code}
          onChange={setCode}
          error={isChecked && isWrong ? t('digitsWrong') : undefined}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          required
          inputRef={field}
        />
        {problem}
        <div css={buttons}>
          <Button type="submit" busy={isBusy}>
            {t('open')}
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={send}>
            {t('sendAgain')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
const form = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
const buttons = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
