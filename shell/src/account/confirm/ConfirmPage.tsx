import { useState } from 'react';
import type { ConfirmationPurpose } from '@tiquete/contracts';
import { useApi, useRequest } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';
import { AccessCard } from '../access/AccessCard';
import { useAccessMeta } from '../access/useAccessMeta';
import { useMailedLink } from '../access/useMailedLink';
import { useStateFocus } from '../access/useStateFocus';
import { problemText } from '../form/problemText';
import { useAccess } from '../useAccess';
import { Confirmed } from './Confirmed';
import { LinkOver } from './LinkOver';
import { OpenElsewhere } from './OpenElsewhere';

type Confirming =
  { phase: 'open' | 'over' | 'elsewhere' } | { phase: 'confirmed'; purpose: ConfirmationPurpose };

/**
 * `/confirm_account#token=`. Confirms a new address or the transfer of a booking when the button is pressed. Opening the
 * link confirms nothing, because mail scanners open links too.
 */
export function ConfirmPage() {
  const t = useAccess();
  const api = useApi();
  const link = useMailedLink();
  const [state, setState] = useState<Confirming>({ phase: link ? 'open' : 'over' });
  const { request, run } = useRequest();
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
        const isElsewhere = code === 'EMAIL_OTHER_SESSION';
        if (isElsewhere) setState({ phase: 'elsewhere' });
        return isOver || isElsewhere;
      },
    );
  if (state.phase === 'confirmed') return <Confirmed purpose={state.purpose} heading={heading} />;
  if (state.phase === 'over') return <LinkOver heading={heading} />;
  if (state.phase === 'elsewhere') return <OpenElsewhere heading={heading} />;
  const isClaim = link?.isFor === 'claim';
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t(isClaim ? 'claim.title' : 'confirm.title')}
      </h1>
      <p>{t(isClaim ? 'claim.intro' : 'confirm.intro')}</p>
      {request.phase === 'failed' && <Notice kind="error" text={problemText(request.problem, t)} />}
      <Button fullWidth busy={request.phase === 'loading'} onClick={() => void confirm()}>
        {t(isClaim ? 'claim.submit' : 'confirm.submit')}
      </Button>
    </AccessCard>
  );
}
