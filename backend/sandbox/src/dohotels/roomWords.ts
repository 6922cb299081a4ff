import type { BoardCode, HotelRoom } from '../inventory/types';

const BEDS: Record<HotelRoom['beds'][number]['kind'], [one: string, many: string]> = {
  double: ['cama doble', 'camas dobles'],
  queen: ['cama queen', 'camas queen'],
  king: ['cama king', 'camas king'],
  single: ['cama sencilla', 'camas sencillas'],
  bunk: ['litera', 'literas'],
};
/** Beds of a room in words: `2 camas sencillas`, `cama queen y cama sencilla`. */
export const beddingOf = ({ beds }: HotelRoom): string =>
  beds
    .map(({ kind, count }) => (count > 1 ? `${count} ${BEDS[kind][1]}` : BEDS[kind][0]))
    .join(' y ');
/** Full name of a room with its beds in brackets, as this supplier writes it. */
export const roomNameOf = (room: HotelRoom): string => `${room.name.es} (${beddingOf(room)})`;

export const MEALS: Record<BoardCode, string> = {
  RO: 'nomeal',
  BB: 'breakfast',
  HB: 'half-board',
  FB: 'full-board',
  AI: 'all-inclusive',
};

const CLASSES: Record<string, number> = {
  BED: 1,
  DBL: 3,
  TWN: 3,
  SGL: 3,
  TPL: 3,
  FAM: 3,
  JSU: 4,
  SUI: 5,
  APT: 7,
  BUN: 9,
};
const BEDDING: Record<HotelRoom['beds'][number]['kind'], number> = {
  bunk: 1,
  single: 2,
  double: 3,
  queen: 3,
  king: 3,
};
/** Numbers that identify the kind of a room, by which a rate finds it in the static content. */
export const roomGroupOf = ({ type, characteristic, beds, maxPax }: HotelRoom) => ({
  class: CLASSES[type] ?? 3,
  quality: characteristic === 'SU' ? 4 : 2,
  sex: 0,
  bathroom: type === 'BED' ? 1 : 2,
  bedding: BEDDING[beds[0]?.kind ?? 'double'],
  family: type === 'FAM' ? 1 : 0,
  capacity: maxPax,
  club: 0,
  bedrooms: characteristic === 'B2' ? 2 : 0,
  balcony: characteristic === 'BO' ? 1 : 0,
  view: { VM: 17, VT: 9 }[characteristic] ?? 0,
  floor: 0,
});
