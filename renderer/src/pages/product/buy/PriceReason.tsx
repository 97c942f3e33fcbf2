import { clsx } from 'clsx';
import { LockClosedRegular } from '@fluentui/react-icons/headless/svg/lock-closed';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import type { Sku } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useCurrency } from '../../../components/useCurrency.ts';
import { Price } from '../../../components/product/facts/Price.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { LinkButton } from '../../../ui/form/LinkButton.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import styles from './BuyBox.module.css';

type PricedSku = Pick<Sku, 'is_priced' | 'market_price' | 'pack_size'>;

/** The price of a variant; without one, the reason and the way to it. */
export const PriceReason = observer(function PriceReason({ sku }: { sku: PricedSku }) {
  const { t } = useTranslation('product');
  const { session } = useStores();
  if (!sku.is_priced) {
    return (
      <div className={styles.price}>
        <Price item={sku} className={styles.onQuotation} />
        <p className={styles.quiet}>{t('price.quotationText')}</p>
      </div>
    );
  }
  return session.isMember ? <MemberPrice sku={sku} /> : <VisitorReason />;
});

const MemberPrice = observer(function MemberPrice({ sku }: { sku: PricedSku }) {
  const { t } = useTranslation('product');
  const formats = useFormats();
  const currency = useCurrency();
  return (
    <div className={styles.price}>
      <Price item={sku} className={styles.amount} />
      {sku.pack_size > 1 && (
        <span className={styles.quiet}>
          <span>{t('price.pack', { count: sku.pack_size })}</span>
          {sku.market_price != null && (
            <span>{` · ${t('price.each', { price: formats.money(Math.round(sku.market_price / sku.pack_size), currency) })}`}</span>
          )}
        </span>
      )}
    </div>
  );
});

function VisitorReason() {
  const { t } = useTranslation('product');
  const { pathname, search } = useLocation();
  const back = pathname + search;
  return (
    <div className={styles.reason}>
      <span className={styles.reasonTitle}>
        <LockClosedRegular fontSize="20px" />
        <span>{t('price.visitorTitle')}</span>
      </span>
      <p className={styles.quiet}>{t('price.visitorText')}</p>
      <div className={clsx(styles.signIn, styles.onScreen)}>
        <LinkButton className={styles.signInLink} isPrimary to={paths.login(back)}>
          {t('price.logIn')}
        </LinkButton>
        <LinkButton className={styles.signInLink} to={paths.register(back)}>
          {t('price.register')}
        </LinkButton>
      </div>
    </div>
  );
}
