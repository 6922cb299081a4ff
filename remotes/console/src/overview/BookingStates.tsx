import type { OperationsSummary } from '@tiquete/contracts';
import { Link, useMessages } from '@tiquete/platform';
import { css, Section, smallText, type Theme } from '@tiquete/ui';
import { useMoments } from '../frame/moments';
import { BOOKING_STATES, labelOf } from '../messages/stateLabels';
import { bookingsUrl } from '../urls';

/** Number of bookings by state, unfinished ones first. */
export function BookingStates({ bookings }: Pick<OperationsSummary, 'bookings'>) {
  const t = useMessages('console');
  const { age } = useMoments();
  const sorted = [...bookings].sort(
    (one, other) => Number(one.is_finished) - Number(other.is_finished) || other.count - one.count,
  );
  return (
    <Section size="s" title={t('overview.states')}>
      {sorted.length === 0 ? (
        <p css={smallText}>{t('overview.noBookings')}</p>
      ) : (
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">{t('overview.state')}</th>
              <th scope="col" css={figure}>
                {t('overview.count')}
              </th>
              <th scope="col" css={figure}>
                {t('overview.oldestColumn')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ state, count, oldest_at }) => (
              <tr key={state}>
                <th scope="row">
                  <Link to={bookingsUrl({ state })}>{labelOf(BOOKING_STATES, state)}</Link>
                </th>
                <td css={figure}>{count}</td>
                <td css={figure}>{oldest_at === null ? '–' : age(oldest_at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
/** A number or an age: as wide as its text, at the end of its column. */
const figure = (theme: Theme) => css`
  && {
    width: 1%;
    padding-inline-start: ${theme.spacing(4)};
    text-align: end;
    white-space: nowrap;
  }
`;
const table = (theme: Theme) => css`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${theme.spacing(2)} 0;
    border-top: 1px solid ${theme.vars.palette.divider};
    text-align: start;
    font-weight: ${theme.weight.regular};
  }
  thead th {
    ${theme.type.small}
    border: 0;
    color: ${theme.vars.palette.text.secondary};
  }
`;
