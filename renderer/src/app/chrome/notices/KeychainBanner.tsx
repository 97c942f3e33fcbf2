import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import styles from './Banner.module.css';

/** Explains why no member is signed in yet: the keychain has not answered. */
export const KeychainBanner = observer(function KeychainBanner() {
  const { t } = useTranslation('chrome');
  const { session } = useStores();
  if (!session.isAwaitingKeychain) return null;
  return (
    <div className={clsx(styles.root, styles.shown)} role="status">
      <span>{t('keychain.asking')}</span>
      <span>{t('keychain.then')}</span>
    </div>
  );
});
