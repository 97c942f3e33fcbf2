import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { narrow, TO_EDGES } from '../../theme/layout.ts';
import { scrollToCentre } from './scrollToCentre.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  // One row on a phone, which scrolls sideways. The padding is room for the focus ring.
  scrolled: {
    [narrow]: {
      ...TO_EDGES,
      flexWrap: 'nowrap',
      overflowX: 'auto',
      marginBlock: '-4px',
      paddingBlock: '4px',
      scrollbarWidth: 'none',
    },
  },
  pill: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalL}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground1,
    [narrow]: { whiteSpace: 'nowrap' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  current: {
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
  },
  count: { fontVariantNumeric: 'tabular-nums' },
});

export interface Pill {
  name: string;
  to: string;
  isCurrent: boolean;
  /** A count; hidden when it is zero. */
  count?: string | undefined;
}

/** Links that narrow down a list, each with an address of its own. Two of them are always in view. */
export function Pills({ label, pills }: { label: string; pills: readonly Pill[] }) {
  const styles = useStyles();
  const row = useRef<HTMLUListElement>(null);
  const at = pills.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => scrollToCentre(row.current, row.current?.children[at]), [at]);
  return (
    <nav aria-label={label}>
      <ul ref={row} role="list" className={mergeClasses(styles.root, pills.length > 2 && styles.scrolled)}>
        {pills.map(({ name, to, isCurrent, count }) => (
          <li key={to}>
            <Link
              className={mergeClasses(styles.pill, isCurrent && styles.current)}
              to={to}
              {...(isCurrent && { 'aria-current': 'page' as const })}
            >
              <span>{name}</span>
              {count && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
