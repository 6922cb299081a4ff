import type { BootRecord } from '@tiquete/contracts';
import { aBrandFile } from '../testing/documents';
import { skeleton } from './skeleton';

const tabOf = (label: string, order: number) => ({
  descriptor: { tab: { label, order, path: `/${label}`, activeOn: [`/${label}`] } },
});
const TABS = [tabOf('vuelos', 2), tabOf('hoteles', 1)];
const frameOf = (path: string, remotes = TABS) =>
  skeleton({ brand: aBrandFile(), override: null, remotes } as unknown as BootRecord, path);

it('has the tabs in their order, with that of the page marked', () => {
  expect(frameOf('/vuelos')).toContain(
    '<ul><li><a href="/hoteles">hoteles</a></li><li><a href="/vuelos" aria-current="page">vuelos</a></li></ul>',
  );
});
it('has no tabs in a checkout, and no row for a single product on a phone', () => {
  expect(frameOf('/checkout/hotel')).not.toContain('<nav');
  expect(frameOf('/hoteles', TABS.slice(1))).toContain('<nav class="sk-nav sk-wide"');
  expect(frameOf('/hoteles')).toContain('<nav class="sk-nav"');
});
