/**
 * Enlarges the answer of a search to `count` hotels: its own hotels are repeated, each with another code, name and price.
 */
export function manyHotels(answer, count) {
  const { hotels } = answer.data;
  if (hotels.length === 0) throw new Error('The search found nothing to enlarge');
  const grown = Array.from({ length: count }, (_, index) => {
    const hotel = hotels[index % hotels.length];
    const lap = Math.floor(index / hotels.length);
    const dearer = (pesos) => pesos + lap * 1000;
    return lap === 0
      ? hotel
      : {
          ...hotel,
          hotelCode: `${hotel.hotelCode}x${lap}`,
          name: `${hotel.name} ${lap + 1}`,
          min_rate: dearer(hotel.min_rate),
          max_rate: dearer(hotel.max_rate),
        };
  });
  return {
    ...answer,
    data: { ...answer.data, hotels: grown },
    meta: { ...answer.meta, total: count, complete: true },
  };
}
