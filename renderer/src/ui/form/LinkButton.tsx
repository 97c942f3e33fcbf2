import { clsx } from 'clsx';
import { Link, type LinkProps } from '../navigation/Link.tsx';
import styles from './LinkButton.module.css';

interface LinkButtonProps extends LinkProps {
  isPrimary?: boolean;
}

/** A link that looks like a button: it navigates, so it is a link. */
export function LinkButton({ isPrimary = false, className, ...props }: LinkButtonProps) {
  return <Link className={clsx(styles.root, isPrimary && styles.primary, className)} {...props} />;
}
