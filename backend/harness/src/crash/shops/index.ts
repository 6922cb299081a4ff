import type { ModuleId } from '@tiquete/contracts';
import { assistanceShop } from './assistance';
import { flightShop } from './flights';
import { hotelShop } from './hotels';
import { packageShop } from './packages';
import type { ProductShop } from './shop';

/** Buyers of each product in the api's list (`backend/api/src/products/index.ts`). */
const SHOPS: Partial<Record<ModuleId, ProductShop>> = {
  HOTEL: hotelShop,
  ASSISTANCE: assistanceShop,
  PACKAGE: packageShop,
  FLIGHT: flightShop,
};

/** @throws Error naming a product on sale that no traveller of the harness can buy */
export const shopsOf = (products: readonly { id: ModuleId }[]): ProductShop[] =>
  products.map(({ id }) => {
    const shop = SHOPS[id];
    if (!shop)
      throw new Error(
        `The crash harness cannot buy ${id}: add its shop to backend/harness/src/crash/shops/index.ts.`,
      );
    return shop;
  });
