import { useState } from 'react';
import type { PackageDetail } from '@tiquete/contracts';
import { formatDayYear, formatMonth, formatMoney, useMessages } from '@tiquete/platform';
import { Chip, css, Section, Select, type Theme } from '@tiquete/ui';
import type { ChoiceProps } from './choiceProps';
import { DepartureMonth } from './DepartureMonth';
import { chips } from './departureStyles';

type Departure = PackageDetail['departures'][number];
const monthOf = ({ DateBegin }: Departure) => DateBegin.slice(0, 7);

/** Departures by month, with price and remaining places. */
export function Departures({ detail, onSwap }: ChoiceProps) {
  const t = useMessages('packages');
  const { departures, DateBegin, DateEnd, origin, origins } = detail;
  const [opened, setOpened] = useState<string | null>(null);
  const months = [...new Set(departures.map(monthOf))];
  const month = opened ?? DateBegin.slice(0, 7);
  if (departures.length === 0) return null;
  return (
    <Section title={t('detail.sections.departures')}>
      <p css={note}>{t('detail.seasonNote', { day: formatDayYear(DateEnd) })}</p>
      {origin && origins.length > 1 && (
        <div css={narrow}>
          <Select
            label={t('detail.origin')}
            value={origin.code}
            options={origins.map(({ code, name, supplement }) => ({
              value: code,
              label:
                supplement > 0
                  ? t('detail.originMore', { name, amount: formatMoney(supplement) })
                  : name,
            }))}
            onChange={(code) => {
              const name = origins.find((one) => one.code === code)?.name ?? code;
              onSwap({ origin: { id: code, name } });
            }}
          />
        </div>
      )}
      <div role="group" aria-label={t('search.months')} css={chips}>
        {months.map((one) => (
          <Chip
            key={one}
            label={formatMonth(`${one}-01`)}
            selected={one === month}
            onClick={() => setOpened(one)}
          />
        ))}
      </div>
      <DepartureMonth
        month={month}
        departures={departures.filter((one) => monthOf(one) === month)}
        chosen={DateBegin}
        onChoose={(departure) => onSwap({ departure })}
      />
    </Section>
  );
}
const narrow = css`
  max-width: 340px;
`;
const note = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
`;
