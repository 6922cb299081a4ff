import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as contracts from '@tiquete/contracts';
import * as platform from '@tiquete/platform';
import { toRecentSearch } from '../../../../remotes/hotels/src/state/recentSearches';
import { hotelSlice } from '../../../../remotes/hotels/src/state/slice';
import { searchsPage, shellPages } from '../../../../shell/src/pages/shellPages';
import * as spec from './specification';

const remotesFolder = path.resolve(process.cwd(), 'remotes');
const descriptors = readdirSync(remotesFolder)
  .map((id) => path.join(remotesFolder, id, 'src/remote.json'))
  .filter((file) => existsSync(file))
  .map((file) => contracts.remoteDescriptorSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
const built = new Map(descriptors.map((descriptor) => [descriptor.id, descriptor]));
const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape);

describe('section 2, routes', () => {
  it.each(Object.entries(spec.ROUTES))('%s is served by %s', (route, owner) => {
    const shellRoutes = [...shellPages.map((page) => page.path), searchsPage.path];
    if (owner === 'shell') expect(shellRoutes).toContain(route);
    else expect(shellRoutes).not.toContain(route);
    // A route of a product line is its remote's alone, from the day that remote is built.
    const servers = descriptors
      .filter(({ routes }) => routes.some((served) => served.path === route))
      .map(({ id }) => id);
    expect(servers.filter((id) => id !== owner)).toEqual([]);
  });
  it('no remote serves travellers a path that the specification does not name', () => {
    for (const { routes } of descriptors)
      for (const { path: route, role } of routes)
        if (!role) expect(Object.keys(spec.ROUTES)).toContain(route);
  });
  it.each(['/', '/searchs/hotels'])('the hotels remote serves %s', (route) => {
    expect(built.get('hotels')?.routes.map((served) => served.path)).toContain(route);
  });
});

describe('section 2, navigation', () => {
  it('tabs have the names and active paths of the specification', () => {
    for (const { tab } of descriptors)
      if (tab) expect({ label: tab.label, activeOn: tab.activeOn }).toEqual(spec.TABS[tab.id]);
    for (const [id, { label }] of Object.entries(spec.TABS))
      expect(platform.TAB_LABELS[id as contracts.ModuleId]).toBe(label);
  });
  it('the user menu', () => {
    expect(platform.MENU_LABELS).toEqual(spec.USER_MENU);
  });
});

describe('section 3, fields', () => {
  it('config and searchSection', () => {
    expect(Object.keys(platform.initialConfig).sort()).toEqual([...spec.SLICES.config].sort());
    expect(Object.keys(platform.initialSearchSection).sort()).toEqual(
      [...spec.SLICES.searchSection].sort(),
    );
  });
  it('hotel', () => {
    const initial = hotelSlice.getInitialState();
    expect(hotelSlice.name).toBe('hotel');
    expect(Object.keys(initial)).toEqual(expect.arrayContaining(spec.SLICES.hotel));
    expect(Object.keys(initial.filterValues).sort()).toEqual([...spec.HOTEL_FILTER_VALUES].sort());
    expect(Object.keys(initial.filterSeleted).sort()).toEqual([...spec.HOTEL_FILTER_VALUES].sort());
  });
  it('a recent search', () => {
    const query = {
      destination: { kind: 'city' as const, code: 'CTG', name: 'Cartagena' },
      checkin: '2027-03-10',
      checkout: '2027-03-12',
      rooms: [{ adults: 1, childrens: [] }],
      nationality: 'CO',
    };
    expect(Object.keys(toRecentSearch(query, '/media/places/CTG'))).toEqual(
      expect.arrayContaining(spec.RECENT_SEARCH_FIELDS),
    );
  });
  it('a hotel search, its rooms and the brand', () => {
    expect(fieldsOf(contracts.hotelSearchBodySchema)).toEqual(
      expect.arrayContaining(spec.HOTEL_SEARCH_FIELDS),
    );
    expect(fieldsOf(contracts.roomSchema)).toEqual(spec.ROOM_FIELDS);
    expect(fieldsOf(contracts.brandSchema)).toEqual(expect.arrayContaining(spec.BRAND_COLORS));
  });
  it('suppliers, documents, genders and passengers', () => {
    expect(contracts.SUPPLIERS).toEqual(spec.SUPPLIERS);
    expect(platform.DOCUMENT_TYPE_LABELS).toEqual(spec.DOCUMENT_TYPES);
    expect(Object.values(contracts.DOCUMENT_TYPES).map(String).sort()).toEqual(
      Object.keys(spec.DOCUMENT_TYPES).sort(),
    );
    expect(platform.GENDER_LABELS).toEqual(spec.GENDERS);
    expect(platform.PASSENGER_LABELS).toEqual(spec.PASSENGERS);
  });
});

describe('section 4, states', () => {
  it('payment and booking statuses with label, style and message', () => {
    expect(platform.PAYMENT_STATUS).toEqual(spec.PAYMENT_STATUS);
    expect(platform.BOOKING_STATUS).toEqual(spec.BOOKING_STATUS);
  });
  it('trip types, cabins, sources and filters of flights', () => {
    expect(platform.TRIP_TYPE_LABELS).toEqual(spec.TRIP_TYPES);
    expect(contracts.CABINS).toEqual(spec.CABINS);
    expect(contracts.FLIGHT_SOURCES).toEqual(spec.FLIGHT_SOURCES);
    expect(contracts.STOPS_FILTER).toEqual(spec.STOPS);
    expect(contracts.LUGGAGE_FILTER).toEqual(spec.LUGGAGE);
  });
});

describe('section 7, calls', () => {
  it.each(spec.PATHS_SO_FAR)('%s is a call of the api', (called) => {
    expect(Object.keys(contracts.apiRoutes).map((key) => key.split(' ')[1])).toContain(called);
  });
});

describe('section 9, constants', () => {
  it.each(Object.entries(spec.CONSTANTS))('%s', (name, value) => {
    expect(contracts[name as keyof typeof contracts]).toEqual(value);
  });
  it('orders and their labels', () => {
    expect(contracts.HOTEL_ORDERS).toEqual(spec.HOTEL_ORDERS);
    expect(contracts.FLIGHT_ORDERS).toEqual(spec.FLIGHT_ORDERS);
    expect(platform.HOTEL_ORDER_LABELS).toMatchObject(spec.HOTEL_ORDER_LABELS);
    expect(platform.SORT_LABEL).toBe(spec.SORT_LABEL);
  });
  it.each([
    [0, 'Directo'],
    [1, '1 Escala'],
    [2, '2 Escalas'],
  ])('%i stops', (stops, label) => {
    expect(platform.scaleLabel(stops)).toBe(label);
  });
  it('stars, days and pictures as the specification shows them', () => {
    expect(platform.formatStars(4)).toBe('4.0');
    expect(platform.formatDay('2027-03-10')).toMatch(/^10 mar/);
    expect(platform.formatDayYear('2027-03-10')).toMatch(/^10 mar.* 2027$/);
    expect(platform.httpsUrl('http://pictures.test/a.jpg')).toBe('https://pictures.test/a.jpg');
  });
});
