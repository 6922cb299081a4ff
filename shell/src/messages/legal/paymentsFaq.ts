import type { LegalTextOf } from './legalText';
import { UPDATED } from './identity';
import { paymentsFaqAfter } from './paymentsFaqAfter';

/** Questions about payments. docs/legal-sources.md lists the norms behind the answers. */
export const paymentsFaqText: LegalTextOf = (brand) => ({
  title: 'Preguntas frecuentes sobre pagos',
  description: `Medios de pago, estados de un pago, reversiones y respuestas sobre las compras en ${brand.name}.`,
  updated: UPDATED,
  intro: [
    `Si no encuentras tu respuesta, escríbenos a ${brand.email} o por WhatsApp al +${brand.whatsapp}.`,
  ],
  sections: [
    {
      id: 'medios',
      title: '¿Con qué puedo pagar?',
      blocks: [
        `Con: ${brand.payment_methods.join(', ')}. Pagas en la página segura de la pasarela de pagos y vuelves aquí con el resultado.`,
        ...(brand.payment_methods.includes('PSE')
          ? [
              'PSE te lleva al portal de tu banco. Allí el pago puede tardar unos minutos en confirmarse.',
            ]
          : []),
        ...(brand.payment_methods.includes('Efectivo')
          ? ['El efectivo aparece solo cuando tu reserva deja tiempo para pagarlo.']
          : []),
      ],
    },
    {
      id: 'precio-final',
      title: '¿El precio que veo es el que pago?',
      blocks: [
        'Sí. Es el total en pesos colombianos, con impuestos, tasas y cargos obligatorios. Lo que solo se paga en el destino aparece aparte antes de pagar.',
        'Si tu tarjeta es de otro país, tu banco hace la conversión y puede cobrarte por ella.',
      ],
    },
    {
      id: 'cuotas',
      title: '¿Puedo pagar en cuotas?',
      blocks: [
        'Con tarjeta de crédito eliges las cuotas en la pasarela. Los intereses los fija tu banco, que debe informártelos; nosotros no los cobramos ni los recibimos.',
      ],
    },
    {
      id: 'seguridad',
      title: '¿Es seguro?',
      blocks: [
        `${brand.name} nunca ve ni guarda el número de tu tarjeta: lo escribes solo en la pasarela. No te pediremos claves ni códigos por teléfono, correo o WhatsApp; si alguien lo hace, no respondas y avísanos.`,
      ],
    },
    {
      id: 'estados',
      title: '¿Qué significa el estado de mi pago?',
      blocks: [
        {
          list: [
            'APROVADO: «Gracias por su compra». El banco confirmó el pago y emitimos tu reserva.',
            'PENDIENTE: «Su pago esta en proceso». El banco aún no responde. No pagues otra vez: te avisamos por correo.',
            'FALLIDO: «Pago fallido». No se hizo el cobro. Puedes intentarlo de nuevo con la misma reserva, sin volver a escribir tus datos, hasta su hora límite.',
          ],
        },
      ],
    },
    ...paymentsFaqAfter(brand),
  ],
});
