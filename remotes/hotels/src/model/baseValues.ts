/** Context of the message by the number of rooms, of which a search has at most four. */
const CONTEXTS = ['', '', 'two', 'three', 'four'];

/** Values of the message for the price before taxes, which names the rooms when there are several. */
export const baseValues = (nights: number, rooms: number) => ({
  count: nights,
  context: CONTEXTS[rooms] ?? '',
});
