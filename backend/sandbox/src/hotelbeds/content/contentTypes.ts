import { boards, boardCodes, boardGroups } from '../../inventory/boards';
import { categories } from '../../inventory/categories';
import { allFacilities, facilityGroups } from '../../inventory/facilities';
import { roomTypes } from '../../inventory/roomTypes';
import type { Words } from '../../inventory/types';
import { content, say, type Language } from '../language';

type Row = Record<string, unknown>;
const described = (code: string | number, words: Words, language: Language): Row => ({
  code,
  description: content(say(words, language), language),
});
const accommodations: [string, Words][] = [
  ['HOTEL', { es: 'Hotel', en: 'Hotel' }],
  ['HOSTEL', { es: 'Hostal', en: 'Hostel' }],
  ['APTHOTEL', { es: 'Apartahotel', en: 'Aparthotel' }],
  ['RESORT', { es: 'Resort', en: 'Resort' }],
  ['RURAL', { es: 'Alojamiento rural', en: 'Rural' }],
];
const imageTypes: [string, Words][] = [
  ['GEN', { es: 'Vista general', en: 'General view' }],
  ['HAB', { es: 'Habitación', en: 'Room' }],
  ['PIS', { es: 'Piscina', en: 'Pool' }],
  ['COM', { es: 'Lobby', en: 'Lobby' }],
  ['RES', { es: 'Restaurante', en: 'Restaurant' }],
  ['PLA', { es: 'Playa', en: 'Beach' }],
  ['TER', { es: 'Terraza', en: 'Terrace' }],
];

/** Every list of `/types/…`: the path's last part, the property with the rows, and the rows. */
export const contentTypes: Record<string, { property: string; rows(language: Language): Row[] }> = {
  boards: {
    property: 'boards',
    rows: (language) =>
      boardCodes.map((code) => ({
        ...described(code, boards[code], language),
        multiLingualCode: code,
      })),
  },
  boardgroups: {
    property: 'boards',
    rows: (language) =>
      boardGroups.map(({ code, boards: codes }) => ({
        ...described(code, { es: code, en: code }, language),
        boards: codes,
      })),
  },
  categories: {
    property: 'categories',
    rows: (language) =>
      categories.map(({ code, name, simpleCode, group }) => ({
        ...described(code, name, language),
        simpleCode,
        accommodationType: 'HOTEL',
        group,
      })),
  },
  facilities: {
    property: 'facilities',
    rows: (language) =>
      allFacilities.map(({ code, group, name, typology }) => ({
        ...described(code, name, language),
        facilityGroupCode: group,
        facilityTypologyCode: typology,
      })),
  },
  facilitygroups: {
    property: 'facilityGroups',
    rows: (language) => facilityGroups.map(({ code, name }) => described(code, name, language)),
  },
  rooms: {
    property: 'rooms',
    rows: (language) =>
      roomTypes.map((room) => ({
        code: room.code,
        type: room.type,
        characteristic: room.characteristic,
        description: say(room.name, language),
        minPax: 1,
        maxPax: room.maxPax,
        maxAdults: room.maxAdults,
        maxChildren: room.maxChildren,
        minAdults: 1,
        typeDescription: content(say(room.typeName, language), language),
        characteristicDescription: content(say(room.characteristicName, language), language),
      })),
  },
  accommodations: {
    property: 'accommodations',
    rows: (language) =>
      accommodations.map(([code, words]) => ({
        code,
        typeMultiDescription: content(say(words, language), language),
        typeDescription: code,
      })),
  },
  imagetypes: {
    property: 'imageTypes',
    rows: (language) => imageTypes.map(([code, words]) => described(code, words, language)),
  },
};
