import {
  call,
  createAction,
  createSlice,
  getContext,
  put,
  takeEvery,
  toProblem,
  type ApiClient,
  type PayloadAction,
  type Problem,
} from '@tiquete/platform';
import type { OperationsPeople } from '@tiquete/contracts';
import { askAgain, refund, resolve, showPeople, type RefundBody, type SeenCase } from '../api';

/** What an operator does. `key` is the idempotency key: the same when the very same press is sent again. */
export type Act =
  | { kind: 'ask'; bookingId: string; seen?: SeenCase }
  | { kind: 'refund'; bookingId: string; body: RefundBody; key: string }
  | { kind: 'resolve'; seen: SeenCase; note: string }
  | { kind: 'show'; bookingId: string; reason: string };
export type Acting =
  | { phase: 'idle' }
  | { phase: 'sending'; kind: Act['kind'] }
  | { phase: 'done'; kind: Act['kind'] }
  | { phase: 'failed'; kind: Act['kind']; problem: Problem };
export interface ActsState {
  acting: Acting;
  /** People that were shown, until the page is left. */
  people: { bookingId: string; people: OperationsPeople } | null;
}
const initialState: ActsState = { acting: { phase: 'idle' }, people: null };
/** Another booking or case is on the screen. */
export const pageLeft = createAction('console/pageLeft');

export const actsSlice = createSlice({
  name: 'console/acts',
  initialState,
  reducers: {
    actRequested: (state, { payload: { kind } }: PayloadAction<Act>) => ({
      ...state,
      acting: { phase: 'sending', kind },
    }),
    actDone: (state, { payload: kind }: PayloadAction<Act['kind']>) => ({
      ...state,
      acting: { phase: 'done', kind },
    }),
    actFailed: (state, { payload }: PayloadAction<{ kind: Act['kind']; problem: Problem }>) => ({
      ...state,
      acting: { phase: 'failed', ...payload },
    }),
    actForgotten: (state) => ({ ...state, acting: { phase: 'idle' } }),
    peopleShown: (state, { payload }: PayloadAction<ActsState['people']>) => ({
      ...state,
      people: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(pageLeft, () => initialState),
});
export const { actRequested, actForgotten } = actsSlice.actions;
const { actDone, actFailed, peopleShown } = actsSlice.actions;

function* perform(act: Act) {
  const api = yield* getContext<ApiClient>('api');
  if (act.kind === 'ask') yield* call(askAgain, api, act.bookingId, act.seen);
  else if (act.kind === 'refund') yield* call(refund, api, act.bookingId, act.body, act.key);
  else if (act.kind === 'resolve') yield* call(resolve, api, act.seen, act.note);
  else
    yield* put(
      peopleShown({
        bookingId: act.bookingId,
        people: yield* call(showPeople, api, act.bookingId, act.reason),
      }),
    );
}
/** Sends what the operator did, then has everything on the screen looked at again: refused, it may have been news. */
export const createActsSaga = (lookAgain: () => Generator) =>
  function* actsSaga() {
    yield* takeEvery(
      actRequested.type,
      function* ({ payload: act }: ReturnType<typeof actRequested>) {
        try {
          yield* call(perform, act);
          yield* put(actDone(act.kind));
        } catch (error) {
          yield* put(actFailed({ kind: act.kind, problem: toProblem(error) }));
        }
        if (act.kind !== 'show') yield* call(lookAgain);
      },
    );
  };
