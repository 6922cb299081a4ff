import type { PackageDetail } from '@tiquete/contracts';
import { formatDayLong, useMessages } from '@tiquete/platform';
import { css, Section, type Theme } from '@tiquete/ui';
import { useCancellationLines } from './useCancellationLines';

/** What decides whether it departs, until when it is sold, and what cancelling costs. */
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
                day: formatDayLong(group.decided_by),
              })}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('detail.halt')}</dt>
          <dd>{t('detail.haltText', { day: formatDayLong(halt_booking_date) })}</dd>
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
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  max-width: 72ch;
  dt {
    font-weight: 650;
  }
`;
