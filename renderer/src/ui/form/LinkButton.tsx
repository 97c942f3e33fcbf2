import { mergeClasses } from '@fluentui/react-components';
import { Link, type LinkProps } from 'react-router-dom';
import { useStyles } from './LinkButton.styles.ts';

interface LinkButtonProps extends LinkProps {
  isPrimary?: boolean;
}

/** A link that looks like a button: it navigates, so it is a link. */
export function LinkButton({ isPrimary = false, className, ...props }: LinkButtonProps) {
  const styles = useStyles();
  return <Link className={mergeClasses(styles.root, isPrimary && styles.primary, className)} {...props} />;
}
