import { useId, use } from 'react';
import {
  FormCheckbox,
  group,
  NameFields,
  quiet,
  step,
  SavedTraveler,
  SavedTravelersContext,
} from '@tiquete/checkout/form';
import type { Room, TravelerSummary } from '@tiquete/contracts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { useGuestLabel } from './useGuestLabel';
import type { CheckoutValues } from './formValues';

/** Names of all guests, room by room. The first adult is responsible for the room. */
export function GuestsSection({ rooms }: { rooms: readonly Room[] }) {
  const t = useMessages('hotels');
  return (
    <section aria-labelledby="checkout-guests" css={step}>
      <h2 id="checkout-guests">{t('checkout.steps.guests')}</h2>
      {rooms.map((room, index) => (
        <RoomGuests key={index} room={room} index={index} />
      ))}
    </section>
  );
}
function RoomGuests({ room, index }: { room: Room; index: number }) {
  const t = useMessages('hotels');
  const { control } = useFormContext<CheckoutValues>();
  const isStaying = useWatch({ control, name: 'isStaying' }) && index === 0;
  const label = useGuestLabel();
  return (
    <fieldset css={group}>
      <legend>{t('checkout.room', { number: index + 1 })}</legend>
      {index === 0 && (
        <FormCheckbox<CheckoutValues> name="isStaying" label={t('checkout.staying')} />
      )}
      {isStaying && <HolderStays />}
      {Array.from({ length: room.adults + room.childrens.length }, (_, guest) =>
        isStaying && guest === 0 ? null : (
          <GuestFields
            key={guest}
            room={index}
            guest={guest}
            label={label(room, guest)}
            isMinor={guest >= room.adults}
          />
        ),
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
function GuestFields({
  room,
  guest,
  label,
  isMinor,
}: {
  room: number;
  guest: number;
  label: string;
  isMinor: boolean;
}) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} css={guestBox}>
      <h3 id={titleId}>{label}</h3>
      <SavedGuest room={room} guest={guest} isMinor={isMinor} />
      <NameFields<CheckoutValues> of={`rooms.${room}.guests.${guest}`} />
    </div>
  );
}
const guestBox = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  h3 {
    ${theme.type.body}
    font-weight: ${theme.weight.strong};
  }
`;

/** Fills a guest's names from a saved traveller: children from children, adults from adults. */
function SavedGuest({ room, guest, isMinor }: { room: number; guest: number; isMinor: boolean }) {
  const { setValue } = useFormContext<CheckoutValues>();
  const travelers = use(SavedTravelersContext).travelers.filter(
    (traveler) => traveler.is_minor === isMinor,
  );
  const fill = async ({ name, lastname }: TravelerSummary) => {
    setValue(`rooms.${room}.guests.${guest}.name`, name, { shouldValidate: true });
    setValue(`rooms.${room}.guests.${guest}.lastname`, lastname, { shouldValidate: true });
  };
  return <SavedTraveler travelers={travelers} onChosen={fill} />;
}
