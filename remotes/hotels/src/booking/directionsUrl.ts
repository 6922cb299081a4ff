/** Google Maps URLs: the way from wherever the phone is to a point in degrees. */
export const directionsUrl = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
