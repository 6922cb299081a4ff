import { settle } from '@tiquete/testing';
import { NotFoundPage } from '../notfound/NotFoundPage';
import { PaymentsFaqPage } from '../legal/PaymentsFaqPage';
import type { LoadedFirstPage } from '../pages/FirstPageContext';
import { aRemote } from '../testing/builders';
import { firstPageOf } from './firstPageOf';

const Page = () => null;
const rendered = (path: string, release: string | null) => ({
  path,
  release,
  state: {},
});
const loaderOf = (load: () => Promise<LoadedFirstPage>) => {
  const requested: string[][] = [];
  return {
    requested,
    page: (id: string, page: string) => {
      requested.push([id, page]);
      return load();
    },
  };
};
const noLoader = loaderOf(() => Promise.reject(new Error('not requested')));

it('loads the page of the release that has rendered it', async () => {
  const loader = loaderOf(async () => ({ Page, release: 'hotels_r1' }));
  const { path, loaded } = firstPageOf(rendered('/', 'hotels_r1'), [aRemote()], loader);
  expect(path).toBe('/');
  expect(await loaded).toEqual({ Page, release: 'hotels_r1' });
  expect(loader.requested).toEqual([['hotels', 'home']]);
});
it('loads a page of the shell, and the page of unknown addresses', async () => {
  const pageAt = (path: string) => firstPageOf(rendered(path, null), [aRemote()], noLoader).loaded;
  expect(await pageAt('/payments_faq')).toEqual({ Page: PaymentsFaqPage, release: null });
  expect(await pageAt('*')).toEqual({ Page: NotFoundPage, release: null });
});
it('fails when another release is loaded, or no remote has the page', async () => {
  const other = loaderOf(async () => ({ Page, release: 'hotels_r0' }));
  await expect(firstPageOf(rendered('/', 'hotels_r1'), [aRemote()], other).loaded).rejects.toThrow(
    'hotels_r1 has rendered /, not hotels_r0',
  );
  await expect(
    firstPageOf(rendered('/cruises', 'cruises_r1'), [aRemote()], other).loaded,
  ).rejects.toThrow('No remote has the page /cruises');
});
it('loads nothing for a frame, whose page loads with its route', () => {
  const frame = { ...rendered('/searchs/hotels', null), isFrame: true };
  const first = firstPageOf(frame, [aRemote()], noLoader);
  expect([first, noLoader.requested]).toEqual([{ path: '/searchs/hotels', loaded: null }, []]);
});
it('reports no failure that the page itself shows', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  firstPageOf(rendered('/', 'hotels_r1'), [aRemote()], noLoader);
  await settle();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
