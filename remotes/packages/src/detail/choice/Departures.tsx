import { useState } from 'react';
import type { PackageDetail } from '@tiquete/contracts';
import {
  formatDay,
  formatDayLong,
  formatMonth,
  formatMoney,
  shortMoney,
  useMessages,
} from '@tiquete/platform';
import { Badge, Chip, css, Section, Select, type Theme } from '@tiquete/ui';
import type { ChoiceProps } from './choiceProps';
import { chips, grid } from './departureStyles';

type Departure = PackageDetail['departures'][number];
const FEW_ROOMS = 5;
const monthOf = ({ DateBegin }: Departure) => DateBegin.slice(0, 7);

/** Every departure by its month, with price and places left. */
export function Departures({ detail, onSwap }: ChoiceProps) {
  const t = useMessages('packages');
  const { departures, DateBegin, DateEnd, origin, origins } = detail;
  const [opened, setOpened] = useState<string | null>(null);
  const months = [...new Set(departures.map(monthOf))];
  const month = opened ?? DateBegin.slice(0, 7);
  if (departures.length === 0) return null;
  return (
    <Section title={t('detail.sections.departures')}>
      <p css={note}>{t('detail.seasonNote', { day: formatDayLong(DateEnd) })}</p>
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
      <ul css={grid} aria-label={t('search.departures', { month: formatMonth(`${month}-01`) })}>
        {departures
          .filter((one) => monthOf(one) === month)
          .map((one) => (
            <li key={one.DateBegin}>
              <Day
                departure={one}
                isChosen={one.DateBegin === DateBegin}
                onChoose={() => onSwap({ departure: one.DateBegin })}
              />
            </li>
          ))}
      </ul>
    </Section>
  );
}
interface DayProps {
  departure: Departure;
  isChosen: boolean;
  onChoose: () => void;
}
function Day({ departure, isChosen, onChoose }: DayProps) {
  const t = useMessages('packages');
  const { DateBegin, from_per_person, availability, fits } = departure;
  const { status, total } = availability;
  const isOpen = fits && status !== 'SOLD_OUT';
  const names = { day: formatDayLong(DateBegin), amount: formatMoney(from_per_person) };
  const few = isOpen && total <= FEW_ROOMS ? t('card.roomsLeft', { count: total }) : null;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={[
        t(isOpen ? 'detail.departureNamed' : 'detail.departureFull', names),
        ...(few ? [few] : []),
      ].join(', ')}
      disabled={!isOpen && !isChosen}
      onClick={onChoose}
    >
      <b>{formatDay(DateBegin)}</b>
      <span>{shortMoney(from_per_person)}</span>
      {!isOpen && <small>{t(status === 'SOLD_OUT' ? 'detail.soldOut' : 'detail.noRoom')}</small>}
      {few && <Badge tone="secondary">{few}</Badge>}
    </button>
  );
}
const narrow = css`
  max-width: 340px;
`;
const note = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
`;
