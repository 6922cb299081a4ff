import type { Payment } from '@tiquete/contracts';
import { useBrand } from '@tiquete/platform';
import { ErrorState, Skeleton, Spinner, Stack } from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutProduct';
import { useCheckoutTitle } from '../frame/useCheckoutTitle';
import { bookingOf, leadOf, paymentOf, type ResultAddress } from '../result/resultState';
import { useResult } from '../result/useResult';
import type { Stage } from '../result/paymentStage';
import type { ConfirmationParts, Known } from './confirmationParts';
import { KnownConfirmation } from './KnownConfirmation';
import { UnknownResult } from './UnknownResult';

export interface ConfirmationViewProps {
  parts: ConfirmationParts;
  address: ResultAddress;
  /** Called when the gateway's page may open for this payment. */
  onOpened: (payment: Payment) => void;
}
/** The result of a booking and its payment. The same heading element stays in every phase and announces it. */
export function ConfirmationView({ parts, address, onOpened }: ConfirmationViewProps) {
  const t = useCheckoutWords();
  const { state, again } = useResult(parts.result, address);
  const lead = state ? leadOf(state) : ({ phase: 'asking' } as const);
  if (state && lead.phase === 'known') {
    const known = { booking: bookingOf(state), payment: paymentOf(state) };
    return (
      <KnownConfirmation
        parts={parts}
        stage={stageOf(parts, known)}
        known={known}
        attempt={state.attempt}
        onOpened={onOpened}
        onChanged={again}
      />
    );
  }
  if (lead.phase === 'unknown') return <UnknownResult />;
  if (lead.phase === 'failed') return <Failed title={lead.problem.title} onRetry={again} />;
  return (
    <>
      <Heading title={t('checkout.result.asking')} />
      <Stack gap={5}>
        <Spinner size={28} />
        <Skeleton height={140} radius={20} />
        <Skeleton height={320} radius={20} />
      </Stack>
    </>
  );
}
/** After the payment, the booking's state is more precise than the payment's. */
function stageOf(parts: ConfirmationParts, known: Known): Stage {
  const stage = parts.stageOf(known);
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
