/** Values of the message for the price before taxes, which names the rooms when there are several. */
export const baseValues = (nights: number, rooms: number) => ({
  count: nights,
  rooms,
  context: rooms > 1 ? 'several' : '',
});
