import { clsx } from 'clsx';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useSite } from '../../ui/head/Head.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './CheckInPage.module.css';
import { monthAfter, monthGrid, weekdaySamples } from './monthGrid.ts';

interface MonthTableProps {
  /** `2026-11`; its days with a check-in, and the server's day. */
  month: string;
  days: readonly string[];
  today: string;
  onMonth: (month: string) => void;
}

/** A month as a calendar; future months are not offered. */
export function MonthTable({ month, days, today, onMonth }: MonthTableProps) {
  const { t } = useTranslation('rewards');
  const { language } = useSite();
  const formats = useFormats();
  const first = language === 'en' ? 0 : 1; // the week begins on Sunday in America, on Monday elsewhere
  const name = formats.month(`${month}-01T00:00:00Z`);
  return (
    <section className={styles.card} aria-labelledby="month">
      <div className={styles.months}>
        <Button
          className={styles.turn}
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          aria-label={t('checkIn.previous')}
          onClick={() => onMonth(monthAfter(month, -1))}
        />
        <h2 id="month" className={styles.heading} aria-live="polite">
          <VisuallyHidden>{t('checkIn.calendar', { month: name })}</VisuallyHidden>
          <span aria-hidden="true">{name}</span>
        </h2>
        <Button
          className={styles.turn}
          appearance="subtle"
          icon={<ChevronRightRegular />}
          aria-label={t('checkIn.next')}
          disabledFocusable={month >= today.slice(0, 7)}
          onClick={() => onMonth(monthAfter(month, 1))}
        />
      </div>
      <table className={styles.table} aria-labelledby="month">
        <thead>
          <tr>
            {weekdaySamples(first).map((day) => (
              <th key={day} scope="col" className={styles.weekday}>
                {formats.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month, first).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td key={day ?? index} className={styles.cell}>
                  {day && <Day day={day} isChecked={days.includes(day)} isToday={day === today} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Day({ day, isChecked, isToday }: { day: string; isChecked: boolean; isToday: boolean }) {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  return (
    <span className={clsx(styles.day, isToday && styles.today, isChecked && styles.checked)}>
      <span translate="no">{formats.number(Number(day.slice(8)))}</span>
      {isToday && <VisuallyHidden>{t('checkIn.today')}</VisuallyHidden>}
      {isChecked && <VisuallyHidden>{t('checkIn.checked')}</VisuallyHidden>}
    </span>
  );
}
