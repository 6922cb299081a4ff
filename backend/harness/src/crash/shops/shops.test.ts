import type { ModuleId } from '@tiquete/contracts';
import { PRODUCTS } from '@tiquete/api/products';
import { shopsOf } from '.';

it('has a shop for every product that is sold', () => {
  expect(shopsOf(PRODUCTS)).toHaveLength(PRODUCTS.length);
});

it('names the product without a shop, and the file for it', () => {
  const cruises = { id: 'CRUISE' as ModuleId };
  expect(() => shopsOf([...PRODUCTS, cruises])).toThrow(
    'The crash harness cannot buy CRUISE: add its shop to backend/harness/src/crash/shops/index.ts.',
  );
});

it('keeps a product for the last travellers and the controls that is not held before it is paid', () => {
  expect(shopsOf(PRODUCTS).some(({ isHeld }) => !isHeld)).toBe(true);
});
