import { observer } from 'mobx-react-lite';
import type { GroupNode } from '../../../../../shared/contract/schemas/catalogue.ts';
import type { NavItem } from '../../../../../shared/contract/schemas/content.ts';
import { safeUrl } from '../../../../../shared/web/links.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { groupTrail } from '../../../routing/groupTrail.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { NavLink } from '../../../ui/navigation/NavLink.tsx';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { NavGroups } from './NavGroups.tsx';
import styles from './NavItems.module.css';
import { NavLinks } from './NavLinks.tsx';
import { NavMenu } from './NavMenu.tsx';

/** Directory, brands and the merchant's own items (S2.5). */
export const NavItems = observer(function NavItems() {
  const { t } = useTranslation('chrome');
  const { queries } = useStores();
  const tree = queries.peek('readGroupTree', {}) ?? [];
  const items = queries.peek('readConfig', {})?.navigation.items ?? [];
  return (
    <nav className={styles.root} aria-label={t('nav.main')}>
      <ul role="list" className={styles.list}>
        <Plain to={paths.products} label={t('nav.products')} />
        <Plain to={paths.brands} label={t('nav.brands')} />
        {items.map((item, index) => (
          <Item key={index} item={item} tree={tree} />
        ))}
        <Plain to={paths.publish('about-us')} label={t('nav.about')} />
      </ul>
    </nav>
  );
});

function Plain({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <NavLink className={styles.link} to={to}>
        {label}
      </NavLink>
    </li>
  );
}

/** An item configured by the merchant; left out if its target is gone. */
const Item = observer(function Item({ item, tree }: { item: NavItem; tree: readonly GroupNode[] }) {
  const { ui } = useStores();
  const text = useLocalised();
  const label = text(item, 'title');
  if (item.type === 'link') return <Plain to={paths.homePage(item)} label={label} />;
  if (item.type === 'classify') {
    const group = groupTrail(tree, item.category).at(-1);
    return (
      group && (
        <NavMenu label={label} to={paths.group(group)} isLazy>
          <NavGroups group={group} />
        </NavMenu>
      )
    );
  }
  const links = item.aggregationArr.flatMap((link) => {
    const url = safeUrl(link.url);
    // A kiosk links to no outside site.
    const isShown = url !== null && (url.startsWith('/') || ui.device !== 'kiosk');
    return isShown ? [{ url, label: text(link, 'title') }] : [];
  });
  const [first] = links;
  return (
    first && (
      <NavMenu label={label} to={first.url}>
        <NavLinks links={links} />
      </NavMenu>
    )
  );
});
