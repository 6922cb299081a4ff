/** Whether a plain object has nothing of that name by itself, as it has `constructor`: what is looked up by it is what was put there. */
export const isFree = (name: string): boolean => !(name in {});
