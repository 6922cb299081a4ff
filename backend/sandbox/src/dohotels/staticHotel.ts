import { rateComments } from '../hotelbeds/rateComments';
import { facilityGroups } from '../inventory/facilities';
import type { AccommodationCode } from '../inventory/types';
import { pictureTemplate } from './pictures';
import { roomGroupOf, roomNameOf } from './roomWords';
import { regionIdOf, type DoHotel } from './stock';

const KINDS: Record<AccommodationCode, string> = {
  HOTEL: 'Hotel',
  HOSTEL: 'Hostel',
  APTHOTEL: 'Apart-hotel',
  RESORT: 'Resort',
  RURAL: 'Guesthouse',
};
const CAPTIONS = {
  GEN: 'hotel_front',
  HAB: 'rooms',
  PIS: 'pool',
  COM: 'lobby',
  RES: 'restaurant',
  PLA: 'beach',
  TER: 'outdoor',
} as const;

function amenityGroups({ facilities }: DoHotel) {
  return facilityGroups.flatMap(({ code, name }) => {
    const own = facilities.filter(({ group }) => group === code);
    const named = (fee: boolean) => own.filter((one) => one.fee === fee).map((one) => one.name.es);
    return own.length > 0
      ? [
          {
            group_name: name.es,
            amenities: own.map((one) => one.name.es),
            // The vendor sends null in place of an empty list.
            non_free_amenities: named(true).length > 0 ? named(true) : null,
          },
        ]
      : [];
  });
}
function roomGroups({ rooms, images }: DoHotel, pictures: string[]) {
  const shown = images.flatMap((kind, index) => (kind === 'HAB' ? [pictures[index] ?? ''] : []));
  return rooms.map((room, index) => ({
    room_group_id: index + 1,
    name: roomNameOf(room),
    images: shown.length > 0 ? [shown[index % shown.length]] : [],
    room_amenities: ['private-bathroom', 'wi-fi'],
    rg_ext: roomGroupOf(room),
    name_struct: { main_name: room.name.es, bathroom: null, bedding_type: null },
  }));
}

/** Static facts about a hotel, with templates of its pictures' addresses. */
export function staticHotel(hotel: DoHotel, origin: string) {
  const pictures = hotel.images.map((_, index) => origin + pictureTemplate(hotel, index));
  const paragraphs = (hotel.description.match(/[^.!?]+[.!?]+/g) ?? [hotel.description]).map(
    (sentence) => sentence.trim(),
  );
  return {
    id: hotel.slug,
    hid: hotel.code,
    name: hotel.name,
    kind: KINDS[hotel.accommodation],
    star_rating: Math.floor(hotel.category.stars),
    address: hotel.address,
    postal_code: hotel.postalCode,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    phone: hotel.phone,
    email: hotel.email,
    check_in_time: `${hotel.checkInFrom}:00`,
    check_out_time: `${hotel.checkOutUntil}:00`,
    region: {
      id: regionIdOf(hotel.city),
      type: 'City',
      name: hotel.city.name,
      country_code: hotel.country.isoCode,
      iata: hotel.city.code,
    },
    images: pictures,
    images_ext: pictures.map((url, index) => ({
      url,
      category_slug: CAPTIONS[hotel.images[index] ?? 'GEN'],
    })),
    description_struct: [{ title: 'El hotel', paragraphs }],
    amenity_groups: amenityGroups(hotel),
    room_groups: roomGroups(hotel, pictures),
    policy_struct: [],
    metapolicy_extra_info: rateComments(hotel),
    is_closed: false,
    deleted: false,
  };
}
