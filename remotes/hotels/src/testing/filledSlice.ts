import { toFavourite } from '../model/favourites';
import { toRecentSearch } from '../state/recentSearches';
import { aHotel, aQuery } from './builders';
import { aRoom, aTariff, breakdownInEuros } from './checkoutBuilders';

/** A slice with every persisted field filled, for the rollback tests. */
export const filledSlice = {
  pax: 3,
  nights: 4,
  tariffs: [{ ...aRoom, tariffs: [{ ...aTariff, price_breakdown: breakdownInEuros }] }],
  hotelCode: 'HB-7',
  productCode: 'HB-7-DBL.ST',
  filterValues: {
    price: [100_000, 900_000],
    name: 'casa',
    star: [4, 5],
    mealPlan: ['BB'],
    orderBy: 'price_desc',
  },
  filterSeleted: { price: true, name: true, star: true, mealPlan: true, orderBy: true },
  recentSearches: [{ ...toRecentSearch(aQuery, '/media/hb/1'), nationality: 'PE' }],
  favourites: [toFavourite(aHotel)],
};
