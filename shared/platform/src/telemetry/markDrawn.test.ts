import { markDrawn } from './markDrawn';

const drawFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const timeline = { mark: jest.fn(), clearMarks: jest.fn() };

beforeEach(() => void Object.assign(performance, timeline));
afterEach(() => {
  for (const name of ['mark', 'clearMarks']) Reflect.deleteProperty(performance, name);
});

it('adds the mark after the frame and replaces an older mark of the name', async () => {
  markDrawn('hotels/home:interactive');
  expect(timeline.mark).not.toHaveBeenCalled();
  await drawFrame();
  expect(timeline.clearMarks).toHaveBeenCalledWith('hotels/home:interactive');
  expect(timeline.mark).toHaveBeenCalledWith('hotels/home:interactive');
});

it('does nothing without a timeline', async () => {
  for (const name of ['mark', 'clearMarks']) Reflect.deleteProperty(performance, name);
  expect(() => markDrawn('hotels/home:interactive')).not.toThrow();
  await drawFrame();
});
