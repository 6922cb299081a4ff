import { use } from 'react';
import {
  FormCheckbox,
  group,
  NameFields,
  quiet,
  step,
  SavedTraveler,
  SavedTravelersContext,
  SaveTraveler,
} from '@tiquete/checkout/form';
import type { Room, TravelerSummary } from '@tiquete/contracts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '@tiquete/platform';
import type { CheckoutValues } from './formValues';

/** The adult who is responsible for each room. The hotel needs no other names. */
export function GuestsSection({ rooms }: { rooms: readonly Room[] }) {
  const t = useMessages('hotels');
  return (
    <section aria-labelledby="checkout-guests" css={step}>
      <div>
        <h2 id="checkout-guests">{t('checkout.steps.guests')}</h2>
        <p css={quiet}>{t('checkout.guestsHint')}</p>
      </div>
      {rooms.map((room, index) => (
        <RoomGuest key={index} room={room} index={index} />
      ))}
    </section>
  );
}
function RoomGuest({ room, index }: { room: Room; index: number }) {
  const t = useMessages('hotels');
  const { control } = useFormContext<CheckoutValues>();
  const isStaying = useWatch({ control, name: 'isStaying' }) && index === 0;
  const guests = t('search.guestsCount', { count: room.adults + room.childrens.length });
  return (
    <fieldset css={group}>
      <legend>{t('checkout.room', { number: index + 1, guests })}</legend>
      {index === 0 && (
        <FormCheckbox<CheckoutValues> name="isStaying" label={t('checkout.staying')} />
      )}
      {isStaying ? (
        <HolderStays />
      ) : (
        <>
          <SavedGuest index={index} />
          <NameFields<CheckoutValues> of={`rooms.${index}`} />
          <SaveTraveler of={`rooms.${index}`} />
        </>
      )}
    </fieldset>
  );
}
function HolderStays() {
  const t = useMessages('hotels');
  const { control } = useFormContext<CheckoutValues>();
  const [name, lastname] = useWatch({ control, name: ['holder.name', 'holder.lastname'] });
  const full = `${name} ${lastname}`.trim();
  return (
    <p css={quiet}>
      {full ? t('checkout.stayingAs', { name: full }) : t('checkout.stayingUnnamed')}
    </p>
  );
}
/** Fills the names from a saved adult. */
function SavedGuest({ index }: { index: number }) {
  const { setValue } = useFormContext<CheckoutValues>();
  const adults = use(SavedTravelersContext).travelers.filter((traveler) => !traveler.is_minor);
  const fill = async ({ name, lastname }: TravelerSummary) => {
    setValue(`rooms.${index}.name`, name, { shouldValidate: true });
    setValue(`rooms.${index}.lastname`, lastname, { shouldValidate: true });
  };
  return <SavedTraveler travelers={adults} onChosen={fill} />;
}
