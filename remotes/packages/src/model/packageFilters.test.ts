import * as contracts from '@tiquete/contracts';
import { INCLUSIONS, PACKAGE_ORDERS, REGIONS } from './packageFilters';

it('has every order, inclusion and region of the contract', () => {
  expect(PACKAGE_ORDERS).toEqual(contracts.PACKAGE_ORDERS);
  expect(INCLUSIONS).toEqual(contracts.PACKAGE_INCLUSIONS);
  expect([...REGIONS].sort()).toEqual([...contracts.REGIONS].sort());
});
