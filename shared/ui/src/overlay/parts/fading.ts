import Fade from '@mui/material/Fade';

/**
 * Transition of menus and popovers, which may unmount together with their page. It animates only opacity: react-aria never
 * releases an element when two of its transitions are cancelled at once.
 */
export const fading = { transition: Fade };
