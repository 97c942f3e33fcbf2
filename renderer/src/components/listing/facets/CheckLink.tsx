import { clsx } from 'clsx';
import { CheckmarkFilled } from '@fluentui/react-icons/headless/svg/checkmark';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterPaint } from '../../../ui/loading/afterPaint.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './CheckLink.module.css';

interface CheckLinkProps {
  to: { search: string };
  isChecked: boolean;
  label: string;
  count: string;
  isTouch: boolean;
}

/**
 * A filter with a checkbox's look. It is a link, so that it can be opened in another tab and works without scripts. A press
 * is answered by the mark alone; the list follows behind that frame.
 */
export function CheckLink({ to, isChecked, label, count, isTouch }: CheckLinkProps) {
  const navigate = useNavigate();
  const [mark, setMark] = useState({ isChecked, isShown: isChecked });
  if (mark.isChecked !== isChecked) setMark({ isChecked, isShown: isChecked });
  const latest = useRef(to);
  useLayoutEffect(() => {
    latest.current = to;
  });
  const handleClick = (event: MouseEvent): void => {
    const link = event.currentTarget;
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setMark({ isChecked, isShown: !mark.isShown });
    // By the latest address: another filter may have been pressed before the frame, or a link to another page.
    afterPaint(() => link.isConnected && void navigate(latest.current, { preventScrollReset: true }));
  };
  return (
    <Link
      className={clsx(styles.root, mark.isShown && styles.checked, isTouch && styles.touch)}
      to={to}
      role="checkbox"
      aria-checked={mark.isShown}
      rel="nofollow"
      onClick={handleClick}

      onKeyDown={handleSpace}
    >
      {mark.isShown && <CheckmarkFilled className={styles.mark} fontSize="14px" aria-hidden="true" />}
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
