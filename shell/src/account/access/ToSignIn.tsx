import { useNavigate } from 'react-router-dom';
import { useBrand } from '@tiquete/platform';
import { Button } from '@tiquete/ui';
import { accessHref } from '../../session/accessHref';
import { useAccess } from '../useAccess';
import { takeTarget } from './savedTarget';

/** Link to the sign-in page. After signing in, the traveller returns to the page from which the e-mail was requested. */
export function ToSignIn() {
  const t = useAccess();
  const { id: brand } = useBrand();
  const navigate = useNavigate();
  const go = async () => void navigate(accessHref('/login', await takeTarget(brand)));
  return (
    <Button fullWidth onClick={() => void go()}>
      {t('signIn')}
    </Button>
  );
}
