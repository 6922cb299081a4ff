import type { CartState, Checkout } from '@tiquete/checkout';
import { quiet, step } from '@tiquete/checkout/form';
import type { FlightPrebooking } from '@tiquete/contracts';
import { useDispatch, useMessages } from '@tiquete/platform';
import { Button, Notice, Skeleton } from '@tiquete/ui';
import type { FlightCheckout } from '../../flightCheckout';
import { Services } from './Services';

/** Optional seats and bags, sold with the flight. */
export function SeatsAndBags({
  checkout: { actions },
  prebooking,
  services,
}: {
  checkout: Checkout<FlightCheckout>;
  prebooking: FlightPrebooking;
  services: CartState;
}) {
  const t = useMessages('flights-checkout');
  const dispatch = useDispatch();
  if (services.phase === 'none') return null;
  return (
    <section
      aria-labelledby="checkout-services"
      aria-busy={services.phase === 'loading'}
      css={step}
    >
      <div>
        <h2 id="checkout-services">{t('checkout.steps.services')}</h2>
        <p css={quiet}>{t('checkout.services.lead')}</p>
      </div>
      {services.phase === 'loading' && <Skeleton height={120} radius={12} />}
      {services.phase === 'failed' && (
        <Notice
          kind="info"
          text={t('checkout.services.failed')}
          action={
            <Button
              variant="secondary"
              size="s"
              onClick={() => dispatch(actions.servicesRequested())}
            >
              {t('checkout.services.retry')}
            </Button>
          }
        />
      )}
      {services.phase === 'found' && (
        <Services
          prebooking={prebooking}
          services={services}
          onWanted={(items) => dispatch(actions.itemsWanted({ kind: 'services', items }))}
        />
      )}
    </section>
  );
}
