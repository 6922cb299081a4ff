import { formatDay, useMessages, useSelector } from '@tiquete/platform';
import { Featured, FeaturedCard } from '@tiquete/search';
import type { SearchDraft } from '../model/hotelQuery';
import { useSearchWords } from './useSearchWords';
import { useHotelSettings } from '../state/settings';
import { featuredQuery } from '../state/hotelSearch';
import { selectFeatured } from '../state/slice';
import { resultsUrl } from '../urls';
import { suggestedStay } from './suggestedStay';

/** Two lines below the picture. */
const TEXT_HEIGHT = 75;

/** Destinations to begin with, for the days and guests of the form or those that stand for them. */
export function FeaturedDestinations({ draft }: { draft: SearchDraft }) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  const featured = useSelector(selectFeatured);
  // An older api hands no settings over.
  const { featured_nights: nights = 2 } = useHotelSettings();
  const stay = suggestedStay(draft, nights);
  const lead = t('home.featuredLead', {
    guests: words.guests(stay.rooms),
    start: formatDay(stay.checkin),
    end: formatDay(stay.checkout),
  });
  return (
    <Featured featured={featured} query={featuredQuery} lead={lead} textHeight={TEXT_HEIGHT}>
      {({ code, name, country_name, image, hotels_count }, isFirst) => (
        <FeaturedCard
          key={code}
          to={resultsUrl({ ...stay, destination: { kind: 'city', code, name } })}
          image={image}
          title={name}
          text={`${country_name} · ${t('home.featuredHotels', { count: hotels_count })}`}
          isFirst={isFirst}
        />
      )}
    </Featured>
  );
}
