import type { BrandInvitation } from '@tiquete/contracts';
import { useApi, useMessages, useRequest } from '@tiquete/platform';
import { Entry } from '@tiquete/staff';
import { Badge, Button, Notice } from '@tiquete/ui';
import { takeInvitationBack } from '../api';
import { useMoment } from '../frame/useMoment';
import { RoleBadge } from './RoleBadge';
import { buttons } from './buttons';

interface InvitationRowProps {
  brand: string;
  invitation: BrandInvitation;
  /** Null for a viewer. */
  acts: {
    /** Fills the form for another e-mail to the same address. */
    onAgain: () => void;
    /** Called when an action starts. */
    onBegin: () => void;
    onDone: (text: string) => void;
  } | null;
}
/** An invitation that is not accepted yet. */
export function InvitationRow({ brand, invitation, acts }: InvitationRowProps) {
  const t = useMessages('brands');
  const api = useApi();
  const moment = useMoment();
  const { request, run } = useRequest();
  const { id, email, role, sent_by: who, sent_at: at, expires_at: until } = invitation;
  const takeBack = () => {
    acts?.onBegin();
    void run(async () => {
      await takeInvitationBack(api, { brand, id });
      acts?.onDone(t('people.takenBack', { name: email }));
    });
  };
  return (
    <Entry
      title={email}
      heading="h3"
      badges={
        <>
          <RoleBadge role={role} />
          {invitation.is_over && <Badge tone="warning">{t('people.over')}</Badge>}
        </>
      }
      note={t('people.invited', { who, when: moment(at), until: moment(until) })}
    >
      {request.phase === 'failed' && (
        <Notice
          kind="error"
          text={t('people.failed', { reason: request.problem.detail ?? request.problem.title })}
        />
      )}
      {acts && (
        <div css={buttons}>
          <Button size="s" variant="secondary" onClick={acts.onAgain}>
            {t('people.again')}
          </Button>
          <Button size="s" variant="ghost" busy={request.phase === 'loading'} onClick={takeBack}>
            {t('people.takeBack')}
          </Button>
        </div>
      )}
    </Entry>
  );
}
