import { useCallback, useMemo, useState } from 'react';
import {
  checkSearch,
  queryKey,
  toSearchBody,
  type SearchDraft,
} from '@tiquete/domain/searches/hotels';
import { formatMoney, today, useLazyMessages, useRequest } from '@tiquete/platform';
import type { DayPrices } from '@tiquete/ui';
import { nights } from '../messages/nights';

/** Prices for arrival days. Empty once an arrival is picked: departure days have no price. */
export interface CalendarPrices {
  prices: DayPrices;
  endPrices: DayPrices;
}
/**
 * Lowest prices of nights around the arrival, from searches of the last hours. They are fetched when a calendar opens.
 * Undefined while the form is incomplete.
 */
export function useNightPrices(draft: SearchDraft): CalendarPrices | undefined {
  const t = useLazyMessages('hotels', { nights });
  const checked = checkSearch(draft, today());
  const query = checked.phase === 'valid' ? checked.query : null;
  const key = query ? queryKey(query) : '';
  const rooms = draft.rooms.length;
  const [seen, setSeen] = useState('');
  const onSeen = useCallback(() => setSeen(key), [key]);
  const { request } = useRequest(
    key,
    async (api, signal) => {
      if (!query) return {};
      const body = toSearchBody(query);
      const { data } = await api.call('POST hotels/night_prices', { body }, signal);
      return Object.fromEntries(data.days.map(({ date, price }) => [date, price]));
    },
    query !== null && seen === key,
  );
  const of = request.phase === 'ready' ? request.value : undefined;
  return useMemo(() => {
    if (key === '') return undefined;
    const describe = (price: number) => t('nights.price', { amount: formatMoney(price) });
    const prices = { of: of ?? {}, few: t('nights.legend', { count: rooms }), onSeen, describe };
    return { prices, endPrices: { ...prices, of: {} } };
  }, [key, of, rooms, onSeen, t]);
}
