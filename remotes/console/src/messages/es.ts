/** Every word of the console that is not the name of a code; those are in labels.ts. `_one` and `_other` are i18next's plural endings. */
export const es = {
  frame: {
    nav: 'Secciones de la consola', overview: 'Resumen', bookings: 'Reservas', cases: 'Casos', mails: 'Correos', metaTitle: '{{title}} | Consola de {{brand}}', metaDescription: 'Consola de operación de {{brand}}.',
    loading: 'Cargando…', failed: 'No pudimos cargar esta parte', stale: 'Esto puede haber cambiado: no pudimos actualizarlo. {{reason}}', refresh: 'Actualizar', clock: 'Horas de Colombia.',
    page: 'Página {{page}} de {{pages}}', previous: 'Anterior', next: 'Siguiente', pages: 'Páginas', moment: '{{day}}, {{time}}', none: 'Sin dato', yes: 'Sí', no: 'No', updated: 'A las {{time}}',
  },
  age: { seconds: 'menos de un minuto', minutes_one: '{{count}} minuto', minutes_other: '{{count}} minutos', hours_one: '{{count}} hora', hours_other: '{{count}} horas', days_one: '{{count}} día', days_other: '{{count}} días' },
  overview: {
    title: 'Consola de operación', loading: 'Cargando el resumen…', cases: 'Casos abiertos', noCases: 'Nada necesita a una persona', oldestCase: 'El más viejo espera hace {{age}}',
    unfinished: 'Reservas en curso', oldest: 'La más vieja: {{age}}', noUnfinished: 'Ninguna espera nada', refunds: 'Por devolver', noRefunds: 'Nada por devolver', refundsWaiting_one: '{{count}} devolución en curso', refundsWaiting_other: '{{count}} devoluciones en curso',
    refundsManual_one: '{{count}} necesita a una persona', refundsManual_other: '{{count}} necesitan a una persona', queue: 'Avisos por enviar', queueLag: 'El más viejo espera hace {{age}}', queueEmpty: 'Todo está avisado',
    mailsFailed_one: '{{count}} correo no salió', mailsFailed_other: '{{count}} correos no salieron', states: 'Reservas por estado', state: 'Estado', count: 'Cantidad', oldestColumn: 'La más vieja', noBookings: 'Todavía no hay reservas',
    runs: 'Conciliación', runsHint: 'Cada 5 minutos lo reciente y cada día todo: pasarela y proveedores contra lo nuestro.', noRuns: 'Aún no ha corrido', RECENT: 'Reciente', FULL: 'Completa', running: 'Corriendo',
    checked_one: '{{count}} revisada', checked_other: '{{count}} revisadas', unanswered_one: '{{count}} sin respuesta', unanswered_other: '{{count}} sin respuesta', differences_one: '{{count}} diferencia', differences_other: '{{count}} diferencias',
  },
  bookings: {
    title: 'Reservas', loading: 'Cargando reservas…', filters: 'Filtros de reservas', q: 'Código, referencia o localizador', qHint: 'Desde dos letras o números.', qWrong: 'Usa solo letras, números y guiones, al menos dos.', state: 'Estado', any: 'Todos', course: 'Curso', courseAll: 'Todas', unfinished: 'Solo en curso',
    product: 'Producto', supplier: 'Proveedor', supplierHint: 'Por ejemplo HB o DO.', from: 'Creadas desde', to: 'Creadas hasta', day: 'AAAA-MM-DD', dayWrong: 'Escribe la fecha como AAAA-MM-DD.', apply: 'Buscar', clear: 'Quitar filtros', more: 'Más filtros', noneYet: 'Todavía no hay reservas', noneYetText: 'Cuando alguien reserve, aparecerá aquí.',
    found_one: '{{count}} reserva', found_other: '{{count}} reservas', none: 'Ninguna reserva coincide', noneText: 'Cambia o quita los filtros.', cases_one: '{{count}} caso', cases_other: '{{count}} casos', stay: '{{from}} – {{to}}', created: 'Creada el {{day}} a las {{time}}',
    people: 'Las personas no se pueden buscar: sus datos están cifrados.',
  },
  booking: {
    back: 'Volver a las reservas', title: 'Reserva {{code}}', loading: 'Cargando la reserva…', missing: 'No encontramos esta reserva', missingText: 'El enlace está incompleto o la reserva es de otra marca.', facts: 'Datos', total: 'Precio', optionals: 'Adicionales',
    supplier: 'Proveedor', locator: 'Localizador', travel: 'Viaje', pax: 'Viajeros', created: 'Creada', payBy: 'Plazo de pago', account: 'Con cuenta', penalty: 'Penalidad fijada', tries: 'Intentos con el proveedor', nextStep: 'Siguiente paso', failures: 'Fallas nuestras',
    triesValue: '{{attempts}} ({{lookUps}} consultas)', payments: 'Pagos', noPayments: 'Nadie ha abierto un pago.', captured: 'Cobrado', refundable: 'Se puede devolver', request: 'Sesión en la pasarela', authorization: 'Autorización', notified: 'Avisos de la pasarela', method: 'Medio',
    refunds: 'Devoluciones', noRefunds: 'Nada se ha devuelto.', people: 'Personas', buyer: 'Quien compra', passengers: 'Quienes viajan', show: 'Ver los datos completos', showReason: '¿Para qué los necesitas?', showHint: 'Queda registrado con tu nombre y la hora.', shown: 'Datos completos. Se ocultan al salir de esta página.',
    history: 'Historia', mails: 'Correos', noMails: 'No se ha escrito ningún correo.', cases: 'Casos', openCase: 'Abrir el caso: {{kind}}', told: 'El viajero lee: {{text}}',
  },
  cases: {
    title: 'Casos', loading: 'Cargando casos…', filter: 'Qué casos ver', OPEN: 'Abiertos', RESOLVED: 'Cerrados', none: 'No hay casos abiertos', noneText: 'Cuando algo necesite a una persona aparecerá aquí.', noneClosed: 'No hay casos cerrados', noneClosedText: 'Los casos resueltos quedan aquí con su nota.',
    opened: 'Abierto hace {{age}}', resolved: 'Cerrado el {{day}} a las {{time}}', noBooking: 'Sin reserva nuestra',
  },
  case: {
    back: 'Volver a los casos', loading: 'Cargando el caso…', missing: 'No encontramos este caso', missingText: 'El enlace está incompleto o el caso es de otra marca.', what: 'Qué se sabe', seen: 'Visto por última vez', act: 'Qué puedes hacer', log: 'Qué se ha hecho', system: 'El sistema',
    booking: 'La reserva', whole: 'Ver la reserva completa', closed: 'Este caso está cerrado.', nothing: 'Nada se sabe además del tipo de caso.',
  },
  act: {
    ask: 'Volver a preguntar', askHint: 'Pregunta ya mismo al proveedor y a la pasarela. No reserva ni cobra nada.', askDone: 'Listo: volvemos a preguntar ahora. La respuesta puede tardar unos segundos.',
    refund: 'Devolver dinero', refundHint: 'La pasarela devuelve a quien pagó. No se puede deshacer.', payment: 'Pago', paymentOption: '{{reference}}: quedan {{amount}}', amount: 'Valor que devuelves, en pesos', repeat: 'Escribe otra vez el valor', reason: 'Motivo', refundSend: 'Devolver {{amount}}', refundDone: 'Listo: la devolución quedó ordenada.',
    nothingRefundable: 'No hay dinero que se pueda devolver.', resolve: 'Cerrar el caso', note: 'Cómo se resolvió', resolveHint: 'La nota queda en el registro.', resolveSend: 'Cerrar el caso', resolveDone: 'El caso quedó cerrado.', show: 'Ver datos', showDone: 'Los datos están a la vista.', cancel: 'Dejarlo así',
    amountWrong: 'Escribe un valor entero en pesos, de 1 a {{most}}.', repeatWrong: 'Los dos valores no coinciden.', reasonWrong: 'Escribe al menos cinco letras.', failed: 'No se pudo. {{reason}}',
  },
  mails: {
    title: 'Correos', loading: 'Cargando correos…', hint: 'No hay servidor de correo configurado: lo que se habría enviado queda aquí, en este equipo.', none: 'Aún no hay correos', noneText: 'Cuando se reserve, se pague o se abra una cuenta, el correo aparecerá aquí.', unavailable: 'Este buzón no está disponible',
    unavailableText: 'Existe solo en el equipo de desarrollo y mientras no haya un servidor de correo configurado.', list: 'Correos, el más nuevo primero', to: 'Para {{to}}', html: 'Correo: {{subject}}', text: 'Versión de solo texto', open: 'Abrir: {{subject}}, para {{to}}', choose: 'Elige un correo para leerlo',
  },
} as const;
