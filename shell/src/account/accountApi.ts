import { createApiClient } from '@tiquete/platform';

export const accountApi = createApiClient();
