import type { FlightInventory, Offer } from '../../flights';
import { findSeller } from '../../flights/airlines';
import { wireConditions } from './conditions';
import { heldUntil } from './offer';
import type { KnownOffer } from './offerStore';
import { isSeated, WIRE_TYPES } from './passengers';
import { inPesos, ndcMoney } from '../text';
import { wireCarrier } from './wirePlace';
import { wireSlices } from './wireSlice';

/** Accepted document types: a passport abroad, and any identity document, as `tax_id`, on domestic flights. */
export const documentTypes = (offer: Offer): string[] =>
  offer.isInternational ? ['passport'] : ['passport', 'tax_id'];

/** Airlines whose frequent flyer numbers an offer accepts: its own, unless that is a low-cost airline. */
export const loyaltyProgrammes = ({ validatingAirline }: Offer): string[] =>
  findSeller(validatingAirline)?.kind === 'LOW_COST' ? [] : [validatingAirline];

function wirePrice({ base, taxes, total }: Offer['travelers'][number]) {
  return {
    base_amount: ndcMoney(base),
    tax_amount: ndcMoney(total - base),
    total_amount: ndcMoney(total),
    taxes: taxes.map(({ code, name, amount, countryCode }) => ({
      code,
      name,
      amount: ndcMoney(amount),
      country_code: countryCode ?? null,
    })),
  };
}
function paymentRequirements(offer: Offer, now: Date) {
  const until = heldUntil(offer, now)?.toISOString() ?? null;
  return {
    requires_instant_payment: until === null,
    payment_required_by: until,
    price_guarantee_expires_at: until,
  };
}

/** An offer without its services. `seats_left` and each passenger's `price` are additions of this sandbox. */
export function wireNdcOffer(
  known: KnownOffer,
  offer: Offer,
  inventory: FlightInventory,
  now: Date,
) {
  const { passengers, privateFare } = known;
  const seated = passengers.filter(isSeated).length;
  const emissions =
    offer.bounds.flatMap(({ fares }) => fares).reduce((sum, { co2Kg }) => sum + co2Kg, 0) * seated;
  return {
    id: known.id,
    live_mode: false,
    partial: false,
    created_at: known.searchedAt.toISOString(),
    updated_at: now.toISOString(),
    expires_at: known.expiresAt.toISOString(),
    owner: wireCarrier(offer.validatingAirline, inventory),
    ...inPesos('total', offer.total),
    ...inPesos('base', offer.base),
    ...inPesos('tax', offer.taxes),
    total_emissions_kg: String(Math.round(emissions)),
    seats_left: offer.seatsLeft,
    conditions: wireConditions(offer),
    payment_requirements: paymentRequirements(offer, now),
    passenger_identity_documents_required: offer.isInternational,
    supported_passenger_identity_document_types: documentTypes(offer),
    supported_loyalty_programmes: loyaltyProgrammes(offer),
    private_fares:
      privateFare && offer.selection.corporateCode ? [{ type: 'corporate', ...privateFare }] : [],
    passengers: passengers.map(({ id, type, age }, index) => ({
      id,
      type: WIRE_TYPES[type],
      age,
      fare_type: null,
      loyalty_programme_accounts: [],
      price: offer.travelers[index] && wirePrice(offer.travelers[index]),
    })),
    slices: wireSlices({ inventory, key: known.key, offer, passengers }),
  };
}
