import { useState } from 'react';
import { CheckoutContext } from '@tiquete/checkout';
import type { BookingDetail, PackagePassengerChange } from '@tiquete/contracts';
import { readPackageSnapshot } from '@tiquete/contracts/package-snapshot';
import { useLazyMessages } from '@tiquete/platform';
import { css, Select, type Theme } from '@tiquete/ui';
import type { Trip } from '../formValues';
import { checkoutNames } from '../../packageCheckout';
import { change as words } from '../../../messages/change';
import { checkout } from '../../../messages/checkout';
import { PassengerForm, type PassengerFormProps } from './PassengerForm';

export interface ChosenPassengerProps extends Omit<PassengerFormProps, 'passenger' | 'trip'> {
  booking: BookingDetail;
  passengers: PackagePassengerChange['passengers'];
}
/** Choice of the passenger to change, then the form for the new one. */
export function ChosenPassenger({ booking, passengers, ...form }: ChosenPassengerProps) {
  const t = useLazyMessages('packages-change', words);
  useLazyMessages(checkoutNames.namespace, { checkout });
  const [chosen, setChosen] = useState('');
  const passenger = passengers.find(({ number }) => String(number) === chosen);
  const options = passengers.map(({ number, name, lastname, type, room, age }) => ({
    value: String(number),
    label: t('place', {
      name: `${name} ${lastname}`,
      person: t(`people.${type}`, { count: age }),
      room,
    }),
  }));
  return (
    <CheckoutContext value={checkoutNames}>
      <div css={parts}>
        <Select
          label={t('who')}
          value={chosen}
          options={[{ value: '', label: t('choose') }, ...options]}
          onChange={setChosen}
        />
        {passenger && (
          <PassengerForm key={chosen} passenger={passenger} trip={tripOf(booking)} {...form} />
        )}
      </div>
    </CheckoutContext>
  );
}
/** The trip from the booking's snapshot. */
function tripOf({ snapshot, date_from, date_to }: BookingDetail): Trip {
  const { ages_on, ...sold } = readPackageSnapshot(snapshot);
  return { ...sold, DateBegin: date_from, DateEnd: date_to, ...(ages_on && { ages_on }) };
}
const parts = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  width: 100%;
`;
