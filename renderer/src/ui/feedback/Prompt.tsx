import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { withFluent } from '../layout/FluentParts.tsx';
import { ModalSupport } from './ModalSupport.tsx';
import { UnbrokenNumbers } from '../text/UnbrokenNumbers.tsx';
import styles from './Prompt.module.css';

interface PromptProps {
  isOpen?: boolean;
  title: string;
  children: ReactNode;
  /** The actions, the recommended one among them. */
  actions: ReactNode;
  /** Closes by Escape, or by a click beside it where no answer is needed. */
  onClose: () => void;
  /** The action cannot be undone: an answer is needed, and the harmless one comes first. */
  isAlert?: boolean;
  className?: string;
}

/** A question or a message in a dialog. */
export const Prompt = withFluent(function Prompt({
  isOpen = true,
  title,
  children,
  actions,
  onClose,
  isAlert = false,
  className,
}: PromptProps) {
  return (
    <Dialog open={isOpen} modalType={isAlert ? 'alert' : 'modal'} onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface>
        <ModalSupport />
        <DialogBody>
          <DialogTitle>
            <UnbrokenNumbers text={title} />
          </DialogTitle>
          <DialogContent {...(className && { className })}>{children}</DialogContent>
          <DialogActions fluid className={styles.actions}>
            {actions}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
});
