import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useApi, useBrand, useLazyMessages, useSending } from '@tiquete/platform';
import { Button, css, Notice, TextField, type Theme } from '@tiquete/ui';
import { account as words } from '../../messages/account';
import { screenOnly, section } from '../confirmationStyles';

/** As the api has it; the browser only says it sooner. */
const SHORTEST = 8;
const LONGEST = 128;

/** Name and address are the booking's, so that a password is all there is to write; its mailbox confirms it. */
export function CreateAccount({ bookingId }: { bookingId: string }) {
  const t = useLazyMessages('checkout-account', words);
  const api = useApi();
  const { terms, data } = useBrand().policy_versions;
  const { sending, run } = useSending();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [minutes, setMinutes] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (minutes !== null) heading.current?.focus();
  }, [minutes]);

  const refuse = (said: string) => {
    setError(said);
    field.current?.focus();
    return true;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (password.length < SHORTEST) return void refuse(t('short'));
    const body = { password, accepts: { terms_version: terms, data_policy_version: data } };
    const params = { id: bookingId };
    void run(
      async () => {
        const answer = await api.call('POST bookings/:id/accounts', { params, body });
        setMinutes(answer.data.valid_minutes);
      },
      ({ source, detail, title }) => source?.pointer === '/password' && refuse(detail ?? title),
    );
  };
  if (minutes !== null)
    return (
      <section aria-labelledby="account-sent" css={[section, screenOnly]}>
        <h2 ref={heading} id="account-sent" tabIndex={-1}>
          {t('sentTitle')}
        </h2>
        <p>{t('sent', { hours: minutes / 60 })}</p>
      </section>
    );
  return (
    <section aria-labelledby="account-offer" css={[section, screenOnly]}>
      <h2 id="account-offer">{t('title')}</h2>
      <p>{t('lead')}</p>
      <form noValidate onSubmit={send} css={form}>
        <TextField
          label={t('password')}
          name="password"
          type="password"
          autoComplete="new-password"
          value={password}
          maxLength={LONGEST}
          required
          hint={t('hint')}
          error={error}
          inputRef={field}
          onChange={(typed) => {
            setPassword(typed);
            setError(undefined);
          }}
        />
        {sending.phase === 'failed' && (
          <Notice kind="error" text={sending.problem.detail ?? sending.problem.title} />
        )}
        <p css={small}>
          {t('accept')}{' '}
          <a href="/terms_and_conditions" target="_blank" rel="noopener">
            {t('terms')}
          </a>{' '}
          {t('authorize')}{' '}
          <a href="/data_processing_policies" target="_blank" rel="noopener">
            {t('policy')}
          </a>
          .
        </p>
        <Button type="submit" variant="secondary" busy={sending.phase === 'sending'}>
          {t('submit')}
        </Button>
      </form>
    </section>
  );
}
const form = (theme: Theme) => css`
  display: grid;
  justify-items: start;
  gap: ${theme.spacing(3)};
  max-width: 420px;
  > :first-of-type {
    width: 100%;
  }
`;
const small = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
