import { defineRemote, type RemoteDefinition } from './defineRemote';

const aDefinition = (): RemoteDefinition => ({
  descriptor: {
    id: 'hotels', contract: '^1.0.0', menu: [], slice: 'hotel', persist: null,
    routes: [{ path: '/', page: 'home', title: 'Hoteles', description: '', index: true }],
    slots: { 'search-form': { chunk: 'search-form', label: 'Hoteles' } },
  },
  pages: { home: async () => ({ Page: () => null }) },
  slots: { 'search-form': async () => ({ Slot: () => null }) },
  reducer: (state = {}) => state,
  messages: { es: {} },
});

it('accepts a definition whose pages and slots are all there', () => {
  expect(defineRemote(aDefinition()).descriptor.id).toBe('hotels');
});

it.each([
  ['a route without a page', { pages: {} }, /route \/ names the page home/],
  ['a slot without a chunk', { slots: {} }, /slot search-form is not defined/],
  ['another persist schema', { persist: { schema: 2, allow: [] } }, /persist schema/],
])('refuses %s', (_, change, message) => {
  expect(() => defineRemote({ ...aDefinition(), ...change })).toThrow(message);
});
