/** Paths of pictures on this host, without the width: `/media/hb/00/000112/000112a_hb_ro_025` and `/media/places/CTG`. */
export const picturePaths = {
  /**
   * Path of a hotel's picture. `name` is the end of the supplier's own address: up to three parts of letters, digits, `_`
   * and `-`.
   */
  hotel: (supplier: string, name: string): string => `/media/${supplier.toLowerCase()}/${name}`,
  place: (code: string): string => `/media/places/${code}`,
};
