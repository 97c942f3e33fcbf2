import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './HeaderLink.module.css';

/** Links to the user center, or to sign-in and back to this page. */
export const AccountLink = observer(function AccountLink() {
  const { t } = useTranslation('chrome');
  const { session } = useStores();
  const { pathname, search } = useLocation();
  const detailId = useId();
  return (
    <div className={styles.root}>
      <Link
        className={styles.cover}
        to={session.isMember ? paths.userCenter : paths.login(pathname + search)}
        aria-label={t('account.label')}
        aria-describedby={detailId}
      >
        <span className={styles.icon}>
          <PersonRegular aria-hidden="true" />
        </span>
        <span className={styles.text}>{t('account.label')}</span>
      </Link>
      {/* Beside the link, whose accessible name must equal its visible text. */}
      <span id={detailId} className={styles.detail}>
        {session.user?.nick_name ?? (session.isAwaitingKeychain ? '' : t('account.login'))}
      </span>
    </div>
  );
});
