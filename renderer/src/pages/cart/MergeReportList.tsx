import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { WarningRegular } from '@fluentui/react-icons/headless/svg/warning';
import { CART_QUANTITY_MAX } from '../../../../shared/contract/limits.ts';
import type { MergeReport } from '../../../../shared/contract/schemas/cart.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './MergeReportList.module.css';

interface MergeReportListProps {
  report: readonly MergeReport[];
  onClose: () => void;
}

/** The result for each product of the guest's list at sign-in; stays until it is closed. */
export function MergeReportList({ report, onClose }: MergeReportListProps) {
  const { t } = useTranslation('cart');
  const text = useLocalised();
  return (
    <section className={styles.root} aria-labelledby="cart-report">
      <div className={styles.head}>
        <h2 id="cart-report" className={styles.title}>
          {t('report.title')}
        </h2>
        <Button
          className={styles.close}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('dismiss')}
          onClick={onClose}
        />
      </div>
      <p>{t('report.text')}</p>
      <ul role="list" className={styles.list}>
        {report.map((line) => (
          <li key={line.sku_id} className={styles.line}>
            {line.outcome === 'added' || line.outcome === 'joined' ? (
              <CheckmarkCircleRegular className={styles.good} />
            ) : (
              <WarningRegular className={styles.bad} />
            )}
            <span>
              <span className={styles.name}>
                {[text(line, 'product_name'), line.code].filter(Boolean).join(', ') || `#${line.sku_id}`}
              </span>
              <span className={styles.outcome}>
                {t(`report.${line.outcome}`, { count: line.quantity, limit: CART_QUANTITY_MAX })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
