import type { ReactNode } from 'react';
import type { Payment } from '@tiquete/contracts';
import { useLazyNamespace } from '@tiquete/platform';
import { Container, css, type Theme } from '@tiquete/ui';
import { CheckoutProductContext, type CheckoutProduct } from '../checkoutProduct';
import { useLeaving } from '../payment/useLeaving';
import type { CheckoutMessageKey } from '../messages/keys';

/** What the page of a checkout or a confirmation takes from its route. */
export interface CheckoutRouteProps {
  /** Where the browser leaves to; a test says what happens then. */
  goTo?: (url: string) => void;
}
export interface CheckoutFrameProps extends CheckoutRouteProps {
  product: CheckoutProduct;
  /** Below `checkout` in the product's namespace. */
  words: object;
  /** `leave` goes to the gateway with a payment. */
  children: (leave: (payment: Payment) => void) => ReactNode;
}
const assign = (url: string) => window.location.assign(url);

/** The product around everything that is bought and paid, with its words and the way to the gateway. */
export function CheckoutFrame({ product, words, goTo = assign, children }: CheckoutFrameProps) {
  const t = useLazyNamespace<CheckoutMessageKey>(product.namespace, { checkout: words });
  const leave = useLeaving(goTo, product.resultUrl, t('checkout.leaving'));
  return (
    <CheckoutProductContext value={product}>
      <Container>
        <div css={frame}>{children(leave)}</div>
      </Container>
    </CheckoutProductContext>
  );
}
const frame = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
  padding-block: ${theme.spacing(4)} ${theme.spacing(16)};
`;
