import type { AccountMailData } from '../templates';
import { type Block, type Email, note, text } from '../layout/email';
import { pluralize } from '../../lib/text/pluralize';

export type Absolute = (path: string) => string;
export const greeting = (name: string): Block => text(name === '' ? 'Hola:' : `Hola, ${name}:`);
export const hours = (count: number) => pluralize(count, 'hora', 'horas');

const CONFIRM: Record<
  AccountMailData<'account.confirm'>['purpose'],
  Record<'subject' | 'words', (brand: string) => string> & Record<'title' | 'label', string>
> = {
  EMAIL: {
    subject: (brand) => `Confirma tu nuevo correo en ${brand}`,
    title: 'Confirma tu nuevo correo',
    words: (brand) =>
      `Pediste usar este correo en tu cuenta de ${brand}. Abre el enlace en el navegador donde lo pediste, con tu sesión iniciada: en otro no hace nada.`,
    label: 'Confirmar mi correo',
  },
  REGISTRATION: {
    subject: (brand) => `Crea tu cuenta en ${brand}`,
    title: 'Crea tu cuenta',
    words: (brand) =>
      `Pediste una cuenta de ${brand} con este correo. Abre el enlace y elige tu nombre y tu contraseña: solo se puede desde aquí.`,
    label: 'Elegir mi contraseña',
  },
};

export const confirmAccount = (
  { name, url, hours: valid, purpose }: AccountMailData<'account.confirm'>,
  brand: string,
  absolute: Absolute,
): Email => {
  const { subject, title, words, label } = CONFIRM[purpose];
  return {
    subject: subject(brand),
    preheader: `El enlace vence en ${hours(valid)}.`,
    tone: 'info',
    title,
    blocks: [
      greeting(name),
      text(words(brand)),
      { kind: 'action', label, url: absolute(url) },
      note(
        `El enlace sirve una sola vez y vence en ${hours(valid)}. Si no fuiste tú, no hagas nada: sin tu confirmación no cambia nada.`,
      ),
    ],
  };
};

export const resetPassword = (
  { name, url, minutes }: AccountMailData<'account.reset'>,
  brand: string,
  absolute: Absolute,
): Email => ({
  subject: `Crea una nueva contraseña en ${brand}`,
  preheader: `El enlace vence en ${pluralize(minutes, 'minuto', 'minutos')}.`,
  tone: 'info',
  title: 'Crea una nueva contraseña',
  blocks: [
    greeting(name),
    text(`Pediste cambiar la contraseña de tu cuenta de ${brand}.`),
    { kind: 'action', label: 'Crear una nueva contraseña', url: absolute(url) },
    note(
      `El enlace sirve una sola vez y vence en ${pluralize(minutes, 'minuto', 'minutos')}. Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma. Nunca te la pediremos por correo ni por teléfono.`,
    ),
  ],
});

type What = AccountMailData<'account.changed'>['what'];
const CHANGED: Record<
  What,
  {
    subject: (brand: string) => string;
    title: string;
    words: (brand: string) => string;
    label: string;
    warning: string;
  }
> = {
  PASSWORD: {
    subject: (brand) => `Cambiaste tu contraseña en ${brand}`,
    title: 'Tu contraseña cambió',
    words: (brand) =>
      `La contraseña de tu cuenta de ${brand} cambió y cerramos tus otras sesiones.`,
    label: 'Crear una nueva contraseña',
    warning: 'Si no fuiste tú, crea una nueva contraseña ahora mismo y escríbenos.',
  },
  PASSWORD_RESET: {
    subject: (brand) => `Tu contraseña en ${brand} es nueva`,
    title: 'Creaste una nueva contraseña',
    words: (brand) =>
      `La contraseña de tu cuenta de ${brand} cambió con un enlace que enviamos a este correo, y cerramos todas las sesiones.`,
    label: 'Crear una nueva contraseña',
    warning:
      'Si no fuiste tú, alguien puede leer tu correo: cambia también su contraseña y escríbenos.',
  },
  EMAIL_RESTORED: {
    subject: (brand) => `Tu correo ya no es el de la cuenta en ${brand}`,
    title: 'La cuenta volvió a su correo anterior',
    words: (brand) =>
      `La cuenta de ${brand} que usaba este correo volvió al anterior. Lo pidieron desde el buzón anterior y cerramos todas las sesiones.`,
    label: 'Ver mi cuenta',
    warning: 'Si crees que es un error, responde a este mensaje.',
  },
  EXISTS: {
    subject: (brand) => `Ya tienes una cuenta en ${brand}`,
    title: 'Ya tienes una cuenta con este correo',
    words: (brand) =>
      `Alguien intentó crear una cuenta de ${brand} con este correo, que ya tiene una. Si fuiste tú, entra con tu contraseña o crea una nueva.`,
    label: 'Crear una nueva contraseña',
    warning: 'Si no fuiste tú, no hagas nada: tu cuenta sigue igual y nadie supo que existe.',
  },
};

