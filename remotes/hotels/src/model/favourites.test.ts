import { aHotel, aHotelWith } from '../testing/builders';
import { MAX_FAVOURITES, toFavourite, toggledFavourite } from './favourites';

const medina = toFavourite(aHotel);
const azul = toFavourite(aHotelWith({ hotelCode: '1002', name: 'Playa Azul' }));

it('puts the newest first, and removes a hotel that is chosen again', () => {
  const both = toggledFavourite([medina], azul);
  expect(both.map(({ name }) => name)).toEqual(['Playa Azul', 'Casa Medina']);
  expect(toggledFavourite(both, azul)).toEqual([medina]);
});

it('drops the oldest beyond two hundred', () => {
  let favourites = [medina];
  for (let index = 0; index < MAX_FAVOURITES; index += 1)
    favourites = toggledFavourite(favourites, { ...azul, hotelCode: `x${index}` });
  expect(favourites).toHaveLength(MAX_FAVOURITES);
  expect(favourites).not.toContainEqual(medina);
});
