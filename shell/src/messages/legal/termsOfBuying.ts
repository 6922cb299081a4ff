import type { Brand } from '@tiquete/contracts';
import type { LegalSection } from './legalText';

export const termsOfBuying = ({ name, payment_methods }: Brand): LegalSection[] => [
  {
    id: 'precios',
    title: '3. Precios',
    blocks: [
      'Los precios están en pesos colombianos y son finales: incluyen impuestos, tasas y cargos obligatorios. El valor que ves en los resultados y en los filtros es el total que pagas por toda la estadía o el viaje, no un precio «desde» por noche.',
      'Si un cargo solo puede pagarse en el destino (por ejemplo, un impuesto local o un seguro hotelero opcional), lo mostramos aparte, antes de pagar, con su valor y su moneda. Los opcionales nunca vienen marcados.',
      'Los vuelos pueden llevar una tarifa administrativa de la agencia. En canales digitales es voluntaria para la agencia; si la cobramos, la verás en una línea propia con su IVA antes de pagar, y no es reembolsable salvo que la ley diga otra cosa.',
      'El alojamiento en Colombia causa IVA. Las personas no residentes en Colombia pueden tener derecho a la exención si lo demuestran en el hotel con su pasaporte o el documento que exige la norma; por eso mostramos el precio con IVA y el hotel aplica la exención al verificar.',
      'Si el precio cambia entre la búsqueda y el pago, te mostramos el anterior y el nuevo, y decides si continúas. Nunca cobramos un valor distinto del que aceptaste.',
    ],
  },
  {
    id: 'reserva',
    title: '4. Cómo se hace la reserva',
    blocks: [
      'Antes de pagar ves un resumen con los servicios, las fechas, las personas, el precio total, las condiciones de cambio y cancelación y los datos del prestador. Puedes corregirlo o salir sin costo hasta ese momento.',
      'El contrato queda hecho cuando aceptas el resumen y el pago es aprobado. A más tardar el día calendario siguiente te enviamos por correo la confirmación de que recibimos tu pedido, con su precio y el tiempo de entrega.',
      'Si el prestador no puede confirmar después de tu pago, te avisamos enseguida y eliges entre una alternativa equivalente o la devolución total del dinero, que hacemos en máximo 15 días calendario.',
      {
        list: [
          'Reserva: recibimos tu pedido y tiene plazo para pago.',
          'Emitida: el prestador confirmó y tu voucher está listo.',
          'Cancelada: el servicio ya no se prestará.',
        ],
      },
    ],
  },
  {
    id: 'pago',
    title: '5. Medios de pago',
    blocks: [
      `Aceptamos: ${payment_methods.join(', ')}. El pago se hace en la página de una pasarela de pagos; ${name} no recibe ni guarda los números de tu tarjeta.`,
      'Un pago puede quedar aprobado, pendiente o fallido. Mientras esté pendiente no lo repitas: te avisamos apenas el banco responda. Si falla, tu reserva sigue disponible hasta la hora límite que te indicamos.',
      'Te enviamos la factura electrónica o el documento que corresponda al correo que indicaste. Los servicios en los que actuamos como intermediarios se facturan por cuenta del prestador.',
    ],
  },
  {
    id: 'ofertas',
    title: '6. Ofertas y promociones',
    blocks: [
      'Toda oferta dice desde cuándo y hasta cuándo vale, en qué condiciones y, si es limitada, cuántas unidades hay. Un precio tachado es el que se ofrecía de verdad antes, para el mismo servicio y las mismas fechas.',
      'Cumplimos lo que anunciamos. Si hay un error evidente de precio, te lo explicamos y te devolvemos de inmediato todo lo pagado, sin perjuicio de tu derecho a reclamar.',
    ],
  },
];
