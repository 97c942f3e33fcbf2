import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import type { Group } from '../../../../shared/contract/schemas/catalogue.ts';
import { paths } from '../../routing/paths.ts';
import { narrow, TO_EDGES } from '../../theme/layout.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [narrow]: { ...TO_EDGES, flexWrap: 'nowrap', overflowX: 'auto', paddingBottom: tokens.spacingVerticalXS },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    paddingInline: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    [narrow]: { minHeight: '44px' },
  },
});

/** The siblings of a group. */
export function SiblingLinks({ groups, label }: { groups: readonly Group[]; label: string }) {
  const styles = useStyles();
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
}
