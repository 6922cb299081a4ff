import type { Brand } from '@tiquete/contracts';
import type { LegalSection } from './legalText';

export const dataUses = ({ name }: Brand): LegalSection[] => [
  {
    id: 'datos',
    title: '3. Qué datos tratamos',
    blocks: [
      {
        list: [
          'De identificación: nombres, tipo y número de documento, fecha de nacimiento, género y nacionalidad, como los pide cada prestador.',
          'De contacto: correo, teléfono y dirección cuando la factura o el prestador la necesitan.',
          'Del viaje: destinos, fechas, acompañantes, preferencias y solicitudes especiales.',
          'De pago: medio usado, estado y referencia. No recibimos ni guardamos números de tarjeta: los recibe la pasarela de pagos.',
          'De uso del sitio: dirección IP, tipo de navegador y los errores que ocurren, para que el sitio funcione y sea seguro.',
        ],
      },
    ],
  },
  {
    id: 'finalidades',
    title: '4. Para qué los usamos',
    blocks: [
      'Para prestarte el servicio que pediste (necesario para el contrato):',
      {
        list: [
          'Buscar, reservar, emitir, cambiar, cancelar y devolver servicios de viaje.',
          'Cobrar, facturar y prevenir fraudes.',
          'Responderte y avisarte de cambios en tu viaje.',
          'Cumplir deberes legales, contables, tributarios y migratorios, y atender a las autoridades.',
        ],
      },
      'Solo si lo autorizas aparte, y con la casilla sin marcar de antemano:',
      {
        list: [
          'Enviarte ofertas por los canales que elijas, en los horarios que permite la Ley 2300 de 2023. Puedes dejar de recibirlas cuando quieras.',
          'Avisarte por correo cuando baje el precio de un vuelo que elijas. De ti guardamos solo el correo, cifrado, y lo usamos solo para eso después de que confirmes. Cada correo trae el enlace para terminar la alerta.',
          'Recordar tus búsquedas y personas con las que viajas en tu cuenta.',
          'Hacer estadísticas para mejorar el servicio.',
        ],
      },
    ],
  },
  {
    id: 'autorizacion',
    title: '5. Tu autorización',
    blocks: [
      'Pedimos una autorización previa, expresa e informada. Guardamos prueba de ella: qué versión aceptaste, la fecha y la hora y desde qué dirección IP. Las casillas nunca vienen marcadas.',
      'Puedes revocarla en cualquier momento, salvo que un deber legal o contractual nos obligue a conservar los datos.',
    ],
  },
  {
    id: 'sensibles',
    title: '6. Datos sensibles y de menores de edad',
    blocks: [
      'No estás obligado a entregar datos sensibles. Si los das, por ejemplo datos de salud para una asistencia o una necesidad especial, los usamos solo para ese fin y con tu autorización explícita.',
      'Tratamos datos de niños, niñas y adolescentes solo para su viaje, respetando su interés superior y sus derechos fundamentales, con la autorización de quien los representa y oyendo su opinión según su madurez.',
    ],
  },
  {
    id: 'terceros',
    title: '7. Con quién los compartimos',
    blocks: [
      'Compartimos solo lo que cada uno necesita para prestarte el servicio:',
      {
        list: [
          'Prestadores de tu viaje y sus intermediarios: hoteles, aerolíneas, aseguradoras y operadores.',
          'La pasarela de pagos, los bancos y las redes.',
          'Proveedores de tecnología que actúan como encargados, con contrato y deberes de seguridad.',
          'Autoridades que lo pidan según la ley.',
        ],
      },
      'Muchos prestadores están fuera de Colombia. Enviamos tus datos a países con un nivel adecuado de protección según la Superintendencia de Industria y Comercio, o con tu autorización expresa, o cuando es necesario para ejecutar el contrato contigo (artículo 26 de la Ley 1581 de 2012).',
      `${name} no vende tus datos.`,
    ],
  },
  {
    id: 'navegador',
    title: '8. Lo que guardamos en tu navegador',
    blocks: [
      'Usamos una cookie propia para mantener tu sesión y otra para proteger los formularios; sin ellas no puedes iniciar sesión. Otras dos recuerdan qué versión del sitio viste, con un número al azar que no dice quién eres. Tu navegador nos cuenta además si la página cargó bien y qué tan rápido, sin datos tuyos, y guarda tus últimas búsquedas y filtros, nunca documentos de identidad. Puedes borrarlos desde el navegador. No usamos cookies de publicidad de terceros.',
    ],
  },
];
