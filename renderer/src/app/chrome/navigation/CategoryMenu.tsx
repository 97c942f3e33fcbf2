import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { NavigationRegular } from '@fluentui/react-icons/headless/svg/navigation';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import styles from './CategoryMenu.module.css';
import { CategoryPanel } from './CategoryPanel.tsx';
import { PageChange } from '../page/PageChange.tsx';
import { useMenu } from './useMenu.ts';

/**
 * All categories, three levels deep, by hover, click or key. The links are in the page from the start, for use without
 * scripts.
 */
export const CategoryMenu = observer(function CategoryMenu() {
  const { t } = useTranslation('chrome');
  const { queries } = useStores();
  const panelId = useId();
  const { isOpen, toggle, close, trigger, root } = useMenu<HTMLButtonElement>();
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
        <CategoryPanel tree={tree} onFollow={close} />
      </div>
    </nav>
  );
});
