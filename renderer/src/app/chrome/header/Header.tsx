import { memo } from 'react';
import styles from './Header.module.css';
import { AccountLink } from './AccountLink.tsx';
import { CartLink } from './CartLink.tsx';
import { CategoryMenu } from '../navigation/CategoryMenu.tsx';
import { CustomerPart } from '../customers/CustomerPart.tsx';
import { InboxLink } from './InboxLink.tsx';
import { Logo } from './Logo.tsx';
import { NavItems } from '../navigation/NavItems.tsx';
import { OutboxChip } from '../offline/OutboxChip.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { UtilityBar } from './utilityBar/UtilityBar.tsx';

/**
 * The desktop header: logo, search, account, cart and catalogue navigation. Memoised, so that a navigation does not
 * render it again.
 */
export const Header = memo(function Header() {
  return (
    <>
      <UtilityBar />
      <header className={styles.root}>
        <CustomerPart name="strip" />
        <div className={styles.main}>
          <Logo />
          <div className={styles.search}>
            <SearchBox />
          </div>
          <div className={styles.waiting}>
            <OutboxChip />
          </div>
          <div className={styles.links}>
            <CustomerPart name="link" />
            <AccountLink />
            <InboxLink />
            <CartLink />
          </div>
        </div>
        <div className={styles.row}>
          <CategoryMenu />
          <NavItems />
        </div>
      </header>
    </>
  );
});
