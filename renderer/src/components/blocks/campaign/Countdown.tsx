import type { Block } from '../../../../../shared/contract/schemas/content.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { ConfiguredLink } from '../../navigation/ConfiguredLink.tsx';
import styles from './Countdown.module.css';
import { lastDayOf, timeParts, useTimeLeft } from './useTimeLeft.ts';

/** A countdown to the end of an offer. The server renders the date; the countdown starts after hydration. */
export function Countdown({ block }: { block: Extract<Block, { kind: 'countdown' }> }) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  const formats = useFormats();
  const timeLeft = useTimeLeft(block.ends_at);
  const isOver = timeLeft !== null && timeLeft <= 0;
  const lastDay = formats.date(lastDayOf(block.ends_at));
  return (
    <section className={styles.root}>
      <div>
        <h2 className={styles.title}>{text(block, 'title')}</h2>
        <p className={styles.text}>{text(block, 'text')}</p>
        <p className={styles.until}>{isOver ? t('countdown.over') : t('countdown.until', { date: lastDay })}</p>
      </div>
      {!isOver && (
        <div className={styles.clock} role="timer" aria-label={t('countdown.label')}>
          {timeLeft !== null &&
            timeParts(timeLeft).map(([unit, count]) => (
              <span key={unit} className={styles.cell}>
                <span translate="no" className={styles.number}>
                  {formats.number(count)}
                </span>
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
