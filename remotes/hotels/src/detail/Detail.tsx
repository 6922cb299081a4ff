import { useEffect } from 'react';
import { queryKey, type HotelQuery } from '@tiquete/domain/searches/hotels';
import {
  useDispatch,
  useMessages,
  useSelector,
  useStable,
  type TranslateOf,
} from '@tiquete/platform';
import {
  FailedDetail,
  Gallery,
  OpeningDetail,
  pageFrame,
  SearchBar,
  useExpiry,
  useResultsTitle,
} from '@tiquete/search';
import { Container, HotelIcon } from '@tiquete/ui';
import { hotelSearch } from '../state/hotelSearch';
import { detailOpened, detailRequested, pricesExpired, selectHotelDetail } from '../state/slice';
import { detailUrl, resultsUrl } from '../urls';
import { stayKey, type DetailStay, type HotelDetail } from '../model/detail';
import { headOfPage, headOfSummary, type HotelHead } from './heading/hotelHead';
import { HotelHeading } from './heading/HotelHeading';
import { ReadyDetail } from './ReadyDetail';
import { SimilarHotels } from './similar/SimilarHotels';

/** Heights of three rooms of the skeleton, in pixels. */
export const BLOCKS = [220, 220, 220];
/** Error codes that a retry would get again. */
const REASONS: Record<string, string> = {
  SOLD_OUT: 'soldOut',
  HOTEL_NOT_FOUND: 'notFound',
};

/** The hotel's page. Its heading stays mounted in every phase, and data of the results is shown at once. */
export function Detail({ query, item: hotelCode }: { query: HotelQuery; item: string }) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const stay = { query, hotelCode };
  const detail = useHotelDetail(stay);
  useExpiry(detail.phase === 'ready' ? detail.page.expires_at : null, () =>
    dispatch(pricesExpired()),
  );
  const search = useSelector(hotelSearch.selectSearch);
  const around =
    search.phase === 'found' && queryKey(search.query) === queryKey(query)
      ? search.page.data.hotels
      : [];
  const summary = around.find((hotel) => hotel.hotelCode === hotelCode);
  const head = headOf(detail, summary && headOfSummary(summary));
  const named = query.destination.kind === 'hotel' ? query.destination.name : t('detail.untitled');
  const name = head?.name ?? named;
  useResultsTitle('hotels', name);
  return (
    <Container>
      <div css={pageFrame}>
        <SearchBar
          query={query}
          toUrl={(next) =>
            next.destination.code === query.destination.code
              ? detailUrl(next, hotelCode)
              : resultsUrl(next)
          }
        />
        <HotelHeading stay={stay} name={name} head={head} status={statusOf(detail, name, t)} />
        {head && detail.phase !== 'failed' && <Gallery name={name} photos={head.photos} />}
        {detail.phase === 'opening' && (
          <OpeningDetail hasPictures={head !== null} blocks={BLOCKS} />
        )}
        {detail.phase === 'failed' && (
          <FailedDetail
            problem={detail.problem}
            reason={REASONS[detail.problem.code] ?? null}
            icon={<HotelIcon />}
            othersPath={query.destination.kind === 'city' ? resultsUrl(query) : '/'}
            onRetry={() => dispatch(detailRequested(stay))}
          />
        )}
        {detail.phase === 'ready' && <ReadyDetail detail={detail} around={around} />}
        <SimilarHotels query={query} hotelCode={hotelCode} hotels={around} />
      </div>
    </Container>
  );
}
/** Loads the hotel once for each stay and returns its state. */
function useHotelDetail(stay: DetailStay): Exclude<HotelDetail, { phase: 'idle' }> {
  const dispatch = useDispatch();
  const detail = useSelector(selectHotelDetail);
  const key = stayKey(stay);
  const wanted = useStable(key, stay);
  useEffect(() => {
    dispatch(detailOpened(wanted));
  }, [dispatch, wanted]);
  if (detail.phase === 'idle' || stayKey(detail.stay) !== key) return { phase: 'opening', stay };
  return detail;
}
function headOf(detail: HotelDetail, fromResults: HotelHead | undefined): HotelHead | null {
  return detail.phase === 'ready' ? headOfPage(detail.page) : (fromResults ?? null);
}
function statusOf(detail: HotelDetail, name: string, t: TranslateOf<'hotels'>): string {
  if (detail.phase === 'opening') return t('detail.opening', { name });
  return detail.phase === 'ready' ? t('detail.ready', { count: detail.page.rooms.length }) : '';
}
