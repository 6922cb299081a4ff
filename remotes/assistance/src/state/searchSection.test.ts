import { emptyDraft, toDraft } from '@tiquete/domain/searches/assistance';
import { addDays, initialSearchSection, today } from '@tiquete/platform';
import { aQuery } from '../testing/builders';
import { fromSearchSection, toDraftSection, toSearchSection } from './searchSection';

const draftAfter = (changes: object, country = 'CO') =>
  fromSearchSection({ ...initialSearchSection, ...changes }, today(), country);

it('restores a form as it was left', () => {
  const draft = { ...toDraft(aQuery), origin: 'PE', destinations: ['FR', 'ASIA'] };
  expect(draftAfter(toDraftSection(draft))).toEqual(draft);
  expect(draftAfter(toSearchSection(aQuery))).toEqual(toDraft(aQuery));
});

it('begins with one traveller of 18 in the traveller’s own country', () => {
  expect(draftAfter({}, 'EC')).toEqual({ ...emptyDraft, origin: 'EC' });
});

it('ignores a place of another product, past days and missing ages', () => {
  const city = { code: 'CTG', name: 'Cartagena', label: 'Cartagena', kind: 'city' };
  const past = { start: addDays(today(), -3), end: addDays(today(), 3) };
  expect(draftAfter({ destinationObject: city, dates: past })).toEqual(emptyDraft);
  expect(draftAfter(toDraftSection({ ...toDraft(aQuery), ages: [35, null] })).ages).toEqual([18]);
});

it('covers the days of an earlier hotel search', () => {
  const dates = { start: addDays(today(), 5), end: addDays(today(), 8) };
  expect(draftAfter({ dates }).dates).toEqual(dates);
});

it('ignores the departure month of a package search', () => {
  const dates = { start: addDays(today(), 10), end: addDays(today(), 40) };
  const packageJson = { DateBegin: dates.start, DateEnd: dates.end };
  expect(draftAfter({ dates, packageJson }).dates).toBeNull();
});
