import { useRef, useState } from 'react';
import type { ConsoleDeparture } from '@tiquete/contracts';
import { formatDayYear, formatMoney, useMessages } from '@tiquete/platform';
import { CodeAgain, formColumn, formRow } from '@tiquete/staff';
import { Button, Notice, Section, smallText } from '@tiquete/ui';
import { ReasonForm } from '../actions/ReasonForm';
import { useAction } from '../actions/useAction';
import { useMoments } from '../frame/moments';

type Group = NonNullable<ConsoleDeparture['minimum_group']>;
type Verdict = NonNullable<Group['decision']>;

/** Decision on a departure with a minimum group: its result and author, or the choice with its consequences. */
export function Decision({ departure }: { departure: ConsoleDeparture }) {
  const t = useMessages('console');
  const { minimum_group: group } = departure;
  if (!group) return null;
  return (
    <Section size="s" title={t('departure.decision.title')}>
      {group.decision ? (
        <Decided departure={departure} verdict={group.decision} />
      ) : (
        <Undecided departure={departure} group={group} />
      )}
    </Section>
  );
}

function Decided({ departure, verdict }: { departure: ConsoleDeparture; verdict: Verdict }) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const { isDone } = useAction('departureDecision');
  const { decided } = departure;
  return (
    <div css={formColumn}>
      {isDone && <Notice kind="success" text={t(`departure.decision.done.${verdict}`)} />}
      {decided && (
        <p>
          {decided.by === null
            ? t('departure.decision.bySales', { moment: moment(decided.at) })
            : t(`departure.decision.was.${verdict}`, {
                by: decided.by,
                moment: moment(decided.at),
              })}
        </p>
      )}
      {decided?.reason && (
        <p css={smallText}>{t('departure.closedReason', { reason: decided.reason })}</p>
      )}
    </div>
  );
}

function Undecided({ departure, group }: { departure: ConsoleDeparture; group: Group }) {
  const t = useMessages('console');
  const [open, setOpen] = useState<Verdict | null>(null);
  const { isSending, problem, send, forget } = useAction('departureDecision');
  const sent = useRef<() => void>(null);
  const needsCode = problem?.code === 'SECOND_FACTOR_REQUIRED';
  if (group.is_reached) return <p>{t('departure.decision.reached')}</p>;
  const { id, bookings, paid } = departure;
  const concerned = { count: bookings, paid: formatMoney(paid) };
  const until = { count: group.travelers - group.sold, day: formatDayYear(group.decided_by) };
  const show = (verdict: Verdict | null) => {
    forget();
    setOpen(verdict);
  };
  return (
    <div css={formColumn}>
      {group.is_overdue ? (
        <Notice kind="warning" text={t('departure.decision.overdue', until)} />
      ) : (
        <p>{t('departure.decision.missing', until)}</p>
      )}
      <p>
        {bookings > 0 ? t('departure.decision.waiting', concerned) : t('departure.decision.unsold')}
      </p>
      {open === null ? (
        <>
          <div css={formRow}>
            <Button size="s" onClick={() => show('CONFIRM')}>
              {t('departure.decision.CONFIRM')}
            </Button>
            <Button size="s" variant="secondary" onClick={() => show('CANCEL')}>
              {t('departure.decision.CANCEL')}
            </Button>
          </div>
          <p css={smallText}>{t('departure.decision.final')}</p>
        </>
      ) : (
        <ReasonForm
          key={open}
          label={t(`departure.decision.reason.${open}`)}
          hint={t(`departure.decision.hint.${open}`, concerned)}
          submit={t(`departure.decision.send.${open}`)}
          isSending={isSending}
          problem={needsCode ? null : problem}
          isHeld={needsCode}
          onCancel={() => show(null)}
          onSend={(reason) => {
            const body = { decision: open, reason };
            sent.current = () => send({ kind: 'departureDecision', departureId: id, body });
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
    </div>
  );
}
