import type {
  AssistancePlaces,
  AssistancePlan,
  AssistanceSearchResponse,
  EntryRule,
} from '@tiquete/contracts';
import type { AssistanceQuery } from '@tiquete/domain/searches/assistance';
import { addDays, today } from '@tiquete/platform';

export const aRule: EntryRule = {
  code: 'SCHENGEN',
  title: 'Espacio Schengen',
  text: 'Suele exigirse un seguro médico de viaje. Confirma con el consulado.',
  minimum: { amount: '30000', currency: 'EUR' },
  countries: ['FR', 'ES'],
};
/** A search that is valid on any day: a senior, an adult and a child. */
export const aQuery: AssistanceQuery = {
  origin: 'CO',
  destinations: ['EUROPE'],
  checkin: addDays(today(), 30),
  checkout: addDays(today(), 39),
  ages: [72, 35, 7],
};
export const aPlan: AssistancePlan = {
  assistanceCode: 'TK-60',
  productCode: 'price-60',
  supplier: 'TK',
  name: 'Viajero 60',
  category: 'STANDARD',
  description: 'Para toda la familia.',
  provider: {
    name: 'Andina Asistencia',
    insurer: 'Seguros Cordillera',
    text: 'La asistencia la presta Andina Asistencia.',
  },
  currency: 'COP',
  total: 900_000,
  total_original: null,
  promotion: null,
  per_passenger: [
    { age: 72, amount: 450_000, surcharge_reason: 'Recargo de 50 % desde los 70 años' },
    { age: 35, amount: 300_000, surcharge_reason: null },
    { age: 7, amount: 150_000, surcharge_reason: null },
  ],
  supplier_price: {
    amount: '225.00',
    currency: 'USD',
    exchange: { currency: 'USD', rate: '4000.00', day: '2026-11-20' },
  },
  main_coverage: { amount: '60000', currency: 'USD', name: 'Asistencia médica' },
  benefits: {
    medical: { amount: '60000', currency: 'USD' },
    covid: true,
    baggage: { amount: '1200', currency: 'USD' },
    trip_cancellation: null,
    sports: false,
    pregnancy: false,
    pre_existing: false,
  },
  deductible: null,
  coverages: [
    {
      code: '207',
      group: 'Médicas',
      name: 'Asistencia por accidente',
      value: 'USD 60.000',
      sum: { amount: '60000', currency: 'USD' },
      text: 'Por persona.',
      is_covered: true,
    },
    {
      code: '214',
      group: 'Médicas',
      name: 'Embarazo',
      value: '',
      sum: null,
      text: '',
      is_covered: false,
    },
  ],
  exclusions: ['Competencias deportivas.'],
  is_annual: false,
  max_trip_days: null,
  coverage_to: aQuery.checkout,
  coverage_days: 10,
  min_days: 1,
  max_days: 120,
  min_age: 0,
  max_age: 80,
  max_pax: 9,
  upgrades: [
    {
      code: '135',
      name: 'Preexistencias',
      description: 'Hasta USD 10.000.',
      price: 200_000,
      type: 'PRE_EXISTING',
    },
  ],
  cancellation: {
    refundable: true,
    free_until: '2027-03-08T23:59:00-05:00',
    timeline: [
      { from: null, refund_amount: 900_000, penalty_amount: 0, penalty_porcent: 0 },
      {
        from: '2027-03-08T23:59:00-05:00',
        refund_amount: 0,
        penalty_amount: 900_000,
        penalty_porcent: 100,
      },
    ],
  },
  cancellation_policy_hash: 'hash-1',
  conditions_url: '/api/asisstances/plans/TK-60/conditions.pdf',
};
export const aPlanWith = (changes: Partial<AssistancePlan>): AssistancePlan => ({
  ...aPlan,
  ...changes,
});
/** A medical sum in dollars, with further benefits. */
export const benefits = (
  dollars: string,
  changes: Partial<AssistancePlan['benefits']> = {},
): AssistancePlan['benefits'] => ({
  ...aPlan.benefits,
  medical: { amount: dollars, currency: 'USD' },
  ...changes,
});
export const someRates = [
  { currency: 'USD', rate: '4000', day: '2026-11-20' },
  { currency: 'EUR', rate: '4500', day: '2026-11-20' },
];
export function aResult(
  plans: AssistancePlan[],
  changes: Partial<AssistanceSearchResponse['data']> = {},
  meta: Partial<AssistanceSearchResponse['meta']> = {},
): AssistanceSearchResponse {
  return {
    data: {
      sessionCode: 'session-1',
      expires_at: new Date(Date.now() + 1_800_000).toISOString(),
      checkin: aQuery.checkin,
      checkout: aQuery.checkout,
      days: 10,
      supplier: 'TK',
      destination_name: 'Europa',
      ages: aQuery.ages,
      plans,
      unavailable: [],
      entry_rules: [aRule],
      exchange_rates: someRates,
      health_kept: { after_cover: 45, unsold: 1 },
      ...changes,
    },
    meta: {
      total: plans.length,
      complete: true,
      suppliers: [{ code: 'TK', status: 'ok', ms: 700, plans: plans.length }],
      ...meta,
    },
  };
}
export const somePlaces: AssistancePlaces = {
  international: [
    {
      region: 'EUROPE',
      label: 'Europa',
      countries: [
        { code: 'FR', name: 'Francia' },
        { code: 'ES', name: 'España' },
      ],
    },
    { region: 'ASIA', label: 'Asia', countries: [{ code: 'JP', name: 'Japón' }] },
  ],
  national: [{ code: 'CO', name: 'Colombia' }],
  origins: [
    { code: 'CO', name: 'Colombia' },
    { code: 'PE', name: 'Perú' },
  ],
  entry_rules: [aRule],
};