export const accountChanged = (
  { name, what, url }: AccountMailData<'account.changed'>,
  brand: string,
  absolute: Absolute,
): Email => {
  const { subject, title, words, label, warning } = CHANGED[what];
  return {
    subject: subject(brand),
    preheader: warning,
    tone: what === 'EXISTS' ? 'info' : 'warning',
    title,
    blocks: [
      greeting(name),
      text(words(brand)),
      ...(url === undefined ? [] : [{ kind: 'action', label, url: absolute(url) } as const]),
      note(warning),
    ],
  };
};

export const addressMoved = (
  { name, url, days }: AccountMailData<'account.moved'>,
  brand: string,
  absolute: Absolute,
): Email => ({
  subject: `Cambió el correo de tu cuenta en ${brand}`,
  preheader: `Si no fuiste tú, puedes deshacerlo durante ${pluralize(days, 'día', 'días')}.`,
  tone: 'warning',
  title: 'El correo de tu cuenta cambió',
  blocks: [
    greeting(name),
    text(
      `Tu cuenta de ${brand} usa ahora otro correo. Este ya no sirve para entrar. Si fuiste tú, no hagas nada.`,
    ),
    text('Si no fuiste tú, abre el enlace y elige otra contraseña.'),
    { kind: 'action', label: 'Volver a este correo', url: absolute(url) },
    note(
      `El enlace sirve una sola vez, durante ${pluralize(days, 'día', 'días')}. La cuenta vuelve a este correo y cerramos todas las sesiones.`,
    ),
  ],
});

export const accountDeleted = (
  { name }: AccountMailData<'account.deleted'>,
  brand: string,
): Email => ({
  subject: `Eliminamos tu cuenta de ${brand}`,
  preheader: 'Tus datos de cuenta ya no están con nosotros.',
  tone: 'info',
  title: 'Eliminamos tu cuenta',
  blocks: [
    greeting(name),
    text(
      `Como lo pediste, eliminamos tu cuenta de ${brand}, tus viajeros guardados y tus sesiones.`,
    ),
    note(
      'Conservamos lo que la ley nos obliga a guardar de tus compras, solo por el tiempo que ella manda. Si no fuiste tú, responde a este mensaje de inmediato.',
    ),
  ],
});

const ROLES = {
  'brand-admin': {
    does: 'administrar la marca',
    words: 'Podrás cambiar cómo se ve y qué vende, publicarlo y dar acceso a otras personas.',
  },
  viewer: {
    does: 'consultar la marca',
    words: 'Podrás ver todo lo de la marca y cómo queda su próximo cambio, sin cambiar nada.',
  },
  operator: {
    does: 'atender sus reservas',
    words: 'Podrás ver las reservas de los viajeros y resolver lo que les pase.',
  },
} as const;

export const invitation = (
  { name, url, role, by, days }: AccountMailData<'account.invitation'>,
  brand: string,
  absolute: Absolute,
): Email => ({
  subject: `Te invitan a ${ROLES[role].does} en ${brand}`,
  preheader: `El enlace vence en ${pluralize(days, 'día', 'días')} y es solo para este correo.`,
  tone: 'info',
  title: `Te invitan a ${ROLES[role].does}`,
  blocks: [
    greeting(name),
    text(`${by} te invita a ${ROLES[role].does} en ${brand}. ${ROLES[role].words}`),
    text('Si aún no tienes cuenta aquí, créala con este mismo correo y vuelve al enlace.'),
    { kind: 'action', label: 'Ver la invitación', url: absolute(url) },
    note(
      `El enlace sirve una sola vez, vence en ${pluralize(days, 'día', 'días')} y solo abre con la cuenta de este correo. Si no esperabas esta invitación, no hagas nada.`,
    ),
  ],
});
