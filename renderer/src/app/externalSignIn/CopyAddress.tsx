import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { LinkRegular } from '@fluentui/react-icons/headless/svg/link';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button, type ButtonProps } from '../../ui/form/Button.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './ExternalSignInDialog.module.css';

/** Copies the provider's address for another browser; main copies it, so that this page never has it. */
export function CopyAddress({ appearance }: Required<Pick<ButtonProps, 'appearance'>>) {
  const { t } = useTranslation('account');
  const { signIn } = useStores();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => setCopied(await signIn.copy());
  return (
    <>
      <Button
        className={styles.button}
        appearance={appearance}
        size="large"
        icon={isCopied ? <CheckmarkRegular /> : <LinkRegular />}
        onClick={() => void copy()}
      >
        {t(isCopied ? 'externalSignIn.link.copied' : 'externalSignIn.link.copy')}
      </Button>
      <VisuallyHidden isStatus>{isCopied && t('externalSignIn.link.copied')}</VisuallyHidden>
      {isCopied === false && (
        <p className={styles.fault} role="alert">
          {t('externalSignIn.link.failed')}
        </p>
      )}
    </>
  );
}
