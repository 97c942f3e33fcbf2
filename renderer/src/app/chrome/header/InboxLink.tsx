import { MailRegular } from '@fluentui/react-icons/headless/svg/mail';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import { CartBadge } from './CartBadge.tsx';
import styles from './HeaderLink.module.css';

/** Links to the message centre, with the unread count; for members. */
export const InboxLink = observer(function InboxLink() {
  const { t } = useTranslation('chrome');
  const { messages, session } = useStores();
  const countId = useId();
  const { total = 0 } = messages.counts;
  if (!session.isMember) return null;
  return (
    <>
      <Link className={styles.root} to={paths.messages} aria-label={t('inbox.label')} aria-describedby={countId}>
        <span className={styles.icon}>
          <MailRegular aria-hidden="true" />
          <CartBadge count={total} />
        </span>
        <span className={styles.text}>{t('inbox.label')}</span>
      </Link>
      <VisuallyHidden id={countId} isStatus>
        {total > 0 ? t('inbox.unread', { count: total }) : ''}
      </VisuallyHidden>
    </>
  );
});
