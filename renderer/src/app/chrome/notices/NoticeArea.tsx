import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import styles from './NoticeArea.module.css';
import { NoticeCard } from './NoticeCard.tsx';

/** Toasts. The live region is in the page from the start: screen readers ignore the content of a new one. */
export const NoticeArea = observer(function NoticeArea() {
  const { t } = useTranslation('chrome');
  const { notices } = useStores();
  return (
    <section className={styles.root} aria-label={t('notices.label')} aria-live="polite" aria-relevant="additions">
      {notices.queue.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onDismiss={() => notices.dismiss(notice.id)} />
      ))}
    </section>
  );
});
