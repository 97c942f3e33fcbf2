import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { useHydrated } from '../../../ui/loading/useHydrated.ts';
import styles from '../SignInCard.module.css';

interface SubmitButtonProps {
  isRunning: boolean;
  /** Seconds until the next attempt is allowed. */
  secondsLeft: number;
  children: ReactNode;
}

/** Submits a form of the sign-in pages; disabled until the page is hydrated. */
export function SubmitButton({ isRunning, secondsLeft, children }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <Button
      className={styles.submit}
      appearance="primary"
      size="large"
      type="submit"
      onClick={readFilled}
      disabled={!isHydrated}
      disabledFocusable={isRunning || secondsLeft > 0}
    >
      {children}
    </Button>
  );
}

/**
 * Lets the form read its fields, as it does when they are left: some password managers fill them in without the events
 * of typing.
 */
function readFilled({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  for (const input of form?.querySelectorAll('input') ?? [])
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
