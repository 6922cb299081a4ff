import type { Ref } from 'react';
import { useSession } from '@tiquete/platform';
import { LinkButton } from '@tiquete/ui';
import { AccessRoom } from '../access/AccessRoom';
import { ToSignIn } from '../access/ToSignIn';
import { useAccess } from '../useAccess';

/** The address is confirmed; nobody is signed in by it. */
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
    <AccessRoom>
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
    </AccessRoom>
  );
}
