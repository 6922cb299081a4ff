import { boards, boardCodes } from '../../inventory/boards';
import { allFacilities } from '../../inventory/facilities';
import { roomTypes } from '../../inventory/roomTypes';
import type { Words } from '../../inventory/types';
import { content, say, type Language } from '../language';

type Row = Record<string, unknown>;
const described = (code: string | number, words: Words, language: Language): Row => ({
  code,
  description: content(say(words, language), language),
});
const imageTypes: [string, Words][] = [
  ['GEN', { es: 'Vista general', en: 'General view' }],
  ['HAB', { es: 'Habitación', en: 'Room' }],
  ['PIS', { es: 'Piscina', en: 'Pool' }],
  ['COM', { es: 'Lobby', en: 'Lobby' }],
  ['RES', { es: 'Restaurante', en: 'Restaurant' }],
  ['PLA', { es: 'Playa', en: 'Beach' }],
  ['TER', { es: 'Terraza', en: 'Terrace' }],
];

/** Lists of `/types/…` by the end of the path, each with the property that contains the rows. */
export const contentTypes: Record<string, { property: string; rows(language: Language): Row[] }> = {
  boards: {
    property: 'boards',
    rows: (language) =>
      boardCodes.map((code) => ({
        ...described(code, boards[code], language),
        multiLingualCode: code,
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
  imagetypes: {
    property: 'imageTypes',
    rows: (language) => imageTypes.map(([code, words]) => described(code, words, language)),
  },
};
