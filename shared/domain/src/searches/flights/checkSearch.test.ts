import { addDays, today } from '../days';
import { checkSearch } from './checkSearch';
import { emptyDraft, type FlightDraft, type FlightPlaceChoice } from './flightQuery';

const place = (code: string): FlightPlaceChoice => ({ kind: 'city', code, name: code });
const [day, later] = [addDays(today(), 20), addDays(today(), 27)];
const filled: FlightDraft = {
  ...emptyDraft,
  segments: [{ origin: place('BOG'), destination: place('MDE'), date: day }],
  returnDate: later,
};
const errorsOf = (draft: FlightDraft) => {
  const checked = checkSearch(draft, today());
  return checked.phase === 'invalid' ? checked.errors : null;
};

it('turns a round trip into two itineraries', () => {
  const checked = checkSearch({ ...filled, ages: [1, 7] }, today());
  expect(checked).toMatchObject({
    phase: 'valid',
    query: {
      ages: [7, 1],
      segments: [
        { origin: place('BOG'), destination: place('MDE'), date: day },
        { origin: place('MDE'), destination: place('BOG'), date: later },
      ],
    },
  });
});
it('accepts a return on the day of departure', () => {
  expect(errorsOf({ ...filled, returnDate: day })).toBeNull();
});
it.each<[string, Partial<FlightDraft>, object]>([
  [
    'nothing filled',
    emptyDraft,
    {
      segments: [
        { origin: 'originMissing', destination: 'destinationMissing', date: 'dateMissing' },
      ],
    },
  ],
  [
    'the same place twice',
    { segments: [{ origin: place('BOG'), destination: place('BOG'), date: day }] },
    { segments: [{ destination: 'samePlace' }] },
  ],
  ['no way back', { returnDate: null }, { segments: [{ date: 'returnMissing' }] }],
  [
    'a way back before the way there',
    { returnDate: addDays(day, -1) },
    { segments: [{ date: 'dateOrder' }] },
  ],
  [
    'a day gone by',
    { segments: [{ origin: place('BOG'), destination: place('MDE'), date: addDays(today(), -1) }] },
    { segments: [{ date: 'datePast' }] },
  ],
  [
    'a day beyond what is sold',
    {
      tripType: 'ONE_WAY',
      segments: [{ origin: place('BOG'), destination: place('MDE'), date: addDays(today(), 331) }],
    },
    { segments: [{ date: 'dateTooFar' }] },
  ],
  [
    'one flight for several cities',
    { tripType: 'MULTI_CITY' },
    { segments: [{}, { origin: 'originMissing' }] },
  ],
  ['an age not chosen', { ages: [null] }, { segments: [{}], passengers: 'ageMissing' }],
  [
    'more babies on laps than adults',
    { ages: [1, 0] },
    { segments: [{}], passengers: 'infantsExceedAdults' },
  ],
  ['ten seats', { adults: 7, ages: [3, 4, 5] }, { segments: [{}], passengers: 'tooManySeats' }],
  [
    'a code that is none',
    { corporateCode: 'a b!' },
    { segments: [{}], corporateCode: 'corporateInvalid' },
  ],
])('rejects %s at its field', (_, part, errors) => {
  expect(errorsOf({ ...filled, ...part })).toEqual(errors);
});
it('accepts nine seats and nine babies on laps', () => {
  expect(errorsOf({ ...filled, adults: 9, ages: Array<number>(9).fill(1) })).toBeNull();
});
it('accepts flights of several cities only in the order of their days', () => {
  const second = { origin: place('MDE'), destination: place('CTG'), date: later };
  expect(
    errorsOf({ ...filled, tripType: 'MULTI_CITY', segments: [...filled.segments, second] }),
  ).toBeNull();
  const early = { ...second, date: addDays(day, -1) };
  expect(
    errorsOf({ ...filled, tripType: 'MULTI_CITY', segments: [...filled.segments, early] }),
  ).toMatchObject({ segments: [{}, { date: 'dateOrder' }] });
});
