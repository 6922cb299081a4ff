import { useEffect } from 'react';
import type { Payment } from '@tiquete/contracts';
import { PAYMENT_STATUS, useBrand, useMessages, type ApiClient } from '@tiquete/platform';
import { css, SuccessIcon, WarningIcon, InfoIcon, type Theme } from '@tiquete/ui';
import { dropDraft } from '../draft';
import { endIntent } from '../intentKey';
import { useComesIntoView } from '../useComesIntoView';
import { BookingCode } from './BookingCode';
import { PaymentFacts } from './PaymentFacts';
import { ResultActions } from './ResultActions';
import { nextStep } from './nextStep';
import { useBooking } from './useBooking';

export interface KnownPaymentProps {
  api: ApiClient;
  payment: Payment;
  title: string;
  onOpened: (payment: Payment) => void;
}
const icons = { APPROVED: SuccessIcon, PENDING: InfoIcon, REJECTED: WarningIcon };

/** Status, label and message of the specification, the booking's code, and what happens next. */
export function KnownPayment({ api, payment, title, onOpened }: KnownPaymentProps) {
  const t = useMessages('hotels');
  const { id: brand } = useBrand();
  const booking = useBooking(api, payment.booking);
  const { status } = payment;
  const tone = PAYMENT_STATUS[status].style;
  const Icon = icons[status];
  const article = useComesIntoView<HTMLElement>();
  const isPaid = status === 'APPROVED';
  useEffect(() => {
    if (!isPaid) return;
    void dropDraft(brand);
    void endIntent(brand);
  }, [isPaid, brand]);
  return (
    <article ref={article} css={card}>
      <div role="status" css={head} data-tone={tone}>
        <Icon size={40} aria-hidden />
        <div>
          <strong>{t(`checkout.result.status.${status}`)}</strong>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{t(`checkout.result.message.${status}`)}</p>
        </div>
      </div>
      <div css={body}>
        <BookingCode code={payment.booking.code} />
        <section css={next}>
          <h2>{t('checkout.result.next')}</h2>
          <p>{t(`checkout.result.${nextStep(payment)}`)}</p>
        </section>
        <ResultActions api={api} payment={payment} onOpened={onOpened} />
        <PaymentFacts payment={payment} booking={booking} />
      </div>
    </article>
  );
}
const card = (theme: Theme) => css`
  max-width: 760px;
  width: 100%;
  margin-inline: auto;
  overflow: clip;
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
`;
const head = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(4)};
  padding: ${theme.spacing(6)};
  > svg {
    flex: none;
  }
  strong {
    letter-spacing: 0.04em;
  }
  > div {
    display: grid;
    gap: ${theme.spacing(1)};
  }
  &[data-tone='success'] {
    background: ${theme.vars.palette.success.soft};
    > svg, strong { color: ${theme.vars.palette.success.main}; }
  }
  &[data-tone='warning'] {
    background: ${theme.vars.palette.warning.soft};
    > svg, strong { color: ${theme.vars.palette.warning.main}; }
  }
  &[data-tone='error'] {
    background: ${theme.vars.palette.error.soft};
    > svg, strong { color: ${theme.vars.palette.error.main}; }
  }
`;
const body = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(6)};
  padding: ${theme.spacing(6)};
  @media (max-width: 479px) {
    padding: ${theme.spacing(5)};
  }
`;
const next = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  max-width: 62ch;
`;
