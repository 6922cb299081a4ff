import { type Behaviour, json } from '../../../lib/testing/scriptedServer';
import { aContentHotel } from './builders';

interface FakeContent {
  hotels?: { destinationCode: string }[];
  destinations?: unknown[];
}

/** The vendor's content API with the given rows, answered in the requested pages. */
export const fakeContent =
  ({ hotels = [aContentHotel()], destinations = [] }: FakeContent = {}): Behaviour =>
  (response, request) => {
    const url = new URL(request.url, 'http://vendor');
    const from = Number(url.searchParams.get('from') ?? 1);
    const to = Number(url.searchParams.get('to') ?? 100);
    const page = (rows: unknown[]) => ({
      from,
      to,
      total: rows.length,
      rows: rows.slice(from - 1, to),
    });
    const answer = (key: string, rows: unknown[]) => {
      const { rows: shown, ...range } = page(rows);
      json({ ...range, [key]: shown })(response, request);
    };
    const destination = url.searchParams.get('destinationCode');
    if (url.pathname.endsWith('/hotels'))
      return answer(
        'hotels',
        destination ? hotels.filter((hotel) => hotel.destinationCode === destination) : hotels,
      );
    if (url.pathname.endsWith('/destinations')) return answer('destinations', destinations);
    if (url.pathname.endsWith('/facilities'))
      return answer('facilities', [
        {
          code: 363,
          facilityGroupCode: 73,
          description: { content: 'Piscina exterior de agua dulce' },
        },
      ]);
    return json({ error: { code: 'NOT_FOUND' } }, 404)(response, request);
  };
