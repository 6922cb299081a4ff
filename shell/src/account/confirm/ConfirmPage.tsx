import { useState } from 'react';
import type { ConfirmationPurpose } from '@tiquete/contracts';
import { useApi, useSending } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';
import { AccessCard } from '../access/AccessCard';
import { useAccessMeta } from '../access/useAccessMeta';
import { useMailedLink } from '../access/useMailedLink';
import { useStateFocus } from '../access/useStateFocus';
import { problemText } from '../form/problemText';
import { useAccess } from '../useAccess';
import { Confirmed } from './Confirmed';
import { LinkOver } from './LinkOver';

type Confirming =
  { phase: 'asked' } | { phase: 'confirmed'; purpose: ConfirmationPurpose } | { phase: 'over' };

/** `/confirm_account#token=`. Opening the link confirms nothing, because mail scanners open links too; the button does. */
export function ConfirmPage() {
  const t = useAccess();
  const api = useApi();
  const link = useMailedLink();
  const [state, setState] = useState<Confirming>({ phase: link ? 'asked' : 'over' });
  const { sending, run } = useSending();
  const heading = useStateFocus<HTMLHeadingElement>(state.phase);
  useAccessMeta('confirm');

  const confirm = () =>
    run(
      async () => {
        const { data } = await api.call('POST accounts/confirmations', {
          body: { token: link?.token ?? '' },
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
        {t(link?.isClaim ? 'claim.title' : 'confirm.title')}
      </h1>
      <p>{t(link?.isClaim ? 'claim.intro' : 'confirm.intro')}</p>
      {sending.phase === 'failed' && <Notice kind="error" text={problemText(sending.problem, t)} />}
      <Button fullWidth busy={sending.phase === 'sending'} onClick={() => void confirm()}>
        {t(link?.isClaim ? 'claim.submit' : 'confirm.submit')}
      </Button>
    </AccessCard>
  );
}
