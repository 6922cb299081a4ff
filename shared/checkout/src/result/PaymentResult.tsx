import type { BookingDetail, Payment } from '@tiquete/contracts';
import { useBrand, type ApiClient } from '@tiquete/platform';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  SearchIcon,
  Skeleton,
  Spinner,
  Stack,
} from '@tiquete/ui';
import { useCheckoutWords } from '../checkoutProduct';
import { useCheckoutTitle } from '../page/useCheckoutTitle';
import { KnownPayment } from './KnownPayment';
import type { ResultFact } from './PaymentFacts';
import { nextStep } from './nextStep';
import { usePayment } from './usePayment';
import type { PolledState } from './usePolled';

export interface PaymentResultProps {
  api: ApiClient;
  reference: string;
  /** The gateway's page may be opened for this payment. */
  onOpened: (payment: Payment) => void;
  /** What the product adds to the receipt. */
  factsOf: (booking: BookingDetail) => ResultFact[];
}
/** What came of a payment. One heading stands through every phase and says it. */
export function PaymentResult({ api, reference, onOpened, factsOf }: PaymentResultProps) {
  const t = useCheckoutWords();
  const brand = useBrand();
  const { state, again } = usePayment(api, reference);
  const title = t(titleOf(state));
  useCheckoutTitle(title);
  if (state.phase === 'known')
    return (
      <KnownPayment
        api={api}
        payment={state.found}
        title={title}
        onOpened={onOpened}
        factsOf={factsOf}
      />
    );
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {state.phase === 'asking' && (
        <Stack gap={5}>
          <Spinner size={28} />
          <Skeleton height={280} radius={20} />
        </Stack>
      )}
      {state.phase === 'failed' && (
        <ErrorState
          title={state.problem.title}
          detail={<p>{t('checkout.result.failedText')}</p>}
          onRetry={again}
          contact={brand}
        />
      )}
      {state.phase === 'unknown' && (
        <EmptyState
          title={t('checkout.result.unknownLead')}
          icon={<SearchIcon />}
          actions={
            <>
              <LinkButton to="/">{t('checkout.result.home')}</LinkButton>
              <LinkButton
                variant="secondary"
                href={`https://wa.me/${brand.whatsapp}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('checkout.result.whatsapp')}
              </LinkButton>
            </>
          }
        >
          <p>{t('checkout.result.unknownText')}</p>
        </EmptyState>
      )}
    </>
  );
}
function titleOf(state: PolledState<Payment>): string {
  if (state.phase === 'known')
    return `checkout.result.title.${nextStep(state.found) === 'notConfirmed' ? 'notConfirmed' : state.found.status}`;
  const titles = { asking: 'asking', unknown: 'unknownTitle', failed: 'failed' };
  return `checkout.result.${titles[state.phase]}`;
}
