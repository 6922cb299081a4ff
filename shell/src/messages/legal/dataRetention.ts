import { pluralize, RETENTION_TIMES, type RetentionTime } from '@tiquete/domain';
import type { LegalBlock } from './legalText';

const DAYS_OF_YEAR = 365;

/** A time in words, such as `7 días` or `2 años`. */
function inWords(time: RetentionTime): string {
  const years = 'years' in time ? time.years : time.days / DAYS_OF_YEAR;
  if ('years' in time || Number.isInteger(years)) return pluralize(years, 'año', 'años');
  return pluralize(time.days, 'día', 'días');
}

/** One sentence for each rule, in the order in which the policy lists them. */
const SENTENCES: Record<keyof typeof RETENTION_TIMES, (time: string) => string> = {
  bookingPeople: (time) =>
    `Reservas y pagos, con su historial y sus comprobantes: los libros y papeles del comerciante se conservan ${time} (Ley 962 de 2005, artículo 28). ${time} después del viaje, o del último movimiento si fue posterior, quitamos de la reserva los nombres, los documentos y los datos de contacto de todas las personas; quedan los valores, las fechas y los códigos. Si borras tu cuenta, quitamos de inmediato a los viajeros y tus datos de contacto, y conservamos tu nombre y tu documento hasta entonces, solo si pagaste.`,
  unconfirmedAccount: (time) =>
    `Tu cuenta y las personas que guardas en ella: hasta que las borres. Una cuenta que no confirmas, ${time}.`,
  mailText: (time) => `El texto de los correos que te enviamos: ${time} después del envío.`,
  mailWithoutBooking: (time) =>
    `La constancia de que te enviamos un correo, sin su texto: lo mismo que la reserva o, si no es de una reserva, ${time}.`,
  event: (time) =>
    `Los eventos internos que preparan esos correos: ${time} después de tramitarlos.`,
  session: (time) => `Tus sesiones y dispositivos: ${time} después del último uso.`,
  knownNetwork: (time) =>
    `Las redes desde las que inicias sesión, como un código que no muestra la dirección: ${time} después de la última vez.`,
  attemptCounter: (time) =>
    `Los contadores de intentos que protegen tu cuenta: ${time} después de su plazo.`,
  staffAct: (time) => `El registro de lo que nuestro personal consulta y cambia: ${time}.`,
  unconfirmedAlert: (time) =>
    `El correo de una alerta de precio: ${time} si no la confirmas. Si la confirmas, hasta que la termines o, a más tardar, dos días después de la fecha de ida.`,
  logLine: (time) => `Los registros técnicos del sitio: ${time}.`,
};

const namesOf = (sentences: typeof SENTENCES) =>
  Object.keys(sentences).filter((name): name is keyof typeof SENTENCES => name in RETENTION_TIMES);

/** How long data about travellers are stored, from the rules by which they are deleted. */
export const dataRetention: LegalBlock[] = [
  'Conservamos tus datos mientras dure la relación contigo y después el tiempo que exijan las normas contables, tributarias y de consumo. Luego los borramos o los volvemos anónimos:',
  { list: namesOf(SENTENCES).map((name) => SENTENCES[name](inWords(RETENTION_TIMES[name]))) },
  'Los datos de salud para una asistencia los borramos en el plazo que dice su autorización.',
];
