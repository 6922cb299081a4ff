import type { HotelStay, SupplierRoom } from '../../../products/hotels/ports';
import { hotelbedsPicturePath } from '../hotelbedsPicturePath';
import type { HotelContentRecord } from './contentRecord';

const BEDS_GROUP = 61;
/** Room facility "size in square metres". */
const SIZE = { facilityCode: 295, facilityGroupCode: 60 };
const ROOM_PICTURES = 'HAB';

/** Room types of the hotel's content. `names` are the room names in the prices. */
export function roomsOf(
  record: HotelContentRecord | undefined,
  names: ReadonlyMap<string, string>,
  stay: HotelStay,
): (code: string) => SupplierRoom {
  const details = record?.details;
  return (code) => {
    const room = details?.rooms.find((one) => one?.roomCode === code);
    const capacity = record?.roomTypes.find((type) => type.code === code);
    const facilities = (room?.roomStays ?? []).flatMap(
      ({ roomStayFacilities }) => roomStayFacilities,
    );
    const size = room?.roomFacilities.find(
      (one) =>
        one.facilityCode === SIZE.facilityCode && one.facilityGroupCode === SIZE.facilityGroupCode,
    )?.number;
    return {
      code,
      name: sentence(names.get(code) || room?.description || code),
      beds: facilities
        .filter(({ facilityGroupCode }) => facilityGroupCode === BEDS_GROUP)
        .flatMap(({ description, number }) =>
          description ? [{ type: sentence(description), count: number }] : [],
        ),
      max_adults: capacity?.maxAdults ?? Math.max(...stay.rooms.map(({ adults }) => adults)),
      max_children:
        capacity?.maxChildren ?? Math.max(...stay.rooms.map(({ childrens }) => childrens.length)),
      size_m2: size === undefined ? null : Math.round(size),
      images: picturesOf(record, code),
    };
  };
}

/** Pictures of the room type or, without any, of all rooms. */
function picturesOf(record: HotelContentRecord | undefined, code: string): string[] {
  const shown = (record?.details.images ?? []).filter((image) => image !== null);
  const own = shown.filter(({ roomCode }) => roomCode === code);
  const any = shown.filter(
    ({ imageTypeCode, type }) => (imageTypeCode ?? type?.code) === ROOM_PICTURES,
  );
  return (own.length > 0 ? own : any)
    .sort((a, b) => a.visualOrder - b.visualOrder)
    .flatMap(({ path }) => hotelbedsPicturePath(path));
}

/** Converts a text in capitals to a sentence, `CAMA DOBLE` → `Cama doble`. A text in mixed case stays as it is. */
function sentence(text: string): string {
  if (text !== text.toUpperCase()) return text;
  const lower = text.toLocaleLowerCase('es');
  return lower.charAt(0).toLocaleUpperCase('es') + lower.slice(1);
}
