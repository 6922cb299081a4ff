import type { AccountMailData } from '../templates/accountMails';
import type { Email } from '../emails/email';
import { type Absolute, hello, note, text } from './account';
import { pluralize } from '../../lib/text/pluralize';

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
    hello(name),
    text(`${by} te invita a ${ROLES[role].does} en ${brand}. ${ROLES[role].words}`),
    text('Si aún no tienes cuenta aquí, créala con este mismo correo y vuelve al enlace.'),
    { kind: 'action', label: 'Ver la invitación', url: absolute(url) },
    note(
      `El enlace sirve una sola vez, vence en ${pluralize(days, 'día', 'días')} y solo abre con la cuenta de este correo. Si no esperabas esta invitación, no hagas nada.`,
    ),
  ],
});
