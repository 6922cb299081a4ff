import * as contracts from '@tiquete/contracts';
import * as platform from '@tiquete/platform';
import spec from './4-states.json';

it('payment statuses have the specified label, style and message', () => {
  expect(contracts.PAYMENT_STATUSES).toEqual(Object.keys(spec.paymentStatus));
  expect(platform.PAYMENT_STATUS).toEqual(spec.paymentStatus);
});
it('booking statuses have the specified label and style', () => {
  expect(contracts.BOOKING_STATUSES).toEqual(Object.keys(spec.bookingStatus));
  expect(platform.BOOKING_STATUS).toEqual(spec.bookingStatus);
});
it('trip types have the specified labels', () => {
  expect(contracts.TRIP_TYPES).toEqual(Object.keys(spec.tripTypes));
  expect(platform.TRIP_TYPE_LABELS).toEqual(spec.tripTypes);
});
it('cabins and sources of flights have the specified values', () => {
  expect(contracts.CABINS).toEqual(spec.cabins);
  expect(contracts.cabinSchema.options).toEqual(spec.cabins);
  expect(contracts.FLIGHT_SOURCES).toEqual(spec.flightSources);
});
it('filters of stops and luggage have the specified values', () => {
  expect(contracts.STOPS_FILTER).toEqual(spec.stops);
  expect(contracts.LUGGAGE_FILTER).toEqual(spec.luggage);
});
