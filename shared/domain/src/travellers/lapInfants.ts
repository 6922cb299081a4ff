/** True when there are more lap infants than adults, as each adult may hold one. */
export const lacksLaps = (adults: number, lapInfants: number): boolean => lapInfants > adults;
