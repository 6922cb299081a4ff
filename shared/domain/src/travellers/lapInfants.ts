/** True when more infants fly on a lap than adults can hold: one each. */
export const lacksLaps = (adults: number, lapInfants: number): boolean => lapInfants > adults;
