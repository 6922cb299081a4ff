import type { LegalTextOf } from './legalText';
import { sellerIdentity, UPDATED } from './identity';
import { termsOfBuying } from './termsOfBuying';
import { termsOfCancelling } from './termsOfCancelling';
import { termsOfTravelling } from './termsOfTravelling';

/** The platform's template. The brand console asks for a review; docs/legal-sources.md lists the norms. */
export const termsText: LegalTextOf = (brand) => ({
  title: 'Términos y condiciones',
  description: `Condiciones de uso, reserva, pago, cambios y cancelaciones de los servicios de ${brand.name}.`,
  updated: UPDATED,
  intro: [
    `Estas condiciones rigen el uso de este sitio y la compra de servicios turísticos a ${brand.legal_name} (en adelante, «${brand.name}»). Antes de pagar te pedimos leerlas y aceptarlas de forma expresa; no las damos por aceptadas por ti.`,
    'Nada de lo que dicen limita los derechos que te da la ley colombiana. Si una cláusula admite más de una lectura, vale la que más te favorezca.',
  ],
  sections: [
    {
      id: 'quien-vende',
      title: '1. Quién te vende',
      blocks: [
        sellerIdentity(brand),
        `${brand.name} actúa como agencia de viajes: te ofrece, reserva y cobra servicios que prestan hoteles, aerolíneas, aseguradoras, operadores y otros prestadores. En cada servicio te decimos quién lo presta.`,
      ],
    },
    {
      id: 'quien-puede-comprar',
      title: '2. Quién puede comprar',
      blocks: [
        'Para comprar debes ser mayor de edad y usar datos verdaderos, tuyos y de las personas que viajan contigo. Si compras para otras personas, confirmas que te autorizaron y que les contaste estas condiciones.',
        'Cuida tu contraseña. Si crees que alguien entró a tu cuenta, avísanos de inmediato para protegerla.',
      ],
    },
    ...termsOfBuying(brand),
    ...termsOfCancelling(brand),
    ...termsOfTravelling(brand),
  ],
});
