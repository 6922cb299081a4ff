import { createReleaseHealth } from './health';

const hide = (isHidden = true) => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isHidden ? 'hidden' : 'visible',
  });
  document.dispatchEvent(new Event('visibilitychange'));
};
function start() {
  const sent: { visit: string; events: object[] }[] = [];
  const health = createReleaseHealth('token', (body) => sent.push(JSON.parse(body)));
  return { sent, health };
}
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  hide(false);
  jest.useRealTimers();
});

it('reports attempts and measurements when the page is hidden, each once', () => {
  const { sent, health } = start();
  health.tried('hotels', 'hotels_r1');
  health.tried('hotels', 'hotels_r1');
  health.onScreen('hotels', 'hotels_r1');
  health.measured('lcp', 1234.5);
  hide();
  expect(sent).toEqual([
    {
      visit: 'token',
      events: [
        { remote: 'hotels', release: 'hotels_r1', metric: 'tried' },
        { remote: 'hotels', release: 'hotels_r1', metric: 'lcp', value: 1235 },
      ],
    },
  ]);
  health.tried('hotels', 'hotels_r1');
  hide();
  expect(sent).toHaveLength(1);
});

it('reports a failure soon, without waiting until the page is hidden', () => {
  const { sent, health } = start();
  health.failed('hotels', 'hotels_r2', 'render');
  expect(sent).toEqual([]);
  jest.runAllTimers();
  expect(sent[0]?.events).toEqual([
    { remote: 'hotels', release: 'hotels_r2', metric: 'tried' },
    { remote: 'hotels', release: 'hotels_r2', metric: 'failed' },
    { remote: 'hotels', release: 'hotels_r2', metric: 'render-failed' },
  ]);
});

it('attributes a measurement to the remote on screen, and reports the newest value', () => {
  const { sent, health } = start();
  health.measured('inp', 10);
  health.onScreen('hotels', 'hotels_r1');
  health.measured('inp', 40);
  health.onScreen('flights', 'flights_r1');
  health.measured('inp', 90);
  health.measured('inp', 120);
  hide();
  expect(sent[0]?.events).toEqual([
    { remote: 'hotels', release: 'hotels_r1', metric: 'inp', value: 40 },
    { remote: 'flights', release: 'flights_r1', metric: 'inp', value: 120 },
  ]);
});

it('continues when a report cannot be sent', () => {
  const health = createReleaseHealth('token', () => {
    throw new Error('blocked');
  });
  health.tried('hotels', 'hotels_r1');
  expect(() => hide()).not.toThrow();
});
