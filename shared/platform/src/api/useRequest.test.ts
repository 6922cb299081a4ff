import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import type { ApiClient } from './apiClient';
import { ApiContext } from './ApiContext';
import { ApiProblem } from './problem';
import { useRequest } from './useRequest';

const API = {} as ApiClient;
const PROBLEM = { code: 'NOT_FOUND', title: 'No existe.', status: 404, requestId: null };
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(ApiContext, { value: API }, children);
/** Requests that the test answers. */
function anApi() {
  const calls: {
    key: string;
    signal: AbortSignal;
    answer(value: string): void;
    fail(): void;
  }[] = [];
  const fetchFor = (key: string) => (_: ApiClient, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ key, signal, answer: resolve, fail: () => reject(new ApiProblem(PROBLEM)) });
    });
  return { calls, fetchFor };
}

describe('with a key', () => {
  function start(given: { key: string; isDue?: boolean }) {
    const { calls, fetchFor } = anApi();
    const hook = renderHook(({ key, isDue }) => useRequest(key, fetchFor(key), isDue), {
      initialProps: given,
      wrapper,
    });
    return { calls, ...hook, state: () => hook.result.current.request };
  }

  it('sends one request for each key, and shows no answer of another key', async () => {
    const { calls, rerender, state } = start({ key: 'a' });
    expect(state()).toEqual({ phase: 'loading' });
    await act(async () => calls[0]?.answer('of a'));
    rerender({ key: 'a' });
    expect(state()).toEqual({ phase: 'ready', value: 'of a' });
    rerender({ key: 'b' });
    expect(state()).toEqual({ phase: 'loading' });
    expect(calls.map(({ key }) => key)).toEqual(['a', 'b']);
    await act(async () => calls[1]?.answer('of b'));
    expect(state()).toEqual({ phase: 'ready', value: 'of b' });
  });

  it('aborts the older request for a newer one, and ignores its late answer', async () => {
    const { calls, rerender, state } = start({ key: 'a' });
    rerender({ key: 'b' });
    expect(calls[0]?.signal.aborted).toBe(true);
    await act(async () => calls[1]?.answer('of b'));
    await act(async () => calls[0]?.answer('of a'));
    expect(state()).toEqual({ phase: 'ready', value: 'of b' });
  });

  it('aborts the request when its part of the page is left', () => {
    const { calls, unmount } = start({ key: 'a' });
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('shows the problem, and sends the request again on retry', async () => {
    const { calls, result, state } = start({ key: 'a' });
    await act(async () => calls[0]?.fail());
    expect(state()).toEqual({ phase: 'failed', problem: PROBLEM });
    act(() => result.current.retry());
    expect(state()).toEqual({ phase: 'loading' });
    await act(async () => calls[1]?.answer('at last'));
    expect(state()).toEqual({ phase: 'ready', value: 'at last' });
  });

  it('sends no request before it is due', () => {
    const { calls, rerender } = start({ key: 'a', isDue: false });
    expect(calls).toHaveLength(0);
    rerender({ key: 'a', isDue: true });
    expect(calls).toHaveLength(1);
  });
});

describe('without a key', () => {
  function start() {
    const { calls, fetchFor } = anApi();
    const hook = renderHook(() => useRequest(), { wrapper });
    const outcomes: boolean[] = [];
    const press = (onProblem?: () => boolean) =>
      act(async () => {
        const fetch = fetchFor('save');
        void hook.result.current
          .run(async (...given) => void (await fetch(...given)), onProblem)
          .then((isDone) => outcomes.push(isDone));
      });
    return { calls, outcomes, press, ...hook, state: () => hook.result.current.request };
  }

  it('sends one request at a time', async () => {
    const { calls, press, state, outcomes } = start();
    expect(state()).toEqual({ phase: 'idle' });
    await press();
    await press();
    expect(calls).toHaveLength(1);
    expect(state()).toEqual({ phase: 'loading' });
    await act(async () => calls[0]?.answer('saved'));
    expect(state()).toMatchObject({ phase: 'ready' });
    await press();
    expect(calls).toHaveLength(2);
    expect(outcomes).toEqual([false, true]);
  });

  it('shows the problem, unless the caller shows it', async () => {
    const { calls, press, state, outcomes } = start();
    await press();
    await act(async () => calls[0]?.fail());
    expect(state()).toEqual({ phase: 'failed', problem: PROBLEM });
    await press(() => true);
    await act(async () => calls[1]?.fail());
    expect(state()).toEqual({ phase: 'idle' });
    expect(outcomes).toEqual([false, false]);
  });

  it('completes and returns its outcome after its part of the page was left', async () => {
    const { calls, press, outcomes, unmount } = start();
    await press();
    unmount();
    await act(async () => calls[0]?.answer('saved'));
    expect(outcomes).toEqual([true]);
  });
});
