import { useCallback, useMemo } from 'react';
import { useKeptForm } from '@tiquete/checkout/form';
import type { FlightPrebooking } from '@tiquete/contracts';
import type { CheckoutDraft } from '../readDraft';
import { flightSchema } from './flightSchema';
import { initialValues, toKept, withHolder, type FlightValues } from './formValues';

/** The form that this offer's booking requirements ask for. */
export function useFlightForm(
  { bookingRequirements, offer }: FlightPrebooking,
  draft: CheckoutDraft | null,
) {
  const { travelerRequirements: requirements, nameMaxLength } = bookingRequirements;
  const first = offer.itineraries[0]?.departureDate ?? '';
  const last = offer.itineraries.at(-1)?.arrivalDate ?? first;
  // Prices that are asked again may ask for other papers; the same ones keep the form as it is.
  const asked = JSON.stringify(requirements);
  /* oxlint-disable react/exhaustive-deps -- equal requirements are one and the same */
  const schema = useMemo(
    () => flightSchema(requirements, { first, last, nameMaxLength }),
    [asked, first, last, nameMaxLength],
  );
  const initial = useCallback(
    (kept: CheckoutDraft | null) => initialValues(requirements, kept),
    [asked],
  );
  const complete = useCallback((values: FlightValues) => withHolder(values, requirements), [asked]);
  /* oxlint-enable react/exhaustive-deps */
  return useKeptForm({ schema, complete, draft, initial, toDraft: toKept });
}
