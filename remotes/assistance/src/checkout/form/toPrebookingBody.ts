import { toCustomer } from '@tiquete/checkout/form';
import type { AssistancePrebookingBody, Insured } from '@tiquete/contracts';
import { offerTotal, unmetRulesOf, type Offer } from '../../model/offer';
import type { CheckedAssistance, CheckedInsured } from './assistanceSchema';

export interface PolicyVersions {
  terms: string;
  data: string;
}
/** Body of `asisstances/prebookings`. It accepts the price, upgrades and terms of the plan on the page. */
export function toPrebookingBody(
  { holder, insured, emergency, health }: CheckedAssistance,
  offer: Offer,
  { terms, data }: PolicyVersions,
): AssistancePrebookingBody {
  const { plan, search, upgrades } = offer;
  const { phone, ...contact } = emergency;
  return {
    sessionCode: search.sessionCode,
    hotelCode: '',
    productCode: plan.productCode,
    Referencia: '',
    Canal: '1',
    customer: toCustomer(holder),
    Guests: insured.map(toInsured),
    Observaciones: '',
    in_simular: 0,
    assistanceCode: plan.assistanceCode,
    upgrades,
    emergency_contact: { ...contact, ...phone },
    ...(health ? { health_consent: { version: data, guardian: health.guardian } } : {}),
    // The form requires this consent when there are such rules.
    entry_rules_accepted: unmetRulesOf(offer).map(({ code }) => code),
    expected_total: offerTotal(offer),
    accepts: {
      terms_version: terms,
      data_policy_version: data,
      cancellation_policy_hash: plan.cancellation_policy_hash,
    },
  };
}
function toInsured({ name, lastname, birth, ...one }: CheckedInsured): Insured {
  const { identity, nationality, beneficiary, medical } = one;
  return {
    name,
    lastname,
    ...identity,
    birth_date: birth,
    nationality,
    medical_conditions: medical,
    ...(beneficiary ? { beneficiary } : {}),
  };
}
