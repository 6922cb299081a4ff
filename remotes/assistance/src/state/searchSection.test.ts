import { addDays, initialSearchSection, today } from '@tiquete/platform';
import { emptyDraft, toDraft } from '../model/assistanceQuery';
import { aQuery } from '../testing/builders';
import { fromSearchSection, toDraftSection, toSearchSection } from './searchSection';

const kept = (changes: object, country = 'CO') =>
  fromSearchSection({ ...initialSearchSection, ...changes }, today(), country);

it('restores a form as it was left', () => {
  const draft = { ...toDraft(aQuery), origin: 'PE', destinations: ['FR', 'ASIA'] };
  expect(kept(toDraftSection(draft))).toEqual(draft);
  expect(kept(toSearchSection(aQuery))).toEqual(toDraft(aQuery));
});

it('begins with one traveller of 18 in the traveller’s own country', () => {
  expect(kept({}, 'EC')).toEqual({ ...emptyDraft, origin: 'EC' });
});

it('ignores a place of another product, past days and missing ages', () => {
  const city = { code: 'CTG', name: 'Cartagena', label: 'Cartagena', kind: 'city' };
  const past = { start: addDays(today(), -3), end: addDays(today(), 3) };
  expect(kept({ destinationObject: city, dates: past })).toEqual(emptyDraft);
  expect(kept(toDraftSection({ ...toDraft(aQuery), ages: [35, null] })).ages).toEqual([18]);
});

it('covers the days of an earlier hotel search', () => {
  const dates = { start: addDays(today(), 5), end: addDays(today(), 8) };
  expect(kept({ dates }).dates).toEqual(dates);
});

it('ignores the departure month of a package search', () => {
  const dates = { start: addDays(today(), 10), end: addDays(today(), 40) };
  const packageJson = { DateBegin: dates.start, DateEnd: dates.end };
  expect(kept({ dates, packageJson }).dates).toBeNull();
});
