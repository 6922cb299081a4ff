import * as contracts from '@tiquete/contracts';
import { httpsUrl } from '../../../domain/src/text';
import * as platform from '@tiquete/platform';
import spec from './9-constants.json';

it.each(Object.entries(spec.constants))('%s has the specified value', (name, value) => {
  expect(contracts[name as keyof typeof contracts]).toEqual(value);
});
describe('orders', () => {
  it('hotels have the specified orders and labels', () => {
    expect(contracts.HOTEL_ORDERS).toEqual(spec.hotelOrders);
    expect(platform.HOTEL_ORDER_LABELS).toMatchObject(spec.hotelOrderLabels);
    expect(platform.SORT_LABEL).toBe(spec.sortLabel);
  });
  it('flights have the specified orders, each with a label', () => {
    expect(contracts.FLIGHT_ORDERS).toEqual(spec.flightOrders);
    for (const order of contracts.FLIGHT_ORDERS)
      expect(platform.FLIGHT_ORDER_LABELS[order]).not.toBe('');
  });
});

describe('formatting', () => {
  it.each(Object.entries(spec.scaleLabels))('%s stops have the specified label', (stops, label) => {
    expect(platform.scaleLabel(Number(stops))).toBe(label);
  });
  it.each(Object.entries(spec.durations))('%s minutes have the specified text', (minutes, text) => {
    expect(platform.formatDuration(Number(minutes))).toBe(text);
  });
  it.each(Object.entries(spec.stars))('%s stars have the specified text', (stars, text) => {
    expect(platform.formatScore(Number(stars))).toBe(text);
  });
  it.each(Object.entries(spec.days))(
    'the day %s has the specified short and long text',
    (day, [short, long]) => {
      expect([platform.formatDay(day), platform.formatDayYear(day)]).toEqual([short, long]);
    },
  );
  it.each(Object.entries(spec.pictures))(
    'the picture %s has the specified address',
    (url, shown) => {
      expect(httpsUrl(url)).toBe(shown);
    },
  );
});
