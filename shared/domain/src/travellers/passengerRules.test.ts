import { ageGroupOf, ageGroupOn, FLIGHT_PASSENGERS, lacksLaps, PACKAGE_PASSENGERS } from '.';

it.each([
  [FLIGHT_PASSENGERS, 0, 'INFANT'],
  [FLIGHT_PASSENGERS, 1, 'INFANT'],
  [FLIGHT_PASSENGERS, 2, 'CHILD'],
  [FLIGHT_PASSENGERS, 11, 'CHILD'],
  [FLIGHT_PASSENGERS, 12, 'ADULT'],
  [PACKAGE_PASSENGERS, 1, 'INFANT'],
  [PACKAGE_PASSENGERS, 2, 'CHILD'],
  [PACKAGE_PASSENGERS, 17, 'CHILD'],
  [PACKAGE_PASSENGERS, 18, 'ADULT'],
])('by the rules %j an age of %i belongs to the group %s', (rules, age, group) => {
  expect(ageGroupOf(rules, age)).toBe(group);
});

it('counts a birthday on the last day of travel, and none after it', () => {
  expect(ageGroupOn(FLIGHT_PASSENGERS, '2027-05-10', '2025-05-10')).toBe('CHILD');
  expect(ageGroupOn(FLIGHT_PASSENGERS, '2027-05-10', '2025-05-11')).toBe('INFANT');
});

it('gives each adult one lap', () => {
  expect(lacksLaps(1, 1)).toBe(false);
  expect(lacksLaps(1, 2)).toBe(true);
});
