import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { observer } from 'mobx-react-lite';
import { NAV_GROUPS_PAGE_SIZE, NAV_PANEL_GROUPS_MAX } from '../../../../../shared/contract/limits.ts';
import type { GroupNode } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useQuery } from '../../../components/loading/useQuery.ts';
import { useErrorText } from '../../../components/loading/useErrorText.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './NavPanel.module.css';

const PLACES = ['1', '2', '3', '4', '5', '6'];

/** The subgroups of a group, read on first use: the first 17, and a link to all (S2.5, S4). */
export const NavGroups = observer(function NavGroups({ group }: { group: GroupNode }) {
  const { t } = useTranslation('chrome');
  const text = useLocalised();
  const errorText = useErrorText();
  const payload = { parent_group_id: group.id, page: 1, page_size: NAV_GROUPS_PAGE_SIZE };
  const { data: groups, error, retry } = useQuery('listGroups', payload, { isLasting: true });
  if (error)
    return (
      <div className={styles.failed} role="alert">
        <p>{errorText(error)}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          {t('error.retry')}
        </button>
      </div>
    );
  if (!groups)
    return (
      <div className={styles.root} role="progressbar" aria-busy="true" aria-label={t('loading')}>
        {PLACES.map((place) => (
          <span key={place} className={styles.place} />
        ))}
      </div>
    );
  return (
    <ul role="list" className={styles.root}>
      {groups.slice(0, NAV_PANEL_GROUPS_MAX).map((below) => (
        <li key={below.id}>
          <Link className={styles.group} to={paths.group(below)}>
            <span className={styles.picture}>
              <Picture picture={below.picture} alt="" sizes="48px" />
            </span>
            <span>
              <span className={styles.name}>{text(below, 'group_name')}</span>
              <span className={styles.count}>{t('categories.products', { count: below.product_count })}</span>
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.more} to={paths.category}>
          <span>{t('nav.more')}</span>
          <ChevronRightRegular aria-hidden="true" />
        </Link>
      </li>
    </ul>
  );
});
