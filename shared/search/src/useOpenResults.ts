import { useNavigate, type SlotProps } from '@tiquete/platform';

/** Opens a results page from a form on its own: also inside a partner's page, where results open in the top window. */
export function useOpenResults({ target = '_self' }: SlotProps): (url: string) => void {
  const navigate = useNavigate();
  return (url) => {
    if (target === '_top') window.open(new URL(url, window.location.href), '_top');
    else void navigate(url);
  };
}
