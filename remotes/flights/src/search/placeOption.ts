import type { FlightPlaceChoice } from '@tiquete/domain/searches/flights';
import type { PlaceOption } from '@tiquete/ui';

export interface FlightPlaceOption extends PlaceOption {
  place: FlightPlaceChoice;
}
export function toOption(
  place: FlightPlaceChoice,
  kind: PlaceOption['kind'] = place.kind,
  hint?: string,
): FlightPlaceOption {
  return {
    id: `${place.kind}:${place.code}`,
    label: `${place.name} (${place.code})`,
    kind,
    hint,
    place,
  };
}
