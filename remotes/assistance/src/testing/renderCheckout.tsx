import { screen } from '@testing-library/react';
import {
  fill,
  renderCheckoutPage,
  section,
  type CheckoutRenderOptions,
} from '@tiquete/checkout/testing';
import type { AssistancePrebookingBody } from '@tiquete/contracts';
import { addDays } from '@tiquete/platform';
import { Page } from '../checkout/checkout';
import { aPlan, aQuery, aResult } from './builders';
import { aBooking, aCheckoutUrl, aPayment, aPrebooking, noExtras } from './checkoutBuilders';
import { renderAssistance } from './renderAssistance';

export { acceptPolicies, fill, payButton, press, section, tick } from '@tiquete/checkout/testing';

/** Renders the checkout. Unless `options` says otherwise, the api sells the plan. */
export function renderCheckout(options: CheckoutRenderOptions = {}) {
  const rendered = renderCheckoutPage(
    renderAssistance,
    (goTo) => <Page goTo={goTo} />,
    {
      'POST asisstances/searchs': () => aResult([aPlan]),
      'POST asisstances/prebookings': () => aPrebooking,
      'POST optionals/searchs': () => noExtras,
      'POST payments': () => ({ data: aPayment }),
      'GET payments/:reference': () => ({ data: aPayment }),
      'GET bookings/:id': () => ({ data: aBooking }),
    },
    { route: aCheckoutUrl, ...options },
  );
  const bodies = () =>
    rendered.bodies('POST asisstances/prebookings').map((body) => body as AssistancePrebookingBody);
  return { ...rendered, bodies };
}
export const person = (name: RegExp) => screen.findByRole('group', { name });
/** A birth date that gives this age on the first day of cover. */
export function bornFor(age: number): { Día: string; Mes: string; Año: string } {
  const [year = '', month = '', day = ''] = addDays(aQuery.checkin, -40).split('-');
  return { Día: String(Number(day)), Mes: String(Number(month)), Año: String(Number(year) - age) };
}
/** Fills the form for a senior who buys, an adult and a child. */
export async function fillCheckout() {
  await fill(await section('Quién compra'), {
    Nombre: 'Rosa',
    Apellido: 'Pérez',
    'Correo electrónico': 'rosa@correo.com',
    Teléfono: '300 123 45 67',
    'Tipo de documento': '5',
    'Número de documento': 'AB777777',
    Género: '49',
    ...bornFor(72),
  });
  await fill(await person(/^Persona 2: 35 años/), {
    Nombre: 'Luis',
    Apellido: 'Gómez',
    'Tipo de documento': '5',
    'Número de documento': 'AB123456',
    ...bornFor(35),
  });
  await fill(await person(/^Persona 3: 7 años/), {
    Nombre: 'Sol',
    Apellido: 'Gómez',
    'Tipo de documento': '5',
    'Número de documento': 'AB654321',
    ...bornFor(7),
  });
  await fill(await section('Contacto de emergencia'), {
    'Nombre completo': 'Marta Díaz',
    'Correo del contacto': 'marta@correo.com',
    'Teléfono del contacto': '300 765 43 21',
  });
}
