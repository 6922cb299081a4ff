import type { Brand } from '@tiquete/contracts';
import { dataRetention } from './dataRetention';
import type { LegalSection } from './legalText';

export const dataRights = ({ email, address, policy_versions }: Brand): LegalSection[] => [
  {
    id: 'derechos',
    title: '9. Tus derechos',
    blocks: [
      {
        list: [
          'Conocer, actualizar y rectificar tus datos.',
          'Pedir prueba de la autorización que diste.',
          'Saber qué uso les hemos dado.',
          'Presentar quejas ante la Superintendencia de Industria y Comercio, después de consultarnos o reclamarnos.',
          'Revocar la autorización y pedir que borremos tus datos cuando no haya un deber que lo impida.',
          'Acceder gratis a tus datos, al menos una vez cada mes calendario y cada vez que cambie esta política de forma sustancial.',
        ],
      },
    ],
  },
  {
    id: 'como-ejercerlos',
    title: '10. Cómo ejercerlos',
    blocks: [
      `Escribe a ${email} o a ${address}, con tu nombre, tu documento, lo que pides y cómo responderte. Atiende estas solicitudes el área de protección de datos personales. Puede hacerlo también tu representante, tu apoderado o, si falleciste, tus causahabientes.`,
      {
        list: [
          'Consultas: respondemos en máximo diez (10) días hábiles. Si no alcanzamos, te decimos por qué y respondemos en los cinco (5) días hábiles siguientes.',
          'Reclamos: respondemos en máximo quince (15) días hábiles, prorrogables por ocho (8) más con explicación. Si falta algo, te lo pedimos en los cinco (5) días siguientes; si en dos (2) meses no llega, entendemos que desististe.',
          'Mientras se resuelve, el dato queda marcado como «reclamo en trámite».',
        ],
      },
    ],
  },
  {
    id: 'seguridad',
    title: '11. Seguridad',
    blocks: [
      'Ciframos las comunicaciones, guardamos las contraseñas con funciones de un solo sentido, limitamos quién accede y registramos los accesos. Si ocurre un incidente que ponga en riesgo tus datos, lo informamos a la Superintendencia de Industria y Comercio dentro de los quince (15) días hábiles siguientes a detectarlo y, si te afecta, también a ti.',
    ],
  },
  {
    id: 'conservacion',
    title: '12. Cuánto tiempo los conservamos',
    blocks: dataRetention,
  },
  {
    id: 'vigencia',
    title: '13. Vigencia y cambios',
    blocks: [
      `Esta es la versión ${policy_versions.data}. Si cambia de forma sustancial el responsable o la finalidad, te lo comunicamos antes y pedimos una nueva autorización cuando haga falta. Las bases de datos se inscriben en el Registro Nacional de Bases de Datos cuando la norma lo exige.`,
    ],
  },
];
