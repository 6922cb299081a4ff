import {
  bookingsUrl,
  bookingUrl,
  casesUrl,
  caseUrl,
  departuresUrl,
  departureUrl,
  everyDeparture,
  mailsUrl,
  noFilter,
  parseBookings,
  parseCases,
  parseDepartures,
  parseId,
  parseMailsPage,
} from './urls';

const searchOf = (url: string) => url.slice(url.indexOf('?'));

it('writes the filters and reads them back', () => {
  const query = {
    q: 'TQ7K',
    state: 'PAID',
    course: 'unfinished' as const,
    product: 'HOTEL' as const,
    supplier: 'HB',
    from: '2026-11-01',
    to: '2026-11-20',
    page: 3,
  };
  expect(parseBookings(searchOf(bookingsUrl(query)))).toEqual(query);
  expect(bookingsUrl({})).toBe('/console/bookings');
  expect(parseCases(searchOf(casesUrl({ state: 'RESOLVED', page: 2 })))).toEqual({
    state: 'RESOLVED',
    page: 2,
  });
  expect(casesUrl()).toBe('/console/cases');
  expect([parseMailsPage(searchOf(mailsUrl(4))), mailsUrl(1)]).toEqual([4, '/console/mails']);
});
it('writes the filters of departures, reads them back, and ignores invalid ones', () => {
  const query = {
    q: 'Cusco y más',
    month: '2027-05',
    state: 'CLOSED' as const,
    group: 'below' as const,
    after: 'PE-CUSCO_2027-05-05',
  };
  expect(parseDepartures(searchOf(departuresUrl(query)))).toEqual(query);
  expect(departuresUrl({})).toBe('/console/departures');
  expect(parseDepartures('?month=2027-13&state=open&group=1&after=../x')).toEqual(everyDeparture);
  expect(parseId(searchOf(departureUrl('PE-CUSCO_2027-05-05')))).toBe('PE-CUSCO_2027-05-05');
});
it('reads the id of the opened item', () => {
  expect([
    parseId(searchOf(bookingUrl('b-1'))),
    parseId(searchOf(caseUrl('c-1'))),
    parseId(''),
    parseId('?id=../x'),
  ]).toEqual(['b-1', 'c-1', null, null]);
});
it('ignores invalid values', () => {
  expect(
    parseBookings(
      '?q=%25&state=paid&course=x&product=boat%20trip&supplier=H%20B&from=ayer&to=1&page=-2',
    ),
  ).toEqual(noFilter);
  expect(parseCases('?state=OTHER&page=1e9')).toEqual({ state: 'OPEN', page: 1 });
});
