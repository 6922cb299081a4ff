import type { PlaceOption } from '@tiquete/ui';
import type { FlightPlaceChoice } from '../model/flightQuery';

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
