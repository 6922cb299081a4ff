import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDescriptorSchema } from '@tiquete/contracts';
import { findRoot } from '../lib/findRoot';
import { checkByReleases, publishedBy } from './remotes/published';
import { unknownSettings } from './remotes/checkSettings';
import { readBrandFiles } from './seedBrands';

/** Descriptors of this repository's remotes, as their releases publish them. */
const descriptors = ['hotels', 'assistance', 'packages', 'flights'].map((remote) =>
  remoteDescriptorSchema
    .pick({ id: true, tab: true, settings: true, markUp: true })
    .parse(JSON.parse(readFileSync(join(findRoot(), `remotes/${remote}/src/remote.json`), 'utf8'))),
);
const { products, settings } = publishedBy(descriptors);
const brands = readBrandFiles(join(findRoot(), 'backend/api/brands'));

it("differ in rules and settings: one sells with the platform's defaults, each other one differently", () => {
  const own = brands.map(({ id, mark_ups: rules = [], settings: chosen = {} }) => [
    id,
    [...new Set(rules.map(({ product }) => product))],
    Object.keys(chosen),
  ]);
  expect(own).toEqual([
    ['andes', [], ['hotels']],
    ['caminos', ['PACKAGE', 'ASSISTANCE'], ['assistance']],
    ['canario', ['FLIGHT'], []],
    ['tiquete', [], []],
  ]);
});

it.each(brands.map((brand) => [brand.id, brand] as const))(
  '%s has rules and settings that its releases accept, for products that it sells',
  (_, brand) => {
    expect(() => checkByReleases(brand, null, { settings, products })).not.toThrow();
    expect(unknownSettings(brand, settings)).toEqual([]);
    const sold = products.filter(({ id }) => brand.products?.includes(id) ?? true);
    for (const { product, supplier } of brand.mark_ups ?? []) {
      const found = sold.find(({ id }) => id === product);
      expect([product, found?.id]).toEqual([product, product]);
      if (supplier !== undefined)
        expect(found?.mark_up?.suppliers.map(({ code }) => code)).toContain(supplier);
    }
    for (const remote of Object.keys(brand.settings ?? {}))
      expect(sold.map((product) => product.remote)).toContain(remote);
  },
);
