import { distanceKm } from '../../geo';
import { boards } from '../../inventory/boards';
import { roomFacilities } from '../../inventory/facilities';
import type { Hotel, HotelRoom, ImageKind } from '../../inventory/types';
import { content, say, type Language } from '../language';
import { picturePath } from './picturePath';

const SIGHT_FACILITY = { facilityCode: 20, facilityGroupCode: 100 };
const characteristic = (room: HotelRoom) => room.characteristic;

function roomFacilitiesOf({ category }: Hotel, room: HotelRoom) {
  const { air, tv, safe, bath, hairdryer, minibar, desk, balcony, size } = roomFacilities;
  const list = [
    bath,
    tv,
    air,
    ...(category.stars >= 3 ? [safe, hairdryer, desk] : []),
    ...(category.stars >= 4 ? [minibar] : []),
    ...(room.characteristic === 'BO' ? [balcony] : []),
  ];
  const metres = Math.round(room.size * (0.82 + category.stars * 0.06));
  return [
    ...list.map(({ code, group }) => ({
      facilityCode: code,
      facilityGroupCode: group,
      indLogic: true,
      number: 1,
    })),
    { facilityCode: size.code, facilityGroupCode: size.group, number: metres },
  ];
}
const BEDS = {
  double: 'CAMA DOBLE',
  queen: 'CAMA QUEEN',
  king: 'CAMA KING',
  single: 'CAMA SENCILLA',
  bunk: 'LITERA',
} as const;
const BED_CODES = { single: 1, double: 150, queen: 200, king: 210, bunk: 15 } as const;
const BED_GROUP = 61;

function roomOf(hotel: Hotel, room: HotelRoom, language: Language) {
  return {
    roomCode: room.code,
    description: say(room.name, language),
    roomType: room.type,
    characteristicCode: characteristic(room),
    roomFacilities: roomFacilitiesOf(hotel, room),
    roomStays: [
      {
        stayType: 'BED',
        order: '1',
        description: room.beds.map(({ kind, count }) => `${count} ${BEDS[kind]}`).join(', '),
        roomStayFacilities: room.beds.map(({ kind, count }) => ({
          facilityCode: BED_CODES[kind],
          facilityGroupCode: BED_GROUP,
          description: content(BEDS[kind], 'CAS'),
          number: count,
        })),
      },
    ],
  };
}

/** A picture with its relative path, to which clients add the vendor's picture host and a size. */
function imageOf(hotel: Hotel, kind: ImageKind, index: number) {
  const room = hotel.rooms[index % hotel.rooms.length];
  return {
    imageTypeCode: kind,
    path: picturePath(hotel, kind, index),
    order: index + 1,
    visualOrder: index + 1,
    ...(kind === 'HAB' &&
      room && {
        roomCode: room.code,
        roomType: room.type,
        characteristicCode: room.characteristic,
      }),
  };
}
const sightsOf = (hotel: Hotel) =>
  hotel.city.sights
    .map(({ name, ...at }) => ({ name, metres: Math.round(distanceKm(hotel, at) * 100) * 10 }))
    .sort((a, b) => a.metres - b.metres)
    .map(({ name, metres }, index) => ({
      ...SIGHT_FACILITY,
      poiName: name,
      distance: String(metres),
      order: index + 1,
      fee: false,
    }));
/** Facility for the hours of check-in (code 257) or check-out (258). */
const clock = (code: number, from: string, to: string | null) => ({
  facilityCode: code,
  facilityGroupCode: 70,
  order: 1,
  timeFrom: `${from}:00`,
  ...(to !== null && { timeTo: `${to}:00` }),
});
const FIRST_DEPARTURE = '06:00';

/** A hotel as `/hotels` lists it, with codes in place of descriptions. Texts are Spanish in every language. */
export function contentHotel(hotel: Hotel, language: Language) {
  return {
    code: hotel.code,
    name: content(hotel.name, language),
    description: content(hotel.description, 'CAS'),
    countryCode: hotel.country.code,
    stateCode: hotel.city.code,
    destinationCode: hotel.city.code,
    zoneCode: hotel.zone.code,
    coordinates: { longitude: hotel.longitude, latitude: hotel.latitude },
    categoryCode: hotel.category.code,
    categoryGroupCode: hotel.category.group,
    accommodationTypeCode: hotel.accommodation,
    boardCodes: hotel.boards,
    segmentCodes: [],
    address: content(hotel.address, language),
    postalCode: hotel.postalCode,
    city: content(hotel.city.name, language),
    email: hotel.email,
    license: hotel.license,
    phones: [
      { phoneNumber: hotel.phone, phoneType: 'PHONEBOOKING' },
      { phoneNumber: hotel.phone, phoneType: 'PHONEHOTEL' },
    ],
    rooms: hotel.rooms.map((room) => roomOf(hotel, room, language)),
    facilities: [
      ...hotel.facilities.map(({ code, group, fee }, index) => ({
        facilityCode: code,
        facilityGroupCode: group,
        order: index + 1,
        indYesOrNo: true,
        indFee: fee,
      })),
      clock(257, hotel.checkInFrom, null),
      clock(258, FIRST_DEPARTURE, hotel.checkOutUntil),
    ],
    interestPoints: sightsOf(hotel),
    images: hotel.images.map((kind, index) => imageOf(hotel, kind, index)),
    lastUpdate: '2026-11-02',
    ranking: hotel.seed % 1000,
  };
}

/** A hotel as `/hotels/{codes}/details` returns it, with descriptions in place of codes. */
export function contentDetails(hotel: Hotel, language: Language) {
  const {
    categoryCode: _category,
    categoryGroupCode: _group,
    countryCode: _country,
    destinationCode: _destination,
    zoneCode: _zone,
    boardCodes: _boards,
    accommodationTypeCode: _type,
    stateCode: _state,
    segmentCodes: _segments,
    ...rest
  } = contentHotel(hotel, language);
  return {
    ...rest,
    country: {
      code: hotel.country.code,
      isoCode: hotel.country.isoCode,
      description: content(
        language === 'CAS' ? hotel.country.name : hotel.country.nameEnglish,
        language,
      ),
    },
    state: { code: hotel.city.code, name: hotel.city.region },
    destination: {
      code: hotel.city.code,
      name: content(hotel.city.name, language),
      countryCode: hotel.country.code,
    },
    zone: {
      zoneCode: hotel.zone.code,
      name: hotel.zone.name,
      description: content(hotel.zone.name, language),
    },
    category: {
      code: hotel.category.code,
      description: content(say(hotel.category.name, language), language),
    },
    categoryGroup: {
      code: hotel.category.group,
      description: content(say(hotel.category.name, language), language),
    },
    accommodationType: { code: hotel.accommodation, typeDescription: hotel.accommodation },
    boards: hotel.boards.map((code) => ({
      code,
      description: content(say(boards[code], language), language),
    })),
    facilities: rest.facilities.map((facility) => {
      const known = hotel.facilities.find(
        ({ code, group }) => code === facility.facilityCode && group === facility.facilityGroupCode,
      );
      return known
        ? { ...facility, description: content(say(known.name, language), language) }
        : facility;
    }),
  };
}
