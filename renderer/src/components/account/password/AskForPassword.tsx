import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import styles from './AskForPassword.module.css';

/** Says whom to ask for a new password in a store that sends no letters. */
export const AskForPassword = observer(function AskForPassword() {
  const { t } = useTranslation('account');
  const { mobile = '', email = '' } = useStores().queries.peek('readConfig', {})?.contact_us ?? {};
  return (
    <p className={styles.root}>
      <span>{t('forgot.ask')}</span>
      {mobile && (
        <a className={styles.link} href={`tel:${mobile.replace(/[^\d+]/g, '')}`}>
          {mobile}
        </a>
      )}
      {email && (
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </p>
  );
});
