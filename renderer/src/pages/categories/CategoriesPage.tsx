import { GridRegular } from '@fluentui/react-icons/headless/svg/grid';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Head } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './CategoriesPage.module.css';
import { RootGroup } from './RootGroup.tsx';

/** The whole tree on one page, three levels deep. */
export const CategoriesPage = observer(function CategoriesPage() {
  const { t } = useTranslation('chrome');
  const { queries, ui } = useStores();
  const text = useLocalised();
  const tree = queries.peek('readGroupTree', {}) ?? [];
  // On a desk the header already has the navigation landmark.
  const Groups = ui.isMobile ? 'nav' : 'div';
  return (
    <main id="content" className={styles.root}>
      <Head title={t('categories.title')} description={t('categories.lead')} />
      <h1 className={styles.title} tabIndex={-1}>
        {t('categories.title')}
      </h1>
      <p className={styles.lead}>{t('categories.lead')}</p>
      {tree.length === 0 ? (
        <EmptyState icon={<GridRegular />} title={t('categories.empty')} text={t('categories.emptyText')}>
          <LinkButton to={paths.products}>{t('nav.products')}</LinkButton>
        </EmptyState>
      ) : (
        <Groups {...(ui.isMobile && { 'aria-label': t('categories.label') })}>
          <ul role="list" className={styles.jumps}>
            {tree.map((group) => (
              <li key={group.id}>
                <a className={styles.jump} href={`#group-${group.id}`}>
                  {text(group, 'group_name')}
                </a>
              </li>
            ))}
          </ul>
          {tree.map((group, index) => (
            <RootGroup key={group.id} group={group} isFirst={index === 0} />
          ))}
        </Groups>
      )}
    </main>
  );
});
