import { CallRegular } from '@fluentui/react-icons/headless/svg/call';
import { MailRegular } from '@fluentui/react-icons/headless/svg/mail';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../routing/paths.ts';
import { useStores } from '../../../../stores/context.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { Link } from '../../../../ui/navigation/Link.tsx';
import styles from './UtilityBar.module.css';
import { UserCenterLink } from './UserCenterLink.tsx';

/** The bar above the header: contacts, and display settings. */
export const UtilityBar = observer(function UtilityBar() {
  const { t } = useTranslation('chrome');
  const { session, queries } = useStores();
  const contact = queries.peek('readConfig', {})?.contact_us;
  return (
    <div className={styles.root}>
      <div className={styles.contact}>
        {contact?.mobile && (
          <a className={styles.item} href={`tel:${contact.mobile.replace(/[^+\d]/g, '')}`}>
            <CallRegular aria-hidden="true" />
            <span>{contact.mobile}</span>
          </a>
        )}
        {contact?.email && (
          <a className={styles.item} href={`mailto:${contact.email}`}>
            <MailRegular aria-hidden="true" />
            <span>{contact.email}</span>
          </a>
        )}
      </div>
      <div className={styles.choices}>
        <Link className={styles.item} to={paths.orderPad}>
          {t('orderPad')}
        </Link>
        <UserCenterLink className={styles.item} />
        {session.isMember && (
          <button type="button" className={styles.logout} onClick={() => void session.logout()}>
            {t('account.logout')}
          </button>
        )}
        <LanguageLinks />
        <ThemeSwitch />
      </div>
    </div>
  );
});
