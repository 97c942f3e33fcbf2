import { clsx } from 'clsx';
import { CheckmarkFilled } from '@fluentui/react-icons/headless/svg/checkmark';
import type { KeyboardEvent } from 'react';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './CheckLink.module.css';

interface CheckLinkProps {
  to: { search: string };
  isChecked: boolean;
  label: string;
  count: string;
  isTouch: boolean;
}

/** A filter with a checkbox's look. It is a link, so that it can be opened in another tab and works without scripts. */
export function CheckLink({ to, isChecked, label, count, isTouch }: CheckLinkProps) {
  return (
    <Link
      className={clsx(styles.root, isChecked && styles.checked, isTouch && styles.touch)}
      to={to}
      role="checkbox"
      aria-checked={isChecked}
      rel="nofollow"
      preventScrollReset

      onKeyDown={handleSpace}
    >
      {isChecked && <CheckmarkFilled className={styles.mark} fontSize="14px" aria-hidden="true" />}
      <span>{label}</span>
      <span>{count}</span>
    </Link>
  );
}

/** The space bar toggles a checkbox, but does not follow a link. */
function handleSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
