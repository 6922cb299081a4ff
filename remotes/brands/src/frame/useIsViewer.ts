import { useSession } from '@tiquete/platform';

/**
 * True for a viewer, who may only look at brands. Pages then have no controls that change one, and the api rejects such
 * calls.
 */
export const useIsViewer = (): boolean => useSession().session?.user.role === 'viewer';
