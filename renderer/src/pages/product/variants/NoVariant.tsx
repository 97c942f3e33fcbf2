import { mergeClasses } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/headless/svg/info';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStyles as useLinkStyles } from '../../../ui/form/LinkButton.styles.ts';
import { useStyles } from '../buy/BuyBox.styles.ts';
import { VARIANTS_ID } from './SkuChoice.tsx';

/** Replaces the buy buttons where the address names a variant that is not sold: none is chosen for the shopper. */
export function NoVariant() {
  const { t } = useTranslation('product');
  const styles = useStyles();
  const link = useLinkStyles();
  return (
    <div className={styles.root}>
      <div className={styles.reason} role="status">
        <span className={styles.reasonTitle}>
          <InfoRegular fontSize="20px" />
          <span>{t('noVariant.title')}</span>
        </span>
        <p className={styles.quiet}>{t('noVariant.text')}</p>
      </div>
      <a className={mergeClasses(link.root, link.primary, styles.wide, styles.onScreen)} href={`#${VARIANTS_ID}`}>
        {t('sku.legend')}
      </a>
    </div>
  );
}
