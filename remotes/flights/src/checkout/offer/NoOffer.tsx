import { CheckoutSkeleton, useComesIntoView, useCheckoutWords } from '@tiquete/checkout';
import { useBrand } from '@tiquete/platform';
import { css, EmptyState, ErrorState, FlightIcon, LinkButton, Spinner, type Theme } from '@tiquete/ui';
import { resultsUrl } from '../../urls';
import type { CheckoutRequest, GoneReason, OfferState } from './offerState';

export interface NoOfferProps {
  state: OfferState;
  request: CheckoutRequest;
  onRetry: () => void;
}
/** Before there is anything to buy, or when there is nothing any more. */
export function NoOffer({ state, request, onRetry }: NoOfferProps) {
  const t = useCheckoutWords();
  const brand = useBrand();
  if (state.phase === 'failed') return <ErrorState title={t('checkout.failed')} detail={<p>{state.problem.title}</p>} onRetry={onRetry} contact={brand} />;
  if (state.phase === 'gone') return <Gone reason={state.reason} request={request} />;
  return (
    <>
      <p role="status" css={status}>
        <Spinner />
        <span>
          {state.phase === 'renewing' && <strong>{t('checkout.renewing')}. </strong>}
          {t('checkout.loading')}
        </span>
      </p>
      <CheckoutSkeleton />
    </>
  );
}
function Gone({ reason, request }: { reason: GoneReason; request: CheckoutRequest }) {
  const t = useCheckoutWords();
  const place = useComesIntoView<HTMLDivElement>();
  return (
    <div ref={place} role="alert">
      <EmptyState title={t(`checkout.gone.${reason}`)} icon={<FlightIcon />} actions={<LinkButton to={resultsUrl(request.query)}>{t('checkout.seeFlights')}</LinkButton>}>
        <p>{t(`checkout.gone.${reason}Text`)}</p>
      </EmptyState>
    </div>
  );
}
const status = (theme: Theme) => css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
`;
