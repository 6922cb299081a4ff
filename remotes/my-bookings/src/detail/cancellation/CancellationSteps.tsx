import type { BookingDetail } from '@tiquete/contracts';
import { formatInstantLocal, formatMoney, useMessages } from '@tiquete/platform';
import { Badge, css, smallText, type Theme } from '@tiquete/ui';
import type { CancellationSpan } from './cancellationSpans';
import { screenOnly } from '../printStyles';

export interface CancellationStepsProps {
  spans: readonly CancellationSpan[];
  /** True while a legal right decides the cost. The steps then apply after the right has ended. */
  hasOwnCost: boolean;
  product: BookingDetail['product'];
}
export function CancellationSteps({ spans, hasOwnCost, product }: CancellationStepsProps) {
  const t = useMessages('my-bookings');
  return (
    <>
      {hasOwnCost && <h3>{t('cancellation.afterwards')}</h3>}
      <ol aria-label={t('cancellation.steps')} css={steps}>
        {spans.map((span) => (
          <li key={span.from ?? ''} data-now={(span.isNow && !hasOwnCost) || undefined}>
            <p>
              {whenOf(span)}
              {span.isNow && !hasOwnCost && (
                <span css={screenOnly}>
                  <Badge tone="primary">{t('cancellation.current')}</Badge>
                </span>
              )}
            </p>
            <p>{costOf(span)}</p>
          </li>
        ))}
      </ol>
      {spans.some(({ from }) => from) && (
        <p css={smallText}>{t('cancellation.clock', { context: product })}</p>
      )}
    </>
  );

  function whenOf({ from, until }: CancellationSpan): string {
    // Steps of a package begin with a day, without a time.
    const at = (instant: string) => ({ context: product, ...formatInstantLocal(instant) });
    if (from) return t('cancellation.from', at(from));
    return until ? t('cancellation.until', at(until)) : t('cancellation.always');
  }
  function costOf(span: CancellationSpan): string {
    const { penalty_amount, penalty_porcent, refund_amount } = span;
    if (span.penalty_unknown) return t('cancellation.unknown');
    const penalty = formatMoney(penalty_amount);
    if (penalty_amount === 0) return t('cancellation.free');
    if (refund_amount === 0) return t('cancellation.all', { penalty });
    return t('cancellation.part', {
      penalty,
      porcent: Math.round(penalty_porcent),
      refund: formatMoney(refund_amount),
    });
  }
}
const steps = (theme: Theme) => css`
  display: grid;
  li {
    position: relative;
    padding: 0 0 ${theme.spacing(4)} ${theme.spacing(6)};
    border-inline-start: 2px solid ${theme.vars.palette.divider};
    margin-inline-start: ${theme.spacing(2)};
  }
  li:last-child {
    padding-bottom: 0;
    border-color: transparent;
  }
  li::before {
    content: '';
    position: absolute;
    inset: ${theme.spacing(1)} auto auto -7px;
    width: 12px;
    height: 12px;
    border: 2px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.pill};
    background: ${theme.vars.palette.background.paper};
  }
  @media screen {
    li[data-now]::before {
      border-color: ${theme.vars.palette.primary.text};
      background: ${theme.vars.palette.primary.text};
    }
  }
  p:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.spacing(2)};
    align-items: center;
    color: ${theme.vars.palette.text.secondary};
  }
`;
