import type { FlightSearchResponse, SharedFlightSearchResponse } from '@tiquete/contracts';

type Answer = FlightSearchResponse | SharedFlightSearchResponse;
const isShared = (answer: Answer): answer is SharedFlightSearchResponse =>
  'fareDetails' in answer.dictionaries;

/** The answer with every price and fare detail inside its offer. Offers of four segments or more share them on the wire. */
export function withFares(answer: Answer): FlightSearchResponse {
  if (!isShared(answer)) return answer;
  const { prices, fareDetails } = answer.dictionaries;
  return {
    ...answer,
    data: answer.data.map((offer) => ({
      ...offer,
      travelerPricings: offer.travelerPricings.flatMap((pricing) => {
        const price = prices[pricing.price];
        if (!price) return [];
        const details = pricing.fareDetailsBySegment.flatMap((place) => fareDetails[place] ?? []);
        return [{ ...pricing, price, fareDetailsBySegment: details }];
      }),
    })),
  };
}
