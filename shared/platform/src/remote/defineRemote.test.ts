import { PLATFORM_CONTRACT } from '@tiquete/contracts/constants';
import platform from '../../package.json';
import ui from '../../../ui/package.json';
import * as exported from '../index';
import contract from './contract.json';
import { defineRemote, type RemoteDefinition } from './defineRemote';

const aDefinition = (): RemoteDefinition => ({
  descriptor: { id: 'hotels', contract: '^3.0.0', slice: 'hotel', persist: { schema: 1 } },
  pages: { home: async () => ({ Page: () => null }) },
  reducer: (state = {}) => state,
  persist: { schema: 1, allow: [], fields: async () => ({ fields: () => ({}) }) },
  messages: { es: {} },
});

it('accepts a definition with the persist schema of its descriptor', () => {
  expect(defineRemote(aDefinition()).descriptor.id).toBe('hotels');
});
it.each([
  ['another schema', { schema: 2, allow: [], fields: async () => ({ fields: () => ({}) }) }],
  ['nothing', undefined],
])('rejects a definition that persists %s', (_, persist) => {
  expect(() => defineRemote({ ...aDefinition(), persist })).toThrow(/persist schema/);
});
it('types what the page of a slot passes', async () => {
  const slots: RemoteDefinition['slots'] = {
    'booking-detail': async () => ({ Slot: ({ data }) => Object.keys(data.snapshot).join() }),
    'booking-card': async () => ({
      // @ts-expect-error -- a list has no snapshots
      Slot: ({ data }) => data.snapshot,
    }),
    'booking-extra': async () => ({
      // @ts-expect-error -- an extra names the booking that it belongs to by `bookingId`
      Slot: ({ data }) => data.booking,
    }),
    'search-form': async () => ({
      // @ts-expect-error -- a search form gets no booking
      Slot: ({ data }) => data,
    }),
  };
  expect(defineRemote({ ...aDefinition(), slots }).slots).toBe(slots);
});
it('has one version number for the contract and for the packages that remotes share', () => {
  expect([platform.version, ui.version]).toEqual([PLATFORM_CONTRACT, PLATFORM_CONTRACT]);
});
// A new export is a new minor version, and a removed one a new major version: write it and the export in contract.json.
it('has the exports of its contract, which a remote of the same version may import', () => {
  expect(contract).toEqual({
    version: PLATFORM_CONTRACT,
    exports: Object.keys(exported).sort(),
  });
});
