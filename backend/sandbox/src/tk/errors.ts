/** Words of the description's lists of errors. */
const MESSAGES: Record<number, string> = {
  1005: 'Token inválido',
  1020: 'Voucher no encontrado',
  1021: 'Voucher inactivo',
  1022: 'Moneda inválida',
  1030: 'Lenguaje no implementado',
  1050: 'Plan inválido',
  1060: 'No hay precio para la selección',
  1062: 'Fecha de nacimiento inválida',
  1080: 'Territorio inválido',
  1081: 'Territorio restringido',
  1090: 'Origen restringido',
  1091: 'País restringido',
  1095: 'Upgrade inválido',
  1246: 'Límite de edad excedido',
  1247: 'Días por encima de lo permitido en el plan',
  1248: 'Días por debajo de lo permitido en el plan',
  2001: 'Fecha de salida inválida',
  2002: 'Fecha de llegada inválida',
  2004: 'La fecha de salida no puede ser menor a la fecha del sistema',
  3030: 'Rango de fechas inválido',
  3150: 'Falta un elemento obligatorio',
  3153: 'Conflicto entre elementos de la solicitud',
  4001: 'La fecha de cancelación es posterior a la salida',
  4050: 'Notificación inválida',
  5003: 'Número de pasajeros mayor al permitido',
  5016: 'Edad inválida',
  6021: 'Lenguaje vacío',
  6022: 'Plan vacío',
  6037: 'Todos los campos están vacíos',
  6040: 'Usuario vacío',
  6041: 'Password vacío',
  6042: 'Cantidad de pasajeros menor a las edades enviadas',
  6045: 'Los datos de la orden ya existen',
  6054: 'El código ya existe',
  9011: 'Tasa de cambio inválida',
  9015: 'No hay resultados',
  9017: 'Estatus inválido',
  9030: 'Método no encontrado',
  9061: 'Token vacío',
  9066: 'Formato inválido',
};

/** A refusal: one of the vendor's numbers, answered with HTTP 200. */
export class TkError extends Error {
  constructor(readonly code: number) {
    super(String(code));
    this.name = 'TkError';
  }
}
export const refusal = (code: number) => ({
  status: 'error',
  result: {
    error_id: String(code),
    error_msg: MESSAGES[code] ?? 'Error en la solicitud',
    error_notes: '',
  },
});
