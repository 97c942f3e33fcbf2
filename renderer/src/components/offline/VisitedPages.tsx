import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { useRelativeTime } from '../outbox/useRelativeTime.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import styles from './VisitedPages.module.css';

/** Recently visited pages that are available without a network, with their age. */
export const VisitedPages = observer(function VisitedPages() {
  const { t } = useTranslation('chrome');
  const { offline } = useStores();
  const ago = useRelativeTime();
  return (
    <section className={styles.root} aria-labelledby="seen-pages">
      <h2 id="seen-pages" className={styles.title}>
        {t('seenPages')}
      </h2>
      <ul role="list" className={styles.list}>
        {offline.pages.map(({ path, title, at }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              <span className={styles.name}>{title}</span>
              <span className={styles.age}>{ago(at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
