/** A departure of a package: its package's code and its day, YYYY-MM-DD. */
export interface DepartureKey {
  package: string;
  date: string;
}

/** Id of a departure: code and day with an underscore, which no code contains (`departureIdSchema` of contracts). */
export const toDepartureId = ({ package: code, date }: DepartureKey): string => `${code}_${date}`;
export const readDepartureId = (id: string): DepartureKey => {
  const underscore = id.lastIndexOf('_');
  return { package: id.slice(0, underscore), date: id.slice(underscore + 1) };
};
