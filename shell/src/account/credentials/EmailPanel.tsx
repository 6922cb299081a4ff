import { useRef, useState } from 'react';
import { PASSWORD_MAX } from '@tiquete/contracts/limits';
import { toProblem, useApi } from '@tiquete/platform';
import { lazyPart, Notice, Skeleton } from '@tiquete/ui';
import { AccountForm } from '../form/AccountForm';
import type { AccountErrors, AccountValues } from '../form/accountValues';
import { currentPasswordError, emailError } from '../form/checks';
import { EmailField } from '../form/EmailField';
import { FormText } from '../form/fields';
import { useAccountForm } from '../form/useAccountForm';
import { useDone } from '../form/useDone';
import { Panel } from '../home/Panel';
import { useAccount } from '../useAccount';

/** Travellers never load this chunk. */
const SecondFactor = lazyPart(
  async () => (await import(/* webpackChunkName: "staff" */ '@tiquete/staff')).SecondFactor,
);

const EMPTY = { email: '', password: '' };
const MINUTES_IN_HOUR = 60;
const errorsBeside =
  (current: string) =>
  ({ email, password }: AccountValues): AccountErrors => ({
    email: email.trim().toLowerCase() === current.toLowerCase() ? 'sameEmail' : emailError(email),
    password: currentPasswordError(password),
  });

/** Changes the e-mail address. The old one stays in use until the new one is confirmed. Staff show their second factor first. */
export function EmailPanel({ email, pending }: { email: string; pending: string | null }) {
  const t = useAccount();
  const api = useApi();
  const [check] = useState(() => errorsBeside(email));
  const [waiting, setWaiting] = useState(pending);
  const [needsFactor, setNeedsFactor] = useState(false);
  const form = useAccountForm(EMPTY, check);
  const { done, say } = useDone(form);
  const change = async (values: AccountValues) => {
    const body = { email: values.email.trim(), password: values.password };
    const answer = await api
      .call('POST accounts/me/email_changes', { body })
      .catch((error: unknown) => {
        if (toProblem(error).code !== 'SECOND_FACTOR_REQUIRED') throw error;
        return null;
      });
    setNeedsFactor(answer === null);
    if (answer === null) return;
    const { data } = answer;
    form.reset(EMPTY);
    setWaiting(body.email);
    say(
      t('email.sent', {
        email: body.email,
        count: Math.round(data.valid_minutes / MINUTES_IN_HOUR),
      }),
    );
  };
  const place = useRef<HTMLDivElement>(null);
  const again = () => {
    setNeedsFactor(false);
    place.current?.querySelector('form')?.requestSubmit();
  };
  return (
    <Panel title={t('email.title')}>
      <p>{t('email.now', { email })}</p>
      {waiting && <Notice kind="info" text={t('email.pending', { email: waiting })} />}
      <div ref={place}>
        <AccountForm
          form={form}
          submit={t('email.submit')}
          onSend={change}
          label={t('email.title')}
        >
          <EmailField autoComplete="email" label={t('email.fresh')} />
          <FormText
            name="password"
            label={t('fields.current_password')}
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            required
          />
          {done}
        </AccountForm>
      </div>
      {needsFactor && (
        <SecondFactor onPassed={again} lazy={{ loading: <Skeleton height={120} radius={12} /> }} />
      )}
    </Panel>
  );
}
