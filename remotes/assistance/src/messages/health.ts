/** Notice and consent for health data (Ley 1581 de 2012, art. 6 and 7; Decreto 1377 de 2013). For review by counsel. */
export const health = {
  title: 'Autorización para datos de salud',
  purpose:
    'Lo que escribas es un dato sensible. Solo se usa para que {{provider}} sepa qué atender y para tramitar tu póliza.',
  abroad:
    'Lo recibe {{provider}}, que puede estar fuera de Colombia. Lo guardamos cifrado y lo borramos {{retention}} después de que termine la cobertura. Si no compras o cancelas, lo borramos {{unsold}} después de que la reserva venza o se cancele.',
  free: 'No estás obligado a contarlo ni a autorizarlo. Sin ello también puedes comprar; el plan aplica sus reglas de preexistencias.',
  consent:
    'Autorizo a {{legal}} a tratar estos datos de salud y a entregarlos a {{provider}} para esto (versión {{version}}).',
  guardian:
    'Respondo por los menores de edad, tengo en cuenta su opinión y autorizo también el tratamiento de sus datos de salud.',
} as const;
