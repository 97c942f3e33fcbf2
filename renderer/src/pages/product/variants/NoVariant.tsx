import { clsx } from 'clsx';
import { InfoRegular } from '@fluentui/react-icons/headless/svg/info';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import link from '../../../ui/form/LinkButton.module.css';
import styles from '../buy/BuyBox.module.css';
import { VARIANTS_ID } from './SkuChoice.tsx';

/** Replaces the buy buttons where the address names a variant that is not sold: none is chosen for the shopper. */
export function NoVariant() {
  const { t } = useTranslation('product');
  return (
    <div className={styles.root}>
      <div className={styles.reason} role="status">
        <span className={styles.reasonTitle}>
          <InfoRegular fontSize="20px" />
          <span>{t('noVariant.title')}</span>
        </span>
        <p className={styles.quiet}>{t('noVariant.text')}</p>
      </div>
      <a className={clsx(link.root, link.primary, styles.wide, styles.onScreen)} href={`#${VARIANTS_ID}`}>
        {t('sku.legend')}
      </a>
    </div>
  );
}
