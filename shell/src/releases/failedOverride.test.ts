import { createFailedOverride, tellFailedOverride } from './failedOverride';

const override = { releases: { hotels: 'hotels_x' }, expires_at: '2027-01-01T00:00:00Z' };
/** A page of a product team with an override; `answer` is the api's answer when it is ended. */
function aPage(answer: () => Promise<unknown> = async () => ({})) {
  const calls: string[] = [];
  const reload = jest.fn();
  const api = {
    call: (name: string) => {
      calls.push(name);
      return answer();
    },
  };
  const { failed } = createFailedOverride({ override, api: api as never, reload });
  return { failed, calls, reload };
}
const announced = () => {
  const texts: string[] = [];
  const store = {
    dispatch: ({ payload }: { payload: { text: string } }) => texts.push(payload.text),
  };
  tellFailedOverride(store as never, (key, values) => `${key} ${JSON.stringify(values)}`);
  return texts;
};
beforeEach(() => window.sessionStorage.clear());

it('ends an override whose release fails, once, and shows a notice in the next document', async () => {
  const { failed, calls, reload } = aPage();
  await failed('hotels', 'hotels_x');
  await failed('hotels', 'hotels_x');
  expect(calls).toEqual(['DELETE console/releases/override']);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(announced()).toEqual(['releases.overrideFailed {"release":"hotels_x"}']);
  expect(announced()).toEqual([]);
});

it('remains when another release fails, or when the server does not end it', async () => {
  const other = aPage();
  await other.failed('hotels', 'hotels_r0');
  await other.failed('flights', 'hotels_x');
  expect([other.calls, other.reload.mock.calls]).toEqual([[], []]);
  const unheard = aPage(() => Promise.reject(new Error('503')));
  await unheard.failed('hotels', 'hotels_x');
  expect(unheard.reload).not.toHaveBeenCalled();
  expect(announced()).toEqual([]);
});
