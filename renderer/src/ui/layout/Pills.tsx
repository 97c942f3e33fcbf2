import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { scrollToCentre } from './scrollToCentre.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './Pills.module.css';

export interface Pill {
  name: string;
  to: string;
  isCurrent: boolean;
  /** A count; hidden when it is zero. */
  count?: string | undefined;
}

/** Links that filter a list, each with an address of its own. At least two are always visible. */
export function Pills({ label, pills }: { label: string; pills: readonly Pill[] }) {
  const row = useRef<HTMLUListElement>(null);
  const index = pills.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => scrollToCentre(row.current, row.current?.children[index]), [index]);
  return (
    <nav aria-label={label}>
      <ul ref={row} role="list" className={clsx(styles.root, pills.length > 2 && styles.scrolled)}>
        {pills.map(({ name, to, isCurrent, count }) => (
          <li key={to}>
            <Link
              className={clsx(styles.pill, isCurrent && styles.current)}
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
