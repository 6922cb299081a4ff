import { earlierReleasesResponseSchema, remoteParamsSchema } from './bootRecord';
import {
  releaseHealthBodySchema,
  releaseHealthResponseSchema,
  releaseSetResponseSchema,
} from './releaseHealth';

/** Calls of pages about their releases. */
export const releaseRoutes = {
  'GET remotes/:remote/releases': {
    summary: 'Releases of a remote that were current before, for pages that cannot run the newest',
    params: remoteParamsSchema,
    response: earlierReleasesResponseSchema,
  },
  'GET releases/set': {
    summary: 'The releases that the next page of this browser gets, for open pages to compare',
    response: releaseSetResponseSchema,
  },
  'POST releases/health': {
    summary:
      'What a page tells of its releases: tried, failed, web vitals; each counts once a visit',
    body: releaseHealthBodySchema,
    response: releaseHealthResponseSchema,
  },
} as const;
