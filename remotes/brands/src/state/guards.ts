import type { BrandDraft } from '@tiquete/contracts';
import type { FieldGuards, SharedLists } from '@tiquete/platform';
import type { Edit, Edits } from './edits';

/** Edits that the tabs of a browser share. */
export const lists: SharedLists<{ edits: Edits }> = { edits: 'byName' };
/** Schema of the slice as it is stored. The api checks a draft when it is saved. */
export const fields: FieldGuards<{ edits: Edits }> = ({
  anything,
  partly,
  recordOf,
  shape,
  text,
}) => ({
  edits: recordOf(
    shape<Edit>({ base: partly<BrandDraft>({ id: text }), changes: recordOf(anything) }),
  ),
});
