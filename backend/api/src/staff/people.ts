import type { OperationsPeople } from '@tiquete/contracts';
import { maskDocument } from '../lib/privacy/maskDocument';
import { buyerNames, type People } from '../bookings';

export const toPeople = ({ customer, passengers }: People): OperationsPeople => ({
  customer: {
    name: Object.values(buyerNames(customer))
      .filter((name) => name !== null)
      .join(', '),
    document: customer.document ?? '',
    email: customer.email,
    phone: `+${customer.phone_country} ${customer.phone}`,
  },
  passengers: passengers.map(({ name, lastname, type, room, age, document }) => ({
    name: `${name} ${lastname}`.trim(),
    type,
    room,
    age,
    document,
  })),
});

/** Enough to distinguish two people on the telephone. */
export const toMaskedPeople = (people: People): OperationsPeople => {
  const { customer, passengers } = toPeople(people);
  return {
    customer: {
      name: maskName(customer.name),
      document: maskDocument(customer.document),
      email: maskEmail(customer.email),
      phone: maskDocument(customer.phone),
    },
    passengers: passengers.map((one) => ({
      ...one,
      name: maskName(one.name),
      document: maskDocument(one.document),
    })),
  };
};

const maskName = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${part.slice(0, 1)}•••`)
    .join(' ');
function maskEmail(email: string): string {
  const sign = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(sign)}`;
}
