import { type Behaviour, json } from '../../../lib/testing/scriptedServer';
import type { KnownPlan } from '../plans/knownPlan';

/** A rejection with one of the vendor's numbers. */
export const refusal = (number: number) => ({
  status: 'error',
  result: { error_id: String(number), error_msg: 'Error', error_notes: '' },
});
/** A vendor that answers every call by its verb. `auth` answers a request for a token. */
export const answersWith =
  (answerOf: (verb: string) => unknown): Behaviour =>
  (response, request) => {
    const { request: verb = 'auth' } = JSON.parse(request.body || '{"request":"file"}');
    json(answerOf(verb) ?? null)(response, request);
  };
export const aKnownPlan = (changes: Partial<KnownPlan> = {}): KnownPlan => ({
  code: '1804',
  name: 'Viajero',
  category: 'STANDARD',
  description: 'Viajero',
  currency: 'USD',
  reach: 'W',
  notFrom: [],
  provider: { name: 'Andina', insurer: null, text: '' },
  mainCoverage: { amount: '20000', currency: 'USD', name: 'Asistencia médica por enfermedad' },
  benefits: {
    medical: { amount: '20000', currency: 'USD' },
    covid: false,
    baggage: null,
    trip_cancellation: null,
    sports: false,
    pregnancy: false,
    pre_existing: false,
  },
  deductible: null,
  coverages: [],
  exclusions: [],
  isAnnual: false,
  maxTripDays: null,
  coverDays: null,
  limits: { minDays: 1, maxDays: 90, minAge: 1, maxAge: 90, maxPax: 9 },
  terms: { steps: [{ daysBefore: 0, keptPorcent: 100 }] },
  help: { numbers: [], claims: [] },
  ...changes,
});
