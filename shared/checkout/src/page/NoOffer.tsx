import type { ReactNode } from 'react';
import { useBrand, type Problem } from '@tiquete/platform';
import { css, EmptyState, ErrorState, Spinner, type Theme } from '@tiquete/ui';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { useCheckoutWords } from '../checkoutProduct';
import { useComesIntoView } from './useComesIntoView';

export interface NoOfferProps {
  /** Of the product's own states, what this shows; the rest is told on the form. */
  state:
    | { phase: 'loading' | 'renewing' | 'ready' }
    | { phase: 'gone'; reason: string }
    | { phase: 'failed'; problem: Problem };
  icon: ReactNode;
  /** Where to choose again when there is nothing to buy any more. */
  action: ReactNode;
  onRetry: () => void;
}
/** Before there is anything to buy, or when there is nothing any more. */
export function NoOffer({ state, icon, action, onRetry }: NoOfferProps) {
  const t = useCheckoutWords();
  const brand = useBrand();
  if (state.phase === 'failed')
    return (
      <ErrorState
        title={t('checkout.failed')}
        detail={<p>{state.problem.detail ?? state.problem.title}</p>}
        onRetry={onRetry}
        contact={brand}
      />
    );
  if (state.phase === 'gone') return <Gone reason={state.reason} icon={icon} action={action} />;
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
function Gone({
  reason,
  icon,
  action,
}: { reason: string } & Pick<NoOfferProps, 'icon' | 'action'>) {
  const t = useCheckoutWords();
  const place = useComesIntoView<HTMLDivElement>();
  return (
    <div ref={place} role="alert">
      <EmptyState title={t(`checkout.gone.${reason}`)} icon={icon} actions={action}>
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
