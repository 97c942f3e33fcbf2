import { memo } from 'react';
import { useStyles } from './Header.styles.ts';
import { AccountLink } from './AccountLink.tsx';
import { CartLink } from './CartLink.tsx';
import { CategoryMenu } from '../navigation/CategoryMenu.tsx';
import { CustomerPart } from '../customers/CustomerPart.tsx';
import { InboxLink } from './InboxLink.tsx';
import { Logo } from './Logo.tsx';
import { NavItems } from '../navigation/NavItems.tsx';
import { OutboxChip } from '../offline/OutboxChip.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { UtilityBar } from './UtilityBar.tsx';

/** The head of every page on a desk: who we are, search, account, cart, and the way into the catalogue. It stays as it is from page to page. */
export const Header = memo(function Header() {
  const styles = useStyles();
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
