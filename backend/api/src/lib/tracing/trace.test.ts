import { readTraceId } from './trace';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

it('reads the trace id of a traceparent header, also of a later version', () => {
  expect(readTraceId(`00-${TRACE}-${SPAN}-01`)).toBe(TRACE);
  expect(readTraceId(`01-${TRACE}-${SPAN}-00-more`)).toBe(TRACE);
});

it.each([
  undefined,
  ['two', 'headers'],
  '',
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-01-more`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}\n-${SPAN}-01`,
])('rejects %j', (header) => expect(readTraceId(header)).toBeNull());
