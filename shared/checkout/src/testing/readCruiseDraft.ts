import { draftReader, readNames } from '../draft/draftReader';

export const readDraft = draftReader((found) => ({
  isTravelling: found.get('isTravelling') !== false,
  companion: readNames(found.get('companion')),
}));
