import { dayNumber, dayText } from '../calendar/day';
import { boardCodes } from '../inventory/boards';
import type { BoardCode } from '../inventory/types';
import { hash } from '../random';
import type { Party, RateClass, Stay } from './types';

export interface RateKeyParts {
  hotelCode: number;
  roomCode: string;
  board: BoardCode;
  rateClass: RateClass;
  stay: Stay;
  party: Party;
  searchedOn: number;
  net: number;
}
/** Number of the vendor's contract office, the same for all rates. */
const OFFICE = 164;
const KEY_SALT = 'apitude-sandbox';
const compactDay = (day: number) => dayText(day).replaceAll('-', '');
const checksum = (text: string) =>
  hash(KEY_SALT + text)
    .toString(16)
    .padStart(8, '0')
    .toUpperCase();

/**
 * Encodes a rate key as the vendor does, with parts joined by pipes: dates, office, hotel, room, contract, board, guests,
 * ages, and a tail with the price.
 */
export function encodeRateKey(parts: RateKeyParts): string {
  const { stay, party, rateClass } = parts;
  const contract = rateClass === 'NRF' ? 'NRF-BAR 14' : 'BAR FLEX 14';
  const head = `${compactDay(stay.checkIn)}|${compactDay(stay.checkOut)}|W|${OFFICE}|${parts.hotelCode}|${parts.roomCode}|${contract}|${parts.board}||${party.rooms}~${party.adults}~${party.ages.length}|${party.ages.join('~')}|`;
  const tail = `N@07~~${parts.net.toString(16)}~${parts.searchedOn.toString(36)}~S~~~${rateClass}~`;
  return head + tail + checksum(head + tail);
}

const KEY =
  /^(\d{8})\|(\d{8})\|W\|\d+\|(\d+)\|([A-Z0-9.]+)\|[^|]*\|([A-Z]{2})\|\|(\d+)~(\d+)~\d+\|([\d~]*)\|N@07~~([0-9a-f]+)~([0-9a-z]+)~S~~~(NOR|NRF)~([0-9A-F]{8})$/;
const spreadDay = (text: string) =>
  dayNumber(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`);

/** Decodes a rate key; undefined when it was not made here or was changed. */
export function decodeRateKey(key: string): RateKeyParts | undefined {
  const [
    ,
    from = '',
    to = '',
    hotel = '',
    room = '',
    board,
    rooms,
    adults,
    ages = '',
    net = '',
    searched = '',
    rateClass,
    sum = '',
  ] = KEY.exec(key) ?? [];
  const code = boardCodes.find((known) => known === board);
  if (!code || checksum(key.slice(0, -8)) !== sum) return undefined;
  return {
    hotelCode: Number(hotel),
    roomCode: room,
    board: code,
    rateClass: rateClass === 'NRF' ? 'NRF' : 'NOR',
    stay: { checkIn: spreadDay(from), checkOut: spreadDay(to) },
    party: {
      rooms: Number(rooms),
      adults: Number(adults),
      ages: ages === '' ? [] : ages.split('~').map(Number),
    },
    searchedOn: parseInt(searched, 36),
    net: parseInt(net, 16),
  };
}
