import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../routing/paths.ts';

/** Says what the user center is for, and leads to sign-in. */
export function SignInTip({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('chrome');
  const navigate = useNavigate();
  return (
    <Dialog open={isOpen} modalType="modal" onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('signInTip.title')}</DialogTitle>
          <DialogContent>{t('signInTip.text')}</DialogContent>
          <DialogActions>
            <Button size="large" onClick={onClose}>
              {t('signInTip.cancel')}
            </Button>
            <Button
              size="large"
              appearance="primary"
              onClick={() => {
                onClose();
                void navigate(paths.loginForUserCenter);
              }}
            >
              {t('account.login')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
