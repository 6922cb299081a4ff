import type { ModuleId } from '@tiquete/contracts';
import { PRODUCTS } from '@tiquete/api/products';
import { driversOf } from '.';

it('has a driver for every product on sale', () => {
  expect(driversOf(PRODUCTS)).toHaveLength(PRODUCTS.length);
});

it('names the product without a driver, and the file to add it to', () => {
  const cruises = { id: 'CRUISE' as ModuleId };
  expect(() => driversOf([...PRODUCTS, cruises])).toThrow(
    'The crash harness cannot buy CRUISE: add its driver to backend/harness/src/crash/products/index.ts.',
  );
});

it('has a product without a hold before the payment, for the last travellers and the controls', () => {
  expect(driversOf(PRODUCTS).some(({ isHeld }) => !isHeld)).toBe(true);
});
