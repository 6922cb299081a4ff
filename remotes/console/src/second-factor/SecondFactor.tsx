import { useEffect, useState } from 'react';
import { useApi, useMessages, type Problem } from '@tiquete/platform';
import { Notice, Skeleton } from '@tiquete/ui';
import { CodeForm } from './CodeForm';
import { Enrolment } from './Enrolment';
import { RecoveryCodes } from './RecoveryCodes';
import { useAsked } from './useAsked';

type Step =
  | { step: 'asking' }
  | { step: 'enrolling'; secret: string; url: string }
  | { step: 'proving' }
  | { step: 'keeping'; codes: string[] };

/** Stands where the console's data would: sets an operator's second factor up at first use, and asks for it in every session. */
export function SecondFactor({ onPassed }: { onPassed: () => void }) {
  const t = useMessages('console');
  const api = useApi();
  const [state, setState] = useState<Step>({ step: 'asking' });
  const { problem, isSending, run } = useAsked();
  useEffect(() => {
    void run(async () => {
      const { data } = await api.call('GET operations/second_factor', {});
      if (data.enrolled) return setState({ step: 'proving' });
      const { data: enrolment } = await api.call('POST operations/second_factor/enrolments', {});
      setState({ step: 'enrolling', ...enrolment });
    });
  }, [api, run]);
  const prove = (code: string) =>
    void run(async () => {
      const { data } = await api.call('POST operations/second_factor/proofs', { body: { code } });
      if (data.recovery_codes) setState({ step: 'keeping', codes: data.recovery_codes });
      else onPassed();
    });

  if (state.step === 'asking')
    return problem ? <Failed problem={problem} /> : <Skeleton height={120} radius={12} />;
  if (state.step === 'keeping') return <RecoveryCodes codes={state.codes} onKept={onPassed} />;
  return (
    <section aria-label={t('factor.title')}>
      {state.step === 'enrolling' && <Enrolment secret={state.secret} url={state.url} />}
      <CodeForm
        hint={t(state.step === 'enrolling' ? 'factor.firstCode' : 'factor.codeHint')}
        isSending={isSending}
        problem={problem}
        onSend={prove}
      />
    </section>
  );
}
function Failed({ problem }: { problem: Problem }) {
  const t = useMessages('console');
  const isOld = problem.code === 'REAUTHENTICATION_REQUIRED';
  return <Notice kind="error" text={isOld ? t('factor.signInAgain') : problem.title} />;
}
