import { useState, type SyntheticEvent } from 'react';
import { useMessages, useNavigate } from '@tiquete/platform';
import {
  Button,
  css,
  Disclosure,
  LinkButton,
  Select,
  smallText,
  TextField,
  type Theme,
} from '@tiquete/ui';
import { BOOKING_STATES, labelOf } from '../messages/stateLabels';
import { bookingsUrl, noFilter, type BookingsQuery } from '../urls';
import { MoreFilters } from './MoreFilters';
import { wrongFilters } from './wrongFilters';

const STATES = Object.keys(BOOKING_STATES).map((value) => ({
  value,
  label: labelOf(BOOKING_STATES, value),
}));

/** Filters of the list; submitting them changes the address. The less common ones are folded. */
export function Filters({ query }: { query: BookingsQuery }) {
  const t = useMessages('console');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  const [isSent, setSent] = useState(false);
  const wrong = wrongFilters(typed);
  const change = (part: Partial<BookingsQuery>) => setTyped({ ...typed, ...part });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(wrong).length === 0) void navigate(bookingsUrl({ ...typed, page: 1 }));
  };
  const hasMore = bookingsUrl({ ...query, page: 1, q: '', state: '' }) !== bookingsUrl(noFilter);
  return (
    <form css={grid} aria-label={t('bookings.filters')} onSubmit={send} noValidate>
      <TextField
        label={t('bookings.q')}
        type="search"
        value={typed.q}
        onChange={(q) => change({ q: q.trim() })}
        maxLength={40}
        hint={t('bookings.qHint')}
        error={isSent && wrong.q ? t('bookings.qWrong') : undefined}
      />
      <Select
        label={t('bookings.state')}
        value={typed.state}
        onChange={(state) => change({ state })}
        options={[{ value: '', label: t('bookings.any') }, ...STATES]}
      />
      <div css={row}>
        <Button type="submit">{t('bookings.apply')}</Button>
        {bookingsUrl({ ...query, page: 1 }) !== bookingsUrl(noFilter) && (
          <LinkButton variant="ghost" to={bookingsUrl({})}>
            {t('bookings.clear')}
          </LinkButton>
        )}
      </div>
      <Disclosure css={more} open={hasMore || undefined} summary={t('bookings.more')}>
        <div css={grid}>
          <MoreFilters typed={typed} wrong={isSent ? wrong : {}} onChange={change} />
        </div>
        <p css={smallText}>{t('bookings.people')}</p>
      </Disclosure>
    </form>
  );
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
const more = (theme: Theme) => css`
  grid-column: 1 / -1;
  > p {
    margin-top: ${theme.spacing(2)};
  }
`;
