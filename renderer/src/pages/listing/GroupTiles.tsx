import { memo } from 'react';
import type { Group } from '../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './GroupTiles.module.css';

/** The subgroups of a group. */
export const GroupTiles = memo(function GroupTiles({ groups, label }: { groups: readonly Group[]; label: string }) {
  const { t } = useTranslation('catalogue');
  const text = useLocalised();
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {groups.map((group) => (
          <li key={group.id} className={styles.item}>
            <Link className={styles.tile} to={paths.group(group)}>
              <Picture picture={group.picture} alt="" sizes="72px" />
              <span>
                <span className={styles.name}>{text(group, 'group_name')}</span>
                <span className={styles.count}>{t('count', { count: group.product_count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
