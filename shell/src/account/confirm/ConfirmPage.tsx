import { useState } from 'react';
import { useApi } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';
import { AccessCard } from '../access/AccessCard';
import { useAccessMeta } from '../access/useAccessMeta';
import { useLinkToken } from '../access/useLinkToken';
import { useStateFocus } from '../access/useStateFocus';
import { problemText } from '../form/problemText';
import { useSending } from '../form/useSending';
import { useAccess } from '../useAccess';
import { Confirmed } from './Confirmed';
import { LinkOver } from './LinkOver';

type Confirming =
  { phase: 'asked' } | { phase: 'confirmed'; purpose: 'ACCOUNT' | 'EMAIL' } | { phase: 'over' };

/** `/confirm_account#token=`. Opening the link confirms nothing, because mail scanners open links too; the button does. */
export function ConfirmPage() {
  const t = useAccess();
  const api = useApi();
  const token = useLinkToken();
  const [state, setState] = useState<Confirming>({ phase: token ? 'asked' : 'over' });
  const { sending, run } = useSending();
  const heading = useStateFocus<HTMLHeadingElement>(state.phase);
  useAccessMeta('confirm');

  const confirm = () =>
    run(
      async () => {
        const { data } = await api.call('POST accounts/confirmations', {
          body: { token: token ?? '' },
        });
        setState({ phase: 'confirmed', purpose: data.purpose });
      },
      ({ code }) => {
        const isOver = code === 'LINK_INVALID' || code === 'INVALID_FORMAT';
        if (isOver) setState({ phase: 'over' });
        return isOver;
      },
    );
  if (state.phase === 'confirmed') return <Confirmed purpose={state.purpose} heading={heading} />;
  if (state.phase === 'over') return <LinkOver heading={heading} />;
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t('confirm.title')}
      </h1>
      <p>{t('confirm.intro')}</p>
      {sending.phase === 'failed' && <Notice kind="error" text={problemText(sending.problem, t)} />}
      <Button fullWidth busy={sending.phase === 'sending'} onClick={() => void confirm()}>
        {t('confirm.submit')}
      </Button>
    </AccessCard>
  );
}
