import { BookingFact, useCheckoutWords, type SectionProps } from '@tiquete/checkout';
import { PolicyFacts } from '../sold/PolicyFacts';
import { PolicyHelp } from '../sold/PolicyHelp';

/** The days, the sum, who is insured, and whom to call from where. */
export function BoughtPlan({ booking }: SectionProps) {
  const t = useCheckoutWords();
  const people = booking.passengers.map(({ name, lastname }) => `${name} ${lastname}`).join(', ');
  return (
    <>
      <PolicyFacts booking={booking}>
        {people && <BookingFact term={t('checkout.result.insured')}>{people}</BookingFact>}
      </PolicyFacts>
      <PolicyHelp booking={booking} />
    </>
  );
}
