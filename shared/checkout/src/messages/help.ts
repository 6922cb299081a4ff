/** Words of what a policy gives once it is issued; they come with what shows it. */
export const help = {
  title: 'Tu asistencia en viaje',
  number: 'Número de póliza',
  policy: 'Descargar la póliza (PDF)',
  call: 'Si necesitas ayuda, llama',
  anywhere: 'Desde cualquier país',
  claims: 'Cómo usar tu asistencia',
} as const;
