import { runInNewContext } from 'node:vm';
import { embedScript } from './embedScript';

const ORIGIN = 'https://viajes.andes.test';
type Message = { origin: string; source: unknown; data: unknown };

/** The part of a partner's page that the script uses; e2e/specs/shell/embedded.spec.ts tests a real one. */
function include(dataset: Record<string, string>, title = 'Buscador') {
  const frame = { style: {}, contentWindow: {}, src: '', title: '', height: 0 };
  const placed: unknown[] = [];
  let post: (message: Message) => void = () => undefined;
  runInNewContext(embedScript(ORIGIN, title), {
    URLSearchParams,
    location: { origin: 'https://andes.test' },
    addEventListener: (_: string, listener: typeof post) => (post = listener),
    document: {
      createElement: () => frame,
      currentScript: { dataset, after: (element: unknown) => placed.push(element) },
    },
  });
  const from = (over: Partial<Message>) =>
    post({ origin: ORIGIN, source: frame.contentWindow, data: { tiqueteHeight: 800 }, ...over });
  return { frame, placed, from };
}

it('replaces its script tag with a frame of the requested, filled form', () => {
  const { frame, placed } = include({ product: 'hotels', query: 'destination_code=CTG&room=2' });
  expect(placed).toEqual([frame]);
  expect(frame.src).toBe(
    `${ORIGIN}/components/searchs?destination_code=CTG&room=2&product=hotels&host=https%3A%2F%2Fandes.test`,
  );
});

it('accepts a height only from its own frame', () => {
  const { frame, from } = include({});
  const first = frame.height;
  from({ origin: 'https://evil.example' });
  from({ source: {} });
  for (const tiqueteHeight of ['800px', -1, 1.5, undefined]) from({ data: { tiqueteHeight } });
  from({ data: null });
  expect(frame.height).toBe(first);
  from({});
  expect(frame.height).toBe(800);
  from({ data: { tiqueteHeight: 1e9 } });
  expect(frame.height).toBe(6000);
});

it('escapes the brand’s name', () => {
  const title = '"; alert(1); "</script>\u2028';
  expect(include({}, title).frame.title).toBe(title);
  expect(embedScript(ORIGIN, title)).not.toContain('</script>');
});
