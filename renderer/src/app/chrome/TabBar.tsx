import { CartFilled, CartRegular } from '@fluentui/react-icons/svg/cart';
import { GridFilled, GridRegular } from '@fluentui/react-icons/svg/grid';
import { HomeFilled, HomeRegular } from '@fluentui/react-icons/svg/home';
import { PersonFilled, PersonRegular } from '@fluentui/react-icons/svg/person';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CartBadge } from './CartBadge.tsx';
import { isHome } from './pageName.ts';
import { useStyles } from './TabBar.styles.ts';

/** The four sections of the store at the foot of a phone's screen (S2.7). A guest has a cart too, so its tab needs no sign-in. */
export const TabBar = observer(function TabBar() {
  const { t } = useTranslation('chrome');
  const { cart, messages, session } = useStores();
  const { total } = messages.counts;
  const styles = useStyles();
  const { pathname } = useLocation();
  const here = isHome(pathname) ? paths.home : pathname.replace(/\/$/, '');
  const my = session.isMember ? paths.userCenter : paths.login(paths.userCenter);
  const tabs = [
    { name: t('tabs.home'), to: paths.home, Regular: HomeRegular, Filled: HomeFilled, count: 0 },
    { name: t('tabs.category'), to: paths.category, Regular: GridRegular, Filled: GridFilled, count: 0 },
    { name: t('tabs.cart'), to: paths.cart, Regular: CartRegular, Filled: CartFilled, count: cart.count },
    { name: t('tabs.my'), to: my, Regular: PersonRegular, Filled: PersonFilled, count: 0, hasNews: total > 0 },
  ];
  return (
    <nav className={styles.root} aria-label={t('tabs.label')}>
      {tabs.map(({ name, to, Regular, Filled, count, hasNews = false }) => (
        <Link key={name} className={styles.tab} to={to} {...(to === here && { 'aria-current': 'page' })}>
          <span className={styles.icon}>
            {to === here ? <Filled aria-hidden="true" /> : <Regular aria-hidden="true" />}
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
