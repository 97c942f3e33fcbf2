import { clsx } from 'clsx';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { useState } from 'react';
import type { GroupNode } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './CategoryPanel.module.css';

interface CategoryPanelProps {
  tree: readonly GroupNode[];
  /** A link was followed. */
  onFollow: () => void;
}

/** The first level as a list at the side; beside it the chosen group's second and third level as titles and links. */
export function CategoryPanel({ tree, onFollow }: CategoryPanelProps) {
  const text = useLocalised();
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const current = chosen ?? tree[0]?.id;
  return (
    <ul role="list" className={styles.root}>
      {tree.map((group) => {
        const isCurrent = group.id === current;
        return (
          <li key={group.id}>
            <button
              type="button"
              className={clsx(styles.first, isCurrent && styles.current)}
              aria-expanded={isCurrent}
              onClick={() => setChosen(group.id)}
              onFocus={() => setChosen(group.id)}
              onPointerEnter={() => setChosen(group.id)}
            >
              <span>{text(group, 'group_name')}</span>
              <ChevronRightRegular aria-hidden="true" />
            </button>
            {isCurrent && (
              <div className={styles.section}>
                <Section group={group} onFollow={onFollow} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Section({ group, onFollow }: { group: GroupNode; onFollow: () => void }) {
  const { t } = useTranslation('chrome');
  const text = useLocalised();
  return (
    <>
      <Link className={styles.all} to={paths.group(group)} onClick={onFollow}>
        <span>{t('categories.seeAll', { name: text(group, 'group_name') })}</span>
        <ChevronRightRegular aria-hidden="true" />
      </Link>
      <ul role="list" className={styles.columns}>
        {group.child_set.map((second) => (
          <li key={second.id} className={styles.column}>
            <Link className={styles.second} to={paths.group(second)} onClick={onFollow}>
              {text(second, 'group_name')}
            </Link>
            <ul role="list">
              {second.child_set.map((third) => (
                <li key={third.id}>
                  <Link className={styles.third} to={paths.group(third)} onClick={onFollow}>
                    {text(third, 'group_name')}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
