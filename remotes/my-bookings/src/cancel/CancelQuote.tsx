import { useEffect, useRef } from 'react';
import type { BookingDetail, CancellationQuote, CancellationReason } from '@tiquete/contracts';
import { formatMoney, useMessages, type Problem } from '@tiquete/platform';
import { Checkbox, css, Notice, Select, smallText, type Theme } from '@tiquete/ui';
import { CancelMoney } from './CancelMoney';
import { stack } from './cancelStyles';
import { hasOwnWithdrawal } from './hasOwnWithdrawal';

/** Copied from `CANCELLATION_REASONS` of the contracts. */
const REASONS: readonly CancellationReason[] = [
  'PLANS',
  'DATES',
  'PRICE',
  'HEALTH',
  'MISTAKE',
  'OTHER',
];

export interface CancelQuoteProps {
  booking: BookingDetail;
  quote: CancellationQuote;
  /** Penalty shown before it changed, in whole pesos. */
  previous: number | null;
  problem: Problem | null;
  reason: CancellationReason | null;
  onReason: (reason: CancellationReason | null) => void;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
  /** True after the traveller tried to confirm without consent. */
  isReminded: boolean;
}
export function CancelQuote({
  booking,
  quote,
  previous,
  problem,
  reason,
  onReason,
  isAgreed,
  onAgree,
  isReminded,
}: CancelQuoteProps) {
  const t = useMessages('my-bookings-cancel');
  const { paid, penalty, refund, right = null } = quote;
  const isPaid = paid > 0;
  const news = useRef<HTMLDivElement>(null);
  const agreement = useRef<HTMLDivElement>(null);
  const hasNews = previous !== null || problem !== null;
  useEffect(() => {
    if (hasNews) news.current?.focus();
  }, [hasNews]);
  useEffect(() => {
    if (isReminded) agreement.current?.querySelector('input')?.focus();
  }, [isReminded]);
  const options = [
    { value: '', label: t('reasonNone') },
    ...REASONS.map((value) => ({ value, label: t(`reasons.${value}`) })),
  ];
  return (
    <div css={stack}>
      {hasNews && (
        <div ref={news} tabIndex={-1}>
          {previous !== null && (
            <Notice
              kind="warning"
              text={t('changed', {
                previous: formatMoney(previous),
                penalty: formatMoney(penalty),
              })}
            />
          )}
          {problem && <Notice kind="error" text={t('failed', { reason: problem.title })} />}
        </div>
      )}
      <p>
        <b>{booking.title}</b>
      </p>
      {isPaid ? <CancelMoney booking={booking} quote={quote} /> : <p>{t('unpaid')}</p>}
      {isPaid && refund === 0 && <Notice kind="warning" text={t('lost')} />}
      {right && <p css={smallText}>{t(`rights.${right}`, { context: booking.product })}</p>}
      {isPaid && penalty > 0 && !hasOwnWithdrawal(booking, quote) && (
        <p css={smallText}>
          {t('withdrawal')}{' '}
          <a href="/terms_and_conditions#retracto" target="_blank" rel="noopener noreferrer">
            {t('withdrawalLink')}
          </a>
        </p>
      )}
      <div>
        <h3>{t('next')}</h3>
        <ol css={steps}>
          <li>{isPaid ? t('nextSupplier') : t('nextRelease')}</li>
          {isPaid && <li>{t('nextMail', { email: booking.contact.email })}</li>}
          {refund > 0 && <li>{t('nextRefund')}</li>}
        </ol>
      </div>
      <Select
        label={t('reason')}
        value={reason ?? ''}
        options={options}
        onChange={(value) => onReason(REASONS.find((one) => one === value) ?? null)}
      />
      <div ref={agreement}>
        <Checkbox
          checked={isAgreed}
          onChange={onAgree}
          error={isReminded ? t('agreeFirst') : undefined}
          label={
            isPaid && penalty > 0
              ? t('agreePenalty', { penalty: formatMoney(penalty) })
              : t('agree')
          }
        />
      </div>
    </div>
  );
}
const steps = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  margin-top: ${theme.spacing(2)};
  padding-inline-start: ${theme.spacing(5)};
  list-style: decimal;
`;
