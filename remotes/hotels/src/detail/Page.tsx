import type { HotelQuery, SearchDraft } from '@tiquete/domain/searches/hotels';
import { useLazyMessages, type OpeningProps } from '@tiquete/platform';
import { DetailOpening, DetailPage } from '@tiquete/search';
import { detail } from '../messages/detail';
import { map } from '../messages/map';
import { card, results } from '../messages/results';
import { hotelAddress } from '../search/hotelAddress';
import { hotelProduct } from '../search/hotelProduct';
import { detailUrl, parseHotelCode, resultsUrl } from '../urls';
import { BLOCKS, Detail } from './Detail';

const keyOf = (hotelCode: string) => hotelCode;
const toUrl = (query: HotelQuery, hotelCode: string | null, { destination }: SearchDraft) =>
  hotelCode && query.destination.code === destination?.code
    ? detailUrl(query, hotelCode)
    : resultsUrl(query);

/** `/searchs/hotels/detail`: the hotel and the search in the page's address. */
export function Page() {
  useLazyMessages('hotels', { detail, results, card, map });
  return (
    <DetailPage
      product={hotelProduct}
      address={hotelAddress}
      parseItem={parseHotelCode}
      keyOf={keyOf}
      detail={Detail}
      toUrl={toUrl}
    />
  );
}

/** The page before its code has arrived. */
export function Opening({ words }: OpeningProps) {
  return <DetailOpening namespace="hotels" words={words} blocks={BLOCKS} />;
}
