import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './Link.tsx';

interface NavLinkProps extends LinkProps {
  to: string;
  /** Pages below its own do not count. */
  isExact?: boolean;
}

/** A link of a navigation: `aria-current` marks the one that leads to the current page, or to one above it. */
export function NavLink({ to, isExact = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const [currentPath, own] = [pathname, new URL(to, 'https://store.invalid').pathname].map(withoutCase);
  const isCurrent = currentPath === own || (!isExact && currentPath!.startsWith(`${own}/`));
  return <Link to={to} {...rest} {...(isCurrent && { 'aria-current': 'page' })} />;
}

const withoutCase = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');
