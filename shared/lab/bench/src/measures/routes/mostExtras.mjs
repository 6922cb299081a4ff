/** Maximum items of a cart. */
const MOST_ITEMS = 120;

/** The largest cart of a flight's extras: every bag for each traveller, and a seat for each traveller on each segment. */
export function mostExtras({ optionals, seat_maps: maps = [] }) {
  const bags = optionals.flatMap(({ code, max_quantity: quantity, passenger_ids: travelers }) =>
    travelers.map((id) => ({ code, quantity, passenger_ids: [id], segment_ids: [] })),
  );
  return [...maps.flatMap(seatsOf), ...bags].slice(0, MOST_ITEMS);
}

function seatsOf({ segment_id: segment, decks }) {
  const seats = decks
    .flatMap((deck) => deck.seats)
    .filter(({ status, code }) => status === 'AVAILABLE' && code !== null);
  const seated = new Set();
  return seats.flatMap(({ code, passenger_ids: travelers }) => {
    const id = travelers.find((one) => !seated.has(one));
    if (id === undefined) return [];
    seated.add(id);
    return [{ code, quantity: 1, passenger_ids: [id], segment_ids: [segment] }];
  });
}
