import { css, Skeleton } from '@tiquete/ui';
import { CheckoutFrame } from '../frame/CheckoutFrame';
import { OfferSkeleton } from '../frame/OfferSkeleton';
import { heading } from '../frame/checkoutLayout';
import { useCheckoutWords, type CheckoutNames } from '../checkoutContext';

export interface CheckoutOpeningProps {
  names: CheckoutNames;
  messages: Record<string, object>;
}
/** A checkout before its code has arrived, in the shape of an offer that loads. */
export function CheckoutOpening({ names, messages }: CheckoutOpeningProps) {
  return (
    <CheckoutFrame names={names} messages={messages}>
      {() => <Content />}
    </CheckoutFrame>
  );
}
function Content() {
  const t = useCheckoutWords();
  return (
    <>
      <div css={heading} aria-busy>
        <div css={back}>
          <Skeleton width={140} height={16} />
        </div>
        <h1>{t('checkout.title')}</h1>
      </div>
      <Skeleton width={220} height={24} />
      <OfferSkeleton />
    </>
  );
}
/** As high as the link back, whose address needs the code. */
const back = css`
  display: grid;
  align-items: center;
  min-height: 44px;
`;
