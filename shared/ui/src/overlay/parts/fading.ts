import Fade from '@mui/material/Fade';

/** Slots of a menu or popover that may leave together with its page. Opacity alone moves: react-aria never lets go of an element whose two transitions are cancelled at once. */
export const fading = { transition: Fade };
