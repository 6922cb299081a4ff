import { css, type Theme } from '@tiquete/ui';
import { namesOf } from './namesOf';
import type { SoldFlight } from '@tiquete/contracts/flight-snapshot';
import type { TranslateSold } from '../messages/sold';

/** Chosen seats and bags, each with its passenger. */
export function ChosenServices({
  flight: { services, offer },
  passengers,
  t,
}: {
  flight: SoldFlight;
  passengers: readonly string[];
  t: TranslateSold;
}) {
  if (services.length === 0) return null;
  const names = namesOf(offer, passengers);
  return (
    <div>
      <h3>{t('services')}</h3>
      <ul css={list}>
        {services.map(({ kind, name, travelerIds, quantity }, index) => {
          const counted = quantity > 1 ? t('counted', { name, quantity }) : name;
          const who = travelerIds
            .map((id) => names.get(id) ?? '')
            .filter(Boolean)
            .join(', ');
          return (
            <li key={`${kind} ${index}`}>
              {who ? t('service', { traveler: who, name: counted }) : counted}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  margin-top: ${theme.spacing(2)};
  padding-inline-start: ${theme.spacing(5)};
  list-style: disc;
`;
