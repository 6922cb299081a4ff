import type { Ref } from 'react';
import { useSession } from '@tiquete/platform';
import { LinkButton } from '@tiquete/ui';
import { AccessCard } from '../access/AccessCard';
import { useAccess } from '../useAccess';

/**
 * Message for a link opened in another session. A new address is confirmed in the session that requested it; the link still
 * works there.
 */
export function OpenElsewhere({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const t = useAccess();
  const { session } = useSession();
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t('elsewhere.title')}
      </h1>
      <p>{t('elsewhere.text')}</p>
      <p>{t('elsewhere.notYou')}</p>
      {session && (
        <>
          <p>{t('elsewhere.again')}</p>
          <LinkButton fullWidth to="/account?section=access">
            {t('elsewhere.toAccess')}
          </LinkButton>
        </>
      )}
    </AccessCard>
  );
}
