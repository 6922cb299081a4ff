import type { SearchDraft } from '@tiquete/domain/searches/hotels';
import {
  addDays,
  formatDay,
  formatMoney,
  useLazyMessages,
  useMessages,
  useSelector,
} from '@tiquete/platform';
import { HomePage, Featured, FeaturedCard } from '@tiquete/search';
import { AssistanceIcon } from '@tiquete/ui';
import { home } from '../messages/home';
import { hotelSearch, featuredQuery } from '../state/hotelSearch';
import type { RecentSearch } from '../state/hotelState';
import { fromRecentSearch } from '../state/recentSearches';
import { resultsUrl } from '../urls';
import { useHotelSettings } from '../state/settings';
import { selectFeatured } from '../state/slice';
import { hotelProduct } from './hotelProduct';
import { SearchForm } from './SearchForm';
import { useSearchWords } from './useSearchWords';
import { suggestedStay } from './suggestedStay';

export const opens = [featuredQuery.opened(null)];

/** `/`: the form, then recent searches and featured destinations. */
export function Page() {
  const t = useLazyMessages('hotels', { home });
  const words = useSearchWords();
  const toCard = (search: RecentSearch) => {
    const { destination_name: title, image, checkInLabel: start, checkOutLabel: end } = search;
    const lines = [t('search.range', { start, end }), words.guests(search.rooms)];
    return { to: resultsUrl(fromRecentSearch(search)), image, title, lines };
  };
  const promise = {
    icon: <AssistanceIcon aria-hidden />,
    title: t('home.trustCancel'),
    text: t('home.trustCancelText'),
  };
  return (
    <HomePage
      product={hotelProduct}
      form={SearchForm}
      recent={useSelector(hotelSearch.selectRecentSearches)}
      toCard={toCard}
      featured={(draft) => <FeaturedDestinations draft={draft} />}
      promise={promise}
    />
  );
}

/** Height of three lines below the picture, in pixels. */
const TEXT_HEIGHT = 104;

/** Featured destinations, for the days and guests of the form or for default ones. */
function FeaturedDestinations({ draft }: { draft: SearchDraft }) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  const featured = useSelector(selectFeatured);
  // An older api sends no settings.
  const { featured_nights: nights = 2 } = useHotelSettings();
  const stay = suggestedStay(draft, nights);
  const [room, ...otherRooms] = stay.rooms;
  const isForOneAdult =
    draft.dates === null &&
    otherRooms.length === 0 &&
    room?.adults === 1 &&
    room.childrens.length === 0;
  const lead = t('home.featuredLead', {
    guests: words.guests(stay.rooms),
    start: formatDay(stay.checkin),
    end: formatDay(stay.checkout),
  });
  return (
    <Featured featured={featured} query={featuredQuery} lead={lead} textHeight={TEXT_HEIGHT}>
      {({ code, name, country_name, image, hotels_count, from_price: from }, index) => {
        // The known price is that of one adult, on a day of its own.
        const known = isForOneAdult && from ? from : null;
        const days = known && { checkin: known.date, checkout: addDays(known.date, nights) };
        return (
          <FeaturedCard
            key={code}
            to={resultsUrl({ ...stay, ...days, destination: { kind: 'city', code, name } })}
            image={image}
            title={name}
            text={`${country_name} · ${t('home.featuredHotels', { count: hotels_count })}`}
            price={
              known
                ? t('home.featuredFrom', {
                    price: formatMoney(known.price),
                    day: formatDay(known.date),
                  })
                : t('home.featuredSee')
            }
            index={index}
          />
        );
      }}
    </Featured>
  );
}
