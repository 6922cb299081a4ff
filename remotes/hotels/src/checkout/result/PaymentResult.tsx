import type { Payment } from '@tiquete/contracts';
import { useBrand, useMessages, type ApiClient } from '@tiquete/platform';
import { EmptyState, ErrorState, LinkButton, SearchIcon, Skeleton, Spinner, Stack } from '@tiquete/ui';
import { useCheckoutTitle } from '../useCheckoutTitle';
import { KnownPayment } from './KnownPayment';
import { nextStep } from './nextStep';
import { usePayment, type PaymentState } from './usePayment';

export interface PaymentResultProps {
  api: ApiClient;
  reference: string;
  /** The gateway's page may be opened for this payment. */
  onOpened: (payment: Payment) => void;
}
/** What came of a payment. One heading stands through every phase and says it. */
export function PaymentResult({ api, reference, onOpened }: PaymentResultProps) {
  const t = useMessages('hotels');
  const brand = useBrand();
  const { state, retry } = usePayment(api, reference);
  const title = t(titleOf(state));
  useCheckoutTitle(title);
  if (state.phase === 'known') return <KnownPayment api={api} payment={state.payment} title={title} onOpened={onOpened} />;
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {state.phase === 'asking' && (
        <Stack gap={5}>
          <Spinner size={28} />
          <Skeleton height={280} radius={20} />
        </Stack>
      )}
      {state.phase === 'failed' && <ErrorState title={state.problem.title} detail={<p>{t('checkout.result.failedText')}</p>} onRetry={retry} contact={brand} />}
      {state.phase === 'unknown' && (
        <EmptyState
          title={t('checkout.result.unknownLead')} icon={<SearchIcon />}
          actions={
            <>
              <LinkButton to="/">{t('checkout.result.home')}</LinkButton>
              <LinkButton variant="secondary" href={`https://wa.me/${brand.whatsapp}`} target="_blank" rel="noopener noreferrer">
                {t('home.whatsapp')}
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
function titleOf(state: PaymentState): string {
  if (state.phase === 'known') return `checkout.result.title.${nextStep(state.payment) === 'notConfirmed' ? 'notConfirmed' : state.payment.status}`;
  const titles = { asking: 'asking', unknown: 'unknownTitle', failed: 'failed' };
  return `checkout.result.${titles[state.phase]}`;
}
