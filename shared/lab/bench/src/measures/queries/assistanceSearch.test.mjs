import { assistanceBody, assistancePath } from './assistanceSearch.mjs';

it('sends each search once', () => {
  const searches = Array.from({ length: 13_440 }, (_, number) =>
    JSON.stringify(assistanceBody(number)),
  );
  expect(new Set(searches).size).toBe(13_440);
});
it('opens the page of the same search', () => {
  const { searchParams } = new URL(assistancePath(5), 'http://localhost');
  const { destination_code, checkin, age_pax } = assistanceBody(5);
  expect([
    searchParams.getAll('destination_code'),
    searchParams.get('checkin'),
    searchParams.get('age_pax'),
  ]).toEqual([destination_code, checkin, age_pax]);
});
