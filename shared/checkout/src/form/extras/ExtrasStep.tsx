import { useEffect, useRef, useState } from 'react';
import type { CartItem, Optional, TravelerIdentity } from '@tiquete/contracts';
import { formatMoney, useLazyMessages } from '@tiquete/platform';
import { Button, css, LockIcon, Notice, type Theme } from '@tiquete/ui';
import { useCheckoutNames, useCheckoutWords } from '../../checkoutContext';
import { extras as words } from '../../messages/extras';
import { quantityOf, replacedBy, withQuantity } from '../../flow/cartItems';
import type { FoundCart, UnpaidBooking } from '../../flow/checkoutState';
import { WIDE } from '../../frame/checkoutLayout';
import { useComesIntoView } from '../../frame/useComesIntoView';
import { step } from '../formStyles';
import { PaymentMethods } from '../PaymentMethods';
import { ExtraCard } from './ExtraCard';
import { ExtrasNotices } from './ExtrasNotices';
import { IdentifyTravelers } from './IdentifyTravelers';

export interface ExtrasStepProps {
  booking: UnpaidBooking;
  extras: FoundCart;
  onWanted: (items: CartItem[]) => void;
  /** Searches the extras again. */
  onRetry: () => void;
  onIdentified: (travelers: TravelerIdentity[]) => void;
  /** Continues to the gateway with the chosen extras, or with none. */
  onPay: () => void;
}
/** Step between the booking and its payment: extras in rows, the total, and one button with the amount. */
export function ExtrasStep({
  booking,
  extras,
  onWanted,
  onRetry,
  onIdentified,
  onPay,
}: ExtrasStepProps) {
  const own = useCheckoutWords();
  const t = useLazyMessages(`${useCheckoutNames().namespace}-extras`, words);
  const place = useComesIntoView<HTMLElement>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { found, cart, wanted, problem, search, isSaving } = extras;
  const { optionals, unidentified = [] } = found;
  const [isIdentified, setIdentified] = useState(false);
  const [swap, setSwap] = useState<{ code: string; before: string } | null>(null);
  const plans = optionals.filter(({ kind }) => kind === 'ASSISTANCE');
  const choose = (extra: Optional, quantity: number) => {
    const replaced = quantity > 0 ? replacedBy(wanted, extra, optionals) : undefined;
    setSwap(replaced ? { code: extra.code, before: replaced.name } : null);
    onWanted(withQuantity(wanted, extra, quantity, optionals));
  };
  const isLocked = problem?.kind === 'locked';
  return (
    <section ref={place} aria-labelledby="checkout-extras" css={[step, inSight]}>
      <div>
        <h2 ref={title} id="checkout-extras" tabIndex={-1}>
          {t('title')}
        </h2>
        <p css={quiet}>{t('lead', { code: booking.code })}</p>
      </div>
      <ExtrasNotices extras={extras} t={t} onWanted={onWanted} onRetry={onRetry} />
      {plans.length > 1 && <p css={quiet}>{t('oneAssistance')}</p>}
      {optionals.length > 0 && (
        <ul aria-label={t('list')} css={list}>
          {optionals.map((extra) => (
            <ExtraCard
              key={extra.code}
              extra={extra}
              quantity={quantityOf(wanted, extra.code)}
              isGone={problem?.kind === 'gone' && problem.code === extra.code}
              isLocked={isLocked}
              replaced={swap?.code === extra.code ? swap.before : undefined}
              t={t}
              onQuantity={(quantity) => choose(extra, quantity)}
            />
          ))}
        </ul>
      )}
      {unidentified.length > 0 && !isLocked && (
        <IdentifyTravelers
          travelers={unidentified}
          search={search}
          t={t}
          onIdentified={(travelers) => {
            setIdentified(true);
            onIdentified(travelers);
          }}
        />
      )}
      {isIdentified &&
        search.phase === 'answered' &&
        plans.length === 0 &&
        unidentified.length === 0 &&
        !found.isPartial &&
        found.unsold === null && <Notice kind="info" text={t('identify.none')} />}
      <p role="status" aria-busy={isSaving} css={total}>
        <span>
          {t('total')}
          <small>
            {cart.subtotal > 0
              ? t('totalNote', {
                  product: own('checkout.product'),
                  booking: formatMoney(cart.booking_total),
                  extras: formatMoney(cart.subtotal),
                })
              : t('totalPlain')}
          </small>
        </span>
        <strong>{formatMoney(cart.grand_total)}</strong>
      </p>
      <PaymentMethods />
      <div css={way}>
        <Button fullWidth busy={isSaving} onClick={onPay}>
          {t('pay', { amount: formatMoney(cart.grand_total) })}
        </Button>
      </div>
      <p css={safe}>
        <LockIcon size={16} aria-hidden />
        {t('safe')}
      </p>
    </section>
  );
}
/** Leaves room below the header. */
const inSight = (theme: Theme) => css`
  scroll-margin-top: ${theme.spacing(8)};
`;
/** The rows begin at the text of the section, and a chosen one has a surface around it. */
const list = (theme: Theme) => css`
  display: grid;
  margin-inline: ${theme.spacing(-3)};
  > li + li {
    border-top: 1px solid ${theme.vars.palette.divider};
  }
`;
const total = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${theme.spacing(1)} ${theme.spacing(4)};
  font-weight: ${theme.weight.strong};
  small {
    ${theme.type.small}
    display: block;
    font-weight: ${theme.weight.regular};
    color: ${theme.vars.palette.text.secondary};
  }
  strong {
    ${theme.type.h1}
    white-space: nowrap;
  }
`;
/** On a phone the button stays visible at the bottom, in the place of the price bar. */
const way = (theme: Theme) => css`
  @media not all and ${WIDE} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin-inline: ${theme.spacing(-4)};
    padding: ${theme.spacing(3)} ${theme.spacing(4)}
      calc(${theme.spacing(3)} + env(safe-area-inset-bottom));
    background: ${theme.vars.palette.background.paper};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
`;
const quiet = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
  max-width: 68ch;
`;
const safe = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  gap: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  svg {
    flex: none;
  }
`;
