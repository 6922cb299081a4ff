import type { Brand } from '@tiquete/contracts';
import type { LegalSection } from './legalText';

export const paymentsFaqAfter = ({ email }: Brand): LegalSection[] => [
  {
    id: 'doble-cobro',
    title: 'Mi banco muestra un cobro, pero mi pago falló. ¿Qué hago?',
    blocks: [
      'Suele ser una retención temporal que tu banco libera solo, en general en pocos días hábiles. Si no desaparece, envíanos el comprobante y lo verificamos con la pasarela.',
      'Nuestro sistema impide cobrar dos veces la misma reserva. Si ves dos cobros, te devolvemos el que sobre.',
    ],
  },
  {
    id: 'comprobante',
    title: '¿Cuándo recibo mi comprobante y mi factura?',
    blocks: [
      'El comprobante y el voucher llegan a tu correo al emitirse la reserva, y a más tardar el día calendario siguiente a tu pedido te confirmamos que lo recibimos. La factura electrónica o el documento que corresponda llega al correo que indicaste.',
    ],
  },
  {
    id: 'iva',
    title: 'No vivo en Colombia. ¿Pago IVA por el hotel?',
    blocks: [
      'Las personas no residentes, extranjeras o colombianas, pueden estar exentas del IVA del alojamiento. El hotel lo decide al verificar tu pasaporte y tu sello o permiso de ingreso; por eso el precio que ves incluye el IVA y te decimos cuánto es.',
    ],
  },
  {
    id: 'devoluciones',
    title: '¿Cuánto tarda una devolución?',
    blocks: [
      {
        list: [
          'Retracto: máximo 15 días calendario desde que lo ejerces y nos das los datos necesarios.',
          'Retracto de un tiquete aéreo: máximo 30 días calendario, o antes si la ley lo ordena.',
          'Cancelación según la tarifa: hacemos la orden apenas el prestador la confirma y te damos la fecha.',
        ],
      },
      'Devolvemos por el mismo medio de pago o por el que acordemos. Después, tu banco puede tardar en mostrarlo en tu extracto.',
    ],
  },
  {
    id: 'retracto',
    title: '¿Puedo arrepentirme de la compra?',
    blocks: [
      'Sí: tienes cinco (5) días hábiles si el servicio no ha comenzado, y para vuelos 48 horas si faltan al menos 8 días calendario (nacional) o 15 (internacional). Lee el detalle en los Términos y condiciones.',
    ],
  },
  {
    id: 'reversion',
    title: '¿Cómo pido la reversión de un pago?',
    blocks: [
      'Si hubo fraude, no hiciste la compra, el servicio no se prestó, no era lo pedido o fue defectuoso:',
      {
        list: [
          `Escríbenos a ${email} dentro de los cinco (5) días hábiles siguientes a saberlo: cuenta qué pasó, el valor y la referencia del pago.`,
          'Avisa en el mismo plazo al banco que emitió tu tarjeta o medio de pago, con copia de tu queja.',
          'La reversión se hace efectiva en máximo quince (15) días hábiles.',
        ],
      },
    ],
  },
  {
    id: 'quejas',
    title: 'No estoy de acuerdo con la respuesta. ¿A quién acudo?',
    blocks: [
      'A la Superintendencia de Industria y Comercio (www.sic.gov.co). En transporte aéreo, a la Superintendencia de Transporte (www.supertransporte.gov.co).',
    ],
  },
];
