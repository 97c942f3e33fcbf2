import { type RefObject, useEffect, useRef } from 'react';

/** What is open and can be put away, the uppermost last. */
const open: RefObject<unknown>[] = [];

/**
 * While this part is shown, Escape puts it away, and with `isInside` so does a press outside of it. What lies beneath
 * another part waits until it is the uppermost.
 */
export function useDismissal(dismiss: () => void, isInside?: (target: Node) => boolean): void {
  const latest = useRef({ dismiss, isInside });
  useEffect(() => {
    latest.current = { dismiss, isInside };
  });
  useEffect(() => {
    open.push(latest);
    const isUppermost = (): boolean => open.at(-1) === latest;
    const handleKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && isUppermost()) latest.current.dismiss();
    };
    const handlePointer = ({ target }: PointerEvent): void => {
      const isOutside = target instanceof Node && latest.current.isInside?.(target) === false;
      if (isOutside && isUppermost()) latest.current.dismiss();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePointer);
    return () => {
      open.splice(open.indexOf(latest), 1);
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePointer);
    };
  }, []);
}
