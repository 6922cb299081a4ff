import { chance } from '../../random';
import { airportAt } from '../places/places';
import { offsetAt } from './zone';

const STEP = 5;
const DAY = 1440;
const at = (hours: number, minutes = 0) => hours * 60 + minutes;
/** Noon UTC of 2027-01-15. A fixed instant, so that summer time does not change the departure times of a route. */
const REFERENCE = Date.UTC(2027, 0, 15, 12);
const SHORT = 180;
const LONG = 420;
const EAST = 150;

interface Window {
  from: number;
  until: number;
}
const gapOf = (origin: string, destination: string) =>
  offsetAt(airportAt(destination).timeZone, REFERENCE) -
  offsetAt(airportAt(origin).timeZone, REFERENCE);

function windowOf(origin: string, destination: string, minutes: number, count: number): Window {
  if (!airportAt(origin).hasJets || !airportAt(destination).hasJets)
    return { from: at(6), until: at(17) - minutes };
  if (minutes < SHORT && count === 1) return { from: at(7), until: at(16, 30) };
  if (minutes < SHORT) return { from: at(5, 15), until: at(22) };
  if (minutes < LONG) return { from: at(6), until: at(23, 55) };
  const gap = gapOf(origin, destination);
  if (gap >= EAST) return { from: at(16), until: at(23, 55) };
  return gap <= -EAST
    ? { from: at(9, 30), until: at(18) }
    : { from: at(17, 30), until: at(23, 55) };
}
const isDecent = (arrival: number) => {
  const minute = ((arrival % DAY) + DAY) % DAY;
  return minute >= at(4, 45) && minute <= at(23, 58);
};

/** Local departure times, in minutes after midnight, of `count` flights a day: during the day at both ends if possible. */
export function departureTimes(
  origin: string,
  destination: string,
  minutes: number,
  count: number,
  seed: number,
): number[] {
  const { from, until } = windowOf(origin, destination, minutes, count);
  const gap = gapOf(origin, destination);
  const all = Array.from(
    { length: Math.floor((until - from) / STEP) + 1 },
    (_, index) => from + index * STEP,
  );
  const decent = all.filter((minute) => isDecent(minute + minutes + gap));
  const slots = decent.length > count ? decent : all;
  const width = slots.length / count;
  const times = Array.from(
    { length: count },
    (_, index) =>
      slots[
        Math.min(slots.length - 1, Math.floor((index + 0.1 + 0.8 * chance(seed, index)) * width))
      ] ?? from,
  );
  return [...new Set(times)].sort((a, b) => a - b);
}
