import { useId } from 'react';
import type { Checkout } from '@tiquete/checkout';
import { quiet, step } from '@tiquete/checkout/form';
import {
  formatDayYear,
  formatMoney,
  useDispatch,
  useSelector,
  useMessages,
} from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { payToday, type Offer } from '../../model/offer';
import type { PackageCheckout } from '../packageCheckout';

/** Choice between full payment and a deposit with instalments on fixed dates. Renders nothing without a plan. */
export function PaymentChoice({
  checkout: { actions, select },
  offer,
}: {
  checkout: Checkout<PackageCheckout>;
  offer: Offer;
}) {
  const t = useMessages('packages');
  const dispatch = useDispatch();
  const name = useId();
  const { phase } = useSelector(select).offer;
  const { detail, payment } = offer;
  const plan = detail.payment_plan;
  if (!plan) return null;
  const option = (way: Offer['payment'], title: string, note: string) => (
    <label css={box} data-chosen={payment === way || undefined}>
      <input
        type="radio"
        name={name}
        checked={payment === way}
        disabled={phase !== 'ready'}
        onChange={() => dispatch(actions.offerAccepted({ ...offer, payment: way }))}
      />
      <WayText title={title} note={note} />
    </label>
  );
  const deposit = payToday({ detail, payment: 'DEPOSIT' });
  return (
    <section aria-labelledby="checkout-payment" css={step}>
      <div>
        <h2 id="checkout-payment">{t('checkout.steps.payment')}</h2>
        <p css={quiet}>{t('checkout.paymentHint')}</p>
      </div>
      <div role="radiogroup" aria-labelledby="checkout-payment" css={options}>
        {option(
          'TOTAL',
          t('checkout.payAll'),
          t('checkout.payAllNote', { amount: formatMoney(detail.total) }),
        )}
        {option(
          'DEPOSIT',
          t('checkout.payDeposit', { amount: formatMoney(deposit) }),
          t('checkout.payDepositNote', {
            count: plan.instalments.length,
            porcent: plan.deposit_percent,
            rest: formatMoney(detail.total - deposit),
          }),
        )}
      </div>
      {payment === 'DEPOSIT' && (
        <div css={schedule}>
          <h3>{t('checkout.schedule')}</h3>
          <ol>
            {plan.instalments.map(({ number, due_on, amount }) => (
              <li key={number}>
                <span>
                  {due_on === null
                    ? t('checkout.scheduleToday')
                    : t('checkout.scheduleUntil', { day: formatDayYear(due_on) })}
                </span>
                <b>{formatMoney(amount)}</b>
              </li>
            ))}
          </ol>
          <p css={quiet}>{t('checkout.scheduleGrace', { count: plan.grace_days })}</p>
        </div>
      )}
    </section>
  );
}
function WayText({ title, note }: { title: string; note: string }) {
  return (
    <span>
      <b>{title}</b>
      <small>{note}</small>
    </span>
  );
}
const options = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
const box = (theme: Theme) => css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(4)};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.m};
  cursor: pointer;
  &[data-chosen] {
    background: ${theme.vars.palette.primary.soft};
    border-color: ${theme.vars.palette.primary.text};
  }
  input {
    width: 20px;
    height: 1lh;
    margin: 0;
    accent-color: ${theme.vars.palette.primary.text};
  }
  b,
  small {
    display: block;
  }
  small {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
`;
const schedule = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  padding: ${theme.spacing(4)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
  h3 {
    ${theme.type.body}
    font-weight: ${theme.weight.strong};
  }
  ol {
    display: grid;
    gap: ${theme.spacing(1)};
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.spacing(3)};
  }
  b {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
