import { createAction, type Problem } from '@tiquete/platform';

const withPayload = <Payload>(payload: Payload) => ({ payload });

/** Actions of a search. `slice` is their prefix. */
export const createSearchActions = <Query, Page, Recent>(slice: string) => ({
  /** The results page has opened with this request. */
  resultsOpened: createAction(`${slice}/resultsOpened`, withPayload<Query>),
  /** `sessionCode`: session of the same search on an earlier page, in which the api continues. */
  searchRequested: createAction(`${slice}/searchRequested`, (payload: Query, sessionCode = '') => ({
    payload,
    meta: { sessionCode },
  })),
  searchSucceeded: createAction(`${slice}/searchSucceeded`, withPayload<Page>),
  searchFailed: createAction(`${slice}/searchFailed`, withPayload<Problem>),
  partialReceived: createAction(`${slice}/partialReceived`, withPayload<Page>),
  pollingEnded: createAction(`${slice}/pollingEnded`),
  searchDelayed: createAction(`${slice}/searchDelayed`),
  /** New items join the list: after the rows with these keys, or in the normal order without keys. */
  newResultsShown: createAction(`${slice}/newResultsShown`, (payload: readonly string[] = []) => ({
    payload,
  })),
  /** The list has new filters or a new order. */
  rowsReleased: createAction(`${slice}/rowsReleased`),
  /** Keys of the items to compare. The choice ends with this search. */
  comparisonChosen: createAction(`${slice}/comparisonChosen`, withPayload<readonly string[]>),
  /** The search in the slice was replaced by another product's. */
  searchOvertaken: createAction(`${slice}/searchOvertaken`),
  searchRemembered: createAction(`${slice}/searchRemembered`, withPayload<Recent>),
});
export type SearchActions<Query, Page, Recent> = ReturnType<
  typeof createSearchActions<Query, Page, Recent>
>;
