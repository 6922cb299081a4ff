import { useMemo } from 'react';
import { today, useLazyMessages, useLocation } from '@tiquete/platform';
import { InvalidSearch, SearchProductContext } from '@tiquete/search';
import { detail } from '../messages/detail';
import { map } from '../messages/map';
import { card, results } from '../messages/results';
import { checkSearch } from '../search/checkSearch';
import { hotelProduct } from '../search/hotelProduct';
import type { HotelQuery } from '../search/hotelQuery';
import { detailUrl, parseHotelCode, parseSearch, resultsUrl } from '../urls';
import { Detail } from './Detail';

/** `/searchs/hotels/detail`: the address is the hotel and the request, so that it can be shared and reloaded. */
export function Page() {
  useLazyMessages('hotels', { detail, results, card, map });
  const { search } = useLocation();
  const draft = useMemo(() => parseSearch(search), [search]);
  const checked = useMemo(() => checkSearch(draft, today()), [draft]);
  const hotelCode = parseHotelCode(search);
  const isWhole = checked.phase === 'valid' && hotelCode !== null;
  return (
    <SearchProductContext value={hotelProduct}>
      {isWhole ? (
        <Detail key={hotelCode} stay={{ query: checked.query, hotelCode }} />
      ) : (
        <InvalidSearch
          key={search}
          draft={draft}
          errors={checked.phase === 'invalid' ? checked.errors : {}}
          toUrl={(query: HotelQuery) =>
            hotelCode && query.destination.code === draft.destination?.code
              ? detailUrl(query, hotelCode)
              : resultsUrl(query)
          }
        />
      )}
    </SearchProductContext>
  );
}
