import type { ReactNode } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import styles from './MemberForm.module.css';
import { wrapText } from '../../../ui/text/wrapText.tsx';

interface FormActionsProps {
  /** The button's text. */
  submit: string;
  /** Stays focusable while nothing can be sent. */
  isDisabled: boolean;
  /** The cancel link. */
  children?: ReactNode;
}

/** The buttons of a member's form: submit and cancel. */
export function FormActions({ submit, isDisabled, children }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <Button className={styles.submit} type="submit" appearance="primary" size="large" disabledFocusable={isDisabled}>
        {submit}
      </Button>
      {wrapText(children)}
    </div>
  );
}
