import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { NavigationRegular } from '@fluentui/react-icons/headless/svg/navigation';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './CategoryMenu.module.css';
import { CategoryPanel } from './CategoryPanel.tsx';
import { PageChange } from '../page/PageChange.tsx';
import { useMenu } from './useMenu.ts';

/**
 * All categories, three levels deep, by hover, click or key. Its links are a quarter of a listing's elements, so that
 * they are rendered when it is opened; until then it leads crawlers to the page that has them all.
 */
export const CategoryMenu = observer(function CategoryMenu() {
  const { t } = useTranslation('chrome');
  const { queries } = useStores();
  const panelId = useId();
  const { isOpen, toggle, close, trigger, root } = useMenu<HTMLButtonElement>();
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  const tree = queries.peek('readGroupTree', {}) ?? [];
  return (
    <nav className={styles.root} aria-label={t('categories.label')} {...root}>
      <button
        ref={trigger}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <NavigationRegular aria-hidden="true" />
        <span>{t('categories.all')}</span>
        <ChevronDownRegular aria-hidden="true" />
      </button>
      {isOpen && <PageChange onChange={close} />}
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {hasOpened ? (
          <CategoryPanel tree={tree} onFollow={close} />
        ) : (
          <Link to={paths.category}>{t('categories.all')}</Link>
        )}
      </div>
    </nav>
  );
});
