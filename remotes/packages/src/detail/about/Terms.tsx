import type { Cancellation, PackageDetail } from '@tiquete/contracts';
import { formatDayYear, formatInstantLocal, formatMoney, useMessages } from '@tiquete/platform';
import { css, Section, type Theme } from '@tiquete/ui';

/** Conditions of the departure, the last day of sale, and the cancellation terms. */
export function Terms({ detail }: { detail: PackageDetail }) {
  const t = useMessages('packages');
  const { minimum_group: group, halt_booking_date, cancellation } = detail;
  const lines = useCancellationLines(cancellation);
  return (
    <Section title={t('detail.sections.terms')}>
      <dl css={list}>
        {group && (
          <div>
            <dt>{t('detail.minimum')}</dt>
            <dd>
              {t(group.is_reached ? 'detail.minimumReached' : 'detail.minimumOpen', {
                count: group.travelers,
                day: formatDayYear(group.decided_by),
              })}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('detail.halt')}</dt>
          <dd>{t('detail.haltText', { day: formatDayYear(halt_booking_date) })}</dd>
        </div>
        <div>
          <dt>{t('detail.cancel.title')}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      </dl>
    </Section>
  );
}
/** Cancellation fees from today on, in order of time. */
function useCancellationLines({ timeline }: Cancellation): string[] {
  const t = useMessages('packages');
  return timeline.map(({ from, penalty_amount, penalty_porcent }, index) => {
    if (penalty_amount === 0) {
      const until = timeline[index + 1]?.from;
      return until
        ? t('detail.cancel.freeUntil', { day: formatInstantLocal(until).day })
        : t('detail.cancel.free');
    }
    const costs = { amount: formatMoney(penalty_amount), porcent: Math.round(penalty_porcent) };
    return from === null
      ? t('detail.cancel.now', costs)
      : t('detail.cancel.from', { ...costs, day: formatInstantLocal(from).day });
  });
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  max-width: 72ch;
  dt {
    font-weight: ${theme.weight.strong};
  }
`;
