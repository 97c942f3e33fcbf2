import { memo } from 'react';
import type { Group } from '../../../../shared/contract/schemas/catalogue.ts';
import { paths } from '../../routing/paths.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './SiblingLinks.module.css';

/** The siblings of a group. */
export const SiblingLinks = memo(function SiblingLinks({ groups, label }: { groups: readonly Group[]; label: string }) {
  const text = useLocalised();
  if (groups.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.root}>
        {groups.map((group) => (
          <li key={group.id}>
            <Link className={styles.link} to={paths.group(group)}>
              {text(group, 'group_name')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
