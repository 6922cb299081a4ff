import { useEffect, useState } from 'react';
import { searchOptionals, useCheckoutWords } from '@tiquete/checkout';
import { quiet, step } from '@tiquete/checkout/form';
import type { Cart, FlightPrebooking, OptionalSearch } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import { Button, Notice, Skeleton } from '@tiquete/ui';
import { Services } from './Services';

export interface SeatsAndBagsProps {
  api: ApiClient;
  prebooking: FlightPrebooking;
  /** What is paid with what was chosen. */
  onCart: (cart: Cart) => void;
}
type Found = { phase: 'asking' } | { phase: 'found'; found: OptionalSearch } | { phase: 'failed' };

/** Seats and bags, sold with the flight: all of it can be left out. */
export function SeatsAndBags({ api, prebooking, onCart }: SeatsAndBagsProps) {
  const t = useCheckoutWords();
  const { prebookingId, seatmaps_available: hasSeats, bags_available: hasBags } = prebooking;
  const [state, setState] = useState<Found>({ phase: 'asking' });
  const [tries, setTries] = useState(0);
  const isSold = hasSeats || hasBags;
  useEffect(() => {
    if (!isSold) return undefined;
    const abort = new AbortController();
    searchOptionals(api, { prebookingId }, abort.signal).then(
      (found) => setState({ phase: 'found', found }),
      () => {
        if (!abort.signal.aborted) setState({ phase: 'failed' });
      },
    );
    return () => abort.abort();
  }, [api, prebookingId, isSold, tries]);
  if (!isSold) return null;
  const retry = () => {
    setState({ phase: 'asking' });
    setTries((count) => count + 1);
  };
  return (
    <section aria-labelledby="checkout-services" aria-busy={state.phase === 'asking'} css={step}>
      <div>
        <h2 id="checkout-services">{t('checkout.steps.services')}</h2>
        <p css={quiet}>{t('checkout.services.lead')}</p>
      </div>
      {state.phase === 'asking' && <Skeleton height={120} radius={12} />}
      {state.phase === 'failed' && (
        <Notice
          kind="info"
          text={t('checkout.services.failed')}
          action={
            <Button variant="secondary" size="s" onClick={retry}>
              {t('checkout.services.retry')}
            </Button>
          }
        />
      )}
      {state.phase === 'found' && (
        <Services api={api} prebooking={prebooking} found={state.found} onCart={onCart} />
      )}
    </section>
  );
}
