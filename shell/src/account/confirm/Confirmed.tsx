import type { Ref } from 'react';
import { useSession } from '@tiquete/platform';
import { LinkButton } from '@tiquete/ui';
import { AccessCard } from '../access/AccessCard';
import { ToSignIn } from '../access/ToSignIn';
import { useAccess } from '../useAccess';

/** The address is confirmed; confirming does not sign in. */
export function Confirmed({
  purpose,
  heading,
}: {
  purpose: 'ACCOUNT' | 'EMAIL';
  heading: Ref<HTMLHeadingElement>;
}) {
  const t = useAccess();
  const { session } = useSession();
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t('confirm.doneTitle')}
      </h1>
      <p>{t(purpose === 'EMAIL' ? 'confirm.doneEmail' : 'confirm.doneAccount')}</p>
      {session ? (
        <LinkButton fullWidth to="/account">
          {t('confirm.toAccount')}
        </LinkButton>
      ) : (
        <ToSignIn />
      )}
    </AccessCard>
  );
}
