import type { OperationsListedCase } from '@tiquete/contracts';
import { inColombia, Link, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { BookingBadge } from '../frame/badges';
import { useMoments } from '../frame/moments';
import { caseUrl } from '../urls';
import { caseTitle } from './caseTitle';

export function CaseRows({ cases }: { cases: readonly OperationsListedCase[] }) {
  const t = useMessages('console');
  const { age } = useMoments();
  return (
    <ul css={rows}>
      {cases.map((one) => (
        <li key={one.id}>
          <p>
            <Link to={caseUrl(one.id)}>{caseTitle(one)}</Link>
          </p>
          <p>
            {one.resolved_at
              ? t('cases.resolved', inColombia(one.resolved_at))
              : t('cases.opened', { age: age(one.opened_at) })}
          </p>
          <p>{one.booking ? `${one.booking.code} · ${one.booking.title}` : t('cases.noBooking')}</p>
          {one.booking && (
            <p>
              <BookingBadge state={one.booking.state} />
            </p>
          )}
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
    gap: ${theme.spacing(1)} ${theme.spacing(4)};
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
  a {
    font-weight: 650;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    overflow-wrap: anywhere;
  }
  p:nth-of-type(2) {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  ${theme.up(768)} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
    p:nth-of-type(even) {
      text-align: end;
    }
  }
`;
