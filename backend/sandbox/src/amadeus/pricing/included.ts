import type { FlightInventory, Tariff } from '../../flights';
import { CURRENCY, gdsMoney } from '../money';
import type { WireOffer } from '../offer/offerSchema';
import type { Include } from './pricingSchema';
import type { Priced } from '../offer/selection';
import { priorityPrice } from '../offer/services';

const price = (pesos: number) => ({ amount: gdsMoney(pesos), currencyCode: CURRENCY });
const numbered = <T>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((entry, index) => [String(index + 1), entry]));
const seatedOf = ({ travelerPricings }: WireOffer) =>
  travelerPricings
    .filter(({ travelerType }) => travelerType !== 'HELD_INFANT')
    .map(({ travelerId }) => travelerId);
const segmentsOf = (wire: WireOffer, bound: number) =>
  wire.itineraries[bound]?.segments.map(({ id }) => id) ?? [];

/** Extra bags: one entry per itinerary and number of bags, with their total price. */
const bags = (inventory: FlightInventory, { wire, offer }: Priced) =>
  inventory
    .extraBags(offer)
    .filter(({ kind }) => kind === 'CHECKED')
    .flatMap(({ bound, kg, prices }) =>
      prices.map((_, index) => ({
        quantity: index + 1,
        weight: kg,
        weightUnit: 'KG',
        name: 'CHECKED_BAG',
        price: price(prices.slice(0, index + 1).reduce((sum, each) => sum + each, 0)),
        bookableByItinerary: true,
        segmentIds: segmentsOf(wire, bound),
        travelerIds: seatedOf(wire),
      })),
    );
const otherServices = ({ wire, offer }: Priced) =>
  offer.bounds.flatMap(({ tariff }, bound) =>
    tariff.hasPriorityBoarding
      ? []
      : [
          {
            name: 'PRIORITY_BOARDING',
            price: price(priorityPrice(offer)),
            bookableByTraveler: true,
            bookableByItinerary: true,
            segmentIds: segmentsOf(wire, bound),
            travelerIds: seatedOf(wire),
          },
        ],
  );
const sentence = (what: string, { isAllowed, fee }: { isAllowed: boolean; fee: number }) => {
  if (!isAllowed) return `${what} NOT PERMITTED.`;
  return fee === 0
    ? `${what} PERMITTED FREE OF CHARGE.`
    : `${what} PERMITTED. CHARGE ${CURRENCY} ${fee} PER PASSENGER.`;
};
const ALWAYS = [
  'NO-SHOW: FARE IS NOT REFUNDABLE. UNUSED TAXES OF STATES AND AIRPORTS ARE.',
  'NAME CHANGES NOT PERMITTED.',
];
function fareNotes({ change, refund }: Tariff) {
  const lines = [
    'PENALTIES',
    'BEFORE DEPARTURE',
    sentence('CHANGES', change),
    sentence('CANCELLATIONS', refund),
    ...ALWAYS,
  ];
  return { descriptions: [{ descriptionType: 'PE', text: lines.join('\n') }] };
}
const fareRules = ({ wire, offer }: Priced) =>
  wire.itineraries.flatMap(({ segments }, bound) =>
    segments.flatMap(({ id }, index) => {
      const sold = offer.bounds[bound];
      return sold
        ? [
            {
              fareBasis: sold.fares[index]?.fareBasis,
              name: sold.tariff.name.toUpperCase(),
              fareNotes: fareNotes(sold.tariff),
              segmentId: id,
            },
          ]
        : [];
    }),
  );
const CARDS = ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'];
const cardFees = (priced: readonly Priced[]) =>
  CARDS.flatMap((brand) =>
    priced.map(({ wire }) => ({
      brand,
      amount: gdsMoney(0),
      currency: CURRENCY,
      flightOfferId: wire.id,
    })),
  );

/** Services on sale with the offers, and the travel restrictions. */
export function includedOf(
  inventory: FlightInventory,
  priced: readonly Priced[],
  include: readonly Include[],
): Record<string, Record<string, unknown>> {
  const parts: Record<Include, () => unknown[]> = {
    bags: () => priced.flatMap((one) => bags(inventory, one)),
    'other-services': () => priced.flatMap(otherServices),
    'detailed-fare-rules': () => priced.flatMap(fareRules),
    'credit-card-fees': () => cardFees(priced),
  };
  return Object.fromEntries(include.map((name) => [name, numbered(parts[name]())]));
}
