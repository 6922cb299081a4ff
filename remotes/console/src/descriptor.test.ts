import { remoteDescriptorSchema } from '@tiquete/contracts';
import { missingParts } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { consoleReducer } from './state/slice';

it('is a descriptor by the contract, all of it for operators', () => {
  const descriptor = remoteDescriptorSchema.parse(json);
  expect(descriptor).toEqual(json);
  expect(missingParts(remote, descriptor)).toEqual([]);
  expect(descriptor.tab).toBeUndefined();
  expect([...descriptor.menu, ...descriptor.routes].every(({ role }) => role === 'operator')).toBe(
    true,
  );
  expect(
    descriptor.routes.map(({ path, page, index, session }) => [path, page, index, session]),
  ).toEqual([
    ['/console', 'overview', false, true],
    ['/console/bookings', 'bookings', false, true],
    ['/console/cases', 'cases', false, true],
    ['/console/mails', 'mails', false, true],
  ]);
  expect(descriptor.persist).toBeNull();
  expect(remote.persist).toBeUndefined();
});
it('has pages for its routes, and leaves its state alone when an action is another’s', async () => {
  for (const load of Object.values(remote.pages))
    expect((await load()).Page).toBeInstanceOf(Function);
  const state = consoleReducer(undefined, { type: 'start' });
  expect(consoleReducer(state, { type: 'another/remote' })).toBe(state);
});
