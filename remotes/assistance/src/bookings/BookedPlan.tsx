import { useMessages } from '@tiquete/platform';
import { BookingFact, type SectionProps } from '@tiquete/checkout';
import { css, type Theme } from '@tiquete/ui';
import { PolicyFacts } from './PolicyFacts';
import { PolicyHelp } from './PolicyHelp';

/** Days, insured sum, insured people and emergency numbers of a booked plan. */
export function BookedPlan({ booking }: SectionProps) {
  const t = useMessages('assistance');
  const people = booking.passengers.map(({ name, lastname }) => `${name} ${lastname}`).join(', ');
  return (
    <div css={parts}>
      <PolicyFacts booking={booking}>
        {people && <BookingFact term={t('checkout.result.insured')}>{people}</BookingFact>}
      </PolicyFacts>
      <PolicyHelp booking={booking} />
    </div>
  );
}
const parts = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
`;
