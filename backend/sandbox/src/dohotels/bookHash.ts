import * as z from 'zod';
import { hash } from '../random';
import type { DoChoice, DoOffer } from './offer';
import type { DoStock } from './stock';

/** Kind of a rate's hash: `h` is from a hotel's page, `p` from prebook. Only `p` can be booked. */
export type HashKind = 'h' | 'p';
const SALT = 'do-sandbox';
const DIGITS = 8;
const checksum = (text: string) =>
  hash(SALT + text)
    .toString(16)
    .padStart(DIGITS, '0');

const partsSchema = z.object({
  hid: z.int(),
  room: z.string(),
  board: z.enum(['RO', 'BB', 'HB', 'FB', 'AI']),
  rateClass: z.enum(['NOR', 'NRF']),
  checkIn: z.int(),
  checkOut: z.int(),
  parties: z.array(z.object({ rooms: z.int(), adults: z.int(), ages: z.array(z.int()) })),
  net: z.int(),
  searchedOn: z.int(),
});

/** Encodes an offer with its price in a hash, so that the server need not store it. */
export function encodeHash(
  kind: HashKind,
  { hotel, room, board, rateClass, question, net }: DoOffer,
): string {
  const { stay, parties, searchedOn } = question;
  const body = Buffer.from(
    JSON.stringify({
      hid: hotel.code,
      room: room.code,
      board,
      rateClass,
      ...stay,
      parties,
      net,
      searchedOn,
    }),
  ).toString('base64url');
  return `${kind}-${body}${checksum(kind + body)}`;
}
/** Decodes a hash. Undefined when it was not made here, was changed, or is of another kind. */
export function decodeHash(
  kind: HashKind,
  text: string,
  stock: DoStock,
): { choice: DoChoice; net: number } | undefined {
  const body = text.slice(kind.length + 1, -DIGITS);
  if (!text.startsWith(`${kind}-`) || checksum(kind + body) !== text.slice(-DIGITS))
    return undefined;
  const {
    hid,
    room: roomCode,
    board,
    rateClass,
    checkIn,
    checkOut,
    parties,
    net,
    searchedOn,
  } = partsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  const hotel = stock.find(hid);
  const room = hotel?.rooms.find(({ code }) => code === roomCode);
  return (
    hotel &&
    room && {
      choice: {
        hotel,
        room,
        board,
        rateClass,
        question: { stay: { checkIn, checkOut }, parties, searchedOn },
      },
      net,
    }
  );
}
