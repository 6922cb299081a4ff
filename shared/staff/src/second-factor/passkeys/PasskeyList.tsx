import { useCallback, useEffect, useState } from 'react';
import { useApi, useRequest, type ApiClient } from '@tiquete/platform';
import { Button, ErrorState, Notice, Skeleton } from '@tiquete/ui';
import { formColumn } from '../../form/formStyles';
import { useStaffWords } from '../../useStaffWords';
import { RecoveryCodes } from '../RecoveryCodes';
import { SecondFactor } from '../SecondFactor';
import { AddPasskey } from './AddPasskey';
import { canUsePasskeys } from './browserPasskeys';
import { PasskeyRow } from './PasskeyRow';

const fetchPasskeys = async (api: ApiClient) =>
  (await api.call('GET operations/second_factor/passkeys', {})).data;
type Passkeys = Awaited<ReturnType<typeof fetchPasskeys>>;
type Step = { step: 'list' } | { step: 'adding' } | { step: 'keeping'; codes: string[] };

/** The signed-in person's passkeys: list, add, remove. */
export function PasskeyList() {
  const t = useStaffWords();
  const api = useApi();
  const { request, run } = useRequest();
  const [passkeys, setPasskeys] = useState<Passkeys | null>(null);
  const [state, setState] = useState<Step>({ step: 'list' });
  const load = useCallback(
    () => void run(async () => setPasskeys(await fetchPasskeys(api))),
    [api, run],
  );
  useEffect(load, [load]);
  const problem = request.phase === 'failed' ? request.problem : null;

  if (problem?.code === 'SECOND_FACTOR_REQUIRED') return <SecondFactor onPassed={load} />;
  if (problem)
    return <ErrorState title={t('failed')} detail={<p>{problem.title}</p>} onRetry={load} />;
  if (!passkeys) return <Skeleton height={72} radius={12} />;
  if (state.step === 'keeping')
    return <RecoveryCodes codes={state.codes} onSaved={() => setState({ step: 'list' })} />;
  const added = (codes: string[] | null) => {
    setState(codes ? { step: 'keeping', codes } : { step: 'list' });
    load();
  };
  return (
    <div css={formColumn}>
      <p>{t(passkeys.length === 0 ? 'passkeys.none' : 'passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={load} />
          ))}
        </ul>
      )}
      {!canUsePasskeys() && <Notice kind="info" text={t('passkeys.unsupported')} />}
      {canUsePasskeys() && state.step === 'list' && (
        <div>
          <Button size="s" variant="secondary" onClick={() => setState({ step: 'adding' })}>
            {t('passkeys.another')}
          </Button>
        </div>
      )}
      {state.step === 'adding' && <AddPasskey onAdded={added} />}
    </div>
  );
}
