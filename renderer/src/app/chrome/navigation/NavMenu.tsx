import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import icons from '../../../ui/media/drawnIcons.module.css';
import { Link } from '../../../ui/navigation/Link.tsx';
import styles from './NavItems.module.css';
import { PageChange } from '../page/PageChange.tsx';
import { useMenu } from './useMenu.ts';
import { hasModifier } from '../../../ui/navigation/hasModifier.ts';

interface NavMenuProps {
  label: string;
  /** The address of the plain link, for use without scripts and in a new tab. */
  to: string;
  /** The panel's data is requested only when it is opened. */
  isLazy?: boolean;
  children: ReactNode;
}

/** A link with a panel; a click opens the panel. */
export function NavMenu({ label, to, isLazy = false, children }: NavMenuProps) {
  const panelId = useId();
  const { isOpen, toggle, close, trigger, root } = useMenu<HTMLAnchorElement>();
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);

  const handleClick = (event: MouseEvent): void => {
    if (hasModifier(event)) return;
    event.preventDefault();
    toggle();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };
  return (
    <li {...root}>
      <Link
        ref={trigger}
        className={clsx(styles.link, styles.menu, icons.chevronDown, isOpen && styles.open)}
        to={to}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {label}
      </Link>
      {isOpen && <PageChange onChange={close} />}
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {(hasOpened || !isLazy) && children}
      </div>
    </li>
  );
}
