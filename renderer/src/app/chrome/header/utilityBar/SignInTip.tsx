import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../routing/paths.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Prompt } from '../../../../ui/feedback/Prompt.tsx';

/** Explains the user center, and leads to sign-in. */
export function SignInTip({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('chrome');
  const navigate = useNavigate();
  return (
    <Prompt
      isOpen={isOpen}
      title={t('signInTip.title')}
      onClose={onClose}
      actions={
        <>
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
        </>
      }
    >
      {t('signInTip.text')}
    </Prompt>
  );
}
