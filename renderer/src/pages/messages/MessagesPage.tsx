import { observer } from 'mobx-react-lite';
import { MessageIcon } from '../../components/inbox/MessageIcon.tsx';
import { MessageRows } from '../../components/inbox/MessageRows.tsx';
import { NoMessages } from '../../components/inbox/NoMessages.tsx';
import { ReadAllButton } from '../../components/inbox/ReadAllButton.tsx';
import { messageFlags } from '../../components/inbox/messageFlags.ts';
import { useMessages } from '../../components/inbox/useMessages.ts';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import styles from './MessagesPage.module.css';

/** The message centre: unread counts by kind, and the latest messages. */
export function MessagesPage() {
  const { t } = useTranslation('inbox');
  return (
    <MemberFrame title={t('title')} action={<ReadAllButton flag={null} />}>
      <Kinds />
      <Latest />
    </MemberFrame>
  );
}

const Kinds = observer(function Kinds() {
  const { t } = useTranslation('inbox');
  const { counts } = useStores().messages;
  return (
    <ul role="list" className={styles.kinds} aria-label={t('kinds')}>
      {messageFlags.map((flag) => (
        <li key={flag} className={styles.kind}>
          <span className={styles.icon}>
            <MessageIcon flag={flag} />
          </span>
          <span className={styles.words}>
            <Link className={styles.link} to={paths.messageList(flag)}>
              {t(`kind.${flag}`)}
            </Link>
            <span className={styles.quiet}>{t(`about.${flag}`)}</span>
            <Unread count={counts[flag]} />
          </span>
        </li>
      ))}
    </ul>
  );
});

/** A dash while the count is unknown. */
function Unread({ count }: { count: number | undefined }) {
  const { t } = useTranslation('inbox');
  if (count) return <span className={styles.count}>{t('unread', { count })}</span>;
  return <span className={styles.quiet}>{count === 0 ? t('noneUnread') : '–'}</span>;
}

const LATEST = { page: 1, page_size: 5 };

const Latest = observer(function Latest() {
  const { t } = useTranslation('inbox');
  const { data, error, retry } = useMessages(LATEST);
  return (
    <section className={styles.part} aria-labelledby="latest-messages">
      <div className={styles.head}>
        <h2 id="latest-messages" className={styles.heading}>
          {t('latest')}
        </h2>
        {data && data.total > 0 && (
          <Link className={styles.all} to={paths.messageList()}>
            {t('listTitle')}
          </Link>
        )}
      </div>
      {error && <LoadError error={error} retry={retry} />}
      {!data && !error && <LoadingPlaceholder />}
      {data && (data.total > 0 ? <MessageRows messages={data.results} /> : <NoMessages />)}
    </section>
  );
});
