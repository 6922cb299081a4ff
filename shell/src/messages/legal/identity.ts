import type { Brand } from '@tiquete/contracts';
import type { LegalBlock } from './legalText';

/** Date of the last change of the three legal texts. */
export const UPDATED = '20 de noviembre de 2026';

/**
 * Identity that the law requires: Ley 1480 de 2011, art. 50 a): name, NIT, judicial address, phone and e-mail; Decreto 1836
 * de 2021: RNT.
 */
export const sellerIdentity = ({
  legal_name,
  nit,
  rnt,
  address,
  phones,
  whatsapp,
  email,
}: Brand): LegalBlock => ({
  list: [
    `Razón social: ${legal_name}`,
    `Identificación tributaria: ${nit}`,
    `Registro Nacional de Turismo: ${rnt}`,
    `Dirección de notificación judicial: ${address}`,
    ...phones.map(({ label, number }) => `Teléfono (${label}): ${number}`),
    `WhatsApp: +${whatsapp}`,
    `Correo electrónico: ${email}`,
  ],
});
