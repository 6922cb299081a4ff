import { useCallback, useEffect, useState } from 'react';
import { useApi, useSending } from '@tiquete/platform';
import { css, Notice, Skeleton } from '@tiquete/ui';
import { CodeForm } from './CodeForm';
import { Enrolment } from './Enrolment';
import { PasswordForm } from './PasswordForm';
import { RecoveryCodes } from './RecoveryCodes';
import { useStaffWords } from '../useStaffWords';

type Step =
  | { step: 'asking' }
  /** The password was given too long ago for a new telephone. */
  | { step: 'signing-in' }
  | { step: 'enrolling'; secret: string; url: string }
  | { step: 'proving' }
  | { step: 'keeping'; codes: string[] };

/** Stands where the console's data would: sets an operator's second factor up at first use, and asks for it in every session. */
export function SecondFactor({ onPassed }: { onPassed: () => void }) {
  const t = useStaffWords();
  const api = useApi();
  const [state, setState] = useState<Step>({ step: 'asking' });
  const { sending, run } = useSending();
  const problem = sending.phase === 'failed' ? sending.problem : null;
  const ask = useCallback(
    () =>
      void run(
        async () => {
          const { data } = await api.call('GET operations/second_factor', {});
          if (data.enrolled) return setState({ step: 'proving' });
          const { data: enrolment } = await api.call(
            'POST operations/second_factor/enrolments',
            {},
          );
          setState({ step: 'enrolling', ...enrolment });
        },
        ({ code }) => {
          const isOld = code === 'REAUTHENTICATION_REQUIRED';
          if (isOld) setState({ step: 'signing-in' });
          return isOld;
        },
      ),
    [api, run],
  );
  useEffect(ask, [ask]);
  const prove = (code: string) =>
    void run(async () => {
      const { data } = await api.call('POST operations/second_factor/proofs', { body: { code } });
      if (data.recovery_codes) setState({ step: 'keeping', codes: data.recovery_codes });
      else onPassed();
    });

  if (state.step === 'asking')
    return problem ? (
      <Notice kind="error" text={problem.title} />
    ) : (
      <Skeleton height={120} radius={12} />
    );
  if (state.step === 'signing-in') return <PasswordForm onPassed={ask} />;
  if (state.step === 'keeping') return <RecoveryCodes codes={state.codes} onKept={onPassed} />;
  return (
    <section aria-label={t('title')} css={narrow}>
      {state.step === 'enrolling' && <Enrolment secret={state.secret} url={state.url} />}
      <CodeForm
        hint={t(state.step === 'enrolling' ? 'firstCode' : 'codeHint')}
        isSending={sending.phase === 'sending'}
        problem={problem}
        onSend={prove}
      />
    </section>
  );
}
const narrow = css`
  max-width: 480px;
`;
