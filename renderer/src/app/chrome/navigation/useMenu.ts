import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

// Long enough that a passing pointer opens nothing, short enough to feel immediate.
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 250;

type State = 'closed' | 'hovered' | 'open';
type Handlers = 'onPointerEnter' | 'onPointerLeave' | 'onKeyDown' | 'onBlur';

export interface Menu<T extends HTMLElement> {
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
  /** For the element that encloses the trigger and its panel. */
  root: Pick<HTMLAttributes<HTMLElement>, Handlers>;
  /** The trigger: Escape gives it back the focus. */
  trigger: RefObject<T | null>;
}

/** A panel below the header: opens by click, key and hover; closes by Escape, click and leaving. Another page closes it by `PageChange`. */
export function useMenu<T extends HTMLElement>(): Menu<T> {
  const [state, setState] = useState<State>('closed');
  const trigger = useRef<T>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const plan = (next: State, after: number): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => setState((now) => (next === 'hovered' && now === 'open' ? now : next)),
      after,
    );
  };
  const close = (): void => {
    clearTimeout(timer.current);
    setState('closed');
  };
  return {
    isOpen: state !== 'closed',
    close,
    trigger,
    // Hover has opened it before the click: this click keeps it open, the next one closes it.
    toggle: () => {
      clearTimeout(timer.current);
      setState((now) => (now === 'open' ? 'closed' : 'open'));
    },
    root: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && plan('hovered', OPEN_AFTER_MS),
      onPointerLeave: (event) => event.pointerType === 'mouse' && plan('closed', CLOSE_AFTER_MS),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || state === 'closed') return;
        close();
        trigger.current?.focus();
      },
      onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || close(),
    },
  };
}
