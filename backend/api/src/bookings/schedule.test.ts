import { nextPollAt, pollRetryMs, refundWaitMs } from './schedule';

const at = (minutes: number) => new Date(Date.UTC(2027, 0, 1) + minutes * 60_000);

it('queries the gateway after 1, 2, 5, 10, 15 and 30 minutes, after the end of the session, and then hourly', () => {
  const payment = { createdAt: at(0), expiresAt: at(20) };
  const polls: number[] = [];
  for (let now = at(0); polls.length < 10; now = nextPollAt(payment, now))
    polls.push((now.getTime() - at(0).getTime()) / 60_000);
  expect(polls).toEqual([0, 1, 2, 5, 10, 15, 30, 35, 90, 150]);
});

it('never returns a time that has passed', () => {
  for (let minutes = 0; minutes < 600; minutes += 7)
    expect(nextPollAt({ createdAt: at(0), expiresAt: at(20) }, at(minutes)) > at(minutes)).toBe(
      true,
    );
});

it('waits longer after every failure up to a limit, and never shorter than a refund may take', () => {
  expect([0, 2, 99].map(pollRetryMs)).toEqual([30_000, 120_000, 900_000]);
  expect([0, 2, 99].map(refundWaitMs)).toEqual([60_000, 240_000, 3_600_000]);
});
