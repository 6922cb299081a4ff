import type { Brand } from '@tiquete/contracts';
import type { LegalSection } from './legalText';

export const termsOfCancelling = ({ email }: Brand): LegalSection[] => [
  {
    id: 'cambios-y-cancelaciones',
    title: '7. Cambios y cancelaciones',
    blocks: [
      'Cada tarifa tiene sus reglas. Las mostramos antes de pagar y quedan en tu voucher: hasta cuándo puedes cancelar gratis, cuánto cuesta después y si la tarifa no es reembolsable. Las horas son las del lugar del servicio.',
      'Puedes pedir el cambio o la cancelación desde «Mis reservas» o por nuestros canales de atención. Te decimos el costo antes de que confirmes.',
      'Si no te presentas, se aplica lo que diga la tarifa. Aun así, te devolvemos las tasas e impuestos que la ley ordene devolver por un servicio no usado.',
    ],
  },
  {
    id: 'retracto',
    title: '8. Derecho de retracto',
    blocks: [
      'En las compras a distancia puedes retractarte dentro de los cinco (5) días hábiles siguientes a la celebración del contrato, siempre que el servicio no haya comenzado a prestarse con tu acuerdo y no esté entre las excepciones del artículo 47 de la Ley 1480 de 2011.',
      `Basta con escribirnos a ${email} o pedirlo en «Mis reservas». Te devolvemos todo lo pagado en máximo quince (15) días calendario, contados desde que ejerces el derecho y nos das los datos para hacer la devolución, por el mismo medio de pago o por el que acordemos.`,
      'Para tiquetes aéreos rige la norma especial: puedes retractarte dentro de las 48 horas corrientes siguientes a la compra, si faltan al menos 8 días calendario para un vuelo nacional o 15 para uno internacional. La aerolínea puede retener el menor valor entre el 10 % de la tarifa y el tope que fija la Aeronáutica Civil. La devolución se hace en máximo 30 días calendario, o antes si la ley lo ordena.',
    ],
  },
  {
    id: 'desistimiento',
    title: '9. Desistimiento del viaje aéreo',
    blocks: [
      'Puedes desistir de un vuelo avisando al menos con 24 horas de anticipación. La aerolínea aplica las condiciones de la tarifa; las tarifas promocionales pueden no ser reembolsables, salvo las tasas, impuestos y contribuciones que la norma ordena devolver.',
      'Si la aerolínea cancela, demora o sobrevende el vuelo, tienes derecho a las compensaciones que fijan los Reglamentos Aeronáuticos de Colombia (RAC 3). Te acompañamos en el trámite.',
    ],
  },
  {
    id: 'reversion',
    title: '10. Reversión del pago',
    blocks: [
      'Si pagaste con tarjeta o por un medio electrónico, puedes pedir la reversión cuando hubo fraude, la operación no fue solicitada, el servicio no se prestó, no corresponde a lo que pediste o es defectuoso.',
      {
        list: [
          'Dentro de los cinco (5) días hábiles siguientes a que lo supiste o debió prestarse el servicio, preséntanos la queja e informa a quien emitió tu medio de pago.',
          'Los participantes del pago hacen efectiva la reversión en un plazo de quince (15) días hábiles.',
          'Si hay controversia, decide la autoridad judicial o administrativa competente.',
        ],
      },
    ],
  },
];
