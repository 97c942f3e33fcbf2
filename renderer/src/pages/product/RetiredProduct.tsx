import { clsx } from 'clsx';
import { InfoRegular } from '@fluentui/react-icons/headless/svg/info';
import type { Product } from '../../../../shared/contract/schemas/catalogue.ts';
import { ContactChannels } from '../../components/contact/ContactChannels.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './buy/BuyBox.module.css';

const TITLE_ID = 'retired-title';

/** Replaces the buy box of a product that is no longer sold: contacts for a replacement, and similar products. */
export function RetiredProduct({ product, name }: { product: Product; name: string }) {
  const { t } = useTranslation('product');
  const text = useLocalised();
  return (
    <section className={styles.root} aria-labelledby={TITLE_ID}>
      <div className={styles.reason}>
        <span className={styles.reasonTitle}>
          <InfoRegular fontSize="20px" />
          <h2 id={TITLE_ID} className={styles.reasonTitle}>
            {t('catalogue:retired')}
          </h2>
        </span>
        <p className={styles.quiet}>{t('retired.text')}</p>
      </div>
      <div className={styles.onScreen}>
        <ContactChannels about={t('retired.about', { name, code: product.code })} />
      </div>
      <div className={clsx(styles.actions, styles.onScreen)}>
        <LinkButton className={styles.wide} isPrimary to={paths.group(product.group)}>
          {t('retired.group', { name: text(product.group, 'group_name') })}
        </LinkButton>
        <LinkButton className={styles.wide} to={paths.brand(product.brand)}>
          {t('retired.brand', { name: product.brand.brand_name })}
        </LinkButton>
      </div>
    </section>
  );
}
