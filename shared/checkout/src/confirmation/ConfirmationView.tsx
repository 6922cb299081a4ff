import { useBrand } from '@tiquete/platform';
import { ErrorState, Skeleton, Spinner, Stack } from '@tiquete/ui';
import { useCheckoutNames, useCheckoutWords } from '../checkoutContext';
import { useCheckoutTitle } from '../frame/useCheckoutTitle';
import { bookingOf, leadOf, paymentOf } from '../result/resultState';
import { useResult } from '../result/useResult';
import type { Stage } from '../result/paymentStage';
import type {
  ConfirmationDefinition,
  ConfirmationViewProps,
  Known,
} from './confirmationDefinition';
import { KnownConfirmation } from './KnownConfirmation';
import { UnknownResult } from './UnknownResult';

/** The result of a booking and its payment. The same heading element stays in every phase and announces it. */
export function ConfirmationView({ definition, address, onOpened }: ConfirmationViewProps) {
  const t = useCheckoutWords();
  const { slice } = useCheckoutNames();
  const { result, state, loadAgain } = useResult(slice, address, definition.isBookingSettled);
  const lead = state ? leadOf(state) : ({ phase: 'loading' } as const);
  if (state && lead.phase === 'known') {
    const known = { booking: bookingOf(state), payment: paymentOf(state) };
    return (
      <KnownConfirmation
        definition={definition}
        result={result}
        stage={stageOf(definition, known)}
        known={known}
        isBookingComing={state.booking.phase === 'loading'}
        attempt={state.attempt}
        onOpened={onOpened}
        onChanged={loadAgain}
      />
    );
  }
  if (lead.phase === 'unknown') return <UnknownResult />;
  if (lead.phase === 'failed') return <Failed title={lead.problem.title} onRetry={loadAgain} />;
  return (
    <>
      <Heading title={t('checkout.result.loading')} />
      <Stack gap={5}>
        <Spinner size={28} />
        <Skeleton height={140} radius={20} />
        <Skeleton height={320} radius={20} />
      </Stack>
    </>
  );
}
/** After the payment, the booking's state is more precise than the payment's. */
function stageOf(definition: ConfirmationDefinition, known: Known): Stage {
  const stage = definition.stageOf(known);
  return stage === 'confirming' && known.booking?.course === 'WAITING' ? 'waiting' : stage;
}
function Failed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useCheckoutWords();
  const brand = useBrand();
  return (
    <>
      <Heading title={t('checkout.result.failed')} />
      <ErrorState
        title={title}
        detail={<p>{t('checkout.result.failedText')}</p>}
        onRetry={onRetry}
        contact={brand}
      />
    </>
  );
}
function Heading({ title }: { title: string }) {
  useCheckoutTitle(title);
  return <h1 tabIndex={-1}>{title}</h1>;
}
