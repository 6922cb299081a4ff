import { useSession } from '@tiquete/platform';

/** Whether who is signed in may only look at brands: what would change one is not drawn, and the api refuses it. */
export const useIsViewer = (): boolean => useSession().session?.user.role === 'viewer';
