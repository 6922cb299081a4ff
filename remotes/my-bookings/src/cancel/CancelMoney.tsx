import type { BookingDetail, CancellationQuote } from '@tiquete/contracts';
import { formatInstantLocal, formatMoney, useMessages } from '@tiquete/platform';
import { css, smallText, type Theme } from '@tiquete/ui';

/** Amounts paid, withheld and refunded, and until when cancelling is free, in the place's local time. */
export function CancelMoney({
  booking,
  quote: { penalty, refund },
}: {
  booking: BookingDetail;
  quote: CancellationQuote;
}) {
  const t = useMessages('my-bookings-cancel');
  const freeUntil = penalty === 0 ? booking.cancellation?.free_until : null;
  return (
    <>
      <dl css={lines}>
        <div>
          <dt>{booking.optionals.length > 0 ? t('paidAlone') : t('paid')}</dt>
          <dd>{formatMoney(penalty + refund)}</dd>
        </div>
        <div>
          <dt>{t('penalty')}</dt>
          <dd>{penalty === 0 ? t('nothing') : formatMoney(penalty)}</dd>
        </div>
        <div data-total>
          <dt>{t('refund')}</dt>
          <dd>{refund === 0 ? t('nothing') : formatMoney(refund)}</dd>
        </div>
      </dl>
      {freeUntil && (
        <p css={smallText}>
          {t('freeUntil', { context: booking.product, ...formatInstantLocal(freeUntil) })}
        </p>
      )}
      {booking.optionals.length > 0 && <p css={smallText}>{t('optionals')}</p>}
    </>
  );
}
const lines = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  padding: ${theme.spacing(4)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
  > div {
    display: flex;
    gap: ${theme.spacing(4)};
    justify-content: space-between;
  }
  dd {
    white-space: nowrap;
  }
  [data-total] {
    font-weight: ${theme.weight.bold};
    padding-top: ${theme.spacing(2)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
`;
