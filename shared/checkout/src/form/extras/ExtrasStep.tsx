import { useEffect, useRef } from 'react';
import type { Cart, OptionalSearch } from '@tiquete/contracts';
import { formatMoney, useLazyMessages, type ApiClient } from '@tiquete/platform';
import { Button, css, LockIcon, Notice, type Theme } from '@tiquete/ui';
import { useCheckoutProduct, useCheckoutWords } from '../../checkoutProduct';
import { extras as words } from '../../messages/extras';
import { useComesIntoView } from '../../useComesIntoView';
import type { UnpaidBooking } from '../submission';
import { step } from '../formStyles';
import { quantityOf, withQuantity } from './cartItems';
import { ExtraCard } from './ExtraCard';
import { useCart } from './useCart';

export interface ExtrasStepProps {
  api: ApiClient;
  booking: UnpaidBooking;
  found: OptionalSearch;
  /** The total that the rest of the page shows. */
  onCart: (cart: Cart) => void;
  onContinue: () => void;
}
/** Between the booking and its payment: what may be added, with the total always in sight, and going on without any as near as with. */
export function ExtrasStep({
  api,
  booking,
  found: { optionals, cart: first },
  onCart,
  onContinue,
}: ExtrasStepProps) {
  const own = useCheckoutWords();
  const t = useLazyMessages(`${useCheckoutProduct().namespace}-extras`, words);
  const { cart, wanted, trouble, isSaving, change } = useCart(
    api,
    { bookingId: booking.id },
    first,
    onCart,
  );
  const place = useComesIntoView<HTMLElement>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  // A cart of before, such as after a reload, is part of the price too.
  useEffect(() => onCart(first), [first, onCart]);
  const isLocked = trouble?.kind === 'locked';
  const hasExtras = wanted.length > 0;
  const withNone = async () => {
    // What was taken out a moment ago may still be on its way.
    const isEmpty = !hasExtras && cart.items.length === 0;
    if (isEmpty || (await change([]))) onContinue();
  };
  return (
    <section ref={place} aria-labelledby="checkout-extras" css={[step, inSight]}>
      <div>
        <h2 ref={title} id="checkout-extras" tabIndex={-1}>
          {t('title')}
        </h2>
        <p css={quiet}>{t('lead', { code: booking.code })}</p>
      </div>
      {trouble?.kind === 'changed' && <Notice kind="warning" text={t('changed')} />}
      {(trouble?.kind === 'failed' || trouble?.kind === 'locked') && (
        <Notice kind="error" text={trouble.problem.title} />
      )}
      <ul aria-label={t('list')} css={list}>
        {optionals.map((extra) => (
          <ExtraCard
            key={extra.code}
            extra={extra}
            quantity={quantityOf(wanted, extra.code)}
            isGone={trouble?.kind === 'gone' && trouble.code === extra.code}
            isLocked={isLocked}
            t={t}
            onQuantity={(quantity) => void change(withQuantity(wanted, extra, quantity))}
          />
        ))}
      </ul>
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
      <div css={ways}>
        {isLocked ? (
          <Button onClick={onContinue}>
            {t('onward', { amount: formatMoney(cart.grand_total) })}
          </Button>
        ) : (
          <>
            <Button variant={hasExtras ? 'secondary' : 'primary'} onClick={() => void withNone()}>
              {t('without')}
            </Button>
            {hasExtras && (
              <Button busy={isSaving} onClick={onContinue}>
                {t('with', { amount: formatMoney(cart.grand_total) })}
              </Button>
            )}
          </>
        )}
      </div>
      <p css={safe}>
        <LockIcon size={16} aria-hidden />
        {t('safe')}
      </p>
    </section>
  );
}
/** Below the two rows of a phone's header. */
const inSight = (theme: Theme) => css`
  scroll-margin-top: ${theme.spacing(8)};
`;
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
const total = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${theme.spacing(1)} ${theme.spacing(4)};
  font-weight: 650;
  small {
    ${theme.type.small}
    display: block;
    font-weight: 400;
    color: ${theme.vars.palette.text.secondary};
  }
  strong {
    ${theme.type.h1}
    white-space: nowrap;
  }
`;
/** Of one size; one above the other on a phone. */
const ways = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  ${theme.up(560)} {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
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
