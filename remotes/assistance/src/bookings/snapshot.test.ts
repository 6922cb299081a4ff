import { readAssistanceSnapshot } from '@tiquete/contracts/assistance-snapshot';
import { aSnapshot } from '../testing/checkoutBuilders';

it('reads each field where the api stores it', () => {
  const deductible = { amount: '100', currency: 'USD' };
  const plan = { ...aSnapshot.plan, deductible, max_trip_days: 60 };
  expect({ ...aSnapshot, plan }).toMatchObject(readAssistanceSnapshot({ ...aSnapshot, plan }));
});
