import type { Optional } from '@tiquete/contracts';
import { formatDayYear, formatInstantLocal, formatMoney } from '@tiquete/platform';
import {
  Checkbox,
  css,
  Disclosure,
  Notice,
  smallText,
  Stepper,
  VisuallyHidden,
  type Theme,
} from '@tiquete/ui';
import { wholeQuantity } from '../../flow/cartItems';
import type { TranslateExtras } from '../../messages/extras';

export interface ExtraCardProps {
  extra: Optional;
  quantity: number;
  isGone: boolean;
  isLocked: boolean;
  /** Name of the extra that this one replaced. */
  replaced?: string;
  t: TranslateExtras;
  onQuantity: (quantity: number) => void;
}
/** One extra in a row: a choice that starts empty, total price, day and terms. The rest is in its details. */
export function ExtraCard({
  extra,
  quantity,
  isGone,
  isLocked,
  replaced,
  t,
  onQuantity,
}: ExtraCardProps) {
  const {
    kind,
    name,
    description,
    operator_name: operator,
    date,
    price,
    per,
    max_quantity: most,
    conditions_url: conditions,
  } = extra;
  const whole = wholeQuantity(extra);
  const isCounted = per === 'booking' && most > 1;
  const isTaken = quantity > 0;
  const unit = {
    passenger: t('perPassenger'),
    segment: t('perSegment'),
    booking: isCounted ? t('perUnit') : '',
  }[per];
  return (
    <li css={card} data-taken={isTaken || undefined}>
      <div css={head}>
        {isCounted ? (
          <Stepper
            label={name}
            value={quantity}
            min={0}
            max={isLocked || isGone ? quantity : most}
            onChange={onQuantity}
          />
        ) : (
          <Checkbox
            label={<strong>{name}</strong>}
            checked={isTaken}
            disabled={isLocked || isGone}
            error={isGone ? t('gone') : undefined}
            onChange={(isChecked) => onQuantity(isChecked ? whole : 0)}
          />
        )}
        <p css={amount}>
          {formatMoney(price)}
          {unit && <small>{unit}</small>}
        </p>
      </div>
      <div css={facts}>
        {replaced && isTaken && (
          <Notice kind="info" text={t('swapped', { before: replaced, now: name })} />
        )}
        <p css={smallText}>
          {date && kind !== 'ASSISTANCE' && `${formatDayYear(date)}. `}
          {per === 'passenger' && whole > 1 && `${t('forAll', { count: whole })}. `}
          {termsOf(extra, t)}
        </p>
        <Disclosure
          summary={
            <>
              <span aria-hidden>{t('details')}</span>
              <VisuallyHidden>{t('detailsOf', { name })}</VisuallyHidden>
            </>
          }
        >
          <div css={details}>
            <p>{description}</p>
            <p>{t('operator', { operator })}</p>
            {conditions && (
              <a href={conditions} aria-label={t('conditionsOf', { name })} css={link}>
                {t('conditions')}
              </a>
            )}
          </div>
        </Disclosure>
      </div>
    </li>
  );
}
/** One sentence about the cost of a cancellation. `refundable` means free now. Otherwise a part may still be refunded. */
function termsOf({ kind, cancellation }: Optional, t: TranslateExtras): string {
  const { refundable, free_until, timeline } = cancellation;
  const [now] = timeline;
  if (now?.penalty_unknown) return t('onRequest');
  // The days of a policy are Colombian days, also when it covers other countries.
  const until = kind === 'ASSISTANCE' ? 'freeUntilHome' : 'freeUntil';
  if (refundable) return free_until ? t(until, formatInstantLocal(free_until)) : t('free');
  return now && now.refund_amount > 0
    ? t('keeps', { amount: formatMoney(now.penalty_amount) })
    : t('notRefundable');
}
const card = (theme: Theme) => css`
  display: grid;
  padding: ${theme.spacing(2)} ${theme.spacing(3)};
  &[data-taken] {
    border-radius: ${theme.vars.radius.m};
    background: ${theme.vars.palette.primary.soft};
  }
`;
const head = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${theme.spacing(4)};
  align-items: center;
`;
const amount = (theme: Theme) => css`
  ${theme.type.h3}
  grid-column: 2;
  grid-row: 1;
  text-align: right;
  white-space: nowrap;
  small {
    ${theme.type.small}
    display: block;
    color: ${theme.vars.palette.text.secondary};
  }
`;
/** Facts below the name, beside the checkbox. */
const facts = (theme: Theme) => css`
  display: grid;
  padding-left: calc(20px + ${theme.spacing(3)});
  max-width: 66ch;
`;
const details = (theme: Theme) => css`
  display: grid;
  justify-items: start;
  gap: ${theme.spacing(1)};
  color: ${theme.vars.palette.text.secondary};
`;
/** Link of a comfortable height for fingers. */
const link = (theme: Theme) => css`
  ${theme.type.small}
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
