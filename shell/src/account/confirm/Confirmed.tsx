import type { Ref } from 'react';
import type { ConfirmationPurpose } from '@tiquete/contracts';
import { useSession } from '@tiquete/platform';
import { LinkButton } from '@tiquete/ui';
import { AccessCard } from '../access/AccessCard';
import { ToSignIn } from '../access/ToSignIn';
import { useAccess } from '../useAccess';

const DONE = {
  ACCOUNT: 'confirm.doneAccount',
  EMAIL: 'confirm.doneEmail',
  CLAIM: 'claim.done',
} as const;

/** Message for a confirmed address. Confirming does not sign in. */
export function Confirmed({
  purpose,
  heading,
}: {
  purpose: ConfirmationPurpose;
  heading: Ref<HTMLHeadingElement>;
}) {
  const t = useAccess();
  const { session } = useSession();
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t(purpose === 'CLAIM' ? 'claim.doneTitle' : 'confirm.doneTitle')}
      </h1>
      <p>{t(DONE[purpose])}</p>
      {session && (
        <LinkButton fullWidth to="/account">
          {t('confirm.toAccount')}
        </LinkButton>
      )}
      {!session && purpose !== 'CLAIM' && <ToSignIn />}
    </AccessCard>
  );
}
