import { CartFilled, CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { GridFilled, GridRegular } from '@fluentui/react-icons/headless/svg/grid';
import { HomeFilled, HomeRegular } from '@fluentui/react-icons/headless/svg/home';
import { PersonFilled, PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { CartBadge } from '../header/CartBadge.tsx';
import { isHome } from '../page/pageName.ts';
import styles from './TabBar.module.css';

/**
 * The four sections of the store at the foot of a phone's screen (S2.7). The cart's tab leads guests to sign-in and
 * back, unless their cart has products, which that would hide.
 */
export const TabBar = observer(function TabBar() {
  const { t } = useTranslation('chrome');
  const { cart, messages, session } = useStores();
  const { total = 0 } = messages.counts;
  const { pathname } = useLocation();
  const currentPath = isHome(pathname) ? paths.home : pathname.replace(/\/$/, '');
  const isForGuests = (path: string): boolean => path !== paths.userCenter && (path !== paths.cart || cart.count > 0);
  const tabs = [
    { name: t('tabs.home'), at: paths.home, Regular: HomeRegular, Filled: HomeFilled, count: 0 },
    { name: t('tabs.category'), at: paths.category, Regular: GridRegular, Filled: GridFilled, count: 0 },
    { name: t('tabs.cart'), at: paths.cart, Regular: CartRegular, Filled: CartFilled, count: cart.count },
    {
      name: t('tabs.my'),
      at: paths.userCenter,
      Regular: PersonRegular,
      Filled: PersonFilled,
      count: 0,
      hasNews: total > 0,
    },
  ];
  const leadsTo = (path: string): string => (session.isMember || isForGuests(path) ? path : paths.login(path));
  return (
    <nav className={styles.root} aria-label={t('tabs.label')}>
      {tabs.map(({ name, at, Regular, Filled, count, hasNews = false }) => (
        <Link
          key={name}
          className={styles.tab}
          to={leadsTo(at)}
          {...(at === currentPath && { 'aria-current': 'page' })}
        >
          <span className={styles.icon}>
            {at === currentPath ? <Filled aria-hidden="true" /> : <Regular aria-hidden="true" />}
            <CartBadge count={count} />
            {hasNews && <span className={styles.dot} aria-hidden="true" />}
          </span>
          <span>{name}</span>
          {hasNews && <VisuallyHidden>{t('inbox.unread', { count: total })}</VisuallyHidden>}
        </Link>
      ))}
    </nav>
  );
});
