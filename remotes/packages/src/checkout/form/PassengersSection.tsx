import { group, quiet, step } from '@tiquete/checkout/form';
import { formatDayYear, useMessages } from '@tiquete/platform';
import { needsPassport, type Journey } from './formValues';
import { validUntil } from './packageSchema';
import { PassengerFields } from './PassengerFields';

/** Everybody who travels, room by room, in the order of the price. */
export function PassengersSection({ journey }: { journey: Journey }) {
  const t = useMessages('packages');
  const { rooms, by_passenger } = journey;
  return (
    <section aria-labelledby="checkout-passengers" css={step}>
      <div>
        <h2 id="checkout-passengers">{t('checkout.steps.passengers')}</h2>
        <p css={quiet}>
          {needsPassport(journey)
            ? t('checkout.passportHint', { day: formatDayYear(validUntil(journey)) })
            : t('checkout.documentHint')}
        </p>
      </div>
      {rooms.map(({ room, room_type }) => (
        <fieldset key={room} css={group}>
          <legend>
            {t('checkout.room', { number: room, type: t(`checkout.roomTypes.${room_type}`) })}
          </legend>
          {by_passenger.map((person, index) =>
            person.room === room ? (
              <PassengerFields key={index} index={index} journey={journey} />
            ) : null,
          )}
        </fieldset>
      ))}
    </section>
  );
}
