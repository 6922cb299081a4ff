import type { Customer } from '@tiquete/contracts';
import type { PolicyOrder } from '../ports';

/** The buyer as emergency contact when no other is named, because the supplier requires one. */
export const buyerContact = ({
  name,
  lastname,
  phone_country,
  phone,
  email,
}: Customer): PolicyOrder['emergencyContact'] => ({
  name: `${name} ${lastname}`,
  phone: `+${phone_country}${phone}`,
  email,
});
