/** Pictures on our own origin, without the width: `/media/hb/1234/0`, numbered from 0, and `/media/places/CTG`. */
export const picturePaths = {
  hotel: (supplier: string, hotelCode: string, number: number): string =>
    `/media/${supplier.toLowerCase()}/${hotelCode}/${number}`,
  place: (code: string): string => `/media/places/${code}`,
};
