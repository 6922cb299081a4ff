import { emptyDraft, type SearchDraft } from '@tiquete/domain/searches/packages';
import { addDays, initialSearchSection, today } from '@tiquete/platform';
import { aQuery, someDates } from '../testing/builders';
import { fromSearchSection, toDraftSection, toGuests, toSearchSection } from './searchSection';

const sectionOf = (draft: SearchDraft) => ({ ...initialSearchSection, ...toDraftSection(draft) });

it('restores a form as it was left', () => {
  expect(fromSearchSection(sectionOf(aQuery), today())).toEqual(aQuery);
  const anywhere = { ...aQuery, destination: null, origin: null, dates: null };
  expect(fromSearchSection(sectionOf(anywhere), today())).toEqual(anywhere);
});

it('writes babies as guests of age 0', () => {
  expect(toGuests(aQuery.rooms)).toEqual([
    { adults: 2, childrens: [7] },
    { adults: 1, childrens: [0] },
  ]);
});

it('stores travellers only if every age is known', () => {
  const rooms = [{ adults: 1, children: [{ age: null }], infants: 0 }];
  expect(toDraftSection({ ...aQuery, rooms })).not.toHaveProperty('guests');
});

it('ignores a past month', () => {
  const later = addDays(someDates.end, 1);
  expect(fromSearchSection(sectionOf(aQuery), later).dates).toBeNull();
});

it('ignores places, days and guests of another product', () => {
  const hotel = {
    ...initialSearchSection,
    ...toSearchSection(aQuery),
    destinationObject: { kind: 'city', code: 'CTG', name: 'Cartagena', label: 'Cartagena' },
    originObject: null,
    dates: { start: addDays(today(), 3), end: addDays(today(), 5) },
    guests: [{ adults: 6, childrens: [] }],
  };
  expect(fromSearchSection(hotel, today())).toEqual(emptyDraft);
});
