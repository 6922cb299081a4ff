import type { PackageDetail } from '@tiquete/contracts';
import { formatDay, useMessages } from '@tiquete/platform';
import { css, FlightIcon, Section, type Theme } from '@tiquete/ui';

/** Included flights, in order. */
export function Flights({ detail: { flights } }: { detail: PackageDetail }) {
  const t = useMessages('packages');
  if (flights.length === 0) return null;
  return (
    <Section title={t('detail.sections.flights')}>
      <ol css={list}>
        {flights.map(({ day, date, from, to, airline, checked_bags: count }) => (
          <li key={`${day} ${from.code} ${to.code}`}>
            <FlightIcon size={20} aria-hidden />
            <div>
              <b>{t('detail.flight', { from: from.name, to: to.name })}</b>
              <p>
                {t('detail.flightBy', {
                  day: formatDay(date),
                  airline: airline.name,
                  bags: t('detail.bags', { count }),
                })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.spacing(3)};
  }
  svg {
    height: 1lh;
    color: ${theme.vars.palette.primary.text};
  }
  p {
    color: ${theme.vars.palette.text.secondary};
  }
`;
