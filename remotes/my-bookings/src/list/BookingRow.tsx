import type { BookingSummary } from '@tiquete/contracts';
import { formatMoney, inColombia, useMessages, useSelector } from '@tiquete/platform';
import { css, LinkButton, Price, type Theme } from '@tiquete/ui';
import { BookingPart } from '../booking/BookingPart';
import { isPayable } from '../model/isPayable';
import { PlainBooking } from '../booking/PlainBooking';
import { nextPaymentWords } from '../booking/nextPaymentWords';
import { StatusBadges } from '../booking/StatusBadges';
import type { VerticalPart } from '../booking/useVerticalParts';
import { selectLastViewed } from '../state/slice';
import { detailUrl } from '../urls';
import { rowFrame } from './rowFrame';

/** One booking of the list. Status and price look the same for all products; the rest comes from the product's part. */
export function BookingRow({
  booking,
  part,
}: {
  booking: BookingSummary;
  part: VerticalPart<'booking-card'> | undefined;
}) {
  const t = useMessages('my-bookings');
  const { id, code, title, status, total, optionals_total, balance, pay_by } = booking;
  const lastViewed = useSelector(selectLastViewed);
  const canPay = isPayable(booking);
  const next = nextPaymentWords(booking);
  const action = canPay ? t('list.openAndPay') : t('list.open');
  return (
    <article aria-label={t('list.name', { title, code })} css={rowFrame}>
      <div css={head}>
        <StatusBadges booking={booking} />
        {id === lastViewed && <p>{t('list.lastViewed')}</p>}
        <p>
          {t('list.code')} <b>{code}</b>
        </p>
      </div>
      <BookingPart part={part} props={{ data: booking }}>
        <PlainBooking booking={booking} />
      </BookingPart>
      <div css={money}>
        <Price amount={total + optionals_total} label={t('list.total')} />
        {status === 'OK' && balance > 0 && (
          <p>{t('booking.balanceOf', { amount: formatMoney(balance) })}</p>
        )}
        {canPay && next && (
          <p>{t(next.isOverdue ? 'booking.overdueBy' : 'booking.nextBy', next)}</p>
        )}
        {canPay && pay_by && <p>{t('booking.payBy', inColombia(pay_by))}</p>}
        <LinkButton
          to={detailUrl(id)}
          variant={canPay ? 'primary' : 'secondary'}
          size="s"
          aria-label={t('list.openNamed', { act: action, title, code })}
        >
          {action}
        </LinkButton>
      </div>
    </article>
  );
}
const head = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(1)} ${theme.spacing(4)};
  align-items: center;
  justify-content: space-between;
  color: ${theme.vars.palette.text.secondary};
  b {
    color: ${theme.vars.palette.text.primary};
    letter-spacing: 0.04em;
  }
`;
const money = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  align-content: end;
  p {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  ${theme.up(768)} {
    padding-inline-start: ${theme.spacing(5)};
    border-inline-start: 1px solid ${theme.vars.palette.divider};
    justify-items: end;
    text-align: end;
  }
`;
