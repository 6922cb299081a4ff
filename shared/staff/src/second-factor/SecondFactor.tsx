import { useCallback, useEffect, useState } from 'react';
import { useApi, useRequest } from '@tiquete/platform';
import { css, Notice, Skeleton, type Theme } from '@tiquete/ui';
import { CodeForm } from './CodeForm';
import { Enrolment } from './Enrolment';
import { PasswordForm } from './PasswordForm';
import { AddPasskey } from './passkeys/AddPasskey';
import { canUsePasskeys } from './passkeys/browserPasskeys';
import { UsePasskey } from './passkeys/UsePasskey';
import { RecoveryCodes } from './RecoveryCodes';
import { useStaffWords } from '../useStaffWords';

type Step =
  | { step: 'loading' }
  /** A new second factor needs a recent sign-in, and the last one is too old. */
  | { step: 'signing-in' }
  | { step: 'enrolling'; secret: string; url: string }
  | { step: 'proving'; hasApp: boolean; hasPasskey: boolean }
  | { step: 'keeping'; codes: string[] };

/** Replaces the console's data until a second factor is given. At first use it sets one up. */
export function SecondFactor({ onPassed }: { onPassed: () => void }) {
  const t = useStaffWords();
  const api = useApi();
  const [state, setState] = useState<Step>({ step: 'loading' });
  const { request, run } = useRequest();
  const problem = request.phase === 'failed' ? request.problem : null;
  const load = useCallback(
    () =>
      void run(
        async () => {
          const { data } = await api.call('GET operations/second_factor', {});
          const hasPasskey = data.passkeys_here > 0 && canUsePasskeys();
          if (data.enrolled) return setState({ step: 'proving', hasApp: data.app, hasPasskey });
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
  useEffect(load, [load]);
  const prove = (code: string) =>
    void run(async () => {
      const { data } = await api.call('POST operations/second_factor/proofs', { body: { code } });
      if (data.recovery_codes) setState({ step: 'keeping', codes: data.recovery_codes });
      else onPassed();
    });

  if (state.step === 'loading')
    return problem ? (
      <Notice kind="error" text={problem.title} />
    ) : (
      <Skeleton height={120} radius={12} />
    );
  if (state.step === 'signing-in') return <PasswordForm onPassed={load} />;
  if (state.step === 'keeping') return <RecoveryCodes codes={state.codes} onSaved={onPassed} />;
  return (
    <section aria-label={t('title')} css={narrow}>
      {state.step === 'enrolling' && <Enrolment secret={state.secret} url={state.url} />}
      {state.step === 'proving' && state.hasPasskey && (
        <>
          <UsePasskey onPassed={onPassed} />
          <p>{t('passkeys.or')}</p>
        </>
      )}
      <CodeForm
        hint={t(hintOf(state))}
        isSending={request.phase === 'loading'}
        problem={problem}
        onSend={prove}
      />
      {state.step === 'enrolling' && canUsePasskeys() && (
        <>
          <p>
            <b>{t('passkeys.instead')}</b>
          </p>
          <p>{t('passkeys.insteadText')}</p>
          <AddPasskey
            onAdded={(codes) => (codes ? setState({ step: 'keeping', codes }) : onPassed())}
          />
        </>
      )}
    </section>
  );
}
const narrow = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  max-width: 480px;
`;
function hintOf(state: Step) {
  if (state.step === 'enrolling') return 'firstCode';
  return state.step === 'proving' && !state.hasApp ? 'passkeys.recoveryHint' : 'codeHint';
}
