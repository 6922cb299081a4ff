import type { ModuleId } from '@tiquete/contracts';
import { assistanceDriver } from './assistance';
import { flightDriver } from './flights';
import { hotelDriver } from './hotels';
import { packageDriver } from './packages';
import type { ProductDriver } from './driver';

/** Drivers of each product in the api's list (`backend/api/src/products/index.ts`). */
const DRIVERS: Partial<Record<ModuleId, ProductDriver>> = {
  HOTEL: hotelDriver,
  ASSISTANCE: assistanceDriver,
  PACKAGE: packageDriver,
  FLIGHT: flightDriver,
};

/** Drivers of these products. @throws Error naming a product without a driver */
export const driversOf = (products: readonly { id: ModuleId }[]): ProductDriver[] =>
  products.map(({ id }) => {
    const driver = DRIVERS[id];
    if (!driver)
      throw new Error(
        `The crash harness cannot buy ${id}: add its driver to backend/harness/src/crash/products/index.ts.`,
      );
    return driver;
  });
