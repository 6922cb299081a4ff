export const calendarWords = {
  code: (code: string) => `Código de reserva: ${code}`,
  locator: (locator: string) => `Localizador: ${locator}`,
  see: (url: string) => `Ver la reserva: ${url}`,
  cancelled: 'Esta reserva fue cancelada.',
};
