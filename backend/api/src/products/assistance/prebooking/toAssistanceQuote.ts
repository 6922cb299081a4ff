import type { AssistanceSnapshot, Cancellation } from '@tiquete/contracts';
import { ageOn, cleanDocument } from '@tiquete/domain/travellers';
import type { Passenger, Quote } from '../../../bookings/ports';
import { placeNames } from '../places';
import { coverOf } from '../plans/cover';
import type { AssistanceOffer } from '../session';
import { priceOf, supplierPrice, totalWith } from '../plans/price';
import { isOwnPrice, toAssistancePlan } from '../plans/toAssistancePlan';
import type { AssistancePrebookingRequest } from './checkInsured';
import type { InsuredDetails, PolicyData } from '../sale/supplierData';

interface Sellable {
  offer: AssistanceOffer;
  body: AssistancePrebookingRequest;
  consents: Quote['consents'];
  /** Price with the upgrades, in whole pesos, and the terms for it. */
  total: number;
  cancellation: Cancellation;
  payBy: Date;
  now: Date;
  /** Titles of the entry rules that the plan does not meet. The buyer has accepted them. */
  unmetRules: string[];
}

/** The repriced plan as a quote. */
export function toAssistanceQuote({
  offer,
  body,
  consents,
  total,
  cancellation,
  payBy,
  now,
  unmetRules,
}: Sellable): Quote {
  const { plan, query, rate, markUp, supplier } = offer;
  const { customer } = body;
  const shown = toAssistancePlan(plan, '', { supplier, trip: query, now, rate, markUp });
  const price = priceOf(plan, rate, markUp);
  const cost = totalWith(priceOf(plan, rate), body.upgrades) ?? total;
  const upgrades = body.upgrades.flatMap((code) => {
    const one = shown.upgrades.find((upgrade) => upgrade.code === code);
    return one ? [{ code, name: one.name, price: one.price }] : [];
  });
  const cover = coverOf(plan, query);
  const priceNow = supplierPrice(plan, body.upgrades);
  const snapshot = {
    plan: {
      assistanceCode: shown.assistanceCode,
      name: shown.name,
      category: shown.category,
      provider: shown.provider,
      main_coverage: shown.main_coverage,
      benefits: shown.benefits,
      deductible: shown.deductible,
      coverages: shown.coverages,
      exclusions: shown.exclusions,
      is_annual: shown.is_annual,
      max_trip_days: shown.max_trip_days,
      conditions_url: shown.conditions_url,
    },
    supplier,
    checkin: cover.from,
    checkout: cover.to,
    days: cover.days,
    destination_name: placeNames(query.destinations),
    ages: [...query.ages],
    upgrades,
    supplier_price: isOwnPrice(plan, markUp) ? null : { ...priceNow, exchange: rate },
    emergency_numbers: [...plan.help.numbers],
    claim_instructions: [...plan.help.claims],
    unmet_rules: unmetRules,
  } satisfies AssistanceSnapshot;
  return {
    product: 'ASSISTANCE',
    supplier,
    title: plan.name,
    image: '',
    dateFrom: cover.from,
    dateTo: cover.to,
    destinationName: snapshot.destination_name,
    totalPax: body.Guests.length,
    total,
    markUp: total - cost,
    priceBreakdown: {
      base: price.total,
      taxes: [],
      fees: upgrades.map(({ name, price: amount }) => ({ name, amount })),
      pay_at_hotel: [],
    },
    cancellation,
    rateComments: '',
    snapshot,
    supplierData: {
      key: plan.key,
      code: plan.code,
      query: { ...query, destinations: [...query.destinations], ages: [...query.ages] },
      upgrades: body.upgrades,
      price: priceNow,
      rate,
      terms: { steps: [...plan.terms.steps] },
    } satisfies PolicyData,
    people: {
      customer,
      passengers: body.Guests.map((_, index) => toPassenger(body, index, query.from, now)),
      remark: body.Observaciones.trim(),
    },
    consents,
    clientReference: body.Referencia,
    payBy,
    sameAs: `${plan.code} ${query.destinations.join()}`,
  };
}

const CHILD_UNTIL = 18;

function toPassenger(
  {
    Guests,
    customer,
    emergency_contact: contact,
    health_consent: consent,
  }: AssistancePrebookingRequest,
  index: number,
  firstDay: string,
  now: Date,
): Passenger {
  const insured = Guests[index];
  if (!insured) throw new RangeError(`no traveller has the number ${index}`);
  const age = ageOn(firstDay, insured.birth_date);
  const details = {
    documentType: insured.document_type,
    birthDate: insured.birth_date,
    nationality: insured.nationality,
    email: insured.email ?? customer.email,
    phone:
      insured.phone === undefined
        ? e164(customer.phone_country, customer.phone)
        : e164(insured.phone_country ?? customer.phone_country, insured.phone),
    medicalConditions: insured.medical_conditions,
    healthConsent:
      consent && insured.medical_conditions !== '' ? { ...consent, at: now.toISOString() } : null,
    beneficiary: insured.beneficiary ?? null,
    ...(index === 0 &&
      contact && {
        emergencyContact: {
          name: contact.name,
          phone: e164(contact.phone_country, contact.phone),
          email: contact.email,
        },
      }),
  } satisfies InsuredDetails;
  return {
    name: insured.name,
    lastname: insured.lastname,
    type: age < CHILD_UNTIL ? 'CH' : 'AD',
    room: null,
    age,
    holder: index === 0,
    document: cleanDocument(insured.document),
    details,
  };
}
const e164 = (country: string, phone: string): string => `+${country}${phone}`;
