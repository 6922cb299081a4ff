import * as contracts from '@tiquete/contracts';
import { toSearchBody as toAssistanceSearchBody } from '../../../../remotes/assistance/src/api';
import { aQuery as anAssistanceQuery } from '../../../../remotes/assistance/src/testing/builders';
import { toSearchBody as toFlightSearchBody } from '../../../../remotes/flights/src/api';
import { aQuery as aFlightQuery } from '../../../../remotes/flights/src/testing/builders';
import { toSearchBody as toHotelSearchBody } from '../../../../remotes/hotels/src/api';
import { aQuery as aHotelQuery } from '../../../../remotes/hotels/src/testing/builders';
import { toSearchBody as toPackageSearchBody } from '../../../../remotes/packages/src/api';
import { aQuery as aPackageQuery } from '../../../../remotes/packages/src/testing/builders';
import spec from './7-calls.json';
import { isBuilt } from './builtRemotes';

const REMOTE_OF: Record<string, string> = { packages: 'packages', asisstances: 'assistance' };
const isPathBuilt = (path: string) => {
  const remote = REMOTE_OF[path.split('/')[0] ?? ''];
  return !remote || isBuilt(remote);
};
const routes = Object.entries(contracts.apiRoutes).map(([key, route]) => ({
  path: key.split(' ')[1],
  ...route,
}));
const fieldsOf = (object: object) => Object.keys(object);

it.each(Object.entries(spec.paths).filter(([path]) => isPathBuilt(path)))(
  '%s is a call of the api, with the payload of the specification',
  (path, payload) => {
    const route = routes.find((one) => one.path === path);
    expect(route).toBeDefined();
    const body = route && 'body' in route ? route.body : undefined;
    const fields = body && 'shape' in body ? fieldsOf(body.shape) : [];
    expect(fields).toEqual(expect.arrayContaining(payload));
  },
);
it('no call of a product line that is not built', () => {
  for (const { path = '' } of routes) expect(isPathBuilt(path)).toBe(true);
});

describe('what a search of hotels sends', () => {
  const body = toHotelSearchBody(aHotelQuery);
  it('has every field, and the constants', () => {
    expect(fieldsOf(body)).toEqual(expect.arrayContaining(spec.paths['hotels/searchs']));
    expect(body).toMatchObject(spec.hotelSearchDefaults);
    expect(contracts.hotelSearchBodySchema.safeParse(body).success).toBe(true);
  });
  it('has rooms of adults and children', () => {
    expect(fieldsOf(contracts.roomSchema.shape)).toEqual(spec.hotelRoom);
    for (const room of body.rooms) expect(fieldsOf(room)).toEqual(spec.hotelRoom);
  });
});

it('a search of assistance sends every field, and the ages separated by commas', () => {
  const body = toAssistanceSearchBody(anAssistanceQuery);
  expect(fieldsOf(body)).toEqual(spec.paths['asisstances/searchs']);
  expect(body).toMatchObject({ canal: '1', currency: 'COP', age_pax: '72,35,7' });
  expect(contracts.assistanceSearchBodySchema.safeParse(body).success).toBe(true);
});

it('a search of packages sends every field, and the constants', () => {
  const body = toPackageSearchBody(aPackageQuery);
  expect(fieldsOf(body)).toEqual(expect.arrayContaining(spec.paths['packages/searches']));
  expect(body).toMatchObject({ MoneyID: 2, Type: 'ESPECIAL' });
  expect(contracts.packageSearchBodySchema.safeParse(body).success).toBe(true);
});

describe('what a search of flights sends', () => {
  const body = toFlightSearchBody(aFlightQuery);
  it('has every field, and the constants', () => {
    expect(fieldsOf(body)).toEqual(expect.arrayContaining(spec.paths['flights/searches']));
    expect(fieldsOf(body.filters ?? {})).toEqual(spec.flightFilters);
    expect(fieldsOf(body.passengers)).toEqual(expect.arrayContaining(spec.flightPassengers));
    expect(body).toMatchObject({ currency: 'COP', language: 'es' });
    for (const segment of body.segments) expect(fieldsOf(segment)).toEqual(spec.flightSegment);
    expect(contracts.flightSearchBodySchema.safeParse(body).success).toBe(true);
  });
  it('is understood without what has a default', () => {
    const { segments } = body;
    const query = contracts.flightSearchBodySchema.parse({
      segments,
      passengers: {},
      currency: 'COP',
      language: 'es',
    });
    expect(query).toMatchObject(spec.flightSearchDefaults);
  });
});

it.each([
  ['a hotel', contracts.hotelPrebookingBodySchema],
  ['assistance', contracts.assistancePrebookingBodySchema],
])('a prebooking of %s has the constants', (_, schema) => {
  const { Canal, in_simular } = schema.shape;
  expect(Canal.parse(spec.prebookingDefaults.Canal)).toBe(spec.prebookingDefaults.Canal);
  expect(in_simular.parse(undefined)).toBe(spec.prebookingDefaults.in_simular);
});
