import { useRef, useState } from 'react';
import type { ApiBody, OperationsRefundProposal } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { CodeAgain, Entry, formRow } from '@tiquete/staff';
import { Badge, Button, smallText } from '@tiquete/ui';
import { useMoments } from '../frame/moments';
import { ReasonForm } from './ReasonForm';
import { useAction } from './useAction';

type Decision = ApiBody<'POST operations/refund_proposals/:id/decisions'>['decision'];

/** A proposed refund, which a second operator has to approve. */
export function Proposal({ proposal }: { proposal: OperationsRefundProposal }) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const [open, setOpen] = useState<Decision | null>(null);
  const { isSending, problem, send, forget } = useAction('decide');
  const sent = useRef<() => void>(null);
  const needsCode = problem?.code === 'SECOND_FACTOR_REQUIRED';
  const { id, amount, reason, proposed_by, proposed_at, is_mine } = proposal;
  const money = formatMoney(amount);
  const show = (decision: Decision | null) => {
    forget();
    setOpen(decision);
  };
  return (
    <Entry
      title={t('proposal.title', { amount: money })}
      badges={<Badge tone="warning">{t(is_mine ? 'proposal.waits' : 'proposal.decide')}</Badge>}
      note={`${proposed_by} · ${moment(proposed_at)}`}
    >
      <p>{reason}</p>
      {is_mine && <p css={smallText}>{t('proposal.mineHint')}</p>}
      {!is_mine && open === null && (
        <div css={formRow}>
          <Button size="s" onClick={() => show('APPROVED')}>
            {t('proposal.approve')}
          </Button>
          <Button size="s" variant="secondary" onClick={() => show('DECLINED')}>
            {t('proposal.decline')}
          </Button>
        </div>
      )}
      {!is_mine && open !== null && (
        <ReasonForm
          key={open}
          label={t(`proposal.note.${open}`)}
          hint={t(`proposal.hint.${open}`)}
          submit={t(`proposal.send.${open}`, { amount: money })}
          isSending={isSending}
          // The error is shown above the list, from which a decided proposal disappears.
          problem={null}
          isHeld={needsCode}
          onCancel={() => show(null)}
          onSend={(note) => {
            sent.current = () => send({ kind: 'decide', id, decision: { decision: open, note } });
            sent.current();
          }}
        />
      )}
      {needsCode && open !== null && (
        <CodeAgain
          hint={t('factor.before.money')}
          onPassed={() => sent.current?.()}
          onEdit={forget}
        />
      )}
    </Entry>
  );
}
