import type { LegalTextOf } from './legalText';
import { dataRights } from './dataRights';
import { dataUses } from './dataUses';
import { sellerIdentity } from './identity';

/** The platform's template. The brand console asks for a review; docs/legal-sources.md lists the norms. */
export const dataPolicyText: LegalTextOf = (brand) => ({
  title: 'Política de tratamiento de datos personales',
  description: `Cómo ${brand.name} trata tus datos personales y cómo ejercer tus derechos.`,
  updated: '30 de noviembre de 2026',
  intro: [
    `Esta política explica qué datos personales trata ${brand.legal_name}, para qué, con quién los comparte y cómo puedes conocerlos, corregirlos o pedir que se borren. Se basa en el artículo 15 de la Constitución, la Ley 1581 de 2012 y el Decreto 1377 de 2013 (compilado en el Decreto 1074 de 2015).`,
  ],
  sections: [
    { id: 'responsable', title: '1. Responsable del tratamiento', blocks: [sellerIdentity(brand)] },
    {
      id: 'definiciones',
      title: '2. Palabras que usamos',
      blocks: [
        {
          list: [
            'Dato personal: lo que permite identificarte, directa o indirectamente.',
            'Dato sensible: el que afecta tu intimidad o puede causar discriminación, como los de salud o los biométricos.',
            'Titular: la persona a la que pertenecen los datos.',
            'Encargado: quien trata datos por cuenta nuestra.',
            'Transferencia: el envío de datos a otro responsable. Transmisión: el envío a un encargado.',
          ],
        },
      ],
    },
    ...dataUses(brand),
    ...dataRights(brand),
  ],
});
