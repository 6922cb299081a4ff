import { cancellationLines, cartOf, type CheckoutFormProps } from '@tiquete/checkout';
import { SaleForm, useFieldName } from '@tiquete/checkout/form';
import { useBrand, useMessages, useSelector } from '@tiquete/platform';
import { useWatch } from 'react-hook-form';
import type { FlightCheckout } from '../flightCheckout';
import { SeatsAndBags } from './extras/SeatsAndBags';
import { FareTerms } from './FareTerms';
import { fieldNames, pointedField, travelerOf } from './fieldNames';
import { flightSale } from './flightSale';
import { holderDocuments } from './formValues';
import { toBookingBody } from './toBookingBody';
import { TravelersSection } from './TravelersSection';
import { useFlightForm } from './useFlightForm';
import { useTravelerLabel } from './useTravelerLabel';

/** Passengers, seats and bags, and terms of a flight. */
export function CheckoutForm({
  checkout,
  offer: { prebooking },
  draft,
  total,
}: CheckoutFormProps<FlightCheckout>) {
  const t = useMessages('flights-checkout');
  const fieldName = useFieldName();
  const { policy_versions: versions } = useBrand();
  const state = useSelector(checkout.select);
  const {
    travelerRequirements: requirements,
    nameMaxLength,
    loyaltyPrograms = [],
  } = prebooking.bookingRequirements;
  const form = useFlightForm(prebooking, draft);
  const isTraveling = useWatch({ control: form.control, name: 'isTraveling' });
  const travelerLabel = useTravelerLabel(requirements);
  const labelOf = (name: string) => {
    const index = travelerOf(name);
    return index === null
      ? undefined
      : t('checkout.travelerField', {
          field: fieldName(name),
          traveler: travelerLabel(index),
        });
  };
  return (
    <SaleForm
      checkout={checkout}
      sale={flightSale}
      form={form}
      toBody={(values) => toBookingBody(values, prebooking, cartOf(state), versions)}
      total={total}
      namesOf={() => fieldNames(requirements, form.getValues())}
      labelOf={labelOf}
      pointedField={(problem) => pointedField(problem, form.getValues())}
      holderDocuments={holderDocuments(isTraveling, requirements)}
      holderExpiry={
        isTraveling && requirements[0]?.passportRequired ? 'travelers.0.expiry' : undefined
      }
      travelers={
        <TravelersSection
          requirements={requirements}
          nameMaxLength={nameMaxLength}
          programs={loyaltyPrograms}
          isInternational={prebooking.is_international}
        />
      }
      services={
        <SeatsAndBags checkout={checkout} prebooking={prebooking} services={state.services} />
      }
      terms={<FareTerms prebooking={prebooking} />}
      termsOf={({ prebooking: { cancellation } }) =>
        cancellationLines(cancellation, t).map((line) => <p key={line}>{line}</p>)
      }
    />
  );
}
