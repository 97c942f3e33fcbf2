import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    alignSelf: 'stretch',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontSize: '20px',
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: '-4px' },
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
});

interface FieldButtonProps {
  label: string;
  type?: 'button' | 'submit';
  className?: string;
  onClick?: () => void;
  /** Its icon. */
  children: ReactNode;
}

/** A button within a field, as high as the field. */
export function FieldButton({ label, type = 'button', className, onClick, children }: FieldButtonProps) {
  const styles = useStyles();
  return (
    <button type={type} className={mergeClasses(styles.root, className)} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
