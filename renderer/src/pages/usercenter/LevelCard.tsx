import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LevelBar } from '../../components/rewards/LevelBar.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './UserCenterPage.module.css';

/**
 * The member's level, the progress to the next, and their points. An empty card while they load; nothing if they cannot be
 * read.
 */
export const LevelCard = observer(function LevelCard() {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  const text = useLocalised();
  const { data: info, error } = useQuery('readLevelInfo', {});
  const { data: remarks } = useQuery('readLevelRemark', {}, { isLasting: true });
  if (!info) return error ? null : <div className={clsx(styles.card, styles.level)} />;
  const levelRemark = remarks?.find(({ level }) => level === info.level);
  const next = remarks?.find(({ level }) => level === info.level + 1);
  return (
    <section className={clsx(styles.card, styles.level)} aria-label={t('level.title')}>
      <span className={styles.head}>
        <span className={styles.name}>
          {levelRemark ? text(levelRemark, 'level_name') : t('level.level', { level: formats.number(info.level) })}
        </span>
        <span>{t('level.points', { count: info.points, formatted: formats.number(info.points) })}</span>
      </span>
      <LevelBar info={info} next={next && text(next, 'level_name')} />
      <span className={styles.links}>
        <Link className={styles.link} to={paths.level}>
          {t('level.title')}
        </Link>
        <Link className={styles.link} to={paths.signActive}>
          {t('checkIn.title')}
        </Link>
      </span>
    </section>
  );
});
