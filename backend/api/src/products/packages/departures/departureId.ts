import type { Day } from '../catalogue/removePackages';

/** `departureIdSchema` of contracts; codes have no underscore. */
export const toDepartureId = ({ package: code, date }: Day): string => `${code}_${date}`;
export const readDepartureId = (id: string): Day => {
  const underscore = id.lastIndexOf('_');
  return { package: id.slice(0, underscore), date: id.slice(underscore + 1) };
};
