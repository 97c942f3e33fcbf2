import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { PAD_LINES_MAX } from '../../../../../shared/contract/limits.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import styles from '../OrderPadPage.module.css';
import type { ListReading } from './useListReading.ts';

/** As many as a sentence may list. */
const NAMED_MAX = 5;

/** Says what became of the list that was read last: nothing is left out without a word. */
export function ReadReport({ reading: { report, dismiss } }: { reading: ListReading }) {
  const { t } = useTranslation('orderPad');
  const named = (texts: readonly string[]): string =>
    texts.slice(0, NAMED_MAX).join(', ') + (texts.length > NAMED_MAX ? ' …' : '');
  return (
    <div role="status" className={report ? styles.report : undefined}>
      {report && (
        <>
          <div className={styles.reportText}>
            <span>{t(report.added > 0 ? 'read.added' : 'read.nothing', { count: report.added })}</span>
            {report.ignored > 0 && <span>{t('read.ignored', { count: report.ignored })}</span>}
            {report.hiddenRows > 0 && <span>{t('read.hiddenRows', { count: report.hiddenRows })}</span>}
            {report.otherSheets > 0 && <span>{t('read.otherSheets', { count: report.otherSheets })}</span>}
            {report.numbers.length > 0 && (
              <span>{t('read.numbers', { count: report.numbers.length, numbers: named(report.numbers) })}</span>
            )}
            {report.over.length > 0 && (
              <span className={styles.alert}>
                {t('read.over', {
                  count: report.over.length,
                  max: PAD_LINES_MAX,
                  first: named(report.over.map(({ text }) => text)),
                })}
              </span>
            )}
          </div>
          <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('read.dismiss')} onClick={dismiss} />
        </>
      )}
    </div>
  );
}
