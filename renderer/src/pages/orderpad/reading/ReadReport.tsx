import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { observer } from 'mobx-react-lite';
import { PAD_LINES_MAX } from '../../../../../shared/contract/limits.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import page from '../OrderPadPage.module.css';
import { useOrderPad } from '../useOrderPad.ts';
import { RowsAside } from './RowsAside.tsx';

/** The most items that a sentence lists. */
const NAMED_MAX = 5;

/** Says what became of the list that was read last: nothing is left out without a word. */
export const ReadReport = observer(function ReadReport({ dismiss }: { dismiss: () => void }) {
  const { t } = useTranslation('orderPad');
  const { reading } = useOrderPad();
  const listed = (texts: readonly string[]): string =>
    texts.slice(0, NAMED_MAX).join(', ') + (texts.length > NAMED_MAX ? ' …' : '');
  return (
    <section className={reading ? page.report : undefined}>
      <div role="status" className={reading ? page.reportText : undefined}>
        {reading && (
          <>
            <span>{t(reading.added > 0 ? 'read.added' : 'read.nothing', { count: reading.added })}</span>
            {reading.facts.hiddenRows > 0 && <span>{t('read.hiddenRows', { count: reading.facts.hiddenRows })}</span>}
            {reading.facts.otherSheets > 0 && (
              <span>{t('read.otherSheets', { count: reading.facts.otherSheets })}</span>
            )}
            {reading.facts.numbers.length > 0 && (
              <span>
                {t('read.numbers', { count: reading.facts.numbers.length, numbers: listed(reading.facts.numbers) })}
              </span>
            )}
            {reading.over.length > 0 && (
              <span className={page.alert}>
                {t('read.over', { count: reading.over.length, max: PAD_LINES_MAX, first: listed(reading.over) })}
              </span>
            )}
          </>
        )}
      </div>
      {reading && (
        <>
          <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('read.dismiss')} onClick={dismiss} />
          <RowsAside />
        </>
      )}
    </section>
  );
});
