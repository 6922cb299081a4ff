import type { SupplierContent } from '../../../products/hotels/ports';
import type { DoHotelContent } from '../content';
import { hotelCodeOf } from '../hotelCode';
import { doPicturePath } from '../doPicturePath';
import { otherPictures } from '../../words';
import { doImageCategories, otherAmenities } from '../messages';
import type { HotelInfo } from '../wire';

/** Texts and pictures of the hotel's page. Without `info` they come from the static content only. */
export function toDoSupplierContent(
  known: DoHotelContent,
  info: HotelInfo | undefined,
): SupplierContent {
  const { hid, name, star_number, geo, address, region } = known;
  return {
    hotelCode: hotelCodeOf(hid),
    name,
    description:
      info?.description_struct.flatMap(({ paragraphs }) => paragraphs).join(' ') ??
      known.description_short,
    star_number,
    address,
    city_name: region.name,
    zone_name: '',
    geo,
    phones: info?.phone ? [info.phone] : [],
    check_in_from: hourOf(info?.check_in_time),
    check_out_until: hourOf(info?.check_out_time),
    images: imagesOf(info),
    amenities: amenitiesOf(info),
    points_of_interest: [],
    important_info: info?.metapolicy_extra_info ?? '',
  };
}

/** Hour of the day, `15:00:00` → `15:00`; empty when not reported. */
const hourOf = (time: string | null | undefined): string => time?.slice(0, 5) ?? '';

function imagesOf(info: HotelInfo | undefined): SupplierContent['images'] {
  return (info?.images ?? []).flatMap((address, number) => {
    const category =
      doImageCategories[info?.images_ext[number]?.category_slug ?? ''] ?? otherPictures;
    const room = info?.room_groups.find(({ images }) => images.includes(address));
    const caption = room?.name.replace(/\s*\(.*\)\s*$/, '') ?? category;
    return doPicturePath(address).map((url) => ({ url, category, caption }));
  });
}
function amenitiesOf(info: HotelInfo | undefined): SupplierContent['amenities'] {
  return (info?.amenity_groups ?? []).flatMap(({ group_name, amenities, non_free_amenities }) =>
    amenities.map((name) => ({
      code: name,
      name,
      group: group_name ?? otherAmenities,
      fee: non_free_amenities.includes(name),
    })),
  );
}
