import * as contracts from '@tiquete/contracts';
import * as platform from '@tiquete/platform';
import { FLIGHT_ORDERS } from '../../../../remotes/flights/src/model/flightFilters';
import { HOTEL_ORDERS } from '../../../../remotes/hotels/src/model/hotelFilters';
import { sortHotels } from '../../../../remotes/hotels/src/results/list/sortHotels';
import { aHotelWith } from '../../../../remotes/hotels/src/testing/builders';
import spec from './9-constants.json';

it.each(Object.entries(spec.constants))('%s', (name, value) => {
  expect(contracts[name as keyof typeof contracts]).toEqual(value);
});
describe('orders', () => {
  it('of hotels, with their labels, and with ours after them', () => {
    expect(contracts.HOTEL_ORDERS).toEqual(spec.hotelOrders);
    expect(HOTEL_ORDERS.slice(0, spec.hotelOrders.length)).toEqual(spec.hotelOrders);
    expect(platform.HOTEL_ORDER_LABELS).toMatchObject(spec.hotelOrderLabels);
    expect(platform.SORT_LABEL).toBe(spec.sortLabel);
  });
  it.each([
    ['price_desc', { min_rate: 2 }, { min_rate: 1 }],
    ['price_asc', { min_rate: 1 }, { min_rate: 2 }],
    ['star_asc', { star_number: 5 }, { star_number: 3 }],
    ['promotion_asc', { promotion: aPromotion(20) }, { promotion: aPromotion(10) }],
  ] as const)('%s', (orderBy, first, second) => {
    const hotels = [aHotelWith(second), aHotelWith(first)];
    expect(sortHotels(hotels, orderBy)[0]).toMatchObject(first);
  });
  it('of flights, with ours after them', () => {
    expect(contracts.FLIGHT_ORDERS).toEqual(spec.flightOrders);
    expect(FLIGHT_ORDERS.slice(0, spec.flightOrders.length)).toEqual(spec.flightOrders);
    for (const order of contracts.FLIGHT_ORDERS)
      expect(platform.FLIGHT_ORDER_LABELS[order]).not.toBe('');
  });
});

describe('how values are shown', () => {
  it.each(Object.entries(spec.scaleLabels))('%s stops', (stops, label) => {
    expect(platform.scaleLabel(Number(stops))).toBe(label);
  });
  it.each(Object.entries(spec.durations))('%s minutes', (minutes, text) => {
    expect(platform.formatDuration(Number(minutes))).toBe(text);
  });
  it.each(Object.entries(spec.stars))('%s stars', (stars, text) => {
    expect(platform.formatScore(Number(stars))).toBe(text);
  });
  it.each(Object.entries(spec.days))('the day %s', (day, [short, long]) => {
    expect([platform.formatDay(day), platform.formatDayYear(day)]).toEqual([short, long]);
  });
  it.each(Object.entries(spec.pictures))('the picture %s', (url, shown) => {
    expect(platform.httpsUrl(url)).toBe(shown);
  });
});

function aPromotion(porcent: number) {
  return { porcent, code: 'P', name: '', remark: '' };
}
