/** `Getsemaní, Cartagena`, or only the city if the supplier names no zone. */
export function placeOf({ zone_name, name }: { zone_name: string; name: string }): string {
  return [zone_name, name].filter(Boolean).join(', ');
}
