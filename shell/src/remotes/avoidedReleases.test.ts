import { createAvoidedReleases } from './avoidedReleases';

let brands = 0;
let brand = '';
beforeEach(() => {
  brands += 1;
  brand = `avoided${brands}`;
});

it('lists the releases that failed in either of two tabs, and none that works again', () => {
  const [one, other] = [createAvoidedReleases(brand), createAvoidedReleases(brand)];
  one.add('hotels_r2');
  other.add('flights_r2');
  expect(createAvoidedReleases(brand).has('hotels_r2')).toBe(true);
  one.remove('hotels_r2');
  other.add('packages_r2');
  const next = createAvoidedReleases(brand);
  expect(['hotels_r2', 'flights_r2', 'packages_r2'].map((each) => next.has(each))).toEqual([
    false,
    true,
    true,
  ]);
});
it('forgets a release after half an hour', () => {
  let now = 0;
  const avoided = createAvoidedReleases(brand, () => now);
  avoided.add('hotels_r2');
  now = 29 * 60_000;
  expect(avoided.has('hotels_r2')).toBe(true);
  now = 30 * 60_000;
  expect(avoided.has('hotels_r2')).toBe(false);
});
it('continues from memory when the storage is full', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const avoided = createAvoidedReleases(brand);
  avoided.add('hotels_r2');
  expect(avoided.has('hotels_r2')).toBe(true);
  avoided.remove('hotels_r2');
  expect(avoided.has('hotels_r2')).toBe(false);
  full.mockRestore();
});
