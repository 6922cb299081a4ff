import type { ConsoleListedDeparture } from '@tiquete/contracts';
import { formatDayYear, Link, useMessages } from '@tiquete/platform';
import { Badge, css, type Theme } from '@tiquete/ui';
import { departureUrl } from '../urls';
import { SaleBadge } from './SaleBadge';

export function DepartureRows({ departures }: { departures: readonly ConsoleListedDeparture[] }) {
  const t = useMessages('console');
  return (
    <ul css={rows}>
      {departures.map(({ id, name, code, nights, date, sale, rooms, minimum_group: group }) => (
        <li key={id}>
          <p>
            <Link to={departureUrl(id)} aria-label={`${name}, ${formatDayYear(date)}`}>
              {formatDayYear(date)}
            </Link>
          </p>
          <p>{name}</p>
          <p>
            {code} · {t('departures.nights', { count: nights })}
          </p>
          <p>
            <SaleBadge sale={sale} />
            {group && (
              <Badge tone={group.is_reached || group.decision ? 'neutral' : 'warning'}>
                {t('departures.groupOf', group)}
              </Badge>
            )}
            {group?.is_overdue && <Badge tone="error">{t('departures.overdue')}</Badge>}
          </p>
          <p>{t('departures.sold', rooms)}</p>
          <p>
            {t(rooms.held > 0 ? 'departures.freeHeld' : 'departures.free', {
              count: rooms.free,
              held: rooms.held,
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}
const rows = (theme: Theme) => css`
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.m};
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.spacing(1)} ${theme.spacing(4)};
    align-items: center;
    padding: ${theme.spacing(3)} ${theme.spacing(4)};
  }
  li + li {
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  @media (hover: hover) {
    li:hover {
      background: ${theme.vars.palette.background.subtle};
    }
  }
  /* The whole row is the link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a {
    font-weight: 650;
    white-space: nowrap;
  }
  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p:nth-of-type(2) {
    font-weight: 550;
  }
  p:nth-of-type(4) {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.spacing(1)};
  }
  p:nth-of-type(3),
  p:nth-of-type(6) {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  ${theme.up(900)} {
    li {
      grid-template-columns: 128px minmax(0, 1.6fr) minmax(0, 1.4fr) minmax(0, 1fr);
      padding-block: ${theme.spacing(2)};
    }
    p:nth-of-type(1) {
      grid-area: 1 / 1 / 3 / 2;
    }
    p:nth-of-type(2) {
      grid-area: 1 / 2;
    }
    p:nth-of-type(3) {
      grid-area: 2 / 2;
    }
    p:nth-of-type(4) {
      grid-area: 1 / 3 / 3 / 4;
    }
    p:nth-of-type(5) {
      grid-area: 1 / 4;
      text-align: end;
    }
    p:nth-of-type(6) {
      grid-area: 2 / 4;
      text-align: end;
    }
  }
`;
