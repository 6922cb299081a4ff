import { useState, type SyntheticEvent } from 'react';
import { addMonths, formatMonth, today, useMessages, useNavigate } from '@tiquete/platform';
import { Button, css, LinkButton, Select, TextField, type Theme } from '@tiquete/ui';
import { departuresUrl, everyDeparture, type DeparturesQuery } from '../urls';

/** Months in the list of months. Departures are sold for at most a year and a half. */
const MONTHS = 19;

/** Filters of the list; submitting them changes the address. */
export function Filters({ query }: { query: DeparturesQuery }) {
  const t = useMessages('console');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  const change = (part: Partial<DeparturesQuery>) => setTyped({ ...typed, ...part });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate(departuresUrl({ ...typed, q: typed.q.trim(), after: '' }));
  };
  return (
    <form css={grid} aria-label={t('departures.filters')} onSubmit={send} noValidate>
      <TextField
        label={t('departures.q')}
        type="search"
        value={typed.q}
        onChange={(q) => change({ q })}
        maxLength={80}
        hint={t('departures.qHint')}
      />
      <Select
        label={t('departures.month')}
        value={typed.month}
        onChange={(month) => change({ month })}
        options={[
          { value: '', label: t('departures.allMonths') },
          ...monthsWith(query.month).map((month) => ({
            value: month,
            label: formatMonth(`${month}-01`),
          })),
        ]}
      />
      <Select
        label={t('departures.state')}
        value={typed.state}
        onChange={(state) => change({ state })}
        options={[
          { value: '' as const, label: t('departures.any') },
          { value: 'OPEN' as const, label: t('departures.OPEN') },
          { value: 'CLOSED' as const, label: t('departures.CLOSED') },
        ]}
      />
      <Select
        label={t('departures.group')}
        value={typed.group}
        onChange={(group) => change({ group })}
        options={[
          { value: '' as const, label: t('departures.any') },
          { value: 'below' as const, label: t('departures.below') },
        ]}
      />
      <div css={row}>
        <Button type="submit">{t('departures.apply')}</Button>
        {departuresUrl({ ...query, after: '' }) !== departuresUrl(everyDeparture) && (
          <LinkButton variant="ghost" to={departuresUrl({})}>
            {t('departures.clear')}
          </LinkButton>
        )}
      </div>
    </form>
  );
}

/** Months from the current one on, YYYY-MM, and the month in the page's address. */
function monthsWith(month: string): string[] {
  const first = `${today(new Date()).slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(first, index).slice(0, 7));
  return month === '' || months.includes(month) ? months : [month, ...months].sort();
}
const grid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${theme.spacing(3)};
  align-items: start;
`;
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  align-items: center;
  min-height: 56px;
`;
