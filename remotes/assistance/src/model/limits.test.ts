import * as contracts from '@tiquete/contracts';
import { emptyDraft } from './assistanceQuery';
import * as limits from './limits';

const aBody = {
  canal: '1',
  checkin: '2027-03-10',
  checkout: '2027-03-20',
  origin_code: 'CO',
  age_pax: '18',
  currency: 'COP',
};
const accepts = (destinations: number) =>
  contracts.assistanceSearchBodySchema.safeParse({
    ...aBody,
    destination_code: Array.from({ length: destinations }, () => 'FR'),
  }).success;

it('equals the limits of the contract', () => {
  expect(limits).toMatchObject({
    MAX_TRAVELERS: contracts.MAX_ASSISTANCE_TRAVELERS,
    MAX_DAYS: contracts.MAX_ASSISTANCE_DAYS,
    MAX_DAYS_AHEAD: contracts.MAX_ASSISTANCE_DAYS_AHEAD,
  });
  expect([limits.MAX_DESTINATIONS, limits.MAX_DESTINATIONS + 1].map(accepts)).toEqual([
    true,
    false,
  ]);
  expect(contracts.DEFAULT_QUOTAS).toEqual(emptyDraft.ages);
});
