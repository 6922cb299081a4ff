import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import type { ApiClient } from './apiClient';
import { ApiContext } from './ApiContext';
import { ApiProblem } from './problem';
import { useAsked } from './useAsked';

const API = {} as ApiClient;
const REFUSAL = { code: 'NOT_FOUND', title: 'No está.', status: 404, requestId: null };
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(ApiContext, { value: API }, children);
/** What is asked, each answered or refused by the test. */
function anApi() {
  const calls: {
    key: string;
    signal: AbortSignal;
    answer(value: string): void;
    refuse(): void;
  }[] = [];
  const askFor = (key: string) => (_: ApiClient, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ key, signal, answer: resolve, refuse: () => reject(new ApiProblem(REFUSAL)) });
    });
  return { calls, askFor };
}
function start(given: { key: string; isDue?: boolean }) {
  const { calls, askFor } = anApi();
  const hook = renderHook(({ key, isDue }) => useAsked(key, askFor(key), isDue), {
    initialProps: given,
    wrapper,
  });
  return { calls, ...hook, asked: () => hook.result.current[0] };
}

it('asks once for each key, and shows no answer under another one', async () => {
  const { calls, rerender, asked } = start({ key: 'a' });
  expect(asked()).toEqual({ phase: 'loading' });
  await act(async () => calls[0]?.answer('of a'));
  rerender({ key: 'a' });
  expect(asked()).toEqual({ phase: 'ready', value: 'of a' });
  rerender({ key: 'b' });
  expect(asked()).toEqual({ phase: 'loading' });
  expect(calls.map(({ key }) => key)).toEqual(['a', 'b']);
  await act(async () => calls[1]?.answer('of b'));
  expect(asked()).toEqual({ phase: 'ready', value: 'of b' });
});

it('gives up what is no longer wanted, and hears no late answer', async () => {
  const { calls, rerender, asked } = start({ key: 'a' });
  rerender({ key: 'b' });
  expect(calls[0]?.signal.aborted).toBe(true);
  await act(async () => calls[1]?.answer('of b'));
  await act(async () => calls[0]?.answer('of a'));
  expect(asked()).toEqual({ phase: 'ready', value: 'of b' });
});

it('says why it failed, and asks again when told to', async () => {
  const { calls, result, asked } = start({ key: 'a' });
  await act(async () => calls[0]?.refuse());
  expect(asked()).toEqual({ phase: 'failed', problem: REFUSAL });
  act(() => result.current[1]());
  expect(asked()).toEqual({ phase: 'loading' });
  await act(async () => calls[1]?.answer('at last'));
  await waitFor(() => expect(asked()).toEqual({ phase: 'ready', value: 'at last' }));
});

it('asks nothing before it is due', () => {
  const { calls, rerender } = start({ key: 'a', isDue: false });
  expect(calls).toHaveLength(0);
  rerender({ key: 'a', isDue: true });
  expect(calls).toHaveLength(1);
});
