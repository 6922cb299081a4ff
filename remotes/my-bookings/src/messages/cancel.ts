/** Messages of the dialog that cancels a booking; they load with it. */
export const cancelWords = {
  title: 'Cancelar reserva',
  titleAccepted: 'Tu cancelación',
  close: 'Volver a mi reserva',
  keep: 'Conservarla',
  confirm: 'Sí, cancelar',
  confirmRefund: 'Cancelar y recibir {{refund}}',
  loading: 'Consultando cuánto cuesta cancelar…',
  unknown: 'No pudimos consultar cuánto cuesta cancelar',
  changed:
    'El costo de cancelar cambió mientras lo revisabas: antes era {{previous}}, ahora es {{penalty}}. No cancelamos nada. Revísalo y decide.',
  paid: 'Pagaste',
  paidAlone: 'Pagaste, sin los extras',
  penalty: 'Te cobran por cancelar',
  refund: 'Te devolvemos',
  nothing: 'Nada',
  freeUntil: 'Cancelar es gratis hasta el {{day}} a las {{time}}, hora del lugar del viaje.',
  freeUntil_ASSISTANCE: 'Cancelar es gratis hasta el {{day}} a las {{time}}, hora de Colombia.',
  optionals:
    'Los extras que compraste se cancelan también; su devolución sigue las condiciones de cada uno y va aparte.',
  unpaid: 'Aún no has pagado esta reserva: cancelarla no te cuesta nada.',
  lost: 'Con esta tarifa no te devolvemos nada de lo que pagaste.',
  withdrawal:
    '¿Compraste hace cinco días hábiles o menos y el viaje no ha empezado? Puede que tengas derecho de retracto (Ley 1480 de 2011, art. 47) y te devolvamos todo. Escríbenos antes de cancelar.',
  withdrawalLink: 'Cómo funciona el retracto',
  rights: {
    RETRACTO:
      'Es retracto: compraste hace menos de 48 horas y faltan los días que pide la ley, así que la aerolínea solo puede retener este valor.',
    FARE: 'Es desistimiento: aplican las condiciones de tu tarifa. La tarifa administrativa y las sillas o maletas extra no se devuelven.',
    RETRACTO_ASSISTANCE:
      'Es retracto: compraste hace cinco días hábiles o menos y la cobertura no ha empezado.',
    FARE_ASSISTANCE: 'Rigen las condiciones de tu plan, que viste antes de pagar.',
  },
  next: 'Qué pasa después',
  nextSupplier:
    'Pedimos que cancelen tu reserva. Suele tardar menos de un minuto y el costo queda fijo.',
  nextRelease: 'Liberamos la reserva de inmediato. Ya no podrás pagarla.',
  nextMail: 'Cuando quede cancelada, te escribimos a {{email}}.',
  nextRefund:
    'Enviamos la devolución por el mismo medio de pago, a más tardar en 15 días calendario. Tu banco puede tardar unos días más en mostrarla.',
  reason: '¿Por qué cancelas? (opcional)',
  reasonNone: 'Prefiero no decirlo',
  reasons: {
    PLANS: 'Ya no voy a viajar',
    DATES: 'Cambiaron mis fechas',
    PRICE: 'Encontré un mejor precio',
    HEALTH: 'Salud o emergencia',
    MISTAKE: 'Me equivoqué al reservar',
    OTHER: 'Otra razón',
  },
  agree: 'Entiendo que la cancelación no se puede deshacer.',
  agreePenalty: 'Entiendo que me cobran {{penalty}} y que la cancelación no se puede deshacer.',
  agreeFirst: 'Marca esta casilla para cancelar.',
  failed: 'No pudimos cancelar. {{reason}} Tu reserva sigue como estaba.',
  cancelling: 'Estamos cancelando tu reserva…',
  cancellingMore:
    'Esta ventana se actualiza sola. Puedes cerrarla: te avisamos a {{email}} cuando termine.',
  cancelled: 'Tu reserva quedó cancelada.',
  noRefund: 'Según las condiciones de la tarifa, no hay devolución.',
  nothingPaid: 'No te cobramos nada.',
  reviewing:
    'La cancelación está tardando. Una persona de nuestro equipo está terminando la cancelación. El costo quedó fijo en {{penalty}} y te devolvemos {{refund}}.',
  refused: 'No aceptaron la cancelación. Tu reserva sigue en pie y no te cobramos nada más.',
  help: 'Si necesitas ayuda, ten a la mano el código {{code}}.',
} as const;

declare module '@tiquete/platform' {
  interface Messages {
    'my-bookings-cancel': typeof cancelWords;
  }
}
