import Fade from '@mui/material/Fade';

/** Slots of a menu or popover that may unmount together with its page. Only opacity is animated: react-aria keeps an element forever when two of its transitions are cancelled at once. */
export const fading = { transition: Fade };
