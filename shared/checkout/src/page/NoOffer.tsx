import type { ReactNode } from 'react';
import { formatMoney, useBrand, type Problem } from '@tiquete/platform';
import { css, EmptyState, ErrorState, LinkButton, Spinner, type Theme } from '@tiquete/ui';
import { OfferSkeleton } from '../frame/OfferSkeleton';
import { useCheckoutWords } from '../checkoutContext';
import type { Gone } from '../flow/checkoutState';
import { useComesIntoView } from '../frame/useComesIntoView';

export interface NoOfferProps {
  /** Offer states without a form. The form shows the other states. */
  state:
    | { phase: 'loading' | 'renewing' | 'ready' }
    | ({ phase: 'gone' } & Gone)
    | { phase: 'failed'; problem: Problem };
  icon: ReactNode;
  /** Link to other offers when this one is no longer sold. */
  action: (gone: Gone) => ReactNode;
  onRetry: () => void;
}
/** Shown while no offer is loaded, or when the offer is no longer sold. */
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
  if (state.phase === 'gone') return <NothingLeft gone={state} icon={icon} action={action} />;
  return (
    <>
      <p role="status" css={status}>
        <Spinner />
        <span>
          {state.phase === 'renewing' && <strong>{t('checkout.renewing')}. </strong>}
          {t('checkout.loading')}
        </span>
      </p>
      <OfferSkeleton />
    </>
  );
}
function NothingLeft({
  gone,
  icon,
  action,
}: { gone: Gone } & Pick<NoOfferProps, 'icon' | 'action'>) {
  const t = useCheckoutWords();
  const place = useComesIntoView<HTMLDivElement>();
  const { reason, text, instead } = gone;
  const actions = (
    <>
      {instead && (
        <LinkButton to={instead.to}>{t('checkout.gone.choose', { name: instead.name })}</LinkButton>
      )}
      {action(gone)}
    </>
  );
  return (
    <div ref={place} role="alert">
      <EmptyState title={t(`checkout.gone.${reason}`)} icon={icon} actions={actions}>
        <p>{text ?? t(`checkout.gone.${reason}Text`)}</p>
        {instead && (
          <p>
            {t('checkout.gone.instead', {
              name: instead.name,
              amount: formatMoney(instead.amount),
            })}
          </p>
        )}
      </EmptyState>
    </div>
  );
}
const status = (theme: Theme) => css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
`;
