import type { RefundStatus } from '@tiquete/contracts';
import { formatMoney, inColombia, useMessages } from '@tiquete/platform';
import { CheckIcon, css, smallText, type Theme } from '@tiquete/ui';
import { refundSteps } from './refundSteps';

/** One refund: amount, payment method, the step it is at and the day by which it is due. */
export function RefundStepper({ refund }: { refund: RefundStatus }) {
  const t = useMessages('my-bookings');
  const { amount, method, due_by, state } = refund;
  const label = t('refund.label', { amount: formatMoney(amount) });
  return (
    <div>
      <p>
        <b>{label}</b>
      </p>
      {method && <p css={smallText}>{t('refund.method', { method })}</p>}
      <ol aria-label={label} css={steps}>
        {refundSteps(refund).map(({ name, at, isCurrent }) => (
          <li
            key={name}
            data-reached={at !== null || undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span aria-hidden>{at !== null && <CheckIcon size={14} />}</span>
            <p>
              {t(`refund.${name}`)}
              {at && <small>{t('history.at', inColombia(at))}</small>}
              {isCurrent && name !== 'done' && (
                <small>{t('refund.dueBy', inColombia(due_by))}</small>
              )}
              {isCurrent && name === 'done' && <small>{t('refund.waiting')}</small>}
            </p>
          </li>
        ))}
      </ol>
      {state === 'DONE' && <p css={smallText}>{t('refund.bank')}</p>}
    </div>
  );
}
const steps = (theme: Theme) => css`
  display: grid;
  margin-block: ${theme.spacing(3)};
  li {
    position: relative;
    display: flex;
    gap: ${theme.spacing(3)};
    padding-bottom: ${theme.spacing(3)};
  }
  li:last-child {
    padding-bottom: 0;
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 24px auto 0 11px;
    width: 2px;
    background: ${theme.vars.palette.divider};
  }
  li[data-reached]:not(:last-child)::before {
    background: ${theme.vars.palette.success.main};
  }
  li > span {
    flex: none;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 2px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.pill};
    background: ${theme.vars.palette.background.paper};
  }
  li[data-reached] > span {
    border-color: ${theme.vars.palette.success.main};
    background: ${theme.vars.palette.success.soft};
    color: ${theme.vars.palette.success.main};
  }
  li[aria-current] > span {
    border-color: ${theme.vars.palette.primary.text};
  }
  li[aria-current] p {
    font-weight: ${theme.weight.strong};
  }
  small {
    ${theme.type.small}
    display: block;
    font-weight: ${theme.weight.regular};
    color: ${theme.vars.palette.text.secondary};
  }
`;
