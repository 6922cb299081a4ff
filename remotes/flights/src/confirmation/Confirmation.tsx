import { useCheckoutTitle } from '@tiquete/checkout';
import type { Payment } from '@tiquete/contracts';
import { useBrand, type ApiClient, type Translate } from '@tiquete/platform';
import { ErrorState, Skeleton, Spinner, Stack } from '@tiquete/ui';
import { KnownFlight } from './KnownFlight';
import type { ConfirmationAddress } from './parseConfirmation';
import { UnknownBooking } from './UnknownBooking';
import { useConfirmation } from './useConfirmation';

export interface ConfirmationProps {
  api: ApiClient;
  address: ConfirmationAddress;
  /** The gateway's page may be opened for this payment. */
  onOpened: (payment: Payment) => void;
  t: Translate;
}
/** What is known of the booking, or why nothing is. */
export function Confirmation({ api, address, onOpened, t }: ConfirmationProps) {
  const { state, payment, again } = useConfirmation(api, address);
  if (state.phase === 'known')
    return (
      <KnownFlight
        api={api}
        booking={state.found}
        payment={payment}
        onOpened={onOpened}
        onChanged={again}
        t={t}
      />
    );
  if (state.phase === 'unknown') return <UnknownBooking t={t} />;
  return (
    <>
      <UntoldTitle title={t(state.phase === 'failed' ? 'failed' : 'asking')} />
      {state.phase === 'asking' && (
        <Stack gap={5}>
          <Spinner size={28} />
          <Skeleton height={140} radius={20} />
          <Skeleton height={320} radius={20} />
        </Stack>
      )}
      {state.phase === 'failed' && (
        <Failure title={state.problem.title} text={t('failedText')} onRetry={again} />
      )}
    </>
  );
}
function UntoldTitle({ title }: { title: string }) {
  useCheckoutTitle(title);
  return <h1 tabIndex={-1}>{title}</h1>;
}
function Failure({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  const brand = useBrand();
  return <ErrorState title={title} detail={<p>{text}</p>} onRetry={onRetry} contact={brand} />;
}
