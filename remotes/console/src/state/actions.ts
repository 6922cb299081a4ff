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
import {
  askAgain,
  decide,
  refund,
  resolve,
  showPeople,
  type DecisionBody,
  type RefundBody,
  type SeenCase,
} from '../api';

/** What an operator does. `key` is the idempotency key; the same when the same request is sent again. */
export type OperatorAction =
  | { kind: 'ask'; bookingId: string; seen?: SeenCase }
  | { kind: 'refund'; bookingId: string; body: RefundBody; key: string }
  | { kind: 'decide'; id: string; decision: DecisionBody }
  | { kind: 'resolve'; seen: SeenCase; note: string }
  | { kind: 'show'; bookingId: string; reason: string };
/** `propose`: a refund that waits for another operator. */
export type DoneKind = OperatorAction['kind'] | 'propose';
export type ActionState =
  | { phase: 'idle' }
  | { phase: 'sending'; kind: OperatorAction['kind'] }
  | { phase: 'done'; kind: DoneKind }
  | { phase: 'failed'; kind: OperatorAction['kind']; problem: Problem };
export interface ActionsState {
  current: ActionState;
  /** Unmasked people, kept until the page is left. */
  people: { bookingId: string; people: OperationsPeople } | null;
}
const initialState: ActionsState = { current: { phase: 'idle' }, people: null };
/** The page of a booking or case was left. */
export const pageLeft = createAction('console/pageLeft');

export const actionsSlice = createSlice({
  name: 'console/actions',
  initialState,
  reducers: {
    actionRequested: (state, { payload: { kind } }: PayloadAction<OperatorAction>) => ({
      ...state,
      current: { phase: 'sending', kind },
    }),
    actionDone: (state, { payload: kind }: PayloadAction<DoneKind>) => ({
      ...state,
      current: { phase: 'done', kind },
    }),
    actionFailed: (
      state,
      { payload }: PayloadAction<{ kind: OperatorAction['kind']; problem: Problem }>,
    ) => ({
      ...state,
      current: { phase: 'failed', ...payload },
    }),
    actionForgotten: (state) => ({ ...state, current: { phase: 'idle' } }),
    peopleShown: (state, { payload }: PayloadAction<ActionsState['people']>) => ({
      ...state,
      people: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(pageLeft, () => initialState),
});
export const { actionRequested, actionForgotten } = actionsSlice.actions;
const { actionDone, actionFailed, peopleShown } = actionsSlice.actions;

function* perform(action: OperatorAction) {
  const api = yield* getContext<ApiClient>('api');
  if (action.kind === 'ask') yield* call(askAgain, api, action.bookingId, action.seen);
  else if (action.kind === 'refund') {
    const { proposal } = yield* call(refund, api, action.bookingId, action.body, action.key);
    if (proposal !== undefined) return 'propose';
  } else if (action.kind === 'decide') yield* call(decide, api, action.id, action.decision);
  else if (action.kind === 'resolve') yield* call(resolve, api, action.seen, action.note);
  else
    yield* put(
      peopleShown({
        bookingId: action.bookingId,
        people: yield* call(showPeople, api, action.bookingId, action.reason),
      }),
    );
  return action.kind;
}
/** Sends the action, then fetches what is on the screen again, also after a refusal, whose reason may be a change. */
export const createActionsSaga = (refreshAll: () => Generator) =>
  function* actionsSaga() {
    yield* takeEvery(
      actionRequested.type,
      function* ({ payload: action }: ReturnType<typeof actionRequested>) {
        try {
          yield* put(actionDone(yield* perform(action)));
        } catch (error) {
          yield* put(actionFailed({ kind: action.kind, problem: toProblem(error) }));
        }
        if (action.kind !== 'show') yield* call(refreshAll);
      },
    );
  };
