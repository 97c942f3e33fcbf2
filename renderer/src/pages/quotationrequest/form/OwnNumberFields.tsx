import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../QuotationRequestPage.module.css';
import { TextField } from './TextField.tsx';

/** Fields for the shopper's own reference numbers, which are printed on the papers. */
export function OwnNumberFields() {
  const { t } = useTranslation('order');
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{t('own.title')}</legend>
      <span className={styles.quiet}>{t('own.hint')}</span>
      <div className={styles.pair}>
        <TextField name="purchase_order" label={t('own.purchaseOrder')} />
        <TextField name="reference" label={t('own.reference')} />
      </div>
    </fieldset>
  );
}
