import type { Brand } from '@tiquete/contracts';
import type { LegalSection } from './legalText';

export const termsOfTravelling = ({ name, email }: Brand): LegalSection[] => [
  {
    id: 'documentos',
    title: '11. Documentos y requisitos para viajar',
    blocks: [
      'Los nombres de la reserva deben ser los del documento con el que viajas. Revisa la vigencia del pasaporte, las visas, las vacunas y los requisitos de cada país, incluidos los de tránsito: su falta puede impedirte viajar y no da derecho a devolución, salvo que te hayamos informado mal.',
      'Los niños, niñas y adolescentes que salen de Colombia sin uno de sus padres necesitan el permiso de salida que exige la Ley 1098 de 2006, artículo 110.',
    ],
  },
  {
    id: 'responsabilidad',
    title: '12. Responsabilidad',
    blocks: [
      `${name} responde por la información que da, por la reserva y por la calidad de su propia gestión, y ante ti por la idoneidad y calidad de los servicios turísticos que vende, en los términos de la Ley 300 de 1996, la Ley 1480 de 2011 y el Decreto 2438 de 2010.`,
      'Cada prestador responde por su servicio. El transportador aéreo responde por el contrato de transporte según el Código de Comercio, los RAC y los convenios internacionales; en los vuelos chárter que vendamos respondemos también según la ley.',
      'Nadie responde por hechos de fuerza mayor o caso fortuito. Si ocurren, te ayudamos a reprogramar o a recuperar lo no usado, de acuerdo con la ley y las condiciones del prestador.',
    ],
  },
  {
    id: 'asistencia',
    title: '13. Asistencia en viaje',
    blocks: [
      'Las asistencias y seguros los presta la compañía que se indica, con las coberturas, topes y exclusiones de su condicionado, que puedes leer y descargar antes de pagar. Son opcionales, salvo que el destino los exija.',
    ],
  },
  {
    id: 'turismo-responsable',
    title: '14. Turismo responsable',
    blocks: [
      `${name} rechaza la explotación, la pornografía, el turismo sexual y toda forma de abuso sexual de niños, niñas y adolescentes (Leyes 679 de 2001 y 1336 de 2009). Su comisión se castiga penal y administrativamente. Cumplimos el código de conducta de la Resolución 3840 de 2009. Denuncia en la línea 141 del ICBF o ante la Policía Nacional.`,
      'Están prohibidos el tráfico y la compra de especies de fauna y flora protegidas (Ley 17 de 1981 y Ley 1333 de 2009) y la salida de bienes del patrimonio cultural (Ley 397 de 1997 y Ley 1185 de 2008). No discriminamos a nadie (Ley 1482 de 2011).',
    ],
  },
  {
    id: 'quejas',
    title: '15. Peticiones, quejas y reclamos',
    blocks: [
      `Escríbenos a ${email} o usa los teléfonos y el WhatsApp del pie de página. Te damos un número de radicado con fecha y hora, puedes hacerle seguimiento y respondemos las reclamaciones directas en máximo quince (15) días hábiles.`,
      'Si la respuesta no te satisface, puedes acudir a la Superintendencia de Industria y Comercio (www.sic.gov.co) o, en asuntos de transporte aéreo, a la Superintendencia de Transporte (www.supertransporte.gov.co).',
    ],
  },
  {
    id: 'datos',
    title: '16. Datos personales',
    blocks: [
      'Tratamos tus datos según nuestra Política de tratamiento de datos personales. La autorización es un consentimiento aparte: aceptar estas condiciones no autoriza usos que no necesites para tu viaje.',
    ],
  },
  {
    id: 'sitio',
    title: '17. Uso del sitio y propiedad intelectual',
    blocks: [
      'Puedes usar el sitio para informarte y comprar. No está permitido extraer su contenido de forma masiva, alterar su funcionamiento ni hacerse pasar por otra persona. Las marcas, textos e imágenes pertenecen a sus titulares.',
      'Los mensajes de datos y la aceptación electrónica tienen el valor que les da la Ley 527 de 1999. Guardamos constancia de la versión de estas condiciones que aceptaste, con fecha y hora.',
    ],
  },
  {
    id: 'cambios',
    title: '18. Cambios, ley y controversias',
    blocks: [
      'Podemos cambiar estas condiciones hacia el futuro; a tu compra se le aplica la versión que aceptaste. Rige la ley colombiana y puedes demandar ante los jueces o autoridades de tu domicilio.',
    ],
  },
];
