import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  },
});

interface VisuallyHiddenProps {
  id?: string;
  /** A live region: screen readers read changes out. */
  isStatus?: boolean;
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ id, isStatus = false, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={useStyles().root} {...(isStatus && { role: 'status' })}>
      {children}
    </span>
  );
}
