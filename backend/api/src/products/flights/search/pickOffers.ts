import type { FlightOffer, FlightSource } from '@tiquete/contracts';
import type { PackedOffers } from '../../../lib/search/createOfferSets';
import type { FindProblem, OfferProblem } from './offerProblem';
import type { SupplierFlightOffer } from '../ports';
import { type FlightSession, oursOf } from '../session';
import { packOffers } from '../offers';
import { toFlightOffer } from './toFlightOffer';

/** The vendor's own limit of one answer. */
const MAX_OFFERS = 250;

export interface PickedOffers {
  /** Offers as shown: with ids of the session, mark-up and fee. */
  offers: FlightOffer[];
  /** Parts of the offers that the session stores. */
  packed: PackedOffers;
  /** Distinct reasons why other offers may not be shown. */
  problems: OfferProblem[];
}
/** The cheapest offers that may be shown. All others are left out here, so that later steps need no check. */
export async function pickOffers(
  given: readonly SupplierFlightOffer[],
  source: FlightSource,
  session: FlightSession,
  findProblem: FindProblem,
): Promise<PickedOffers> {
  const ours = oursOf(session, source);
  const problems: OfferProblem[] = [];
  const isGood = (offer: SupplierFlightOffer): boolean => {
    const problem = findProblem(toFlightOffer({ id: '', source, offer, ...ours }));
    if (problem) problems.push(problem);
    return problem === null;
  };
  const good = [...given]
    .sort((a, b) => a.totalPrice - b.totalPrice)
    .filter(isGood)
    .slice(0, MAX_OFFERS);
  const packed = await packOffers(session, source, good);
  return {
    offers: good.map((offer, index) =>
      toFlightOffer({ id: packed.codes[index] ?? '', source, offer, ...ours }),
    ),
    packed,
    problems,
  };
}
