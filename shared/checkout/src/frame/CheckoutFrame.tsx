import type { ReactNode } from 'react';
import type { Payment } from '@tiquete/contracts';
import { useLazyNamespace } from '@tiquete/platform';
import { Container, css, type Theme } from '@tiquete/ui';
import { CheckoutContext, resultUrlOf, type CheckoutNames } from '../checkoutContext';
import { useLeaving } from '../payment/useLeaving';
import type { CheckoutMessageKey } from '../messages/keys';

/** Props of a checkout or confirmation page from its route. */
export interface CheckoutRouteProps {
  /** Navigates the browser; replaced in tests. */
  goTo?: (url: string) => void;
}
export interface CheckoutFrameProps extends CheckoutRouteProps {
  names: CheckoutNames;
  /** Messages of the page, added to the product's namespace. */
  messages: Record<string, object>;
  /** `leave` navigates to the gateway of a payment. */
  children: (leave: (payment: Payment) => void) => ReactNode;
}
const assign = (url: string) => window.location.assign(url);

/** Provides the product's names, its messages and the navigation to the gateway to a page of the checkout. */
export function CheckoutFrame({ names, messages, goTo = assign, children }: CheckoutFrameProps) {
  const t = useLazyNamespace<CheckoutMessageKey>(names.namespace, messages);
  const leave = useLeaving(goTo, (payment) => resultUrlOf(names, payment), t('checkout.leaving'));
  return (
    <CheckoutContext value={names}>
      <Container>
        <div css={frame}>{children(leave)}</div>
      </Container>
    </CheckoutContext>
  );
}
const frame = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
  padding-block: ${theme.spacing(4)} ${theme.spacing(16)};
`;
