import { aDescriptorWith, aRemote } from '../testing/builders';
import { isTabActive, menuOf, tabsOf } from './tabs';

const tab = (id: string, path: string, order: number, activeOn: string[]) => ({
  id,
  label: id,
  path,
  order,
  icon: 'hotel' as const,
  activeOn,
});
const remote = (id: string, descriptor: Parameters<typeof aDescriptorWith>[0]) =>
  aRemote({ id, descriptor: aDescriptorWith({ id, ...descriptor }) });
const remotes = [
  remote('flights', {
    tab: tab('FLIGHT', '/flights', 4, ['/flights', '/searchs/flights']),
    menu: [{ id: 'B', label: 'B', path: '/b', order: 2 }],
  }),
  remote('hotels', { tab: tab('HOTEL', '/', 1, ['/', '/searchs/hotels']) }),
  remote('packages', {
    tab: tab('PACKAGE', '/packages', 3, [
      '/packages',
      '/searchs/packages',
      '/searchs/packages/details',
    ]),
  }),
  remote('assistance', {
    tab: tab('ASSISTANCE', '/asisstances', 2, ['/asisstances', '/searchs/asisstences']),
  }),
  remote('my-bookings', {
    tab: undefined,
    routes: [],
    menu: [{ id: 'MY_BOOKINGS', label: 'Mis reservas', path: '/my_bookings', order: 1 }],
  }),
];

it('shows the tabs in the order of their descriptors, and only those of remotes that exist', () => {
  expect(tabsOf(remotes).map(({ id }) => id)).toEqual(['HOTEL', 'ASSISTANCE', 'PACKAGE', 'FLIGHT']);
  expect(tabsOf([])).toEqual([]);
});
it.each([
  ['/', ['HOTEL']],
  ['/searchs/hotels', ['HOTEL']],
  ['/searchs/hotels/detail', []],
  ['/checkout/hotel', []],
  ['/asisstances', ['ASSISTANCE']],
  ['/searchs/asisstences', ['ASSISTANCE']],
  ['/packages', ['PACKAGE']],
  ['/searchs/packages', ['PACKAGE']],
  ['/searchs/packages/details', ['PACKAGE']],
  ['/flights', ['FLIGHT']],
  ['/searchs/flights', ['FLIGHT']],
  ['/checkout/flight/confirmation', []],
  ['/my_bookings', []],
  ['/login', []],
])('on %s the tab is active: %p', (path, expected) => {
  expect(
    tabsOf(remotes)
      .filter((one) => isTabActive(one, path))
      .map(({ id }) => id),
  ).toEqual(expected);
});
it('collects the entries of the user menu in their order', () => {
  expect(menuOf(remotes, undefined).map(({ id }) => id)).toEqual(['MY_BOOKINGS', 'B']);
  const console = remote('console', {
    tab: undefined,
    routes: [],
    menu: [
      { id: 'CONSOLE', label: 'Consola', path: '/console', order: 9, role: 'operator' },
      { id: 'BRANDS', label: 'Marcas', path: '/brands', order: 9, role: ['brand-admin', 'viewer'] },
    ],
  });
  expect(menuOf([...remotes, console], undefined).map(({ id }) => id)).toEqual([
    'MY_BOOKINGS',
    'B',
  ]);
  expect(menuOf([...remotes, console], 'operator').map(({ id }) => id)).toEqual([
    'MY_BOOKINGS',
    'B',
    'CONSOLE',
  ]);
  expect(menuOf([...remotes, console], 'viewer').map(({ id }) => id)).toEqual([
    'MY_BOOKINGS',
    'B',
    'BRANDS',
  ]);
});
