import type { CabinFacility, Seat, SeatDeck, SeatMap } from '../../flights';
import { idOf, segmentIdOf, sliceIdOf } from '../ids';
import type { KnownOffer } from './offerStore';
import { seatExtras, seatFacts } from './services';
import { ndcMoney } from '../text';
import { wireCabin } from './wireSlice';

const FACILITIES: Record<CabinFacility['code'], string> = {
  LA: 'lavatory',
  G: 'galley',
  CL: 'closet',
  EX: 'exit_row',
};
type Place = { bound: number; segment: number; flightId: string };

function wireSeat(known: KnownOffer, place: Place, seat: Seat) {
  const services = seatExtras(known, place, seat).map(({ id, passenger, price }) => ({
    id,
    passenger_id: passenger.id,
    total_amount: ndcMoney(price),
    total_currency: 'COP',
  }));
  return { type: 'seat', ...seatFacts(seat), available_services: services };
}
/** Columns of the grid, one list per section between aisles. */
function sectionsOf(columns: readonly string[]): number[][] {
  const sections: number[][] = [[]];
  columns.forEach((letter, y) => (letter === '' ? sections.push([]) : sections.at(-1)?.push(y)));
  return sections.filter((section) => section.length > 0);
}
const exitRow = (sections: readonly number[][]) => ({
  sections: sections.map(() => ({ elements: [{ type: 'exit_row' }] })),
});

function wireRows(known: KnownOffer, place: Place, columns: readonly string[], deck: SeatDeck) {
  const sections = sectionsOf(columns);
  const facilities = deck.facilities.filter(({ code }) => code !== 'EX');
  const rows = [...new Set([...deck.seats, ...facilities].map(({ x }) => x))].sort((a, b) => a - b);
  return rows.flatMap((x) => {
    const seats = deck.seats.filter((seat) => seat.x === x);
    const elementAt = (y: number) => {
      const seat = seats.find((one) => one.y === y);
      if (seat) return wireSeat(known, place, seat);
      const facility = facilities.find((one) => one.x === x && one.y === y);
      return { type: facility ? FACILITIES[facility.code] : 'empty' };
    };
    const row = {
      number: seats[0]?.row ?? null,
      sections: sections.map((section) => ({ elements: section.map(elementAt) })),
    };
    const isExit = row.number !== null && deck.exitRows.includes(row.number);
    return isExit ? [{ number: null, ...exitRow(sections) }, row] : [row];
  });
}

function wireDeck(known: KnownOffer, place: Place, map: SeatMap, deck: SeatDeck) {
  const rows = wireRows(known, place, map.columns, deck);
  const overWing = rows.flatMap(({ number }, index) =>
    number !== null && number >= deck.wings.from && number <= deck.wings.to ? [index] : [],
  );
  const [first, last] = [overWing[0], overWing.at(-1)];
  return {
    deck: deck.kind === 'UPPER' ? 1 : 0,
    cabin_class: wireCabin(map.cabin),
    aisles: map.columns.filter((letter) => letter === '').length,
    wings:
      first === undefined || last === undefined
        ? null
        : { first_row_index: first, last_row_index: last },
    rows: rows.map(({ sections }) => ({ sections })),
  };
}

/** Seats of one segment that passengers of an offer may choose. */
export function wireSeatMap(known: KnownOffer, map: SeatMap, bound: number, segment: number) {
  const place = { bound, segment, flightId: map.flight.id };
  return {
    id: idOf('sea', `${known.key}${bound}${segment}`),
    slice_id: sliceIdOf(known.key, bound),
    segment_id: segmentIdOf(known.key, bound, segment),
    cabins: map.decks.map((deck) => wireDeck(known, place, map, deck)),
  };
}
