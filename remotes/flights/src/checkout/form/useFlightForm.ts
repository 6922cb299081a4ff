import { useCallback, useMemo } from 'react';
import { useCheckoutForm } from '@tiquete/checkout/form';
import type { FlightPrebooking } from '@tiquete/contracts';
import { useStable } from '@tiquete/platform';
import type { CheckoutDraft } from '../readDraft';
import { flightSchema } from './flightSchema';
import { initialValues, toDraft, withHolder } from './formValues';

/** The form with the fields that booking this offer requires. */
export function useFlightForm(
  { bookingRequirements, offer }: FlightPrebooking,
  draft: CheckoutDraft | null,
) {
  const { travelerRequirements, nameMaxLength } = bookingRequirements;
  const first = offer.itineraries[0]?.departureDate ?? '';
  const last = offer.itineraries.at(-1)?.arrivalDate ?? first;
  // A new price may require other documents. Equal requirements return the same form.
  const requirements = useStable(JSON.stringify(travelerRequirements), travelerRequirements);
  const schema = useMemo(
    () => flightSchema(requirements, { first, last, nameMaxLength }),
    [requirements, first, last, nameMaxLength],
  );
  const initial = useCallback(
    (stored: CheckoutDraft | null) => initialValues(requirements, stored),
    [requirements],
  );
  return useCheckoutForm({ schema, complete: withHolder, draft, initial, toDraft });
}
