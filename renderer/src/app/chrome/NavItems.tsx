import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { GroupNode } from '../../../../shared/contracts/catalogue.ts';
import type { NavItem } from '../../../../shared/contracts/content.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { useLocalised } from '../../ui/useLocalised.ts';
import { useStyles } from './NavItems.styles.ts';

/** Directory, brands and what the merchant has put beside them. */
export const NavItems = observer(function NavItems() {
  const { t } = useTranslation('chrome');
  const { reads } = useStores();
  const styles = useStyles();
  const text = useLocalised();
  const tree = reads.peek('readGroupTree', {}) ?? [];
  const items = (reads.peek('readConfig', {})?.navigation.items ?? []).flatMap((item) => {
    const to = targetOf(item, tree);
    return to ? [{ to, label: text(item, 'title') }] : [];
  });
  const links = [
    { to: paths.products, label: t('nav.products') },
    { to: paths.brands, label: t('nav.brands') },
    ...items,
    { to: paths.publish('about-us'), label: t('nav.about') },
  ];
  return (
    <nav className={styles.root} aria-label={t('nav.main')}>
      <ul role="list" className={styles.list}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});

function targetOf(item: NavItem, tree: readonly GroupNode[]): string | null {
  if (item.type !== 'classify') return null;
  const group = find(tree, item.category);
  return group && paths.group(group);
}

function find(tree: readonly GroupNode[], id: number): GroupNode | null {
  for (const node of tree) {
    const found = node.id === id ? node : find(node.child_set, id);
    if (found) return found;
  }
  return null;
}
