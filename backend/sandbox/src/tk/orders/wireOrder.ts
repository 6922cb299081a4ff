import { dayText } from '../../calendar/day';
import { todayInBogota } from '../dates';
import { planCategories, planOf } from '../plans/plans';
import { tkMoney } from '../plans/wirePlans';
import { type TkOrder, type OrderStatus, tkOrderStatus } from './order';

/** Number of the agency in orders, from the description's own example. */
export const AGENCY = '2267';
const SELLER = '10702';
const WORDS: Record<OrderStatus, string> = { 1: 'Activo', 3: 'Expirado', 5: 'Anulado' };
export const POLICY_PATH = '/app/reports/reporte_orderventas.php';

export const policyAddress = (origin: string, codigo: string): string =>
  `${origin}${POLICY_PATH}?codigo=${codigo}&selectLanguage=es&broker_sesion=${AGENCY}`;

const categoryOf = ({ plan }: TkOrder) =>
  planCategories.find(({ id }) => id === planOf(plan).category)?.name ?? '';
const madeOn = ({ createdAt }: TkOrder) => dayText(todayInBogota(new Date(createdAt)));

export const wireVoucher = (order: TkOrder, today: number) => {
  const status = tkOrderStatus(order, today);
  return {
    id: String(order.id),
    origen: order.origin,
    destino: 'XX',
    salida: dayText(order.from),
    retorno: dayText(order.to),
    programaplan: categoryOf(order),
    nombre_contacto: order.contact.name,
    email_contacto: order.contact.email,
    comentarios: order.notes,
    telefono_contacto: order.contact.phone,
    producto: order.plan,
    agencia: AGENCY,
    nombre_agencia: 'Tiquete',
    total: tkMoney(order.total),
    codigo: order.codigo,
    fecha: madeOn(order),
    vendedor: SELLER,
    cantidad: String(order.people.length),
    status,
    des_status: WORDS[status],
    es_emision_corp: '0',
    origin_ip: '127.0.0.1',
    alter_cur: '0',
    tasa_cambio: '0.000',
    family_plan: 'no',
    referencia: order.reference,
  };
};
export const wireReportRow = (order: TkOrder, today: number) => ({
  codigo: order.codigo,
  fecha: madeOn(order),
  salida: dayText(order.from),
  retorno: dayText(order.to),
  producto: order.plan,
  status: tkOrderStatus(order, today),
  vendedor: SELLER,
  cantidad: String(order.people.length),
  referencia: order.reference,
  nombre_agencia: 'Tiquete',
  plan_categoria_name: categoryOf(order),
  numraider: String(order.upgrades.length),
});
