import { useEffect } from 'react';
import { useLeaving, usePageSeen } from '@tiquete/checkout';
import type { BookingGlimpse } from '@tiquete/contracts';
import {
  formatMoney,
  inColombia,
  useLazyMessages,
  useMessages,
  useDispatch,
  useSelector,
} from '@tiquete/platform';
import { css, Notice, Section, type Theme } from '@tiquete/ui';
import { LoadError } from '../booking/LoadError';
import { PlainBooking } from '../booking/PlainBooking';
import { StatusBadges } from '../booking/StatusBadges';
import { LoadingBooking } from './LoadingBooking';
import { PaymentCard } from './payment/PaymentCard';
import { guestWords } from '../messages/guest';
import { glimpse, type GlimpseRequest } from '../state/glimpse';
import { detailUrl } from '../urls';
import { FindForm } from '../guest/FindForm';
import { OpenWhole } from '../guest/OpenWhole';
import { selectGlimpse } from '../state/slice';

const MISSING = 404;
const goTo = (url: string) => window.location.assign(url);

export interface FoundBookingProps extends GlimpseRequest {
  /** True if the traveller came by a link that is no longer valid. */
  isLinkOver: boolean;
  /** Called once this browser may see the whole booking. */
  onOpened: () => void;
}
/** A booking that this browser has no access to: its public part by code and e-mail, or the form for these. */
export function FoundBooking({ id, reference, isLinkOver, onOpened }: FoundBookingProps) {
  const t = useLazyMessages('my-bookings-guest', guestWords);
  const words = useMessages('my-bookings');
  const { known, refresh } = useGuestBooking({ id, reference });
  if (known.phase === 'failed')
    return known.problem.status === MISSING ? (
      <FindForm why={isLinkOver ? 'linkOver' : 'closed'} onFound={refresh} />
    ) : (
      <LoadError title={t('failed')} problem={known.problem} onRetry={refresh} />
    );
  const found = known.phase === 'idle' ? null : known.value;
  if (!found) return <LoadingBooking label={words('detail.loading')} />;
  return (
    <div css={narrow}>
      {known.phase === 'ready' && known.problem && (
        <Notice kind="warning" text={known.problem.title} />
      )}
      <Glimpse booking={found} />
      <OpenWhole id={id} onOpened={onOpened} />
    </div>
  );
}

function Glimpse({ booking }: { booking: BookingGlimpse }) {
  const t = useLazyMessages('my-bookings-guest', guestWords);
  const words = useMessages('my-bookings');
  const leave = useLeaving(
    goTo,
    ({ booking: paid, reference }) => detailUrl(paid.id, reference),
    words('payment.leaving'),
  );
  const { code, course, waits_until, total, optionals_total, refunded } = booking;
  // The progress of refunds is shown on the whole page only.
  const refunds = refunded > 0 ? [{ state: 'OWED' as const }] : [];
  return (
    <>
      {/* An api of the version before sends no title. */}
      {booking.title && (
        <Section title={booking.title}>
          <PlainBooking booking={booking} hasTitle={false} />
        </Section>
      )}
      <Section title={t('code')}>
        <p css={large}>{code}</p>
        <StatusBadges booking={booking} />
        <p>
          {t('total')}: <b>{formatMoney(total + optionals_total)}</b>
        </p>
        {course !== null && (
          <p>{words(`progress.${course}More`, waits_until ? inColombia(waits_until) : {})}</p>
        )}
      </Section>
      <PaymentCard booking={{ ...booking, refunds, payments: [], schedule: [] }} onOpened={leave} />
    </>
  );
}
const narrow = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  width: 100%;
  max-width: 560px;
`;
const large = (theme: Theme) => css`
  ${theme.type.h2}
  font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** Opens a guest's booking, refreshes it when the page is visible again, and removes it when the page is left. */
function useGuestBooking({ id, reference }: GlimpseRequest) {
  const dispatch = useDispatch();
  const known = useSelector(selectGlimpse);
  const refresh = () => void dispatch(glimpse.refreshed({ id, reference }));
  useEffect(() => {
    dispatch(glimpse.opened({ id, reference }));
  }, [dispatch, id, reference]);
  useEffect(() => () => void dispatch(glimpse.closed()), [dispatch]);
  usePageSeen(() => {
    if (known.phase === 'ready' && known.query.id === id) refresh();
  });
  return { known, refresh };
}
