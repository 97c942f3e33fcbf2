import { Badge } from '@fluentui/react-components';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { pointsWorth } from '../../../../shared/checkout/rewards.ts';
import type { LevelInfo } from '../../../../shared/contract/schemas/rewards.ts';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { LevelBar } from '../../components/rewards/LevelBar.tsx';
import { useMoney } from '../../components/useMoney.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './LevelPage.module.css';
import { PointRecords } from './PointRecords.tsx';

/** The member's level, the benefits of each level, and the records of their points. */
export function LevelPage() {
  const { t } = useTranslation('rewards');
  return (
    <MemberFrame title={t('level.title')}>
      <LevelAndRecords />
    </MemberFrame>
  );
}

/** The records are hidden until the level above them has its height, so that they do not move. */
const LevelAndRecords = observer(function LevelAndRecords() {
  const { data: info, error, retry } = useQuery('readLevelInfo', {});
  const remarks = useQuery('readLevelRemark', {}, { isLasting: true });
  const isLoading = !error && (!info || (!remarks.data && !remarks.error));
  return (
    <>
      {error && <LoadError error={error} retry={retry} />}
      {isLoading && <LoadingPlaceholder />}
      {info && !isLoading && <Standing info={info} remarks={remarks.data} />}
      <div hidden={isLoading}>
        <PointRecords />
      </div>
    </>
  );
});

type LevelRemarks = ReturnType<typeof useQuery<'readLevelRemark'>>['data'];

interface StandingProps {
  info: LevelInfo;
  remarks: LevelRemarks;
}

const Standing = observer(function Standing({ info, remarks }: StandingProps) {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  const money = useMoney();
  const text = useLocalised();
  const own = remarks?.find(({ level }) => level === info.level);
  const next = remarks?.find(({ level }) => level === info.level + 1);
  return (
    <>
      <section className={styles.card} aria-label={t('level.yours')}>
        <div className={styles.head}>
          <span className={styles.name}>
            {own ? text(own, 'level_name') : t('level.level', { level: formats.number(info.level) })}
          </span>
          <span className={styles.points}>
            {t('level.points', { count: info.points, formatted: formats.number(info.points) })}
          </span>
        </div>
        <LevelBar info={info} next={next && text(next, 'level_name')} />
        {info.points > 0 && (
          <span className={styles.quiet}>{t('level.worth', { amount: money(pointsWorth(info.points)) })}</span>
        )}
      </section>
      {remarks && <Levels own={info.level} remarks={remarks} />}
    </>
  );
});

interface LevelsProps {
  own: number;
  remarks: NonNullable<LevelRemarks>;
}

function Levels({ own, remarks }: LevelsProps) {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  const text = useLocalised();
  return (
    <section className={styles.part} aria-labelledby="levels">
      <h2 id="levels" className={styles.heading}>
        {t('level.levels')}
      </h2>
      <ol role="list" className={styles.levels}>
        {remarks.map((remark) => (
          <li key={remark.level} className={clsx(styles.level, remark.level === own && styles.own)}>
            <span>
              <span className={styles.levelName}>
                <span className={styles.strong}>{text(remark, 'level_name')}</span>
                {remark.level === own && (
                  <Badge appearance="tint">
                    <span>{t('level.yours')}</span>
                  </Badge>
                )}
              </span>
              <span className={styles.quiet}>{t('level.from', { growth: formats.number(remark.growth) })}</span>
            </span>
            <span>{text(remark, 'remark')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
