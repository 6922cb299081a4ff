import { isInShare } from './isInShare';

const VISITORS = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
const among = (release: string, percent: number) =>
  VISITORS.filter((visitor) => isInShare(release, visitor, percent));

it.each([1, 10, 50, 90])('selects about %i of a hundred visitors', (percent) => {
  const share = (among('hotels_aa11', percent).length / VISITORS.length) * 100;
  expect(Math.abs(share - percent)).toBeLessThan(2.5);
});

it('selects all earlier visitors again when the share grows', () => {
  const before = among('hotels_aa11', 10);
  const after = new Set(among('hotels_aa11', 25));
  expect(before.filter((visitor) => !after.has(visitor))).toEqual([]);
});

it('selects other visitors for another release', () => {
  const [one, other] = [among('hotels_aa11', 10), new Set(among('hotels_bb22', 10))];
  const both = one.filter((visitor) => other.has(visitor));
  expect(both.length).toBeLessThan(one.length / 2);
});
