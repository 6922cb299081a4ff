import { useState } from 'react';
import type { BrandRole } from '@tiquete/contracts';
import {
  useApi,
  useBrand,
  useLazyMessages,
  usePageMeta,
  useRequest,
  useSession,
} from '@tiquete/platform';
import { Button, LinkButton, Notice } from '@tiquete/ui';
import { invitation as words } from '../../messages/invitation';
import { accessHref } from '../../session/accessHref';
import { loadDocument } from '../../session/loadDocument';
import { AccessCard } from '../access/AccessCard';
import { useMailedLink } from '../access/useMailedLink';
import { useStateFocus } from '../access/useStateFocus';
import { problemText } from '../form/problemText';
import { useAccess } from '../useAccess';

type State = { phase: 'invited' | 'over' | 'another' } | { phase: 'joined'; role: BrandRole };
const WORKPLACES: Record<BrandRole, string> = {
  'brand-admin': '/console/brands',
  viewer: '/console/brands',
  operator: '/console',
};

/**
 * `/invitation#token=`. Invites an address to manage a brand, to view it or to serve its travellers. The account of that
 * address accepts with a button.
 */
export function InvitationPage() {
  const t = useLazyMessages('invitation', words);
  const common = useAccess();
  const api = useApi();
  const { name: brand } = useBrand();
  const { session, status } = useSession();
  const link = useMailedLink();
  const [state, setState] = useState<State>({ phase: link ? 'invited' : 'over' });
  const { request, run } = useRequest();
  const heading = useStateFocus<HTMLHeadingElement>(state.phase);
  usePageMeta({
    title: t('pageTitle', { brand }),
    description: t('description', { brand }),
    robots: 'noindex',
  });

  const token = link?.token ?? '';
  const back = `/invitation#token=${token}`;
  const accept = () =>
    run(
      async () => {
        const { data } = await api.call('POST accounts/me/invitations', { body: { token } });
        setState({ phase: 'joined', role: data.role });
      },
      ({ code }) => {
        if (code === 'INVITATION_NOT_YOURS') setState({ phase: 'another' });
        const isOver = code === 'LINK_INVALID' || code === 'INVALID_FORMAT';
        if (isOver) setState({ phase: 'over' });
        return isOver || code === 'INVITATION_NOT_YOURS';
      },
    );
  if (state.phase !== 'invited') {
    const { phase } = state;
    return (
      <AccessCard>
        <h1 ref={heading} tabIndex={-1}>
          {t(`${phase}.title`, { brand })}
        </h1>
        <p>{t(`${phase}.text`, { brand, email: session?.user.email ?? '' })}</p>
        {phase === 'joined' && (
          // Every session of the account has ended, and another role needs another document.
          <Button
            fullWidth
            onClick={() => loadDocument(accessHref('/login', WORKPLACES[state.role]))}
          >
            {t('joined.enter')}
          </Button>
        )}
      </AccessCard>
    );
  }
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t('invited.title', { brand })}
      </h1>
      {session ? (
        <>
          <p>{t('invited.text', { email: session.user.email ?? '' })}</p>
          {request.phase === 'failed' && (
            <Notice
              kind="error"
              text={request.problem.detail ?? problemText(request.problem, common)}
            />
          )}
          <Button fullWidth busy={request.phase === 'loading'} onClick={() => void accept()}>
            {t('invited.accept')}
          </Button>
        </>
      ) : (
        status === 'unauthenticated' && (
          <>
            <p>{t('invited.signedOut')}</p>
            <LinkButton fullWidth to={accessHref('/login', back)}>
              {t('invited.signIn')}
            </LinkButton>
            <LinkButton fullWidth variant="secondary" to={accessHref('/register', back)}>
              {t('invited.register')}
            </LinkButton>
          </>
        )
      )}
    </AccessCard>
  );
}
