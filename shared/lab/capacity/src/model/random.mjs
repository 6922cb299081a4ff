/** Returns a generator of numbers from 0 to below 1 (mulberry32). The same seed gives the same numbers. */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A time from the exponential distribution with this mean. */
export const exponential = (random, mean) => -Math.log(1 - random()) * mean;
