import { useCallback, useMemo } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { useKeptForm } from '@tiquete/checkout/form';
import type { FlightPrebooking } from '@tiquete/contracts';
import type { FlightDraftKept } from '../readDraft';
import { flightSchema, type CheckedFlight } from './flightSchema';
import { initialValues, toKept, withHolder, type FlightValues } from './formValues';

/** The form that this offer's booking requirements ask for. */
export function useFlightForm(
  { bookingRequirements, offer }: FlightPrebooking,
  draft: FlightDraftKept | null,
) {
  const { travelerRequirements: requirements } = bookingRequirements;
  const first = offer.itineraries[0]?.departureDate ?? '';
  const last = offer.itineraries.at(-1)?.arrivalDate ?? first;
  // Prices that are asked again may ask for other papers; the same ones keep the form as it is.
  const asked = JSON.stringify(requirements);
  /* eslint-disable react-hooks/exhaustive-deps -- equal requirements are one and the same */
  const resolver = useMemo(
    () => fillingHolder(zodResolver(flightSchema(requirements, { first, last })), requirements),
    [asked, first, last],
  );
  const initial = useCallback(
    (kept: FlightDraftKept | null) => initialValues(requirements, kept),
    [asked],
  );
  /* eslint-enable react-hooks/exhaustive-deps */
  return useKeptForm<FlightValues, CheckedFlight, FlightDraftKept>({
    resolver,
    draft,
    initial,
    toDraft: toKept,
  });
}
type FlightResolver = Resolver<FlightValues, unknown, CheckedFlight>;
const fillingHolder =
  (
    resolve: FlightResolver,
    requirements: FlightPrebooking['bookingRequirements']['travelerRequirements'],
  ): FlightResolver =>
  (values, context, options) =>
    resolve(withHolder(values, requirements), context, options);
