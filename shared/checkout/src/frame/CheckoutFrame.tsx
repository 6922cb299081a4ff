import type { ReactNode } from 'react';
import type { Payment } from '@tiquete/contracts';
import { useLazyNamespace } from '@tiquete/platform';
import { Container, css, type Theme } from '@tiquete/ui';
import { CheckoutProductContext, type CheckoutProduct } from '../checkoutProduct';
import { useLeaving } from '../payment/useLeaving';
import type { CheckoutMessageKey } from '../messages/keys';

/** Props of a checkout or confirmation page from its route. */
export interface CheckoutRouteProps {
  /** Navigates the browser; replaced in tests. */
  goTo?: (url: string) => void;
}
export interface CheckoutFrameProps extends CheckoutRouteProps {
  product: CheckoutProduct;
  /** Messages below `checkout` in the product's namespace. */
  words: object;
  /** `leave` navigates to the gateway of a payment. */
  children: (leave: (payment: Payment) => void) => ReactNode;
}
const assign = (url: string) => window.location.assign(url);

/** Provides the product, its messages and the navigation to the gateway to a page of the checkout. */
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
