import type { HotelRoom } from '../../inventory/types';
import { createRandom, type Random } from '../../random';
import { roomNameOf } from '../roomWords';
import type { DoHotel } from '../stock';
import {
  authors,
  categoriesOf,
  type ReviewCategory,
  disliked,
  fitsHotel,
  liked,
  type Sentence,
  type Traveller,
  TRAVELLERS,
} from './sentences';

const DAY_MS = 86_400_000;
/** Minimum and maximum number of reviews of a hotel, and their maximum age in days. */
const [FEWEST, MOST, OLDEST_DAYS] = [3, 18, 540];
const MOST_NIGHTS = 7;
const WIFI_WORDS = ['poor', 'good', 'perfect'] as const;

const within = (rating: number) => Math.min(10, Math.max(1, Math.round(rating)));
const average = (values: number[]) =>
  values.length === 0
    ? null
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;

interface Guests {
  who: Traveller;
  adults: number;
  children: number;
  room: HotelRoom;
}
/** Draws the guests of a review and a room that is large enough for them. */
function guestsOf(random: Random, { rooms }: DoHotel): Guests {
  const who = random.pick(TRAVELLERS);
  const adults = who === 'solo' ? 1 : 2;
  const children = who === 'family' ? random.int(1, 2) : 0;
  const fitting = rooms.filter(
    ({ maxAdults, maxChildren, maxPax }) =>
      adults <= maxAdults && children <= maxChildren && adults + children <= maxPax,
  );
  if (fitting.length > 0) return { who, adults, children, room: random.pick(fitting) };
  return { who: 'solo', adults: 1, children: 0, room: random.pick(rooms) };
}
type Said = Record<Traveller, { liked: Sentence[]; disliked: Sentence[] }> & { used: Set<string> };
/** Sentences that suit the hotel, by kind of traveller. */
function sayable(hotel: DoHotel): Said {
  const of = (who: Traveller) => ({
    liked: liked.filter((sentence) => fitsHotel(sentence, hotel, who)),
    disliked: disliked.filter((sentence) => fitsHotel(sentence, hotel, who)),
  });
  return { solo: of('solo'), couple: of('couple'), family: of('family'), used: new Set() };
}

/** Draws a sentence that no earlier review of the hotel has, if one is left. */
function pickFresh(random: Random, all: readonly Sentence[], used: Set<string>): Sentence {
  const fresh = all.filter(({ text }) => !used.has(text));
  const sentence = random.pick(fresh.length > 0 ? fresh : all);
  used.add(sentence.text);
  return sentence;
}

/** One review in the vendor's shape. Its rating is lower for complaints and higher for praise. */
function reviewOf(
  random: Random,
  hotel: DoHotel,
  { used, ...said }: Said,
  base: number,
  created: Date,
) {
  const { who, adults, children, room } = guestsOf(random, hotel);
  const mood = base + random.between(-1.6, 1.2);
  const good = mood > 5 || random.next() < 0.5 ? pickFresh(random, said[who].liked, used) : null;
  const isContent = mood > 8.6 && random.next() < 0.6;
  const bad =
    good && (isContent || random.next() < 0.3) ? null : pickFresh(random, said[who].disliked, used);
  const rated = new Map<ReviewCategory, number>();
  for (const category of categoriesOf(hotel)) {
    const praise = good?.category === category ? 1 : 0;
    const blame = bad?.category === category ? 2 : 0;
    rated.set(category, within(mood + random.between(-0.9, 0.9) + praise - blame));
  }
  const saying = (sentence: Sentence | null) =>
    sentence ? sentence.text.replaceAll('{zone}', hotel.zone.name) : '';
  const wifi = rated.get('wifi');
  return {
    rated,
    wire: {
      review_plus: saying(good),
      review_minus: saying(bad),
      created: created.toISOString().slice(0, 10),
      author: random.pick(authors),
      adults,
      children,
      room_name: roomNameOf(room),
      nights: random.int(1, MOST_NIGHTS),
      images: [],
      detailed: {
        cleanness: rated.get('cleanness') ?? 0,
        location: rated.get('location') ?? 0,
        price: rated.get('price') ?? 0,
        services: rated.get('services') ?? 0,
        room: rated.get('room') ?? 0,
        meal: rated.get('meal') ?? 0,
        wifi:
          wifi === undefined
            ? 'unspecified'
            : (WIFI_WORDS[Math.min(2, Math.floor(wifi / 3.5))] ?? 'good'),
        hygiene: 'unspecified',
      },
      traveller_type: who,
      trip_type: who === 'solo' && random.next() < 0.6 ? 'business' : 'leisure',
      rating: within(average([...rated.values()]) ?? mood),
    },
  };
}

/**
 * Reviews of one hotel in the vendor's format; undefined without any. `fileDay` is the day of the file, and no review is
 * newer.
 */
export function hotelReviews(hotel: DoHotel, fileDay: Date) {
  if (!hotel.review) return undefined;
  const random = createRandom(`do-reviews:${hotel.code}`);
  const base = hotel.review.rate * 2;
  const count = random.int(FEWEST, MOST);
  const said = sayable(hotel);
  const written = Array.from({ length: count }, (_, index) => {
    // Ages increase from review to review, so that few reviews of a hotel have the same day.
    const ago = 1 + Math.floor(((index + random.next()) * OLDEST_DAYS) / count);
    return reviewOf(random, hotel, said, base, new Date(fileDay.getTime() - ago * DAY_MS));
  });
  const mean = (category: ReviewCategory) =>
    average(written.flatMap(({ rated }) => rated.get(category) ?? []));
  return {
    rating: average(written.flatMap(({ rated }) => [...rated.values()])),
    detailed_ratings: {
      cleanness: mean('cleanness'),
      location: mean('location'),
      price: mean('price'),
      services: mean('services'),
      room: mean('room'),
      meal: mean('meal'),
      wifi: mean('wifi'),
      hygiene: null,
    },
    reviews: written.map(({ wire }) => wire),
  };
}
