import { SupplierError } from '../lib/http-client/supplierError';
import { isNotServedByAmadeus } from './amadeus/refusal';
import { isNotServedByDo } from './dohotels/refusal';
import { isNotServedByHotelbeds } from './hotelbeds/sale/outcome';
import { isNotServedByNdc } from './ndc/refusal';
import { unlessNotServed } from './notServed';

const rejection = (status: number, body: unknown) =>
  new SupplierError('X', 'rejected', undefined, { status, body });
const amadeus = (code: number, source?: object, status = 400) =>
  rejection(status, { errors: [{ status, code, title: 'T', ...(source && { source }) }] });
const ndc = (pointer: string, code = 'validation_inclusion', status = 422) =>
  rejection(status, { errors: [{ type: 'validation_error', code, source: { pointer } }] });
const hotelbeds = (message: string, code = 'INVALID_DATA', status = 400) =>
  rejection(status, { error: { code: `${code}-58d877aa`, message } });
const ofDo = (validation_error: string | null, error = 'invalid_params') =>
  rejection(400, { status: 'error', error, data: null, debug: { validation_error } });

describe.each([
  {
    name: 'GDS',
    isNotServed: isNotServedByAmadeus,
    places: [
      amadeus(425),
      amadeus(425, { pointer: '/originDestinations[0]/departureDateTimeRange/date' }),
      amadeus(4926, { pointer: '/originDestinations[1]/destinationLocationCode' }),
      amadeus(4926, { parameter: 'destination' }),
      amadeus(1797, { pointer: '/originDestinations/0/originLocationCode' }),
    ],
    failures: [
      amadeus(477, { pointer: '/originDestinations[0]/originLocationCode' }),
      amadeus(4926, { pointer: '/travelers[0]/associatedAdultId' }),
      amadeus(4926),
      amadeus(10661),
      amadeus(38190, undefined, 401),
      amadeus(425, undefined, 500),
      rejection(400, 'Bad Request'),
    ],
  },
  {
    name: 'NDC',
    isNotServed: isNotServedByNdc,
    places: [
      ndc('/slices/0/origin'),
      ndc('/data/slices/1/destination'),
      ndc('/slices/0/departure_date', 'validation_inclusion', 400),
    ],
    failures: [
      ndc('/slices/0/origin', 'validation_required'),
      ndc('/passengers/0/age'),
      ndc('/slices/0/origin', 'validation_inclusion', 500),
      rejection(422, { errors: [{ type: 'airline_error', code: 'offer_expired' }] }),
      rejection(403, { errors: [{ type: 'authentication_error', code: 'forbidden' }] }),
    ],
  },
  {
    name: 'HB',
    isNotServed: isNotServedByHotelbeds,
    places: [
      hotelbeds('Error at property stay: Check-in must be in the future.'),
      hotelbeds('The destination code is not valid'),
    ],
    failures: [
      hotelbeds('Error at property occupancies: The age of children is mandatory.'),
      hotelbeds('Error at property stay: Check-in', 'INVALID_REQUEST'),
      hotelbeds('Error at property stay: Check-in', 'INVALID_DATA', 500),
      rejection(403, { error: 'Quota exceeded' }),
    ],
  },
  {
    name: 'DO',
    isNotServed: isNotServedByDo,
    places: [ofDo('checkin: must not be in the past'), ofDo('region_id: unknown')],
    failures: [
      ofDo('guests.0.children: invalid value'),
      ofDo(null),
      ofDo('checkin', 'core_search_error'),
      rejection(401, { status: 'error', error: 'incorrect_credentials' }),
    ],
  },
])('$name', ({ isNotServed, places, failures }) => {
  it.each(places.map((error) => [JSON.stringify(error.refusal), error] as const))(
    'returns an empty answer for %s',
    async (_, error) =>
      expect(await unlessNotServed(Promise.reject(error), isNotServed, 'nothing')).toBe('nothing'),
  );
  it.each(failures.map((error) => [JSON.stringify(error.refusal), error] as const))(
    'treats as a failure %s',
    async (_, error) =>
      expect(unlessNotServed(Promise.reject(error), isNotServed, 'nothing')).rejects.toBe(error),
  );
  it.each(['timeout', 'unavailable', 'quota', 'malformed'] as const)(
    'passes the failure %s on',
    (kind) => expect(isNotServed(new SupplierError('X', kind))).toBe(false),
  );
});
