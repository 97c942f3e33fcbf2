import { ProgressBar } from '@fluentui/react-components';
import type { LevelInfo } from '../../../../shared/contract/schemas/rewards.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/text/useFormats.ts';
import styles from './LevelBar.module.css';

interface LevelBarProps {
  info: LevelInfo;
  /** The name of the next level, once it is known. */
  next?: string | undefined;
}

/** The progress to the next level. */
export function LevelBar({ info, next }: LevelBarProps) {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  const { level, growth, level_growth: from, next_growth: to } = info;
  const missing = to === null ? 0 : to - growth;
  return (
    <div className={styles.root}>
      <ProgressBar
        thickness="large"
        aria-label={t('level.bar')}
        value={to === null ? 1 : (growth - from) / (to - from)}
        aria-valuetext={to === null ? t('level.top') : `${formats.number(growth)} / ${formats.number(to)}`}
      />
      <span className={styles.facts}>
        <span>{t('level.growth', { growth: formats.number(growth) })}</span>
        <span>
          {to === null
            ? t('level.top')
            : t('level.next', {
                missing: formats.number(missing),
                level: next ?? t('level.level', { level: formats.number(level + 1) }),
              })}
        </span>
      </span>
    </div>
  );
}
