import * as contracts from '@tiquete/contracts';
import * as platform from '@tiquete/platform';
import spec from './4-states.json';

it('payment statuses with label, style and message', () => {
  expect(contracts.PAYMENT_STATUSES).toEqual(Object.keys(spec.paymentStatus));
  expect(platform.PAYMENT_STATUS).toEqual(spec.paymentStatus);
});
it('booking statuses with label and style', () => {
  expect(contracts.BOOKING_STATUSES).toEqual(Object.keys(spec.bookingStatus));
  expect(platform.BOOKING_STATUS).toEqual(spec.bookingStatus);
});
it('trip types with their labels', () => {
  expect(contracts.TRIP_TYPES).toEqual(Object.keys(spec.tripTypes));
  expect(platform.TRIP_TYPE_LABELS).toEqual(spec.tripTypes);
});
it('cabins and sources of flights', () => {
  expect(contracts.CABINS).toEqual(spec.cabins);
  expect(contracts.cabinSchema.options).toEqual(spec.cabins);
  expect(contracts.FLIGHT_SOURCES).toEqual(spec.flightSources);
});
it('filters of stops and luggage', () => {
  expect(contracts.STOPS_FILTER).toEqual(spec.stops);
  expect(contracts.LUGGAGE_FILTER).toEqual(spec.luggage);
});
