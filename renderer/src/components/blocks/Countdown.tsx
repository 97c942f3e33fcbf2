import type { Block } from '../../../../shared/contracts/content.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormats } from '../../ui/useFormats.ts';
import { useLocalised } from '../../ui/useLocalised.ts';
import { ConfiguredLink } from '../ConfiguredLink.tsx';
import { useStyles } from './Countdown.styles.ts';
import { timeParts, useTimeLeft } from './useTimeLeft.ts';

const A_MOMENT_BEFORE = 1;

/** How long something still holds. The server writes the date; the clock begins when the page is alive. */
export function Countdown({ block }: { block: Extract<Block, { kind: 'countdown' }> }) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  const formats = useFormats();
  const styles = useStyles();
  const left = useTimeLeft(block.ends_at);
  const isOver = left !== null && left <= 0;
  // What ends at midnight ends with the day before.
  const lastDay = formats.date(Date.parse(block.ends_at) - A_MOMENT_BEFORE);
  return (
    <section className={styles.root}>
      <div>
        <h2 className={styles.title}>{text(block, 'title')}</h2>
        <p className={styles.text}>{text(block, 'text')}</p>
        <p className={styles.until}>{isOver ? t('countdown.over') : t('countdown.until', { date: lastDay })}</p>
      </div>
      {!isOver && (
        <div className={styles.clock} role="timer" aria-label={t('countdown.label')}>
          {left !== null &&
            timeParts(left).map(([unit, count]) => (
              <span key={unit} className={styles.cell}>
                <span className={styles.number}>{formats.number(count)}</span>
                <span className={styles.unit}>{t(`countdown.${unit}`, { count })}</span>
              </span>
            ))}
        </div>
      )}
      {block.link && !isOver && (
        <ConfiguredLink className={styles.action} link={block.link}>
          {text(block, 'action')}
        </ConfiguredLink>
      )}
    </section>
  );
}
