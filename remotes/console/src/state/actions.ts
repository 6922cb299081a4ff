import {
  call,
  createAction,
  createSlice,
  mutate,
  put,
  request,
  takeEvery,
  toProblem,
  type PayloadAction,
  type Problem,
} from '@tiquete/platform';
import type { ConsolePassengers, OperationsPeople, ReleaseMove } from '@tiquete/contracts';
import {
  lookUpAgain,
  decide,
  decideDeparture,
  endOverride,
  fetchPassengersFile,
  moveRelease,
  refund,
  resolve,
  setAllotment,
  setSale,
  showPassengers,
  showPeople,
  startOverride,
  type AllotmentBody,
  type DecisionBody,
  type DepartureDecisionBody,
  type OverrideBody,
  type RefundBody,
  type SaleBody,
  type SeenCase,
} from '../api';

/** An action of an operator. `key` is the idempotency key; a repeated request has the same one. */
export type OperatorAction =
  | { kind: 'lookUp'; bookingId: string; seen?: SeenCase }
  | { kind: 'refund'; bookingId: string; body: RefundBody; key: string }
  | { kind: 'decide'; id: string; decision: DecisionBody }
  | { kind: 'resolve'; seen: SeenCase; note: string }
  | { kind: 'show'; bookingId: string; reason: string }
  | { kind: 'allotment'; departureId: string; body: AllotmentBody }
  | { kind: 'sale'; departureId: string; body: SaleBody }
  | { kind: 'departureDecision'; departureId: string; body: DepartureDecisionBody }
  | { kind: 'passengers'; departureId: string; reason: string }
  | { kind: 'file'; departureId: string; reason: string }
  | { kind: 'move'; body: ReleaseMove }
  | { kind: 'override'; body: OverrideBody }
  | { kind: 'endOverride' };
/** `propose` is a refund that waits for a second operator. */
export type DoneKind = OperatorAction['kind'] | 'propose';
export type ActionState =
  | { phase: 'idle' }
  | { phase: 'sending'; kind: OperatorAction['kind'] }
  | { phase: 'done'; kind: DoneKind }
  | { phase: 'failed'; kind: OperatorAction['kind']; problem: Problem };
export interface ActionsState {
  current: ActionState;
  /** Unmasked people, until the page is left or the session ends. */
  people: { bookingId: string; people: OperationsPeople } | null;
  /** Unmasked passengers of a departure, until the page is left or the session ends. `reason` was given by the operator. */
  passengers: {
    departureId: string;
    reason: string;
    bookings: ConsolePassengers['bookings'];
  } | null;
  /** Data that travellers' browsers lose by the last move, one sentence each. */
  lost: readonly string[];
}
const initialState: ActionsState = {
  current: { phase: 'idle' },
  people: null,
  passengers: null,
  lost: [],
};
/** The page of a booking, departure, case or part was left, or the session ended. */
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
    passengersShown: (state, { payload }: PayloadAction<ActionsState['passengers']>) => ({
      ...state,
      passengers: payload,
    }),
    releaseMoved: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      lost: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(pageLeft, () => initialState),
});
export const { actionRequested, actionForgotten } = actionsSlice.actions;
const { actionDone, actionFailed, peopleShown, passengersShown, releaseMoved } =
  actionsSlice.actions;

function* perform(action: OperatorAction) {
  switch (action.kind) {
    case 'lookUp':
      yield* mutate((api) => lookUpAgain(api, action.bookingId, action.seen));
      break;
    case 'refund': {
      const { proposal } = yield* mutate((api) =>
        refund(api, action.bookingId, action.body, action.key),
      );
      if (proposal !== undefined) return 'propose';
      break;
    }
    case 'decide':
      yield* mutate((api) => decide(api, action.id, action.decision));
      break;
    case 'resolve':
      yield* mutate((api) => resolve(api, action.seen, action.note));
      break;
    case 'show': {
      const { bookingId } = action;
      const people = yield* request((api) => showPeople(api, bookingId, action.reason));
      yield* put(peopleShown({ bookingId, people }));
      break;
    }
    case 'allotment':
      yield* mutate((api) => setAllotment(api, action.departureId, action.body));
      break;
    case 'sale':
      yield* mutate((api) => setSale(api, action.departureId, action.body));
      break;
    case 'departureDecision':
      yield* mutate((api) => decideDeparture(api, action.departureId, action.body));
      break;
    case 'passengers': {
      const { departureId, reason } = action;
      const bookings = yield* request((api) => showPassengers(api, departureId, reason));
      yield* put(passengersShown({ departureId, reason, bookings }));
      break;
    }
    case 'file': {
      const file = yield* request((api) =>
        fetchPassengersFile(api, action.departureId, action.reason),
      );
      yield* call(saveFile, file);
      break;
    }
    case 'move': {
      const { lost } = yield* mutate((api) => moveRelease(api, action.body));
      yield* put(releaseMoved(lost));
      break;
    }
    case 'override':
      yield* mutate((api) => startOverride(api, action.body));
      break;
    case 'endOverride':
      yield* mutate(endOverride);
  }
  return action.kind;
}
/** Actions that do not change the data on the screen. */
const READS: readonly OperatorAction['kind'][] = ['show', 'passengers', 'file'];
/** Sends the action and then reloads the data on the screen, also after an error, which a change may have caused. */
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
        if (!READS.includes(action.kind)) yield* call(refreshAll);
      },
    );
  };

/** Downloads a text as a spreadsheet file. */
function saveFile({ name, content }: { name: string; content: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the address after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
