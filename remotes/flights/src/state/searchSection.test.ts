import { emptyDraft, toDraft } from '@tiquete/domain/searches/flights';
import { addDays, initialSearchSection, today } from '@tiquete/platform';
import { aRoundTrip, cartagena } from '../testing/builders';
import { fromSearchSection, toDraftSection, toSearchSection } from './searchSection';

const draft = {
  ...toDraft(aRoundTrip),
  ages: [7],
  cabin: 'BUSINESS' as const,
  corporateCode: 'ACME1',
};
const draftAfter = (changes: object) =>
  fromSearchSection({ ...initialSearchSection, ...changes }, today());

it('restores a form as it was left', () => {
  expect(draftAfter(toDraftSection(draft))).toEqual(draft);
  expect(draftAfter(toSearchSection(aRoundTrip))).toEqual(toDraft(aRoundTrip));
});

it('ignores past days, a missing age and a place of another product', () => {
  const past = {
    ...draft,
    segments: draft.segments.map((segment) => ({ ...segment, date: '2020-01-01' })),
    returnDate: '2020-01-09',
    ages: [null],
  };
  expect(draftAfter(toDraftSection(past))).toMatchObject({
    segments: [{ date: null }],
    returnDate: null,
    ages: emptyDraft.ages,
  });
  const hotel = { code: '1001', name: 'Casa Medina', label: 'Casa Medina', kind: 'hotel' };
  expect(draftAfter({ destinationObject: hotel })).toEqual(emptyDraft);
});

it('takes both days of a hotel search, and no return without a departure', () => {
  const stay = { start: addDays(today(), 30), end: addDays(today(), 33) };
  expect(draftAfter({ dates: stay })).toMatchObject({
    segments: [{ date: stay.start }],
    returnDate: stay.end,
  });
  expect(draftAfter({ dates: { start: '2020-01-01', end: stay.end } })).toMatchObject({
    segments: [{ date: null }],
    returnDate: null,
  });
});

it('restores every flight of several cities', () => {
  const [first] = draft.segments;
  const cities = {
    ...draft,
    tripType: 'MULTI_CITY' as const,
    returnDate: null,
    segments: [
      first!,
      { origin: first!.destination, destination: cartagena, date: aRoundTrip.segments[1]!.date },
    ],
  };
  expect(
    draftAfter(toDraftSection(cities)).segments.map(({ origin, destination, date }) => [
      origin?.code,
      destination?.code,
      date,
    ]),
  ).toEqual(
    cities.segments.map(({ origin, destination, date }) => [origin?.code, destination?.code, date]),
  );
});

it('ignores the departure month of a package search', () => {
  const dates = { start: addDays(today(), 10), end: addDays(today(), 40) };
  const packageJson = { DateBegin: dates.start, DateEnd: dates.end };
  expect(draftAfter({ dates, packageJson })).toEqual(emptyDraft);
});
