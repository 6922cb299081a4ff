import type { BrandInvitation } from '@tiquete/contracts';
import { useApi, useMessages, useSending } from '@tiquete/platform';
import { formRow } from '@tiquete/staff';
import { Badge, Button, Notice, smallText } from '@tiquete/ui';
import { takeInvitationBack } from '../api';
import { useMoment } from '../frame/useMoment';
import { badges, row } from './rowStyles';

interface InvitationRowProps {
  brand: string;
  invitation: BrandInvitation;
  /** Another letter to the same address. */
  onAgain: () => void;
  onDone: (text: string) => void;
}
/** Somebody who was asked and has not come yet. */
export function InvitationRow({ brand, invitation, onAgain, onDone }: InvitationRowProps) {
  const t = useMessages('brands');
  const api = useApi();
  const moment = useMoment();
  const { sending, run } = useSending();
  const { id, email, role, sent_by: who, sent_at: at, expires_at: until } = invitation;
  const takeBack = () =>
    run(async () => {
      await takeInvitationBack(api, { brand, id });
      onDone(t('people.takenBack', { name: email }));
    });
  return (
    <li css={row}>
      <h3>{email}</h3>
      <p css={badges}>
        <Badge tone={role === 'operator' ? 'primary' : 'success'}>{t(`people.role.${role}`)}</Badge>
        {invitation.is_over && <Badge tone="warning">{t('people.over')}</Badge>}
      </p>
      <p css={smallText}>{t('people.invited', { who, when: moment(at), until: moment(until) })}</p>
      {sending.phase === 'failed' && (
        <Notice
          kind="error"
          text={t('people.failed', { reason: sending.problem.detail ?? sending.problem.title })}
        />
      )}
      <div css={formRow}>
        <Button size="s" variant="secondary" onClick={onAgain}>
          {t('people.again')}
        </Button>
        <Button
          size="s"
          variant="ghost"
          busy={sending.phase === 'sending'}
          onClick={() => void takeBack()}
        >
          {t('people.takeBack')}
        </Button>
      </div>
    </li>
  );
}
