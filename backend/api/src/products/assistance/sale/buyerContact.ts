import type { Customer } from '@tiquete/contracts';
import type { PolicyOrder } from '../ports';

/** The buyer as emergency contact, where no other one is named: the supplier requires one. */
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
