import * as contracts from '@tiquete/contracts';
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
it('product lines that are not built have no calls', () => {
  for (const { path = '' } of routes) expect(isPathBuilt(path)).toBe(true);
});

it('a room of a hotel search has adults and children', () => {
  expect(fieldsOf(contracts.roomSchema.shape)).toEqual(spec.hotelRoom);
});
it.each([
  ['a hotel', contracts.hotelPrebookingBodySchema],
  ['assistance', contracts.assistancePrebookingBodySchema],
])('a prebooking of %s has the constants', (_, schema) => {
  const { Canal, in_simular } = schema.shape;
  expect(Canal.parse(spec.prebookingDefaults.Canal)).toBe(spec.prebookingDefaults.Canal);
  expect(in_simular.parse(undefined)).toBe(spec.prebookingDefaults.in_simular);
});
