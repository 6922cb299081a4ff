import { CheckoutSkeleton, useComesIntoView } from '@tiquete/checkout';
import { useBrand, useMessages } from '@tiquete/platform';
import { css, EmptyState, ErrorState, HotelIcon, LinkButton, Spinner, type Theme } from '@tiquete/ui';
import { detailUrl } from '../../urls';
import type { CheckoutRequest, GoneReason, OfferState } from './offerState';

export interface NoOfferProps {
  state: OfferState;
  request: CheckoutRequest;
  onRetry: () => void;
}
/** Before there is anything to buy, or when there is nothing any more. */
export function NoOffer({ state, request, onRetry }: NoOfferProps) {
  const t = useMessages('hotels');
  const brand = useBrand();
  if (state.phase === 'failed') return <ErrorState title={t('checkout.failed')} detail={<p>{state.problem.title}</p>} onRetry={onRetry} contact={brand} />;
  if (state.phase === 'gone') return <Gone reason={state.reason} request={request} />;
  const isRenewing = state.phase === 'renewing';
  return (
    <>
      <p role="status" css={status}>
        <Spinner />
        <span>
          {isRenewing && <strong>{t('checkout.renewing')}. </strong>}
          {t('checkout.loading')}
        </span>
      </p>
      <CheckoutSkeleton />
    </>
  );
}
function Gone({ reason, request }: { reason: GoneReason; request: CheckoutRequest }) {
  const t = useMessages('hotels');
  const place = useComesIntoView<HTMLDivElement>();
  const rooms = detailUrl(request.query, request.address.hotelCode);
  return (
    <div ref={place} role="alert">
      <EmptyState title={t(`checkout.gone.${reason}`)} icon={<HotelIcon />} actions={<LinkButton to={rooms}>{t('checkout.seeRooms')}</LinkButton>}>
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
