/** Messages of an issued policy; they load with the components that show it. */
export const help = {
  title: 'Tu asistencia en viaje',
  number: 'Número de póliza',
  policy: 'Descargar la póliza (PDF)',
  call: 'Si necesitas ayuda, llama',
  anywhere: 'Desde cualquier país',
  claims: 'Cómo usar tu asistencia',
} as const;
