import { assistanceLine } from './assistance/line';
import { flightsLine } from './flights/line';
import { hotelsLine } from './hotels/line';
import { packagesLine } from './packages/line';
import type { ProductLine } from './product';

/** All products on sale, in the order of their routes. A new product needs a folder and a line here. */
export const PRODUCTS: readonly ProductLine[] = [
  hotelsLine,
  assistanceLine,
  packagesLine,
  flightsLine,
];
