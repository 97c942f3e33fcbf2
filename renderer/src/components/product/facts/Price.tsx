import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useQuery } from '../../loading/useQuery.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { useCurrency } from '../../useCurrency.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import styles from './Price.module.css';

interface PriceProps {
  /** The price of a product or variant: undefined for a visitor, null where it is sold by quotation alone. */
  item: { is_priced: boolean; market_price?: number | null | undefined; is_price_from?: boolean | undefined };
  /** Below a heading that names it the price. */
  isShort?: boolean;
  className?: string | undefined;
}

/** The price for members, and a link to sign-in for visitors (S6). */
export const Price = observer(function Price({
  item: { is_priced, market_price, is_price_from },
  isShort = false,
  className,
}: PriceProps) {
  const { t } = useTranslation('catalogue');
  const { session, ui } = useStores();
  const formats = useFormats();
  const { pathname, search } = useLocation();
  const currency = useCurrency();
  const root = clsx(styles.root, className);

  if (!is_priced || market_price === null)
    return <span className={clsx(root, styles.quotation)}>{t('price.onQuotation')}</span>;
  if (!session.isMember)
    return (
      <Link
        className={clsx(root, styles.link)}
        to={paths.login(pathname + search)}
        {...(isShort && { 'aria-label': t('price.logIn') })}
      >
        {t(isShort ? 'price.logInShort' : 'price.logIn')}
      </Link>
    );
  // The offline catalogue is the same for everybody, so without prices.
  if (market_price === undefined) {
    const words = clsx(root, !isShort && styles.words);
    if (ui.isOnline) return <AwaitedPrice userId={session.user?.user_id ?? ''} className={words} />;
    return <span className={clsx(words, styles.waiting)}>{t('price.offline')}</span>;
  }
  const price = formats.money(market_price, currency);
  const amount = clsx(styles.root, styles.amount, className);
  if (is_price_from) return <span className={amount}>{t('price.from', { price })}</span>;
  return (
    <span translate="no" className={amount}>
      {price}
    </span>
  );
});

/** Replaces the price for a member without prices: they must confirm their address, or signed in a moment ago. */
const AwaitedPrice = observer(function AwaitedPrice({ userId, className }: { userId: string; className: string }) {
  const { t } = useTranslation('catalogue');
  const { data: profile } = useQuery('readUserInfo', { id: userId }, { isLasting: true });
  if (profile?.sees_prices === false)
    return (
      <Link className={clsx(className, styles.link)} to={paths.profile}>
        {t('price.confirm')}
      </Link>
    );
  // This data was read as a visitor, the member's reply is on its way.
  return (
    <span className={clsx(className, styles.waiting)} aria-busy="true">
      {t('price.loading')}
    </span>
  );
});

/** Shows the pack that the price is for, if it holds more than one piece. */
export function Pack({ item: { pack_size = 1 } }: { item: { pack_size?: number | undefined } }) {
  const { t } = useTranslation('catalogue');
  return pack_size > 1 ? <span className={styles.pack}>{t('price.pack', { count: pack_size })}</span> : null;
}
