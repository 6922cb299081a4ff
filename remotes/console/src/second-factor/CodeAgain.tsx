import { useApi, useMessages, useSending } from '@tiquete/platform';
import { CodeForm } from './CodeForm';

/** Before money moves: a code of now, after which the action goes on. */
export function CodeAgain({ onPassed }: { onPassed: () => void }) {
  const t = useMessages('console');
  const api = useApi();
  const { sending, run } = useSending();
  const prove = (code: string) =>
    void run(async () => {
      await api.call('POST operations/second_factor/proofs', { body: { code } });
      onPassed();
    });
  return (
    <CodeForm
      hint={t('factor.again')}
      isSending={sending.phase === 'sending'}
      problem={sending.phase === 'failed' ? sending.problem : null}
      onSend={prove}
    />
  );
}
